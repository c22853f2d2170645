//! Reasons for forfeiting a game.

use std::fmt;

/// Reason why a contestant forfeited a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProgramFault {
    /// The program could not be started, with the message of the system.
    NotStarted(String),
    /// The program ended, or closed its output, before it answered.
    Ended,
    /// No answer came within this number of milliseconds.
    TimedOut(u64),
    /// The program's answer could not be parsed.
    UnreadableAnswer(String),
    /// The move is illegal.
    Illegal(String),
    /// A built-in player returned no move.
    NoMove,
}

impl fmt::Display for ProgramFault {
    /// Writes an English sentence for developers; localised sentences are in `texts`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ProgramFault::NotStarted(why) => write!(f, "the program could not be started: {why}"),
            ProgramFault::Ended => f.write_str("the program ended before it answered"),
            ProgramFault::TimedOut(milliseconds) => {
                write!(f, "the program did not answer within {milliseconds} ms")
            }
            ProgramFault::UnreadableAnswer(answer) => {
                write!(f, "the answer `{answer}` cannot be read")
            }
            ProgramFault::Illegal(action) => write!(f, "the move {action} is illegal"),
            ProgramFault::NoMove => f.write_str("the player returned no move"),
        }
    }
}

impl std::error::Error for ProgramFault {}

//! Reasons for forfeiting a game.

use std::fmt;

/// A forfeited game: the reason, and the position in which it happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forfeit {
    /// The reason.
    pub fault: ProgramFault,
    /// The position as the contestant saw it; empty if it did not come to a move.
    pub position: String,
}

/// Reason why a contestant forfeited a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProgramFault {
    /// The program could not be started, with the message of the system.
    NotStarted(String),
    /// The program ended, or closed its output, before it answered.
    Ended(ProgramEnd),
    /// The program did not become ready within this number of milliseconds.
    TimedOut(u64),
    /// The program's turn took longer than its limit and the margin allow.
    TooSlow {
        /// Limit of the turn in milliseconds.
        limit: u64,
        /// Margin in milliseconds.
        margin: u64,
    },
    /// The program does not speak the version of the protocol that a limit in nodes needs.
    NoNodes,
    /// The program's answer could not be parsed.
    UnreadableAnswer(String),
    /// The move is illegal.
    Illegal(String),
    /// A built-in player returned no move.
    NoMove,
}

/// End of a program in the middle of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ProgramEnd {
    /// The exit status, if the program has ended: it may only have closed its output.
    pub status: Option<ExitReason>,
    /// The last line that it wrote on standard error, or else on standard output.
    pub last_line: Option<String>,
}

/// Exit status of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExitReason {
    /// It ended by itself with this code.
    Code(i32),
    /// It was ended by this signal.
    Signal(i32),
}

impl fmt::Display for ProgramFault {
    /// Writes an English sentence for developers; localised sentences are in `texts`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ProgramFault::NotStarted(why) => write!(f, "the program could not be started: {why}"),
            ProgramFault::Ended(end) => write!(f, "the program ended before it answered{end}"),
            ProgramFault::TimedOut(milliseconds) => {
                write!(f, "the program was not ready within {milliseconds} ms")
            }
            ProgramFault::TooSlow { limit, margin } => {
                write!(f, "the turn took more than {limit} ms and the margin of {margin} ms")
            }
            ProgramFault::NoNodes => {
                f.write_str("the program does not speak version 2 of the protocol, with nodes")
            }
            ProgramFault::UnreadableAnswer(answer) => {
                write!(f, "the answer `{answer}` cannot be read")
            }
            ProgramFault::Illegal(action) => write!(f, "the move {action} is illegal"),
            ProgramFault::NoMove => f.write_str("the player returned no move"),
        }
    }
}

impl fmt::Display for ProgramEnd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.status {
            Some(ExitReason::Code(code)) => write!(f, ", with exit code {code}")?,
            Some(ExitReason::Signal(signal)) => write!(f, ", by signal {signal}")?,
            None => {}
        }
        match &self.last_line {
            Some(line) => write!(f, "; its last line: {line}"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for ProgramFault {}

//! How a contestant can lose a game without finishing it.

use std::fmt;

/// Why a contestant forfeited a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProgramFault {
    /// The program could not be started; the system says why.
    NotStarted(String),
    /// The program ended, or closed its output, before it answered.
    Ended,
    /// No answer came within so many milliseconds.
    TimedOut(u64),
    /// The program answered something that is no answer.
    UnreadableAnswer(String),
    /// The move is not allowed.
    Illegal(String),
    /// A player of our own knew no move.
    NoMove,
}

impl fmt::Display for ProgramFault {
    /// The name of the reason, for developers; sentences for people are made elsewhere.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for ProgramFault {}

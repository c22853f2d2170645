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
    /// Writes a short English message for developers; the crate `texts` has the sentences for
    /// players.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for ProgramFault {}

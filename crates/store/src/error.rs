//! How a store can fail.

use std::fmt;

/// Why a store did not do what it was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// Somebody was first: that game, line, token, pass or file is there already, or the line is not
    /// the next one.
    Conflict,
    /// There is no such person.
    NoSuchPerson,
    /// The database cannot be reached, is locked or has no room. Later it may go.
    Unavailable,
    /// What is stored is not what was written.
    Corrupt {
        /// The game.
        game: String,
        /// The first line that cannot be right.
        seq: u64,
        /// What is wrong with it.
        what: LineFlaw,
    },
    /// The database was written by a newer version of this program.
    NewerVersion,
    /// The text holds the character U+0000, which cannot be kept.
    NulCharacter,
    /// Anything else, in the words of whoever found it, for developers. No part of an address is in it.
    Other(String),
}

/// What can be wrong with a stored line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineFlaw {
    /// The line is not there, though there are later ones or the game had more.
    Missing,
    /// There is a line that the game does not know of.
    Surplus,
    /// The line, the ones before it or what the game says of itself do not give the stored hash.
    Hash,
    /// The line is no text.
    Unreadable,
}

impl fmt::Display for StoreError {
    /// The name of the reason, for developers; sentences for people are made elsewhere.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for StoreError {}

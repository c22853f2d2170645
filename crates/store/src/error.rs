//! The ways in which a store can fail, with a stable code and an English sentence for each.

use std::fmt;
use std::io;

/// Reason why a store did not do what it was asked. A failed change has changed nothing, except that
/// after [`StoreError::Unknown`] the database may have taken it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// The game, line, token, pass or file exists already, or the line is not the next one.
    Conflict,
    /// There is no such person.
    NoSuchPerson,
    /// The database cannot be reached, is locked or has no room. A later try may succeed.
    Unavailable,
    /// The connection was lost before the database acknowledged the change: it may have been stored.
    Unknown,
    /// Another server uses the store, or took it over while this one could not reach it.
    InUse,
    /// There is no store at this location: the file or database is missing, or has no tables of a
    /// store.
    NoStore,
    /// The database was written by an older version of this program, and has not been migrated since.
    OlderVersion,
    /// The stored lines are not the lines that were written.
    Corrupt {
        /// The game.
        game: String,
        /// The number of the first line that is wrong.
        seq: u64,
        /// The kind of damage.
        what: LineFlaw,
    },
    /// The database was written by a newer version of this program.
    NewerVersion,
    /// Servers of another version use the database, which this one would have to migrate.
    OtherVersion,
    /// A server with another key uses the database.
    OtherKey,
    /// The text contains the character U+0000, which PostgreSQL cannot store.
    NulCharacter,
    /// The address of the database cannot be parsed. The address itself is left out, because it may
    /// hold a password.
    BadAddress,
    /// The database refused the login.
    AccessDenied,
    /// The database does not store text as UTF-8.
    NotUtf8,
    /// The file is not a SQLite database.
    NotADatabase,
    /// The path of a file is not valid Unicode.
    BadPath,
    /// A file or folder could not be read or written.
    Io(io::ErrorKind),
    /// The database reported an error that this program does not expect: its own message, for
    /// developers. No part of an address is in it.
    Database(String),
}

/// Kind of damage to a stored line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineFlaw {
    /// The line is missing, although there are later lines or the game had more.
    Missing,
    /// There is a line that the game does not count.
    Surplus,
    /// The line, the lines before it or the game's own row do not give the stored hash.
    Hash,
    /// The line is not text.
    Unreadable,
}

impl StoreError {
    /// Returns the stable code of this error, for programs and for searching the documentation.
    pub fn code(&self) -> &'static str {
        match self {
            StoreError::Conflict => "conflict",
            StoreError::NoSuchPerson => "no_such_person",
            StoreError::Unavailable => "unavailable",
            StoreError::Unknown => "unknown",
            StoreError::InUse => "in_use",
            StoreError::NoStore => "no_store",
            StoreError::OlderVersion => "older_version",
            StoreError::Corrupt { what, .. } => what.code(),
            StoreError::NewerVersion => "newer_version",
            StoreError::OtherVersion => "other_version",
            StoreError::OtherKey => "other_key",
            StoreError::NulCharacter => "nul_character",
            StoreError::BadAddress => "bad_address",
            StoreError::AccessDenied => "access_denied",
            StoreError::NotUtf8 => "not_utf8",
            StoreError::NotADatabase => "not_a_database",
            StoreError::BadPath => "bad_path",
            StoreError::Io(kind) => io_code(*kind),
            StoreError::Database(_) => "database",
        }
    }

    /// Returns whether one request may have made a whole group of requests fail, so that each should
    /// be tried alone.
    pub(crate) fn may_spoil_group(&self) -> bool {
        !matches!(
            self,
            StoreError::Conflict
                | StoreError::NoSuchPerson
                | StoreError::NulCharacter
                | StoreError::Unavailable
                | StoreError::Unknown
        )
    }

    /// Returns the error of a change that was sent to the database: without its answer, nobody knows
    /// whether it was stored.
    pub(crate) fn after_sending(self) -> StoreError {
        match self {
            StoreError::Unavailable => StoreError::Unknown,
            other => other,
        }
    }

    /// Returns whether the request was refused before anything was written, so that the transaction
    /// it was in can go on.
    pub(crate) fn is_refusal(&self) -> bool {
        matches!(self, StoreError::Conflict | StoreError::NoSuchPerson | StoreError::NulCharacter)
    }
}

impl LineFlaw {
    /// Returns the stable code of this damage.
    pub fn code(self) -> &'static str {
        match self {
            LineFlaw::Missing => "line_missing",
            LineFlaw::Surplus => "line_surplus",
            LineFlaw::Hash => "line_hash",
            LineFlaw::Unreadable => "line_unreadable",
        }
    }
}

fn io_code(kind: io::ErrorKind) -> &'static str {
    match kind {
        io::ErrorKind::NotFound => "not_found",
        io::ErrorKind::PermissionDenied => "permission_denied",
        io::ErrorKind::NotADirectory => "not_a_folder",
        _ => "io",
    }
}

impl fmt::Display for LineFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            LineFlaw::Missing => "the line is missing",
            LineFlaw::Surplus => "the game does not count this line",
            LineFlaw::Hash => "the line does not match its hash",
            LineFlaw::Unreadable => "the line is not text",
        })
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            StoreError::Conflict => "it exists already, or another writer was first",
            StoreError::NoSuchPerson => "there is no such person",
            StoreError::Unavailable => "the database cannot be reached, is locked or is full",
            StoreError::Unknown => "the database did not acknowledge the change",
            StoreError::InUse => "another server uses the database",
            StoreError::NoStore => "there is no store at this location",
            StoreError::OlderVersion => "an older version of this program wrote the database",
            StoreError::Corrupt { game, seq, what } => {
                return write!(f, "game {game}, line {seq}: {what}");
            }
            StoreError::NewerVersion => "a newer version of this program wrote the database",
            StoreError::OtherVersion => "servers of another version use the database",
            StoreError::OtherKey => "a server with another key uses the database",
            StoreError::NulCharacter => "the text contains the character U+0000",
            StoreError::BadAddress => "the address of the database cannot be parsed",
            StoreError::AccessDenied => "the database refused the login",
            StoreError::NotUtf8 => "the database does not store text as UTF-8",
            StoreError::NotADatabase => "the file is not a SQLite database",
            StoreError::BadPath => "the path of the file is not valid Unicode",
            StoreError::Io(io::ErrorKind::NotFound) => "there is no such file or folder",
            StoreError::Io(io::ErrorKind::PermissionDenied) => "permission denied",
            StoreError::Io(io::ErrorKind::NotADirectory) => "part of the path is not a folder",
            StoreError::Io(kind) => return kind.fmt(f),
            StoreError::Database(message) => return write!(f, "the database says: {message}"),
        })
    }
}

impl std::error::Error for StoreError {}

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> Vec<StoreError> {
        let corrupt = |what| StoreError::Corrupt { game: "k3".into(), seq: 7, what };
        let mut all = vec![
            StoreError::Conflict,
            StoreError::NoSuchPerson,
            StoreError::Unavailable,
            StoreError::Unknown,
            StoreError::InUse,
            StoreError::NoStore,
            StoreError::OlderVersion,
            StoreError::NewerVersion,
            StoreError::OtherVersion,
            StoreError::OtherKey,
            StoreError::NulCharacter,
            StoreError::BadAddress,
            StoreError::AccessDenied,
            StoreError::NotUtf8,
            StoreError::NotADatabase,
            StoreError::BadPath,
            StoreError::Io(io::ErrorKind::NotFound),
            StoreError::Io(io::ErrorKind::PermissionDenied),
            StoreError::Io(io::ErrorKind::NotADirectory),
            StoreError::Io(io::ErrorKind::Other),
            StoreError::Database("out of cheese".into()),
        ];
        all.extend(
            [LineFlaw::Missing, LineFlaw::Surplus, LineFlaw::Hash, LineFlaw::Unreadable]
                .map(corrupt),
        );
        all
    }

    /// `serve` used to print `Other("entity not found")`.
    #[test]
    fn sentences_are_not_debug_output() {
        for error in all() {
            let (sentence, debug) = (error.to_string(), format!("{error:?}"));
            assert_ne!(sentence, debug);
            assert!(!sentence.contains(['(', '{', '"']), "{sentence}");
        }
        assert_eq!(
            StoreError::Io(io::ErrorKind::NotFound).to_string(),
            "there is no such file or folder"
        );
    }

    #[test]
    fn every_error_has_a_code_of_its_own_that_the_documentation_lists() {
        let documentation = include_str!("../../../docs/PROTOCOL.md");
        let mut codes: Vec<_> = all().iter().map(StoreError::code).collect();
        for code in &codes {
            assert!(documentation.contains(&format!("`{code}`")), "{code}");
        }
        codes.sort_unstable();
        codes.dedup();
        assert_eq!(codes.len(), all().len());
    }
}

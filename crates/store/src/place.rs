//! Where a store is.

use std::fmt;
use std::path::PathBuf;

/// Where a store is, or is to be made.
#[derive(Clone, PartialEq, Eq)]
pub enum Place {
    /// A directory of this machine, made if it is missing, or the file of a database, such as a backup.
    Sqlite(PathBuf),
    /// The address of a database in UTF8, which is there and may be empty: `postgres://user@…`. It
    /// names its user, unless the environment does (`PGUSER`).
    Postgres(String),
}

impl fmt::Debug for Place {
    /// Nothing of an address, which may hold a password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Sqlite(path) => f.debug_tuple("Sqlite").field(path).finish(),
            Place::Postgres(_) => f.write_str("Postgres(…)"),
        }
    }
}

//! Where a store is.

use std::fmt;
use std::path::{Path, PathBuf};

/// Where a store is, or is to be made.
#[derive(Clone, PartialEq, Eq)]
pub enum Place {
    /// A directory of this machine, made if it is missing, or the file of a database, such as a backup.
    Sqlite(PathBuf),
    /// The address of a database in UTF8, which is there and may be empty: `postgres://user@…`. It
    /// names its user, unless the environment does (`PGUSER`).
    Postgres(String),
}

/// The database in a directory of data.
const FILE: &str = "cartagena.sqlite";

impl Place {
    /// Whether [`connect`](crate::connect) would make a new file here. Whoever wants to check or copy
    /// what is there asks first, or an empty store is found wherever a name was mistyped.
    pub fn is_new(&self) -> bool {
        match self {
            Place::Sqlite(path) => !file_at(path).is_file(),
            Place::Postgres(_) => false,
        }
    }
}

/// The file of the database at a path, whether or not it is there.
pub(crate) fn file_at(path: &Path) -> PathBuf {
    if path.is_file() { path.to_owned() } else { path.join(FILE) }
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

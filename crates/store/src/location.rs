//! Where a store is.

use std::fmt;
use std::path::{Path, PathBuf};

/// Where a store is, or is to be made.
#[derive(Clone, PartialEq, Eq)]
pub enum StoreLocation {
    /// A directory of this machine, made if it is missing, or the file of a database, such as a backup.
    Sqlite(PathBuf),
    /// The address of a database in UTF8, which is there and may be empty: `postgres://user@…`. It
    /// names its user, unless the environment does (`PGUSER`).
    Postgres(String),
}

/// The database in a directory of data.
const DATABASE_FILE: &str = "cartagena.sqlite";

impl StoreLocation {
    /// Whether [`connect`](crate::connect) would make a new file here. Whoever wants to check or copy
    /// what is there asks first, or an empty store is found wherever a name was mistyped.
    pub fn is_new(&self) -> bool {
        match self {
            StoreLocation::Sqlite(path) => !database_file(path).is_file(),
            StoreLocation::Postgres(_) => false,
        }
    }
}

/// The file of the database at a path, whether or not it is there.
pub(crate) fn database_file(path: &Path) -> PathBuf {
    if path.is_file() { path.to_owned() } else { path.join(DATABASE_FILE) }
}

impl fmt::Debug for StoreLocation {
    /// Nothing of an address, which may hold a password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreLocation::Sqlite(path) => f.debug_tuple("Sqlite").field(path).finish(),
            StoreLocation::Postgres(_) => f.write_str("Postgres(…)"),
        }
    }
}

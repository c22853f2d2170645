//! The location of a store.

use std::fmt;
use std::path::{Path, PathBuf};

/// Location of an existing store, or of one to be created.
#[derive(Clone, PartialEq, Eq)]
pub enum StoreLocation {
    /// A folder on this machine, or the file of a database, such as a backup. A server creates a
    /// missing folder.
    Sqlite(PathBuf),
    /// The address of an existing database with UTF8 encoding: `postgres://user@…`. It names its
    /// user, unless the environment does (`PGUSER`). A server creates missing tables.
    Postgres(String),
}

/// File of the database in a folder.
const DATABASE_FILE: &str = "cartagena.sqlite";

/// Returns the file of the database at a path, whether or not it exists.
pub(crate) fn database_file(path: &Path) -> PathBuf {
    if path.is_file() { path.to_owned() } else { path.join(DATABASE_FILE) }
}

impl fmt::Debug for StoreLocation {
    /// Hides the address, which may hold a password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreLocation::Sqlite(path) => f.debug_tuple("Sqlite").field(path).finish(),
            StoreLocation::Postgres(_) => f.write_str("Postgres(…)"),
        }
    }
}

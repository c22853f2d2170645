//! The lock of a SQLite store: one server at a time. The system frees it when the process ends, also
//! if it is killed.

use crate::StoreError;
use std::fs::{File, OpenOptions, TryLockError};
use std::path::Path;

/// A lock on the file beside a database. Dropping it frees the lock; the file stays.
#[derive(Debug)]
pub(crate) struct FileLock {
    _file: File,
}

impl FileLock {
    /// Locks a database file. The lock is on a file of its own, because SQLite locks the database
    /// itself by other means.
    pub(crate) fn take(database: &Path) -> Result<FileLock, StoreError> {
        let mut path = database.as_os_str().to_owned();
        path.push(".lock");
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(false);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let file = options.open(path)?;
        match file.try_lock() {
            Ok(()) => Ok(FileLock { _file: file }),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse),
            Err(TryLockError::Error(error)) => Err(error.into()),
        }
    }
}

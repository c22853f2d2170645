//! Classifies the errors of databases and files by their codes, never by their texts.

use crate::StoreError;
use sqlx::error::DatabaseError;
use sqlx::postgres::PgDatabaseError;
use std::io;

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match error {
            sqlx::Error::Database(error) => classify(error.as_ref()),
            sqlx::Error::Io(_)
            | sqlx::Error::Tls(_)
            | sqlx::Error::PoolTimedOut
            | sqlx::Error::PoolClosed
            | sqlx::Error::WorkerCrashed
            | sqlx::Error::BeginFailed => StoreError::Unavailable,
            // Its text may quote the address.
            sqlx::Error::Configuration(_) => StoreError::BadAddress,
            other => StoreError::Database(other.to_string()),
        }
    }
}

/// Classifies an error that the database itself reported.
fn classify(error: &dyn DatabaseError) -> StoreError {
    if error.is_unique_violation() {
        return StoreError::Conflict;
    }
    if error.is_foreign_key_violation() {
        return StoreError::NoSuchPerson;
    }
    let code = error.code().unwrap_or_default();
    match error.try_downcast_ref::<PgDatabaseError>() {
        Some(_) => classify_postgres(&code, error),
        None => classify_sqlite(&code, error),
    }
}

/// Classifies by SQLSTATE: 08 no connection, 40 rolled back, 53 no resources, 55 locked,
/// 57 shutting down, 25006 read only, as after a fail-over, 3D no such database, 28 login refused.
fn classify_postgres(code: &str, error: &dyn DatabaseError) -> StoreError {
    match code.get(..2) {
        Some("08" | "40" | "53" | "55" | "57") => StoreError::Unavailable,
        Some("25") if code == "25006" => StoreError::Unavailable,
        // There is no database of that name.
        Some("3D") => StoreError::NoStore,
        // Its text names the user.
        Some("28") => StoreError::AccessDenied,
        _ => StoreError::Database(error.to_string()),
    }
}

/// Classifies by the low byte of the code: 5 and 6 locked, 8 read only, 10 disk error, 13 full,
/// 14 cannot open, 26 no database.
fn classify_sqlite(code: &str, error: &dyn DatabaseError) -> StoreError {
    match code.parse::<u32>().map(|code| code & 0xff) {
        Ok(5 | 6 | 8 | 10 | 13 | 14) => StoreError::Unavailable,
        Ok(26) => StoreError::NotADatabase,
        _ => StoreError::Database(error.to_string()),
    }
}

/// Returns the error of a commit to SQLite. If the disk did not confirm what was written (1034, 1290),
/// or the answer is missing, the change may be stored; after any other error it is not.
pub(crate) fn commit_error(error: sqlx::Error) -> StoreError {
    let code = error.as_database_error().map(|error| error.code().unwrap_or_default().to_string());
    match code.as_deref() {
        None | Some("1034" | "1290") => StoreError::from(error).after_sending(),
        Some(_) => error.into(),
    }
}

impl From<io::Error> for StoreError {
    fn from(error: io::Error) -> StoreError {
        match error.kind() {
            io::ErrorKind::AlreadyExists => StoreError::Conflict,
            io::ErrorKind::StorageFull
            | io::ErrorKind::QuotaExceeded
            | io::ErrorKind::ReadOnlyFilesystem => StoreError::Unavailable,
            kind => StoreError::Io(kind),
        }
    }
}

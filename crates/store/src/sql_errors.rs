//! What the errors of databases and files mean to whoever asked.

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
            // Its words may quote the address.
            sqlx::Error::Configuration(_) => {
                StoreError::Other("the address of the database cannot be read".into())
            }
            other => StoreError::Other(other.to_string()),
        }
    }
}

/// What the database itself told.
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

/// Classes of SQLSTATE: 08 no connection, 40 take it back and try again, 53 no room, 55 locked,
/// 57 shutting down, 25006 may only read, as after a change of servers.
fn classify_postgres(code: &str, error: &dyn DatabaseError) -> StoreError {
    match code.get(..2) {
        Some("08" | "40" | "53" | "55" | "57") => StoreError::Unavailable,
        Some("25") if code == "25006" => StoreError::Unavailable,
        // Its words name the user.
        Some("28") => StoreError::Other("the database does not let us in".into()),
        _ => StoreError::Other(error.to_string()),
    }
}

/// The low byte: 5 and 6 locked, 8 may only read, 10 the disk fails, 13 it is full, 14 cannot open.
fn classify_sqlite(code: &str, error: &dyn DatabaseError) -> StoreError {
    match code.parse::<u32>().map(|code| code & 0xff) {
        Ok(5 | 6 | 8 | 10 | 13 | 14) => StoreError::Unavailable,
        _ => StoreError::Other(error.to_string()),
    }
}

impl From<io::Error> for StoreError {
    fn from(error: io::Error) -> StoreError {
        match error.kind() {
            io::ErrorKind::AlreadyExists => StoreError::Conflict,
            io::ErrorKind::StorageFull
            | io::ErrorKind::QuotaExceeded
            | io::ErrorKind::ReadOnlyFilesystem => StoreError::Unavailable,
            kind => StoreError::Other(kind.to_string()),
        }
    }
}

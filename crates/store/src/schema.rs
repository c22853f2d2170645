//! The versions of the tables, and the migrations between them.
//!
//! A version that was ever released is never changed: what comes later is a new file.

use crate::StoreError;
use sqlx::{Connection, PgConnection, SqliteConnection};

const SQLITE: &[&str] = &[
    include_str!("../schema/sqlite-1.sql"),
    include_str!("../schema/sqlite-2.sql"),
    include_str!("../schema/sqlite-3.sql"),
    include_str!("../schema/sqlite-4.sql"),
    include_str!("../schema/sqlite-5.sql"),
];
const POSTGRES: &[&str] = &[
    include_str!("../schema/postgres-1.sql"),
    include_str!("../schema/postgres-2.sql"),
    include_str!("../schema/postgres-3.sql"),
    include_str!("../schema/postgres-4.sql"),
    include_str!("../schema/postgres-5.sql"),
];

/// Key of the advisory lock: two servers that start at once must not both migrate. Any number will
/// do, as long as all servers use the same.
const LOCK: i64 = 0x6361_7274_6167;

/// Query that tells if the tables of a store exist.
const SQLITE_HAS_TABLES: &str =
    "SELECT EXISTS (SELECT 1 FROM sqlite_master WHERE name = 'cartagena_store')";
const POSTGRES_HAS_TABLES: &str = "SELECT to_regclass('cartagena_store') IS NOT NULL";
const VERSION: &str = "SELECT version FROM cartagena_store";

/// Runs the missing migrations in the open transaction. The two databases share the text, but no
/// types.
macro_rules! climb {
    ($change:ident, $steps:expr, $there:expr) => {{
        let mut version: i64 = 0;
        if sqlx::query_scalar($there).fetch_one(&mut *$change).await? {
            version = sqlx::query_scalar(VERSION).fetch_one(&mut *$change).await?;
        }
        for step in missing($steps, version)? {
            sqlx::raw_sql(step).execute(&mut *$change).await?;
            version += 1;
            let reached = sqlx::query("UPDATE cartagena_store SET version = $1").bind(version);
            reached.execute(&mut *$change).await?;
        }
        Ok($change.commit().await?)
    }};
}

/// Migrates the tables to this program's version.
pub(crate) async fn raise_sqlite(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let mut change = connection.begin_with("BEGIN IMMEDIATE").await?;
    climb!(change, SQLITE, SQLITE_HAS_TABLES)
}

/// Migrates the tables to this program's version.
pub(crate) async fn raise_postgres(connection: &mut PgConnection) -> Result<(), StoreError> {
    let mut change = connection.begin().await?;
    let alone = sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(LOCK);
    alone.execute(&mut *change).await?;
    climb!(change, POSTGRES, POSTGRES_HAS_TABLES)
}

/// Checks, without a change, that the tables of this program's version are there.
pub(crate) async fn check_sqlite(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    if !sqlx::query_scalar(SQLITE_HAS_TABLES).fetch_one(&mut *connection).await? {
        return Err(StoreError::NoStore);
    }
    check_version(SQLITE, sqlx::query_scalar(VERSION).fetch_one(connection).await?)
}

/// Checks, without a change, that the tables of this program's version are there.
pub(crate) async fn check_postgres(connection: &mut PgConnection) -> Result<(), StoreError> {
    if !sqlx::query_scalar(POSTGRES_HAS_TABLES).fetch_one(&mut *connection).await? {
        return Err(StoreError::NoStore);
    }
    check_version(POSTGRES, sqlx::query_scalar(VERSION).fetch_one(connection).await?)
}

fn check_version(steps: &[&'static str], version: i64) -> Result<(), StoreError> {
    if missing(steps, version)?.is_empty() { Ok(()) } else { Err(StoreError::OlderVersion) }
}

/// Returns the migrations that a database of some version still lacks.
fn missing(steps: &[&'static str], version: i64) -> Result<Vec<&'static str>, StoreError> {
    let done = usize::try_from(version).map_err(|_| StoreError::NewerVersion)?;
    steps.get(done..).map(<[_]>::to_vec).ok_or(StoreError::NewerVersion)
}

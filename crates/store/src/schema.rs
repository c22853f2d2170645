//! The versions of the tables, and the way from one to the next.
//!
//! A version that was ever released is never changed: what comes later is a new file.

use crate::StoreError;
use sqlx::{Connection, PgConnection, SqliteConnection};

const SQLITE: &[&str] = &[include_str!("../schema/sqlite-1.sql")];
const POSTGRES: &[&str] = &[include_str!("../schema/postgres-1.sql")];

/// Any number will do, as long as all nodes take the same: two that start at once must not both begin.
const LOCK: i64 = 0x6361_7274_6167;

/// Takes the steps that are still missing, in a transaction that has begun. The two databases share
/// every word of it, but no type.
macro_rules! climb {
    ($change:ident, $steps:expr, $there:expr) => {{
        let mut version: i64 = 0;
        if sqlx::query_scalar($there).fetch_one(&mut *$change).await? {
            let found = sqlx::query_scalar("SELECT version FROM cartagena_store");
            version = found.fetch_one(&mut *$change).await?;
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

/// Brings the tables up to this program's version.
pub(crate) async fn raise_sqlite(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let mut change = connection.begin_with("BEGIN IMMEDIATE").await?;
    climb!(
        change,
        SQLITE,
        "SELECT EXISTS (SELECT 1 FROM sqlite_master WHERE name = 'cartagena_store')"
    )
}

/// Brings the tables up to this program's version.
pub(crate) async fn raise_postgres(connection: &mut PgConnection) -> Result<(), StoreError> {
    let mut change = connection.begin().await?;
    let alone = sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(LOCK);
    alone.execute(&mut *change).await?;
    climb!(change, POSTGRES, "SELECT to_regclass('cartagena_store') IS NOT NULL")
}

/// The steps that a database of some version still lacks.
fn missing(steps: &[&'static str], version: i64) -> Result<Vec<&'static str>, StoreError> {
    let done = usize::try_from(version).map_err(|_| StoreError::NewerVersion)?;
    steps.get(done..).map(<[_]>::to_vec).ok_or(StoreError::NewerVersion)
}

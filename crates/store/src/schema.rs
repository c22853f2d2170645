//! The versions of the tables, and the migrations between them.
//!
//! A version that was ever released is never changed: what comes later is a new file.

use crate::StoreError;
use sqlx::{Connection, PgConnection, SqliteConnection};

const SQLITE: &[&str] = &[include_str!("../schema/sqlite-1.sql")];
const POSTGRES: &[&str] = &[include_str!("../schema/postgres-1.sql")];

/// Key of the advisory lock: two servers that start at once must not both migrate. Any number will
/// do, as long as all servers use the same.
const LOCK: i64 = 0x6361_7274_6167;

/// Runs the missing migrations in the open transaction. The two databases share the text, but no
/// types.
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

/// Migrates the tables to this program's version.
pub(crate) async fn raise_sqlite(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let mut change = connection.begin_with("BEGIN IMMEDIATE").await?;
    climb!(
        change,
        SQLITE,
        "SELECT EXISTS (SELECT 1 FROM sqlite_master WHERE name = 'cartagena_store')"
    )
}

/// Migrates the tables to this program's version.
pub(crate) async fn raise_postgres(connection: &mut PgConnection) -> Result<(), StoreError> {
    let mut change = connection.begin().await?;
    let alone = sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(LOCK);
    alone.execute(&mut *change).await?;
    climb!(change, POSTGRES, "SELECT to_regclass('cartagena_store') IS NOT NULL")
}

/// Returns the migrations that a database of some version still lacks.
fn missing(steps: &[&'static str], version: i64) -> Result<Vec<&'static str>, StoreError> {
    let done = usize::try_from(version).map_err(|_| StoreError::NewerVersion)?;
    steps.get(done..).map(<[_]>::to_vec).ok_or(StoreError::NewerVersion)
}

//! Restore: a backup back into an empty place, of either kind.
//!
//! All or nothing: into a folder a whole copy of the file is moved to its place, into PostgreSQL all rows
//! come in one transaction.

use crate::backup::{TABLES, of_sqlite};
use crate::location::database_file;
use crate::{StoreError, StoreLocation, postgres, schema, sqlite};
use futures_util::TryStreamExt as _;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool, SqliteRow};
use sqlx::{
    AssertSqlSafe, ConnectOptions, Connection as _, PgConnection, Postgres, QueryBuilder, Row as _,
    SqliteConnection, query, query_scalar,
};
use std::path::Path;

/// Number of rows that are inserted at once.
const BATCH_ROWS: usize = 500;
/// Columns whose numbers the database gives out itself.
const COUNTERS: [&str; 3] = ["persons", "reports", "admin_log"];

/// Copies a backup into a place without games: a folder, or a PostgreSQL database. Needs a tokio runtime
/// with time and I/O.
///
/// # Errors
///
/// Returns [`StoreError::NoStore`] if the file is no backup, [`StoreError::Conflict`] if there is anything
/// at the place already, [`StoreError::InUse`] if a server uses it, [`StoreError::OlderVersion`] if a file
/// of an earlier version shall go into PostgreSQL, and the other errors of [`connect`](crate::connect).
pub async fn restore(file: &Path, place: &StoreLocation) -> Result<(), StoreError> {
    if !file.is_file() {
        return Err(StoreError::NoStore);
    }
    let options = SqliteConnectOptions::new().filename(file).read_only(true);
    let backup = SqlitePool::connect_with(options.disable_statement_logging()).await?;
    let restored = match place {
        StoreLocation::Sqlite(folder) => into_folder(&backup, folder).await,
        StoreLocation::Postgres(address) => into_postgres(&backup, address).await,
    };
    backup.close().await;
    restored
}

async fn into_folder(backup: &SqlitePool, folder: &Path) -> Result<(), StoreError> {
    // A server that starts there migrates an older version.
    match schema::check_sqlite(&mut *backup.acquire().await?).await {
        Ok(()) | Err(StoreError::OlderVersion) => {}
        Err(error) => return Err(error),
    }
    if folder.is_file() {
        return Err(StoreError::Conflict);
    }
    sqlite::make_directory(folder)?;
    of_sqlite(backup, &database_file(folder)).await
}

async fn into_postgres(backup: &SqlitePool, address: &str) -> Result<(), StoreError> {
    let mut from = backup.acquire().await?;
    schema::check_sqlite(&mut from).await?;
    // It makes the tables, and keeps servers away until all rows are there.
    let store = postgres::connect(address).await?;
    let restored = async {
        let mut to = store.connection().await?;
        let mut change = to.begin().await?;
        for (table, columns) in TABLES {
            check_empty(&mut change, table).await?;
            copy_table(&mut from, &mut change, table, columns).await?;
        }
        for table in COUNTERS {
            continue_counting(&mut from, &mut change, table).await?;
        }
        Ok(change.commit().await?)
    };
    let restored = restored.await;
    let closed = crate::StoreReader::close(&store).await;
    restored.and(closed)
}

async fn check_empty(to: &mut PgConnection, table: &str) -> Result<(), StoreError> {
    let any = format!("SELECT EXISTS (SELECT 1 FROM {table})");
    match query_scalar(AssertSqlSafe(any)).fetch_one(to).await? {
        true => Err(StoreError::Conflict),
        false => Ok(()),
    }
}

async fn copy_table(
    from: &mut SqliteConnection,
    to: &mut PgConnection,
    table: &str,
    columns: &str,
) -> Result<(), StoreError> {
    let kinds = column_kinds(to, table, columns).await?;
    let select = format!("SELECT {columns} FROM {table}");
    let mut rows = query(AssertSqlSafe(select)).fetch(from);
    let mut batch = Vec::with_capacity(BATCH_ROWS);
    while let Some(row) = rows.try_next().await? {
        batch.push(row);
        if batch.len() == BATCH_ROWS {
            insert(to, (table, columns, &kinds), &batch).await?;
            batch.clear();
        }
    }
    insert(to, (table, columns, &kinds), &batch).await
}

/// Types of PostgreSQL in our tables.
#[derive(Clone, Copy)]
enum ColumnKind {
    Text,
    Bytes,
    Truth,
    Integer,
}

async fn column_kinds(
    to: &mut PgConnection,
    table: &str,
    columns: &str,
) -> Result<Vec<ColumnKind>, StoreError> {
    let mut kinds = Vec::new();
    for column in columns.split(", ") {
        let asked = query_scalar::<_, String>(
            "SELECT format_type(atttypid, NULL) FROM pg_attribute \
             WHERE attrelid = to_regclass($1) AND attname = $2",
        );
        let kind = asked.bind(table).bind(column).fetch_one(&mut *to).await?;
        kinds.push(match kind.as_str() {
            "text" => ColumnKind::Text,
            "bytea" => ColumnKind::Bytes,
            "boolean" => ColumnKind::Truth,
            _ => ColumnKind::Integer,
        });
    }
    Ok(kinds)
}

async fn insert(
    to: &mut PgConnection,
    (table, columns, kinds): (&str, &str, &[ColumnKind]),
    rows: &[SqliteRow],
) -> Result<(), StoreError> {
    if rows.is_empty() {
        return Ok(());
    }
    let head = format!("INSERT INTO {table} ({columns}) OVERRIDING SYSTEM VALUE VALUES ");
    let mut insert = QueryBuilder::<Postgres>::new(head);
    for (number, row) in rows.iter().enumerate() {
        insert.push(if number == 0 { "(" } else { ", (" });
        for (at, kind) in kinds.iter().enumerate() {
            if at > 0 {
                insert.push(", ");
            }
            // SQLite's columns know fewer types than PostgreSQL's.
            match kind {
                ColumnKind::Text => {
                    insert.push_bind(row.try_get_unchecked::<Option<String>, _>(at)?)
                }
                ColumnKind::Bytes => {
                    insert.push_bind(row.try_get_unchecked::<Option<Vec<u8>>, _>(at)?)
                }
                ColumnKind::Truth => {
                    insert.push_bind(row.try_get_unchecked::<Option<bool>, _>(at)?)
                }
                ColumnKind::Integer => {
                    insert.push_bind(row.try_get_unchecked::<Option<i64>, _>(at)?)
                }
            };
        }
        insert.push(")");
    }
    insert.build().execute(to).await?;
    Ok(())
}

/// Lets new rows get numbers that no row has had before.
async fn continue_counting(
    from: &mut SqliteConnection,
    to: &mut PgConnection,
    table: &str,
) -> Result<(), StoreError> {
    let last = query_scalar::<_, i64>("SELECT seq FROM sqlite_sequence WHERE name = $1");
    let Some(last) = last.bind(table).fetch_optional(from).await?.filter(|last| *last > 0) else {
        return Ok(());
    };
    let count = query("SELECT setval(pg_get_serial_sequence($1, 'id'), $2)");
    count.bind(table).bind(last).execute(to).await?;
    Ok(())
}

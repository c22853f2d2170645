//! Restore: a backup back into an empty place, of either kind.
//!
//! All or nothing: into a folder a whole copy of the file is moved to its place, into PostgreSQL all rows
//! come in one transaction.

use crate::backup::{COUNTERS, TABLES, of_sqlite, sync_directory};
use crate::file_lock::FileLock;
use crate::location::database_file;
use crate::{StoreError, StoreLocation, postgres, schema, sqlite};
use futures_util::TryStreamExt as _;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool, SqliteRow};
use sqlx::{
    AssertSqlSafe, ConnectOptions, Connection as _, PgConnection, Postgres, QueryBuilder, Row as _,
    SqliteConnection, query, query_scalar,
};
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// Number of rows that are inserted at once.
const BATCH_ROWS: usize = 500;
/// Ends of the names of a database's files. SQLite would take those of another database for the restored
/// one's, and what is only in them would be lost.
const COMPANIONS: [&str; 4] = ["", "-wal", "-shm", "-journal"];
/// Ends of the names of files that a restore which was killed leaves.
const DRAFTS: [&str; 3] = [".restored", ".restored.part", ".restored.part-journal"];

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
    let file = database_file(folder);
    // No server begins here meanwhile, and what an earlier restore left is nobody's.
    let _lock = FileLock::take(&file)?;
    check_free(&file)?;
    let drafts = DRAFTS.map(|end| beside(&file, end));
    for left in &drafts {
        let _ = std::fs::remove_file(left);
    }
    let [draft, ..] = drafts;
    of_sqlite(backup, &draft).await?;
    let moved = check_free(&file).and_then(|()| Ok(std::fs::rename(&draft, &file)?));
    if moved.is_err() {
        let _ = std::fs::remove_file(&draft);
    }
    moved.and_then(|()| sync_directory(&file))
}

/// Refuses the place of a database where there is a file of one.
fn check_free(file: &Path) -> Result<(), StoreError> {
    let taken = COMPANIONS.iter().any(|end| beside(file, end).symlink_metadata().is_ok());
    if taken { Err(StoreError::Conflict) } else { Ok(()) }
}

/// Returns the path whose name is a file's with an end.
fn beside(file: &Path, end: &str) -> PathBuf {
    let mut path = OsString::from(file);
    path.push(end);
    path.into()
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::StoreReader as _;

    /// A folder with a backup that is deleted in the end.
    struct Places(PathBuf);

    impl Places {
        async fn new(name: &str) -> Places {
            let folder = format!("cartagena-store-restore-{name}-{}", std::process::id());
            let places = Places(std::env::temp_dir().join(folder));
            let source = sqlite::connect(&places.0.join("source")).await.unwrap();
            source.backup(&places.backup()).await.unwrap();
            source.close().await.unwrap();
            places
        }

        fn backup(&self) -> PathBuf {
            self.0.join("backup")
        }

        fn file(&self) -> PathBuf {
            database_file(&self.0.join("data"))
        }

        async fn restore(&self) -> Result<(), StoreError> {
            restore(&self.backup(), &StoreLocation::Sqlite(self.0.join("data"))).await
        }
    }

    impl Drop for Places {
        fn drop(&mut self) {
            let _ = std::fs::remove_dir_all(&self.0);
        }
    }

    #[tokio::test]
    async fn a_server_and_a_restore_keep_each_other_out_and_make_no_file() {
        let places = Places::new("lock").await;
        sqlite::make_directory(&places.0.join("data")).unwrap();
        let lock = FileLock::take(&places.file()).unwrap();
        assert_eq!(places.restore().await, Err(StoreError::InUse));
        let server = sqlite::connect(&places.0.join("data")).await;
        assert_eq!(server.map(drop), Err(StoreError::InUse));
        assert!(!places.file().exists(), "it would be taken for a store");
        drop(lock);
        places.restore().await.unwrap();
    }

    #[tokio::test]
    async fn files_of_another_database_are_no_free_place() {
        let places = Places::new("left").await;
        sqlite::make_directory(&places.0.join("data")).unwrap();
        for end in COMPANIONS {
            std::fs::write(beside(&places.file(), end), "").unwrap();
            assert_eq!(places.restore().await, Err(StoreError::Conflict), "{end}");
            std::fs::remove_file(beside(&places.file(), end)).unwrap();
        }
        assert!(!places.file().exists());
    }

    #[tokio::test]
    async fn a_restore_that_was_killed_does_not_stop_the_next() {
        let places = Places::new("killed").await;
        sqlite::make_directory(&places.0.join("data")).unwrap();
        for end in DRAFTS {
            std::fs::write(beside(&places.file(), end), "half").unwrap();
        }
        places.restore().await.unwrap();
        assert!(!DRAFTS.iter().any(|end| beside(&places.file(), end).exists()));
        sqlite::connect(&places.0.join("data")).await.unwrap().close().await.unwrap();
    }
}

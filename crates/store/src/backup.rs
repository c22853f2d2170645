//! Backup: a consistent copy of a store in one new file, while play goes on.
//!
//! It is written beside its place under another name and moved there when it is whole and on the disk,
//! so that no half copy can be taken for one. Its place is taken by an empty file meanwhile, so that
//! nothing is ever written over.

use crate::{StoreError, schema};
use sqlx::postgres::{PgPool, PgRow};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqliteSynchronous};
use sqlx::{
    AssertSqlSafe, Column, ConnectOptions, Connection, PgConnection, Row, SqliteConnection,
    TypeInfo, query, query_scalar, raw_sql,
};
use std::fs::{File, OpenOptions};
use std::path::{Path, PathBuf};

/// Every table, in an order in which foreign keys refer to earlier rows only.
pub(crate) const TABLES: [(&str, &str); 32] = [
    ("persons", "id, name, made, public_id"),
    ("tokens", "hash, person, device, made, seen"),
    ("passes", "hash, person, expires"),
    ("codes", "hash, person, made"),
    ("merges", "absorbed, kept, done"),
    (
        "games",
        "id, rules_version, opened, last, head, over, touched, result_noted, inline_texts, removed",
    ),
    ("events", "game, seq, line, hash"),
    ("seats", "game, person"),
    ("results", "game, ended, rules, variant, seats, reason, drawn, public, rating"),
    ("result_seats", "game, seat, person, bot, place, gone, ended"),
    ("rating_steps", "list, person, ended, game, games, mean, deviation, was, points, latest"),
    ("daily_results", "day, person, won, turns, entered"),
    ("push_subscriptions", "device, endpoint, key, auth, lang, made"),
    ("mail_addresses", "person, address, lang, confirmed, made"),
    ("mail_limits", "mailbox, busy_until"),
    ("notice_choices", "person, push_off, mail_off"),
    ("quiet_tables", "person, game"),
    ("notices", "game, person, kind, number"),
    ("webhooks", "game, person, url, secret, lang, off"),
    ("holidays", "person, began, ends"),
    ("follows", "person, followed, made"),
    ("blocks", "person, blocked, made"),
    ("reports", "id, reporter, about, name, game, line, context, note, made, closed"),
    ("sanctions", "person, kind, until"),
    ("invitations", "hash, person, uses, made, expires"),
    ("announcements", "text, maintenance, expires"),
    ("admin_log", "id, made, act, person, detail"),
    ("texts", "game, seq, place, person, kind, digest, salt, text"),
    ("rewordings", "person, name, removes_chat, removes_person, asked, done"),
    ("passkeys", "hash, person, handle, name, key, made, used"),
    ("reworded", "game, at, rechained, open"),
    ("programs", "person, owner, hash, made"),
];
/// Number of rows that are copied at once.
const BATCH_ROWS: usize = 500;
/// Tables whose rows get their numbers from the database.
pub(crate) const COUNTERS: [&str; 3] = ["persons", "reports", "admin_log"];
const SNAPSHOT_TRANSACTION: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

/// Copies a SQLite database.
pub(crate) async fn of_sqlite(from: &SqlitePool, file: &Path) -> Result<(), StoreError> {
    let copy = BackupDraft::begin(file)?;
    let part = copy.part.to_str().ok_or(StoreError::BadPath)?;
    query("VACUUM INTO $1").bind(part).execute(from).await?;
    copy.finish().await
}

/// Copies a PostgreSQL database into one of SQLite.
pub(crate) async fn of_postgres(from: &PgPool, file: &Path) -> Result<(), StoreError> {
    let copy = BackupDraft::begin(file)?;
    // Nothing is synced before the copy is complete: a crash leaves only a draft.
    let options = SqliteConnectOptions::new()
        .filename(&copy.part)
        .journal_mode(SqliteJournalMode::Off)
        .synchronous(SqliteSynchronous::Off)
        .disable_statement_logging();
    let mut to = options.connect().await?;
    schema::raise_sqlite(&mut to).await?;
    let mut moment = from.begin_with(SNAPSHOT_TRANSACTION).await?;
    for (table, columns) in TABLES {
        copy_table(&mut moment, &mut to, table, columns).await?;
    }
    for table in COUNTERS {
        copy_count(&mut moment, &mut to, table).await?;
    }
    to.close().await?;
    copy.finish().await
}

async fn copy_table(
    from: &mut PgConnection,
    to: &mut SqliteConnection,
    table: &str,
    columns: &str,
) -> Result<(), StoreError> {
    let places = (1..=columns.split(',').count()).map(|n| format!("${n}")).collect::<Vec<_>>();
    let insert = format!("INSERT INTO {table} ({columns}) VALUES ({})", places.join(", "));
    let declare = format!("DECLARE {table}_copy CURSOR FOR SELECT {columns} FROM {table}");
    let fetch = format!("FETCH {BATCH_ROWS} FROM {table}_copy");
    raw_sql(AssertSqlSafe(declare)).execute(&mut *from).await?;
    loop {
        let rows = query(AssertSqlSafe(fetch.as_str())).fetch_all(&mut *from).await?;
        if rows.is_empty() {
            return Ok(());
        }
        let mut handful = to.begin().await?;
        for row in &rows {
            insert_row(&mut handful, &insert, row).await?;
        }
        handful.commit().await?;
    }
}

/// Copies the last number that a table gave out: its row may be gone, and the number must not come again.
async fn copy_count(
    from: &mut PgConnection,
    to: &mut SqliteConnection,
    table: &str,
) -> Result<(), StoreError> {
    let last = format!("SELECT last_value FROM {table}_id_seq WHERE is_called");
    let last = query_scalar::<_, i64>(AssertSqlSafe(last));
    let Some(last) = last.fetch_optional(from).await? else { return Ok(()) };
    let forget = query("DELETE FROM sqlite_sequence WHERE name = $1");
    forget.bind(table).execute(&mut *to).await?;
    let note = query("INSERT INTO sqlite_sequence (name, seq) VALUES ($1, $2)");
    note.bind(table).bind(last).execute(to).await?;
    Ok(())
}

/// Inserts a row of any table into the table of the same name.
async fn insert_row(
    to: &mut SqliteConnection,
    insert: &str,
    row: &PgRow,
) -> Result<(), StoreError> {
    let mut inserted = query(AssertSqlSafe(insert));
    for (place, column) in row.columns().iter().enumerate() {
        inserted = match column.type_info().name() {
            "TEXT" => inserted.bind(row.try_get::<Option<String>, _>(place)?),
            "BYTEA" => inserted.bind(row.try_get::<Option<Vec<u8>>, _>(place)?),
            "BOOL" => inserted.bind(row.try_get::<Option<bool>, _>(place)?),
            _ => inserted.bind(row.try_get::<Option<i64>, _>(place)?),
        };
    }
    inserted.execute(to).await?;
    Ok(())
}

/// A copy that is being made. If it is dropped before it is complete, its file is deleted.
struct BackupDraft {
    file: PathBuf,
    part: PathBuf,
    whole: bool,
}

impl BackupDraft {
    fn begin(file: &Path) -> Result<BackupDraft, StoreError> {
        create_private(file)?;
        let mut part = file.as_os_str().to_owned();
        part.push(".part");
        let draft = BackupDraft { file: file.to_owned(), part: part.into(), whole: false };
        // The name belongs to the draft, so a file there is left over from an interrupted copy.
        let _ = std::fs::remove_file(&draft.part);
        create_private(&draft.part)?;
        Ok(draft)
    }

    async fn finish(mut self) -> Result<(), StoreError> {
        let finished = tokio::task::spawn_blocking(move || {
            File::open(&self.part)?.sync_all()?;
            std::fs::rename(&self.part, &self.file)?;
            self.whole = true;
            sync_directory(&self.file)
        });
        finished.await.map_err(|_| StoreError::Unavailable)?
    }
}

impl Drop for BackupDraft {
    fn drop(&mut self) {
        if !self.whole {
            let _ = std::fs::remove_file(&self.part);
            let _ = std::fs::remove_file(&self.file);
        }
    }
}

/// Creates an empty file that only this user can read: the lines reveal hands and decks. Returns
/// [`StoreError::Conflict`] if it exists.
pub(crate) fn create_private(file: &Path) -> Result<(), StoreError> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    Ok(options.open(file).map(drop)?)
}

/// Syncs the directory of a file: only then is the file's name on the disk.
#[cfg(unix)]
pub(crate) fn sync_directory(file: &Path) -> Result<(), StoreError> {
    let directory = file.parent().filter(|parent| !parent.as_os_str().is_empty());
    Ok(File::open(directory.unwrap_or(Path::new(".")))?.sync_all()?)
}

#[cfg(not(unix))]
pub(crate) fn sync_directory(_: &Path) -> Result<(), StoreError> {
    Ok(())
}

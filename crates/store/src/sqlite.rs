//! A store in one SQLite file.

use crate::community::store::implement_community;
use crate::file_lock::FileLock;
use crate::location::database_file;
use crate::people::{Answer, PeopleChange, WriteResult};
use crate::reader::implement_reader;
use crate::request::Request;
use crate::results::reader::implement_result_reader;
use crate::texts::seal;
use crate::writer::{MAX_QUEUED_WRITES, WriteJob, Writer, empty_log_quickly};
use crate::{
    CommunityChange, GameIndex, GameMeta, PersonalText, Store, StoreError, StoreFuture, backup,
    schema,
};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Mutex, Notify, mpsc, oneshot};
use tokio::task::JoinHandle;

/// Time for which another process may lock the database before it counts as unavailable.
pub(crate) const BUSY_TIMEOUT: Duration = Duration::from_secs(5);
/// Number of connections that read.
const READERS: u32 = 4;

/// A store in one file: one task writes, a few connections read.
pub(crate) struct SqliteStore {
    jobs: mpsc::Sender<WriteJob>,
    closing: Arc<Notify>,
    writer: Mutex<Option<JoinHandle<()>>>,
    readers: SqlitePool,
    /// `None` once the store is closed.
    lock: Mutex<Option<FileLock>>,
}

/// A store in one file that is only read.
pub(crate) struct SqliteReader {
    readers: SqlitePool,
}

/// Opens the database at a place to read it.
pub(crate) async fn open_reader(place: &Path) -> Result<SqliteReader, StoreError> {
    let file = database_file(place);
    if !file.is_file() {
        return Err(StoreError::NoStore);
    }
    let options = SqliteConnectOptions::new().filename(&file).busy_timeout(BUSY_TIMEOUT);
    let readers = readers(options.disable_statement_logging());
    schema::check_sqlite(&mut *readers.acquire().await?).await?;
    Ok(SqliteReader { readers })
}

fn readers(options: SqliteConnectOptions) -> SqlitePool {
    SqlitePoolOptions::new()
        .max_connections(READERS)
        .acquire_timeout(BUSY_TIMEOUT)
        .test_before_acquire(false)
        .connect_lazy_with(options.read_only(true))
}

/// Opens the database at a place, or creates it, and locks it.
pub(crate) async fn connect(place: &Path) -> Result<SqliteStore, StoreError> {
    let (file, lock) = lock_file(place)?;
    let lock = Mutex::new(Some(lock));
    let options = options(&file);
    let mut connection = SqliteConnection::connect_with(&options).await?;
    schema::raise_sqlite(&mut connection).await?;
    // A server that crashed may have left texts in the log file that were removed before.
    let has_traces = !empty_log_quickly(&mut connection).await;
    let readers = readers(options.clone());
    let (jobs, inbox) = mpsc::channel(MAX_QUEUED_WRITES);
    let closing = Arc::new(Notify::new());
    let closes = closing.clone();
    let writer =
        Writer { inbox, closing: closes, options, connection: Some(connection), has_traces };
    let writer = Mutex::new(Some(tokio::spawn(writer.run())));
    Ok(SqliteStore { jobs, closing, writer, readers, lock })
}

/// Locks the database at a place and creates its file. That is done here and never when a connection is
/// opened: after a failure the writer must not take an empty database for the store because a disk is not
/// mounted. The lock comes first: a restore must not find the file of a server that may not begin.
fn lock_file(place: &Path) -> Result<(PathBuf, FileLock), StoreError> {
    let file = database_file(place);
    if !file.is_file() {
        make_directory(place)?;
    }
    let lock = FileLock::take(&file)?;
    if file.is_file() {
        return Ok((file, lock));
    }
    match backup::create_private(&file) {
        Ok(()) | Err(StoreError::Conflict) => Ok((file, lock)),
        Err(error) => Err(error),
    }
}

/// Creates a folder that only this user can read: the lines reveal hands and decks.
pub(crate) fn make_directory(place: &Path) -> Result<(), StoreError> {
    let mut builder = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    Ok(builder.recursive(true).create(place)?)
}

fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        // Removed rows are overwritten, so that nothing of them is left in the file.
        .pragma("secure_delete", "ON")
        .busy_timeout(BUSY_TIMEOUT)
        .disable_statement_logging()
}

impl SqliteStore {
    /// Sends a request to the writer and waits for its result.
    async fn ask(&self, request: Request) -> WriteResult {
        let (reply, answer) = oneshot::channel();
        let sent = self.jobs.send(WriteJob { request, reply }).await;
        sent.map_err(|_| StoreError::Unavailable)?;
        answer.await.map_err(|_| StoreError::Unknown)?
    }

    async fn write_community(&self, change: CommunityChange) -> WriteResult {
        self.ask(Request::Community(change)).await
    }

    fn change(&self, request: Result<Request, StoreError>) -> StoreFuture<'_, ()> {
        Box::pin(async move { self.ask(request?).await.map(drop) })
    }

    fn pool(&self) -> &SqlitePool {
        &self.readers
    }

    async fn shut(&self) -> Result<(), StoreError> {
        self.closing.notify_one();
        if let Some(writer) = self.writer.lock().await.take() {
            writer.await.map_err(|_| StoreError::Unavailable)?;
        }
        self.readers.close().await;
        drop(self.lock.lock().await.take());
        Ok(())
    }
}

impl SqliteReader {
    fn pool(&self) -> &SqlitePool {
        &self.readers
    }

    async fn shut(&self) -> Result<(), StoreError> {
        self.readers.close().await;
        Ok(())
    }
}

implement_reader!(
    SqliteStore,
    crate::queries::sqlite,
    crate::notices::sqlite,
    backup::of_sqlite,
    Box::pin
);
implement_reader!(
    SqliteReader,
    crate::queries::sqlite,
    crate::notices::sqlite,
    backup::of_sqlite,
    Box::pin
);
implement_community!(SqliteStore, crate::community::queries::sqlite, Box::pin);
implement_result_reader!(SqliteStore, crate::results::queries::sqlite, Box::pin);
implement_result_reader!(SqliteReader, crate::results::queries::sqlite, Box::pin);

impl Store for SqliteStore {
    fn open_game<'a>(
        &'a self,
        game: &'a str,
        meta: &'a GameMeta,
        line: &'a str,
        texts: &'a [PersonalText],
    ) -> StoreFuture<'a, ()> {
        let words = keepable([game, line]).and_then(|words| Ok((words, seal(texts)?)));
        self.change(words.map(|([game, line], texts)| Request::Open {
            game,
            meta: *meta,
            line,
            texts,
        }))
    }

    fn append_line<'a>(
        &'a self,
        game: &'a str,
        seq: u64,
        line: &'a str,
        texts: &'a [PersonalText],
        index: Option<GameIndex>,
    ) -> StoreFuture<'a, ()> {
        let words = keepable([game, line]).and_then(|words| Ok((words, seal(texts)?)));
        self.change(words.map(|([game, line], texts)| Request::Append {
            game,
            seq,
            line,
            texts,
            index,
        }))
    }

    fn change_people<'a>(&'a self, change: PeopleChange) -> StoreFuture<'a, Answer> {
        Box::pin(async move {
            change.check()?;
            // Done before it counts as finished: after a crash in between it is done again.
            if let PeopleChange::FinishRewording { person, now } = change {
                self.ask(Request::Purge { person, now }).await?;
            }
            self.ask(Request::People(change)).await
        })
    }

    fn ready<'a>(&'a self) -> StoreFuture<'a, ()> {
        self.change(Ok(Request::Probe))
    }
}

/// Returns owned copies, if PostgreSQL could store them too: both stores refuse the same text.
fn keepable<const N: usize>(words: [&str; N]) -> Result<[String; N], StoreError> {
    crate::check_storable(&words).map(|()| words.map(str::to_owned))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_writer_waits_for_the_disk() {
        let name = format!("cartagena-store-options-{}", std::process::id());
        let place = std::env::temp_dir().join(name);
        let (file, _lock) = lock_file(&place).unwrap();
        let mut connection = SqliteConnection::connect_with(&options(&file)).await.unwrap();
        let full = sqlx::query_scalar::<_, i64>("PRAGMA synchronous");
        assert_eq!(full.fetch_one(&mut connection).await.unwrap(), 2);
        let log = sqlx::query_scalar::<_, String>("PRAGMA journal_mode");
        assert_eq!(log.fetch_one(&mut connection).await.unwrap(), "wal");
        std::fs::remove_dir_all(place).unwrap();
    }
}

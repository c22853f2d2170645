//! The writer of a SQLite database. Waiting for the disk takes most of the time, so all requests
//! that arrive meanwhile share the next transaction (group commit).

use crate::StoreError;
use crate::people::{Answer, WriteResult};
use crate::request::Request;
use crate::sql_errors::commit_error;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection, query, query_as};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Notify, mpsc, oneshot};

/// Number of requests that may wait; further senders wait for room.
pub(crate) const MAX_QUEUED_WRITES: usize = 1024;
/// Number of requests in one transaction.
const MAX_GROUP_COMMIT: usize = 256;
const EMPTY_LOG: &str = "PRAGMA wal_checkpoint(TRUNCATE)";
const WRITE_ANEW: &str = "VACUUM";
/// Time after which it is tried again to empty a log file that was being read.
const EMPTY_LOG_AGAIN: Duration = Duration::from_secs(1);
/// Time for which a later try waits for readers; nothing can be written meanwhile.
const SHORT_WAIT: &str = "PRAGMA busy_timeout = 100";
/// Time for which everything else waits: see [`BUSY_TIMEOUT`](crate::sqlite::BUSY_TIMEOUT).
const LONG_WAIT: &str = "PRAGMA busy_timeout = 5000";

/// A request and the channel for its result.
pub(crate) struct WriteJob {
    pub(crate) request: Request,
    pub(crate) reply: oneshot::Sender<WriteResult>,
}

/// The task that writes.
pub(crate) struct Writer {
    pub(crate) inbox: mpsc::Receiver<WriteJob>,
    pub(crate) closing: Arc<Notify>,
    pub(crate) options: SqliteConnectOptions,
    /// `None` after a failure: a connection whose transaction failed is dropped and opened again.
    pub(crate) connection: Option<SqliteConnection>,
    /// Set while removed texts may be in the log file.
    pub(crate) has_traces: bool,
}

impl Writer {
    /// Writes until it is closed, or all senders are gone, and the queue is empty.
    pub(crate) async fn run(mut self) {
        let mut group = Vec::with_capacity(MAX_GROUP_COMMIT);
        loop {
            tokio::select! {
                () = self.closing.notified() => self.inbox.close(),
                came = self.inbox.recv_many(&mut group, MAX_GROUP_COMMIT) => match came {
                    0 => break,
                    _ => self.serve(&mut group).await,
                },
                () = tokio::time::sleep(EMPTY_LOG_AGAIN), if self.has_traces => {
                    self.empty_log_soon().await;
                }
            }
        }
        if self.has_traces {
            self.empty_log_soon().await;
        }
        if let Some(connection) = self.connection.take() {
            // Everything is written; a log file that is left is merged when the database is opened
            // again.
            let _ = connection.close().await;
        }
    }

    /// Writes a group and sends the results.
    async fn serve(&mut self, group: &mut Vec<WriteJob>) {
        let (requests, replies): (Vec<_>, Vec<_>) =
            group.drain(..).map(|job| (job.request, job.reply)).unzip();
        let leaves_traces = requests.iter().any(Request::leaves_traces);
        self.has_traces |= leaves_traces;
        let mut outcomes = self.write(&requests).await;
        self.purge(&requests, &mut outcomes).await;
        if leaves_traces && let Some(connection) = &mut self.connection {
            self.has_traces = !empty_log(connection).await;
        }
        for (reply, outcome) in replies.into_iter().zip(outcomes) {
            // The receiver may have been dropped.
            let _ = reply.send(outcome);
        }
    }

    /// Writes the file anew if that is asked for. What is removed is overwritten, but whenever SQLite moves
    /// rows between pages, copies of them may stay behind in the unused room of a page.
    async fn purge(&mut self, requests: &[Request], outcomes: &mut [WriteResult]) {
        let mut purges = Vec::new();
        for (at, (request, outcome)) in requests.iter().zip(&*outcomes).enumerate() {
            if matches!((request, outcome), (Request::Purge { .. }, Ok(Answer::Done))) {
                purges.push(at);
            }
        }
        if purges.is_empty() {
            return;
        }
        let purged = match &mut self.connection {
            Some(connection) => query(WRITE_ANEW).execute(connection).await,
            None => return,
        };
        if let Err(error) = purged {
            let error = StoreError::from(error);
            for at in purges {
                outcomes[at] = Err(error.clone());
            }
        }
    }

    /// Tries again to empty the log file, without keeping writers waiting for long.
    async fn empty_log_soon(&mut self) {
        let connection = match self.connection.take() {
            Some(connection) => Ok(connection),
            None => SqliteConnection::connect_with(&self.options).await,
        };
        let Ok(mut connection) = connection else { return };
        self.has_traces = !empty_log_quickly(&mut connection).await;
        self.connection = Some(connection);
    }

    /// Writes all requests in one transaction. If a single request may have made it fail, each is
    /// tried alone.
    async fn write(&mut self, requests: &[Request]) -> Vec<WriteResult> {
        match self.commit(requests).await {
            Ok(outcomes) => outcomes,
            Err(error) if requests.len() > 1 && error.may_spoil_group() => {
                self.write_each(requests).await
            }
            Err(error) => requests.iter().map(|_| Err(error.clone())).collect(),
        }
    }

    async fn write_each(&mut self, requests: &[Request]) -> Vec<WriteResult> {
        let mut outcomes = Vec::with_capacity(requests.len());
        for request in requests {
            let alone = self.commit(std::slice::from_ref(request)).await;
            outcomes
                .push(alone.and_then(|mut one| one.pop().unwrap_or(Err(StoreError::Unavailable))));
        }
        outcomes
    }

    /// Commits all requests in one transaction; they are on the disk when this returns.
    async fn commit(&mut self, requests: &[Request]) -> Result<Vec<WriteResult>, StoreError> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => SqliteConnection::connect_with(&self.options).await?,
        };
        let outcomes = transact(&mut connection, requests).await?;
        self.connection = Some(connection);
        Ok(outcomes)
    }
}

/// Moves everything into the database and empties the log file, in which removed texts would be found
/// until it is written over. Returns false if a reader kept it from being done.
async fn empty_log(connection: &mut SqliteConnection) -> bool {
    let emptied = query_as::<_, (i64, i64, i64)>(EMPTY_LOG).fetch_one(connection).await;
    emptied.is_ok_and(|(is_busy, ..)| is_busy == 0)
}

/// Empties the log file unless somebody reads it for longer than a moment.
pub(crate) async fn empty_log_quickly(connection: &mut SqliteConnection) -> bool {
    let shortened = query(SHORT_WAIT).execute(&mut *connection).await.is_ok();
    let is_empty = shortened && empty_log(connection).await;
    is_empty & query(LONG_WAIT).execute(connection).await.is_ok()
}

async fn transact(
    connection: &mut SqliteConnection,
    requests: &[Request],
) -> Result<Vec<WriteResult>, StoreError> {
    let mut change = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut outcomes = Vec::with_capacity(requests.len());
    for request in requests {
        match request.apply(&mut change).await {
            Err(error) if !error.is_refusal() => return Err(error),
            outcome => outcomes.push(outcome),
        }
    }
    change.commit().await.map_err(commit_error)?;
    Ok(outcomes)
}

//! The writer of a SQLite database. Waiting for the disk takes most of the time, so all requests
//! that arrive meanwhile share the next transaction (group commit).

use crate::StoreError;
use crate::people::WriteResult;
use crate::request::Request;
use crate::sql_errors::commit_error;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection, query};
use std::sync::Arc;
use tokio::sync::{Notify, mpsc, oneshot};

/// Number of requests that may wait; further senders wait for room.
pub(crate) const MAX_QUEUED_WRITES: usize = 1024;
/// Number of requests in one transaction.
const MAX_GROUP_COMMIT: usize = 256;
const EMPTY_LOG: &str = "PRAGMA wal_checkpoint(TRUNCATE)";

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
            }
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
        let outcomes = self.write(&requests).await;
        if requests.iter().any(Request::leaves_traces) {
            self.empty_log().await;
        }
        for (reply, outcome) in replies.into_iter().zip(outcomes) {
            // The receiver may have been dropped.
            let _ = reply.send(outcome);
        }
    }

    /// Moves everything into the database and empties the log file, in which removed texts would be
    /// found until it is written over. A reader may keep it from being done; closing does it, too.
    async fn empty_log(&mut self) {
        if let Some(connection) = &mut self.connection {
            let _ = query(EMPTY_LOG).execute(connection).await;
        }
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

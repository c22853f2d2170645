//! The one that writes to a SQLite database. Waiting for the disk is what takes time, so whatever has
//! come while it waited goes into the next transaction together.

use crate::StoreError;
use crate::request::{Request, WriteResult};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};
use std::sync::Arc;
use tokio::sync::{Notify, mpsc, oneshot};

/// How many requests may wait; whoever comes then waits for a place.
pub(crate) const MAX_QUEUED_WRITES: usize = 1024;
/// How many requests make one transaction at most.
const MAX_GROUP_COMMIT: usize = 256;

/// A request and whom to tell.
pub(crate) struct WriteJob {
    pub(crate) request: Request,
    pub(crate) reply: oneshot::Sender<WriteResult>,
}

/// The writer.
pub(crate) struct Writer {
    pub(crate) inbox: mpsc::Receiver<WriteJob>,
    pub(crate) closing: Arc<Notify>,
    pub(crate) options: SqliteConnectOptions,
    /// None after trouble: what a failed transaction has left behind goes with its connection.
    pub(crate) connection: Option<SqliteConnection>,
}

impl Writer {
    /// Writes until it is told to close, or nobody is left who could ask, and the queue is empty.
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
            // All is written; a file that is not tidied up is tidied up by the next to open it.
            let _ = connection.close().await;
        }
    }

    /// Writes a group and tells everybody.
    async fn serve(&mut self, group: &mut Vec<WriteJob>) {
        let (requests, replies): (Vec<_>, Vec<_>) =
            group.drain(..).map(|letter| (letter.request, letter.reply)).unzip();
        let outcomes = self.write(&requests).await;
        for (reply, outcome) in replies.into_iter().zip(outcomes) {
            // Who has gone away does not want to know.
            let _ = reply.send(outcome);
        }
    }

    /// One transaction for all. If it fails by itself all have failed; if one of them has spoiled it,
    /// each is tried alone.
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

    /// All in one transaction, on the disk when this returns.
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
    change.commit().await?;
    Ok(outcomes)
}

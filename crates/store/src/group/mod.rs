//! The servers that share a PostgreSQL store: who they are, which of them runs which game, what they tell
//! each other, and what they know together beyond games and people.
//!
//! The tables are the truth. A notification only says where to look, and may be lost: it holds numbers and
//! ids, and is sent on a connection of its own, never in the transaction of a line.

mod bus;
mod leases;
mod limits;
mod members;
mod pairing;
mod tail;
mod viewers;

pub use bus::Heard;
pub use members::{Heartbeat, Joined};
pub use pairing::PairSeeker;
pub use viewers::{RemoteViewer, ViewerChange};

use crate::StoreError;
use bus::Announcer;
use sqlx::postgres::{PgConnectOptions, PgPool};
use sqlx::{PgConnection, query_scalar};
use std::fmt;
use std::future::Future;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;
use tokio::sync::Mutex;
use tokio::task::JoinHandle;

/// Time to wait for an answer of the database.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(5);
/// Name of the channel, which belongs to the schema of the tables: a database may hold several stores.
const CHANNEL: &str = "SELECT 'cartagena_' || hashtext(COALESCE(current_schema(), ''))";

/// One server's view of all that share the store. Its methods return [`StoreError::Unavailable`] while the
/// database does not answer.
pub struct ServerGroup {
    pool: PgPool,
    options: PgConnectOptions,
    channel: String,
    /// Number of this server; 0 before it has joined.
    server: AtomicI64,
    announcer: Announcer,
    listener: Mutex<Option<JoinHandle<()>>>,
}

impl ServerGroup {
    pub(crate) async fn new(
        pool: PgPool,
        options: PgConnectOptions,
        connection: &mut PgConnection,
    ) -> Result<ServerGroup, StoreError> {
        let channel: String = query_scalar(CHANNEL).fetch_one(connection).await?;
        let announcer = Announcer::start(options.clone(), channel.clone());
        let (server, listener) = (AtomicI64::new(0), Mutex::default());
        Ok(ServerGroup { pool, options, channel, server, announcer, listener })
    }

    /// Returns the number of this server; 0 before it has [joined](ServerGroup::join).
    pub fn server(&self) -> i64 {
        self.server.load(Ordering::Acquire)
    }

    /// Ends the tasks that send and receive notifications.
    pub(crate) async fn close(&self) {
        self.announcer.close().await;
        if let Some(listener) = self.listener.lock().await.take() {
            listener.abort();
        }
    }
}

impl fmt::Debug for ServerGroup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ServerGroup").field("server", &self.server).finish_non_exhaustive()
    }
}

impl Drop for ServerGroup {
    fn drop(&mut self) {
        if let Some(listener) = self.listener.get_mut().take() {
            listener.abort();
        }
    }
}

/// Bounds the time of a query.
async fn within<T>(work: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, StoreError> {
    match tokio::time::timeout(ANSWER_TIMEOUT, work).await {
        Ok(done) => Ok(done?),
        Err(_) => Err(StoreError::Unavailable),
    }
}

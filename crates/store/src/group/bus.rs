//! Notifications between servers, on connections of their own. Each begins with the number of its sender,
//! who does not hear it.

use super::ServerGroup;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use sqlx::{ConnectOptions as _, Connection as _, PgConnection, query};
use std::sync::Mutex;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

/// Number of notifications that wait to be sent; more are dropped.
const MAX_QUEUED: usize = 8_192;
/// Number of notifications in one transaction: it waits for those of all other servers.
const BATCH: usize = 256;
/// Number of notifications that wait to be read.
const MAX_UNREAD: usize = 8_192;
/// Pause before a lost connection is made again.
const RETRY: Duration = Duration::from_millis(200);
/// Time for which sending may take, and which a closing server gives to what is left.
const SEND_TIMEOUT: Duration = Duration::from_secs(3);
const NOTIFY: &str = "SELECT pg_notify($1, said) FROM unnest($2::TEXT[]) AS said";

/// Something that a server hears from the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// It hears them from now on. What was said before is lost: it looks at everything again.
    Connected,
    /// A notification.
    Said(String),
}

/// The task that sends notifications.
pub(super) struct Announcer {
    queue: Mutex<Option<mpsc::Sender<String>>>,
    task: tokio::sync::Mutex<Option<JoinHandle<()>>>,
}

impl Announcer {
    pub(super) fn start(options: PgConnectOptions, channel: String) -> Announcer {
        let (queue, waiting) = mpsc::channel(MAX_QUEUED);
        let task = tokio::spawn(send_all(options, channel, waiting));
        Announcer { queue: Mutex::new(Some(queue)), task: tokio::sync::Mutex::new(Some(task)) }
    }

    fn send(&self, text: String) {
        let queue = self.queue.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        // One that is dropped is found by looking, a little later.
        let _ = queue.as_ref().map(|queue| queue.try_send(text));
    }

    /// Sends what is left, and ends the task.
    pub(super) async fn close(&self) {
        drop(self.queue.lock().unwrap_or_else(std::sync::PoisonError::into_inner).take());
        if let Some(mut task) = self.task.lock().await.take()
            && timeout(SEND_TIMEOUT, &mut task).await.is_err()
        {
            task.abort();
        }
    }
}

impl ServerGroup {
    /// Tells the other servers something, soon. Nobody waits for it, and it may be lost.
    pub fn announce(&self, text: &str) {
        self.announcer.send(format!("{} {text}", self.server()));
    }

    /// Returns what the other servers say from now on. A later call ends what an earlier one returned.
    pub async fn listen(&self) -> mpsc::Receiver<Heard> {
        let (sender, heard) = mpsc::channel(MAX_UNREAD);
        let (options, channel) = (self.options.clone(), self.channel.clone());
        let task = tokio::spawn(listen_for_ever(options, channel, sender));
        if let Some(before) = self.listener.lock().await.replace(task) {
            before.abort();
        }
        heard
    }

    /// Returns a notification without its sender; `None` if this server has sent it.
    pub fn from_others<'a>(&self, said: &'a str) -> Option<&'a str> {
        let (sender, said) = said.split_once(' ')?;
        (sender.parse() != Ok(self.server())).then_some(said)
    }
}

async fn send_all(options: PgConnectOptions, channel: String, mut waiting: mpsc::Receiver<String>) {
    let (mut batch, mut connection) = (Vec::with_capacity(BATCH), None);
    while waiting.recv_many(&mut batch, BATCH).await > 0 {
        batch.sort_unstable();
        batch.dedup();
        // A connection that was lost unnoticed is made again once.
        for _ in 0..2 {
            let sending = send(&options, &mut connection, &channel, &batch);
            if matches!(timeout(SEND_TIMEOUT, sending).await, Ok(Ok(()))) {
                break;
            }
            connection = None;
        }
        batch.clear();
    }
    if let Some(connection) = connection {
        let _ = timeout(SEND_TIMEOUT, connection.close()).await;
    }
}

async fn send(
    options: &PgConnectOptions,
    connection: &mut Option<PgConnection>,
    channel: &str,
    batch: &[String],
) -> Result<(), sqlx::Error> {
    let connection = match connection {
        Some(connection) => connection,
        none => none.insert(options.connect().await?),
    };
    query(NOTIFY).bind(channel).bind(batch).execute(connection).await.map(drop)
}

/// Listens until nobody reads any more, on a new connection whenever one is lost.
async fn listen_for_ever(options: PgConnectOptions, channel: String, sender: mpsc::Sender<Heard>) {
    while !sender.is_closed() {
        let pool = PgPoolOptions::new().max_connections(1).connect_lazy_with(options.clone());
        if let Ok(mut listener) = PgListener::connect_with(&pool).await
            && listener.listen(&channel).await.is_ok()
            && sender.send(Heard::Connected).await.is_ok()
        {
            while let Ok(Some(said)) = listener.try_recv().await {
                if sender.send(Heard::Said(said.payload().to_owned())).await.is_err() {
                    return;
                }
            }
        }
        sleep(RETRY).await;
    }
}

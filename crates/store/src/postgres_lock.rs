//! The lock of a PostgreSQL store: servers of one version share it, and whatever needs the store for
//! itself holds it alone.
//!
//! It is an advisory lock of a session, held on a connection of its own: it lasts as long as the connection.
//! The database frees it when that connection ends, also if the server is killed. A server that loses the
//! connection stores nothing until it holds the lock again, and finds the tables of its version.

use crate::{StoreError, schema};
use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions, Connection, PgConnection};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::Mutex;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

/// Takes the lock alone. Its key holds the schema of the tables: a database may hold several stores.
const TRY_LOCK: &str =
    "SELECT pg_try_advisory_lock(1667331695, hashtext(COALESCE(current_schema(), '')))";
/// Takes the lock together with others.
const TRY_SHARED_LOCK: &str =
    "SELECT pg_try_advisory_lock_shared(1667331695, hashtext(COALESCE(current_schema(), '')))";
/// Interval at which the connection is checked.
const CHECK_INTERVAL: Duration = Duration::from_secs(1);
/// Time to wait for an answer on the connection.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(5);
/// Time for which a starting server waits for the lock: the database may notice a moment later that
/// the server before is gone.
const START_TIMEOUT: Duration = Duration::from_secs(3);
const START_RETRY: Duration = Duration::from_millis(100);
/// Settings by which the database notices within half a minute that this machine is gone.
const KEEPALIVE: [(&str, &str); 3] = [
    ("tcp_keepalives_idle", "10"),
    ("tcp_keepalives_interval", "5"),
    ("tcp_keepalives_count", "3"),
];

/// The ways to hold the lock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sharing {
    /// Nobody else may use the store.
    Alone,
    /// Other servers of this version may use the store, too.
    WithServers,
}

/// The lock, and the task that watches it.
pub(crate) struct PostgresLock {
    shared: Arc<Shared>,
    watcher: JoinHandle<()>,
}

struct Shared {
    options: PgConnectOptions,
    sharing: Sharing,
    /// Set once the tables are known to be of this version: they must be so whenever the lock is taken again.
    has_tables: AtomicBool,
    /// Set while the lock is known to be held.
    held: AtomicBool,
    /// Set once the store is closed: the lock is not taken any more.
    released: AtomicBool,
    session: Mutex<Session>,
}

#[derive(Default)]
struct Session {
    connection: Option<PgConnection>,
    /// The last attempt to take the lock that failed, and when it ended.
    failure: Option<(Instant, StoreError)>,
}

impl PostgresLock {
    /// Takes the lock of a starting server, and waits a while for another to be gone.
    pub(crate) async fn take(
        options: &PgConnectOptions,
        sharing: Sharing,
    ) -> Result<PostgresLock, StoreError> {
        PostgresLock::take_within(options, sharing, START_TIMEOUT).await
    }

    /// Takes the lock at once, or not at all.
    pub(crate) async fn take_now(
        options: &PgConnectOptions,
        sharing: Sharing,
    ) -> Result<PostgresLock, StoreError> {
        PostgresLock::take_within(options, sharing, Duration::ZERO).await
    }

    async fn take_within(
        options: &PgConnectOptions,
        sharing: Sharing,
        patience: Duration,
    ) -> Result<PostgresLock, StoreError> {
        let options = options.clone().options(KEEPALIVE);
        let [has_tables, held, released] = std::array::from_fn(|_| AtomicBool::new(false));
        let session = Mutex::default();
        let shared = Shared { options, sharing, has_tables, held, released, session };
        let shared = Arc::new(shared);
        let began = Instant::now();
        while let Err(error) = shared.ensure().await {
            if error != StoreError::InUse || began.elapsed() >= patience {
                return Err(error);
            }
            sleep(START_RETRY).await;
        }
        let watcher = tokio::spawn(watch(Arc::clone(&shared)));
        Ok(PostgresLock { shared, watcher })
    }

    /// Notes that the tables are of this version from now on, for as long as the lock is held.
    pub(crate) fn note_tables(&self) {
        self.shared.has_tables.store(true, Ordering::Release);
    }

    /// Checks that the lock is held, and takes it again if it was lost.
    pub(crate) async fn ensure(&self) -> Result<(), StoreError> {
        self.shared.ensure().await
    }

    /// Makes the next [`ensure`](PostgresLock::ensure) ask the database: a connection was lost, so
    /// the lock's own may be lost, too.
    pub(crate) fn doubt(&self) {
        self.shared.held.store(false, Ordering::Release);
    }

    /// Frees the lock.
    pub(crate) async fn release(&self) {
        self.watcher.abort();
        self.shared.released.store(true, Ordering::Release);
        self.doubt();
        let connection = self.shared.session.lock().await.connection.take();
        if let Some(connection) = connection {
            // The database frees the lock as well if it notices only that the connection is gone.
            let _ = timeout(ANSWER_TIMEOUT, connection.close()).await;
        }
    }
}

impl Drop for PostgresLock {
    fn drop(&mut self) {
        self.watcher.abort();
    }
}

impl Shared {
    async fn ensure(&self) -> Result<(), StoreError> {
        if self.held.load(Ordering::Acquire) {
            return Ok(());
        }
        let asked = Instant::now();
        let mut session = self.session.lock().await;
        // All who waited for one attempt share its result.
        if self.held.load(Ordering::Acquire) {
            return Ok(());
        }
        if self.released.load(Ordering::Acquire) {
            return Err(StoreError::Unavailable);
        }
        if let Some((_, error)) = session.failure.as_ref().filter(|(ended, _)| *ended > asked) {
            return Err(error.clone());
        }
        let taken = timeout(ANSWER_TIMEOUT, self.take_again(&mut session)).await;
        let taken = taken.unwrap_or(Err(StoreError::Unavailable));
        self.held.store(taken.is_ok(), Ordering::Release);
        session.failure = taken.clone().err().map(|error| (Instant::now(), error));
        taken
    }

    /// Reports whether the session that holds the lock still answers.
    async fn has_session(&self) -> bool {
        let mut session = self.session.lock().await;
        let Some(mut connection) = session.connection.take() else { return false };
        let answers = matches!(timeout(ANSWER_TIMEOUT, connection.ping()).await, Ok(Ok(())));
        session.connection = answers.then_some(connection);
        answers
    }

    /// Keeps the session if it still answers, for then it holds the lock; otherwise begins another.
    async fn take_again(&self, session: &mut Session) -> Result<(), StoreError> {
        if let Some(mut connection) = session.connection.take()
            && connection.ping().await.is_ok()
        {
            session.connection = Some(connection);
            return Ok(());
        }
        let mut connection = self.options.connect().await?;
        let lock = match self.sharing {
            Sharing::Alone => TRY_LOCK,
            Sharing::WithServers => TRY_SHARED_LOCK,
        };
        if !sqlx::query_scalar::<_, bool>(lock).fetch_one(&mut connection).await? {
            return Err(StoreError::InUse);
        }
        if self.has_tables.load(Ordering::Acquire) {
            // While the lock was free, another version may have migrated them.
            schema::check_postgres(&mut connection).await?;
        }
        session.connection = Some(connection);
        Ok(())
    }
}

/// Checks the session again and again, so that a lost lock is noticed, and taken again, even while
/// nothing is stored.
async fn watch(shared: Arc<Shared>) {
    loop {
        sleep(CHECK_INTERVAL).await;
        if !shared.has_session().await {
            shared.held.store(false, Ordering::Release);
        }
        // The next change reports an error.
        let _ = shared.ensure().await;
    }
}

//! The server of Cartagena: `cartagena serve` is this crate behind a command line.
//!
//! ```no_run
//! use cartagena_server::{Config, PAGE, Server, shutdown_signal};
//! use cartagena_store::{StoreLocation, connect};
//!
//! # async fn serve() -> Result<(), Box<dyn std::error::Error>> {
//! let store = connect(&StoreLocation::Sqlite("games".into())).await?;
//! let config = Config::new("127.0.0.1:7777".parse()?, PAGE, store);
//! let server = Server::bind(config).await?;
//! println!("http://{}/", server.address());
//! server.run(shutdown_signal()).await;
//! # Ok(())
//! # }
//! ```
//!
//! It is built by a function and may be bound to port 0, so that tests run the real server. The page
//! is a table of files that the build script embeds in the program: there is no folder to lose, and
//! no path that a request could escape from.
//!
//! A message arrives on a `socket`, which knows its person. The `hub` routes it to the task of its
//! table, which hosts a [`Room`](cartagena_room::Room): decide, store, apply, broadcast. No task waits
//! for a slow client, and bots think in threads of their own (`bot_pool`).

#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "it is a server")]
#![allow(
    clippy::cast_possible_truncation,
    reason = "seat numbers are below five; counts and rounded chances are small"
)]

mod accept_loop;
mod account;
mod admin;
mod app;
mod bot_pool;
mod bounded_cache;
mod clock;
mod clock_jumps;
mod community;
mod connected_people;
mod connection_guard;
mod connection_slots;
mod content_encoding;
mod daily;
mod device_name;
mod file_limit;
mod headers;
mod hub;
mod identity;
mod limits;
mod listener;
mod metrics;
mod notices;
mod operator_hints;
mod origin;
mod page;
mod process_figures;
mod profiles;
mod public_pages;
mod random_ids;
mod rate_limiter;
mod rating;
mod recovery_code;
mod retention;
mod router;
mod server_key;
mod shutdown;
mod socket;
mod store_check;
mod systemd;
mod token;
mod token_buckets;
mod zip;

pub use admin::{ADMIN_PATH, AdminToken, run_admin};
pub use cartagena_outbound::{AddressPolicy, EmailAddress, SmtpServer, SmtpServerError, VapidKey};
pub use cartagena_protocol::{
    AdminAnswer, AdminLogView, AdminRefusal, AdminRequest, PersonView, ReportView, ReportedLine,
};
pub use cartagena_ratings::{PROVISIONAL_GAMES, RatingList};
pub use clock::{Clock, ClockHands};
pub use limits::{Limits, RateLimit};
pub use listener::{InvalidListenAddress, ListenAddress, SystemdSockets};
pub use notices::{MailConfig, NoticesConfig};
pub use origin::{InvalidOrigin, Origin};
pub use page::{File, PAGE};
pub use rating::{RecomputedRatings, recompute_ratings};
pub use retention::Retention;
pub use server_key::{ServerKey, is_signed_by};
pub use shutdown::shutdown_signal;
pub use store_check::{
    GameProblem, NotedHead, ValidationReport, missing_heads, part_reworded, validate,
};
pub use systemd::{ServiceState, notify_service};

use accept_loop::Service;
use app::AppState;
use cartagena_store::{Joined, Store, StoreError};
use connection_slots::ConnectionSlots;
use hub::{Hub, HubConfig};
use listener::Listener;
use origin::OriginPolicy;
use rate_limiter::RateLimiter;
use shutdown::Shutdown;
use std::fmt;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::timeout;

/// Time that open requests may take once the server was asked to stop.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(5);
/// Time that a request may take to arrive, and again to be answered.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(20);
/// Connections to the address of metrics at one time.
const METRICS_CONNECTIONS: usize = 32;
/// Pause between two moves of bots, so that people can follow.
const BOT_PAUSE: Duration = Duration::from_millis(900);

/// Settings of a server.
#[derive(Clone)]
pub struct Config {
    /// Address to listen on. Behind a socket file there is always a proxy.
    pub listen: ListenAddress,
    /// Address for metrics and health checks, without which there are no metrics.
    pub metrics_listen: Option<ListenAddress>,
    /// Files of the page.
    pub page: &'static [File],
    /// Store of games and people.
    pub store: Arc<dyn Store>,
    /// Origin of the pages as browsers see it. Without it, it is the place that each request was
    /// sent to, as long as that is an address or a name of the local network.
    pub origin: Option<Origin>,
    /// Set if a proxy in front of the server reports the client's address and scheme.
    pub behind_proxy: bool,
    /// Limits on requests and connections.
    pub limits: Limits,
    /// Pause between two moves of bots, so that people can follow.
    pub bot_pause: Duration,
    /// Time that a request may take to arrive, and again to be answered; also the time that an idle
    /// connection may wait for the next request.
    pub request_timeout: Duration,
    /// The time of day.
    pub clock: Clock,
    /// The key by which ends of games are signed; a random one unless it is set.
    pub key: ServerKey,
    /// Settings of what the server tells people by itself.
    pub notices: NoticesConfig,
    /// The token of the people who run the server; without one they have no door.
    pub admin: Option<AdminToken>,
    /// Set if new people need an invitation.
    pub invite_only: bool,
    /// Days for which things are kept.
    pub retention: Retention,
}

/// Reason why a server cannot start.
#[derive(Debug)]
pub enum BindError {
    /// The program was built without the page.
    NoPage,
    /// Another program listens on the address already.
    AddressInUse(ListenAddress),
    /// The store cannot be used together with the other servers.
    Store(StoreError),
    /// The system refuses the address for another reason.
    Io(ListenAddress, io::Error),
}

/// A server that listens, but does not answer yet.
pub struct Server {
    listener: Listener,
    address: ListenAddress,
    metrics: Option<(Listener, ListenAddress)>,
    config: Config,
    /// Place among the servers that share the store.
    joined: Option<Joined>,
}

impl Config {
    /// Returns the default settings for a page and a store.
    pub fn new(listen: SocketAddr, page: &'static [File], store: Arc<dyn Store>) -> Config {
        Config {
            listen: ListenAddress::Tcp(listen),
            metrics_listen: None,
            page,
            store,
            origin: None,
            behind_proxy: false,
            limits: Limits::default(),
            bot_pause: BOT_PAUSE,
            request_timeout: REQUEST_TIMEOUT,
            clock: Clock::system(),
            key: ServerKey::random(),
            notices: NoticesConfig::default(),
            admin: None,
            invite_only: false,
            retention: Retention::default(),
        }
    }

    fn app(self, stopping: Shutdown, joined: Option<Joined>) -> Arc<AppState> {
        let origin = self.origin.as_ref().map(|origin| origin.as_str().to_owned());
        let gate = OriginPolicy { origin: self.origin, behind_proxy: self.behind_proxy };
        let hub = Hub::new(HubConfig {
            store: self.store,
            limiter: RateLimiter::new(self.limits),
            bot_pause: self.bot_pause,
            clock: self.clock,
            key: self.key,
            stopping,
            notices: self.notices,
            retention: self.retention,
            origin,
            joined,
        });
        let admission = (self.admin, self.invite_only);
        AppState::new(self.page, gate, admission, hub, self.request_timeout)
    }
}

impl Server {
    /// Starts to listen. Requests are answered once [`Server::run`] is called. The system's limit of
    /// open files is raised if the connections need more.
    ///
    /// # Errors
    ///
    /// Returns an error if there is no page to serve, or if the server cannot listen on the
    /// address.
    pub async fn bind(config: Config) -> Result<Server, BindError> {
        Server::bind_with(config, SystemdSockets::none()).await
    }

    /// Does the same; a socket that systemd has opened takes the place of the address to listen on.
    ///
    /// # Errors
    ///
    /// Returns the errors of [`Server::bind`], also if the socket is none that a server can use.
    pub async fn bind_with(
        mut config: Config,
        sockets: SystemdSockets,
    ) -> Result<Server, BindError> {
        if config.page.is_empty() {
            return Err(BindError::NoPage);
        }
        config.limits = file_limit::fit_connections(config.limits);
        let inherited =
            Listener::inherited(sockets).map_err(|error| bind_error(&config.listen, error))?;
        let (listener, address) = match inherited {
            Some(listener) => with_address(listener, &config.listen)?,
            None => listen_on(&config.listen).await?,
        };
        config.behind_proxy |= address.network().is_none();
        let metrics = match &config.metrics_listen {
            Some(address) => Some(listen_on(address).await?),
            None => None,
        };
        let joined = match config.store.group() {
            Some(group) => {
                let joined = group.join(&config.key.public(), config.clock.now()).await;
                Some(joined.map_err(BindError::Store)?)
            }
            None => None,
        };
        Ok(Server { listener, address, metrics, config, joined })
    }

    /// Returns the address on which it listens, with the port that was found for port 0.
    pub fn address(&self) -> &ListenAddress {
        &self.address
    }

    /// Returns the address on which it has metrics, if it has them.
    pub fn metrics_address(&self) -> Option<&ListenAddress> {
        self.metrics.as_ref().map(|(_, address)| address)
    }

    /// Answers requests until `stop` completes. Then it shuts down in order: sockets are told that
    /// the server goes away, tables store what they have decided, and the store is closed.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) {
        let (stopping, stopped) = Shutdown::new();
        let app = self.config.app(stopped.clone(), self.joined);
        let (alive, _) = watch::channel(());
        let hub = Arc::clone(&app.hub);
        let helpers = [
            tokio::spawn(resume(Arc::clone(&hub))),
            tokio::spawn(Arc::clone(&hub).broadcast_lists()),
            tokio::spawn(Arc::clone(&hub).run_wake_ups()),
            tokio::spawn(Arc::clone(&hub).run_ratings()),
            tokio::spawn(Arc::clone(&hub).run_pairing()),
            tokio::spawn(clock_jumps::watch_clock(Arc::clone(&hub))),
            tokio::spawn(Arc::clone(&hub).watch_store()),
            tokio::spawn(Arc::clone(&hub).run_sweeps()),
            tokio::spawn(Arc::clone(&hub).run_membership()),
            tokio::spawn(Arc::clone(&hub).run_hearing()),
            tokio::spawn(Arc::clone(&hub).run_looking()),
            tokio::spawn(Arc::clone(&hub).run_catch_ups()),
            tokio::spawn(Arc::clone(&hub).run_presence()),
        ];
        let operators = self.metrics.map(|(listener, _)| {
            let service = Service {
                router: router::operator_router(Arc::clone(&app)),
                slots: ConnectionSlots::new(METRICS_CONNECTIONS, METRICS_CONNECTIONS),
                metrics: Arc::clone(&hub.metrics),
                request_timeout: app.request_timeout,
            };
            accept_loop::accept(listener, service, stopped.clone(), alive.clone())
        });
        let service = Service {
            slots: Arc::clone(&app.connections),
            metrics: Arc::clone(&hub.metrics),
            request_timeout: app.request_timeout,
            router: router::router(app),
        };
        let players = accept_loop::accept(self.listener, service, stopped, alive.clone());
        let accepting = tokio::spawn(async {
            tokio::join!(players, async {
                if let Some(operators) = operators {
                    operators.await;
                }
            })
        });
        stop.await;
        stopping.send_replace(true);
        helpers.iter().for_each(tokio::task::JoinHandle::abort);
        let quiet = async {
            let _ = accepting.await;
            alive.closed().await;
            hub.wait_until_idle().await;
        };
        if timeout(SHUTDOWN_TIMEOUT, quiet).await.is_err() {
            tracing::warn!("some connections or tables did not end in time");
        }
        hub.leave_group().await;
        if let Err(error) = hub.store.close().await {
            tracing::warn!(%error, "the store could not be closed");
        }
    }
}

/// Wakes unfinished games, and then hands over those of people who were merged, and forgets those who were
/// deleted.
async fn resume(hub: Arc<Hub>) {
    Arc::clone(&hub).resume_unfinished().await;
    hub.resume_holidays().await;
    tokio::join!(Arc::clone(&hub).run_merges(), hub.run_rewordings());
}

async fn listen_on(address: &ListenAddress) -> Result<(Listener, ListenAddress), BindError> {
    let listener = Listener::bind(address).await.map_err(|error| bind_error(address, error))?;
    with_address(listener, address)
}

/// Returns a listener with the address that it really has.
fn with_address(
    listener: Listener,
    asked: &ListenAddress,
) -> Result<(Listener, ListenAddress), BindError> {
    let address = listener.address().map_err(|error| bind_error(asked, error))?;
    Ok((listener, address))
}

fn bind_error(address: &ListenAddress, error: io::Error) -> BindError {
    match error.kind() {
        io::ErrorKind::AddrInUse => BindError::AddressInUse(address.clone()),
        _ => BindError::Io(address.clone(), error),
    }
}

impl fmt::Debug for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Config").field("listen", &self.listen).finish_non_exhaustive()
    }
}

impl fmt::Debug for Server {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Server").field("address", &self.address).finish_non_exhaustive()
    }
}

/// English, for logs and developers; the localised sentences are in the texts.
impl fmt::Display for BindError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BindError::NoPage => f.write_str("built without the page"),
            BindError::AddressInUse(address) => write!(f, "{address} is taken"),
            BindError::Store(error) => error.fmt(f),
            BindError::Io(address, error) => write!(f, "{address}: {error}"),
        }
    }
}

impl std::error::Error for BindError {}

//! All live tables. Each is a task of its own; the hub routes requests to them.

mod bot_turns;
mod broadcast;
mod cluster;
mod live_table;
mod lobby_index;
mod lobby_order;
mod lobby_pairing;
mod look_back;
mod merging;
mod notifying;
mod open_table;
mod persistence;
mod persons_seen;
mod public_view;
mod ratings;
mod rewording;
mod signing;
mod store_watch;
mod wake_ups;

pub(crate) use cluster::Cluster;
use live_table::RULES_VERSION;
pub(crate) use lobby_index::LobbyIndex;
use lobby_pairing::Pairing;
pub(crate) use persistence::{joined, replay_room};
pub(crate) use persons_seen::PersonSeen;
pub(crate) use public_view::PublicView;
pub(crate) use ratings::PersonAtTable;

use crate::bot_pool::BotPool;
use crate::bounded_cache::BoundedCache;
use crate::clock::Clock;
use crate::community::Community;
use crate::connected_people::{ConnectedPeople, Socket, lock};
use crate::connection_slots::ConnectionSlots;
use crate::metrics::Metrics;
use crate::notices::{Notices, NoticesConfig};
use crate::random_ids::is_game_id;
use crate::rate_limiter::RateLimiter;
use crate::retention::Retention;
use crate::server_key::ServerKey;
use crate::shutdown::Shutdown;
use axum::extract::ws::Utf8Bytes;
use cartagena_protocol::{ClientMsg, Denial, OnlineEvent, PersonAt, ServerMsg};
use cartagena_room::Room;
use cartagena_store::{Joined, Store};
use live_table::LiveTable;
use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use store_watch::StoreWatch;
use tokio::sync::{Notify, Semaphore, mpsc, oneshot};
use wake_ups::{WakeUp, WakeUps};

/// Number of requests that may wait at a table. A sender waits for room; nothing else does.
const MAX_QUEUED_REQUESTS: usize = 64;
/// Number of games that are loaded in parallel after a restart or for wake-ups.
const MAX_PARALLEL_LOADS: usize = 16;
/// Number of games that are read at once for public pages.
const MAX_PUBLIC_READS: usize = 4;
/// Bytes of all records of finished games that are cached.
const MAX_RECORD_BYTES: usize = 16 * 1024 * 1024;
/// Number of times that something is decided on if something else is stored first.
const MAX_TRIES: usize = 3;
/// Pause before a store that did not answer is asked again.
const STORE_RETRY: Duration = Duration::from_secs(1);

/// Interval at which a stopping server checks whether all sockets and tables are gone.
const IDLE_POLL: Duration = Duration::from_millis(5);

/// A request to a live table.
pub(crate) enum TableRequest {
    /// Add a viewer; as this seat, if one is given.
    Watch(Arc<Socket>, Option<u8>),
    /// Remove the viewer with this socket number.
    Leave(u64),
    /// A message that the table decides on, with the time of its arrival.
    Message(Arc<Socket>, Box<ClientMsg>, Instant),
    /// Open a table for a rematch.
    Rematch(Arc<Socket>),
    /// Create an invitation, under the id of the request if it has one.
    Invite(Arc<Socket>, Option<String>),
    /// Send the record.
    Record(Arc<Socket>),
    /// Hand a person's place over to another; answer whether it is done.
    Merge { person: i64, into: i64, answer: oneshot::Sender<bool> },
    /// Tell the number of a person at the table.
    Person { which: PersonAtTable, answer: oneshot::Sender<Option<i64>> },
    /// A person is on holiday until a moment; answer whether that is stored.
    Holiday { person: i64, until: u64, answer: oneshot::Sender<bool> },
    /// Tell who somebody at the table is.
    WhoIs { at: PersonAt, answer: oneshot::Sender<Option<PersonSeen>> },
    /// Close the table for the people who run the server; answer whether it was open.
    Close(oneshot::Sender<bool>),
    /// Read the texts of a person again, who leaves the table if they are deleted; answer whether it is done.
    Reword { person: i64, leaves: bool, answer: oneshot::Sender<bool> },
    /// Answer what an onlooker may see.
    Look(oneshot::Sender<PublicView>),
    /// Do what is due; answer when the table is live.
    Wake(oneshot::Sender<()>),
    /// Read on: another server has stored a line of this number.
    CatchUp(u64),
    /// Take over who watches the table by other servers, and who of them looks.
    Viewers(HashMap<i64, bool>),
    /// A page of a person was hidden or shown.
    Looks(i64),
    /// Read the whole table again: texts were replaced.
    Reload,
}

/// The live tables, and everything that they share.
pub(crate) struct Hub {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) people: ConnectedPeople,
    /// Slots for sockets.
    pub(crate) socket_slots: Arc<ConnectionSlots>,
    pub(crate) lobby_index: LobbyIndex,
    pub(crate) community: Community,
    /// Messages with records of finished games, which do not change any more: to write the record of a
    /// long game takes milliseconds, and to load the game for it even more.
    pub(crate) finished_records: BoundedCache<String, Utf8Bytes>,
    pub(crate) limiter: RateLimiter,
    pub(crate) clock: Clock,
    pub(crate) key: ServerKey,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) notices: Notices,
    /// Days for which things are kept.
    pub(crate) retention: Retention,
    /// Pause between two moves of bots.
    pub(crate) bot_pause: Duration,
    pub(crate) stopping: Shutdown,
    /// Told when a merge of two people is left to be finished.
    pub(crate) merges: Notify,
    /// Told when a game has a new result, which is to be rated.
    pub(crate) results: Notify,
    pairing: Pairing,
    /// The other servers that share the store.
    pub(crate) cluster: Cluster,
    /// Told when a rewording is left to be finished.
    pub(crate) rewordings: Notify,
    bot_pool: BotPool,
    wake_ups: WakeUps,
    store_watch: StoreWatch,
    /// Slots for reading games for public pages.
    public_reads: Semaphore,
    live_tables: Mutex<HashMap<String, mpsc::Sender<TableRequest>>>,
}

/// Parts of a hub.
pub(crate) struct HubConfig {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) limiter: RateLimiter,
    pub(crate) clock: Clock,
    pub(crate) key: ServerKey,
    pub(crate) bot_pause: Duration,
    pub(crate) stopping: Shutdown,
    pub(crate) notices: NoticesConfig,
    pub(crate) retention: Retention,
    /// Address of the server's pages, if it is configured.
    pub(crate) origin: Option<String>,
    /// Place among the servers that share the store; `None` if there is only one.
    pub(crate) joined: Option<Joined>,
}

impl Hub {
    pub(crate) fn new(parts: HubConfig) -> Arc<Hub> {
        let metrics = Arc::new(Metrics::default());
        let limits = &parts.limiter.limits;
        let timed = (parts.clock.clone(), Arc::clone(&metrics));
        let store = Arc::clone(&parts.store);
        let notices = Notices::start((parts.notices, &parts.key), store, timed, parts.origin);
        // Pages may ask one server by the marks of another.
        let community = match parts.joined {
            Some(_) => Community::with_marks(parts.key.derive("marks")),
            None => Community::default(),
        };
        let sockets = ConnectionSlots::new(limits.sockets_per_address, limits.sockets);
        Arc::new(Hub {
            store: parts.store,
            people: ConnectedPeople::default(),
            socket_slots: sockets,
            lobby_index: LobbyIndex::new(parts.limiter.limits),
            community,
            cluster: Cluster::new(parts.joined),
            finished_records: BoundedCache::new(MAX_RECORD_BYTES),
            public_reads: Semaphore::new(MAX_PUBLIC_READS),
            limiter: parts.limiter,
            clock: parts.clock,
            key: parts.key,
            retention: parts.retention,
            bot_pause: parts.bot_pause,
            stopping: parts.stopping,
            merges: Notify::new(),
            results: Notify::new(),
            pairing: Pairing::default(),
            rewordings: Notify::new(),
            bot_pool: BotPool::new(Arc::clone(&metrics)),
            metrics,
            notices,
            wake_ups: WakeUps::default(),
            store_watch: StoreWatch::default(),
            live_tables: Mutex::default(),
        })
    }

    /// Sends a request to a table, which is woken if it sleeps. A table that goes to sleep at this
    /// moment hands the request back, and is woken again.
    pub(crate) async fn send_request(self: &Arc<Hub>, game: &str, mut call: TableRequest) {
        if !is_game_id(game) {
            return refuse_unknown(game, &call);
        }
        loop {
            let Some(table) = self.table_sender(game) else {
                return self.refuse_overload(game, &call);
            };
            match table.send(call).await {
                Ok(()) => return,
                Err(back) => call = back.0,
            }
        }
    }

    /// Sends a request to a table only if it is live.
    pub(crate) async fn send_if_live(&self, game: &str, call: TableRequest) {
        let table = lock(&self.live_tables).get(game).cloned();
        if let Some(table) = table {
            let _ = table.send(call).await;
        }
    }

    /// Reports whether a table is live.
    pub(crate) fn is_live(&self, game: &str) -> bool {
        lock(&self.live_tables).contains_key(game)
    }

    /// Returns the channel to a table, which is started if needed; `None` if too many are live.
    fn table_sender(self: &Arc<Hub>, game: &str) -> Option<mpsc::Sender<TableRequest>> {
        let mut tables = lock(&self.live_tables);
        // A closed channel that is still listed belongs to a task that has panicked: the table is
        // started again.
        if let Some(table) = tables.get(game).filter(|table| !table.is_closed()) {
            return Some(table.clone());
        }
        (tables.len() < self.limiter.limits.live_tables).then_some(())?;
        let (sender, inbox) = mpsc::channel(MAX_QUEUED_REQUESTS);
        tables.insert(game.to_owned(), sender.clone());
        self.update_table_count(&tables);
        tokio::spawn(LiveTable::wake(Arc::clone(self), game.to_owned(), inbox));
        Some(sender)
    }

    /// Starts a table that has just been opened. The lists have it when this returns: who is told its id
    /// may ask for what depends on the seat there at once, such as an invitation.
    fn start_table(self: &Arc<Hub>, game: String, room: Room) {
        let (sender, inbox) = mpsc::channel(MAX_QUEUED_REQUESTS);
        self.hold_new(&game);
        let live = LiveTable::new(Arc::clone(self), game.clone(), room, 1);
        self.announce_line(&game, 1, true);
        live.update_lobby_index(&[]);
        let mut tables = lock(&self.live_tables);
        tables.insert(game, sender);
        self.update_table_count(&tables);
        tokio::spawn(live.run(inbox));
    }

    /// Stops a table, unless a request is waiting; returns whether it was stopped. With a wake-up
    /// it is started again at that time.
    fn stop_table(
        &self,
        game: &str,
        inbox: &mut mpsc::Receiver<TableRequest>,
        wake_up: Option<WakeUp>,
    ) -> bool {
        let mut tables = lock(&self.live_tables);
        if !inbox.is_empty() {
            return false;
        }
        inbox.close();
        // Set while the lock is held, before the table can be started again.
        wake_up.into_iter().for_each(|wake_up| self.wake_ups.set(game, wake_up));
        tables.remove(game);
        self.update_table_count(&tables);
        true
    }

    fn update_table_count(&self, tables: &HashMap<String, mpsc::Sender<TableRequest>>) {
        self.metrics.tables.store(tables.len() as i64, Ordering::Relaxed);
    }

    fn refuse_overload(&self, game: &str, call: &TableRequest) {
        tracing::warn!("too many tables are live");
        call.deny(Some(game), Denial::TooManyTables);
    }

    /// Wakes every game that is not over: clocks and bots go on by themselves after a restart.
    /// Of several servers each wakes those that it takes over.
    pub(crate) async fn resume_unfinished(self: Arc<Hub>) {
        if self.group().is_some() {
            return self.wait_until_caught_up().await;
        }
        let games = loop {
            match self.store.unfinished().await {
                Ok(games) => break games,
                Err(error) => tracing::warn!(%error, "unfinished games cannot be read"),
            }
            tokio::time::sleep(STORE_RETRY).await;
        };
        let count = games.len();
        self.wake_all(games).await;
        tracing::info!(games = count, "unfinished games resumed");
    }

    /// Wakes a table, if it sleeps. Returns when it is live or could not be loaded.
    async fn wake(self: &Arc<Hub>, game: &str) {
        let (awake, woken) = oneshot::channel();
        self.send_request(game, TableRequest::Wake(awake)).await;
        let _ = woken.await;
    }

    /// Wakes tables, a few at a time. Returns when each is live or could not be loaded.
    async fn wake_all(self: &Arc<Hub>, games: Vec<String>) {
        let readers = Arc::new(Semaphore::new(MAX_PARALLEL_LOADS));
        for game in games {
            let Ok(place) = Arc::clone(&readers).acquire_owned().await else { return };
            let hub = Arc::clone(self);
            tokio::spawn(async move {
                hub.wake(&game).await;
                drop(place);
            });
        }
        let _ = readers.acquire_many(MAX_PARALLEL_LOADS as u32).await;
    }

    /// Waits until no socket is open and no table live; `stopping` tells them to end.
    pub(crate) async fn wait_until_idle(&self) {
        while self.socket_slots.in_use() > 0 || !lock(&self.live_tables).is_empty() {
            tokio::time::sleep(IDLE_POLL).await;
        }
    }
}

impl TableRequest {
    /// Sends the reason for a refusal to the socket that asked.
    pub(crate) fn deny(&self, game: Option<&str>, why: Denial) {
        if let Some(socket) = self.socket() {
            let game = game.map(str::to_owned);
            socket.outbox.send(&ServerMsg::Online(OnlineEvent::Denied { game, reason: why }));
        }
    }

    fn socket(&self) -> Option<&Arc<Socket>> {
        match self {
            TableRequest::Watch(socket, _) | TableRequest::Message(socket, ..) => Some(socket),
            TableRequest::Rematch(socket)
            | TableRequest::Invite(socket, _)
            | TableRequest::Record(socket) => Some(socket),
            TableRequest::Leave(_)
            | TableRequest::Merge { .. }
            | TableRequest::Person { .. }
            | TableRequest::Holiday { .. }
            | TableRequest::WhoIs { .. }
            | TableRequest::Close(_)
            | TableRequest::Reword { .. }
            | TableRequest::Look(_)
            | TableRequest::Wake(_)
            | TableRequest::CatchUp(_)
            | TableRequest::Viewers(_)
            | TableRequest::Looks(_)
            | TableRequest::Reload => None,
        }
    }
}

fn refuse_unknown(game: &str, call: &TableRequest) {
    call.deny(Some(game), Denial::NoSuchTable);
}

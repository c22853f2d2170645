//! All tables that are awake. Each is a task of its own; here is who leads to them.

mod alarms;
mod keeping;
mod lists;
mod live;
mod opening;
mod telling;
mod thinking;

pub(crate) use keeping::replayed;
pub(crate) use lists::Lists;
use live::RULES;

use crate::chance::is_game;
use crate::clock::Clock;
use crate::crew::Crew;
use crate::limits::Limiter;
use crate::metrics::Metrics;
use crate::people::{People, Socket, locked};
use crate::places::Places;
use crate::signals::Stopping;
use alarms::{Alarm, Alarms};
use cartagena_protocol::{ClientMsg, Denial, News, ServerMsg};
use cartagena_quay::Quay;
use cartagena_store::Store;
use live::Live;
use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, mpsc, oneshot};

/// How many calls may wait at a table. Whoever calls waits for room, and nobody else does.
const CALLS: usize = 64;
/// How many games are read at once that nobody has asked for.
const READERS: usize = 16;
/// How long to wait before a store that did not answer is asked again.
const AGAIN: Duration = Duration::from_secs(1);

/// How often it is looked whether all have gone, once a server stops.
const BREATH: Duration = Duration::from_millis(5);

/// What a table is asked.
pub(crate) enum Call {
    /// Show it to a socket from now on; with the eyes of that seat, if one is named.
    Look(Arc<Socket>, Option<u8>),
    /// The socket with this number looks elsewhere.
    Leave(u64),
    /// Something that the table decides about; when it came.
    Do(Arc<Socket>, Box<ClientMsg>, Instant),
    /// Open a table for the same people.
    Rematch(Arc<Socket>),
    /// Make a key for friends.
    Invite(Arc<Socket>),
    /// Tell the record.
    Record(Arc<Socket>),
    /// Go on with what is due; tell when the table is awake.
    Wake(oneshot::Sender<()>),
}

/// What a table asks of the house.
pub(crate) struct Hub {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) people: People,
    /// Places for sockets.
    pub(crate) sockets: Arc<Places>,
    pub(crate) lists: Lists,
    pub(crate) limiter: Limiter,
    pub(crate) clock: Clock,
    pub(crate) metrics: Arc<Metrics>,
    /// How long bots let people read.
    pub(crate) pause: Duration,
    pub(crate) stopping: Stopping,
    crew: Crew,
    alarms: Alarms,
    tables: Mutex<HashMap<String, mpsc::Sender<Call>>>,
}

/// What a hub is made of.
pub(crate) struct Parts {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) limiter: Limiter,
    pub(crate) clock: Clock,
    pub(crate) pause: Duration,
    pub(crate) stopping: Stopping,
}

impl Hub {
    pub(crate) fn new(parts: Parts) -> Arc<Hub> {
        let metrics = Arc::new(Metrics::default());
        let limits = &parts.limiter.limits;
        let sockets = Places::new(limits.sockets_each, limits.sockets);
        Arc::new(Hub {
            store: parts.store,
            people: People::default(),
            sockets,
            lists: Lists::default(),
            limiter: parts.limiter,
            clock: parts.clock,
            pause: parts.pause,
            stopping: parts.stopping,
            crew: Crew::new(Arc::clone(&metrics)),
            metrics,
            alarms: Alarms::default(),
            tables: Mutex::default(),
        })
    }

    /// Brings a call to a table, which is woken if it sleeps. A table that goes to sleep in this very
    /// moment hands the call back, and is woken again.
    pub(crate) async fn call(self: &Arc<Hub>, game: &str, mut call: Call) {
        if !is_game(game) {
            return unknown(game, &call);
        }
        loop {
            let Some(table) = self.table(game) else { return self.no_room(game, &call) };
            match table.send(call).await {
                Ok(()) => return,
                Err(back) => call = back.0,
            }
        }
    }

    /// Brings a call to a table only if it is awake.
    pub(crate) async fn call_awake(&self, game: &str, call: Call) {
        let table = locked(&self.tables).get(game).cloned();
        if let Some(table) = table {
            let _ = table.send(call).await;
        }
    }

    /// The way to a table; `None` if too many are awake.
    fn table(self: &Arc<Hub>, game: &str) -> Option<mpsc::Sender<Call>> {
        let mut tables = locked(&self.tables);
        // One that is closed and still listed has come to grief: it is woken anew.
        if let Some(table) = tables.get(game).filter(|table| !table.is_closed()) {
            return Some(table.clone());
        }
        (tables.len() < self.limiter.limits.tables).then_some(())?;
        let (sender, inbox) = mpsc::channel(CALLS);
        tables.insert(game.to_owned(), sender.clone());
        self.count(&tables);
        tokio::spawn(Live::wake(Arc::clone(self), game.to_owned(), inbox));
        Some(sender)
    }

    /// A table that has just been opened.
    fn awake(self: &Arc<Hub>, game: String, quay: Quay) {
        let (sender, inbox) = mpsc::channel(CALLS);
        let mut tables = locked(&self.tables);
        tables.insert(game.clone(), sender);
        self.count(&tables);
        tokio::spawn(Live::new(Arc::clone(self), game, quay, 1).run(inbox));
    }

    /// Takes a table off, unless somebody has called in the meantime. With an alarm it is woken
    /// then.
    fn retire(&self, game: &str, inbox: &mut mpsc::Receiver<Call>, alarm: Option<Alarm>) -> bool {
        let mut tables = locked(&self.tables);
        if !inbox.is_empty() {
            return false;
        }
        inbox.close();
        // Before anybody can wake it again.
        alarm.into_iter().for_each(|alarm| self.alarms.set(game, alarm));
        tables.remove(game);
        self.count(&tables);
        true
    }

    fn count(&self, tables: &HashMap<String, mpsc::Sender<Call>>) {
        self.metrics.tables.store(tables.len() as i64, Ordering::Relaxed);
    }

    fn no_room(&self, game: &str, call: &Call) {
        tracing::warn!("too many tables are awake");
        call.deny(Some(game), Denial::TooMany);
    }

    /// Wakes every game that is not over: clocks and bots go on by themselves after a restart.
    pub(crate) async fn resume(self: Arc<Hub>) {
        let games = loop {
            match self.store.unfinished().await {
                Ok(games) => break games,
                Err(error) => tracing::warn!(%error, "unfinished games cannot be read"),
            }
            tokio::time::sleep(AGAIN).await;
        };
        let count = games.len();
        self.wake_all(games).await;
        tracing::info!(games = count, "unfinished games go on");
    }

    /// Wakes tables, a few at a time. Done when they are awake, or cannot be woken now.
    async fn wake_all(self: &Arc<Hub>, games: Vec<String>) {
        let readers = Arc::new(Semaphore::new(READERS));
        for game in games {
            let Ok(place) = Arc::clone(&readers).acquire_owned().await else { return };
            let hub = Arc::clone(self);
            tokio::spawn(async move {
                let (awake, told) = oneshot::channel();
                hub.call(&game, Call::Wake(awake)).await;
                let _ = told.await;
                drop(place);
            });
        }
        let _ = readers.acquire_many(READERS as u32).await;
    }

    /// Done when no socket is open and no table awake any more; they are told by `stopping`.
    pub(crate) async fn silent(&self) {
        while self.sockets.taken() > 0 || !locked(&self.tables).is_empty() {
            tokio::time::sleep(BREATH).await;
        }
    }
}

impl Call {
    /// Tells whoever asked that it cannot be.
    pub(crate) fn deny(&self, game: Option<&str>, why: Denial) {
        if let Some(socket) = self.socket() {
            let game = game.map(str::to_owned);
            socket.outbox.say(&ServerMsg::Online(News::Denied { game, why }));
        }
    }

    fn socket(&self) -> Option<&Arc<Socket>> {
        match self {
            Call::Look(socket, _) | Call::Do(socket, ..) => Some(socket),
            Call::Rematch(socket) | Call::Invite(socket) | Call::Record(socket) => Some(socket),
            Call::Leave(_) | Call::Wake(_) => None,
        }
    }
}

fn unknown(game: &str, call: &Call) {
    call.deny(Some(game), Denial::NoSuchTable);
}

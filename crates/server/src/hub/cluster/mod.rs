//! Several servers on one PostgreSQL: what this server knows of the others, and of its part of the work.
//!
//! Any server takes any request of any player; the key of a line decides which of two was first. What follows
//! from no request is done by one server: the clocks and bots of a game by the holder of its lease, and what
//! concerns all games by the member with the lowest number. A server that was paused may still believe that it
//! holds a lease: its lines carry the lease's number, by which the store refuses them.
//!
//! Notifications only say where to look. They may be lost, so every server also looks by itself: when it
//! hears the others again, and at intervals.

mod catching_up;
mod heads;
mod limits;
mod membership;
mod presence;
mod said;
mod shared_state;

pub(super) use said::Said;

use super::Hub;
use crate::connected_people::lock;
use cartagena_store::{Joined, ServerGroup};
use catching_up::CatchUps;
use heads::Heads;
use presence::PresenceBoard;
use std::collections::{HashMap, HashSet};
use std::sync::Mutex;
use tokio::sync::{Notify, watch};

/// Right to run the clocks and bots of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lease {
    /// There is only one server.
    Alone,
    /// This server holds the lease of this number.
    Held(u64),
    /// Another server holds the lease, or nobody does.
    Elsewhere,
}

/// This server's view of all servers that share the store.
pub(crate) struct Cluster {
    /// Time since when the servers have served without a gap; `None` if there is only one.
    serving_since: Mutex<Option<u64>>,
    /// Numbers of the leases that this server holds, as far as it knows.
    leases: Mutex<HashMap<String, u64>>,
    /// The other servers that live.
    others: Mutex<HashSet<i64>>,
    /// True while this server does what concerns all games.
    leads: watch::Sender<bool>,
    /// Told to note at once that this server lives.
    beat: Notify,
    /// Told to look at everything at once.
    look: Notify,
    heads: Heads,
    catch_ups: CatchUps,
    presence: PresenceBoard,
}

impl Cluster {
    /// Returns the view of a server that has joined the others, or is the only one.
    pub(super) fn new(joined: Option<Joined>) -> Cluster {
        Cluster {
            serving_since: Mutex::new(joined.map(|joined| joined.serving_since)),
            leases: Mutex::default(),
            others: Mutex::default(),
            leads: watch::Sender::new(joined.is_none()),
            beat: Notify::new(),
            look: Notify::new(),
            heads: Heads::default(),
            catch_ups: CatchUps::default(),
            presence: PresenceBoard::default(),
        }
    }

    /// Returns the time since when the servers have served without a gap; `None` if there is only one.
    pub(super) fn serving_since(&self) -> Option<u64> {
        *lock(&self.serving_since)
    }

    /// Waits until this server does what concerns all games.
    pub(crate) async fn lead(&self) {
        // The sender lives as long as this.
        let _ = self.leads.subscribe().wait_for(|leads| *leads).await;
    }
}

impl Hub {
    /// Returns the servers that share the store; `None` if this is the only one.
    pub(crate) fn group(&self) -> Option<&ServerGroup> {
        self.store.group()
    }

    /// Returns whether this server runs the clocks and bots of a game.
    pub(super) fn lease(&self, game: &str) -> Lease {
        match self.group() {
            None => Lease::Alone,
            Some(_) => {
                let fence = lock(&self.cluster.leases).get(game).copied();
                fence.map_or(Lease::Elsewhere, Lease::Held)
            }
        }
    }

    /// Reports whether this server runs the clocks and bots of a game.
    pub(super) fn drives(&self, game: &str) -> bool {
        self.lease(game) != Lease::Elsewhere
    }

    /// Notes the lease of a game that this server has opened.
    pub(super) fn hold_new(&self, game: &str) {
        if self.group().is_some() {
            lock(&self.cluster.leases).insert(game.to_owned(), 1);
        }
    }

    /// Asks the store again who holds the lease of a game, after a line was refused or its fate was unknown.
    pub(super) async fn recheck_lease(&self, game: &str) {
        let Some(group) = self.group() else { return };
        if let Ok(fence) = group.fence(game).await {
            let mut leases = lock(&self.cluster.leases);
            match fence {
                Some(fence) => drop(leases.insert(game.to_owned(), fence)),
                None => drop(leases.remove(game)),
            }
        }
    }

    /// Tells the other servers something. It may be lost.
    pub(super) fn tell_servers(&self, said: &Said<'_>) {
        if let Some(group) = self.group() {
            group.announce(&said.to_string());
        }
    }
}

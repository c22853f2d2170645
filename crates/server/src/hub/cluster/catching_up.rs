//! Reading on: games in which other servers have stored lines.

use super::{Hub, Said};
use crate::connected_people::lock;
use crate::hub::{LiveTable, MAX_PARALLEL_LOADS, TableRequest};
use cartagena_protocol::Denial;
use cartagena_room::{Room, join_line};
use cartagena_store::{Heard, ServerGroup, StoreError};
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::{Notify, Semaphore, watch};

/// Interval at which a server looks at everything, in case that a notification was lost.
const LOOK: Duration = Duration::from_secs(5);
/// Number of such looks after which what limits or interests nobody any more is forgotten.
const LOOKS_TO_TIDY: u32 = 12;

/// The games that are to be read on.
pub(super) struct CatchUps {
    waiting: Mutex<HashMap<String, CatchUp>>,
    wake: Notify,
    places: Arc<Semaphore>,
    /// Number of games that wait or are being read; `None` before the first look at everything.
    open: watch::Sender<Option<usize>>,
}

#[derive(Clone, Copy)]
struct CatchUp {
    /// Number of the last line that is known to exist.
    seq: u64,
    /// Set if the lists of tables may change.
    shows: bool,
}

impl Default for CatchUps {
    fn default() -> CatchUps {
        let places = Arc::new(Semaphore::new(MAX_PARALLEL_LOADS));
        let open = watch::Sender::new(None);
        CatchUps { waiting: Mutex::default(), wake: Notify::new(), places, open }
    }
}

impl CatchUps {
    /// Adds a game with a line of this number; 0 if only its table is to be woken by its holder.
    pub(super) fn add(&self, game: &str, seq: u64, shows: bool) {
        let mut waiting = lock(&self.waiting);
        if !waiting.contains_key(game) {
            self.open.send_modify(|open| *open = Some(open.unwrap_or(0) + 1));
        }
        let known = waiting.entry(game.to_owned()).or_insert(CatchUp { seq, shows });
        *known = CatchUp { seq: known.seq.max(seq), shows: known.shows || shows };
        self.wake.notify_one();
    }

    fn note_done(&self) {
        self.open.send_modify(|open| *open = open.map(|open| open.saturating_sub(1)));
    }

    fn note_look(&self) {
        self.open.send_modify(|open| *open = Some(open.unwrap_or(0)));
    }
}

impl Hub {
    /// Follows what the other servers say, for as long as the server runs.
    pub(crate) async fn run_hearing(self: Arc<Hub>) {
        let Some(group) = self.group() else { return };
        let (mut heard, mut is_new) = (group.listen().await, true);
        while let Some(heard) = heard.recv().await {
            match heard {
                Heard::Connected => {
                    self.cluster.look.notify_one();
                    if !std::mem::take(&mut is_new) {
                        tokio::spawn(Arc::clone(&self).hear_again());
                    }
                }
                Heard::Said(text) => {
                    if let Some(said) = group.from_others(&text).and_then(Said::parse) {
                        self.hear(&said);
                    }
                }
            }
        }
    }

    /// Looks at everything at intervals, and whenever something may have been missed.
    pub(crate) async fn run_looking(self: Arc<Hub>) {
        let Some(group) = self.group() else { return };
        let mut looks = 0_u32;
        loop {
            tokio::select! {
                () = tokio::time::sleep(LOOK) => {}
                () = self.cluster.look.notified() => {}
            }
            match self.look_at_everything(group).await {
                Ok(()) => self.cluster.catch_ups.note_look(),
                Err(error) => {
                    tracing::warn!(code = error.code(), "what other servers do cannot be read");
                }
            }
            looks = looks.wrapping_add(1);
            if looks.is_multiple_of(LOOKS_TO_TIDY) && *self.cluster.leads.borrow() {
                // What is left is forgotten the next time.
                let _ = (group.forget_limits().await, group.forget_relays().await);
            }
        }
    }

    async fn look_at_everything(&self, group: &ServerGroup) -> Result<(), StoreError> {
        self.take_over(group).await?;
        let (behind, over) = self.cluster.heads.behind(group.heads().await?);
        for (game, seq) in behind {
            self.cluster.catch_ups.add(&game, seq, true);
        }
        over.iter().for_each(|game| self.cluster.catch_ups.add(game, u64::MAX, true));
        self.pairing.look();
        self.compare_presence(group).await
    }

    /// Reads games on, a few at a time, for as long as the server runs.
    pub(crate) async fn run_catch_ups(self: Arc<Hub>) {
        loop {
            self.cluster.catch_ups.wake.notified().await;
            let waiting = std::mem::take(&mut *lock(&self.cluster.catch_ups.waiting));
            for (game, catch_up) in waiting {
                let place = Arc::clone(&self.cluster.catch_ups.places).acquire_owned().await;
                let Ok(place) = place else { return };
                let hub = Arc::clone(&self);
                tokio::spawn(async move {
                    hub.catch_up(&game, catch_up).await;
                    hub.cluster.catch_ups.note_done();
                    drop(place);
                });
            }
        }
    }

    /// Waits until a starting server has read all games that are not over.
    pub(in crate::hub) async fn wait_until_caught_up(&self) {
        let mut open = self.cluster.catch_ups.open.subscribe();
        if self.group().is_some() {
            // The sender lives as long as this.
            let _ = open.wait_for(|open| *open == Some(0)).await;
        }
    }

    async fn catch_up(self: &Arc<Hub>, game: &str, CatchUp { seq, shows }: CatchUp) {
        if !self.is_live(game) {
            match () {
                // It knows everything when it is awake.
                () if self.drives(game) => self.wake(game).await,
                () if shows => self.show_stored(game, seq).await,
                () => self.cluster.heads.pass(game, seq),
            }
        }
        self.send_if_live(game, TableRequest::CatchUp(seq)).await;
    }

    /// Updates the lists with a game that is not live here.
    async fn show_stored(&self, game: &str, seq: u64) {
        match self.load_room(game).await {
            Ok((room, lines)) => self.update_lists(game, &room, lines, &[]),
            // Damage stays, and is reported when the game is asked for; an outage ends.
            Err(Denial::Parked) if seq < u64::MAX => self.cluster.heads.give_up(game, seq),
            Err(Denial::Parked | Denial::NoSuchTable) => self.cluster.heads.forget(game),
            Err(_) => {}
        }
    }

    /// Updates the lists with a game as it is after so many lines; `before` are the people who sat there
    /// before.
    pub(in crate::hub) fn update_lists(&self, game: &str, room: &Room, lines: u64, before: &[i64]) {
        if self.group().is_none() {
            return self.lobby_index.update(game, room, before);
        }
        let Some(mut known) = self.cluster.heads.show(game, room, lines) else { return };
        known.extend(before);
        known.sort_unstable();
        known.dedup();
        self.lobby_index.update(game, room, &known);
        if room.is_over() || room.is_closed() {
            lock(&self.cluster.leases).remove(game);
        }
    }

    /// Tells the other servers of a line that this one has stored.
    pub(in crate::hub) fn announce_line(&self, game: &str, seq: u64, shows: bool) {
        if self.group().is_some() {
            self.cluster.heads.pass(game, seq);
            self.tell_servers(&Said::Line { game, seq, shows });
        }
    }
}

impl LiveTable {
    /// Reads on if another server has stored a line of this number.
    pub(in crate::hub) async fn catch_up(&mut self, seq: u64) {
        if seq > self.line_count && !self.parked {
            self.resync().await;
        }
    }

    /// Reads the lines after those that are known, and sends what they change to all viewers. Returns them;
    /// `None` if the whole game has to be read.
    pub(in crate::hub) async fn read_on(&mut self) -> Option<Vec<String>> {
        let hub = Arc::clone(&self.hub);
        let group = hub.group()?;
        let tail = group.lines_after(&self.game, self.line_count).await.ok()?;
        let lines = tail.iter().map(|line| join_line(&line.line, &line.texts, false));
        let lines = lines.collect::<Result<Vec<String>, _>>().ok()?;
        for line in &lines {
            self.follow(line)?;
        }
        self.out_of_sync = None;
        Some(lines)
    }

    fn follow(&mut self, line: &str) -> Option<()> {
        let mut next = self.room.clone();
        let changes = next.follow(line).ok()?;
        let before = std::mem::replace(&mut self.room, next);
        self.line_count += 1;
        match changes.changes_lobby_index() {
            true => self.update_lobby_index(&before.seated_people()),
            false => self.hub.cluster.heads.pass(&self.game, self.line_count),
        }
        self.broadcast_changes(&changes);
        Some(())
    }
}

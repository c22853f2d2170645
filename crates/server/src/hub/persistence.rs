//! Keep first, then tell: how what happens at a table gets into the store and out of it again.

use super::{Hub, LiveTable, STORE_RETRY};
use crate::metrics::increment;
use cartagena_protocol::Denial;
use cartagena_room::{Room, RoomDecision};
use cartagena_store::{GameIndex, StoreError};
use std::sync::atomic::Ordering;
use std::time::Instant;

/// It has not happened, as far as is known.
pub(super) struct NotStored;

impl LiveTable {
    /// Has a decision kept, and only then makes it true and tells everybody.
    pub(super) async fn persist(&mut self, decision: RoomDecision) -> Result<(), NotStored> {
        let mut next = self.room.clone();
        let line = decision.line().to_owned();
        let happened = next.commit(decision);
        let index = happened.changes_lobby_index().then(|| game_index(&next, self.now()));
        let asked = Instant::now();
        let kept = self.hub.store.append(&self.game, self.line_count + 1, &line, index).await;
        self.hub.metrics.persist_time.observe(asked.elapsed());
        if let Err(error) = kept {
            return self.persist_failed(&error);
        }
        let before = std::mem::replace(&mut self.room, next);
        self.line_count += 1;
        self.broadcast_changes(&happened);
        if happened.changes_lobby_index() {
            self.update_lobby_index(&before.seated_people());
        }
        Ok(())
    }

    fn persist_failed(&mut self, error: &StoreError) -> Result<(), NotStored> {
        let now = Instant::now();
        // Somebody else's line there is no failure: the table is read again at once and goes on.
        let tried =
            if *error == StoreError::Conflict { now.checked_sub(STORE_RETRY) } else { None };
        if *error != StoreError::Conflict {
            increment(&self.hub.metrics.store_failures);
            tracing::warn!(game = self.game, %error, "could not keep a line");
        }
        self.out_of_sync = tried.or(Some(now));
        Err(NotStored)
    }

    /// Finds out what the store really has. Whether the table is sure of itself again.
    pub(super) async fn resync(&mut self) -> bool {
        let Ok((mut quay, lines)) = self.hub.load_room(&self.game).await else {
            self.out_of_sync = Some(Instant::now());
            return false;
        };
        let now = self.now();
        for looker in &self.viewers {
            quay.set_present(Some(looker.person.id), true, now);
            quay.ask_to_confirm(looker.person.id, looker.confirms_turns.load(Ordering::Relaxed));
        }
        let before = std::mem::replace(&mut self.room, quay);
        let news = lines != self.line_count;
        (self.line_count, self.out_of_sync) = (lines, None);
        if news {
            self.broadcast_full_state();
            self.update_lobby_index(&before.seated_people());
        }
        true
    }
}

impl Hub {
    /// A table as the store has it. If it only slept here its clock has run on; else nobody served
    /// it, and nobody loses time by that.
    pub(super) async fn load_room(&self, game: &str) -> Result<(Room, u64), Denial> {
        let lines = self.store.load(game).await.map_err(|error| {
            tracing::warn!(game, %error, "could not read a game");
            Denial::NotStored
        })?;
        let lines = lines.filter(|lines| !lines.is_empty()).ok_or(Denial::NoSuchTable)?;
        let mut quay = replay_room(&lines).map_err(|at| {
            tracing::error!(game, line = at, "a kept line cannot be read");
            Denial::NoSuchTable
        })?;
        let now = self.clock.now();
        match self.wake_ups.get(game) {
            Some(alarm) => quay.resume_after_sleep(alarm.clock_counted_until, now),
            None => quay.resume_after_downtime(now),
        }
        Ok((quay, lines.len() as u64))
    }
}

/// A table from its lines; or the number of the first that cannot be.
pub(crate) fn replay_room(lines: &[String]) -> Result<Room, usize> {
    let (first, later) = lines.split_first().ok_or(1_usize)?;
    let mut quay = Room::from_first_line(first).map_err(|_| 1_usize)?;
    for (at, line) in later.iter().enumerate() {
        quay.replay(line).map_err(|_| at + 2)?;
    }
    Ok(quay)
}

fn game_index(quay: &Room, now: u64) -> GameIndex {
    let over = quay.is_over() || quay.is_closed();
    GameIndex { seated: quay.seated_people(), over, touched: now }
}

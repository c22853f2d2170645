//! Persistence of live tables: a decision is applied to a copy of the room, stored, and only then made
//! true and broadcast.

use super::{Hub, LiveTable, STORE_RETRY};
use crate::metrics::increment;
use cartagena_protocol::Denial;
use cartagena_room::{CommitError, Room, RoomDecision};
use cartagena_store::{GameIndex, StoreError};
use std::sync::atomic::Ordering;
use std::time::Instant;

/// Error of a decision that was not stored: as far as is known, it has not happened.
pub(super) struct NotStored;

impl LiveTable {
    /// Stores a decision, and only then makes it true and broadcasts it. A line that cannot be applied
    /// is never stored.
    pub(super) async fn persist(&mut self, decision: &RoomDecision) -> Result<(), NotStored> {
        let (next, changes) = self.room.with(decision).map_err(|error| self.not_applied(error))?;
        let index = changes.changes_lobby_index().then(|| game_index(&next, self.now()));
        let asked = Instant::now();
        let stored =
            self.hub.store.append(&self.game, self.line_count + 1, decision.line(), index).await;
        self.hub.metrics.persist_time.observe(asked.elapsed());
        if let Err(error) = stored {
            return self.persist_failed(&error);
        }
        let before = std::mem::replace(&mut self.room, next);
        self.line_count += 1;
        self.broadcast_changes(&changes);
        if changes.changes_lobby_index() {
            self.update_lobby_index(&before.seated_people());
        }
        Ok(())
    }

    /// Logs a decision that does not fit the room. The room is read again from the store before the
    /// next one, because what it decided on cannot be right.
    fn not_applied(&mut self, error: CommitError) -> NotStored {
        let code = error.code();
        tracing::error!(game = self.game, line = self.line_count + 1, code, %error, "not stored");
        self.out_of_sync = Some(Instant::now());
        NotStored
    }

    fn persist_failed(&mut self, error: &StoreError) -> Result<(), NotStored> {
        let now = Instant::now();
        // A line of another server is no failure: the table is read again at once and goes on.
        let tried =
            if *error == StoreError::Conflict { now.checked_sub(STORE_RETRY) } else { None };
        if *error != StoreError::Conflict {
            increment(&self.hub.metrics.store_failures);
            tracing::warn!(game = self.game, code = error.code(), %error, "could not store a line");
        }
        self.out_of_sync = tried.or(Some(now));
        Err(NotStored)
    }

    /// Reads the room again from the store. Returns whether the table is in sync again.
    pub(super) async fn resync(&mut self) -> bool {
        let Ok((mut room, lines)) = self.hub.load_room(&self.game).await else {
            self.out_of_sync = Some(Instant::now());
            return false;
        };
        let now = self.now();
        for viewer in &self.viewers {
            room.set_present(Some(viewer.person.id), true, now);
            room.ask_to_confirm(viewer.person.id, viewer.confirms_turns.load(Ordering::Relaxed));
        }
        let before = std::mem::replace(&mut self.room, room);
        let changed = lines != self.line_count;
        (self.line_count, self.out_of_sync) = (lines, None);
        if changed {
            self.broadcast_full_state();
            self.update_lobby_index(&before.seated_people());
        }
        true
    }
}

impl Hub {
    /// Returns a room as the store has it, and its number of lines. If it only slept on this server its
    /// clock has run on; else no server served it, and that time does not count.
    pub(super) async fn load_room(&self, game: &str) -> Result<(Room, u64), Denial> {
        let lines = self.store.load(game).await.map_err(|error| {
            tracing::warn!(game, %error, "could not read a game");
            Denial::NotStored
        })?;
        let lines = lines.filter(|lines| !lines.is_empty()).ok_or(Denial::NoSuchTable)?;
        let mut room = replay_room(&lines).map_err(|at| {
            tracing::error!(game, line = at, "a stored line cannot be replayed");
            Denial::NoSuchTable
        })?;
        let now = self.clock.now();
        match self.wake_ups.get(game) {
            Some(wake_up) => room.resume_after_sleep(wake_up.clock_counted_until, now),
            None => room.resume_after_downtime(now),
        }
        Ok((room, lines.len() as u64))
    }
}

/// Returns the room that a game's lines lead to; or the number of the first line that cannot be
/// replayed.
pub(crate) fn replay_room(lines: &[String]) -> Result<Room, usize> {
    let (first, later) = lines.split_first().ok_or(1_usize)?;
    let mut room = Room::from_first_line(first).map_err(|_| 1_usize)?;
    for (at, line) in later.iter().enumerate() {
        room.replay(line).map_err(|_| at + 2)?;
    }
    Ok(room)
}

fn game_index(room: &Room, now: u64) -> GameIndex {
    let over = room.is_over() || room.is_closed();
    GameIndex { seated: room.seated_people(), over, touched: now }
}

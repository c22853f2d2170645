//! Persistence of live tables: a decision is applied to a copy of the room, stored, and only then made
//! true and broadcast.

use super::cluster::Lease;
use super::{Hub, LiveTable, MAX_TRIES, STORE_RETRY};
use crate::metrics::increment;
use crate::random_ids::is_game_id;
use crate::rating::changed_result;
use cartagena_protocol::{Denial, OnlineEvent, ServerMsg, StorageState};
use cartagena_room::{CommitError, Room, RoomDecision, join_line};
use cartagena_store::{GameIndex, GameLine, PersonalText, StoreError, TextKind};
use std::sync::atomic::Ordering;
use std::time::Instant;

/// Reason why a decision was not stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NotStored {
    /// It has not happened; it can be decided again.
    Failed,
    /// The store did not acknowledge it: the table must be read again to find out.
    Unknown,
    /// The table is parked.
    Parked,
}

impl From<NotStored> for Denial {
    fn from(reason: NotStored) -> Denial {
        match reason {
            NotStored::Failed => Denial::NotStored,
            NotStored::Unknown => Denial::OutcomeUnknown,
            NotStored::Parked => Denial::Parked,
        }
    }
}

impl LiveTable {
    /// Stores a decision on a request, and only then makes it true and broadcasts it. A line that cannot be
    /// applied is never stored: its table is parked.
    pub(super) async fn persist(&mut self, decision: &RoomDecision) -> Result<(), NotStored> {
        self.persist_under(decision, None).await
    }

    /// Stores what is to be decided about the room as it is, again if another server was faster. Returns
    /// false if it could not be stored.
    pub(super) async fn persist_decided(
        &mut self,
        decide: impl Fn(&Room, u64) -> Option<RoomDecision>,
    ) -> bool {
        for _ in 0..MAX_TRIES {
            if self.out_of_sync.is_some() && !self.resync().await {
                return false;
            }
            let Some(decision) = decide(&self.room, self.now()) else { return true };
            if self.persist(&decision).await.is_ok() {
                return true;
            }
            if !self.was_overtaken() {
                return false;
            }
        }
        false
    }

    /// Reports whether a line was not stored because another server was faster.
    pub(super) fn was_overtaken(&self) -> bool {
        self.hub.group().is_some() && self.overtaken
    }

    /// Does the same with a decision that nobody has asked for: of a clock or a bot. It is stored only if
    /// this server still holds the table's lease.
    pub(super) async fn persist_own(&mut self, decision: &RoomDecision) -> Result<(), NotStored> {
        let fence = match self.hub.lease(&self.game) {
            Lease::Alone => None,
            Lease::Held(fence) => Some(fence),
            Lease::Elsewhere => return Err(NotStored::Failed),
        };
        let done = self.persist_under(decision, fence).await;
        if done.is_err() {
            self.hub.recheck_lease(&self.game).await;
        }
        done
    }

    async fn persist_under(
        &mut self,
        decision: &RoomDecision,
        fence: Option<u64>,
    ) -> Result<(), NotStored> {
        if self.parked {
            return Err(NotStored::Parked);
        }
        let (next, changes) = self.room.with(decision).map_err(|error| self.not_applied(error))?;
        let index = changes.changes_lobby_index().then(|| GameIndex {
            result: changed_result(&self.room, &next),
            ..game_index(&next, self.now())
        });
        let has_result = index.as_ref().is_some_and(|index| index.result.is_some());
        let asked = Instant::now();
        let parted = decision.parted();
        let (seq, texts) = (self.line_count + 1, texts_to_store(parted.texts));
        let (store, game, line) = (&self.hub.store, self.game.as_str(), &parted.line);
        let stored = match fence {
            None => store.append_line(game, seq, line, &texts, index).await,
            Some(fence) => store.append_fenced((game, fence), seq, line, &texts, index).await,
        };
        self.hub.metrics.persist_time.observe(asked.elapsed());
        stored.map_err(|error| self.persist_failed(&error))?;
        let before = std::mem::replace(&mut self.room, next);
        self.line_count += 1;
        self.hub.announce_line(&self.game, seq, changes.changes_lobby_index());
        if has_result {
            self.hub.ask_for_work();
        }
        // Who sees the change may ask at once for what depends on it.
        if changes.changes_lobby_index() {
            self.update_lobby_index(&before.seated_people());
        }
        self.broadcast_changes(&changes);
        self.notify_since(&before);
        self.apply_holidays_at_start(&before);
        Ok(())
    }

    /// Parks the table after a decision that does not fit its room.
    fn not_applied(&mut self, error: CommitError) -> NotStored {
        let code = error.code();
        tracing::error!(game = self.game, line = self.line_count + 1, code, %error, "not stored");
        self.park();
        NotStored::Parked
    }

    /// Stops the table: nothing is decided or stored any more until it is loaded again. Whatever made
    /// it fail would do so again, and other tables must not suffer from it.
    fn park(&mut self) {
        if !self.parked {
            increment(&self.hub.metrics.parked_tables);
            (self.parked, self.out_of_sync) = (true, None);
            self.broadcast_storage();
        }
    }

    fn persist_failed(&mut self, error: &StoreError) -> NotStored {
        let now = Instant::now();
        // A line of another server is no failure: the table is read again at once and goes on.
        let at_once = matches!(error, StoreError::Conflict | StoreError::Unknown);
        self.overtaken = *error == StoreError::Conflict;
        self.out_of_sync = at_once.then(|| now.checked_sub(STORE_RETRY)).flatten().or(Some(now));
        if *error != StoreError::Conflict {
            increment(&self.hub.metrics.store_failures);
            tracing::warn!(game = self.game, code = error.code(), %error, "could not store a line");
            self.hub.store_watch.suspect();
        }
        if *error == StoreError::Unknown { NotStored::Unknown } else { NotStored::Failed }
    }

    /// Reads the room again from the store. Returns whether the table is in sync again.
    pub(super) async fn resync(&mut self) -> bool {
        self.resync_and_find(&[]).await.is_some()
    }

    /// Reads the room again from the store, and reports whether one of these lines is stored; `None`
    /// if the table is still out of sync, or parked.
    pub(super) async fn resync_and_find(&mut self, lines: &[String]) -> Option<bool> {
        let before = self.hub.group().map(|_| self.room.clone());
        if let Some(before) = before
            && let Some(new) = self.read_on().await
        {
            let found = lines.iter().any(|line| new.contains(line));
            if found {
                // The others were not told of it, and neither was anybody who does not look.
                self.hub.announce_line(&self.game, self.line_count, true);
                self.notify_since(&before);
            }
            return Some(found);
        }
        self.reload_and_find(lines).await
    }

    /// Reads the whole room again, and sends it to all viewers.
    pub(super) async fn reload_and_broadcast(&mut self) {
        if !self.parked && self.reload_and_find(&[]).await.is_some() {
            self.signed_end = None;
            self.broadcast_full_state();
        }
    }

    /// Reads the whole room again; returns the same as [`LiveTable::resync_and_find`].
    pub(super) async fn reload_and_find(&mut self, lines: &[String]) -> Option<bool> {
        let (mut room, stored) = match self.hub.load_lines(&self.game).await {
            Ok(read) => read,
            Err(Denial::Parked) => {
                self.park();
                return None;
            }
            Err(_) => {
                self.out_of_sync = Some(Instant::now());
                return None;
            }
        };
        let now = self.now();
        for viewer in &self.viewers {
            room.set_present(Some(viewer.person.id), true, now);
            room.ask_to_confirm(viewer.person.id, viewer.confirms_turns.load(Ordering::Relaxed));
        }
        for person in self.viewers_elsewhere.keys() {
            room.set_present(Some(*person), true, now);
        }
        let before = std::mem::replace(&mut self.room, room);
        let changed = stored.len() as u64 != self.line_count;
        (self.line_count, self.out_of_sync) = (stored.len() as u64, None);
        if changed {
            self.notify_since(&before);
            self.broadcast_full_state();
            self.update_lobby_index(&before.seated_people());
        }
        Some(lines.iter().any(|line| stored.contains(line)))
    }

    /// Tells all viewers whether what happens here can be stored.
    pub(super) fn broadcast_storage(&self) {
        self.broadcast(&self.storage_message());
    }

    pub(super) fn storage_message(&self) -> ServerMsg {
        let game = self.game.clone();
        ServerMsg::Online(OnlineEvent::Storage { game, state: self.storage_state() })
    }

    pub(super) fn storage_state(&self) -> StorageState {
        match () {
            () if self.parked => StorageState::Parked,
            () if self.hub.store_watch.is_away() => StorageState::Away,
            () => StorageState::Working,
        }
    }
}

impl Hub {
    /// Reports whether there is a table whose game is not over.
    pub(crate) async fn load_open_table(&self, game: &str) -> bool {
        is_game_id(game) && self.load_room(game).await.is_ok_and(|(room, _)| !room.is_over())
    }

    /// Returns a room as the store has it, and its number of lines.
    pub(crate) async fn load_room(&self, game: &str) -> Result<(Room, u64), Denial> {
        self.load_lines(game).await.map(|(room, lines)| (room, lines.len() as u64))
    }

    /// Returns a room as the store has it, and its lines. If it only slept, or another server served it, its
    /// clock has run on; else no server served it, and that time does not count.
    async fn load_lines(&self, game: &str) -> Result<(Room, Vec<String>), Denial> {
        let lines = self.store.load_game(game).await;
        let lines = lines.map_err(|error| self.not_loaded(game, &error))?;
        let lines = lines.filter(|lines| !lines.is_empty()).ok_or(Denial::NoSuchTable)?;
        let played = joined(&lines).and_then(|lines| Ok((replay_room(&lines)?, lines)));
        let (mut room, lines) = played.map_err(|at| {
            tracing::error!(game, line = at, "a stored line cannot be replayed");
            increment(&self.metrics.damaged_games);
            Denial::Parked
        })?;
        let now = self.clock.now();
        let slept = self.wake_ups.get(game).map(|wake_up| wake_up.clock_counted_until);
        match (slept, self.cluster.serving_since()) {
            (Some(counted), None) => room.resume_after_sleep(counted, now),
            (None, None) => room.resume_after_downtime(now),
            (slept, Some(since)) => {
                // The clock of the server that stored the last line may be a little ahead.
                let counted = since.max(slept.unwrap_or(0)).max(room.clock_counted_until());
                room.resume_after_sleep(counted.min(now), now);
            }
        }
        Ok((room, lines))
    }

    /// Returns the denial for a game that cannot be read: damage stays, an outage ends.
    fn not_loaded(&self, game: &str, error: &StoreError) -> Denial {
        let code = error.code();
        if let StoreError::Corrupt { .. } = error {
            tracing::error!(game, code, %error, "a game is damaged");
            increment(&self.metrics.damaged_games);
            return Denial::Parked;
        }
        tracing::warn!(game, code, %error, "could not read a game");
        self.store_watch.suspect();
        Denial::NotStored
    }
}

/// Returns the texts of a line for the store.
pub(super) fn texts_to_store(texts: Vec<cartagena_room::PersonalText>) -> Vec<PersonalText> {
    let kind = |is_chat| if is_chat { TextKind::Chat } else { TextKind::Name };
    let stored = |text: cartagena_room::PersonalText| PersonalText {
        person: text.person,
        kind: kind(text.is_chat),
        text: text.text,
    };
    texts.into_iter().map(stored).collect()
}

/// Returns the lines of a game with the texts beside them in their places; or the number of the first one
/// that does not fit its texts.
pub(crate) fn joined(lines: &[GameLine]) -> Result<Vec<String>, usize> {
    let join = |(at, line): (usize, &GameLine)| {
        join_line(&line.line, &line.texts, at == 0).map_err(|_| at + 1)
    };
    lines.iter().enumerate().map(join).collect()
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
    GameIndex { seated: room.seated_people(), over, touched: now, result: None }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::Clock;
    use crate::hub::HubConfig;
    use crate::limits::Limits;
    use crate::rate_limiter::RateLimiter;
    use crate::retention::Retention;
    use crate::server_key::ServerKey;
    use crate::shutdown::Shutdown;
    use cartagena_protocol::{ClientMsg, OnlineRequest, OpenTable, SeatAccess, TimeControl};
    use cartagena_room::Requester;
    use cartagena_store::{GameMeta, StoreLocation, connect};
    use std::sync::Arc;
    use std::time::Duration;

    const BROKEN: &str = "broken0000000000";
    const SOUND: &str = "sound00000000000";
    const ANNE: Requester<'_> = Requester { person: 1, name: "Anne", now: 0, program: false };

    async fn hub(folder: &std::path::Path) -> Arc<Hub> {
        let place = StoreLocation::Sqlite(folder.to_owned());
        Hub::new(HubConfig {
            store: connect(&place).await.expect("a store"),
            limiter: RateLimiter::new(Limits::unlimited()),
            clock: Clock::system(),
            key: ServerKey::new([1; 32]),
            bot_pause: Duration::ZERO,
            stopping: Shutdown::new().1,
            notices: crate::notices::NoticesConfig::default(),
            retention: Retention::default(),
            origin: None,
            joined: None,
        })
    }

    async fn live_table(hub: &Arc<Hub>, game: &str, second: SeatAccess) -> LiveTable {
        let table = OpenTable {
            rules: "tortuga".into(),
            seats: vec![SeatAccess::Friend, second],
            first: Some(0),
            pace: Some(TimeControl { turn: 60, reserve: 0, at_zero: Default::default() }),
            begins_when_full: true,
            ..OpenTable::default()
        };
        let line = Room::opening_line(game, [7; 32], &ANNE, &table, None).expect("a table");
        let meta = GameMeta { rules_version: 1, opened: 1 };
        hub.store.open(game, &meta, &line).await.expect("stored");
        let mut room = Room::from_first_line(&line).expect("its line");
        room.resume_after_downtime(hub.clock.now());
        LiveTable::new(Arc::clone(hub), game.to_owned(), room, 1)
    }

    fn join(table: &LiveTable) -> RoomDecision {
        let mary = Requester { person: 2, name: "Mary", now: 9, program: false };
        let game = table.game.clone();
        let join = OnlineRequest::Join { game, seat: None, commitment: None, invitation_key: None };
        table.room.decide(&mary, &ClientMsg::Online(join)).expect("a free seat")
    }

    /// A decision that could not be applied used to be tried again every second, for ever.
    #[tokio::test]
    async fn a_decision_that_does_not_fit_parks_its_table_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let hub = hub(folder.path()).await;
        let bot = SeatAccess::Bot { level: "sailor".into() };
        let mut broken = live_table(&hub, BROKEN, bot).await;
        let mut sound = live_table(&hub, SOUND, SeatAccess::Friend).await;
        assert!(broken.due().is_some(), "a clock runs");
        // The game at the broken table has begun: nobody can sit down.
        let decision = join(&sound);
        assert_eq!(broken.persist(&decision).await, Err(NotStored::Parked));
        assert_eq!(broken.persist(&decision).await, Err(NotStored::Parked));
        assert_eq!(hub.metrics.parked_tables.load(Ordering::Relaxed), 1);
        assert_eq!(hub.store.load(BROKEN).await.expect("a store").expect("a game").len(), 1);
        assert_eq!(broken.due(), None, "a timed fact would be tried again");
        assert_eq!(broken.storage_state(), StorageState::Parked);
        assert_eq!(sound.persist(&decision).await, Ok(()));
        assert_eq!(hub.store.load(SOUND).await.expect("a store").expect("a game").len(), 2);
        assert_eq!(sound.storage_state(), StorageState::Working);
    }
}

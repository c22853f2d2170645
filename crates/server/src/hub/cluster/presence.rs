//! Presence at all servers: who has a page open, and who watches which table. It is stored with a short
//! delay, many changes at once; a table that is live asks for the viewers that other servers have.

use super::{Hub, Said};
use crate::connected_people::lock;
use crate::hub::{LiveTable, STORE_RETRY, TableRequest};
use cartagena_store::{RemoteViewer, ServerGroup, StoreError, ViewerChange};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::Notify;

/// Time for which changes are gathered.
const GATHER: Duration = Duration::from_millis(20);

/// A person at a table; at the server itself, if the table is empty.
type Place = (String, i64);

/// The people at this server, and what the others have to be told and asked.
#[derive(Default)]
pub(super) struct PresenceBoard {
    /// Everybody who is here, and whether they look.
    here: Mutex<HashMap<Place, bool>>,
    /// Places whose state is not stored yet.
    unsaved: Mutex<HashSet<Place>>,
    /// Tables whose viewers elsewhere are to be read.
    asked: Mutex<BTreeSet<String>>,
    wake: Notify,
}

impl PresenceBoard {
    fn set(&self, place: Place, looking: Option<bool>) {
        let mut here = lock(&self.here);
        let before = match looking {
            Some(looking) => here.insert(place.clone(), looking),
            None => here.remove(&place),
        };
        if before != looking {
            lock(&self.unsaved).insert(place);
            self.wake.notify_one();
        }
    }

    fn ask(&self, games: impl IntoIterator<Item = String>) {
        lock(&self.asked).extend(games);
        self.wake.notify_one();
    }

    /// Returns the changes that are not stored yet.
    fn take_unsaved(&self) -> Vec<ViewerChange> {
        let here = lock(&self.here);
        let unsaved = std::mem::take(&mut *lock(&self.unsaved));
        let change = |place: Place| {
            let looking = here.get(&place).copied();
            ViewerChange { game: place.0, person: place.1, looking }
        };
        unsaved.into_iter().map(change).collect()
    }

    /// Marks everything that is stored otherwise than it is.
    fn compare(&self, stored: Vec<RemoteViewer>) {
        let stored: HashMap<Place, bool> =
            stored.into_iter().map(|one| ((one.game, one.person), one.looking)).collect();
        let here = lock(&self.here);
        let differs = |place: &&Place| here.get(*place) != stored.get(*place);
        let wrong: HashSet<Place> =
            here.keys().chain(stored.keys()).filter(differs).cloned().collect();
        if !wrong.is_empty() {
            lock(&self.unsaved).extend(wrong);
            self.wake.notify_one();
        }
    }
}

impl Hub {
    /// Notes that a person has a page open, or none any more.
    pub(crate) fn note_connected(&self, person: i64) {
        if self.group().is_some() {
            let here = self.people.find(person).map(|_| true);
            self.cluster.presence.set((String::new(), person), here);
        }
    }

    /// Returns those of some people who have a page open, at whatever server.
    pub(crate) async fn online(&self, people: &[i64]) -> HashSet<i64> {
        let here = people.iter().copied().filter(|person| self.people.find(*person).is_some());
        let mut online: HashSet<i64> = here.collect();
        if let Some(group) = self.group()
            && let Ok(elsewhere) = group.online_elsewhere(people).await
        {
            online.extend(elsewhere);
        }
        online
    }

    /// Stores who is here, and asks who is elsewhere, for as long as the server runs.
    pub(crate) async fn run_presence(self: Arc<Hub>) {
        let Some(group) = self.group() else { return };
        loop {
            self.cluster.presence.wake.notified().await;
            tokio::time::sleep(GATHER).await;
            if let Err(error) = self.exchange_presence(group).await {
                tracing::warn!(code = error.code(), "presence cannot be exchanged");
                tokio::time::sleep(STORE_RETRY).await;
                self.cluster.presence.wake.notify_one();
            }
        }
    }

    async fn exchange_presence(&self, group: &ServerGroup) -> Result<(), StoreError> {
        let board = &self.cluster.presence;
        let changes = board.take_unsaved();
        if let Err(error) = group.note_viewers(&changes).await {
            let again = changes.into_iter().map(|change| (change.game, change.person));
            lock(&board.unsaved).extend(again);
            return Err(error);
        }
        let games: BTreeSet<&str> = changes.iter().map(|change| change.game.as_str()).collect();
        for game in games.into_iter().filter(|game| !game.is_empty()) {
            self.tell_servers(&Said::Viewers { game });
        }
        let asked: Vec<String> = std::mem::take(&mut *lock(&board.asked)).into_iter().collect();
        if asked.is_empty() {
            return Ok(());
        }
        match self.viewers_elsewhere(group, &asked).await {
            Ok(found) => {
                for (game, viewers) in found {
                    self.send_if_live(&game, TableRequest::Viewers(viewers)).await;
                }
                Ok(())
            }
            Err(error) => {
                board.ask(asked);
                Err(error)
            }
        }
    }

    async fn viewers_elsewhere(
        &self,
        group: &ServerGroup,
        games: &[String],
    ) -> Result<BTreeMap<String, HashMap<i64, bool>>, StoreError> {
        let mut found: BTreeMap<_, _> =
            games.iter().map(|game| (game.clone(), HashMap::new())).collect();
        for RemoteViewer { game, person, looking } in group.viewers_elsewhere(games).await? {
            found.entry(game).or_default().insert(person, looking);
        }
        Ok(found)
    }

    /// Returns those of some games that nobody watches by other servers; none if that cannot be read.
    pub(crate) async fn unwatched(&self, mut games: Vec<String>) -> Vec<String> {
        let Some(group) = self.group().filter(|_| !games.is_empty()) else { return games };
        match group.viewers_elsewhere(&games).await {
            Ok(viewers) => {
                games.retain(|game| viewers.iter().all(|viewer| viewer.game != *game));
                games
            }
            Err(_) => Vec::new(),
        }
    }

    /// Returns who watches a table by other servers, before it is live.
    pub(in crate::hub) async fn viewers_of(&self, game: &str) -> HashMap<i64, bool> {
        let Some(group) = self.group() else { return HashMap::new() };
        let found = self.viewers_elsewhere(group, &[game.to_owned()]).await;
        found.ok().and_then(|mut found| found.remove(game)).unwrap_or_default()
    }

    /// Compares what is stored of this server with who is here, and asks for all live tables.
    pub(super) async fn compare_presence(&self, group: &ServerGroup) -> Result<(), StoreError> {
        self.cluster.presence.compare(group.own_viewers().await?);
        let live: Vec<String> = lock(&self.live_tables).keys().cloned().collect();
        self.cluster.presence.ask(live);
        Ok(())
    }

    /// Notes that other servers have other viewers of a table.
    pub(super) fn hear_viewers(&self, game: &str) {
        if self.is_live(game) {
            self.cluster.presence.ask([game.to_owned()]);
        } else if self.drives(game) {
            // A person who is back gets the seat from a bot.
            self.cluster.catch_ups.add(game, 0, false);
        }
    }
}

impl LiveTable {
    /// Tells the other servers whether a person watches this table here, and looks.
    pub(in crate::hub) fn note_viewer(&self, person: i64) {
        if self.hub.group().is_some() {
            let theirs = self.viewers.iter().filter(|viewer| viewer.person.id == person);
            let looks = theirs.map(|viewer| !viewer.hidden.load(Ordering::Relaxed));
            let looking = looks.reduce(|one, other| one || other);
            self.hub.cluster.presence.set((self.game.clone(), person), looking);
        }
    }

    /// Reports whether a person watches this table, at whatever server.
    pub(in crate::hub) fn is_watched_by(&self, person: i64) -> bool {
        let here = self.viewers.iter().any(|viewer| viewer.person.id == person);
        here || self.viewers_elsewhere.contains_key(&person)
    }

    /// Takes over who watches this table by other servers.
    pub(in crate::hub) fn set_viewers_elsewhere(&mut self, now_there: HashMap<i64, bool>) {
        let before = std::mem::replace(&mut self.viewers_elsewhere, now_there);
        let people: BTreeSet<i64> =
            before.keys().chain(self.viewers_elsewhere.keys()).copied().collect();
        let (now, mut changed) = (self.now(), false);
        for person in people {
            let here = self.is_watched_by(person);
            changed |= self.room.set_present(Some(person), here, now);
        }
        if changed {
            self.broadcast_room(None);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(game: &str, person: i64) -> Place {
        (game.to_owned(), person)
    }

    #[test]
    fn only_what_differs_is_stored_again() {
        let board = PresenceBoard::default();
        board.set(place("a", 1), Some(true));
        board.set(place("a", 2), Some(true));
        board.set(place("a", 2), None);
        let mut changes = board.take_unsaved();
        changes.sort_by_key(|change| change.person);
        let looking: Vec<_> = changes.iter().map(|change| change.looking).collect();
        assert_eq!(looking, [Some(true), None]);
        assert!(board.take_unsaved().is_empty());
        let stored = |person, looking| RemoteViewer { game: "a".into(), person, looking };
        board.compare(vec![stored(1, true)]);
        assert!(board.take_unsaved().is_empty());
        board.compare(vec![stored(1, false), stored(3, true)]);
        assert_eq!(board.take_unsaved().len(), 2, "one looks, the other is not here");
        board.set(place("a", 1), Some(true));
        assert!(board.take_unsaved().is_empty(), "the same as before");
    }
}

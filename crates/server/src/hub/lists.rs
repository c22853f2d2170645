//! The lobby, and everybody's own tables. Pages that show a list are told when it changes, but not
//! more often than they could read it.

use super::Hub;
use crate::people::{Socket, locked};
use crate::socket::written;
use cartagena_protocol::{News, ServerMsg, TableCard};
use cartagena_quay::Quay;
use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::Notify;

/// How long changes are gathered before they are told.
const GATHER: Duration = Duration::from_millis(200);
/// How many tables a list shows.
const LONGEST: usize = 100;
/// How many cards of finished games are remembered.
const REMEMBERED: usize = 10_000;

/// What lists are made of.
#[derive(Default)]
pub(crate) struct Lists {
    lobby: Mutex<HashMap<String, TableCard>>,
    /// Of each person the tables that are not over.
    seated: Mutex<HashMap<i64, HashMap<String, TableCard>>>,
    /// Of games that are over; they do not change.
    over: Mutex<HashMap<(i64, String), TableCard>>,
    lookers: Mutex<Vec<Arc<Socket>>>,
    changed: Mutex<Changes>,
    wake: Notify,
}

#[derive(Default)]
struct Changes {
    lobby: bool,
    people: HashSet<i64>,
}

impl Lists {
    /// A table as it is now; these people sat there before.
    pub(super) fn put(&self, game: &str, quay: &Quay, before: &[i64]) {
        let seated = quay.seated();
        let lobby = self.put_in_lobby(game, quay);
        self.put_for_people(game, quay, &seated, before);
        let mut changed = locked(&self.changed);
        changed.lobby |= lobby;
        changed.people.extend(seated.iter().chain(before));
        self.wake.notify_one();
    }

    fn put_in_lobby(&self, game: &str, quay: &Quay) -> bool {
        let mut lobby = locked(&self.lobby);
        match quay.listed() {
            true => {
                lobby.insert(game.to_owned(), quay.card(None));
                true
            }
            false => lobby.remove(game).is_some(),
        }
    }

    fn put_for_people(&self, game: &str, quay: &Quay, seated: &[i64], before: &[i64]) {
        let goes_on = !quay.is_over() && !quay.is_closed();
        let mut people = locked(&self.seated);
        for person in before.iter().chain(seated) {
            let tables = people.entry(*person).or_default();
            match goes_on && seated.contains(person) {
                true => drop(tables.insert(game.to_owned(), quay.card(Some(*person)))),
                false => drop(tables.remove(game)),
            }
            if tables.is_empty() {
                people.remove(person);
            }
        }
    }

    /// How many tables that are not over a person sits at.
    pub(crate) fn count(&self, person: i64) -> usize {
        locked(&self.seated).get(&person).map_or(0, HashMap::len)
    }

    /// Whether a person sits at a table that is not over.
    pub(crate) fn sits(&self, person: i64, game: &str) -> bool {
        locked(&self.seated).get(&person).is_some_and(|tables| tables.contains_key(game))
    }

    /// The tables that are not over at which a person sits.
    pub(crate) fn games(&self, person: i64) -> Vec<String> {
        let seated = locked(&self.seated);
        seated.get(&person).map_or_else(Vec::new, |tables| tables.keys().cloned().collect())
    }

    /// Shows the lobby to a socket from now on.
    pub(crate) fn show_lobby(&self, socket: &Arc<Socket>) {
        if !socket.lobby.swap(true, Ordering::Relaxed) {
            locked(&self.lookers).push(Arc::clone(socket));
        }
        socket.outbox.say(&self.lobby());
    }

    pub(crate) fn leave_lobby(&self, socket: &Socket) {
        if socket.lobby.swap(false, Ordering::Relaxed) {
            locked(&self.lookers).retain(|other| other.id != socket.id);
        }
    }

    fn lobby(&self) -> ServerMsg {
        let mut tables: Vec<_> = locked(&self.lobby).values().cloned().collect();
        tables.sort_by_key(|card| Reverse(card.touched));
        tables.truncate(LONGEST);
        ServerMsg::Online(News::Lobby { tables })
    }
}

impl Hub {
    /// Tells pages that show a list what has changed in it, for as long as the server runs.
    pub(crate) async fn tell_lists(self: Arc<Hub>) {
        loop {
            self.lists.wake.notified().await;
            tokio::time::sleep(GATHER).await;
            let changed = std::mem::take(&mut *locked(&self.lists.changed));
            if changed.lobby {
                let lobby = written(&self.lists.lobby());
                let lookers = locked(&self.lists.lookers).clone();
                lookers.iter().for_each(|socket| socket.outbox.post(lobby.clone()));
            }
            for person in changed.people {
                self.tell_mine(person).await;
            }
        }
    }

    async fn tell_mine(&self, person: i64) {
        let Some(known) = self.people.find(person) else { return };
        let sockets = known.sockets();
        let shows = |socket: &&Arc<Socket>| socket.mine.load(Ordering::Relaxed);
        if sockets.iter().any(|socket| shows(&socket)) {
            let mine = written(&self.mine(person).await);
            sockets.iter().filter(shows).for_each(|socket| socket.outbox.post(mine.clone()));
        }
    }

    /// All tables of a person, as far as the store answers.
    pub(crate) async fn mine(&self, person: i64) -> ServerMsg {
        let mut tables = locked(&self.lists.seated).get(&person).cloned().unwrap_or_default();
        let kept = self.store.of_person(person, LONGEST as u32).await.unwrap_or_default();
        for game in kept {
            if !tables.contains_key(&game)
                && let Some(card) = self.card(person, &game).await
            {
                tables.insert(game, card);
            }
        }
        let mut tables: Vec<_> = tables.into_values().collect();
        tables.sort_by_key(|card| (!card.your_turn, Reverse(card.touched)));
        tables.truncate(LONGEST);
        ServerMsg::Online(News::Mine { tables })
    }

    /// The card of a game that nobody is awake for.
    async fn card(&self, person: i64, game: &str) -> Option<TableCard> {
        let key = (person, game.to_owned());
        if let Some(card) = locked(&self.lists.over).get(&key) {
            return Some(card.clone());
        }
        let (quay, _) = self.read(game).await.ok()?;
        let card = quay.card(Some(person));
        if quay.is_over() && !quay.is_closed() {
            let mut over = locked(&self.lists.over);
            if over.len() >= REMEMBERED {
                over.clear();
            }
            over.insert(key, card.clone());
        }
        (!quay.is_closed()).then_some(card)
    }
}

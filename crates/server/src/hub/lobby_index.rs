//! The lobby, and each person's list of tables. Pages that show a list are sent its changes, but
//! not more often than people can read them.

use super::Hub;
use super::lobby_order::{LobbyEntry, fair_order};
use crate::community::Community;
use crate::connected_people::{Socket, lock};
use crate::limits::Limits;
use crate::rate_limiter::network_of;
use crate::socket::to_json_text;
use axum::extract::ws::Utf8Bytes;
use cartagena::Rules;
use cartagena_protocol::{OnlineEvent, RoomStage, ServerMsg, TableSummary};
use cartagena_room::Room;
use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::Notify;

/// Time for which changes are gathered before they are sent.
const BROADCAST_DELAY: Duration = Duration::from_millis(200);
/// Number of tables in a list.
const MAX_LISTED_TABLES: usize = 100;
/// Number of running games in the list of those that can be watched.
const MAX_RUNNING_TABLES: usize = 30;
/// Number of summaries of finished games that are cached.
const MAX_FINISHED_CARDS: usize = 10_000;

/// The lists and their viewers.
pub(crate) struct LobbyIndex {
    limits: Limits,
    lobby: Mutex<Lobby>,
    /// Unfinished tables of each person.
    tables_by_person: Mutex<HashMap<i64, HashMap<String, TableSummary>>>,
    /// Summaries of finished games, which do not change any more.
    finished_cards: Mutex<HashMap<(i64, String), TableSummary>>,
    lobby_viewers: Mutex<Vec<Arc<Socket>>>,
    pending: Mutex<Changes>,
    wake: Notify,
}

#[derive(Default)]
struct Lobby {
    entries: HashMap<String, LobbyEntry>,
    /// Running games that can be watched, as they were when they began.
    running: HashMap<String, LobbyEntry>,
    /// Networks from which tables were opened whose games have not begun.
    networks: HashMap<String, u128>,
    /// The message to viewers, until something changes.
    message: Option<Utf8Bytes>,
    /// The message with the running games, until something changes.
    running_message: Option<Utf8Bytes>,
}

#[derive(Default)]
struct Changes {
    lobby: bool,
    running: bool,
    people: HashSet<i64>,
}

impl LobbyIndex {
    pub(super) fn new(limits: Limits) -> LobbyIndex {
        LobbyIndex {
            limits,
            lobby: Mutex::default(),
            tables_by_person: Mutex::default(),
            finished_cards: Mutex::default(),
            lobby_viewers: Mutex::default(),
            pending: Mutex::default(),
            wake: Notify::new(),
        }
    }

    /// Updates the lists with a table as it is now; `before` are the people who sat there before.
    pub(super) fn update(&self, game: &str, room: &Room, before: &[i64]) {
        let seated = room.seated_people();
        let (lobby, running) = self.update_lobby(game, room);
        self.update_people(game, room, &seated, before);
        let mut changed = lock(&self.pending);
        changed.lobby |= lobby;
        changed.running |= running;
        changed.people.extend(seated.iter().chain(before));
        self.wake.notify_one();
    }

    /// Notes the address from which a new table is opened, before its first update.
    pub(super) fn note_address(&self, game: &str, address: IpAddr) {
        lock(&self.lobby).networks.insert(game.to_owned(), network_of(address));
    }

    /// Updates the lobby; returns whether the open tables look different, and the running games.
    fn update_lobby(&self, game: &str, room: &Room) -> (bool, bool) {
        let mut lobby = lock(&self.lobby);
        let card = room.table_card(None);
        let running = lobby.update_running(game, room, &card);
        if !matches!(card.stage, RoomStage::Gathering | RoomStage::Dealing) {
            lobby.networks.remove(game);
        }
        let known = lobby.entries.remove(game).is_some();
        if known || room.is_in_lobby() {
            lobby.message = None;
        }
        if room.is_in_lobby() {
            let network = lobby.networks.get(game).copied();
            lobby.entries.insert(
                game.to_owned(),
                LobbyEntry { card, host: room.host(), people: room.seated_people(), network },
            );
        }
        (known || room.is_in_lobby(), running)
    }

    fn update_people(&self, game: &str, room: &Room, seated: &[i64], before: &[i64]) {
        let goes_on = !room.is_over() && !room.is_closed();
        let mut people = lock(&self.tables_by_person);
        for person in before.iter().chain(seated) {
            let tables = people.entry(*person).or_default();
            match goes_on && seated.contains(person) {
                true => drop(tables.insert(game.to_owned(), room.table_card(Some(*person)))),
                false => drop(tables.remove(game)),
            }
            if tables.is_empty() {
                people.remove(person);
            }
        }
    }

    /// Returns the number of unfinished tables at which a person sits.
    pub(crate) fn table_count(&self, person: i64) -> usize {
        lock(&self.tables_by_person).get(&person).map_or(0, HashMap::len)
    }

    /// Reports whether a person sits at an unfinished table.
    pub(crate) fn is_seated(&self, person: i64, game: &str) -> bool {
        lock(&self.tables_by_person).get(&person).is_some_and(|tables| tables.contains_key(game))
    }

    /// Returns the unfinished tables at which a person sits.
    pub(crate) fn games_of(&self, person: i64) -> Vec<String> {
        let seated = lock(&self.tables_by_person);
        seated.get(&person).map_or_else(Vec::new, |tables| tables.keys().cloned().collect())
    }

    /// Forgets the summaries of a finished game.
    pub(super) fn forget_finished(&self, game: &str) {
        lock(&self.finished_cards).retain(|(_, other), _| other != game);
    }

    /// Forgets the summaries of all finished games.
    pub(super) fn forget_all_finished(&self) {
        lock(&self.finished_cards).clear();
    }

    /// Sends the lobby again, soon, to all pages that show it.
    pub(super) fn send_to_all(&self) {
        lock(&self.pending).lobby = true;
        self.wake.notify_one();
    }

    /// Shows the lobby to a socket from now on.
    pub(crate) fn show_lobby(&self, community: &Community, socket: &Arc<Socket>) {
        if !socket.shows_lobby.swap(true, Ordering::Relaxed) {
            lock(&self.lobby_viewers).push(Arc::clone(socket));
        }
        self.send_lists(community, socket);
    }

    /// Sends the lists of the lobby to a page.
    fn send_lists(&self, community: &Community, socket: &Socket) {
        socket.outbox.send_text(self.lobby_message_for(community, socket.person.id));
        socket.outbox.send_text(self.running_message());
    }

    /// Sends the lobby again to the pages of a person that show it.
    pub(crate) fn send_to_person(&self, hub: &Hub, person: i64) {
        let viewers = lock(&self.lobby_viewers).clone();
        let theirs = viewers.iter().filter(|socket| socket.person.id == person);
        theirs.for_each(|socket| self.send_lists(&hub.community, socket));
    }

    /// Returns the message with the lobby for a person: without the tables of people whom they shall
    /// not meet. Almost everybody gets the same.
    fn lobby_message_for(&self, community: &Community, person: i64) -> Utf8Bytes {
        let strangers = community.strangers_of(person);
        if strangers.is_empty() {
            return self.lobby_message();
        }
        let lobby = lock(&self.lobby);
        let meets = |entry: &&LobbyEntry| entry.people.iter().all(|it| !strangers.contains(it));
        let order = fair_order(lobby.entries.values().filter(meets), &self.limits);
        let tables = order.into_iter().take(MAX_LISTED_TABLES).cloned().collect();
        to_json_text(&ServerMsg::Online(OnlineEvent::Lobby { tables }))
    }

    /// Returns a running game that anybody may watch and a table in the lobby at which a person sits.
    pub(crate) fn public_tables_of(&self, person: i64) -> (Option<String>, Option<String>) {
        let games = self.games_of(person);
        let lobby = lock(&self.lobby);
        let in_list = |list: &HashMap<String, LobbyEntry>| {
            games.iter().find(|game| list.contains_key(*game)).cloned()
        };
        (in_list(&lobby.running), in_list(&lobby.entries))
    }

    /// Returns the rules of a table that has not begun, if a person sits there.
    pub(crate) fn rules_of_seat(&self, person: i64, game: &str) -> Option<Rules> {
        let people = lock(&self.tables_by_person);
        let card = people.get(&person)?.get(game)?;
        let gathers = card.stage == RoomStage::Gathering && card.your_seat.is_some();
        gathers.then_some(card.rules)
    }

    pub(crate) fn leave_lobby(&self, socket: &Socket) {
        if socket.shows_lobby.swap(false, Ordering::Relaxed) {
            lock(&self.lobby_viewers).retain(|other| other.id != socket.id);
        }
    }

    /// Returns the message with the lobby. It is written once for all viewers, until the lobby
    /// changes.
    fn lobby_message(&self) -> Utf8Bytes {
        let mut lobby = lock(&self.lobby);
        if let Some(message) = &lobby.message {
            return message.clone();
        }
        let order = fair_order(lobby.entries.values(), &self.limits);
        let tables = order.into_iter().take(MAX_LISTED_TABLES).cloned().collect();
        let message = to_json_text(&ServerMsg::Online(OnlineEvent::Lobby { tables }));
        lobby.message = Some(message.clone());
        message
    }

    /// Returns the message with the running games. It shows what anybody who watches them sees.
    fn running_message(&self) -> Utf8Bytes {
        let mut lobby = lock(&self.lobby);
        if let Some(message) = &lobby.running_message {
            return message.clone();
        }
        let order = fair_order(lobby.running.values(), &self.limits);
        let tables = order.into_iter().take(MAX_RUNNING_TABLES).cloned().collect();
        let message = to_json_text(&ServerMsg::Online(OnlineEvent::RunningTables { tables }));
        lobby.running_message = Some(message.clone());
        message
    }
}

impl Lobby {
    /// Updates the list of running games; returns whether it looks different. A game is listed as it
    /// was when it began, so that its moves change nothing here.
    fn update_running(&mut self, game: &str, room: &Room, card: &TableSummary) -> bool {
        let listed = room.can_be_listed_for_watching();
        let same = |known: &LobbyEntry| listed && known.card.seats == card.seats;
        if self.running.get(game).map_or(!listed, same) {
            return false;
        }
        let before = self.running.remove(game);
        if listed {
            let network = self.networks.get(game).copied();
            let (host, people) = (room.host(), room.seated_people());
            let mut entry = LobbyEntry { card: card.clone(), host, people, network };
            if let Some(before) = before {
                (entry.card.last_changed, entry.network) =
                    (before.card.last_changed, before.network);
            }
            self.running.insert(game.to_owned(), entry);
        }
        self.running_message = None;
        true
    }
}

impl Hub {
    /// Sends changes of the lists to the pages that show them, for as long as the server runs.
    pub(crate) async fn broadcast_lists(self: Arc<Hub>) {
        loop {
            self.lobby_index.wake.notified().await;
            tokio::time::sleep(BROADCAST_DELAY).await;
            let changed = std::mem::take(&mut *lock(&self.lobby_index.pending));
            if changed.lobby {
                let viewers = lock(&self.lobby_index.lobby_viewers).clone();
                for socket in viewers {
                    let person = socket.person.id;
                    let lobby = self.lobby_index.lobby_message_for(&self.community, person);
                    socket.outbox.send_text(lobby);
                }
            }
            if changed.running {
                let running = self.lobby_index.running_message();
                let viewers = lock(&self.lobby_index.lobby_viewers).clone();
                viewers.iter().for_each(|socket| socket.outbox.send_text(running.clone()));
            }
            for person in changed.people {
                self.send_own_tables(person).await;
            }
        }
    }

    async fn send_own_tables(&self, person: i64) {
        let Some(known) = self.people.find(person) else { return };
        let sockets = known.sockets();
        let shows = |socket: &&Arc<Socket>| socket.shows_own_tables.load(Ordering::Relaxed);
        if sockets.iter().any(|socket| shows(&socket)) {
            let mine = to_json_text(&self.own_tables(person).await);
            sockets.iter().filter(shows).for_each(|socket| socket.outbox.send_text(mine.clone()));
        }
    }

    /// Returns all tables of a person, or only the live ones if the store does not answer.
    pub(crate) async fn own_tables(&self, person: i64) -> ServerMsg {
        let mut tables =
            lock(&self.lobby_index.tables_by_person).get(&person).cloned().unwrap_or_default();
        let stored =
            self.store.of_person(person, MAX_LISTED_TABLES as u32).await.unwrap_or_default();
        for game in stored {
            if !tables.contains_key(&game)
                && let Some(card) = self.load_card(person, &game).await
            {
                tables.insert(game, card);
            }
        }
        let mut tables: Vec<_> = tables.into_values().collect();
        tables.sort_by_key(|card| (!card.your_turn, Reverse(card.last_changed)));
        tables.truncate(MAX_LISTED_TABLES);
        ServerMsg::Online(OnlineEvent::MyTables { tables })
    }

    /// Returns the summary of a game that is not live.
    async fn load_card(&self, person: i64, game: &str) -> Option<TableSummary> {
        let key = (person, game.to_owned());
        if let Some(card) = lock(&self.lobby_index.finished_cards).get(&key) {
            return Some(card.clone());
        }
        let (room, _) = self.load_room(game).await.ok()?;
        let card = room.table_card(Some(person));
        if room.is_over() && !room.is_closed() {
            let mut over = lock(&self.lobby_index.finished_cards);
            if over.len() >= MAX_FINISHED_CARDS {
                over.clear();
            }
            over.insert(key, card.clone());
        }
        (!room.is_closed()).then_some(card)
    }
}

//! Players of one game after another, through whatever fails: two people, a bot beside them, and somebody who
//! watches. Each notes what was acknowledged and looks at every message.

use super::client::{Client, resumed};
use super::player::{choice, table};
use super::{PATIENCE, within};
use cartagena_client::GameView;
use cartagena_faults::secrecy::{shows_drawn_cards, shows_hand};
use cartagena_protocol::{
    ClientMsg, Denial, OnlineEvent, OnlineRequest, RefusalCode, RoomStage, RoomView, SeatAccess,
    ServerMsg,
};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinSet;

/// Pause before a request that was denied is sent again.
const PAUSE: Duration = Duration::from_millis(20);

/// The plan of the players.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    Play,
    /// Look on, but make no moves.
    Rest,
    Stop,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    Host,
    Guest,
    Watcher,
}

/// The knowledge of one person, whatever happens to connections.
#[derive(Default)]
struct Notes {
    cookie: Option<String>,
    known: Option<GameView>,
    /// The last that was known of earlier games.
    earlier: Vec<GameView>,
}

type SharedNotes = Arc<Mutex<Notes>>;

fn lock(notes: &SharedNotes) -> MutexGuard<'_, Notes> {
    notes.lock().unwrap_or_else(PoisonError::into_inner)
}

/// People at a table of their own.
pub(crate) struct Crew {
    address: SocketAddr,
    tasks: JoinSet<()>,
    mode: watch::Sender<Mode>,
    /// Number of entries that were acknowledged to anybody.
    entries: watch::Sender<u64>,
    notes: Vec<SharedNotes>,
    game: watch::Sender<Option<String>>,
}

impl Crew {
    /// Lets people play at a server.
    pub(crate) fn new(address: SocketAddr, rules: &'static str, seed: u64) -> Crew {
        let (mode, entries) = (watch::Sender::new(Mode::Play), watch::Sender::new(0));
        let (game, mut tasks, mut notes) = (watch::Sender::new(None), JoinSet::new(), Vec::new());
        for (number, role) in [Role::Host, Role::Guest, Role::Watcher].into_iter().enumerate() {
            let own = SharedNotes::default();
            notes.push(Arc::clone(&own));
            let member = Member {
                address,
                role,
                rules,
                seed,
                lots: seed * 31 + number as u64,
                opened: 0,
                notes: own,
                mode: mode.subscribe(),
                entries: entries.clone(),
                game: game.clone(),
            };
            tasks.spawn(member.live());
        }
        Crew { address, tasks, mode, entries, notes, game }
    }

    /// Waits until so many more entries were acknowledged.
    pub(crate) async fn play(&mut self, more: u64, after: &str) {
        let wanted = *self.entries.borrow() + more;
        let mut entries = self.entries.subscribe();
        let waiting = async {
            tokio::select! {
                enough = entries.wait_for(|count| *count >= wanted) => drop(enough.expect("players")),
                // Players end before they are told to only if something is wrong.
                done = self.tasks.join_next() => panic!("after {after}: a player gave up: {done:?}"),
            }
        };
        let done = tokio::time::timeout(PATIENCE, waiting).await;
        done.unwrap_or_else(|_| panic!("the game does not go on after: {after}"));
    }

    /// Ends play, and checks that everybody knows what a new connection is told, and that nothing
    /// acknowledged is missing in any game. Returns the number of acknowledged entries and of games.
    pub(crate) async fn end(self) -> (u64, u64) {
        self.mode.send_replace(Mode::Rest);
        let game = self.game.borrow().clone();
        for notes in &self.notes {
            let cookie = lock(notes).cookie.clone();
            let mut client = resumed(self.address, cookie.as_deref()).await;
            if let Some(game) = &game {
                within("everybody knows the same", same(&mut client, game, notes)).await;
            }
        }
        self.mode.send_replace(Mode::Stop);
        self.tasks.join_all().await;
        let mut games = 0;
        for notes in &self.notes {
            let (cookie, earlier) = {
                let notes = lock(notes);
                (notes.cookie.clone(), notes.earlier.clone())
            };
            games = games.max(earlier.len() as u64 + 1);
            let mut client = resumed(self.address, cookie.as_deref()).await;
            for known in earlier {
                let stored = look(&mut client, known.game()).await;
                check_grown(&known, &stored);
            }
        }
        (*self.entries.borrow(), games)
    }
}

/// Asks for a game anew.
async fn look(client: &mut Client, game: &str) -> GameView {
    client.say(&ClientMsg::Watch { game: game.to_owned(), seat: None }).await;
    let snapshot = client.wait(|message| match message {
        ServerMsg::Snapshot(snapshot) if snapshot.game == game => GameView::new(snapshot).ok(),
        _ => None,
    });
    snapshot.await
}

/// Waits until a person's notes are what a new connection of theirs is told. Bots may still play.
async fn same(client: &mut Client, game: &str, notes: &SharedNotes) {
    loop {
        let stored = look(client, game).await;
        client.say(&ClientMsg::Unwatch { game: game.to_owned() }).await;
        if lock(notes).known.as_ref() == Some(&stored) {
            return;
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Asserts that all that was acknowledged is still there.
fn check_grown(known: &GameView, stored: &GameView) {
    assert!(stored.seq() >= known.seq(), "{} < {}", stored.seq(), known.seq());
    assert!(stored.moves() >= known.moves(), "moves are gone");
    assert!(stored.events().zip(known.events()).all(|(now, then)| now == then), "moves changed");
}

/// One of the people.
struct Member {
    address: SocketAddr,
    role: Role,
    rules: &'static str,
    seed: u64,
    lots: u64,
    /// Number of tables that were opened.
    opened: u64,
    notes: SharedNotes,
    mode: watch::Receiver<Mode>,
    entries: watch::Sender<u64>,
    game: watch::Sender<Option<String>>,
}

impl Member {
    /// Plays on, from one connection to the next.
    async fn live(mut self) {
        let mut current = self.game.subscribe();
        while *self.mode.borrow() != Mode::Stop {
            let cookie = lock(&self.notes).cookie.clone();
            let mut client = resumed(self.address, cookie.as_deref()).await;
            lock(&self.notes).cookie = Some(client.cookie.clone());
            self.turn_to_game(&mut client).await;
            loop {
                tokio::select! {
                    message = client.try_next() => match message {
                        Some(message) => self.take(&mut client, message).await,
                        None => break,
                    },
                    _ = current.changed() => self.turn_to_game(&mut client).await,
                    _ = self.mode.changed() => {}
                }
                client.log.clear();
                if *self.mode.borrow() == Mode::Stop {
                    return;
                }
            }
        }
    }

    fn current_game(&self) -> Option<String> {
        self.game.borrow().clone()
    }

    /// Watches the game that is played now, or opens one.
    async fn turn_to_game(&mut self, client: &mut Client) {
        let game = self.current_game();
        {
            let mut notes = lock(&self.notes);
            let other = notes.known.take_if(|known| Some(known.game()) != game.as_deref());
            notes.earlier.extend(other);
        }
        match game {
            Some(game) => client.say(&ClientMsg::Watch { game, seat: None }).await,
            None if self.role == Role::Host => self.open(client).await,
            None => {}
        }
    }

    async fn open(&mut self, client: &mut Client) {
        let bot = SeatAccess::Bot { level: "deckhand".into() };
        let seats = vec![SeatAccess::Friend, SeatAccess::Friend, bot];
        let table = table(self.rules, seats);
        let request = Box::new(OnlineRequest::Open { table, commitment: None });
        let id = format!("faults-{:08}-{:08}", self.seed, self.opened);
        client.request(OnlineRequest::Once { id, request }).await;
    }

    async fn take(&mut self, client: &mut Client, message: ServerMsg) {
        match message {
            ServerMsg::Online(OnlineEvent::TableOpened { game }) if self.role == Role::Host => {
                self.opened += 1;
                self.game
                    .send_if_modified(|known| known.is_none() && known.replace(game).is_none());
                return;
            }
            ServerMsg::Online(OnlineEvent::Denied { reason, .. }) => {
                self.check_denial(reason);
                tokio::time::sleep(PAUSE).await;
                return self.turn_to_game(client).await;
            }
            ServerMsg::Online(OnlineEvent::Room(room)) => return self.enter(client, &room).await,
            ServerMsg::Refused { refusal, .. } => {
                let late = [RefusalCode::OutOfDate, RefusalCode::GameOver];
                assert!(late.contains(&refusal), "refused: {refusal:?}");
            }
            ServerMsg::Snapshot(snapshot) => {
                self.compare(GameView::new(&snapshot).expect("a snapshot"));
            }
            ServerMsg::Events { game, seq, entries, can_undo } => {
                let mut notes = lock(&self.notes);
                let Some(known) = notes.known.as_mut().filter(|known| known.game() == game) else {
                    return;
                };
                assert!(!shows_drawn_cards(known, &entries), "drawn cards are shown: {entries:?}");
                known.follow(seq, &entries, can_undo).expect("no gap");
                self.entries.send_modify(|entries| *entries += 1);
            }
            _ => return,
        }
        self.move_on(client).await;
    }

    fn check_denial(&self, reason: Denial) {
        let usual = [Denial::NotStored, Denial::OutcomeUnknown];
        // A seat that was asked for twice is taken, by the same person.
        let again = [Denial::SeatTaken, Denial::AlreadyStarted];
        let guest = self.role == Role::Guest && again.contains(&reason);
        assert!(usual.contains(&reason) || guest, "denied: {reason:?}");
    }

    async fn move_on(&mut self, client: &mut Client) {
        if *self.mode.borrow() != Mode::Play {
            return;
        }
        let known = lock(&self.notes).known.clone();
        if let Some(message) = known.and_then(|known| choice(&known, &mut self.lots)) {
            client.say(&message).await;
        }
    }

    /// Sits down, or goes to the next game when this one is over.
    async fn enter(&mut self, client: &mut Client, room: &RoomView) {
        if self.current_game().as_ref() != Some(&room.game) {
            return;
        }
        let over = matches!(room.stage, RoomStage::Over { .. } | RoomStage::Closed);
        if over && self.role == Role::Host && *self.mode.borrow() == Mode::Play {
            client.say(&ClientMsg::Unwatch { game: room.game.clone() }).await;
            self.game.send_replace(None);
            return;
        }
        let gathers = room.stage == RoomStage::Gathering && room.your_seat.is_none();
        if gathers && self.role == Role::Guest {
            let (game, seat, commitment, invitation_key) = (room.game.clone(), None, None, None);
            let join = OnlineRequest::Join { game, seat, commitment, invitation_key };
            client.request(join).await;
        }
    }

    /// Notes a snapshot, and asserts that every acknowledged move is in it, and no foreign hand.
    fn compare(&mut self, snapshot: GameView) {
        if self.current_game().as_deref() != Some(snapshot.game()) {
            return;
        }
        assert!(!shows_hand(&snapshot), "a hidden hand is shown to {:?}", snapshot.viewer());
        let mut notes = lock(&self.notes);
        if let Some(known) = &notes.known {
            check_grown(known, &snapshot);
        }
        notes.known = Some(snapshot);
    }
}

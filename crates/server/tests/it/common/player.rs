//! Automatic players: they watch, follow and make random legal moves.

use super::client::Client;
use super::{House, LONG_PATIENCE, within, within_time};
use cartagena::Action;
use cartagena_client::GameView;
use cartagena_protocol::{
    ClientMsg, OnlineEvent, OnlineRequest, OpenTable, RefusalCode, RoomStage, RoomView, SeatAccess,
    ServerMsg,
};

/// A player at a table.
pub(crate) struct Player {
    pub client: Client,
    pub game: String,
    pub view: Option<GameView>,
    pub room: Option<RoomView>,
    /// The entry number after which the last move was sent, until it is answered.
    sent: Option<u64>,
    /// Every acknowledged entry, as this player saw it.
    pub seen: Vec<String>,
    lots: u64,
}

/// Returns a table for friends.
pub(crate) fn table(rules: &str, seats: Vec<SeatAccess>) -> OpenTable {
    OpenTable { rules: rules.into(), seats, begins_when_full: true, ..OpenTable::default() }
}

/// Opens a table and waits for its id.
pub(crate) async fn open(client: &mut Client, table: OpenTable) -> String {
    client.request(OnlineRequest::Open { table, commitment: None }).await;
    client
        .wait_event(|event| match event {
            OnlineEvent::TableOpened { game } => Some(game.clone()),
            OnlineEvent::Denied { reason: why, .. } => panic!("denied: {why:?}"),
            _ => None,
        })
        .await
}

/// Seats people at a new table; all of them sit there and watch it.
pub(crate) async fn seated(house: &House, rules: &str, people: usize, bots: usize) -> Vec<Player> {
    let mut seats = vec![SeatAccess::Friend; people];
    seats.resize(people + bots, SeatAccess::Bot { level: "sailor".into() });
    let mut host = Client::named(house, "Anne").await;
    let game = open(&mut host, table(rules, seats)).await;
    let mut players = vec![Player::new(host, &game, 1).await];
    for number in 1..people {
        let mut client = Client::named(house, &format!("Mary {number}")).await;
        client
            .request(OnlineRequest::Join {
                game: game.clone(),
                seat: None,
                commitment: None,
                invitation_key: None,
            })
            .await;
        let mut player = Player::new(client, &game, number as u64 + 1).await;
        // Wait for the seat: a request on another socket could otherwise overtake the join.
        let sits = |event: &OnlineEvent| match event {
            OnlineEvent::Room(room) => room.your_seat.is_some(),
            OnlineEvent::Denied { reason, .. } => panic!("denied: {reason:?}"),
            _ => false,
        };
        player.client.await_event(sits).await;
        players.push(player);
    }
    players
}

impl Player {
    pub(crate) async fn new(mut client: Client, game: &str, lots: u64) -> Player {
        client.say(&ClientMsg::Watch { game: game.into(), seat: None }).await;
        let (game, seen) = (game.to_owned(), Vec::new());
        Player { client, game, view: None, room: None, sent: None, seen, lots: lots * 7919 }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.room.as_ref().is_some_and(|room| matches!(room.stage, RoomStage::Over { .. }))
    }

    /// Handles one message.
    pub(crate) async fn take(&mut self, message: ServerMsg) {
        match message {
            ServerMsg::Snapshot(snapshot) => {
                self.view = Some(GameView::new(&snapshot).expect("a snapshot that can be"));
                self.sent = None;
            }
            ServerMsg::Events { seq, entries, can_undo: undo, .. } => {
                let Some(view) = self.view.as_mut() else { return };
                match view.follow(seq, &entries, undo) {
                    Ok(_) => self.seen.push(format!("{seq} {entries:?}")),
                    Err(_) => self.look().await,
                }
                self.sent = None;
            }
            ServerMsg::Refused { refusal, .. } => {
                assert!(matches!(refusal, RefusalCode::OutOfDate), "refused: {refusal:?}");
                self.sent = None;
            }
            ServerMsg::Online(OnlineEvent::Room(room)) => self.room = Some(*room),
            ServerMsg::Online(OnlineEvent::Denied { .. }) => self.sent = None,
            _ => {}
        }
    }

    pub(crate) async fn look(&mut self) {
        self.client.say(&ClientMsg::Watch { game: self.game.clone(), seat: None }).await;
    }

    /// Returns the player's next message, if it is their turn.
    pub(crate) fn choose(&mut self) -> Option<ClientMsg> {
        choice(self.view.as_ref()?, &mut self.lots)
    }

    /// Moves if it is this player's turn and no move is under way.
    pub(crate) async fn play(&mut self) {
        if self.sent.is_some() || self.is_over() {
            return;
        }
        if let Some(message) = self.choose() {
            self.sent = self.view.as_ref().map(GameView::seq);
            self.client.say(&message).await;
        }
    }

    /// Reads until the cards are dealt.
    pub(crate) async fn begun(&mut self) {
        let reading = async {
            while self.view.is_none() {
                let message = self.client.next().await;
                self.take(message).await;
            }
        };
        within("the cards are dealt", reading).await;
    }

    /// Plays until the game is over.
    pub(crate) async fn play_on(mut self) -> Player {
        let playing = async {
            while !self.is_over() {
                let message = self.client.next().await;
                self.take(message).await;
                self.play().await;
            }
        };
        within_time(LONG_PATIENCE, "the game ends", playing).await;
        self
    }
}

/// Returns a random move for the seat to move: mostly forward, so that games end.
pub(crate) fn choice(view: &GameView, lots: &mut u64) -> Option<ClientMsg> {
    let (game, after) = (view.game().to_owned(), view.seq());
    if !view.is_my_turn() {
        return None;
    }
    if view.to_confirm().is_some() {
        return Some(ClientMsg::Confirm { game, after });
    }
    let actions = view.now().legal_actions()?.list().to_vec();
    let onward = |action: &&Action| matches!(action, Action::Advance { .. });
    let forward: Vec<_> = actions.iter().filter(onward).copied().collect();
    let from = if !forward.is_empty() && lot(lots, 4) > 0 { forward } else { actions };
    let action = from[lot(lots, from.len())].into();
    Some(ClientMsg::Play { game, after, action })
}

/// Returns a pseudo-random number below a bound.
fn lot(lots: &mut u64, below: usize) -> usize {
    *lots = lots.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
    (*lots >> 33) as usize % below
}

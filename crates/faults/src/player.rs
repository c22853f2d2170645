//! A player, or somebody who only watches: the client of the page around random wishes.

use crate::audit::without_presence;
use crate::chance::Chance;
use crate::host::{GAME, choose};
use crate::secrecy::{shows_drawn_cards, shows_hand};
use cartagena::{Action, Seat};
use cartagena_client::GameView;
use cartagena_deal::commit_reveal::SeatSecret;
use cartagena_protocol::{
    AbsentPolicy, ChatLine, ClientMsg, Denial, OnlineEvent, OnlineRequest, RoomStage, RoomView,
    ServerMsg,
};

/// Seconds of absence after which the others may decide about a seat.
const MISSING_SECONDS: u32 = 60;

/// A person at the table.
pub(crate) struct Player {
    pub(crate) person: i64,
    /// Unset for somebody who only watches.
    takes_seat: bool,
    /// The secret of this browser for the deal, if it takes part in it.
    secret: Option<SeatSecret>,
    pub(crate) connection: Option<usize>,
    pub(crate) view: Option<GameView>,
    pub(crate) room: Option<RoomView>,
    pub(crate) chat: Vec<ChatLine>,
    /// Set while a request is not answered.
    waits: bool,
    /// Number of chat requests.
    said: usize,
}

impl Player {
    pub(crate) fn new(person: i64, takes_seat: bool, secret: Option<SeatSecret>) -> Player {
        Player {
            person,
            takes_seat,
            secret,
            connection: None,
            view: None,
            room: None,
            chat: Vec::new(),
            waits: false,
            said: 0,
        }
    }

    /// Returns the commitment of this browser.
    pub(crate) fn commitment(&self) -> Option<String> {
        self.secret.map(|secret| secret.commitment().to_string())
    }

    /// Returns the secret of this browser as messages write it.
    pub(crate) fn secret_text(&self) -> Option<String> {
        self.secret.map(|secret| secret.to_string())
    }

    /// Returns the request with which every connection begins.
    pub(crate) fn watch() -> ClientMsg {
        ClientMsg::Watch { game: GAME.into(), seat: None }
    }

    /// Starts a connection anew.
    pub(crate) fn connected(&mut self, connection: usize) {
        (self.connection, self.waits) = (Some(connection), false);
    }

    /// Takes a message in, and returns a request if something was missed.
    ///
    /// # Errors
    ///
    /// A sentence if the message shows what this person must not see, or cannot be.
    pub(crate) fn receive(&mut self, message: ServerMsg) -> Result<Option<ClientMsg>, String> {
        match message {
            ServerMsg::Snapshot(snapshot) => {
                let view = GameView::new(&snapshot).map_err(|error| error.to_string())?;
                if shows_hand(&view) {
                    return Err(format!("person {} sees a hidden hand", self.person));
                }
                (self.view, self.waits) = (Some(view), false);
            }
            ServerMsg::Events { seq, entries, can_undo, .. } => {
                self.waits = false;
                let Some(view) = &mut self.view else { return Ok(Some(Player::watch())) };
                let in_order = seq == view.seq() + entries.len() as u64;
                if in_order && shows_drawn_cards(view, &entries) {
                    return Err(format!("person {} sees drawn cards: {entries:?}", self.person));
                }
                if view.follow(seq, &entries, can_undo).is_err() {
                    return Ok(Some(Player::watch()));
                }
            }
            ServerMsg::Online(OnlineEvent::Room(room)) => self.room = Some(*room),
            ServerMsg::Online(OnlineEvent::Chat { lines, .. }) => self.hear(lines),
            ServerMsg::Online(OnlineEvent::Denied { reason, .. }) => {
                self.waits = false;
                // The request may have been the one to watch.
                let again = matches!(reason, Denial::NotStored | Denial::OutcomeUnknown);
                return Ok(again.then(Player::watch));
            }
            ServerMsg::Refused { .. } => self.waits = false,
            _ => {}
        }
        Ok(None)
    }

    fn hear(&mut self, lines: Vec<ChatLine>) {
        for line in lines {
            let at = line.number as usize;
            if at == self.chat.len() + 1 {
                self.chat.push(line);
            }
        }
    }

    /// Returns the next request of this person, if there is one.
    pub(crate) fn act(&mut self, weary_after: u64, chance: &mut Chance) -> Option<ClientMsg> {
        // Nobody waits for an answer for ever.
        if self.waits && !chance.one_in(12) {
            return None;
        }
        let message = self.wish(weary_after, chance)?;
        self.waits = true;
        Some(message)
    }

    fn wish(&mut self, weary_after: u64, chance: &mut Chance) -> Option<ClientMsg> {
        let room = self.room.as_ref()?;
        match room.stage {
            RoomStage::Gathering if self.takes_seat && room.your_seat.is_none() => {
                Some(ClientMsg::Online(OnlineRequest::Join {
                    game: GAME.into(),
                    seat: None,
                    commitment: self.commitment(),
                    invitation_key: None,
                }))
            }
            RoomStage::Dealing => {
                self.secret_text().filter(|_| room.your_seat.is_some()).map(|secret| {
                    ClientMsg::Online(OnlineRequest::Reveal { game: GAME.into(), secret })
                })
            }
            RoomStage::Playing if chance.one_in(30) => Some(self.say()),
            RoomStage::Playing => self.play(weary_after, chance),
            _ => None,
        }
    }

    fn say(&mut self) -> ClientMsg {
        self.said += 1;
        let (game, text) = (GAME.into(), format!("ahoy {}", self.said));
        let id = format!("chat-{}-{:010}", self.person, self.said);
        let request = Box::new(OnlineRequest::Chat { game, text });
        ClientMsg::Online(OnlineRequest::Once { id, request })
    }

    fn play(&self, weary_after: u64, chance: &mut Chance) -> Option<ClientMsg> {
        let (room, view) = (self.room.as_ref()?, self.view.as_ref()?);
        let seat = room.your_seat?;
        if room.seats.get(seat.index())?.out {
            return None;
        }
        if view.seq() >= weary_after {
            return give_up(room, seat, chance);
        }
        if view.is_my_turn() { self.turn(view, chance) } else { care(room, seat, chance) }
    }

    fn turn(&self, view: &GameView, chance: &mut Chance) -> Option<ClientMsg> {
        let (game, after) = (GAME.to_owned(), view.seq());
        if view.may_undo() && chance.one_in(10) {
            return Some(ClientMsg::Undo { game, after });
        }
        if view.to_confirm().is_some() {
            return Some(ClientMsg::Confirm { game, after });
        }
        let legal: Vec<Action> = view.now().legal_actions()?.list().into_iter().collect();
        let action = choose(&legal, chance)?.into();
        Some(ClientMsg::Play { game, after, action })
    }

    /// Returns the room without presence, which each host knows for itself.
    pub(crate) fn room_without_presence(&self) -> Option<RoomView> {
        self.room.as_ref().map(without_presence)
    }
}

/// Returns the request with which a weary person ends the game.
fn give_up(room: &RoomView, seat: Seat, chance: &mut Chance) -> Option<ClientMsg> {
    let game = GAME.into();
    if chance.one_in(12) {
        return Some(ClientMsg::Online(OnlineRequest::Resign { game }));
    }
    let agrees = room.draw_agreed_by.contains(&seat);
    (!agrees).then_some(ClientMsg::Online(OnlineRequest::AgreeToDraw { game, agree: true }))
}

/// Returns a decision about the seat of somebody who is absent.
fn care(room: &RoomView, seat: Seat, chance: &mut Chance) -> Option<ClientMsg> {
    let absent = |(at, view): (usize, &cartagena_protocol::SeatView)| {
        let missing = !view.present && view.seconds_away >= MISSING_SECONDS;
        (at != seat.index() && !view.is_bot() && missing).then_some(at as u8)
    };
    let seat = room.seats.iter().enumerate().find_map(absent)?;
    let policies = [AbsentPolicy::Bot, AbsentPolicy::Wait, AbsentPolicy::Out];
    let policy = policies[chance.below(policies.len())];
    let request = OnlineRequest::SetAbsentPolicy { game: GAME.into(), seat, policy };
    chance.one_in(4).then_some(ClientMsg::Online(request))
}

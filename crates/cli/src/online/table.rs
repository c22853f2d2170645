//! An online table at the terminal, as a value: messages and typed lines go in, messages and sentences
//! come out.

use super::link::TableLink;
use cartagena::{Observation, Seat};
use cartagena_client::GameView;
use cartagena_client::online::{ChatLog, SeatSecrets};
use cartagena_protocol::{
    ClientMsg, OnlineEvent, OnlineRequest, RoomStage, RoomView, ServerMsg, StorageState, VERSION,
};
use cartagena_speech::room::{
    describe_denial, describe_room_changes, describe_room_end, seat_name, speaker_name,
};
use cartagena_speech::{
    PageAction, TurnMark, announce_state, announce_update, describe_refusal, handle_typed,
    join_sentences, player_name, turn_mark,
};
use cartagena_texts::{Texts, say};
use std::collections::VecDeque;
use std::sync::Arc;

/// Number of lines of the log that are kept.
const MAX_LOG: usize = 200;

/// Words with which a typed line says something instead of playing.
const START: &str = "start";
const RESIGN: &str = "resign!";
const QUIT: [&str; 3] = ["quit", "q", "exit"];
const CHAT: char = '/';

/// Work for the program after a message or a line.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Outcome {
    /// Messages to send, in order.
    pub(super) send: Vec<ClientMsg>,
    /// Set if the secrets have changed and must be stored before anything is sent.
    pub(super) store: bool,
    /// Set if the program ends; the sentence says why, unless the user knows.
    pub(super) end: Option<Option<String>>,
}

/// A table as this user knows it.
pub(super) struct OnlineTable {
    link: TableLink,
    texts: Arc<Texts>,
    /// The name to be called by.
    name: Option<String>,
    /// Set if the third move of a turn ends it.
    ends_turns: bool,
    pub(super) secrets: SeatSecrets,
    /// 32 random bytes for a commitment.
    fresh_secret: [u8; 32],
    room: Option<RoomView>,
    view: Option<GameView>,
    chat: ChatLog,
    told: Option<TurnMark>,
    asked_for_seat: bool,
    /// Set while the server listens: it has answered the greeting.
    greeted: bool,
    over: bool,
    log: VecDeque<String>,
}

impl OnlineTable {
    pub(super) fn new(
        link: TableLink,
        texts: Arc<Texts>,
        secrets: SeatSecrets,
        fresh_secret: [u8; 32],
    ) -> OnlineTable {
        OnlineTable {
            link,
            texts,
            name: None,
            ends_turns: false,
            secrets,
            fresh_secret,
            room: None,
            view: None,
            chat: ChatLog::default(),
            told: None,
            asked_for_seat: false,
            greeted: false,
            over: false,
            log: VecDeque::new(),
        }
    }

    /// Returns the table for somebody who wants to be called by a name.
    pub(super) fn with_name(self, name: Option<String>) -> OnlineTable {
        OnlineTable { name, ..self }
    }

    /// Returns the table for a program, which has nothing to confirm.
    pub(super) fn for_program(self) -> OnlineTable {
        OnlineTable { ends_turns: true, ..self }
    }

    /// Returns the table as the server described it last.
    pub(super) fn room(&self) -> Option<&RoomView> {
        self.room.as_ref()
    }

    /// Returns the game as it is followed, once it is dealt.
    pub(super) fn view(&self) -> Option<&GameView> {
        self.view.as_ref()
    }

    /// Takes the sentences that were told since the last time.
    pub(super) fn take_log(&mut self) -> Vec<String> {
        self.log.drain(..).collect()
    }

    /// Returns the latest sentences, the last one last.
    pub(super) fn log(&self) -> impl DoubleEndedIterator<Item = &String> {
        self.log.iter()
    }

    /// Returns the game as it is seen, once it is dealt.
    pub(super) fn seen(&self) -> Option<&Observation> {
        self.view.as_ref().map(GameView::now)
    }

    /// Returns the names of the seats.
    pub(super) fn names(&self) -> Vec<String> {
        match (&self.view, &self.room) {
            (Some(view), _) => Seat::first_n(view.seats().len())
                .map(|seat| printable(&player_name(view, &self.texts, seat)))
                .collect(),
            (None, Some(room)) => Seat::first_n(room.seats.len())
                .map(|seat| printable(&seat_name(&self.texts, room, seat)))
                .collect(),
            (None, None) => Vec::new(),
        }
    }

    /// Returns the seats with who sits there, before the cards are dealt.
    pub(super) fn seats(&self) -> Vec<(String, bool)> {
        let occupied =
            self.room.iter().flat_map(|room| room.seats.iter().map(|seat| seat.occupied));
        self.names().into_iter().zip(occupied).collect()
    }

    /// Tells a sentence.
    pub(super) fn tell(&mut self, sentence: &str) {
        self.log.push_back(printable(sentence));
        if self.log.len() > MAX_LOG {
            self.log.pop_front();
        }
    }

    fn tell_all(&mut self, sentences: &[String]) {
        if !sentences.is_empty() {
            self.tell(&join_sentences(sentences));
        }
    }

    /// Handles a new connection: everything is asked for again, once the server has been greeted.
    pub(super) fn connected(&mut self) {
        self.asked_for_seat = false;
        self.greeted = false;
    }

    /// Handles a message of the server.
    pub(super) fn hear(&mut self, message: ServerMsg) -> Outcome {
        match message {
            ServerMsg::Hello { .. } => request(OnlineRequest::Hello { version: VERSION }),
            ServerMsg::Online(event) => self.hear_event(event),
            ServerMsg::Snapshot(snapshot) if snapshot.game == self.link.game => {
                match GameView::new(&snapshot) {
                    Ok(view) => self.begin(view.with_separate_devices()),
                    Err(_) => self.tell(&say!(self.texts, "net-nonsense")),
                }
                Outcome::default()
            }
            ServerMsg::Events { game, seq, entries, can_undo } if game == self.link.game => {
                let Some(view) = &mut self.view else { return Outcome::default() };
                let Ok(updates) = view.follow(seq, &entries, can_undo) else { return self.watch() };
                let told: Vec<String> = self
                    .view
                    .iter()
                    .flat_map(|view| {
                        updates.iter().flat_map(|update| announce_update(view, &self.texts, update))
                    })
                    .collect();
                self.tell_all(&told);
                self.tell_state();
                Outcome::default()
            }
            ServerMsg::Refused { game, refusal } if game == self.link.game => {
                let view = self.view.as_ref();
                let sentence = view.map(|view| describe_refusal(view, &self.texts, &refusal));
                sentence.iter().for_each(|sentence| self.tell(sentence));
                Outcome::default()
            }
            _ => Outcome::default(),
        }
    }

    fn hear_event(&mut self, event: OnlineEvent) -> Outcome {
        match event {
            OnlineEvent::YourName { name } => {
                if !std::mem::replace(&mut self.greeted, true) {
                    self.tell(&say!(self.texts, "net-connected"));
                }
                let wanted = self.name.take().filter(|wanted| *wanted != name);
                let mut outcome = self.watch();
                let rename = wanted.map(|name| ClientMsg::Online(OnlineRequest::Rename { name }));
                let ends = ClientMsg::AskToConfirm { confirm: false };
                outcome
                    .send
                    .splice(0..0, rename.into_iter().chain(self.ends_turns.then_some(ends)));
                outcome
            }
            OnlineEvent::Outdated { .. } => {
                Outcome { end: Some(Some(say!(self.texts, "net-outdated"))), ..Outcome::default() }
            }
            OnlineEvent::Room(room) if room.game == self.link.game => self.enter(*room),
            OnlineEvent::Chat { game, lines } if game == self.link.game => {
                for line in self.chat.add_lines(&lines) {
                    let name = match &self.room {
                        Some(room) => speaker_name(&self.texts, room, &line),
                        None => line.name.clone(),
                    };
                    self.tell(&say!(self.texts, "net-chat", name = name, form = line.text));
                }
                Outcome::default()
            }
            OnlineEvent::RevealRequested { game } if game == self.link.game => self.reveal(),
            OnlineEvent::Storage { game, state } if game == self.link.game => {
                let sentence = match state {
                    StorageState::Working => say!(self.texts, "online-store-back"),
                    _ => say!(self.texts, "online-store-away"),
                };
                self.tell(&sentence);
                Outcome::default()
            }
            OnlineEvent::Denied { reason, .. } => {
                let sentence = describe_denial(&self.texts, reason);
                self.tell(&sentence);
                Outcome::default()
            }
            _ => Outcome::default(),
        }
    }

    /// Takes over the state of the table, and sits down if there is a seat.
    fn enter(&mut self, room: RoomView) -> Outcome {
        let told = describe_room_changes(&self.texts, self.room.as_ref(), &room);
        self.tell_all(&told);
        let mut outcome = Outcome::default();
        if room.your_seat.is_some() {
            outcome.store = self.secrets.note_server_commitment(&room);
        } else if room.stage == RoomStage::Gathering && !self.asked_for_seat {
            self.asked_for_seat = true;
            outcome = self.join();
        }
        if room.may_start && self.room.as_ref().is_none_or(|before| !before.may_start) {
            let sentence = say!(self.texts, "net-may-start", form = START);
            self.tell(&sentence);
        }
        if let (RoomStage::Over { .. }, false) = (&room.stage, self.over) {
            self.over = true;
            let end = describe_room_end(&self.texts, &room);
            end.iter().for_each(|sentence| self.tell(sentence));
            self.view.iter_mut().for_each(GameView::end_early);
        }
        self.room = Some(room);
        outcome
    }

    fn join(&mut self) -> Outcome {
        let commitment = Some(self.secrets.commit(self.fresh_secret));
        let (game, key) = (self.link.game.clone(), self.link.key.clone());
        let join = OnlineRequest::Join { game, seat: None, commitment, invitation_key: key };
        Outcome { store: true, ..request(join) }
    }

    fn reveal(&mut self) -> Outcome {
        let room = self.room.as_ref();
        let secret = room.and_then(|room| self.secrets.secret_to_reveal(room)).map(str::to_owned);
        let game = self.link.game.clone();
        secret
            .map_or_else(Outcome::default, |secret| request(OnlineRequest::Reveal { game, secret }))
    }

    pub(super) fn watch(&self) -> Outcome {
        send(ClientMsg::Watch { game: self.link.game.clone(), seat: None })
    }

    fn begin(&mut self, view: GameView) {
        self.told = None;
        self.view = Some(view);
        self.tell_state();
    }

    /// Tells whose turn it is, and the end.
    fn tell_state(&mut self) {
        let Some(view) = &self.view else { return };
        let told = announce_state(view, &self.texts, self.told);
        self.told = turn_mark(view).or(self.told);
        self.tell_all(&told);
    }

    /// Handles a typed line.
    pub(super) fn enter_line(&mut self, line: &str) -> Outcome {
        let line = line.trim();
        let game = self.link.game.clone();
        match line {
            "" => Outcome::default(),
            _ if QUIT.contains(&line) => Outcome { end: Some(None), ..Outcome::default() },
            START => request(OnlineRequest::Start { game }),
            RESIGN => request(OnlineRequest::Resign { game }),
            _ => match line.strip_prefix(CHAT) {
                Some(text) => request(OnlineRequest::Chat { game, text: text.trim().to_owned() }),
                None => self.play(line),
            },
        }
    }

    fn play(&mut self, line: &str) -> Outcome {
        let Some(view) = &self.view else {
            let sentence = say!(self.texts, "net-not-begun");
            self.tell(&sentence);
            return Outcome::default();
        };
        let (game, after) = (view.game().to_owned(), view.seq());
        match handle_typed(view, &self.texts, line) {
            PageAction::Play(action) => {
                send(ClientMsg::Play { game, after, action: action.into() })
            }
            PageAction::EndTurn if view.to_confirm().is_some() => {
                send(ClientMsg::Confirm { game, after })
            }
            PageAction::EndTurn => {
                send(ClientMsg::Play { game, after, action: cartagena::Action::EndTurn.into() })
            }
            PageAction::Undo => send(ClientMsg::Undo { game, after }),
            PageAction::Say(sentences) => {
                sentences.iter().for_each(|sentence| self.tell(sentence));
                Outcome::default()
            }
            PageAction::Refuse(sentence) => {
                self.tell(&sentence);
                Outcome::default()
            }
            PageAction::AskAdvice | PageAction::Choose(_) => {
                let sentence = say!(self.texts, "net-no-advice");
                self.tell(&sentence);
                Outcome::default()
            }
        }
    }
}

fn send(message: ClientMsg) -> Outcome {
    Outcome { send: vec![message], ..Outcome::default() }
}

fn request(request: OnlineRequest) -> Outcome {
    send(ClientMsg::Online(request))
}

/// Returns a text without the characters that control a terminal or the order of its letters: names and
/// chat come from strangers.
fn printable(text: &str) -> String {
    let turns = |sign: char| matches!(sign, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    text.chars().filter(|sign| !sign.is_control() && !turns(*sign)).collect()
}

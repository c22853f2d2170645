use cartagena::{Action, Event, Game, IllegalAction, Observation, Seat, Viewer};
use cartagena_deal::Deck;
use cartagena_record::MAX_MOVES;
use std::fmt;

/// What a player asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Do this.
    Play(Action),
    /// Take the last move back.
    Undo,
    /// The turn is done; nothing in it will be taken back.
    Confirm,
}

/// What happened at the table: the host keeps these in order and the table can be rebuilt from
/// them. They are numbered from one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// Somebody moved; the event is the whole truth of it.
    Played(Event),
    /// Moves were taken back: everything is as after the entry with this number.
    Undone {
        /// The entry, or 0 for the start.
        to: u64,
    },
    /// The turn is done.
    Confirmed,
}

/// Why a command was refused. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// It is this seat's turn.
    NotYourTurn(Seat),
    /// This seat has made its moves but not yet said that it is done.
    Unconfirmed(Seat),
    /// Three moves are made: the turn can be confirmed or taken back.
    TurnIsOver,
    /// The rules do not allow it.
    Illegal(IllegalAction),
    /// No move of this turn is left to take back.
    NothingToUndo,
    /// The last move showed a card that nobody could know.
    CardsSeen,
    /// There is no turn waiting to be confirmed.
    NothingToConfirm,
    /// A record holds no more moves.
    Full,
}

impl fmt::Display for Refusal {
    /// The name of the reason, for developers; sentences for people are made elsewhere.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for Refusal {}

/// An answer that a host may keep and then [commit](Table::commit).
#[derive(Clone, PartialEq, Eq)]
pub struct Decision {
    entry: Entry,
    game: Game,
    deck: Deck,
}

impl Decision {
    /// What will have happened.
    pub const fn entry(&self) -> &Entry {
        &self.entry
    }
}

impl fmt::Debug for Decision {
    /// Only the entry: the rest would give hidden cards away.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Decision({:?})", self.entry)
    }
}

/// A move of the turn that is not confirmed yet.
#[derive(Clone, PartialEq, Eq)]
struct Open {
    /// The number of the entry before it.
    after: u64,
    before: Game,
    event: Event,
}

/// A game among people: the game, the deck, and what may still be taken back.
#[derive(Clone, PartialEq, Eq)]
pub struct Table {
    pub(crate) start: Game,
    pub(crate) names: Vec<String>,
    pub(crate) game: Game,
    pub(crate) deck: Deck,
    /// The moves of turns that are done.
    done: Vec<Event>,
    /// The moves of the turn that is not.
    open: Vec<Open>,
    /// Who has made a third move and not said yet that this is it.
    waiting: Option<Seat>,
    /// The number of the last entry.
    seq: u64,
    /// Seats that do not want to be asked after their third move.
    unasked: [bool; Seat::MAX],
}

impl Table {
    /// A table at which this game is about to go on; `deck` is its draw pile.
    pub fn begin(game: Game, names: Vec<String>, deck: Deck) -> Table {
        Table {
            start: game.clone(),
            names,
            game,
            deck,
            done: Vec::new(),
            open: Vec::new(),
            waiting: None,
            seq: 0,
            unasked: [false; Seat::MAX],
        }
    }

    /// Whether a seat wants to confirm its turns after the third move; at first everybody does.
    pub fn ask_to_confirm(&mut self, seat: Seat, ask: bool) {
        self.unasked[seat.index()] = !ask;
    }

    /// The number of the last entry.
    pub const fn seq(&self) -> u64 {
        self.seq
    }

    /// The name of a seat; empty if nobody gave one.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// What a viewer may know.
    pub fn observe(&self, viewer: Viewer) -> Observation {
        self.game.observe(viewer)
    }

    /// The seat that has made its third move and has not said yet that it is done.
    pub const fn to_confirm(&self) -> Option<Seat> {
        self.waiting
    }

    /// Who may act now; nobody when the game is over.
    pub fn actor(&self) -> Option<Seat> {
        self.waiting.or(self.game.turn().seat())
    }

    /// Whether the actor could take a move back.
    pub fn can_undo(&self) -> bool {
        self.undo().is_ok()
    }

    /// What has happened and stands, as a viewer saw it.
    pub fn events(&self, viewer: Viewer) -> Vec<Event> {
        let variant = self.game.position().rules().variant;
        self.standing().map(|event| event.seen_by(viewer, variant)).collect()
    }

    pub(crate) fn standing(&self) -> impl Iterator<Item = &Event> {
        self.done.iter().chain(self.open.iter().map(|open| &open.event))
    }

    /// What comes of a command, without doing it: the host keeps the entry first and then hands the
    /// decision to [`Table::commit`].
    pub fn decide(&self, seat: Seat, command: Command) -> Result<Decision, Refusal> {
        let actor = self.actor().ok_or(Refusal::GameOver)?;
        if actor != seat {
            let waiting = Refusal::Unconfirmed(actor);
            return Err(if self.waiting.is_some() { waiting } else { Refusal::NotYourTurn(actor) });
        }
        match command {
            Command::Play(action) => self.play(action),
            Command::Undo => self.undo(),
            Command::Confirm => self.confirm(),
        }
    }

    fn play(&self, action: Action) -> Result<Decision, Refusal> {
        if self.waiting.is_some() {
            return Err(Refusal::TurnIsOver);
        }
        if self.done.len() + self.open.len() >= MAX_MOVES {
            return Err(Refusal::Full);
        }
        let (mut game, mut deck) = (self.game.clone(), self.deck.clone());
        let dealt = deck.deal(game.cards_needed(action), game.position().discard());
        let event = game.play(action, &dealt).map_err(Refusal::Illegal)?;
        Ok(Decision { entry: Entry::Played(event), game, deck })
    }

    fn undo(&self) -> Result<Decision, Refusal> {
        let last = self.open.last().ok_or(Refusal::NothingToUndo)?;
        let variant = self.game.position().rules().variant;
        if last.event.dealt(variant).is_none_or(|dealt| !dealt.is_empty()) {
            return Err(Refusal::CardsSeen);
        }
        let entry = Entry::Undone { to: last.after };
        Ok(Decision { entry, game: last.before.clone(), deck: self.deck.clone() })
    }

    fn confirm(&self) -> Result<Decision, Refusal> {
        self.waiting.ok_or(Refusal::NothingToConfirm)?;
        let (game, deck) = (self.game.clone(), self.deck.clone());
        Ok(Decision { entry: Entry::Confirmed, game, deck })
    }

    /// Makes a decision true. It must be the answer to a command at this very state of the table;
    /// the host's numbering of entries sees to that.
    pub fn commit(&mut self, decision: Decision) {
        let before = std::mem::replace(&mut self.game, decision.game);
        self.deck = decision.deck;
        match decision.entry {
            Entry::Played(event) => self.played(before, event),
            Entry::Undone { .. } => {
                self.open.pop();
                self.waiting = None;
            }
            Entry::Confirmed => self.close(),
        }
        self.seq += 1;
    }

    fn played(&mut self, before: Game, event: Event) {
        let seat = event.seat();
        let said_so = matches!(event, Event::EndedTurn { .. });
        self.open.push(Open { after: self.seq, before, event });
        if said_so || self.game.outcome().is_some() {
            self.close();
        } else if self.game.turn().seat() != Some(seat) {
            self.third_move(seat);
        }
    }

    fn third_move(&mut self, seat: Seat) {
        if self.unasked[seat.index()] {
            self.close();
        } else {
            self.waiting = Some(seat);
        }
    }

    /// The turn is done and can no longer be taken back.
    fn close(&mut self) {
        self.done.extend(self.open.drain(..).map(|open| open.event));
        self.waiting = None;
    }

    /// Does again what was kept. The cards are those of the entry, whatever the deck says.
    pub fn replay(&mut self, entry: Entry) -> Result<(), Refusal> {
        let seat = self.actor().ok_or(Refusal::GameOver)?;
        let decision = match entry {
            Entry::Played(event) => self.play_again(event)?,
            Entry::Undone { .. } => self.decide(seat, Command::Undo)?,
            Entry::Confirmed => self.decide(seat, Command::Confirm)?,
        };
        self.commit(decision);
        Ok(())
    }

    fn play_again(&self, event: Event) -> Result<Decision, Refusal> {
        let (mut game, mut deck) = (self.game.clone(), self.deck.clone());
        let dealt = event.dealt(game.position().rules().variant).unwrap_or_default();
        deck.take(&dealt, game.position().discard());
        game.play(event.action(), &dealt).map_err(Refusal::Illegal)?;
        Ok(Decision { entry: Entry::Played(event), game, deck })
    }
}

impl fmt::Debug for Table {
    /// Only the number of the last entry: the rest would give hidden cards away.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Table({})", self.seq)
    }
}

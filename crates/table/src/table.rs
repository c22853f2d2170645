use crate::Bots;
use cartagena::{
    Action, Event, Game, IllegalAction, Observation, Outcome, Rules, Seat, Turn, Variant, Viewer,
};
use cartagena_deal::{Commitment, Deck, Seed};
use cartagena_record::{MAX_MOVES, Proof};
use std::fmt;

/// A command of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Play an action.
    Play(Action),
    /// Undo the last move.
    Undo,
    /// End the turn, whose moves can then no longer be undone.
    Confirm,
}

/// A change of the table. The host stores the entries in order, and the table can be rebuilt from
/// them. They are numbered from one.
#[derive(Clone, PartialEq, Eq)]
pub enum Entry {
    /// The seat to move has moved.
    Played {
        /// The event with all its cards.
        event: Event,
        /// True if the turn ended with it and the move cannot be undone.
        done: bool,
    },
    /// A move was undone: the game is as it was after an earlier entry.
    Undone {
        /// The number of that entry, or 0 for the start.
        to: u64,
    },
    /// The turn was confirmed.
    Confirmed,
}

impl Entry {
    /// Returns the entry as a viewer may know it.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer, variant: Variant) -> Entry {
        match self {
            Entry::Played { event, done } => {
                Entry::Played { event: event.seen_by(viewer, variant), done: *done }
            }
            Entry::Undone { to } => Entry::Undone { to: *to },
            Entry::Confirmed => Entry::Confirmed,
        }
    }
}

impl fmt::Debug for Entry {
    /// Writes the entry without its cards, which may be hidden from the reader.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Played { event, done } => f
                .debug_struct("Played")
                .field("action", &event.action())
                .field("done", done)
                .finish(),
            Entry::Undone { to } => write!(f, "Undone({to})"),
            Entry::Confirmed => f.write_str("Confirmed"),
        }
    }
}

/// The reason why a command was refused; nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// It is the turn of this seat.
    NotYourTurn(Seat),
    /// This seat has made its moves and has to confirm its turn.
    Unconfirmed(Seat),
    /// The three moves of the turn are made: it can only be confirmed or undone.
    TurnIsOver,
    /// The rules do not allow the action.
    Illegal(IllegalAction),
    /// No move of this turn is left to undo.
    NothingToUndo,
    /// The last move showed a card that nobody could know.
    CardsRevealed,
    /// No turn waits for confirmation.
    NothingToConfirm,
    /// The record has no room for another move.
    RecordFull,
    /// The entry or decision does not belong to this state of the table.
    OutOfSync,
}

impl fmt::Display for Refusal {
    /// Writes an English sentence for developers; localised sentences are in `texts`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::GameOver => f.write_str("the game is over"),
            Refusal::NotYourTurn(seat) => write!(f, "it is the turn of seat {seat}"),
            Refusal::Unconfirmed(seat) => write!(f, "seat {seat} has to confirm its turn"),
            Refusal::TurnIsOver => f.write_str("the three moves of the turn are made"),
            Refusal::Illegal(illegal) => illegal.fmt(f),
            Refusal::NothingToUndo => f.write_str("no move of this turn is left to undo"),
            Refusal::CardsRevealed => f.write_str("the last move revealed a card"),
            Refusal::NothingToConfirm => f.write_str("no turn waits for confirmation"),
            Refusal::RecordFull => f.write_str("the record has no room for another move"),
            Refusal::OutOfSync => f.write_str("this does not belong to this state of the table"),
        }
    }
}

impl std::error::Error for Refusal {}

/// The result of a command, which a host stores and then [commits](Table::commit).
#[derive(Clone, PartialEq, Eq)]
pub struct Decision {
    seq: u64,
    entry: Entry,
    game: Game,
    deck: Deck,
}

impl Decision {
    /// Returns the entry to store.
    pub const fn entry(&self) -> &Entry {
        &self.entry
    }

    /// Returns the number of that entry.
    pub const fn seq(&self) -> u64 {
        self.seq
    }
}

impl fmt::Debug for Decision {
    /// Writes number and entry; the rest would show hidden cards.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Decision({}, {:?})", self.seq, self.entry)
    }
}

/// A move of the turn that is not confirmed yet.
#[derive(Clone, PartialEq, Eq)]
struct OpenMove {
    /// The number of the entry before it.
    after: u64,
    before: Game,
    event: Event,
}

/// The parts of a record beside its moves.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct RecordInfo {
    pub(crate) commitment: Option<Commitment>,
    /// The seed, if all cards so far follow from it.
    pub(crate) seed: Option<Seed>,
    pub(crate) tags: Vec<(String, String)>,
    /// The proof of a deal by commit–reveal, if there was one.
    pub(crate) proof: Option<Proof>,
}

/// A table: the game, its deck, and the moves that can still be undone.
#[derive(Clone, PartialEq, Eq)]
pub struct Table {
    pub(crate) start: Game,
    pub(crate) names: Vec<String>,
    pub(crate) game: Game,
    pub(crate) deck: Deck,
    pub(crate) record_info: RecordInfo,
    /// The moves of confirmed turns.
    settled: Vec<Event>,
    /// The moves of the turn that is not confirmed yet.
    open_moves: Vec<OpenMove>,
    /// The seat that has made its third move and has to confirm its turn.
    awaiting_confirmation: Option<Seat>,
    /// The number of the last entry.
    seq: u64,
    /// The seats that do not confirm their turns after the third move.
    skips_confirmation: [bool; Seat::MAX],
}

impl Table {
    /// Returns a table at which `game` continues; `deck` is its draw pile.
    pub fn new(game: Game, names: Vec<String>, deck: Deck) -> Table {
        let seed = *deck.seed();
        let commitment = Some(seed.commitment());
        Table {
            record_info: RecordInfo { commitment, seed: Some(seed), tags: Vec::new(), proof: None },
            start: game.clone(),
            names,
            game,
            deck,
            settled: Vec::new(),
            open_moves: Vec::new(),
            awaiting_confirmation: None,
            seq: 0,
            skips_confirmation: [false; Seat::MAX],
        }
    }

    /// Sets whether a seat confirms its turns after the third move; at first every seat does.
    pub fn ask_to_confirm(&mut self, seat: Seat, ask: bool) {
        self.skips_confirmation[seat.index()] = !ask;
    }

    /// Returns the same table with these bots: its records have a tag for each.
    #[must_use]
    pub fn with_bots(mut self, bots: Bots) -> Table {
        let seats = self.seats();
        self.record_info.tags.extend(bots.tags(seats));
        self
    }

    /// Returns the same table with a tag in its records that means nothing to the rules.
    #[must_use]
    pub fn with_tag(mut self, name: &str, value: &str) -> Table {
        self.record_info.tags.push((name.to_owned(), value.to_owned()));
        self
    }

    /// Returns the value of such a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        let tag = self.record_info.tags.iter().find(|(other, _)| other == name);
        tag.map(|(_, value)| value.as_str())
    }

    /// Returns the game before its first move.
    pub const fn start(&self) -> &Game {
        &self.start
    }

    /// Returns the bots at the table, as its tags name them.
    pub fn bots(&self) -> Bots {
        Bots::from_tags(&self.record_info.tags, self.seats())
    }

    /// Returns the hash that binds the game to its seed, if it was shown before the game.
    pub const fn commitment(&self) -> Option<Commitment> {
        self.record_info.commitment
    }

    /// Returns the tags of the game's records that mean nothing to the rules, such as `Bot1`.
    pub fn tags(&self) -> &[(String, String)] {
        &self.record_info.tags
    }

    /// Returns the number of moves that were not undone.
    pub fn move_count(&self) -> usize {
        self.settled.len() + self.open_moves.len()
    }

    /// Returns the number of the last entry.
    pub const fn seq(&self) -> u64 {
        self.seq
    }

    /// Returns the name of the player in a seat; empty if there is none.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// Returns the rules of the game.
    pub const fn rules(&self) -> Rules {
        self.game.position().rules()
    }

    /// Returns the number of seats.
    pub const fn seats(&self) -> usize {
        self.game.position().seats()
    }

    /// Returns the turn by the rules, or the outcome. [`Table::actor`] returns the seat that may act.
    pub const fn turn(&self) -> Turn {
        self.game.turn()
    }

    /// Returns the outcome; `None` while the game runs.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// Returns what a viewer may know.
    pub fn observe(&self, viewer: Viewer) -> Observation {
        self.game.observe(viewer)
    }

    /// Returns what a viewer could know before the first move.
    pub fn observe_start(&self, viewer: Viewer) -> Observation {
        self.start.observe(viewer)
    }

    /// Returns the seat that has made its third move and has to confirm its turn.
    pub const fn to_confirm(&self) -> Option<Seat> {
        self.awaiting_confirmation
    }

    /// Returns the seat that may act now; `None` when the game is over.
    pub fn actor(&self) -> Option<Seat> {
        self.awaiting_confirmation.or(self.game.turn().seat())
    }

    /// Returns true if the seat that may act can undo a move.
    pub fn can_undo(&self) -> bool {
        self.undo().is_ok()
    }

    /// Returns the moves that were not undone, as a viewer saw them.
    pub fn events(&self, viewer: Viewer) -> Vec<Event> {
        let variant = self.rules().variant;
        self.standing_events().map(|event| event.seen_by(viewer, variant)).collect()
    }

    pub(crate) fn standing_events(&self) -> impl Iterator<Item = &Event> {
        self.settled.iter().chain(self.open_moves.iter().map(|open| &open.event))
    }

    /// Computes the result of a command and changes nothing. The host stores the entry of the decision
    /// and then calls [`Table::commit`].
    ///
    /// # Errors
    ///
    /// [`Refusal`] if the seat may not act now, or may not do this.
    pub fn decide(&self, seat: Seat, command: Command) -> Result<Decision, Refusal> {
        let actor = self.actor().ok_or(Refusal::GameOver)?;
        if actor != seat {
            let waiting = Refusal::Unconfirmed(actor);
            return Err(if self.awaiting_confirmation.is_some() {
                waiting
            } else {
                Refusal::NotYourTurn(actor)
            });
        }
        match command {
            Command::Play(action) => self.play(action),
            Command::Undo => self.undo(),
            Command::Confirm => self.confirm(),
        }
    }

    fn play(&self, action: Action) -> Result<Decision, Refusal> {
        if self.awaiting_confirmation.is_some() {
            return Err(Refusal::TurnIsOver);
        }
        if self.move_count() >= MAX_MOVES {
            return Err(Refusal::RecordFull);
        }
        let (mut game, mut deck) = (self.game.clone(), self.deck.clone());
        let dealt = deck.deal_for(&game, action);
        let event = game.play(action, &dealt).map_err(Refusal::Illegal)?;
        let unasked = self.skips_confirmation[event.seat().index()];
        let done = ends_turn(&event, &game) || (unasked && is_last_move(&event, &game));
        Ok(self.decision(Entry::Played { event, done }, game, deck))
    }

    fn undo(&self) -> Result<Decision, Refusal> {
        let last = self.open_moves.last().ok_or(Refusal::NothingToUndo)?;
        let dealt = last.event.dealt_cards(self.rules().variant);
        if dealt.is_none_or(|dealt| !dealt.is_empty()) {
            return Err(Refusal::CardsRevealed);
        }
        let entry = Entry::Undone { to: last.after };
        Ok(self.decision(entry, last.before.clone(), self.deck.clone()))
    }

    fn confirm(&self) -> Result<Decision, Refusal> {
        self.awaiting_confirmation.ok_or(Refusal::NothingToConfirm)?;
        Ok(self.decision(Entry::Confirmed, self.game.clone(), self.deck.clone()))
    }

    fn decision(&self, entry: Entry, game: Game, deck: Deck) -> Decision {
        Decision { seq: self.seq + 1, entry, game, deck }
    }

    /// Applies a decision.
    ///
    /// # Errors
    ///
    /// [`Refusal::OutOfSync`] if another decision was applied since this one was made; nothing changes.
    pub fn commit(&mut self, decision: Decision) -> Result<(), Refusal> {
        if decision.seq != self.seq + 1 {
            return Err(Refusal::OutOfSync);
        }
        let before = std::mem::replace(&mut self.game, decision.game);
        self.deck = decision.deck;
        match decision.entry {
            Entry::Played { event, done } => self.commit_move(before, event, done),
            Entry::Undone { .. } => {
                self.open_moves.pop();
                self.awaiting_confirmation = None;
            }
            Entry::Confirmed => self.settle_turn(),
        }
        self.seq += 1;
        Ok(())
    }

    fn commit_move(&mut self, before: Game, event: Event, done: bool) {
        self.awaiting_confirmation = is_last_move(&event, &self.game).then_some(event.seat());
        self.open_moves.push(OpenMove { after: self.seq, before, event });
        if done {
            self.settle_turn();
        }
    }

    /// Settles the moves of the turn: they can no longer be undone.
    fn settle_turn(&mut self) {
        self.settled.extend(self.open_moves.drain(..).map(|open| open.event));
        self.awaiting_confirmation = None;
    }

    /// Applies a stored entry. The cards are those of the entry, even if the deck would deal others.
    ///
    /// # Errors
    ///
    /// [`Refusal`] if the entry does not fit the state of the table; nothing changes.
    pub fn replay(&mut self, entry: Entry) -> Result<(), Refusal> {
        let seat = self.actor().ok_or(Refusal::GameOver)?;
        let decision = match &entry {
            Entry::Played { event, done } => self.replay_event(event, *done)?,
            Entry::Undone { .. } => self.decide(seat, Command::Undo)?,
            Entry::Confirmed => self.decide(seat, Command::Confirm)?,
        };
        if decision.entry != entry {
            return Err(Refusal::OutOfSync);
        }
        self.commit(decision)
    }

    /// Returns the decision of a stored event; `done` is true if the player confirmed a third move.
    pub(crate) fn replay_event(&self, said: &Event, done: bool) -> Result<Decision, Refusal> {
        if self.awaiting_confirmation.is_some() {
            return Err(Refusal::TurnIsOver);
        }
        let (mut game, mut deck) = (self.game.clone(), self.deck.clone());
        let dealt = said.dealt_cards(self.rules().variant).ok_or(Refusal::OutOfSync)?;
        deck.remove(&dealt, game.position().discard());
        let event = game.play(said.action(), &dealt).map_err(Refusal::Illegal)?;
        let done = ends_turn(&event, &game) || (done && is_last_move(&event, &game));
        Ok(self.decision(Entry::Played { event, done }, game, deck))
    }
}

/// Returns true if an event ended the turn for good: the player ended it, or the game is over.
fn ends_turn(event: &Event, after: &Game) -> bool {
    matches!(event, Event::EndedTurn { .. }) || after.outcome().is_some()
}

/// Returns true if an event ended the turn because it was the third move.
fn is_last_move(event: &Event, after: &Game) -> bool {
    !ends_turn(event, after) && after.turn().seat() != Some(event.seat())
}

impl fmt::Debug for Table {
    /// Writes only the number of the last entry; the rest would show hidden cards.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Table({})", self.seq)
    }
}

use crate::Bots;
use cartagena::{
    Action, Event, Game, IllegalAction, Observation, Outcome, Rules, Seat, Turn, Variant, Viewer,
};
use cartagena_deal::{Commitment, Deck, Seed};
use cartagena_record::{MAX_MOVES, Proof};
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
#[derive(Clone, PartialEq, Eq)]
pub enum Entry {
    /// Somebody moved.
    Played {
        /// The whole truth of it.
        event: Event,
        /// Whether the turn was over with it, and not to be taken back.
        done: bool,
    },
    /// Moves were taken back: everything is as after the entry with this number.
    Undone {
        /// The entry, or 0 for the start.
        to: u64,
    },
    /// The turn is done.
    Confirmed,
}

impl Entry {
    /// What a viewer may know of it.
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
    /// Without the cards, which may be somebody's secret.
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
    CardsRevealed,
    /// There is no turn waiting to be confirmed.
    NothingToConfirm,
    /// A record holds no more moves.
    RecordFull,
    /// This cannot have happened here: the entry or decision belongs elsewhere.
    OutOfSync,
}

impl fmt::Display for Refusal {
    /// The name of the reason, for developers; sentences for people are made elsewhere.
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

/// An answer that a host may keep and then [commit](Table::commit).
#[derive(Clone, PartialEq, Eq)]
pub struct Decision {
    seq: u64,
    entry: Entry,
    game: Game,
    deck: Deck,
}

impl Decision {
    /// What will have happened.
    pub const fn entry(&self) -> &Entry {
        &self.entry
    }

    /// The number that the entry will have.
    pub const fn seq(&self) -> u64 {
        self.seq
    }
}

impl fmt::Debug for Decision {
    /// Number and entry: the rest would give hidden cards away.
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

/// What a record of the game has to say beside its moves.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct RecordInfo {
    pub(crate) commitment: Option<Commitment>,
    /// The seed, if all cards so far came by it.
    pub(crate) seed: Option<Seed>,
    pub(crate) tags: Vec<(String, String)>,
    /// What the deal rests on, where nobody drew the seed alone.
    pub(crate) proof: Option<Proof>,
}

/// A game among people: the game, the deck, and what may still be taken back.
#[derive(Clone, PartialEq, Eq)]
pub struct Table {
    pub(crate) start: Game,
    pub(crate) names: Vec<String>,
    pub(crate) game: Game,
    pub(crate) deck: Deck,
    pub(crate) record_info: RecordInfo,
    /// The moves of turns that are done.
    settled: Vec<Event>,
    /// The moves of the turn that is not.
    open_moves: Vec<OpenMove>,
    /// Who has made a third move and not said yet that this is it.
    awaiting_confirmation: Option<Seat>,
    /// The number of the last entry.
    seq: u64,
    /// Seats that do not want to be asked after their third move.
    skips_confirmation: [bool; Seat::MAX],
}

impl Table {
    /// A table at which this game is about to go on; `deck` is its draw pile.
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

    /// Whether a seat wants to confirm its turns after the third move; at first everybody does.
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

    /// Returns the number of moves that stand.
    pub fn move_count(&self) -> usize {
        self.settled.len() + self.open_moves.len()
    }

    /// The number of the last entry.
    pub const fn seq(&self) -> u64 {
        self.seq
    }

    /// The name of a seat; empty if nobody gave one.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// The rules that are played.
    pub const fn rules(&self) -> Rules {
        self.game.position().rules()
    }

    /// How many seats there are.
    pub const fn seats(&self) -> usize {
        self.game.position().seats()
    }

    /// Whose turn it is by the rules, or how the game ended; see [`Table::actor`] for who may act.
    pub const fn turn(&self) -> Turn {
        self.game.turn()
    }

    /// How the game ended, if it did.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// What a viewer may know.
    pub fn observe(&self, viewer: Viewer) -> Observation {
        self.game.observe(viewer)
    }

    /// What a viewer could know before the first move.
    pub fn observe_start(&self, viewer: Viewer) -> Observation {
        self.start.observe(viewer)
    }

    /// The seat that has made its third move and has not said yet that it is done.
    pub const fn to_confirm(&self) -> Option<Seat> {
        self.awaiting_confirmation
    }

    /// Who may act now; nobody when the game is over.
    pub fn actor(&self) -> Option<Seat> {
        self.awaiting_confirmation.or(self.game.turn().seat())
    }

    /// Whether the actor could take a move back.
    pub fn can_undo(&self) -> bool {
        self.undo().is_ok()
    }

    /// What has happened and stands, as a viewer saw it.
    pub fn events(&self, viewer: Viewer) -> Vec<Event> {
        let variant = self.rules().variant;
        self.standing_events().map(|event| event.seen_by(viewer, variant)).collect()
    }

    pub(crate) fn standing_events(&self) -> impl Iterator<Item = &Event> {
        self.settled.iter().chain(self.open_moves.iter().map(|open| &open.event))
    }

    /// What comes of a command, without doing it: the host keeps the entry first and then hands the
    /// decision to [`Table::commit`].
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
        let dealt = deck.deal(game.cards_needed(action), game.position().discard());
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

    /// Makes a decision true. It is refused, and nothing changes, if anything else has happened
    /// since it was made.
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

    /// The turn is done and can no longer be taken back.
    fn settle_turn(&mut self) {
        self.settled.extend(self.open_moves.drain(..).map(|open| open.event));
        self.awaiting_confirmation = None;
    }

    /// Does again what was kept, if it can have happened here. The cards are those of the entry,
    /// whatever the deck says.
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

    /// An event that was kept; `done` says whether a third move was the player's last word.
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

/// Whether a turn is over by this beyond doubt: by the player's word, or with the game.
fn ends_turn(event: &Event, after: &Game) -> bool {
    matches!(event, Event::EndedTurn { .. }) || after.outcome().is_some()
}

/// Whether the rules ended a turn by this because it was the third move.
fn is_last_move(event: &Event, after: &Game) -> bool {
    !ends_turn(event, after) && after.turn().seat() != Some(event.seat())
}

impl fmt::Debug for Table {
    /// Only the number of the last entry: the rest would give hidden cards away.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Table({})", self.seq)
    }
}

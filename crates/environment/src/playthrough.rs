use cartagena::{Action, Event, Game, IllegalAction, Notated, Outcome, Symbol, Turn, WrongMove};
use cartagena_deal::{Deck, Seed};
use cartagena_record::{MAX_MOVES, Record, RecordError};
use cartagena_table::NewGame;
use std::fmt;

/// The tag of a record whose cards were partly named: the seed that orders the pile, and the number of
/// moves after which it does.
const PILE_TAG: &str = "Pile";

/// A game with the order of its cards and everything that has happened. Its text is a record that also
/// knows the cards to come.
///
/// ```
/// use cartagena_deal::Seed;
/// use cartagena_environment::Playthrough;
/// use cartagena_table::NewGame;
///
/// let mut game = Playthrough::deal(&NewGame::default(), Seed::from_number(7)).expect("two seats");
/// game.play_action(game.game().legal_actions().get(0).expect("a running game"))?;
/// let again = Playthrough::read(&game.record([]).to_string(), Seed::from_number(0)).unwrap();
/// assert_eq!(again, game);
/// # Ok::<(), cartagena_environment::NotPlayed>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Playthrough {
    start: Game,
    game: Game,
    events: Vec<Event>,
    deck: Deck,
    /// Number of moves after the last one whose cards the caller named. Its pile was ordered anew then.
    named: Option<usize>,
}

/// The reason why a move was not played; the game is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotPlayed {
    /// The move does not fit the game.
    Wrong(WrongMove),
    /// No record has room for another move.
    TooManyMoves,
}

/// The reason why a text is not a playthrough.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// It is not a record.
    Record(RecordError),
    /// The tag `Pile` is damaged, or the cards do not come from its seed.
    Pile,
}

impl Playthrough {
    /// Deals a new game; `None` unless there are two to five players, the first seat among them.
    #[must_use]
    pub fn deal(new: &NewGame, seed: Seed) -> Option<Playthrough> {
        let (start, deck) = new.deal(seed)?;
        Some(Playthrough { game: start.clone(), start, events: Vec::new(), deck, named: None })
    }

    /// Starts from a position; the seed gives the order of its pile.
    #[must_use]
    pub fn from_game(start: Game, seed: Seed) -> Playthrough {
        let deck = Record::deck(&start, seed);
        Playthrough { game: start.clone(), start, events: Vec::new(), deck, named: None }
    }

    /// Reads a record. Where it does not tell the cards to come, `seed` gives their order.
    ///
    /// # Errors
    ///
    /// [`Unreadable`] if the text is not a record, or its pile cannot be ordered as it says.
    pub fn read(text: &str, seed: Seed) -> Result<Playthrough, Unreadable> {
        let record = Record::read(text).map_err(Unreadable::Record)?;
        Playthrough::from_record(&record, seed)
    }

    /// Continues the game of a record. Where it does not tell the cards to come, `seed` gives their
    /// order.
    ///
    /// # Errors
    ///
    /// [`Unreadable::Pile`] if the record's tag `Pile` is wrong.
    pub fn from_record(record: &Record, seed: Seed) -> Result<Playthrough, Unreadable> {
        let tag = record.other_tags.iter().find(|(name, _)| name == PILE_TAG);
        let (seed, named) = match (record.seed, tag) {
            (Some(seed), _) => (seed, None),
            (None, Some((_, text))) => read_pile_tag(text).ok_or(Unreadable::Pile)?,
            (None, None) => (seed, Some(record.events().len())),
        };
        let mut whole = Playthrough::from_game(record.start().clone(), seed);
        let moves = named.unwrap_or(0);
        let (chosen, dealt) = record.events().split_at_checked(moves).ok_or(Unreadable::Pile)?;
        whole.replay(chosen, |_, event, variant| {
            event.dealt_cards(variant).map(|cards| cards.to_vec())
        })?;
        if named.is_some() {
            whole.named = named;
            whole.order_pile(seed);
        }
        whole.replay(dealt, |whole, event, _| Some(whole.next_cards(event.action())))?;
        Ok(whole)
    }

    fn replay(
        &mut self,
        events: &[Event],
        cards: impl Fn(&mut Playthrough, &Event, cartagena::Variant) -> Option<Vec<Symbol>>,
    ) -> Result<(), Unreadable> {
        let variant = self.game.position().rules().variant;
        for event in events {
            let dealt = cards(self, event, variant).ok_or(Unreadable::Pile)?;
            let again = self.game.play(event.action(), &dealt).map_err(|_| Unreadable::Pile)?;
            if again != *event {
                return Err(Unreadable::Pile);
            }
            self.events.push(again);
        }
        Ok(())
    }

    /// Returns the game.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the number of moves that the seat to move has left in its turn.
    #[must_use]
    pub fn moves_left(&self) -> u8 {
        match self.game.turn() {
            Turn::ToMove { moves_left, .. } => moves_left,
            Turn::Over(_) => 0,
        }
    }

    /// Returns the number of the seat that has won, if one has.
    #[must_use]
    pub fn winner(&self) -> Option<u8> {
        match self.game.outcome() {
            Some(Outcome::Won(seat)) => Some(seat.number()),
            Some(Outcome::Drawn) | None => None,
        }
    }

    /// Returns the legal moves in long notation without cards, in order.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<String> {
        let actions = self.game.legal_actions();
        actions.iter().map(|action| self.game.notated(action).to_string()).collect()
    }

    /// Returns all moves so far in long notation, with the cards that came.
    #[must_use]
    pub fn moves(&self) -> Vec<String> {
        self.events.iter().map(|event| event.notation().to_string()).collect()
    }

    /// Returns the game before the first move.
    #[must_use]
    pub fn start(&self) -> &Game {
        &self.start
    }

    /// Returns everything that has happened, as the acting players saw it.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Returns the seed that orders the cards.
    #[must_use]
    pub fn seed(&self) -> &Seed {
        self.deck.seed()
    }

    /// Plays an action; its cards come from the deck.
    ///
    /// # Errors
    ///
    /// [`NotPlayed`] if the rules do not allow it or the record is full.
    pub fn play_action(&mut self, action: Action) -> Result<&Event, NotPlayed> {
        self.check_room()?;
        if !self.game.is_legal(action) {
            let illegal = self.game.clone().play(action, &[]).err();
            return Err(illegal.unwrap_or(IllegalAction::GameOver).into());
        }
        let dealt = self.next_cards(action);
        let event = self.game.play(action, &dealt).map_err(NotPlayed::from)?;
        Ok(self.push(event))
    }

    /// Plays a move. If it names cards, these come, and the rest of the pile is ordered anew.
    ///
    /// # Errors
    ///
    /// [`NotPlayed`] if the move does not fit the game or the record is full.
    pub fn play(&mut self, notated: &Notated) -> Result<&Event, NotPlayed> {
        self.check_room()?;
        let Some(cards) = notated.resolve(&self.game).map_err(NotPlayed::Wrong)? else {
            return self.play_action(notated.action);
        };
        let event = self.game.play(notated.action, &cards).map_err(NotPlayed::from)?;
        if !cards.is_empty() {
            self.named = Some(self.events.len() + 1);
            self.order_pile(*self.deck.seed());
        }
        Ok(self.push(event))
    }

    fn check_room(&self) -> Result<(), NotPlayed> {
        if self.events.len() < MAX_MOVES { Ok(()) } else { Err(NotPlayed::TooManyMoves) }
    }

    fn push(&mut self, event: Event) -> &Event {
        self.events.push(event);
        &self.events[self.events.len() - 1]
    }

    fn next_cards(&mut self, action: Action) -> Vec<Symbol> {
        self.deck.deal_for(&self.game, action)
    }

    fn order_pile(&mut self, seed: Seed) {
        self.deck = Deck::from_pile(seed, self.game.position().pile());
    }

    /// Returns the record, from which [`read`](Playthrough::read) makes the same playthrough.
    #[must_use]
    pub fn record(&self, names: impl IntoIterator<Item = String>) -> Record {
        let (start, end) = (self.start.clone(), self.game.clone());
        let mut record = Record::from_played(start, names, self.events.clone(), end);
        match self.named {
            None => {
                record.seed = Some(*self.seed());
                record.commitment = Some(self.seed().commitment());
            }
            Some(moves) => {
                let tag = (PILE_TAG.to_owned(), format!("{} {moves}", self.seed()));
                record.other_tags.push(tag);
            }
        }
        record
    }
}

/// Reads the seed and the number of moves after which it orders the pile.
fn read_pile_tag(text: &str) -> Option<(Seed, Option<usize>)> {
    let (seed, moves) = text.split_once(' ')?;
    Some((seed.parse().ok()?, Some(moves.parse().ok()?)))
}

impl fmt::Debug for Playthrough {
    /// Writes the position and the number of moves only: the cards to come in a log would give every
    /// card away.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Playthrough({} after {} moves)", self.game, self.events.len())
    }
}

impl From<IllegalAction> for NotPlayed {
    fn from(illegal: IllegalAction) -> NotPlayed {
        NotPlayed::Wrong(illegal.into())
    }
}

impl NotPlayed {
    /// Returns a stable, lower-case name of the reason, for programs.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            NotPlayed::Wrong(wrong) => wrong.code(),
            NotPlayed::TooManyMoves => "too-many-moves",
        }
    }
}

impl fmt::Display for NotPlayed {
    /// Writes the reason in English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotPlayed::Wrong(wrong) => wrong.fmt(f),
            NotPlayed::TooManyMoves => write!(f, "a game has at most {MAX_MOVES} moves"),
        }
    }
}

impl fmt::Display for Unreadable {
    /// Writes the reason in English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unreadable::Record(error) => error.fmt(f),
            Unreadable::Pile => f.write_str("the tag Pile does not fit the cards of the record"),
        }
    }
}

impl std::error::Error for NotPlayed {}
impl std::error::Error for Unreadable {}

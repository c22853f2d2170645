//! A game in which chance is explicit from the first segment of the tunnel on, for algorithms that
//! enumerate the outcomes of chance, as those of OpenSpiel do.
//!
//! Chance lays the six segments, chooses the first seat and deals the hands and the row, one outcome
//! at a time; later it deals every card that a retreat needs.

use crate::action_number;
use cartagena::{
    Action, Cards, Event, Game, IllegalAction, Outcome, Rules, Seat, Segment, Setup, Symbol,
    Tunnel, Turn, Viewer,
};
use std::fmt;
use std::fmt::Write;

/// The largest number of outcomes at a chance node: six segments, either way round.
pub const MAX_CHANCE_OUTCOMES: usize = 12;

/// The side that has to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Node {
    /// Chance.
    Chance,
    /// The player of a seat.
    Seat(Seat),
    /// Nobody: the game is over.
    Over(Outcome),
}

/// A game with explicit chance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChanceGame {
    rules: Rules,
    players: usize,
    phase: Phase,
    /// The game before the first move, once all is dealt.
    start: Option<Game>,
    events: Vec<Event>,
}

/// The stage of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Phase {
    /// Chance lays the segments: each with its outcome, two to a printed segment.
    Tunnel(Vec<usize>),
    /// Chance chooses the first seat.
    First(Tunnel),
    /// Chance deals hands and row.
    Deal { tunnel: Tunnel, first: Seat, dealt: Vec<Symbol> },
    /// A seat moves.
    Move(Game),
    /// Chance deals the cards of a retreat.
    Draw { game: Game, action: Action, dealt: Vec<Symbol> },
}

/// The reason why an outcome or action was refused; nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// Chance has no such outcome here.
    NoSuchOutcome(usize),
    /// It is not chance's turn.
    NotChance,
    /// It is chance's turn.
    OnlyChance,
    /// The rules do not allow the action.
    Illegal(IllegalAction),
}

impl ChanceGame {
    /// Starts before anything is laid or dealt; `None` unless there are two to five players.
    #[must_use]
    pub fn new(rules: Rules, players: usize, tunnel: Option<Tunnel>) -> Option<ChanceGame> {
        let phase = tunnel.map_or(Phase::Tunnel(Vec::new()), Phase::First);
        let known = (Seat::MIN..=Seat::MAX).contains(&players);
        known.then_some(ChanceGame { rules, players, phase, start: None, events: Vec::new() })
    }

    /// Returns the side that has to act.
    #[must_use]
    pub fn node(&self) -> Node {
        match &self.phase {
            Phase::Move(game) => match game.turn() {
                Turn::ToMove { seat, .. } => Node::Seat(seat),
                Turn::Over(outcome) => Node::Over(outcome),
            },
            _ => Node::Chance,
        }
    }

    /// Returns the number of seats.
    #[must_use]
    pub const fn players(&self) -> usize {
        self.players
    }

    /// Returns the number of actions and passes that players have played.
    #[must_use]
    pub fn moves(&self) -> usize {
        self.events.len()
    }

    /// Returns the game, once all is dealt: during a draw, the one before it.
    #[must_use]
    pub fn game(&self) -> Option<&Game> {
        match &self.phase {
            Phase::Move(game) | Phase::Draw { game, .. } => Some(game),
            _ => None,
        }
    }

    /// Returns the outcomes of chance with their probabilities, in ascending order; none where a seat
    /// moves.
    #[must_use]
    pub fn outcomes(&self) -> Vec<(usize, f64)> {
        let even = |outcomes: Vec<usize>| {
            let each = 1.0 / outcomes.len() as f64;
            outcomes.into_iter().map(|outcome| (outcome, each)).collect()
        };
        match &self.phase {
            Phase::Tunnel(laid) => {
                let free = |outcome: &usize| laid.iter().all(|other| other / 2 != outcome / 2);
                even((0..MAX_CHANCE_OUTCOMES).filter(free).collect())
            }
            Phase::First(_) => even((0..self.players).collect()),
            Phase::Deal { dealt, .. } => card_outcomes(remaining(Cards::DECK, dealt)),
            Phase::Draw { game, dealt, .. } => card_outcomes(next_cards(game, dealt)),
            Phase::Move(_) => Vec::new(),
        }
    }

    /// Lets chance act.
    ///
    /// # Errors
    ///
    /// [`Refused`] if it is not chance's turn or there is no such outcome.
    pub fn apply_outcome(&mut self, outcome: usize) -> Result<(), Refused> {
        if matches!(self.phase, Phase::Move(_)) {
            return Err(Refused::NotChance);
        }
        if !self.outcomes().iter().any(|(possible, _)| *possible == outcome) {
            return Err(Refused::NoSuchOutcome(outcome));
        }
        let refused = Refused::NoSuchOutcome(outcome);
        match &mut self.phase {
            Phase::Tunnel(laid) => laid.push(outcome),
            Phase::First(tunnel) => {
                let first = u8::try_from(outcome).ok().and_then(Seat::new).ok_or(refused)?;
                self.phase = Phase::Deal { tunnel: tunnel.clone(), first, dealt: Vec::new() };
            }
            Phase::Deal { dealt, .. } | Phase::Draw { dealt, .. } => {
                dealt.push(Symbol::ALL[outcome]);
            }
            Phase::Move(_) => {}
        }
        self.finish_phase()
    }

    /// Goes on to the next phase once chance has nothing left to do in this one.
    fn finish_phase(&mut self) -> Result<(), Refused> {
        match &self.phase {
            Phase::Tunnel(laid) if laid.len() == 6 => {
                self.phase = Phase::First(laid_tunnel(laid));
            }
            Phase::Deal { tunnel, first, dealt }
                if dealt.len() == Setup::cards_dealt(self.rules, self.players) =>
            {
                let rest = remaining(Cards::DECK, dealt);
                let deck: Vec<Symbol> = dealt.iter().copied().chain(rest.iter()).collect();
                let start = Setup::start(self.rules, tunnel.clone(), self.players, *first, &deck);
                let game = start.and_then(|setup| setup.game().ok()).ok_or(Refused::NotChance)?;
                self.start = Some(game.clone());
                self.phase = Phase::Move(game);
            }
            Phase::Draw { game, action, dealt } if dealt.len() == game.cards_needed(*action) => {
                let (game, action, dealt) = (game.clone(), *action, dealt.clone());
                self.play(game, action, &dealt)?;
            }
            _ => {}
        }
        Ok(())
    }

    /// Lets the seat to move act; if its action needs cards, chance deals them next.
    ///
    /// # Errors
    ///
    /// [`Refused`] if it is chance's turn or the rules do not allow the action.
    pub fn apply_action(&mut self, action: Action) -> Result<(), Refused> {
        let Phase::Move(game) = &self.phase else { return Err(Refused::OnlyChance) };
        let game = game.clone();
        if game.is_legal(action) && game.cards_needed(action) > 0 {
            self.phase = Phase::Draw { game, action, dealt: Vec::new() };
            return Ok(());
        }
        self.play(game, action, &[])
    }

    fn play(&mut self, mut game: Game, action: Action, dealt: &[Symbol]) -> Result<(), Refused> {
        let event = game.play(action, dealt).map_err(Refused::Illegal)?;
        self.events.push(event);
        self.phase = Phase::Move(game);
        Ok(())
    }

    /// Returns everything that a viewer has seen, in one line: the start and all moves, or so far as
    /// the game is dealt. Two lines are equal only if the viewer cannot tell the games apart.
    #[must_use]
    pub fn information_state(&self, viewer: Viewer) -> String {
        let Some(start) = &self.start else { return self.setup_seen_by(viewer) };
        let mut text = start.observe(viewer).to_string();
        for event in &self.events {
            let _ = write!(text, " {}", event.seen_by(viewer, self.rules.variant).notation());
        }
        self.write_draw(&mut text);
        text
    }

    /// Returns what a viewer can see now, in one line.
    #[must_use]
    pub fn observation(&self, viewer: Viewer) -> String {
        let Some(game) = self.game() else { return self.setup_seen_by(viewer) };
        let mut text = game.observe(viewer).to_string();
        self.write_draw(&mut text);
        text
    }

    fn write_draw(&self, text: &mut String) {
        if let Phase::Draw { action, .. } = self.phase {
            let _ = write!(text, " {action}");
        }
    }

    /// Returns what a viewer sees of the tunnel, the first seat and the cards, while these are laid.
    fn setup_seen_by(&self, viewer: Viewer) -> String {
        match &self.phase {
            Phase::Tunnel(laid) => {
                let segments: Vec<String> = laid.iter().map(|at| segment(*at)).map(text).collect();
                format!("{} tunnel {}", self.rules, segments.join("/"))
            }
            Phase::First(tunnel) => format!("{} tunnel {tunnel}", self.rules),
            Phase::Deal { tunnel, first, dealt } => {
                let seen = |(at, card): (usize, &Symbol)| {
                    if self.is_seen(viewer, at) { card.letter() } else { '?' }
                };
                let cards: String = dealt.iter().enumerate().map(seen).collect();
                format!("{} tunnel {tunnel} first {first} cards {cards}", self.rules)
            }
            Phase::Move(_) | Phase::Draw { .. } => String::new(),
        }
    }

    /// Reports whether a viewer sees a card of the deal: the hands come first, then the row.
    fn is_seen(&self, viewer: Viewer, at: usize) -> bool {
        let owner = at / Setup::HAND_SIZE;
        let own = matches!(viewer, Viewer::Seat(seat) if seat.index() == owner);
        own || owner >= self.players || self.rules.variant.has_open_hands()
    }

    /// Returns the name of an outcome of chance, or of an action where a seat moves.
    #[must_use]
    pub fn name_of(&self, number: usize) -> Option<String> {
        match &self.phase {
            Phase::Tunnel(_) if number < MAX_CHANCE_OUTCOMES => {
                Some(format!("lay {}", text(segment(number))))
            }
            Phase::Tunnel(_) => None,
            Phase::First(_) => Some(format!("first {number}")),
            Phase::Deal { .. } | Phase::Draw { .. } => {
                Symbol::ALL.get(number).map(|symbol| format!("deal {symbol}"))
            }
            Phase::Move(_) => action_number::action(number).map(|action| action.to_string()),
        }
    }
}

/// Returns a printed segment as an outcome lays it: even numbers as printed, odd ones reversed.
fn segment(outcome: usize) -> Segment {
    let printed = Segment::PRINTED[outcome / 2];
    if outcome.is_multiple_of(2) { printed } else { printed.reversed() }
}

fn text(segment: Segment) -> String {
    segment.symbols().iter().map(|symbol| symbol.letter()).collect()
}

fn laid_tunnel(laid: &[usize]) -> Tunnel {
    Tunnel::new(std::array::from_fn(|at| segment(laid[at])))
}

fn remaining(all: Cards, dealt: &[Symbol]) -> Cards {
    all - dealt.iter().copied().collect()
}

/// Returns the cards of which the next one of a retreat is drawn: those of the pile, then those of the
/// reshuffled discards.
fn next_cards(game: &Game, dealt: &[Symbol]) -> Cards {
    let pile = game.position().pile();
    match dealt.split_at_checked(pile.len()) {
        Some((_, again)) => remaining(game.position().discard(), again),
        None => remaining(pile, dealt),
    }
}

fn card_outcomes(cards: Cards) -> Vec<(usize, f64)> {
    let chance = |symbol: Symbol| f64::from(cards.count(symbol)) / cards.len() as f64;
    let held = Symbol::ALL.into_iter().filter(|symbol| cards.contains(*symbol));
    held.map(|symbol| (symbol.index(), chance(symbol))).collect()
}

impl fmt::Display for Refused {
    /// Writes the reason in English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::NoSuchOutcome(outcome) => write!(f, "chance has no outcome {outcome} here"),
            Refused::NotChance => f.write_str("it is not chance's turn"),
            Refused::OnlyChance => f.write_str("chance has to act first"),
            Refused::Illegal(illegal) => illegal.fmt(f),
        }
    }
}

impl std::error::Error for Refused {}

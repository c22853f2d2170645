//! One game between contenders.

use crate::{Contender, Fault};
use cartagena::{Action, Game, Outcome, Seat, Turn, Viewer};
use cartagena_deal::Deck;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How many actions a game may have; a longer one counts as drawn.
pub const LONGEST: u32 = 3_000;

/// How a game in the arena ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// By the rules.
    Over(Outcome),
    /// It went on for too long.
    TooLong,
    /// Somebody did not play by the rules, or not at all.
    Forfeit(Seat, Fault),
}

impl Ending {
    /// Which part of the point a seat gets: all for a win, an equal part of a draw, and of a forfeit
    /// an equal part for all others.
    pub fn share(&self, seat: Seat, seats: usize) -> f64 {
        match self {
            Ending::Over(Outcome::Won(winner)) => f64::from(u8::from(*winner == seat)),
            Ending::Over(Outcome::Drawn) | Ending::TooLong => 1.0 / seats as f64,
            Ending::Forfeit(loser, _) if *loser == seat => 0.0,
            Ending::Forfeit(..) => 1.0 / (seats - 1) as f64,
        }
    }
}

/// How long somebody thought.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Thought {
    /// How many turns.
    pub turns: u64,
    /// All of them together.
    pub total: Duration,
    /// The longest of them.
    pub longest: Duration,
}

impl Thought {
    /// Counts one turn more.
    fn add(&mut self, turn: Duration) {
        *self = self.and(Thought { turns: 1, total: turn, longest: turn });
    }

    /// The thoughts of both.
    #[must_use]
    pub fn and(self, other: Thought) -> Thought {
        Thought {
            turns: self.turns + other.turns,
            total: self.total + other.total,
            longest: self.longest.max(other.longest),
        }
    }
}

/// What came of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// How it ended.
    pub ending: Ending,
    /// How many actions were taken.
    pub actions: u32,
    /// How many turns were begun.
    pub turns: u32,
    /// How long each seat thought.
    pub thought: [Thought; Seat::MAX],
}

/// Plays a game to its end with one contender in each seat; `None` if `stop` was set on the way.
pub fn play(
    game: Game,
    deck: Deck,
    contenders: &mut [Box<dyn Contender>],
    stop: &AtomicBool,
) -> Option<Played> {
    let mut table = Table { game, deck, actions: 0, turns: 0, thought: Default::default() };
    while !stop.load(Ordering::Relaxed) {
        if let Some(ending) = table.turn(contenders) {
            let Table { actions, turns, thought, .. } = table;
            // Whoever broke off because all were told to has done nothing wrong.
            let stopped = stop.load(Ordering::Relaxed) && matches!(ending, Ending::Forfeit(..));
            return (!stopped).then_some(Played { ending, actions, turns, thought });
        }
    }
    None
}

struct Table {
    game: Game,
    deck: Deck,
    actions: u32,
    turns: u32,
    thought: [Thought; Seat::MAX],
}

impl Table {
    /// One seat's turn. The time for it runs from its beginning, whatever the number of its moves.
    fn turn(&mut self, contenders: &mut [Box<dyn Contender>]) -> Option<Ending> {
        let Turn::Of { seat, .. } = self.game.turn() else {
            return self.game.outcome().map(Ending::Over);
        };
        self.turns += 1;
        let begun = Instant::now();
        let ending = self.moves(seat, contenders[seat.index()].as_mut(), begun);
        self.thought[seat.index()].add(begun.elapsed());
        ending
    }

    fn moves(
        &mut self,
        seat: Seat,
        contender: &mut dyn Contender,
        begun: Instant,
    ) -> Option<Ending> {
        loop {
            if self.actions == LONGEST {
                return Some(Ending::TooLong);
            }
            let seen = self.game.observe(Viewer::Seat(seat));
            match contender.choose(&seen, begun).and_then(|action| self.play(action)) {
                Ok(true) => {}
                Ok(false) => return self.game.outcome().map(Ending::Over),
                Err(fault) => return Some(Ending::Forfeit(seat, fault)),
            }
        }
    }

    /// Plays an action and says whether the turn goes on.
    fn play(&mut self, action: Action) -> Result<bool, Fault> {
        if !self.game.is_legal(action) {
            return Err(Fault::Illegal(action.to_string()));
        }
        let mover = self.game.turn().seat();
        let needed = self.game.cards_needed(action);
        let dealt = self.deck.deal(needed, self.game.position().discard());
        let illegal = |_| Fault::Illegal(action.to_string());
        self.game.play(action, &dealt).map_err(illegal)?;
        self.actions += 1;
        Ok(self.game.turn().seat() == mover && action != Action::EndTurn)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(number: u8) -> Seat {
        Seat::new(number).expect("a seat")
    }

    #[test]
    fn a_game_gives_one_point_in_all() {
        let endings = [
            Ending::Over(Outcome::Won(seat(1))),
            Ending::Over(Outcome::Drawn),
            Ending::TooLong,
            Ending::Forfeit(seat(2), Fault::Ended),
        ];
        for ending in endings {
            let sum: f64 = Seat::first(4).map(|seat| ending.share(seat, 4)).sum();
            assert!((sum - 1.0).abs() < 1e-12, "{ending:?}");
        }
    }

    #[test]
    fn whoever_forfeits_gets_nothing() {
        let forfeit = Ending::Forfeit(seat(0), Fault::NoMove);
        assert_eq!((forfeit.share(seat(0), 2), forfeit.share(seat(1), 2)), (0.0, 1.0));
        assert_eq!(Ending::Over(Outcome::Won(seat(1))).share(seat(1), 2), 1.0);
    }
}

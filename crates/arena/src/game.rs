//! One game between contenders.

use crate::{ProgramFault, SeatedPlayer};
use cartagena::{Action, Game, Outcome, Seat, Turn, Viewer};
use cartagena_deal::Deck;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How many actions a game may have; a longer one counts as drawn.
pub const MAX_ACTIONS: u32 = 3_000;

/// How a game in the arena ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameEnd {
    /// By the rules.
    Over(Outcome),
    /// It went on for too long.
    TooLong,
    /// Somebody did not play by the rules, or not at all.
    Forfeit(Seat, ProgramFault),
}

impl GameEnd {
    /// Which part of the point a seat gets: all for a win, an equal part of a draw, and of a forfeit
    /// an equal part for all others.
    pub fn share(&self, seat: Seat, seats: usize) -> f64 {
        match self {
            GameEnd::Over(Outcome::Won(winner)) => f64::from(u8::from(*winner == seat)),
            GameEnd::Over(Outcome::Drawn) | GameEnd::TooLong => 1.0 / seats as f64,
            GameEnd::Forfeit(loser, _) if *loser == seat => 0.0,
            GameEnd::Forfeit(..) => 1.0 / (seats - 1) as f64,
        }
    }
}

/// How long somebody thought.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ThinkingTime {
    /// How many turns.
    pub turns: u64,
    /// All of them together.
    pub total: Duration,
    /// The longest of them.
    pub longest: Duration,
}

impl ThinkingTime {
    /// Counts one turn more.
    fn add(&mut self, turn: Duration) {
        *self = self.and(ThinkingTime { turns: 1, total: turn, longest: turn });
    }

    /// The thoughts of both.
    #[must_use]
    pub fn and(self, other: ThinkingTime) -> ThinkingTime {
        ThinkingTime {
            turns: self.turns + other.turns,
            total: self.total + other.total,
            longest: self.longest.max(other.longest),
        }
    }
}

/// What came of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// How it ended.
    pub end: GameEnd,
    /// How many actions were taken.
    pub actions: u32,
    /// How many turns were begun.
    pub turns: u32,
    /// How long each seat thought.
    pub thinking: [ThinkingTime; Seat::MAX],
}

/// Plays a game to its end with one contender in each seat; `None` if `stop` was set on the way.
pub fn play(
    game: Game,
    deck: Deck,
    contenders: &mut [Box<dyn SeatedPlayer>],
    stop: &AtomicBool,
) -> Option<GameResult> {
    let mut table = RunningGame { game, deck, actions: 0, turns: 0, thinking: Default::default() };
    while !stop.load(Ordering::Relaxed) {
        if let Some(ending) = table.turn(contenders) {
            let RunningGame { actions, turns, thinking: thought, .. } = table;
            // Whoever broke off because all were told to has done nothing wrong.
            let stopped = stop.load(Ordering::Relaxed) && matches!(ending, GameEnd::Forfeit(..));
            return (!stopped).then_some(GameResult {
                end: ending,
                actions,
                turns,
                thinking: thought,
            });
        }
    }
    None
}

struct RunningGame {
    game: Game,
    deck: Deck,
    actions: u32,
    turns: u32,
    thinking: [ThinkingTime; Seat::MAX],
}

impl RunningGame {
    /// One seat's turn. The time for it runs from its beginning, whatever the number of its moves.
    fn turn(&mut self, contenders: &mut [Box<dyn SeatedPlayer>]) -> Option<GameEnd> {
        let Turn::ToMove { seat, .. } = self.game.turn() else {
            return self.game.outcome().map(GameEnd::Over);
        };
        self.turns += 1;
        let begun = Instant::now();
        let ending = self.moves(seat, contenders[seat.index()].as_mut(), begun);
        self.thinking[seat.index()].add(begun.elapsed());
        ending
    }

    fn moves(
        &mut self,
        seat: Seat,
        contender: &mut dyn SeatedPlayer,
        begun: Instant,
    ) -> Option<GameEnd> {
        loop {
            if self.actions == MAX_ACTIONS {
                return Some(GameEnd::TooLong);
            }
            let seen = self.game.observe(Viewer::Seat(seat));
            match contender.choose(&seen, begun).and_then(|action| self.play(action)) {
                Ok(true) => {}
                Ok(false) => return self.game.outcome().map(GameEnd::Over),
                Err(fault) => return Some(GameEnd::Forfeit(seat, fault)),
            }
        }
    }

    /// Plays an action and says whether the turn goes on.
    fn play(&mut self, action: Action) -> Result<bool, ProgramFault> {
        if !self.game.is_legal(action) {
            return Err(ProgramFault::Illegal(action.to_string()));
        }
        let mover = self.game.turn().seat();
        let needed = self.game.cards_needed(action);
        let dealt = self.deck.deal(needed, self.game.position().discard());
        let illegal = |_| ProgramFault::Illegal(action.to_string());
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
            GameEnd::Over(Outcome::Won(seat(1))),
            GameEnd::Over(Outcome::Drawn),
            GameEnd::TooLong,
            GameEnd::Forfeit(seat(2), ProgramFault::Ended),
        ];
        for ending in endings {
            let sum: f64 = Seat::first_n(4).map(|seat| ending.share(seat, 4)).sum();
            assert!((sum - 1.0).abs() < 1e-12, "{ending:?}");
        }
    }

    #[test]
    fn whoever_forfeits_gets_nothing() {
        let forfeit = GameEnd::Forfeit(seat(0), ProgramFault::NoMove);
        assert_eq!((forfeit.share(seat(0), 2), forfeit.share(seat(1), 2)), (0.0, 1.0));
        assert_eq!(GameEnd::Over(Outcome::Won(seat(1))).share(seat(1), 2), 1.0);
    }
}

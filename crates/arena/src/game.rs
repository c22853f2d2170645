//! One game between players.

use crate::{Forfeit, ProgramFault, SeatedPlayer};
use cartagena::{Action, Event, Game, Outcome, Seat, Turn, Viewer};
use cartagena_deal::Deck;
use cartagena_record::Record;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Maximum number of actions of a game; a longer one counts as drawn.
pub const MAX_ACTIONS: u32 = 3_000;

/// End of a game in the arena.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameEnd {
    /// End by the rules.
    Over(Outcome),
    /// The game was too long.
    TooLong,
    /// A player made an illegal move or none at all.
    Forfeit(Seat, Forfeit),
}

impl GameEnd {
    /// Returns the share of the point that a seat gets: all for a win, an equal share of a draw,
    /// and of a forfeit an equal share for all others.
    pub fn share(&self, seat: Seat, seats: usize) -> f64 {
        match self {
            GameEnd::Over(Outcome::Won(winner)) => f64::from(u8::from(*winner == seat)),
            GameEnd::Over(Outcome::Drawn) | GameEnd::TooLong => 1.0 / seats as f64,
            GameEnd::Forfeit(loser, _) if *loser == seat => 0.0,
            GameEnd::Forfeit(..) => 1.0 / (seats - 1) as f64,
        }
    }

    /// Returns the value of the tag `Termination` of a record; `None` for an end by the rules, which
    /// needs no tag.
    pub fn termination(&self) -> Option<String> {
        match self {
            GameEnd::Over(_) => None,
            GameEnd::TooLong => Some(format!("more than {MAX_ACTIONS} moves")),
            GameEnd::Forfeit(seat, forfeit) => {
                Some(format!("seat {} forfeited: {}", seat.index(), forfeit.fault))
            }
        }
    }
}

/// Returns the record of a game, given its start and events. If it did not end by the rules, the tag
/// `Termination` says why.
pub fn game_record(
    start: &Game,
    names: impl IntoIterator<Item = String>,
    events: &[Event],
    end: &GameEnd,
) -> Record {
    let mut record = Record::new(start.clone(), names);
    for event in events {
        // Every event was played by the rules; a record that is full keeps its beginning.
        if record.push(event.clone()).is_err() {
            break;
        }
    }
    let tag = end.termination().map(|reason| ("Termination".to_owned(), reason));
    record.other_tags.extend(tag);
    record
}

/// Thinking time of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ThinkingTime {
    /// Number of turns.
    pub turns: u64,
    /// Time of all turns.
    pub total: Duration,
    /// Time of the longest turn.
    pub longest: Duration,
}

impl ThinkingTime {
    /// Adds a turn.
    fn add(&mut self, turn: Duration) {
        *self = self.and(ThinkingTime { turns: 1, total: turn, longest: turn });
    }

    /// Returns the sum of both.
    #[must_use]
    pub fn and(self, other: ThinkingTime) -> ThinkingTime {
        ThinkingTime {
            turns: self.turns + other.turns,
            total: self.total + other.total,
            longest: self.longest.max(other.longest),
        }
    }
}

/// Result of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// End of the game.
    pub end: GameEnd,
    /// The seat that moved first.
    pub first: Seat,
    /// Number of actions.
    pub actions: u32,
    /// Number of turns begun.
    pub turns: u32,
    /// Thinking time of each seat.
    pub thinking: [ThinkingTime; Seat::MAX],
}

/// Plays a game to its end with one player in each seat; `None` if `stop` was set meanwhile.
/// `watch` is called with every event.
pub fn play(
    game: Game,
    deck: Deck,
    players: &mut [Box<dyn SeatedPlayer>],
    stop: &AtomicBool,
    watch: &mut dyn FnMut(Event),
) -> Option<GameResult> {
    let first = game.turn().seat().unwrap_or(Seat::FIRST);
    let thinking = Default::default();
    let mut table = RunningGame { game, deck, actions: 0, turns: 0, thinking, watch };
    while !stop.load(Ordering::Relaxed) {
        if let Some(end) = table.turn(players) {
            let RunningGame { actions, turns, thinking, .. } = table;
            // A forfeit after a stop is not a fault.
            let stopped = stop.load(Ordering::Relaxed) && matches!(end, GameEnd::Forfeit(..));
            return (!stopped).then_some(GameResult { end, first, actions, turns, thinking });
        }
    }
    None
}

struct RunningGame<'a> {
    game: Game,
    deck: Deck,
    actions: u32,
    turns: u32,
    thinking: [ThinkingTime; Seat::MAX],
    watch: &'a mut dyn FnMut(Event),
}

impl RunningGame<'_> {
    /// Plays one seat's turn. Its time runs from the beginning of the turn, whatever the number of
    /// moves.
    fn turn(&mut self, players: &mut [Box<dyn SeatedPlayer>]) -> Option<GameEnd> {
        let Turn::ToMove { seat, .. } = self.game.turn() else {
            return self.game.outcome().map(GameEnd::Over);
        };
        self.turns += 1;
        let begun = Instant::now();
        let end = self.moves(seat, players[seat.index()].as_mut(), begun);
        self.thinking[seat.index()].add(begun.elapsed());
        end
    }

    fn moves(
        &mut self,
        seat: Seat,
        player: &mut dyn SeatedPlayer,
        begun: Instant,
    ) -> Option<GameEnd> {
        loop {
            if self.actions == MAX_ACTIONS {
                return Some(GameEnd::TooLong);
            }
            let seen = self.game.observe(Viewer::Seat(seat));
            match player.choose(&seen, begun).and_then(|action| self.play(action)) {
                Ok(true) => {}
                Ok(false) => return self.game.outcome().map(GameEnd::Over),
                Err(fault) => {
                    let position = seen.to_string();
                    return Some(GameEnd::Forfeit(seat, Forfeit { fault, position }));
                }
            }
        }
    }

    /// Plays an action; returns whether the turn continues.
    fn play(&mut self, action: Action) -> Result<bool, ProgramFault> {
        if !self.game.is_legal(action) {
            return Err(ProgramFault::Illegal(action.to_string()));
        }
        let mover = self.game.turn().seat();
        let dealt = self.deck.deal_for(&self.game, action);
        let illegal = |_| ProgramFault::Illegal(action.to_string());
        let event = self.game.play(action, &dealt).map_err(illegal)?;
        (self.watch)(event);
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

    fn forfeit() -> Forfeit {
        Forfeit { fault: ProgramFault::NoMove, position: String::new() }
    }

    #[test]
    fn a_game_gives_one_point_in_all() {
        let endings = [
            GameEnd::Over(Outcome::Won(seat(1))),
            GameEnd::Over(Outcome::Drawn),
            GameEnd::TooLong,
            GameEnd::Forfeit(seat(2), forfeit()),
        ];
        for end in endings {
            let sum: f64 = Seat::first_n(4).map(|seat| end.share(seat, 4)).sum();
            assert!((sum - 1.0).abs() < 1e-12, "{end:?}");
        }
    }

    #[test]
    fn whoever_forfeits_gets_nothing() {
        let forfeit = GameEnd::Forfeit(seat(0), forfeit());
        assert_eq!((forfeit.share(seat(0), 2), forfeit.share(seat(1), 2)), (0.0, 1.0));
        assert_eq!(GameEnd::Over(Outcome::Won(seat(1))).share(seat(1), 2), 1.0);
    }
}

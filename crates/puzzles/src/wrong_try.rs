//! Loss by a wrong try, compared with the best turn: found by what lies open, without a search.

use crate::puzzle::Puzzle;
use crate::turn_end::TurnEnd;
use cartagena::{Action, Outcome, Place, Seat, Symbol, Viewer};
use cartagena_bots::{Reason, turn_reasons, winner_after};

/// Greatest number of drawbacks that are named.
const MAX_DRAWBACKS: usize = 2;

/// Something that a wrong try gives away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawback {
    /// The best turn wins the game, this one does not.
    MissesWin,
    /// Another seat can win in its next turn, which the best turn prevents.
    LetsWin {
        /// The seat that can win.
        seat: Seat,
    },
    /// The turn opens a road of occupied spaces to a seat that holds the cards for it.
    Opens {
        /// Symbol of the road.
        symbol: Symbol,
        /// The seat that can use it.
        seat: Seat,
    },
    /// The turn leaves a road that the best turn closes.
    LeavesRoad {
        /// Symbol of the road.
        symbol: Symbol,
        /// The seat that can use it.
        seat: Seat,
    },
    /// The best turn brings more pirates aboard.
    FewerAboard {
        /// The difference.
        pirates: u8,
    },
    /// The best turn keeps more cards in the hand.
    FewerCards {
        /// The difference.
        cards: u8,
    },
    /// The turn leaves more pirates in the fort than the best one.
    MoreInFort {
        /// The difference.
        pirates: u8,
    },
}

/// Returns what a wrong turn gives away, the most important first; empty if it only shows later. `None`
/// if the actions are no turn of this puzzle.
pub fn drawbacks(puzzle: &Puzzle, tried: &[Action]) -> Option<Vec<Drawback>> {
    let solution = puzzle.actions();
    let (best, end) = (puzzle.end()?, TurnEnd::of(&puzzle.game(), tried)?);
    let comparison = Comparison {
        puzzle,
        best: &best,
        tried: &end,
        best_reasons: turn_reasons(&puzzle.seen, &solution)?,
        tried_reasons: turn_reasons(&puzzle.seen, tried)?,
    };
    let mut found = Vec::new();
    found.extend(comparison.misses_win());
    found.extend(comparison.lets_win(&solution, tried));
    found.extend(comparison.opens());
    found.extend(comparison.leaves_road());
    found.extend(comparison.fewer_aboard());
    found.extend(comparison.fewer_cards());
    found.extend(comparison.more_in_fort());
    found.truncate(MAX_DRAWBACKS);
    Some(found)
}

struct Comparison<'a> {
    puzzle: &'a Puzzle,
    best: &'a TurnEnd,
    tried: &'a TurnEnd,
    best_reasons: Vec<Reason>,
    tried_reasons: Vec<Reason>,
}

impl Comparison<'_> {
    fn misses_win(&self) -> Option<Drawback> {
        let won = |end: &TurnEnd| end.game().outcome() == Some(Outcome::Won(self.puzzle.mover()));
        (won(self.best) && !won(self.tried)).then_some(Drawback::MissesWin)
    }

    fn lets_win(&self, solution: &[Action], tried: &[Action]) -> Option<Drawback> {
        let seat = winner_after(&self.puzzle.seen, tried)?;
        let prevented = winner_after(&self.puzzle.seen, solution) != Some(seat);
        prevented.then_some(Drawback::LetsWin { seat })
    }

    fn opens(&self) -> Option<Drawback> {
        let new = self.tried_reasons.iter().filter(|reason| !self.best_reasons.contains(reason));
        new.into_iter().find_map(|reason| match *reason {
            Reason::Opens { symbol, seat, .. } => Some(Drawback::Opens { symbol, seat }),
            _ => None,
        })
    }

    fn leaves_road(&self) -> Option<Drawback> {
        let missed = self.best_reasons.iter().filter(|reason| !self.tried_reasons.contains(reason));
        missed.into_iter().find_map(|reason| match *reason {
            Reason::Closes { symbol, seat } => Some(Drawback::LeavesRoad { symbol, seat }),
            _ => None,
        })
    }

    /// Returns by how much more the mover has at a place after the best turn.
    fn more_after_best(&self, place: Place) -> i8 {
        let seat = self.puzzle.mover();
        let count = |end: &TurnEnd| end.game().position().pirates_at(seat, place) as i8;
        count(self.best) - count(self.tried)
    }

    fn fewer_aboard(&self) -> Option<Drawback> {
        let pirates =
            u8::try_from(self.more_after_best(Place::BOAT)).ok().filter(|more| *more > 0)?;
        Some(Drawback::FewerAboard { pirates })
    }

    fn more_in_fort(&self) -> Option<Drawback> {
        let pirates =
            u8::try_from(-self.more_after_best(Place::FORT)).ok().filter(|more| *more > 0)?;
        Some(Drawback::MoreInFort { pirates })
    }

    fn fewer_cards(&self) -> Option<Drawback> {
        let cards = |end: &TurnEnd| {
            let drawn = match end {
                TurnEnd::Draw(game, Action::Retreat { from }) => {
                    game.observe(Viewer::Public).retreat_draws(*from).unwrap_or(0)
                }
                TurnEnd::Draw(..) | TurnEnd::Over(_) => 0,
            };
            end.game().position().hand(self.puzzle.mover()).len() + usize::from(drawn)
        };
        let more = cards(self.best).checked_sub(cards(self.tried)).filter(|more| *more > 0)?;
        Some(Drawback::FewerCards { cards: u8::try_from(more).unwrap_or(u8::MAX) })
    }
}

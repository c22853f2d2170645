//! Turns with proved bounds of their value.

use super::search::{ProofSearch, SearchWindow};
use super::search_state::SearchState;
use super::turn_moves::TurnMove;
use super::{ProofBounds, opponent};
use alloc::vec::Vec;
use cartagena::{Action, Position, Seat};

/// A turn with proved bounds of the mover's winning chance.
#[derive(Clone, Debug, PartialEq)]
pub struct RatedTurn {
    /// The actions. If the last one lays a row in mid-turn, the continuation depends on its cards.
    pub actions: Vec<Action>,
    /// Position at the end; `None` if the last action lays a row.
    pub end: Option<Position>,
    /// Lower bound of the chance.
    pub low: f32,
    /// Upper bound of the chance.
    pub high: f32,
}

impl RatedTurn {
    /// Returns whether the value is exact.
    pub fn is_exact(&self) -> bool {
        self.high <= self.low
    }

    fn new(turn_move: &TurnMove) -> RatedTurn {
        let end = (!turn_move.lays_row).then_some(turn_move.state.position);
        RatedTurn { actions: turn_move.path.to_vec(), end, low: 0.0, high: 1.0 }
    }

    /// Updates the bounds; returns true if they changed.
    fn update(&mut self, bounds: ProofBounds) -> bool {
        let before = (self.low, self.high);
        (self.low, self.high) = if bounds.are_closed() {
            (bounds.middle(), bounds.middle())
        } else {
            (bounds.low as f32, bounds.high as f32)
        };
        before != (self.low, self.high)
    }
}

/// Returns the turn that is proved to be at least as good as every other, if there is one.
pub fn proved_best(turns: &[RatedTurn]) -> Option<&RatedTurn> {
    let (at, best) = turns.iter().enumerate().max_by(|a, b| a.1.low.total_cmp(&b.1.low))?;
    let beaten = |(index, turn): (usize, &RatedTurn)| index == at || turn.high <= best.low;
    turns.iter().enumerate().all(beaten).then_some(best)
}

impl ProofSearch<'_> {
    /// Rates all turns with iterative deepening.
    pub(crate) fn rate_turns(
        &mut self,
        state: &SearchState,
        enough: &mut dyn FnMut(&[RatedTurn]) -> bool,
    ) -> Vec<RatedTurn> {
        let Some((mover, _)) = state.mover() else { return Vec::new() };
        let (moves, _) = self.ordered_turns(state, 6);
        let mut bounds = Vec::from_iter(moves.iter().map(|_| ProofBounds::OPEN));
        let mut turns = Vec::from_iter(moves.iter().map(RatedTurn::new));
        let goals = (1..=self.limits.turns).flat_map(|depth| [(depth, true), (depth, false)]);
        for (depth, maximizing) in goals {
            for at in search_order(moves.len(), maximizing) {
                if turns[at].is_exact() {
                    continue;
                }
                self.tighten_bound(&moves[at], mover, depth, maximizing, &mut bounds[at]);
                let is_new = turns[at].update(bounds[at]);
                if self.stopped.is_some() || (is_new && enough(&turns)) {
                    return turns;
                }
            }
        }
        turns
    }

    /// Tightens the lower bound, or by a proof for the opponent the upper one.
    fn tighten_bound(
        &mut self,
        turn_move: &TurnMove,
        mover: Seat,
        depth: u8,
        maximizing: bool,
        bounds: &mut ProofBounds,
    ) {
        let window = SearchWindow::whole(depth, 0);
        if maximizing {
            bounds.raise(self.move_value(turn_move, mover, window));
        } else {
            bounds.lower(self.move_value(turn_move, opponent(mover), window));
        }
    }
}

/// Returns the order of the search: wins are tried on promising turns first, losses on the others.
fn search_order(count: usize, promising_first: bool) -> impl Iterator<Item = usize> {
    (0..count).map(move |index| if promising_first { index } else { count - 1 - index })
}

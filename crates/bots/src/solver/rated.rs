//! Turns with the bounds of their value.

use super::search::{ProofSearch, SearchWindow};
use super::search_state::SearchState;
use super::turn_moves::TurnMove;
use super::{ProofBounds, opponent};
use alloc::vec::Vec;
use cartagena::{Action, Position, Seat};

/// One way to play a turn and what is proved of the winning chance it leaves.
#[derive(Clone, Debug, PartialEq)]
pub struct RatedTurn {
    /// What is done. If the last of it lays a row in mid-turn, how to go on hangs on its cards.
    pub actions: Vec<Action>,
    /// Where it leads; nothing certain if the last action lays a row.
    pub end: Option<Position>,
    /// The chance is no less than this.
    pub low: f32,
    /// The chance is no more than this.
    pub high: f32,
}

impl RatedTurn {
    /// Whether the value is known for certain.
    pub fn is_exact(&self) -> bool {
        self.high <= self.low
    }

    fn new(choice: &TurnMove) -> RatedTurn {
        let end = (!choice.lays_row).then_some(choice.state.position);
        RatedTurn { actions: choice.path.to_vec(), end, low: 0.0, high: 1.0 }
    }

    /// Takes the bounds over; true if they are new.
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

/// The turn that no other can beat, if that is proved.
pub fn proved_best(turns: &[RatedTurn]) -> Option<&RatedTurn> {
    let (at, best) = turns.iter().enumerate().max_by(|a, b| a.1.low.total_cmp(&b.1.low))?;
    let beaten = |(index, turn): (usize, &RatedTurn)| index == at || turn.high <= best.low;
    turns.iter().enumerate().all(beaten).then_some(best)
}

impl ProofSearch<'_> {
    /// All turns, looked through deeper and deeper.
    pub fn rate_turns(
        &mut self,
        state: &SearchState,
        enough: &mut dyn FnMut(&[RatedTurn]) -> bool,
    ) -> Vec<RatedTurn> {
        let Some((mover, _)) = state.mover() else { return Vec::new() };
        let (choices, _) = self.ordered_turns(state, 6);
        let mut bounds = Vec::from_iter(choices.iter().map(|_| ProofBounds::OPEN));
        let mut turns = Vec::from_iter(choices.iter().map(RatedTurn::new));
        let goals = (1..=self.limits.turns).flat_map(|depth| [(depth, true), (depth, false)]);
        for (depth, mine) in goals {
            for at in search_order(choices.len(), mine) {
                if turns[at].is_exact() {
                    continue;
                }
                self.tighten_bound(&choices[at], mover, depth, mine, &mut bounds[at]);
                let is_new = turns[at].update(bounds[at]);
                if self.stopped.is_some() || (is_new && enough(&turns)) {
                    return turns;
                }
            }
        }
        turns
    }

    /// Proves more for the mover, or for its opponent.
    fn tighten_bound(
        &mut self,
        choice: &TurnMove,
        mover: Seat,
        depth: u8,
        mine: bool,
        bounds: &mut ProofBounds,
    ) {
        let window = SearchWindow::whole(depth, 0);
        if mine {
            bounds.raise(self.move_value(choice, mover, window));
        } else {
            bounds.lower(self.move_value(choice, opponent(mover), window));
        }
    }
}

/// Wins are looked for among the promising turns first, losses among the others.
fn search_order(count: usize, promising_first: bool) -> impl Iterator<Item = usize> {
    (0..count).map(move |index| if promising_first { index } else { count - 1 - index })
}

//! The ways to play a turn, as the search wants them.

use super::alpha_beta::{AlphaBeta, max_pirates_left};
use super::search::ProofSearch;
use super::search_state::SearchState;
use super::turn_walk::{TurnPath, TurnVisit, TurnWalk};
use super::win::can_win;
use crate::sorting::sorted_indices;
use alloc::vec::Vec;
use cartagena::{Place, Position, Seat};

/// A way to play the turn: to its end, or to an action that lays a row.
#[derive(Clone)]
pub(super) struct TurnMove {
    pub path: TurnPath,
    /// The end of the turn, or the position in which the last action lays a row.
    pub state: SearchState,
    pub lays_row: bool,
}

impl TurnMove {
    fn new(path: &TurnPath, state: &SearchState, lays: bool) -> TurnMove {
        TurnMove { path: path.clone(), state: *state, lays_row: lays }
    }
}

impl ProofSearch<'_> {
    /// What the other seat can do so that `best.seat` does not clearly win in the turn after: only
    /// what needs a closer look is returned. Most of the work of a proof is done here.
    pub fn escapes(&mut self, state: &SearchState, best: &mut AlphaBeta) -> Vec<TurnMove> {
        let tunnel = self.tunnel;
        let mut keys = core::mem::take(&mut self.memory.keys);
        let (mut unclear, mut nodes, mut escape) = (Vec::new(), 0, None);
        let mut walk = TurnWalk::new(tunnel, &mut keys, 6, |visit: TurnVisit, path: &TurnPath| {
            match visit {
                TurnVisit::End(end) if can_win(end, tunnel, &mut nodes) => {}
                TurnVisit::End(end) if end.can_lay_row() => {
                    unclear.push(TurnMove::new(path, end, false))
                }
                TurnVisit::LaysRow(at) => unclear.push(TurnMove::new(path, at, true)),
                TurnVisit::End(_) => escape = Some((path.clone(), false)),
                TurnVisit::UnknownCard => escape = Some((path.clone(), true)),
            }
            escape.is_none()
        });
        walk.walk_from(state);
        let walked = walk.nodes;
        self.nodes += nodes + walked;
        self.memory.keys = keys;
        if let Some((path, blind)) = escape {
            self.chance_limited |= blind;
            self.update_best(best, 0.0, &path);
        }
        unclear
    }

    /// All choices that may matter. One that hangs on unknown cards is worth nothing to `best.seat`.
    pub fn relevant_turns(&mut self, state: &SearchState, best: &mut AlphaBeta) -> Vec<TurnMove> {
        let outside = max_pirates_left(state, best.seat, best.window.depth);
        let (choices, blind) = self.ordered_turns(state, outside);
        if blind {
            self.chance_limited = true;
            best.update(0.0);
        }
        choices
    }

    /// All different ways to play a turn, the most promising first, but for those that leave more
    /// than `outside` pirates of the mover outside the boat; and whether there are others that hang
    /// on unknown cards.
    pub fn ordered_turns(&mut self, state: &SearchState, outside: u8) -> (Vec<TurnMove>, bool) {
        let mut keys = core::mem::take(&mut self.memory.keys);
        let (mut choices, mut blind) = (Vec::new(), false);
        let mut walk =
            TurnWalk::new(self.tunnel, &mut keys, outside, |visit: TurnVisit, path: &TurnPath| {
                match visit {
                    TurnVisit::End(end) => choices.push(TurnMove::new(path, end, false)),
                    TurnVisit::LaysRow(at) => choices.push(TurnMove::new(path, at, true)),
                    TurnVisit::UnknownCard => blind = true,
                }
                true
            });
        walk.walk_from(state);
        self.nodes += walk.nodes;
        self.memory.keys = keys;
        (self.order_moves(state, choices), blind)
    }

    fn order_moves(&mut self, from: &SearchState, choices: Vec<TurnMove>) -> Vec<TurnMove> {
        let Some((mover, _)) = from.mover() else { return choices };
        let mut worth = |choice: &TurnMove| match &mut self.memory.ordering {
            _ if choice.lays_row => i32::MAX,
            Some(judge) => judge(&choice.state.position),
            None => -heuristic_score(&choice.state.position, mover),
        };
        let worths: Vec<i32> = choices.iter().map(&mut worth).collect();
        let order =
            sorted_indices(choices.len(), &mut |one, other| worths[one].cmp(&worths[other]));
        order.into_iter().map(|at| choices[at].clone()).collect()
    }
}

/// A rough guess at how well a seat stands: places gone, boarded pirates, cards.
fn heuristic_score(position: &Position, seat: Seat) -> i32 {
    let others = Seat::first_n(2).filter(|other| *other != seat);
    progress(position, seat) - others.map(|other| progress(position, other)).sum::<i32>()
}

fn progress(position: &Position, seat: Seat) -> i32 {
    let mut places = position.occupied_places(seat);
    let mut sum = 3 * position.hand(seat).len() as i32;
    while let Some(place) = Place::new(places.trailing_zeros() as u8) {
        let bonus = if place == Place::BOAT { 8 } else { 0 };
        sum += i32::from(position.pirates_at(seat, place)) * (i32::from(place.number()) + bonus);
        places &= places - 1;
    }
    sum
}

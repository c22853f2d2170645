//! Move generation of the proof search: a move is a whole turn.

use super::alpha_beta::{AlphaBeta, max_pirates_left};
use super::search::ProofSearch;
use super::search_state::SearchState;
use super::turn_walk::{TurnPath, TurnVisit, TurnWalk};
use super::win::can_win;
use crate::sorting::sorted_indices;
use alloc::vec::Vec;
use cartagena::{Place, Position, Seat};

/// A turn, up to its end or to an action that lays a row.
#[derive(Clone)]
pub(super) struct TurnMove {
    pub path: TurnPath,
    /// State at the end of the turn, or before the last action if that lays a row.
    pub state: SearchState,
    pub lays_row: bool,
}

impl TurnMove {
    fn new(path: &TurnPath, state: &SearchState, lays: bool) -> TurnMove {
        TurnMove { path: path.clone(), state: *state, lays_row: lays }
    }
}

impl ProofSearch<'_> {
    /// Returns the opponent's turns after which `best.seat` does not clearly win in its next turn:
    /// only those that need a deeper search. Most of the work of a proof is done here.
    pub(crate) fn escapes(&mut self, state: &SearchState, best: &mut AlphaBeta) -> Vec<TurnMove> {
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
        if let Some((path, unknown_cards)) = escape {
            self.chance_limited |= unknown_cards;
            self.update_best(best, 0.0, &path);
        }
        unclear
    }

    /// Returns all turns that may matter. A turn that depends on unknown cards counts as lost for
    /// `best.seat`.
    pub(crate) fn relevant_turns(
        &mut self,
        state: &SearchState,
        best: &mut AlphaBeta,
    ) -> Vec<TurnMove> {
        let max_left = max_pirates_left(state, best.seat, best.window.depth);
        let (moves, unknown_cards) = self.ordered_turns(state, max_left);
        if unknown_cards {
            self.chance_limited = true;
            best.update(0.0);
        }
        moves
    }

    /// Returns all different turns, the most promising first, without those that leave more than
    /// `max_left` pirates of the mover outside the boat; and true if there are others that depend on
    /// unknown cards.
    pub(crate) fn ordered_turns(
        &mut self,
        state: &SearchState,
        max_left: u8,
    ) -> (Vec<TurnMove>, bool) {
        let mut keys = core::mem::take(&mut self.memory.keys);
        let (mut moves, mut unknown_cards) = (Vec::new(), false);
        let mut walk =
            TurnWalk::new(self.tunnel, &mut keys, max_left, |visit: TurnVisit, path: &TurnPath| {
                match visit {
                    TurnVisit::End(end) => moves.push(TurnMove::new(path, end, false)),
                    TurnVisit::LaysRow(at) => moves.push(TurnMove::new(path, at, true)),
                    TurnVisit::UnknownCard => unknown_cards = true,
                }
                true
            });
        walk.walk_from(state);
        self.nodes += walk.nodes;
        self.memory.keys = keys;
        (self.order_moves(state, moves), unknown_cards)
    }

    fn order_moves(&mut self, from: &SearchState, moves: Vec<TurnMove>) -> Vec<TurnMove> {
        let Some((mover, _)) = from.mover() else { return moves };
        let mut worth = |turn_move: &TurnMove| match &mut self.memory.ordering {
            _ if turn_move.lays_row => i32::MAX,
            Some(ordering) => ordering(&turn_move.state.position),
            None => -heuristic_score(&turn_move.state.position, mover),
        };
        let worths: Vec<i32> = moves.iter().map(&mut worth).collect();
        let order = sorted_indices(moves.len(), &mut |one, other| worths[one].cmp(&worths[other]));
        order.into_iter().map(|at| moves[at].clone()).collect()
    }
}

/// Returns a rough score of a seat for move ordering: places, boarded pirates and cards.
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

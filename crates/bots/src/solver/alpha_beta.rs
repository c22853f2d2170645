//! Alpha-beta: the best value so far, cutoffs, and pruning of turns that cannot matter.

use super::search::SearchWindow;
use super::search_state::SearchState;
use cartagena::{Outcome, Seat};

/// The best value so far at a node, as a chance of `seat`.
pub(super) struct AlphaBeta {
    pub seat: Seat,
    /// True if `seat` itself moves (a maximizing node).
    pub maximizing: bool,
    pub window: SearchWindow,
    value: f64,
}

impl AlphaBeta {
    pub(crate) fn new(state: &SearchState, seat: Seat, window: SearchWindow) -> AlphaBeta {
        let maximizing = state.mover().is_some_and(|(mover, _)| mover == seat);
        AlphaBeta {
            seat,
            maximizing,
            window,
            value: if maximizing { window.alpha } else { window.beta },
        }
    }

    /// Returns whether the value causes a cutoff.
    pub(crate) fn is_cutoff(&self) -> bool {
        if self.maximizing {
            self.value >= self.window.beta
        } else {
            self.value <= self.window.alpha
        }
    }

    /// Returns the window for the next move.
    pub(crate) fn narrowed_window(&self) -> SearchWindow {
        if self.maximizing {
            SearchWindow { alpha: self.value, ..self.window }
        } else {
            SearchWindow { beta: self.value, ..self.window }
        }
    }

    /// Updates the best value; returns true on a cutoff.
    pub(crate) fn update(&mut self, value: f64) -> bool {
        self.value = if self.maximizing { self.value.max(value) } else { self.value.min(value) };
        self.is_cutoff()
    }

    /// Returns the proved value. After an interrupted search only a maximizing node's finds count.
    pub(crate) fn result(&self, broken_off: bool) -> f64 {
        let SearchWindow { alpha, beta, .. } = self.window;
        if broken_off && !self.maximizing { alpha } else { self.value.clamp(alpha, beta) }
    }
}

/// Returns the value of a finished game for a seat; 0 if it is not finished.
pub(super) fn outcome_value(outcome: Option<Outcome>, seat: Seat) -> f64 {
    match outcome {
        Some(Outcome::Won(winner)) if winner == seat => 1.0,
        Some(Outcome::Drawn) => 0.5,
        _ => 0.0,
    }
}

/// Returns whether the game can end drawn within a number of turns: that takes empty hands, and a
/// move discards at most one card.
pub(super) fn can_end_drawn(state: &SearchState, depth: u8) -> bool {
    let cards: usize = Seat::first_n(2).map(|seat| state.position.hand(seat).len()).sum();
    let moves = state.mover().map_or(0, |(_, moves)| moves);
    cards <= usize::from(moves) + 3 * usize::from(depth.saturating_sub(1))
}

/// Returns how many of the turns can help to prove something for `seat` if the mover cannot win at
/// once: the last one must be the seat's own, and there must be enough moves to board all its
/// pirates.
pub(super) fn useful_depth(state: &SearchState, seat: Seat, depth: u8) -> u8 {
    let Some((mover, moves)) = state.mover() else { return 0 };
    if can_end_drawn(state, depth) {
        return depth;
    }
    let (depth, moves) = if mover == seat {
        let later = (depth - 1) / 2;
        (2 * later + 1, moves + 3 * later)
    } else {
        (depth - depth % 2, 3 * (depth / 2))
    };
    let at_once = mover == seat && depth == 1;
    if state.pirates_left(seat) > moves || (at_once && !state.can_lay_row()) { 0 } else { depth }
}

/// Returns the largest number of pirates outside the boat with which the mover's turn may end to be
/// of use to `seat`.
pub(super) fn max_pirates_left(state: &SearchState, seat: Seat, depth: u8) -> u8 {
    let maximizing = state.mover().is_some_and(|(mover, _)| mover == seat);
    if maximizing && !can_end_drawn(state, depth) { (3 * ((depth - 1) / 2)).min(6) } else { 6 }
}

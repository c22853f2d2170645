//! The best value so far, and how far it is worth looking.

use super::search::SearchWindow;
use super::search_state::SearchState;
use cartagena::{Outcome, Seat};

/// The best choice so far for the mover, as a chance of `seat`.
pub(super) struct AlphaBeta {
    pub seat: Seat,
    /// Whether `seat` itself is the mover.
    pub maximizing: bool,
    pub window: SearchWindow,
    value: f64,
}

impl AlphaBeta {
    pub fn new(state: &SearchState, seat: Seat, window: SearchWindow) -> AlphaBeta {
        let mine = state.mover().is_some_and(|(mover, _)| mover == seat);
        AlphaBeta {
            seat,
            maximizing: mine,
            window,
            value: if mine { window.alpha } else { window.beta },
        }
    }

    /// Whether nothing better can matter.
    pub fn is_cutoff(&self) -> bool {
        if self.maximizing {
            self.value >= self.window.beta
        } else {
            self.value <= self.window.alpha
        }
    }

    /// The window in which the next choice matters.
    pub fn narrowed_window(&self) -> SearchWindow {
        if self.maximizing {
            SearchWindow { alpha: self.value, ..self.window }
        } else {
            SearchWindow { beta: self.value, ..self.window }
        }
    }

    /// Takes the value of a choice; true if it settles the matter.
    pub fn update(&mut self, value: f64) -> bool {
        self.value = if self.maximizing { self.value.max(value) } else { self.value.min(value) };
        self.is_cutoff()
    }

    /// What is proved. Of a search that was broken off only the mover's own finds count.
    pub fn result(&self, broken_off: bool) -> f64 {
        let SearchWindow { alpha, beta, .. } = self.window;
        if broken_off && !self.maximizing { alpha } else { self.value.clamp(alpha, beta) }
    }
}

/// What a finished game is worth to a seat; nothing if it is not finished.
pub(super) fn outcome_value(outcome: Option<Outcome>, seat: Seat) -> f64 {
    match outcome {
        Some(Outcome::Won(winner)) if winner == seat => 1.0,
        Some(Outcome::Drawn) => 0.5,
        _ => 0.0,
    }
}

/// Whether the game may end drawn within some turns: it takes empty hands, and a move gets rid of
/// one card at most.
pub(super) fn can_end_drawn(state: &SearchState, depth: u8) -> bool {
    let cards: usize = Seat::first_n(2).map(|seat| state.position.hand(seat).len()).sum();
    let moves = state.mover().map_or(0, |(_, moves)| moves);
    cards <= usize::from(moves) + 3 * usize::from(depth.saturating_sub(1))
}

/// How many of the turns can help to prove something for `seat`, where the mover cannot win at once:
/// the last must be the seat's own, and there must be moves enough to board all its pirates.
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

/// With how many pirates outside the boat the mover's turn may end to be of use to `seat`.
pub(super) fn max_pirates_left(state: &SearchState, seat: Seat, depth: u8) -> u8 {
    let mine = state.mover().is_some_and(|(mover, _)| mover == seat);
    if mine && !can_end_drawn(state, depth) { (3 * ((depth - 1) / 2)).min(6) } else { 6 }
}

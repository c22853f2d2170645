//! The best value so far, and how far it is worth looking.

use super::search::Window;
use super::state::State;
use cartagena::{Outcome, Seat};

/// The best choice so far for the mover, as a chance of `seat`.
pub(super) struct Best {
    pub seat: Seat,
    /// Whether `seat` itself is the mover.
    pub mine: bool,
    pub window: Window,
    value: f64,
}

impl Best {
    pub fn new(state: &State, seat: Seat, window: Window) -> Best {
        let mine = state.mover().is_some_and(|(mover, _)| mover == seat);
        Best { seat, mine, window, value: if mine { window.alpha } else { window.beta } }
    }

    /// Whether nothing better can matter.
    pub fn is_settled(&self) -> bool {
        if self.mine { self.value >= self.window.beta } else { self.value <= self.window.alpha }
    }

    /// The window in which the next choice matters.
    pub fn narrowed(&self) -> Window {
        if self.mine {
            Window { alpha: self.value, ..self.window }
        } else {
            Window { beta: self.value, ..self.window }
        }
    }

    /// Takes the value of a choice; true if it settles the matter.
    pub fn take(&mut self, value: f64) -> bool {
        self.value = if self.mine { self.value.max(value) } else { self.value.min(value) };
        self.is_settled()
    }

    /// What is proved. Of a search that was broken off only the mover's own finds count.
    pub fn result(&self, broken_off: bool) -> f64 {
        let Window { alpha, beta, .. } = self.window;
        if broken_off && !self.mine { alpha } else { self.value.clamp(alpha, beta) }
    }
}

/// What a finished game is worth to a seat; nothing if it is not finished.
pub(super) fn value(outcome: Option<Outcome>, seat: Seat) -> f64 {
    match outcome {
        Some(Outcome::Won(winner)) if winner == seat => 1.0,
        Some(Outcome::Drawn) => 0.5,
        _ => 0.0,
    }
}

/// Whether the game may end drawn within some turns: it takes empty hands, and a move gets rid of
/// one card at most.
pub(super) fn may_draw(state: &State, depth: u8) -> bool {
    let cards: usize = Seat::first(2).map(|seat| state.position.hand(seat).len()).sum();
    let moves = state.mover().map_or(0, |(_, moves)| moves);
    cards <= usize::from(moves) + 3 * usize::from(depth.saturating_sub(1))
}

/// How many of the turns can help to prove something for `seat`, where the mover cannot win at once:
/// the last must be the seat's own, and there must be moves enough to board all its pirates.
pub(super) fn useful_depth(state: &State, seat: Seat, depth: u8) -> u8 {
    let Some((mover, moves)) = state.mover() else { return 0 };
    if may_draw(state, depth) {
        return depth;
    }
    let (depth, moves) = if mover == seat {
        let later = (depth - 1) / 2;
        (2 * later + 1, moves + 3 * later)
    } else {
        (depth - depth % 2, 3 * (depth / 2))
    };
    let at_once = mover == seat && depth == 1;
    if state.outside(seat) > moves || (at_once && !state.may_lay()) { 0 } else { depth }
}

/// With how many pirates outside the boat the mover's turn may end to be of use to `seat`.
pub(super) fn reach(state: &State, seat: Seat, depth: u8) -> u8 {
    let mine = state.mover().is_some_and(|(mover, _)| mover == seat);
    if mine && !may_draw(state, depth) { (3 * ((depth - 1) / 2)).min(6) } else { 6 }
}

//! A sentence for everything that can be wrong. No match here has an arm for "the rest", so a new
//! error does not compile before it has its words.
//!
//! Reasons (of a position, a move, a record) begin small and have no full stop: they follow a
//! colon. Refusals of a table address a player and are whole sentences.

mod play;
mod position;
mod record;

use cartagena::Seat;

use crate::{COLOURS, Texts, say};

/// The letters of the symbols, in the order in which cards are written.
const LETTERS: &str = "BDHKPS";

impl Texts {
    /// Pieces of notation after a colon. They are no words, so no language joins them with "and".
    fn forms(&self, forms: &[&str]) -> String {
        let joined = forms.iter().map(|form| (*form).to_owned());
        let joined =
            joined.reduce(|first, last| say!(self, "list-middle", first = first, last = last));
        joined.unwrap_or_default()
    }
}

/// Returns the colour of a seat, as messages know it.
fn colour(seat: Seat) -> &'static str {
    COLOURS[seat.index()]
}

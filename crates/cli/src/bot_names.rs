//! Which seats are bots and what they are called.

pub use cartagena_table::Bots;

use cartagena::Seat;
use cartagena_texts::Texts;

/// What a seat is called that was given this name.
pub fn name(bots: Bots, texts: &Texts, seat: Seat, given: &str) -> String {
    texts.seat_name(seat, given, &bots.levels())
}

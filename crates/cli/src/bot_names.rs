//! Names of bots.

pub(crate) use cartagena_table::Bots;

use cartagena::Seat;
use cartagena_texts::Texts;

/// Returns the name of a seat: the given one, or a bot's level.
pub(crate) fn name(bots: Bots, texts: &Texts, seat: Seat, given: &str) -> String {
    texts.seat_name(seat, given, &bots.levels())
}

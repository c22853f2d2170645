use cartagena::{Fault, Field, Problem};

use super::{LETTERS, colour};
use crate::{Texts, VARIANTS, say};

impl Texts {
    /// Returns the sentence for a faulty position, with the field that is wrong.
    pub fn fault(&self, fault: &Fault) -> String {
        say!(self, "fault", field = self.field(fault.field), reason = self.problem(&fault.problem))
    }

    /// Returns a field of a position by its name.
    fn field(&self, field: Field) -> String {
        match field {
            Field::Line => say!(self, "field-line"),
            Field::Rules => say!(self, "field-rules"),
            Field::Tunnel => say!(self, "field-tunnel"),
            Field::Seats => say!(self, "field-seats"),
            Field::Seat(seat) => {
                say!(self, "field-seat", number = seat.index(), colour = colour(seat))
            }
            Field::Row => say!(self, "field-row"),
            Field::Discard => say!(self, "field-discard"),
            Field::Turn => say!(self, "field-turn"),
        }
    }

    /// Returns the sentence for a faulty position, without the field.
    pub fn problem(&self, problem: &Problem) -> String {
        match *problem {
            Problem::FieldCount => say!(self, "problem-field-count"),
            Problem::UnknownVariant => {
                say!(self, "problem-unknown-variant", form = self.forms(VARIANTS))
            }
            Problem::UnknownOption => {
                say!(self, "problem-unknown-option", form = self.forms(&["+pass", "-boat"]))
            }
            Problem::SegmentCount => say!(self, "problem-segment-count", form = "/"),
            Problem::SegmentLength => say!(self, "problem-segment-length"),
            Problem::NotASymbol(letter) => {
                say!(self, "problem-not-a-symbol", input = visible(letter), form = LETTERS)
            }
            Problem::SymbolTwice(symbol) => {
                say!(self, "problem-symbol-twice", symbol = symbol.letter())
            }
            Problem::SeatCount => say!(self, "problem-seat-count", form = "|"),
            Problem::SeatForm => {
                say!(self, "problem-seat-form", form = "0.6.6.9.17.18:BD4HPS2")
            }
            Problem::PirateCount => say!(self, "problem-pirate-count", form = "0.6.6.9.17.18"),
            Problem::NotAPlace => say!(self, "problem-not-a-place"),
            Problem::PlacesUnsorted => say!(self, "problem-places-unsorted"),
            Problem::CardsUnsorted => say!(self, "problem-cards-unsorted", form = LETTERS),
            Problem::BadCount => say!(self, "problem-bad-count"),
            Problem::NoCards => say!(self, "problem-no-cards", form = "-"),
            Problem::CrowdedSpace(place) => {
                say!(self, "problem-crowded-space", place = place.number())
            }
            Problem::TooManyOf(symbol) => {
                say!(self, "problem-too-many-of", symbol = symbol.letter())
            }
            Problem::TooManyCards => say!(self, "problem-too-many-cards"),
            Problem::UnknownCards => say!(self, "problem-unknown-cards"),
            Problem::PartlyKnown => say!(self, "problem-partly-known"),
            Problem::RowInJamaica => say!(self, "problem-row-in-jamaica", form = "-"),
            Problem::RowTooLong => say!(self, "problem-row-too-long"),
            Problem::RowNotLaid => say!(self, "problem-row-not-laid"),
            Problem::TurnForm => {
                say!(self, "problem-turn-form", form = self.forms(&["0.3", "won.0", "drawn"]))
            }
            Problem::NoSuchSeat => say!(self, "problem-no-such-seat"),
            Problem::MovesLeft => say!(self, "problem-moves-left"),
            Problem::HomeNotWon(seat) => {
                let (number, form) = (seat.index(), format!("won.{seat}"));
                say!(
                    self,
                    "problem-home-not-won",
                    number = number,
                    colour = colour(seat),
                    form = form
                )
            }
            Problem::WonNotHome(seat) => {
                say!(self, "problem-won-not-home", number = seat.index(), colour = colour(seat))
            }
            Problem::DrawnTooSoon => say!(self, "problem-drawn-too-soon"),
            Problem::NobodyCanMove => say!(self, "problem-nobody-can-move", form = "drawn"),
            Problem::HiddenHands => say!(self, "problem-hidden-hands"),
        }
    }
}

/// Returns a letter as it can stand in a line; the number of one that would not be seen, break the
/// line or change what stands around it.
fn visible(letter: char) -> String {
    let hidden = letter.escape_debug().to_string().starts_with("\\u");
    if hidden || letter.is_control() || letter.is_whitespace() {
        format!("U+{:04X}", u32::from(letter))
    } else {
        letter.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::visible;

    #[test]
    fn a_letter_that_would_not_be_seen_is_numbered() {
        let shown = ['x', 'ä', '鍵', '"', '\'', '\\'].map(visible);
        assert_eq!(shown, ["x", "ä", "鍵", "\"", "'", "\\"]);
        let shown = ['\n', ' ', '\u{a0}', '\u{301}', '\u{202e}', '\u{1b}'].map(visible);
        assert_eq!(shown, ["U+000A", "U+0020", "U+00A0", "U+0301", "U+202E", "U+001B"]);
    }
}

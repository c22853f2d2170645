//! The options of `cartagena verify`.

use super::{ArgBuilder, file, option};
use cartagena::Seat;
use cartagena_deal::Commitment;
use cartagena_record::{Hex, SeatNote};
use cartagena_texts::{Texts, say};
use clap::{Arg, ArgAction};

/// Form of the values of `--promise`.
const PROMISE: &str = "1=19930f45…, 2=none";

impl ArgBuilder {
    /// Returns the options for what a player noted beforehand.
    pub(in crate::args) fn noted(&self) -> [Arg; 4] {
        let hex = |text: &str| text.parse::<Commitment>().ok();
        let digits = |texts: &Texts| say!(texts, "reason-hex", count = 64);
        let key = |text: &str| text.parse::<Hex<32>>().ok();
        let form = |texts: &Texts| say!(texts, "reason-promise", form = PROMISE);
        [
            file("receipt", "FILE", say!(self.texts, "opt-receipt"))
                .conflicts_with_all(["commitment", "promise"]),
            option("commitment", "HEX", say!(self.texts, "opt-commitment"))
                .value_parser(self.parsed(hex, digits)),
            option("promise", "SEAT=HEX", say!(self.texts, "opt-promise", form = PROMISE))
                .value_parser(self.parsed(seat_note, form))
                .action(ArgAction::Append),
            option("server-key", "HEX", say!(self.texts, "opt-server-key"))
                .value_parser(self.parsed(key, digits))
                .requires("receipt"),
        ]
    }
}

/// Reads a seat and what was noted about it.
fn seat_note(text: &str) -> Option<(Seat, SeatNote)> {
    let (seat, note) = text.split_once('=')?;
    let seat = Seat::first_n(Seat::MAX).find(|known| known.to_string() == seat)?;
    Some((seat, note.parse().ok()?))
}

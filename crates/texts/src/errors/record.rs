use cartagena_deal::fair::MAX_ID;
use cartagena_record::{
    MAX_BYTES, MAX_LINE, MAX_MOVES, MAX_NAME, MAX_TAGS, Problem, RecordError, VERSION,
};

use super::colour;
use super::play::MOVES;
use crate::{Texts, say};

impl Texts {
    /// What is wrong with a record, and in which line and column of its text.
    pub fn record_error(&self, error: &RecordError, text: &str) -> String {
        let (line, column) = error.line_and_column(text);
        let reason = self.record_problem(&error.problem);
        say!(self, "record-at", line = line, column = column, reason = reason)
    }

    /// What is wrong with a record.
    pub fn record_problem(&self, problem: &Problem) -> String {
        match problem {
            Problem::TooLong => {
                say!(self, "record-too-long", form = format!("{} MiB", MAX_BYTES >> 20))
            }
            Problem::TooManyMoves => say!(self, "record-too-many-moves", count = MAX_MOVES),
            Problem::LineTooLong => say!(self, "record-line-too-long", count = MAX_LINE),
            Problem::TooManyTags => say!(self, "record-too-many-tags", count = MAX_TAGS),
            Problem::NotARecord => {
                say!(self, "record-not-a-record", form = format!("[Cartagena \"{VERSION}\"]"))
            }
            Problem::Version => say!(self, "record-version", form = VERSION),
            Problem::TagForm => say!(self, "record-tag-form", form = "[Name \"value\"]"),
            Problem::TagTwice => say!(self, "record-tag-twice"),
            Problem::TagBesidePosition => {
                say!(self, "record-tag-beside-position", tag = "Position")
            }
            Problem::TagTooLate => say!(self, "record-tag-too-late"),
            Problem::TagMissing(tag) => say!(self, "record-tag-missing", tag = *tag),
            Problem::Name => say!(self, "record-name", count = MAX_NAME),
            Problem::Position(fault) => say!(self, "record-position", reason = self.fault(fault)),
            Problem::NotDealt => say!(self, "record-not-dealt", tag = "Position"),
            Problem::Deal => say!(self, "record-deal", tag = "Deal"),
            Problem::SeedBroken => say!(self, "record-seed-broken"),
            Problem::NotOfSeed => say!(self, "record-not-of-seed"),
            Problem::TagBesideFair => say!(self, "record-tag-beside-fair", tag = "Fair"),
            Problem::GameId => say!(self, "record-game-id", count = MAX_ID),
            Problem::Chosen => {
                let form = self.forms(&["tunnel", "first", "tunnel first"]);
                say!(self, "record-chosen", form = form)
            }
            Problem::SecretBroken => say!(self, "record-secret-broken"),
            Problem::ShareBroken => say!(self, "record-share-broken"),
            Problem::TunnelNotOfSeed => say!(self, "record-tunnel-not-of-seed"),
            Problem::FirstNotOfSeed => say!(self, "record-first-not-of-seed"),
            Problem::SumBroken => say!(self, "record-sum-broken"),
            Problem::Spelling => say!(self, "record-spelling"),
            Problem::Ended => {
                say!(self, "record-ended", form = self.forms(&["resignation", "agreement"]))
            }
            Problem::YesOrNo => say!(self, "record-yes-or-no", form = self.forms(&["yes", "no"])),
            Problem::NothingUnconfirmed => say!(self, "record-nothing-unconfirmed"),
            Problem::TurnForm => say!(self, "record-turn-form", form = "2. 1: D0>7 7<5+K"),
            Problem::TurnNumber(number) => say!(self, "record-turn-number", number = *number),
            Problem::TurnSeat(seat) => {
                say!(self, "record-turn-seat", number = seat.index(), colour = colour(*seat))
            }
            Problem::NoMoves => say!(self, "record-no-moves"),
            Problem::MoveTooMany => say!(self, "record-move-too-many"),
            Problem::TurnNotEnded => say!(self, "record-turn-not-ended"),
            Problem::Misread => say!(self, "record-misread", form = self.forms(MOVES)),
            Problem::NotLong => say!(self, "record-not-long", form = "18<17+BD"),
            Problem::Wrong(wrong) => say!(self, "record-wrong", reason = self.wrong_move(wrong)),
            Problem::Different => say!(self, "record-different"),
            Problem::HiddenCards => say!(self, "record-hidden-cards"),
            Problem::Result => {
                let form = self.forms(&["won.0", "drawn", "unfinished"]);
                say!(self, "record-result", form = form)
            }
            Problem::ResultLies => say!(self, "record-result-lies"),
        }
    }
}

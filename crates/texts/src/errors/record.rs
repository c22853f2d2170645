use cartagena_deal::commit_reveal::MAX_GAME_ID;
use cartagena_record::{
    MAX_BYTES, MAX_FILE_BYTES, MAX_LINE_BYTES, MAX_MOVES, MAX_NAME_CHARS, MAX_NOTE_BYTES, MAX_TAGS,
    MAX_VARIATION_DEPTH, RecordError, RecordProblem, SeveralError, VERSION,
};

use super::colour;
use super::play::MOVES;
use crate::{Texts, say};

impl Texts {
    /// Returns the sentence for a faulty record, with line and column of its text.
    pub fn record_error(&self, error: &RecordError, text: &str) -> String {
        let (line, column) = error.line_and_column(text);
        let reason = self.record_problem(&error.problem);
        say!(self, "record-at", line = line, column = column, reason = reason)
    }

    /// Returns the sentence for a text of which one record is faulty. The number of the record is
    /// told if there are several.
    pub fn several_error(&self, wrong: &SeveralError, text: &str) -> String {
        let reason = self.record_error(&wrong.error, text);
        self.one_of_several(wrong.number, wrong.count, reason)
    }

    /// Returns a reason with the number of the record that it is about, if there are several.
    pub fn one_of_several(&self, number: usize, count: usize, reason: String) -> String {
        match count {
            1 => reason,
            _ => say!(self, "record-of-several", number = number, total = count, reason = reason),
        }
    }

    /// Returns the sentence for a faulty record.
    pub fn record_problem(&self, problem: &RecordProblem) -> String {
        match problem {
            RecordProblem::TooLong => {
                say!(self, "record-too-long", form = format!("{} MiB", MAX_BYTES >> 20))
            }
            RecordProblem::FileTooLong => {
                say!(self, "record-file-too-long", form = format!("{} MiB", MAX_FILE_BYTES >> 20))
            }
            RecordProblem::TooManyMoves => say!(self, "record-too-many-moves", count = MAX_MOVES),
            RecordProblem::LineTooLong => {
                say!(self, "record-line-too-long", count = MAX_LINE_BYTES)
            }
            RecordProblem::TooManyTags => say!(self, "record-too-many-tags", count = MAX_TAGS),
            RecordProblem::NotARecord => {
                say!(self, "record-not-a-record", form = format!("[Cartagena \"{VERSION}\"]"))
            }
            RecordProblem::UnsupportedVersion => say!(self, "record-version", form = VERSION),
            RecordProblem::TagForm => say!(self, "record-tag-form", form = "[Name \"value\"]"),
            RecordProblem::TagTwice => say!(self, "record-tag-twice"),
            RecordProblem::TagConflictsWithPosition => {
                say!(self, "record-tag-beside-position", tag = "Position")
            }
            RecordProblem::TagTooLate => say!(self, "record-tag-too-late"),
            RecordProblem::TagMissing(tag) => say!(self, "record-tag-missing", tag = *tag),
            RecordProblem::InvalidName => say!(self, "record-name", count = MAX_NAME_CHARS),
            RecordProblem::Position(fault) => {
                say!(self, "record-position", reason = self.fault(fault))
            }
            RecordProblem::NotDealt => say!(self, "record-not-dealt", tag = "Position"),
            RecordProblem::InvalidDeal => say!(self, "record-deal", tag = "Deal"),
            RecordProblem::SeedMismatch => say!(self, "record-seed-broken"),
            RecordProblem::CardsNotFromSeed => say!(self, "record-not-of-seed"),
            RecordProblem::TagConflictsWithFairDeal => {
                say!(self, "record-tag-beside-fair", tag = "Fair")
            }
            RecordProblem::InvalidGameId => say!(self, "record-game-id", count = MAX_GAME_ID),
            RecordProblem::InvalidChosen => {
                let form = self.forms(&["tunnel", "first", "tunnel first"]);
                say!(self, "record-chosen", form = form)
            }
            RecordProblem::ServerSecretMismatch => say!(self, "record-secret-broken"),
            RecordProblem::SeatSecretMismatch => say!(self, "record-share-broken"),
            RecordProblem::TunnelNotFromSeed => say!(self, "record-tunnel-not-of-seed"),
            RecordProblem::FirstSeatNotFromSeed => say!(self, "record-first-not-of-seed"),
            RecordProblem::HashMismatch => say!(self, "record-sum-broken"),
            RecordProblem::NotCanonical => say!(self, "record-spelling"),
            RecordProblem::InvalidEnd => {
                say!(self, "record-ended", form = self.forms(&["resignation", "agreement"]))
            }
            RecordProblem::NotYesOrNo => {
                say!(self, "record-yes-or-no", form = self.forms(&["yes", "no"]))
            }
            RecordProblem::NothingUnconfirmed => say!(self, "record-nothing-unconfirmed"),
            RecordProblem::TurnForm => say!(self, "record-turn-form", form = "2. 1: D0>7 7<5+K"),
            RecordProblem::WrongTurnNumber(number) => {
                say!(self, "record-turn-number", number = *number)
            }
            RecordProblem::WrongTurnSeat(seat) => {
                say!(self, "record-turn-seat", number = seat.index(), colour = colour(*seat))
            }
            RecordProblem::NoMoves => say!(self, "record-no-moves"),
            RecordProblem::MoveAfterTurnEnd => say!(self, "record-move-too-many"),
            RecordProblem::TurnNotEnded => say!(self, "record-turn-not-ended"),
            RecordProblem::NotAMove => say!(self, "record-misread", form = self.forms(MOVES)),
            RecordProblem::NotLongForm => say!(self, "record-not-long", form = "18<17+BD"),
            RecordProblem::WrongMove(wrong) => {
                say!(self, "record-wrong", reason = self.wrong_move(wrong))
            }
            RecordProblem::EventMismatch => say!(self, "record-different"),
            RecordProblem::HiddenCards => say!(self, "record-hidden-cards"),
            RecordProblem::InvalidResult => {
                let form = self.forms(&["won.0", "drawn", "unfinished"]);
                say!(self, "record-result", form = form)
            }
            RecordProblem::ResultMismatch => say!(self, "record-result-lies"),
            RecordProblem::AnnotationForm => {
                let form = self.forms(&["#[Comment \"…\"]", "#| 2. 1: D0>7 ."]);
                say!(self, "record-annotation-form", form = form)
            }
            RecordProblem::VariationDepth => {
                say!(self, "record-variation-depth", count = MAX_VARIATION_DEPTH)
            }
            RecordProblem::TooManyAnnotations => {
                let form = format!("{} KiB", MAX_NOTE_BYTES >> 10);
                say!(self, "record-too-many-annotations", form = form)
            }
        }
    }
}

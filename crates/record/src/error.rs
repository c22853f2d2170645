use cartagena::{Fault, Seat, WrongMove};
use std::fmt;
use std::ops::Range;

/// The error of a text that is not a true record: the problem and the bytes that show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The problem.
    pub problem: RecordProblem,
    /// The bytes of the text.
    pub span: Range<usize>,
}

/// The ways in which a record can be wrong.
///
/// Programs that make their own sentences match all of them, so that none lacks one: the enum is
/// exhaustive on purpose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordProblem {
    /// More than a mebibyte of text.
    TooLong,
    /// More text than a file of several records may have.
    FileTooLong,
    /// More than ten thousand moves.
    TooManyMoves,
    /// A line is longer than any that is written.
    LineTooLong,
    /// More tags than a record has.
    TooManyTags,
    /// The first tag is not `Cartagena`.
    NotARecord,
    /// Another version of the format.
    UnsupportedVersion,
    /// Not `[Name "value"]`.
    TagForm,
    /// The tag stands there twice.
    TagTwice,
    /// The tag says what `Position` says already.
    TagConflictsWithPosition,
    /// A tag after the first turn.
    TagTooLate,
    /// A tag is missing.
    TagMissing(&'static str),
    /// A name is too long or has unprintable characters.
    InvalidName,
    /// The start is not a position.
    Position(Fault),
    /// A deal gives everybody six cards; a game that starts otherwise has a `Position`.
    NotDealt,
    /// Not 64 hexadecimal digits, or not a version of the deal that is known.
    InvalidDeal,
    /// The seed is not the one committed to.
    SeedMismatch,
    /// The cards are not those that the seed gives.
    CardsNotFromSeed,
    /// The tag says what a fair deal says already.
    TagConflictsWithFairDeal,
    /// Not the id of a game.
    InvalidGameId,
    /// Neither the tunnel nor the first seat.
    InvalidChosen,
    /// The secret is not the one committed to in this game.
    ServerSecretMismatch,
    /// The secret of a seat is not the one it committed to.
    SeatSecretMismatch,
    /// The tunnel is not the one that the seed gives, and it was not chosen by a player.
    TunnelNotFromSeed,
    /// The first seat is not the one that the seed gives, and it was not chosen by a player.
    FirstSeatNotFromSeed,
    /// The sum is not that of the record: something was changed.
    HashMismatch,
    /// A record with a sum has one spelling, and it is not this.
    NotCanonical,
    /// Neither a resignation nor an agreement.
    InvalidEnd,
    /// Not `yes` or `no`.
    NotYesOrNo,
    /// There is no turn of three moves that could still be taken back.
    NothingUnconfirmed,
    /// A turn is `number. seat: moves`.
    TurnForm,
    /// This turn has another number.
    WrongTurnNumber(usize),
    /// It is another seat's turn.
    WrongTurnSeat(Seat),
    /// A turn without a move.
    NoMoves,
    /// The turn has ended, or the game is over.
    MoveAfterTurnEnd,
    /// The turn goes on: a move is missing, or `.`.
    TurnNotEnded,
    /// Not a move.
    NotAMove,
    /// A record has to say where a move leads and what chance gave.
    NotLongForm,
    /// The move cannot be.
    WrongMove(WrongMove),
    /// Playing the action gives another event.
    EventMismatch,
    /// The record does not know the cards that were drawn.
    HiddenCards,
    /// Not a result.
    InvalidResult,
    /// The game has another result.
    ResultMismatch,
    /// Neither an annotation nor a turn of a variation.
    AnnotationForm,
    /// No turn above to which this belongs, or too deep.
    VariationDepth,
    /// More annotations and variations than a record has.
    TooManyAnnotations,
}

impl RecordError {
    pub(crate) fn new(problem: impl Into<RecordProblem>, span: Range<usize>) -> RecordError {
        RecordError { problem: problem.into(), span }
    }

    /// Returns line and column of the place, both counted from one; columns in characters.
    pub fn line_and_column(&self, text: &str) -> (usize, usize) {
        let before = text.get(..self.span.start).unwrap_or(text);
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        let line = before.matches('\n').count() + 1;
        (line, before[line_start..].chars().count() + 1)
    }
}

impl RecordProblem {
    /// Returns a stable, lower-case name of the problem, for programs.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            RecordProblem::TooLong => "too-long",
            RecordProblem::FileTooLong => "file-too-long",
            RecordProblem::TooManyMoves => "too-many-moves",
            RecordProblem::LineTooLong => "line-too-long",
            RecordProblem::TooManyTags => "too-many-tags",
            RecordProblem::NotARecord => "not-a-record",
            RecordProblem::UnsupportedVersion => "unsupported-version",
            RecordProblem::TagForm => "tag-form",
            RecordProblem::TagTwice => "tag-twice",
            RecordProblem::TagConflictsWithPosition => "tag-conflicts-with-position",
            RecordProblem::TagTooLate => "tag-too-late",
            RecordProblem::TagMissing(_) => "tag-missing",
            RecordProblem::InvalidName => "invalid-name",
            RecordProblem::Position(fault) => fault.problem.code(),
            RecordProblem::NotDealt => "not-dealt",
            RecordProblem::InvalidDeal => "invalid-deal",
            RecordProblem::SeedMismatch => "seed-mismatch",
            RecordProblem::CardsNotFromSeed => "cards-not-from-seed",
            RecordProblem::TagConflictsWithFairDeal => "tag-conflicts-with-fair-deal",
            RecordProblem::InvalidGameId => "invalid-game-id",
            RecordProblem::InvalidChosen => "invalid-chosen",
            RecordProblem::ServerSecretMismatch => "server-secret-mismatch",
            RecordProblem::SeatSecretMismatch => "seat-secret-mismatch",
            RecordProblem::TunnelNotFromSeed => "tunnel-not-from-seed",
            RecordProblem::FirstSeatNotFromSeed => "first-seat-not-from-seed",
            RecordProblem::HashMismatch => "hash-mismatch",
            RecordProblem::NotCanonical => "not-canonical",
            RecordProblem::InvalidEnd => "invalid-end",
            RecordProblem::NotYesOrNo => "not-yes-or-no",
            RecordProblem::NothingUnconfirmed => "nothing-unconfirmed",
            RecordProblem::TurnForm => "turn-form",
            RecordProblem::WrongTurnNumber(_) => "wrong-turn-number",
            RecordProblem::WrongTurnSeat(_) => "wrong-turn-seat",
            RecordProblem::NoMoves => "no-moves",
            RecordProblem::MoveAfterTurnEnd => "move-after-turn-end",
            RecordProblem::TurnNotEnded => "turn-not-ended",
            RecordProblem::NotAMove => "not-a-move",
            RecordProblem::NotLongForm => "not-long-form",
            RecordProblem::WrongMove(wrong) => wrong.code(),
            RecordProblem::EventMismatch => "event-mismatch",
            RecordProblem::HiddenCards => "hidden-cards",
            RecordProblem::InvalidResult => "invalid-result",
            RecordProblem::ResultMismatch => "result-mismatch",
            RecordProblem::AnnotationForm => "annotation-form",
            RecordProblem::VariationDepth => "variation-depth",
            RecordProblem::TooManyAnnotations => "too-many-annotations",
        }
    }
}

impl fmt::Display for RecordProblem {
    /// Writes the problem in English; sentences in other languages are made elsewhere.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordProblem::TagMissing(name) => write!(f, "the tag {name} is missing"),
            RecordProblem::Position(fault) => write!(f, "the start is impossible: {fault}"),
            RecordProblem::WrongTurnNumber(number) => write!(f, "this has to be turn {number}"),
            RecordProblem::WrongTurnSeat(seat) => write!(f, "it is the turn of seat {seat}"),
            RecordProblem::WrongMove(wrong) => write!(f, "the move is impossible: {wrong}"),
            // The codes are the problem in words.
            problem => {
                let mut words = problem.code().split('-');
                words.next().map_or(Ok(()), |word| f.write_str(word))?;
                words.try_for_each(|word| write!(f, " {word}"))
            }
        }
    }
}

impl fmt::Display for RecordError {
    /// Writes the problem in English and the bytes that show it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at bytes {}..{}", self.problem, self.span.start, self.span.end)
    }
}

impl std::error::Error for RecordError {}

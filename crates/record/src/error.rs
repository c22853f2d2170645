use cartagena::{Fault, Seat, WrongMove};
use std::fmt;
use std::ops::Range;

/// A record that is not one: what is wrong, and which bytes of the text show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// What is wrong.
    pub problem: RecordProblem,
    /// Where it is.
    pub span: Range<usize>,
}

/// The ways in which a record can be wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordProblem {
    /// More than a mebibyte of text.
    TooLong,
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
    /// The share is not the one that was promised.
    SeatSecretMismatch,
    /// The tunnel is not the one that the seed gives, and nobody chose it.
    TunnelNotFromSeed,
    /// The first seat is not the one that the seed gives, and nobody chose it.
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
    /// Something else comes of this event.
    EventMismatch,
    /// The record does not know the cards that were drawn.
    HiddenCards,
    /// Not a result.
    InvalidResult,
    /// The game has another result.
    ResultMismatch,
}

impl RecordError {
    pub(crate) fn new(problem: impl Into<RecordProblem>, span: Range<usize>) -> RecordError {
        RecordError { problem: problem.into(), span }
    }

    /// Line and column of the place, both counted from one; columns in characters.
    pub fn line_and_column(&self, text: &str) -> (usize, usize) {
        let before = text.get(..self.span.start).unwrap_or(text);
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        let line = before.matches('\n').count() + 1;
        (line, before[line_start..].chars().count() + 1)
    }
}

impl fmt::Display for RecordError {
    /// The name of the problem and its bytes, for developers; sentences are made elsewhere.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} at {:?}", self.problem, self.span)
    }
}

impl std::error::Error for RecordError {}

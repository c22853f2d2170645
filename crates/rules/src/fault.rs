use crate::{Place, Seat, Symbol};
use core::fmt;
use core::ops::Range;

/// An error in a position: the field, the problem and the byte.
///
/// Its `Display` is a plain English sentence; programs that speak to people in other languages make
/// sentences of their own from [`Problem`]. [`Fault::span`] says where in the line to point.
///
/// ```
/// use cartagena::{Fault, Problem, Setup};
///
/// let line = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
///     0.0.0.0.0.0:BD2HKP|0.0.0.0.0.99:HK3PS - - 0.3";
/// let fault = line.parse::<Setup>().unwrap_err();
/// assert_eq!(fault.problem, Problem::NotAPlace);
/// assert_eq!(fault.to_string(), "seat 1: a place is a number from 0 to 37");
/// assert_eq!(&line[fault.span(line)], "9");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The field that is wrong.
    pub field: Field,
    /// The problem with it.
    pub problem: Problem,
    /// The byte of the text that shows it, where it is a matter of form.
    pub at: Option<usize>,
}

/// The fields of a position, as they follow each other in its line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The line as a whole.
    Line,
    /// Variant and options.
    Rules,
    /// The thirty-six symbols.
    Tunnel,
    /// All seats together.
    Seats,
    /// One seat's places and hand.
    Seat(Seat),
    /// The open row.
    Row,
    /// The discard pile.
    Discard,
    /// The turn, or the outcome.
    Turn,
}

/// The ways in which a position can be wrong.
///
/// Programs that make their own sentences match all of them, so that none lacks one: a new problem
/// is a breaking change, and the enum is exhaustive on purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    /// A line has six fields with one space between them.
    FieldCount,
    /// No such variant.
    UnknownVariant,
    /// Options are `+pass` and `-boat`, in this order.
    UnknownOption,
    /// A tunnel is six groups with `/` between them.
    SegmentCount,
    /// A group is six letters.
    SegmentLength,
    /// Not one of `BDHKPS`.
    NotASymbol(char),
    /// A group shows a symbol twice.
    SymbolTwice(Symbol),
    /// There are two to five seats.
    SeatCount,
    /// A seat is its places, a colon, and its hand.
    SeatForm,
    /// A seat has six pirates.
    PirateCount,
    /// A place is a number from 0 to 37.
    NotAPlace,
    /// Places stand in ascending order.
    PlacesUnsorted,
    /// Letters stand in the order `BDHKPS`, each once.
    CardsUnsorted,
    /// A count is two or more, without a leading zero; of unknown cards one or more.
    BadCount,
    /// Cards are missing, and `-` says that there are none.
    NoCards,
    /// A space holds at most three pirates.
    CrowdedSpace(Place),
    /// The game has 17 cards of a symbol.
    TooManyOf(Symbol),
    /// The game has 102 cards.
    TooManyCards,
    /// In Tortuga all hands are open.
    UnknownCards,
    /// In Jamaica a hand is known whole or not at all.
    PartlyKnown,
    /// Jamaica has no row.
    RowInJamaica,
    /// A row has at most twelve cards.
    RowTooLong,
    /// A row is empty only when the draw pile is.
    RowNotLaid,
    /// A turn is `seat.moves`, `won.seat` or `drawn`.
    TurnForm,
    /// There is no such seat at this table.
    NoSuchSeat,
    /// One to three moves are left.
    MovesLeft,
    /// All six pirates of a seat are home, and it has not won.
    HomeNotWon(Seat),
    /// A seat has won without six pirates in the boat.
    WonNotHome(Seat),
    /// Drawn, though a seat can move.
    DrawnTooSoon,
    /// No seat can move, so the game is drawn.
    NobodyCanMove,
    /// The hands have to be known for this.
    HiddenHands,
}

impl Fault {
    pub(crate) const fn new(field: Field, problem: Problem) -> Fault {
        Fault { field, problem, at: None }
    }

    /// Returns the bytes of `line` that are to blame.
    #[must_use]
    pub fn span(&self, line: &str) -> Range<usize> {
        match self.at {
            Some(at) => {
                at..line[at.min(line.len())..].chars().next().map_or(at, |c| at + c.len_utf8())
            }
            None => self.field.span(line),
        }
    }
}

impl Field {
    fn span(self, line: &str) -> Range<usize> {
        let nth = |index: usize| piece(line, 0..line.len(), ' ', index);
        match self {
            Field::Line => 0..line.len(),
            Field::Rules => nth(0),
            Field::Tunnel => nth(1),
            Field::Seats => nth(2),
            Field::Seat(seat) => piece(line, nth(2), '|', seat.index()),
            Field::Row => nth(3),
            Field::Discard => nth(4),
            Field::Turn => nth(5),
        }
    }
}

/// Returns the n-th piece of a part of a line, or the whole part if it has no such piece.
fn piece(line: &str, part: Range<usize>, separator: char, index: usize) -> Range<usize> {
    let mut start = part.start;
    for (number, text) in line[part.clone()].split(separator).enumerate() {
        if number == index {
            return start..start + text.len();
        }
        start += text.len() + separator.len_utf8();
    }
    part
}

impl Field {
    /// Returns a stable, lower-case name of the field, for programs.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Field::Line => "line",
            Field::Rules => "rules",
            Field::Tunnel => "tunnel",
            Field::Seats => "seats",
            Field::Seat(_) => "seat",
            Field::Row => "row",
            Field::Discard => "discard",
            Field::Turn => "turn",
        }
    }
}

impl Problem {
    /// Returns a stable, lower-case name of the problem, for programs.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Problem::FieldCount => "field-count",
            Problem::UnknownVariant => "unknown-variant",
            Problem::UnknownOption => "unknown-option",
            Problem::SegmentCount => "segment-count",
            Problem::SegmentLength => "segment-length",
            Problem::NotASymbol(_) => "not-a-symbol",
            Problem::SymbolTwice(_) => "symbol-twice",
            Problem::SeatCount => "seat-count",
            Problem::SeatForm => "seat-form",
            Problem::PirateCount => "pirate-count",
            Problem::NotAPlace => "not-a-place",
            Problem::PlacesUnsorted => "places-unsorted",
            Problem::CardsUnsorted => "cards-unsorted",
            Problem::BadCount => "bad-count",
            Problem::NoCards => "no-cards",
            Problem::CrowdedSpace(_) => "crowded-space",
            Problem::TooManyOf(_) => "too-many-of",
            Problem::TooManyCards => "too-many-cards",
            Problem::UnknownCards => "unknown-cards",
            Problem::PartlyKnown => "partly-known",
            Problem::RowInJamaica => "row-in-jamaica",
            Problem::RowTooLong => "row-too-long",
            Problem::RowNotLaid => "row-not-laid",
            Problem::TurnForm => "turn-form",
            Problem::NoSuchSeat => "no-such-seat",
            Problem::MovesLeft => "moves-left",
            Problem::HomeNotWon(_) => "home-not-won",
            Problem::WonNotHome(_) => "won-not-home",
            Problem::DrawnTooSoon => "drawn-too-soon",
            Problem::NobodyCanMove => "nobody-can-move",
            Problem::HiddenHands => "hidden-hands",
        }
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Field::Seat(seat) => write!(f, "seat {seat}"),
            field => f.write_str(field.code()),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::NotASymbol(letter) => {
                write!(f, "'{}' is not one of BDHKPS", letter.escape_debug())
            }
            Problem::SymbolTwice(symbol) => write!(f, "the segment shows {symbol} twice"),
            Problem::CrowdedSpace(place) => write!(f, "more than three pirates on space {place}"),
            Problem::TooManyOf(symbol) => write!(f, "more than 17 cards with {symbol}"),
            Problem::HomeNotWon(seat) => {
                write!(
                    f,
                    "all pirates of seat {seat} are in the boat, so the turn must be won.{seat}"
                )
            }
            Problem::WonNotHome(seat) => {
                write!(f, "seat {seat} has not won, as not all of its pirates are in the boat")
            }
            problem => f.write_str(problem.sentence()),
        }
    }
}

impl Problem {
    /// Returns the English sentence of a problem that names nothing.
    const fn sentence(self) -> &'static str {
        match self {
            Problem::FieldCount => "a position has six fields with one space between them",
            Problem::UnknownVariant => "the variant is not jamaica, tortuga or hispaniola",
            Problem::UnknownOption => "the options are +pass and -boat, in this order",
            Problem::SegmentCount => "a tunnel has six segments with / between them",
            Problem::SegmentLength => "a segment has six letters",
            Problem::NotASymbol(_) => "not one of BDHKPS",
            Problem::SymbolTwice(_) => "a segment shows a symbol twice",
            Problem::SeatCount => "a table has two to five seats with | between them",
            Problem::SeatForm => "a seat is six places, a colon and a hand",
            Problem::PirateCount => "a seat has six pirates with . between their places",
            Problem::NotAPlace => "a place is a number from 0 to 37",
            Problem::PlacesUnsorted => "the places are not in ascending order",
            Problem::CardsUnsorted => "the letters are not in the order BDHKPS, each once",
            Problem::BadCount => "a count is 2 or more (1 or more after ?), without a leading zero",
            Problem::NoCards => "the cards are missing; - stands for none",
            Problem::CrowdedSpace(_) => "more than three pirates on a space",
            Problem::TooManyOf(_) => "more than 17 cards of a symbol",
            Problem::TooManyCards => "more than 102 cards in all",
            Problem::UnknownCards => "unknown cards, though all hands are open in Tortuga",
            Problem::PartlyKnown => "a partly known hand, which Jamaica does not have",
            Problem::RowInJamaica => "a row, which Jamaica does not have",
            Problem::RowTooLong => "a row has at most twelve cards",
            Problem::RowNotLaid => "the row is empty though the draw pile is not",
            Problem::TurnForm => "a turn is seat.moves, won.seat or drawn",
            Problem::NoSuchSeat => "there is no such seat at this table",
            Problem::MovesLeft => "one to three moves must be left",
            Problem::HomeNotWon(_) => "all pirates of a seat are in the boat, so it has won",
            Problem::WonNotHome(_) => "not all pirates of the winner are in the boat",
            Problem::DrawnTooSoon => "the game is not drawn while a seat can move",
            Problem::NobodyCanMove => "no seat can move, so the turn must be drawn",
            Problem::HiddenHands => "all cards of this hand have to be known",
        }
    }
}

impl fmt::Display for Fault {
    /// Writes the field and the problem in English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.field {
            Field::Line => self.problem.fmt(f),
            field => write!(f, "{field}: {}", self.problem),
        }
    }
}

impl core::error::Error for Fault {}

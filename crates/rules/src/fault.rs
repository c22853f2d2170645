use crate::{Place, Seat, Symbol};
use core::fmt;
use core::ops::Range;

/// What is wrong with a position, and in which field of it.
///
/// The rules hold no sentences: a front turns the [`Problem`] into words, and [`Fault::span`] says
/// where in the line to point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The field that is wrong.
    pub field: Field,
    /// What is wrong with it.
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
    /// Whose turn it is, or how the game ended.
    Turn,
}

/// The ways in which a position can be wrong.
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
    /// Drawn, though somebody can move.
    DrawnTooSoon,
    /// Nobody can move, so the game is drawn.
    NobodyCanMove,
    /// The hands have to be known for this.
    HiddenHands,
}

impl Fault {
    pub(crate) const fn new(field: Field, problem: Problem) -> Fault {
        Fault { field, problem, at: None }
    }

    /// The bytes of `line` that are to blame.
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

/// The n-th piece of a part of a line; the whole part if it has no such piece.
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

impl fmt::Display for Fault {
    /// The names of field and problem, for developers; sentences for people are made elsewhere.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}: {:?}", self.field, self.problem)
    }
}

impl core::error::Error for Fault {}

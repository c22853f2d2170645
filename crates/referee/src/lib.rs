//! The referee: Cartagena a second time, in plain vectors.
//!
//! The fast engine packs a game into a few machine words, which is easy to get wrong. This crate plays
//! the same game straight from the written rules, slowly and readably, and shares no code and no type
//! with the fast one: both sides meet in the text forms of positions and moves. Tests compare the two
//! move by move, golden games must pass here first, and the bench measures how much the packing gains.
//!
//! ```
//! use cartagena_referee::Naive;
//!
//! let mut game = Naive::from_position(
//!     "jamaica BDHKPS/BDHKPS/BDHKPS/BDHKPS/BDHKPS/BDHKPS \
//!      0.0.0.0.0.5:D|0.0.0.0.3.3:K2 - - 0.3",
//! )?;
//! assert_eq!(game.legal(), ["D0>2", "D5>8", "5<3"]);
//! assert_eq!(game.cards_needed("5<"), 2);
//! assert_eq!(game.play("5<", &['S', 'B'])?, "5<3+SB");
//! assert_eq!(
//!     game.position(),
//!     "jamaica BDHKPS/BDHKPS/BDHKPS/BDHKPS/BDHKPS/BDHKPS \
//!      0.0.0.0.0.3:BDS|0.0.0.0.3.3:K2 - - 0.2",
//! );
//! # Ok::<(), String>(())
//! ```
//!
//! A [`Naive`] always knows the whole game. It has no views of single seats, except [`Naive::seen`], with
//! which the fast engine's memory of openly taken cards is compared. [`Naive::legal_moves`],
//! [`Naive::needed`] and [`Naive::apply`] do without the text forms.

mod cards;
mod moves;
mod notation;
mod perft;
mod position;

pub use moves::{MoveEffects, NaiveMove};

use cards::Stock;

/// Place before space 1.
const FORT: usize = 0;
/// Place after space 36.
const BOAT: usize = 37;
/// Number of moves in a whole turn.
const MOVES: usize = 3;

/// A game of Cartagena: everything is known except the order of the face-down draw pile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Naive {
    variant: Variant,
    pass: bool,
    boat: bool,
    /// The symbols of spaces 1 to 36.
    tunnel: Vec<char>,
    seats: Vec<Seat>,
    stock: Stock,
    turn: Turn,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Variant {
    Jamaica,
    Tortuga,
    Hispaniola,
}

/// One player's pirates and cards, all in ascending order.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Seat {
    pirates: Vec<usize>,
    hand: Vec<char>,
    seen: Vec<char>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Turn {
    Of { seat: usize, left: usize },
    Won(usize),
    Drawn,
}

impl Naive {
    /// Reads a position line in its canonical spelling.
    ///
    /// # Errors
    /// Whatever the notation refuses, and hands with unseen cards (`?`).
    pub fn from_position(line: &str) -> Result<Naive, String> {
        position::read(line)
    }

    /// Returns the position line.
    pub fn position(&self) -> String {
        position::spell(self)
    }

    /// Reports whether the game was won or drawn.
    pub fn is_over(&self) -> bool {
        !matches!(self.turn, Turn::Of { .. })
    }

    /// Returns the seat that has won, if one has.
    pub fn winner(&self) -> Option<usize> {
        match self.turn {
            Turn::Won(seat) => Some(seat),
            _ => None,
        }
    }

    /// Returns the face-down draw pile as sorted letters.
    pub fn pile(&self) -> Vec<char> {
        self.stock.pile.clone()
    }

    /// Returns the discard pile as sorted letters.
    pub fn discard(&self) -> Vec<char> {
        self.stock.discard.clone()
    }

    /// Returns, in Hispaniola, the cards of a seat that all players saw taken from the open row
    /// since the position was read, as sorted letters. A played card counts as one of them if the
    /// seat holds one. Empty in the other variants and for a seat that does not exist.
    pub fn seen(&self, seat: usize) -> Vec<char> {
        self.seats.get(seat).map_or_else(Vec::new, |s| s.seen.clone())
    }
}

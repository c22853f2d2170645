use crate::{Cards, Symbol};
use core::fmt;

/// The open row: up to twelve cards in the order in which they will be taken. Its text is their
/// letters.
///
/// Each card is four bits (its symbol plus one), the next one lowest, so that taking a card is a
/// shift.
///
/// ```
/// use cartagena::{Row, Symbol};
///
/// let row: Row = [Symbol::Key, Symbol::Hat].into_iter().collect();
/// assert_eq!(row.len(), 2);
/// assert_eq!(row.first(), Some(Symbol::Key));
/// assert_eq!(row.to_string(), "KH");
/// assert_eq!("KH".parse(), Ok(row));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Row(u64);

impl Row {
    /// A row without cards.
    pub const EMPTY: Row = Row(0);
    /// The number of cards in a newly laid row.
    pub const LENGTH: usize = 12;

    /// Returns the number of cards in the row.
    #[must_use]
    pub const fn len(self) -> usize {
        (64 - self.0.leading_zeros() as usize).div_ceil(4)
    }

    /// Returns true if the row has no card.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the card that is taken next.
    #[must_use]
    pub fn first(self) -> Option<Symbol> {
        self.iter().next()
    }

    /// Iterates over the cards, the next one first.
    pub fn iter(self) -> impl Iterator<Item = Symbol> {
        let mut rest = self;
        core::iter::from_fn(move || rest.take())
    }

    /// Takes the first card.
    /// Returns all cards as one number.
    pub(crate) const fn word(self) -> u64 {
        self.0
    }

    #[allow(clippy::cast_possible_truncation, reason = "only the lowest four bits count")]
    pub(crate) fn take(&mut self) -> Option<Symbol> {
        let code = self.0 as usize & 15;
        self.0 >>= 4;
        (code > 0).then(|| Symbol::from_index(code - 1))
    }

    /// Takes the first one or two cards of a row that has more than two.
    #[inline]
    pub(crate) const fn take_one_or_two(&mut self, two: bool) -> Cards {
        let (count, seen) = if two { (2, 0xff) } else { (1, 0xf) };
        let taken = self.0 & seen;
        self.0 >>= 4 * count;
        card(taken & 15).const_add(card(taken >> 4))
    }

    /// Returns true if a draw of two leaves a card.
    #[inline]
    pub(crate) const fn has_more_than_two(self) -> bool {
        self.0 >> 8 != 0
    }
}

/// Returns the card that a code stands for, and none for no code.
#[allow(clippy::cast_possible_truncation, reason = "only the lowest three bits count")]
#[inline]
const fn card(code: u64) -> Cards {
    const TABLE: [Cards; 8] = {
        let mut table = [Cards::NONE; 8];
        let mut index = 0;
        while index < Symbol::COUNT {
            table[index + 1] = Cards::one(Symbol::ALL[index]);
            index += 1;
        }
        table
    };
    TABLE[code as usize & 7]
}

impl FromIterator<Symbol> for Row {
    /// Lays the first twelve of the cards.
    fn from_iter<I: IntoIterator<Item = Symbol>>(symbols: I) -> Row {
        let codes = symbols.into_iter().take(Row::LENGTH).map(|symbol| symbol as u64 + 1);
        Row(codes.zip(0..).fold(0, |row, (code, index)| row | code << (4 * index)))
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.iter().try_for_each(|symbol| symbol.fmt(f))
    }
}

impl fmt::Debug for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Row({self})")
    }
}

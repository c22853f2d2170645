use crate::Symbol;
use core::fmt;

/// The open row: up to twelve cards in the order in which they will be taken.
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
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Row(u64);

impl Row {
    /// A row without cards.
    pub const EMPTY: Row = Row(0);
    /// How many cards a row is laid with.
    pub const LENGTH: usize = 12;

    /// How many cards lie in the row.
    pub const fn len(self) -> usize {
        (64 - self.0.leading_zeros() as usize).div_ceil(4)
    }

    /// Whether no card lies in the row.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The card that is taken next.
    pub fn first(self) -> Option<Symbol> {
        self.iter().next()
    }

    /// The cards, the next one first.
    pub fn iter(self) -> impl Iterator<Item = Symbol> {
        let mut rest = self;
        core::iter::from_fn(move || rest.take())
    }

    /// Takes the first card.
    pub(crate) fn take(&mut self) -> Option<Symbol> {
        let code = self.0 as usize & 15;
        self.0 >>= 4;
        (code > 0).then(|| Symbol::from_index(code - 1))
    }

    /// Lays a card at the far end; a full row stays as it is.
    pub(crate) fn push(&mut self, symbol: Symbol) {
        if self.len() < Self::LENGTH {
            self.0 |= (symbol as u64 + 1) << (4 * self.len());
        }
    }
}

impl FromIterator<Symbol> for Row {
    /// Lays the first twelve of the cards.
    fn from_iter<I: IntoIterator<Item = Symbol>>(symbols: I) -> Row {
        let mut row = Row::EMPTY;
        symbols.into_iter().take(Row::LENGTH).for_each(|symbol| row.push(symbol));
        row
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

use crate::Symbol;
use core::fmt;
use core::ops::{Add, AddAssign, Sub, SubAssign};

/// Cards without an order: a hand, the discards, or the draw pile. Their text is letters with counts.
///
/// Six counts lie side by side in the bytes of one number, their sum in the seventh, so that adding
/// and taking cards is plain arithmetic on all of them at once.
///
/// ```
/// use cartagena::{Cards, Symbol};
///
/// let hand: Cards = [Symbol::Skull, Symbol::Bottle, Symbol::Skull].into_iter().collect();
/// assert_eq!(hand.count(Symbol::Skull), 2);
/// assert_eq!(hand.len(), 3);
/// assert_eq!(hand.to_string(), "BS2");
/// assert_eq!("BS2".parse(), Ok(hand));
/// assert_eq!((Cards::DECK - hand).len(), 99);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(u64);

const LOW: u64 = 0x0000_0101_0101_0101;
const HIGH: u64 = LOW << 7;
const SUM_SHIFT: u32 = 48;

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards(0);
    /// The number of cards that the game has of each symbol.
    pub const PER_SYMBOL: u8 = 17;
    /// All 102 cards of the game.
    pub const DECK: Cards = Cards((LOW * Self::PER_SYMBOL as u64) | (102 << SUM_SHIFT));

    /// Returns a single card.
    #[must_use]
    pub const fn one(symbol: Symbol) -> Cards {
        Cards(1 << (8 * symbol as u32) | 1 << SUM_SHIFT)
    }

    /// Returns the number of cards with this symbol.
    #[allow(
        clippy::cast_possible_truncation,
        reason = "the count of a symbol is one byte of the word"
    )]
    #[must_use]
    pub const fn count(self, symbol: Symbol) -> u8 {
        (self.0 >> (8 * symbol as u32)) as u8
    }

    /// Returns the number of cards.
    #[must_use]
    pub const fn len(self) -> usize {
        (self.0 >> SUM_SHIFT) as usize
    }

    /// Returns true if there is no card.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns true if there is a card with this symbol.
    #[must_use]
    pub const fn contains(self, symbol: Symbol) -> bool {
        self.count(symbol) > 0
    }

    /// Adds cards where it has to be constant.
    pub(crate) const fn const_add(self, other: Cards) -> Cards {
        Cards(self.0 + other.0)
    }

    /// Returns the cards without `other`, or `None` if `other` is not all there.
    ///
    /// ```
    /// use cartagena::{Cards, Symbol};
    ///
    /// let hand: Cards = "BS2".parse()?;
    /// assert_eq!(hand.checked_sub(Cards::one(Symbol::Skull)), Some("BS".parse()?));
    /// assert_eq!(hand.checked_sub(Cards::one(Symbol::Key)), None);
    /// # Ok::<(), cartagena::Fault>(())
    /// ```
    #[must_use]
    pub fn checked_sub(self, other: Cards) -> Option<Cards> {
        self.contains_all(other).then(|| self - other)
    }

    /// Returns true if all cards of `other` are there.
    #[must_use]
    pub fn contains_all(self, other: Cards) -> bool {
        Symbol::ALL.iter().all(|symbol| self.count(*symbol) >= other.count(*symbol))
    }

    /// Returns the cards together with `other`, or `None` if there were more of a symbol than the
    /// game has.
    ///
    /// ```
    /// use cartagena::{Cards, Symbol};
    ///
    /// let hand: Cards = "BS2".parse()?;
    /// assert_eq!(hand.checked_add(Cards::one(Symbol::Key)), Some("BKS2".parse()?));
    /// assert_eq!(Cards::DECK.checked_add(hand), None);
    /// # Ok::<(), cartagena::Fault>(())
    /// ```
    #[must_use]
    pub fn checked_add(self, other: Cards) -> Option<Cards> {
        let fits = |symbol: &Symbol| {
            u16::from(self.count(*symbol)) + u16::from(other.count(*symbol))
                <= u16::from(Self::PER_SYMBOL)
        };
        Symbol::ALL.iter().all(fits).then(|| self + other)
    }

    /// Returns the card at `index` when the cards lie sorted by symbol: a uniformly drawn index below
    /// [`len`](Cards::len) gives a uniformly drawn card.
    ///
    /// The product holds the running totals of the six counts; the symbol is found by counting the
    /// totals that the index has reached. An index out of range gives a skull.
    ///
    /// ```
    /// use cartagena::{Cards, Symbol};
    ///
    /// let hand: Cards = "BS2".parse()?;
    /// assert_eq!([0, 1, 2].map(|index| hand.nth(index)), [Symbol::Bottle, Symbol::Skull, Symbol::Skull]);
    /// # Ok::<(), cartagena::Fault>(())
    /// ```
    #[must_use]
    pub const fn nth(self, index: usize) -> Symbol {
        let totals = (self.0 & (LOW * 0xff)).wrapping_mul(LOW);
        let reached = ((index as u64).wrapping_mul(LOW) | HIGH).wrapping_sub(totals & (LOW * 0xff));
        Symbol::from_index((reached & (HIGH >> 8)).count_ones() as usize)
    }

    /// Iterates over the cards, sorted by symbol.
    pub fn iter(self) -> impl Iterator<Item = Symbol> {
        let copies = move |symbol| core::iter::repeat_n(symbol, self.count(symbol).into());
        Symbol::ALL.into_iter().flat_map(copies)
    }

    /// Returns the symbols with at least one card: bit `n` is the symbol with index `n`.
    ///
    /// ```
    /// use cartagena::{Cards, Symbol};
    ///
    /// let cards: Cards = [Symbol::ALL[1], Symbol::ALL[1], Symbol::ALL[4]].into_iter().collect();
    /// assert_eq!(cards.held_symbols(), 1 << 1 | 1 << 4);
    /// ```
    #[allow(clippy::cast_possible_truncation, reason = "six bits are left")]
    #[inline]
    #[must_use]
    pub const fn held_symbols(self) -> u8 {
        gathered(self.held_mask()) as u8
    }

    /// Returns all counts as one number.
    pub(crate) const fn word(self) -> u64 {
        self.0
    }

    /// Returns one bit for each symbol that is held: bit 7 of its byte.
    pub(crate) const fn held_mask(self) -> u64 {
        ((self.0 & (LOW * 0xff)) + LOW * 0x7f) & HIGH
    }
}

/// Moves one bit for each symbol, bit 7 of its byte, together by a multiplication.
#[inline]
pub(crate) const fn gathered(held: u64) -> usize {
    const GATHER: u64 = 1 << 35 | 1 << 28 | 1 << 21 | 1 << 14 | 1 << 7 | 1;
    let six = (held >> 7).wrapping_mul(GATHER) >> 35;
    six as usize & 63
}

impl Add for Cards {
    type Output = Cards;
    fn add(self, other: Cards) -> Cards {
        Cards(self.0 + other.0)
    }
}

impl Sub for Cards {
    type Output = Cards;
    /// Takes cards out, which must be there; see [`Cards::checked_sub`].
    fn sub(self, other: Cards) -> Cards {
        debug_assert!(self.contains_all(other), "{other} is not all in {self}");
        Cards(self.0.wrapping_sub(other.0))
    }
}

impl AddAssign for Cards {
    fn add_assign(&mut self, other: Cards) {
        *self = *self + other;
    }
}

impl SubAssign for Cards {
    fn sub_assign(&mut self, other: Cards) {
        *self = *self - other;
    }
}

impl FromIterator<Symbol> for Cards {
    /// Counts at most 102 cards; more would run from one count into the next.
    fn from_iter<I: IntoIterator<Item = Symbol>>(symbols: I) -> Cards {
        symbols.into_iter().map(Cards::one).fold(Cards::NONE, Add::add)
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        fmt_counts(*self, f)
    }
}

/// Writes letters with counts, and nothing at all for no cards.
fn fmt_counts(cards: Cards, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for symbol in Symbol::ALL {
        match cards.count(symbol) {
            0 => {}
            1 => write!(f, "{symbol}")?,
            count => write!(f, "{symbol}{count}")?,
        }
    }
    Ok(())
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cards({self})")
    }
}

/// A viewer's knowledge of a hand: some cards for sure, of the others only their number.
///
/// ```
/// use cartagena::Hand;
///
/// let hand: Hand = "BD2?3".parse()?;
/// assert_eq!((hand.known.len(), hand.unknown, hand.len()), (3, 3, 6));
/// assert_eq!(hand.cards(), None);
/// # Ok::<(), cartagena::Fault>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Hand {
    /// The cards that the viewer knows of.
    pub known: Cards,
    /// The number of other cards.
    pub unknown: u8,
}

impl Hand {
    /// Returns a hand of which the viewer knows every card.
    #[must_use]
    pub const fn open(cards: Cards) -> Hand {
        Hand { known: cards, unknown: 0 }
    }

    /// Returns the number of cards in the hand.
    #[must_use]
    pub const fn len(self) -> usize {
        self.known.len() + self.unknown as usize
    }

    /// Returns true if the hand has no card.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Returns the cards, if the viewer knows them all.
    #[must_use]
    pub fn cards(self) -> Option<Cards> {
        (self.unknown == 0).then_some(self.known)
    }
}

impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.unknown {
            0 => self.known.fmt(f),
            unknown => {
                fmt_counts(self.known, f)?;
                write!(f, "?{unknown}")
            }
        }
    }
}

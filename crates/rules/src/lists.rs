//! Short lists that need no allocation.

use crate::{Crew, Row, Seat, Symbol};
use arrayvec::ArrayVec;
use core::ops::{Deref, DerefMut};

/// A list of at most `N` items that needs no allocation and behaves as a slice.
///
/// ```
/// use cartagena::{CardList, Symbol};
///
/// let cards: CardList = [Symbol::Key, Symbol::Hat].into_iter().collect();
/// assert_eq!(cards.len(), 2);
/// assert_eq!(cards.as_slice(), [Symbol::Key, Symbol::Hat]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ShortList<T, const N: usize>(ArrayVec<T, N>);

/// Cards in the order in which they came, at most as many as a row has.
pub type CardList = ShortList<Symbol, { Row::LENGTH }>;

/// The cards of one draw, in order; `None` is a card that the viewer may not see.
///
/// ```
/// use cartagena::{Drawn, Symbol};
///
/// let drawn: Drawn = [Some(Symbol::Key), None].into_iter().collect();
/// assert_eq!(drawn.iter().flatten().count(), 1);
/// ```
pub type Drawn = ShortList<Option<Symbol>, 2>;

/// The crews of a table in the order of seats.
///
/// ```
/// use cartagena::Setup;
///
/// let mut setup: Setup = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
///     0.0.0.0.0.0:BD2HKP|0.0.0.0.0.0:HK3PS - - 0.3".parse()?;
/// setup.seats.swap(0, 1);
/// assert_eq!(setup.seats[0].hand.to_string(), "HK3PS");
/// # Ok::<(), cartagena::Fault>(())
/// ```
pub type Crews = ShortList<Crew, { Seat::MAX }>;

impl<T, const N: usize> ShortList<T, N> {
    /// Returns the items as a slice.
    #[inline]
    #[must_use]
    pub fn as_slice(&self) -> &[T] {
        &self.0
    }
}

impl<T, const N: usize> Default for ShortList<T, N> {
    /// Makes an empty list.
    #[inline]
    fn default() -> Self {
        ShortList(ArrayVec::new())
    }
}

impl<T, const N: usize> Deref for ShortList<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.0
    }
}

impl<T, const N: usize> DerefMut for ShortList<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.0
    }
}

impl<T, const N: usize> FromIterator<T> for ShortList<T, N> {
    /// Takes as many items as the list can hold and leaves the others.
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        ShortList(items.into_iter().take(N).collect())
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a ShortList<T, N> {
    type Item = &'a T;
    type IntoIter = core::slice::Iter<'a, T>;
    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a mut ShortList<T, N> {
    type Item = &'a mut T;
    type IntoIter = core::slice::IterMut<'a, T>;
    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.0.iter_mut()
    }
}

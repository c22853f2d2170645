use core::fmt;

/// Where a pirate can stand: the fort (0), a space of the tunnel (1 to 36), or the boat (37).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(u8);

impl Place {
    /// Where everybody starts. Not a space: it holds any number and nobody retreats to it.
    pub const FORT: Place = Place(0);
    /// Where everybody wants to be. Not a space either.
    pub const BOAT: Place = Place(37);
    /// The space next to the fort.
    pub const FIRST: Place = Place(1);
    /// The space next to the boat.
    pub const LAST: Place = Place(36);

    /// The place with this number, if there is one.
    pub const fn new(number: u8) -> Option<Place> {
        if number <= Self::BOAT.0 { Some(Place(number)) } else { None }
    }

    /// For numbers that come from the bits of the engine's own masks.
    pub(crate) const fn from_bit(bit: u32) -> Place {
        debug_assert!(bit <= 37);
        Place(bit as u8)
    }

    /// 0 for the fort, 1 to 36 for the spaces, 37 for the boat.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Whether this is one of the 36 spaces.
    pub const fn is_space(self) -> bool {
        self.0 != 0 && self.0 != 37
    }

    /// The spaces from the fort to the boat.
    pub fn spaces() -> impl DoubleEndedIterator<Item = Place> {
        (1..=36).map(Place)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A player's place at the table, counted from 0 in the order of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The fewest players there can be.
    pub const MIN: usize = 2;
    /// The most players there can be.
    pub const MAX: usize = 5;

    /// The first seat.
    pub const FIRST: Seat = Seat(0);

    /// The seat with this number, if a table can have it.
    pub const fn new(number: u8) -> Option<Seat> {
        if (number as usize) < Self::MAX { Some(Seat(number)) } else { None }
    }

    /// The first `count` seats, at most five.
    pub fn first(count: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..count.min(Self::MAX) as u8).map(Seat)
    }

    /// The seat that plays next at a table of `seats`.
    #[inline]
    pub(crate) const fn after(self, seats: u8) -> Seat {
        Seat(if self.0 + 1 == seats { 0 } else { self.0 + 1 })
    }

    /// The number of the seat, for use as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

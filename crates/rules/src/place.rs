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
pub struct Seat(Number);

/// The five numbers of seats, so that the compiler knows that an index is in range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
enum Number {
    Zero,
    One,
    Two,
    Three,
    Four,
}

impl Seat {
    /// The fewest players there can be.
    pub const MIN: usize = 2;
    /// The most players there can be.
    pub const MAX: usize = 5;
    /// The first seat.
    pub const FIRST: Seat = Seat(Number::Zero);

    /// The seat with this number, if a table can have it.
    #[inline]
    pub const fn new(number: u8) -> Option<Seat> {
        Some(Seat(match number {
            0 => Number::Zero,
            1 => Number::One,
            2 => Number::Two,
            3 => Number::Three,
            4 => Number::Four,
            _ => return None,
        }))
    }

    /// The first `count` seats, at most five.
    pub fn first_n(count: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        const ALL: [Seat; Seat::MAX] = [
            Seat(Number::Zero),
            Seat(Number::One),
            Seat(Number::Two),
            Seat(Number::Three),
            Seat(Number::Four),
        ];
        ALL.into_iter().take(count)
    }

    /// The seat that plays next at a table of `seats`.
    #[inline]
    pub const fn next_at(self, seats: u8) -> Seat {
        let next = self.0 as u8 + 1;
        match Seat::new(next) {
            Some(seat) if next < seats => seat,
            _ => Seat::FIRST,
        }
    }

    /// The number of the seat, for use as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.index().fmt(f)
    }
}

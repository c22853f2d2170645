use core::fmt;

/// A place of a pirate: the fort (0), a space of the tunnel (1 to 36), or the boat (37). Its text is
/// the number.
///
/// ```
/// use cartagena::Place;
///
/// assert_eq!(Place::new(37), Some(Place::BOAT));
/// assert_eq!("12".parse::<Place>()?.number(), 12);
/// assert!("38".parse::<Place>().is_err());
/// assert_eq!(Place::spaces().count(), 36);
/// # Ok::<(), cartagena::Fault>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(u8);

impl Place {
    /// The start of all pirates. It is not a space: it holds any number, and no pirate retreats to it.
    pub const FORT: Place = Place(0);
    /// The goal of all pirates. It is not a space either.
    pub const BOAT: Place = Place(37);
    /// The space next to the fort.
    pub const FIRST: Place = Place(1);
    /// The space next to the boat.
    pub const LAST: Place = Place(36);

    /// Returns the place with this number, if there is one.
    #[must_use]
    pub const fn new(number: u8) -> Option<Place> {
        if number <= Self::BOAT.0 { Some(Place(number)) } else { None }
    }

    /// Returns the place of a bit of the engine's own masks.
    #[allow(clippy::cast_possible_truncation, reason = "a bit of a place is at most 37")]
    pub(crate) const fn from_bit(bit: u32) -> Place {
        debug_assert!(bit <= 37);
        Place(bit as u8)
    }

    /// Returns 0 for the fort, 1 to 36 for the spaces, 37 for the boat.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns true for the 36 spaces.
    #[must_use]
    pub const fn is_space(self) -> bool {
        self.0 != 0 && self.0 != 37
    }

    /// Iterates over the spaces from the fort to the boat.
    pub fn spaces() -> impl DoubleEndedIterator<Item = Place> {
        (1..=36).map(Place)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A player's seat at the table, counted from 0 in the order of play. Its text is the number.
///
/// ```
/// use cartagena::Seat;
///
/// let last = Seat::new(4).unwrap();
/// assert_eq!(last.next_at(5), Seat::FIRST);
/// assert_eq!(Seat::first_n(3).map(Seat::number).collect::<Vec<_>>(), [0, 1, 2]);
/// assert_eq!("4".parse(), Ok(last));
/// assert!("5".parse::<Seat>().is_err());
/// ```
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
    /// The smallest number of players.
    pub const MIN: usize = 2;
    /// The largest number of players.
    pub const MAX: usize = 5;
    /// The first seat.
    pub const FIRST: Seat = Seat(Number::Zero);

    /// Returns the seat with this number, if a table can have it.
    #[inline]
    #[must_use]
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

    /// Iterates over the first `count` seats, at most five.
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

    /// Returns the seat that plays next at a table of `seats`.
    #[inline]
    #[must_use]
    pub const fn next_at(self, seats: u8) -> Seat {
        let next = self.0 as u8 + 1;
        match Seat::new(next) {
            Some(seat) if next < seats => seat,
            _ => Seat::FIRST,
        }
    }

    /// Returns the number of the seat, from 0 to 4.
    #[inline]
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 as u8
    }

    /// Returns the number of the seat, for use as an index.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.index().fmt(f)
    }
}

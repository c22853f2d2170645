use crate::{Place, Seat, Symbol, Tunnel};

/// A number from 0 to 3 for each place, written in binary across two words: bit `n` of `low` is the
/// ones of place `n`, bit `n` of `high` the twos. Counting a pirate in or out is a carry or a borrow
/// between the words, and questions about all places at once are single operations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
struct Planes {
    low: u64,
    high: u64,
}

impl Planes {
    const fn add(&mut self, bit: u64) {
        self.high ^= bit & self.low;
        self.low ^= bit;
    }

    const fn remove(&mut self, bit: u64) {
        self.high ^= bit & !self.low;
        self.low ^= bit;
    }

    const fn count(self, bit: u64) -> u8 {
        (self.low & bit != 0) as u8 + 2 * (self.high & bit != 0) as u8
    }

    const fn occupied(self) -> u64 {
        self.low | self.high
    }

    const fn one_or_two(self) -> u64 {
        self.low ^ self.high
    }

    const fn three(self) -> u64 {
        self.low & self.high
    }
}

const FORT: u64 = 1;
const BOAT: u64 = 1 << 37;
const SPACES: u64 = BOAT - 2;

/// Fort and boat hold up to six of a crew, twice what two bits can count: each has an annex for the
/// second three, filled last and emptied first. The boat's is its left neighbour, the fort's its
/// right one (bit 63).
const FORT_ANNEX: u64 = FORT.rotate_right(1);
const BOAT_ANNEX: u64 = BOAT << 1;

/// A place as a bit of a bitboard, as the engine uses it; the public API has numbers.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct PlaceBit(u64);

impl PlaceBit {
    #[inline]
    pub(crate) const fn of(place: Place) -> PlaceBit {
        PlaceBit(1 << place.number())
    }

    /// Returns the lowest of some places, of which there is at least one.
    #[inline]
    pub(crate) const fn lowest(places: u64) -> PlaceBit {
        PlaceBit(places & places.wrapping_neg())
    }

    #[inline]
    pub(crate) const fn place(self) -> Place {
        Place::from_bit(self.0.trailing_zeros())
    }

    const fn ahead(self) -> u64 {
        (self.0 << 1).wrapping_neg()
    }

    const fn behind(self) -> u64 {
        self.0 - 1
    }
}

/// The bitboards of all pirates.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Pirates {
    /// All crews together, in the tunnel only.
    all: Planes,
    crews: [Planes; Seat::MAX],
}

impl Pirates {
    /// Puts one more pirate of `seat` on `place`; returns false if it were the fourth on a space.
    pub(crate) fn put(&mut self, seat: Seat, place: Place) -> bool {
        let PlaceBit(bit) = PlaceBit::of(place);
        let full = if place.is_space() { self.all.three() } else { 0 };
        if full & bit != 0 {
            return false;
        }
        let crew = &mut self.crews[seat.index()];
        let taken = crew.three() & (FORT | BOAT) & bit;
        crew.add(if taken == 0 { bit } else { annex(bit) });
        self.all.add(bit & SPACES);
        true
    }

    /// Moves a pirate of `seat` from the fort or a space to an empty space or the boat.
    #[inline]
    pub(crate) const fn advance(
        &mut self,
        seat: Seat,
        PlaceBit(from): PlaceBit,
        PlaceBit(to): PlaceBit,
    ) {
        let crew = &mut self.crews[seat.index()];
        let upstairs = crew.occupied() & from.rotate_right(1) & FORT_ANNEX;
        crew.remove(if upstairs == 0 { from } else { upstairs });
        crew.add(to + (crew.three() & BOAT & to));
        self.all.remove(from & SPACES);
        self.all.low |= to & SPACES;
    }

    /// Moves a pirate of `seat` from a space or the boat to a space with one or two.
    #[inline]
    pub(crate) const fn retreat(
        &mut self,
        seat: Seat,
        PlaceBit(from): PlaceBit,
        PlaceBit(to): PlaceBit,
    ) {
        let crew = &mut self.crews[seat.index()];
        let upstairs = crew.occupied() & from << 1 & BOAT_ANNEX;
        crew.remove(if upstairs == 0 { from } else { upstairs });
        crew.add(to);
        self.all.remove(from & SPACES);
        self.all.add(to);
    }

    /// Returns the number of pirates of `seat` at `place`.
    pub(crate) const fn count(&self, seat: Seat, place: Place) -> u8 {
        let crew = self.crews[seat.index()];
        let PlaceBit(bit) = PlaceBit::of(place);
        crew.count(bit) + crew.count(annex(bit))
    }

    /// Returns the bitboards of all crews, which say everything.
    #[inline]
    pub(crate) const fn words(&self) -> [u64; 2 * Seat::MAX] {
        let [one, two, three, four, five] = self.crews;
        [
            one.low, one.high, two.low, two.high, three.low, three.high, four.low, four.high,
            five.low, five.high,
        ]
    }

    /// Returns the number of pirates of all seats on a space; none in fort and boat.
    #[inline]
    pub(crate) const fn crowd(&self, space: Place) -> u8 {
        let PlaceBit(bit) = PlaceBit::of(space);
        self.all.count(bit)
    }

    /// Returns the places where a seat has pirates.
    #[inline]
    pub(crate) const fn occupied_places(&self, seat: Seat) -> u64 {
        self.crews[seat.index()].occupied() & (FORT | SPACES | BOAT)
    }

    /// Returns the places where a seat has more or fewer pirates than in another position.
    #[inline]
    pub(crate) const fn changed_places(&self, other: &Pirates, seat: Seat) -> u64 {
        let (crew, other) = (self.crews[seat.index()], other.crews[seat.index()]);
        let bits = (crew.low ^ other.low) | (crew.high ^ other.high);
        // All crews but one mostly stand still.
        if bits == 0 {
            return 0;
        }
        let upstairs = (bits & FORT_ANNEX).rotate_left(1) | (bits & BOAT_ANNEX) >> 1;
        bits & (FORT | SPACES | BOAT) | upstairs
    }

    /// Returns the spaces with a pirate of any seat.
    #[inline]
    pub(crate) const fn occupied_spaces(&self) -> u64 {
        self.all.occupied()
    }

    /// Returns true if all six pirates of a seat are in the boat.
    #[inline]
    pub(crate) const fn all_home(&self, seat: Seat) -> bool {
        self.crews[seat.index()].three() & (BOAT | BOAT_ANNEX) == BOAT | BOAT_ANNEX
    }

    /// Returns the places from which a seat can advance: fort and spaces with a pirate of its own.
    #[inline]
    pub(crate) const fn can_advance(&self, seat: Seat) -> u64 {
        self.crews[seat.index()].occupied() & (FORT | SPACES)
    }

    /// Returns the places from which a seat can retreat: those ahead of the first space with one or
    /// two pirates, and the boat only where the rules let pirates leave it.
    #[inline]
    pub(crate) const fn can_retreat(&self, seat: Seat, boat: bool) -> u64 {
        let open = self.all.one_or_two();
        let behind = open ^ open.wrapping_sub(1);
        let from = SPACES | (boat as u64 * BOAT);
        self.crews[seat.index()].occupied() & from & !behind
    }

    /// Returns the place to which a card takes a pirate from `from`: the next empty space with its
    /// symbol, else the boat.
    #[inline]
    pub(crate) const fn advance_target(
        &self,
        tunnel: &Tunnel,
        from: PlaceBit,
        symbol: Symbol,
    ) -> PlaceBit {
        let free = tunnel.mask(symbol) & !self.all.occupied() & from.ahead();
        PlaceBit::lowest(free | BOAT)
    }

    /// Returns the place to which a pirate at `from` would retreat and the number of pirates there.
    #[inline]
    pub(crate) const fn retreat_target(&self, from: PlaceBit) -> Option<(PlaceBit, u8)> {
        let open = self.all.one_or_two() & from.behind();
        if open == 0 {
            return None;
        }
        let to = 1 << (63 - open.leading_zeros());
        Some((PlaceBit(to), 1 + (self.all.high & to != 0) as u8))
    }
}

/// Returns the annex of fort or boat; nothing for a space.
const fn annex(bit: u64) -> u64 {
    (bit & FORT).rotate_right(1) | (bit & BOAT) << 1
}

const _: () = assert!(annex(FORT) == FORT_ANNEX && annex(BOAT) == BOAT_ANNEX);

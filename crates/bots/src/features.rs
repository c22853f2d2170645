//! Input features of the net: numbered binary features of a position, as one viewer sees it.
//!
//! Every feature belongs to a slot, and a slot holds the number of its one active feature, or none.
//! Neighbouring positions differ in a few slots only, so that the first layer of the net follows a
//! move by subtracting a few rows of weights and adding a few others.
//!
//! Seats are counted from the viewer. Symbols are interchangeable, so that knowledge about a road
//! of daggers also holds for a road of keys: a road is the pattern of occupied spaces with one
//! symbol, and the same feature numbers serve all six symbols.
#![allow(
    clippy::cast_possible_truncation,
    reason = "hot code: counts, spaces and feature numbers are small by the rules of the game"
)]

mod writer;

use cartagena::{Cards, Position, Row, Seat, Symbol, Tunnel};
use writer::{ExaminedSlots, FeatureWriter, StoredSlots};

/// A tunnel with lookup tables for the features.
#[derive(Clone, Debug)]
pub struct TunnelIndex {
    tunnel: Tunnel,
    /// Symbol of each space.
    symbols: [u8; 38],
    /// Bit of each space in the pattern of its symbol's road.
    road_bits: [u8; 38],
}

impl TunnelIndex {
    /// Builds the lookup tables of a tunnel.
    pub fn new(tunnel: &Tunnel) -> TunnelIndex {
        let (mut symbols, mut road_bits) = ([0; 38], [0; 38]);
        for symbol in Symbol::ALL {
            let mut mask = tunnel.mask(symbol);
            for at in 0..6 {
                let space = mask.trailing_zeros() as usize;
                (symbols[space], road_bits[space]) = (symbol.index() as u8, 1 << at);
                mask &= mask - 1;
            }
        }
        TunnelIndex { tunnel: tunnel.clone(), symbols, road_bits }
    }

    /// Returns the tunnel.
    pub fn tunnel(&self) -> &Tunnel {
        &self.tunnel
    }
}

/// A position from one viewer's perspective, possibly before chance deals cards.
#[derive(Clone, Copy, Debug)]
pub struct Perspective<'a> {
    /// The position. Only its open parts and the sizes of the hands are read.
    pub position: &'a Position,
    /// The viewer.
    pub viewer: Seat,
    /// The cards that the viewer knows in each hand.
    pub known: [Cards; Seat::MAX],
    /// The part of the row that the viewer knows.
    pub row: Row,
}

const PLACES: usize = 36 * 3;
const HOME_COUNTS: usize = 6;
const HAND_SIZES: usize = 16;
const HELD_COUNTS: usize = 4;
const ROAD_PATTERNS: usize = 64;
const ADVANCE_LENGTHS: usize = 37;
const NEXT_ROW_CARDS: usize = 4;

/// Offsets of the features of one seat.
mod seat {
    use super::*;
    pub(crate) const FORT: usize = PLACES;
    pub(crate) const BOAT: usize = FORT + HOME_COUNTS;
    pub(crate) const SIZE: usize = BOAT + HOME_COUNTS;
    pub(crate) const HAND: usize = SIZE + HAND_SIZES;
    pub(crate) const ROAD: usize = HAND + Symbol::COUNT * HELD_COUNTS;
    pub(crate) const GAIN: usize = ROAD + ROAD_PATTERNS * 3;
    pub(crate) const ALL: usize = GAIN + ADVANCE_LENGTHS;
}

/// Offsets of the features of the table, which follow those of the seats.
mod table {
    use super::*;
    pub(crate) const SYMBOLS: usize = 0;
    pub(crate) const TAKEN: usize = SYMBOLS + 36 * Symbol::COUNT;
    pub(crate) const CROWD: usize = TAKEN + 36 * Symbol::COUNT;
    pub(crate) const ROAD: usize = CROWD + PLACES;
    pub(crate) const ROW: usize = ROAD + ROAD_PATTERNS;
    pub(crate) const NEXT_SYMBOL: usize = ROW + Row::LENGTH;
    pub(crate) const NEXT_ROAD: usize = NEXT_SYMBOL + NEXT_ROW_CARDS * Symbol::COUNT;
    pub(crate) const COMING: usize = NEXT_ROAD + NEXT_ROW_CARDS * ROAD_PATTERNS;
    pub(crate) const PASS: usize = COMING + Symbol::COUNT * 3;
    pub(crate) const STAY: usize = PASS + 1;
    pub(crate) const TURN: usize = STAY + 1;
}

/// Returns the number of features at a table with so many seats; they are numbered from 1.
pub const fn feature_count(seats: usize) -> usize {
    seats * seat::ALL + table::TURN + seats * 3
}

/// Slots of one seat: spaces, fort, boat, hand size and three per symbol.
const SEAT_SLOTS: usize = 36 + 4 + 3 * Symbol::COUNT;
/// Slots of the table: two per space, roads, the row, options and the turn.
const TABLE_SLOTS: usize = 36 + 36 + Symbol::COUNT + 1 + 2 * NEXT_ROW_CARDS + Symbol::COUNT + 3;
const SLOTS: usize = Seat::MAX * SEAT_SLOTS + TABLE_SLOTS;
/// Room for all slots; a power of two, so that every slot number can be cut to an index.
const ROOM: usize = SLOTS.next_power_of_two();

/// Change of a slot: the feature that it held, and the one that it holds now; 0 for none.
pub type SlotChange = (u16, u16);

/// Active features of a perspective.
#[derive(Clone, Debug)]
pub struct Features {
    slots: [u16; ROOM],
    used: usize,
    /// Road of each symbol: the pattern of its occupied spaces, with the first one in the lowest bit.
    roads: [u8; Symbol::COUNT],
    /// Symbols of the next cards of the row, one bit each.
    next_symbols: u8,
}

impl Features {
    /// No active features.
    pub const NONE: Features =
        Features { slots: [0; ROOM], used: SLOTS, roads: [0; Symbol::COUNT], next_symbols: 0 };

    /// Returns no active features, for a table with so many seats.
    pub(crate) fn empty(seats: usize) -> Features {
        Features { used: seats * SEAT_SLOTS + TABLE_SLOTS, ..Features::NONE }
    }

    /// Returns the features of a perspective.
    pub fn from_perspective(perspective: &Perspective, tunnel_index: &TunnelIndex) -> Features {
        let mut features = Features::empty(perspective.position.seats());
        features.update(None, perspective, tunnel_index, |_| {});
        features
    }

    /// Reports the difference between these features, which are those of `previous`, and the features
    /// of another perspective of the same viewer, in the order of the slots. Only parts that can
    /// differ are examined.
    #[inline]
    pub fn diff(
        &self,
        previous: &Perspective,
        perspective: &Perspective,
        tunnel_index: &TunnelIndex,
        mut change: impl FnMut(SlotChange),
    ) {
        self.examine(previous, perspective, tunnel_index, |(old, new)| {
            if old != new {
                change((old, new));
            }
        });
    }

    /// Does the same as [`diff`](Features::diff), but reports every slot that is examined, whether it
    /// changes or not.
    #[inline]
    pub(crate) fn examine(
        &self,
        previous: &Perspective,
        perspective: &Perspective,
        tunnel_index: &TunnelIndex,
        change: impl FnMut(SlotChange),
    ) {
        let slots = ExaminedSlots { features: self, change };
        FeatureWriter::new(perspective, Some(previous), tunnel_index, slots).write();
    }

    /// Does the same as [`examine`](Features::examine) and stores the features of the perspective.
    /// Without `previous` these features must be empty.
    #[inline]
    pub(crate) fn update(
        &mut self,
        previous: Option<&Perspective>,
        perspective: &Perspective,
        tunnel_index: &TunnelIndex,
        change: impl FnMut(SlotChange),
    ) {
        let slots = StoredSlots { features: self, change };
        FeatureWriter::new(perspective, previous, tunnel_index, slots).write();
    }

    /// Reports the difference to other features, in the order of the slots.
    #[inline]
    pub fn diff_to(&self, to: &Features, mut change: impl FnMut(SlotChange)) {
        let used = self.used.min(to.used);
        for (old, new) in self.slots[..used].chunks(4).zip(to.slots[..used].chunks(4)) {
            if old != new {
                let lanes = old.iter().copied().zip(new.iter().copied());
                lanes.filter(|(old, new)| old != new).for_each(&mut change);
            }
        }
    }

    /// Returns the numbers of the active features.
    pub fn iter(&self) -> impl Iterator<Item = u16> {
        self.slots[..self.used].iter().copied().filter(|fact| *fact != 0)
    }
}

/// Returns the features of the tunnel itself, which stay active for the whole game.
pub fn tunnel_features(tunnel_index: &TunnelIndex, seats: usize) -> impl Iterator<Item = u16> {
    let first = seats * seat::ALL + table::SYMBOLS + 1;
    (1..=36).map(move |space: usize| {
        let symbol = usize::from(tunnel_index.symbols[space]);
        (first + (space - 1) * Symbol::COUNT + symbol) as u16
    })
}

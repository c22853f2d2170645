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

use cartagena::{Cards, Place, Position, Row, Seat, Symbol, Tunnel, Turn};

/// A tunnel with lookup tables for the features.
#[derive(Clone, Debug)]
pub struct TunnelIndex {
    tunnel: Tunnel,
    /// Spaces of each symbol, starting at the fort.
    spaces: [[u8; 6]; Symbol::COUNT],
    /// Symbol of each space.
    symbols: [u8; 38],
}

impl TunnelIndex {
    /// Builds the lookup tables of a tunnel.
    pub fn new(tunnel: &Tunnel) -> TunnelIndex {
        let mut spaces = [[0; 6]; Symbol::COUNT];
        let mut symbols = [0; 38];
        for symbol in Symbol::ALL {
            let mut mask = tunnel.mask(symbol);
            for space in &mut spaces[symbol.index()] {
                *space = mask.trailing_zeros() as u8;
                symbols[usize::from(*space)] = symbol.index() as u8;
                mask &= mask - 1;
            }
        }
        TunnelIndex { tunnel: tunnel.clone(), spaces, symbols }
    }

    /// Returns the tunnel.
    pub fn tunnel(&self) -> &Tunnel {
        &self.tunnel
    }

    /// Returns the pattern of a symbol's occupied spaces, with the first space in the lowest bit.
    fn road(&self, symbol: usize, taken: u64) -> u8 {
        let bit = |(at, space): (usize, &u8)| ((taken >> space & 1) as u8) << at;
        self.spaces[symbol].iter().enumerate().map(bit).sum()
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
const LANES: usize = 4;
const CHUNKS: usize = SLOTS.div_ceil(LANES);

/// Active features of a perspective.
#[derive(Clone, Debug)]
pub struct Features {
    chunks: [[u16; LANES]; CHUNKS],
    used: usize,
    /// Pattern of occupied spaces of each symbol.
    roads: [u8; Symbol::COUNT],
}

impl Features {
    /// No active features.
    pub const NONE: Features =
        Features { chunks: [[0; LANES]; CHUNKS], used: CHUNKS, roads: [0; Symbol::COUNT] };

    /// Returns no active features, for a table with so many seats.
    pub(crate) fn empty(seats: usize) -> Features {
        let slots = seats * SEAT_SLOTS + TABLE_SLOTS;
        Features { used: slots.div_ceil(LANES), ..Features::NONE }
    }

    /// Returns the features of a perspective.
    pub fn from_perspective(perspective: &Perspective, tunnel_index: &TunnelIndex) -> Features {
        let mut features = Features::empty(perspective.position.seats());
        Features::NONE.update(None, perspective, tunnel_index, Some(&mut features), |_, _| {});
        features
    }

    /// Reports the difference between these features, which are those of `previous`, and the features
    /// of another perspective of the same viewer: `change` gets each feature with true if it is
    /// added and false if it is removed. Only parts that can differ are examined.
    #[inline]
    pub fn diff(
        &self,
        previous: &Perspective,
        perspective: &Perspective,
        tunnel_index: &TunnelIndex,
        change: impl FnMut(u16, bool),
    ) {
        self.update(Some(previous), perspective, tunnel_index, None, change);
    }

    /// Does the same as [`diff`](Features::diff); without `previous` these features must be empty.
    /// `updated`, which starts as a copy of these features, receives those of the perspective.
    #[inline]
    pub(crate) fn update(
        &self,
        previous: Option<&Perspective>,
        perspective: &Perspective,
        tunnel_index: &TunnelIndex,
        updated: Option<&mut Features>,
        change: impl FnMut(u16, bool),
    ) {
        let slots = FeatureSlots { before: self, updated, change };
        FeatureWriter::new(perspective, previous, tunnel_index, slots).write();
    }

    /// Reports the difference to other features: `change` gets each feature with true if it is
    /// added and false if it is removed.
    #[inline]
    pub fn diff_to(&self, to: &Features, mut change: impl FnMut(u16, bool)) {
        let used = self.used.min(to.used);
        for (old, new) in self.chunks[..used].iter().zip(&to.chunks[..used]) {
            if old == new {
                continue;
            }
            for (old, new) in old.iter().zip(new).filter(|(old, new)| old != new) {
                report_change(*old, *new, &mut change);
            }
        }
    }

    /// Returns the numbers of the active features.
    pub fn iter(&self) -> impl Iterator<Item = u16> {
        self.chunks[..self.used].iter().flatten().copied().filter(|fact| *fact != 0)
    }
}

/// Reports the change of a slot.
#[inline]
fn report_change(old: u16, new: u16, change: &mut impl FnMut(u16, bool)) {
    if old != 0 {
        change(old, false);
    }
    if new != 0 {
        change(new, true);
    }
}

/// Writer of single slots, which reports their changes.
struct FeatureSlots<'a, F> {
    before: &'a Features,
    updated: Option<&'a mut Features>,
    change: F,
}

impl<F: FnMut(u16, bool)> FeatureSlots<'_, F> {
    /// Sets a slot. Not inlined in WebAssembly, to keep the page small.
    #[cfg_attr(target_family = "wasm", inline(never))]
    #[cfg_attr(not(target_family = "wasm"), inline)]
    fn set(&mut self, slot: usize, new: u16) {
        let (chunk, lane) = (slot / LANES, slot % LANES);
        let old = self.before.chunks[chunk][lane];
        if old != new {
            report_change(old, new, &mut self.change);
            if let Some(updated) = &mut self.updated {
                updated.chunks[chunk][lane] = new;
            }
        }
    }
}

/// Writer of all slots. With a previous perspective it skips the equal parts; other parts it writes
/// in full, empty slots too.
struct FeatureWriter<'a, F> {
    perspective: &'a Perspective<'a>,
    previous: Option<&'a Perspective<'a>>,
    tunnel_index: &'a TunnelIndex,
    slots: FeatureSlots<'a, F>,
    roads: [u8; Symbol::COUNT],
    /// Symbols whose roads changed, one bit each.
    changed_roads: u8,
}

/// Returns the content of a slot: the feature's number plus one if it is active, else 0.
#[inline]
fn active_feature(is_true: bool, number: usize) -> u16 {
    if is_true { number as u16 + 1 } else { 0 }
}

impl<'a, F: FnMut(u16, bool)> FeatureWriter<'a, F> {
    #[inline]
    fn new(
        perspective: &'a Perspective<'a>,
        previous: Option<&'a Perspective<'a>>,
        tunnel_index: &'a TunnelIndex,
        slots: FeatureSlots<'a, F>,
    ) -> FeatureWriter<'a, F> {
        let taken = perspective.position.occupied_spaces();
        let mut roads = slots.before.roads;
        let mut changed =
            previous.map_or(SPACES, |previous| previous.position.occupied_spaces() ^ taken);
        let mut stirred = 0;
        while changed != 0 {
            let symbol = usize::from(tunnel_index.symbols[changed.trailing_zeros() as usize]);
            changed &= !tunnel_index.tunnel.mask(Symbol::ALL[symbol]);
            stirred |= 1 << symbol;
            roads[symbol] = tunnel_index.road(symbol, taken);
        }
        FeatureWriter { perspective, previous, tunnel_index, slots, roads, changed_roads: stirred }
    }

    #[inline]
    fn write(mut self) {
        let seats = self.perspective.position.seats();
        let (mut viewed, mut moved) = (self.perspective.viewer, 0);
        for at in 0..seats {
            moved |= self.seat(at, viewed);
            viewed = viewed.next_at(seats as u8);
        }
        self.table(seats, moved);
        if let Some(updated) = self.slots.updated {
            updated.roads = self.roads;
        }
    }

    /// Returns the places at which the number of a seat's pirates must be examined.
    #[inline]
    fn moved(&self, seat: Seat) -> u64 {
        let position = self.perspective.position;
        match self.previous {
            Some(previous) => position.changed_places(previous.position, seat),
            None => position.occupied_places(seat) | FORT | BOAT,
        }
    }

    /// Writes the features of one seat; returns the places at which its pirates changed.
    #[inline]
    fn seat(&mut self, at: usize, seat: Seat) -> u64 {
        let (slot, first) = (at * SEAT_SLOTS, at * seat::ALL);
        let position = self.perspective.position;
        let moved = self.moved(seat);
        let mut spaces = moved & SPACES;
        while spaces != 0 {
            let space = spaces.trailing_zeros() as usize;
            spaces &= spaces - 1;
            let count = usize::from(position.pirates_at(seat, place(space)));
            let number = first + (space - 1) * 3 + count.saturating_sub(1);
            self.slots.set(slot + space - 1, active_feature(count > 0, number));
        }
        if moved & FORT != 0 {
            let fort = usize::from(position.pirates_at(seat, Place::FORT));
            self.slots.set(
                slot + 36,
                active_feature(fort > 0, first + seat::FORT + fort.saturating_sub(1)),
            );
        }
        if moved & BOAT != 0 {
            let boat = usize::from(position.pirates_at(seat, Place::BOAT));
            self.slots.set(
                slot + 37,
                active_feature(boat > 0, first + seat::BOAT + boat.saturating_sub(1)),
            );
        }
        let size = position.hand(seat).len().min(HAND_SIZES - 1);
        self.slots.set(slot + 38, active_feature(true, first + seat::SIZE + size));
        self.hand(slot + 40, first, seat, moved != 0);
        moved
    }

    #[inline]
    fn hand(&mut self, slot: usize, first: usize, seat: Seat, moved: bool) {
        let known = self.perspective.known[seat.index()];
        let before = self.previous.map_or(Cards::NONE, |previous| previous.known[seat.index()]);
        let standing = self.perspective.position.occupied_places(seat) & !BOAT;
        let all = moved || known != before;
        let mut symbols = if all { (1 << Symbol::COUNT) - 1 } else { self.changed_roads };
        while symbols != 0 {
            let symbol = Symbol::ALL[symbols.trailing_zeros() as usize];
            symbols &= symbols - 1;
            let (s, held) = (symbol.index(), usize::from(known.count(symbol)));
            if held == 0 && before.count(symbol) == 0 {
                continue;
            }
            let (slot, held) = (slot + 3 * s, (held > 0, held.saturating_sub(1)));
            let gain = if held.0 { self.gain(symbol, standing) } else { 0 };
            let many = first + seat::HAND + s * HELD_COUNTS + held.1.min(HELD_COUNTS - 1);
            let road =
                first + seat::ROAD + held.1.min(2) * ROAD_PATTERNS + usize::from(self.roads[s]);
            self.slots.set(slot, active_feature(held.0, many));
            self.slots.set(slot + 1, active_feature(held.0, road));
            self.slots.set(
                slot + 2,
                active_feature(gain > 0, first + seat::GAIN + gain.saturating_sub(1)),
            );
        }
    }

    /// Returns the longest advance of any pirate with a card.
    #[inline]
    fn gain(&self, symbol: Symbol, mut standing: u64) -> usize {
        let free = self.tunnel_index.tunnel.mask(symbol)
            & !self.perspective.position.occupied_spaces()
            | BOAT;
        let mut gain = 0;
        while standing != 0 {
            let from = standing.trailing_zeros();
            let ahead = (1u64 << from << 1).wrapping_neg();
            standing &= standing - 1;
            gain = gain.max((free & ahead).trailing_zeros() - from);
        }
        gain as usize
    }

    #[inline]
    fn table(&mut self, seats: usize, moved: u64) {
        let (mut slot, first) = (seats * SEAT_SLOTS, seats * seat::ALL);
        let position = self.perspective.position;
        let taken = position.occupied_spaces();
        let mut spaces = moved & SPACES;
        while spaces != 0 {
            let space = spaces.trailing_zeros() as usize;
            spaces &= spaces - 1;
            let symbol = usize::from(self.tunnel_index.symbols[space]);
            let here = first + table::TAKEN + (space - 1) * Symbol::COUNT + symbol;
            self.slots.set(slot + space - 1, active_feature(taken >> space & 1 != 0, here));
            let crowd = Seat::first_n(seats).map(|seat| position.pirates_at(seat, place(space)));
            let crowd = usize::from(crowd.sum::<u8>());
            let many = first + table::CROWD + (space - 1) * 3 + crowd.saturating_sub(1);
            self.slots.set(slot + 35 + space, active_feature(crowd > 0, many));
        }
        slot += 72;
        let mut symbols = self.changed_roads;
        while symbols != 0 {
            let symbol = symbols.trailing_zeros() as usize;
            symbols &= symbols - 1;
            let road = usize::from(self.roads[symbol]);
            self.slots.set(slot + symbol, active_feature(true, first + table::ROAD + road));
        }
        self.row(slot + Symbol::COUNT, first);
        slot += Symbol::COUNT + 1 + 2 * NEXT_ROW_CARDS + Symbol::COUNT;
        if self.previous.is_none() {
            let rules = position.rules();
            self.slots.set(slot, active_feature(rules.pass, first + table::PASS));
            self.slots.set(slot + 1, active_feature(!rules.boat, first + table::STAY));
        }
        if let Turn::ToMove { seat, moves_left } = position.turn() {
            let from_viewer = (seat.index() + seats - self.perspective.viewer.index()) % seats;
            let turn = from_viewer * 3 + usize::from(moves_left) - 1;
            self.slots.set(slot + 2, active_feature(true, first + table::TURN + turn));
        }
    }

    #[inline]
    fn row(&mut self, slot: usize, first: usize) {
        let row = self.perspective.row;
        let len = row.len();
        let same = self.previous.is_some_and(|previous| previous.row == row);
        for (at, symbol) in row.iter().take(NEXT_ROW_CARDS).enumerate() {
            let s = symbol.index();
            if same && self.changed_roads >> s & 1 == 0 {
                continue;
            }
            let next = first + table::NEXT_SYMBOL + at * Symbol::COUNT + s;
            let road = first + table::NEXT_ROAD + at * ROAD_PATTERNS + usize::from(self.roads[s]);
            self.slots.set(slot + 1 + 2 * at, active_feature(true, next));
            self.slots.set(slot + 2 + 2 * at, active_feature(true, road));
        }
        if same {
            return;
        }
        self.slots.set(slot, active_feature(len > 0, first + table::ROW + len.saturating_sub(1)));
        (len.min(NEXT_ROW_CARDS)..NEXT_ROW_CARDS).for_each(|at| {
            self.slots.set(slot + 1 + 2 * at, 0);
            self.slots.set(slot + 2 + 2 * at, 0);
        });
        let coming: Cards = row.iter().collect();
        for symbol in Symbol::ALL {
            let count = usize::from(coming.count(symbol)).min(3);
            let number = first + table::COMING + symbol.index() * 3 + count.saturating_sub(1);
            self.slots.set(
                slot + 1 + 2 * NEXT_ROW_CARDS + symbol.index(),
                active_feature(count > 0, number),
            );
        }
    }
}

const FORT: u64 = 1;
const BOAT: u64 = 1 << 37;
const SPACES: u64 = BOAT - 2;

fn place(space: usize) -> Place {
    Place::new(space as u8).unwrap_or(Place::BOAT)
}

/// Returns the features of the tunnel itself, which stay active for the whole game.
pub fn tunnel_features(tunnel_index: &TunnelIndex, seats: usize) -> impl Iterator<Item = u16> {
    let first = seats * seat::ALL + table::SYMBOLS + 1;
    (1..=36).map(move |space: usize| {
        let symbol = usize::from(tunnel_index.symbols[space]);
        (first + (space - 1) * Symbol::COUNT + symbol) as u16
    })
}

//! Writing the features of a perspective into their slots, only those that can differ from the features
//! of another one.
#![allow(
    clippy::cast_possible_truncation,
    reason = "hot code: counts, spaces and feature numbers are small by the rules of the game"
)]

use super::{
    Features, HAND_SIZES, HELD_COUNTS, NEXT_ROW_CARDS, Perspective, ROAD_PATTERNS, ROOM,
    SEAT_SLOTS, SlotChange, TunnelIndex, seat, table,
};
use cartagena::{Cards, Place, Seat, Symbol, Turn};

/// Writer of single slots, which reports their old and new content.
pub(super) trait SlotWriter {
    /// Returns the features before any slot was set.
    fn features(&self) -> &Features;

    /// Sets a slot.
    fn set(&mut self, slot: usize, new: u16);

    /// Stores what the features know beside their slots.
    fn finish(&mut self, roads: [u8; Symbol::COUNT], next_symbols: u8);
}

/// Writer that only reports.
pub(super) struct ExaminedSlots<'a, F> {
    pub features: &'a Features,
    pub change: F,
}

/// Writer that stores, too.
pub(super) struct StoredSlots<'a, F> {
    pub features: &'a mut Features,
    pub change: F,
}

// Not inlined in WebAssembly, to keep the page small.
impl<F: FnMut(SlotChange)> SlotWriter for ExaminedSlots<'_, F> {
    fn features(&self) -> &Features {
        self.features
    }

    #[cfg_attr(target_family = "wasm", inline(never))]
    #[cfg_attr(not(target_family = "wasm"), inline)]
    fn set(&mut self, slot: usize, new: u16) {
        (self.change)((self.features.slots[slot % ROOM], new));
    }

    fn finish(&mut self, _: [u8; Symbol::COUNT], _: u8) {}
}

impl<F: FnMut(SlotChange)> SlotWriter for StoredSlots<'_, F> {
    fn features(&self) -> &Features {
        self.features
    }

    #[cfg_attr(target_family = "wasm", inline(never))]
    #[cfg_attr(not(target_family = "wasm"), inline)]
    fn set(&mut self, slot: usize, new: u16) {
        let old = core::mem::replace(&mut self.features.slots[slot % ROOM], new);
        (self.change)((old, new));
    }

    fn finish(&mut self, roads: [u8; Symbol::COUNT], next_symbols: u8) {
        (self.features.roads, self.features.next_symbols) = (roads, next_symbols);
    }
}

/// Writer of all slots. With a previous perspective it skips the equal parts; other parts it writes
/// in full, empty slots too.
pub(super) struct FeatureWriter<'a, S> {
    perspective: &'a Perspective<'a>,
    previous: Option<&'a Perspective<'a>>,
    tunnel_index: &'a TunnelIndex,
    slots: S,
    roads: [u8; Symbol::COUNT],
    /// Symbols whose roads changed, one bit each.
    changed_roads: u8,
}

/// Returns the content of a slot of counts: the feature of a count of one follows the number `before`.
#[inline]
fn counted(before: usize, count: usize) -> u16 {
    if count > 0 { (before + count) as u16 } else { 0 }
}

impl<'a, S: SlotWriter> FeatureWriter<'a, S> {
    #[inline]
    pub(crate) fn new(
        perspective: &'a Perspective<'a>,
        previous: Option<&'a Perspective<'a>>,
        tunnel_index: &'a TunnelIndex,
        slots: S,
    ) -> FeatureWriter<'a, S> {
        let before = previous.map_or(0, |previous| previous.position.occupied_spaces());
        let mut roads = slots.features().roads;
        let mut changed_roads = if previous.is_some() { 0 } else { ALL_SYMBOLS };
        for space in bits(before ^ perspective.position.occupied_spaces()) {
            let symbol = usize::from(tunnel_index.symbols[space]);
            roads[symbol] ^= tunnel_index.road_bits[space];
            changed_roads |= 1 << symbol;
        }
        FeatureWriter { perspective, previous, tunnel_index, slots, roads, changed_roads }
    }

    #[inline]
    pub(crate) fn write(mut self) {
        let seats = self.perspective.position.seats();
        let (mut viewed, mut moved) = (self.perspective.viewer, 0);
        for at in 0..seats {
            moved |= self.seat(at, viewed);
            viewed = viewed.next_at(seats as u8);
        }
        self.table(seats, moved);
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
        let moved = self.moved(seat);
        if moved != 0 {
            self.places(slot, first, seat, moved);
        }
        let hand_size = |perspective: &Perspective| perspective.position.hand(seat).len();
        let size = hand_size(self.perspective);
        if self.previous.is_none_or(|previous| hand_size(previous) != size) {
            let size = size.min(HAND_SIZES - 1);
            self.slots.set(slot + 38, counted(first + seat::SIZE, size + 1));
        }
        self.hand(slot + 40, first, seat, moved != 0);
        moved
    }

    #[inline]
    fn places(&mut self, slot: usize, first: usize, seat: Seat, moved: u64) {
        let position = self.perspective.position;
        for space in bits(moved & SPACES) {
            let count = usize::from(position.pirates_at(seat, place(space)));
            self.slots.set(slot + space - 1, counted(first + (space - 1) * 3, count));
        }
        if moved & FORT != 0 {
            let fort = usize::from(position.pirates_at(seat, Place::FORT));
            self.slots.set(slot + 36, counted(first + seat::FORT, fort));
        }
        if moved & BOAT != 0 {
            let boat = usize::from(position.pirates_at(seat, Place::BOAT));
            self.slots.set(slot + 37, counted(first + seat::BOAT, boat));
        }
    }

    #[inline]
    fn hand(&mut self, slot: usize, first: usize, seat: Seat, moved: bool) {
        let known = self.perspective.known[seat.index()];
        let before = self.previous.map_or(Cards::NONE, |previous| previous.known[seat.index()]);
        let stirred = if moved || known != before { ALL_SYMBOLS } else { self.changed_roads };
        let symbols = stirred & (known.held_symbols() | before.held_symbols());
        if symbols == 0 {
            return;
        }
        let standing = self.perspective.position.occupied_places(seat) & !BOAT;
        for symbol in bits(symbols.into()).map(|index| Symbol::ALL[index]) {
            let (s, held) = (symbol.index(), usize::from(known.count(symbol)));
            let slot = slot + 3 * s;
            let (mut road, mut gain) = (0, 0);
            if held > 0 {
                let pattern = (held.min(3) - 1) * ROAD_PATTERNS + usize::from(self.roads[s]);
                road = (first + seat::ROAD + pattern + 1) as u16;
                gain = self.gain(symbol, standing);
            }
            if held != usize::from(before.count(symbol)) {
                let many = counted(first + seat::HAND + s * HELD_COUNTS, held.min(HELD_COUNTS));
                self.slots.set(slot, many);
            }
            self.slots.set(slot + 1, road);
            self.slots.set(slot + 2, counted(first + seat::GAIN, gain));
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
            let ahead = free & (1u64 << from << 1).wrapping_neg();
            gain = gain.max(ahead.trailing_zeros() - from);
            // All pirates between this one and its target gain less.
            standing &= (ahead & ahead.wrapping_neg()).wrapping_neg();
        }
        gain as usize
    }

    #[inline]
    fn table(&mut self, seats: usize, moved: u64) {
        let (mut slot, first) = (seats * SEAT_SLOTS, seats * seat::ALL);
        let position = self.perspective.position;
        let taken = position.occupied_spaces();
        for space in bits(moved & SPACES) {
            let here = (space - 1) * Symbol::COUNT + usize::from(self.tunnel_index.symbols[space]);
            let is_taken = (taken >> space & 1) as usize;
            self.slots.set(slot + space - 1, counted(first + table::TAKEN + here, is_taken));
        }
        for space in bits(moved & SPACES) {
            let crowd = usize::from(position.crowd_at(place(space)));
            let number = first + table::CROWD + (space - 1) * 3;
            self.slots.set(slot + 35 + space, counted(number, crowd));
        }
        slot += 72;
        for symbol in bits(self.changed_roads.into()) {
            let road = usize::from(self.roads[symbol]);
            self.slots.set(slot + symbol, counted(first + table::ROAD + road, 1));
        }
        let next_symbols = self.row(slot + Symbol::COUNT, first);
        slot += Symbol::COUNT + 1 + 2 * NEXT_ROW_CARDS + Symbol::COUNT;
        if self.previous.is_none() {
            let rules = position.rules();
            self.slots.set(slot, counted(first + table::PASS, rules.pass.into()));
            self.slots.set(slot + 1, counted(first + table::STAY, (!rules.boat).into()));
        }
        if let Turn::ToMove { seat, moves_left } = position.turn() {
            let viewer = self.perspective.viewer.index();
            let round = if seat.index() < viewer { seats } else { 0 };
            let turn = (seat.index() + round - viewer) * 3 + usize::from(moves_left);
            self.slots.set(slot + 2, counted(first + table::TURN, turn));
        }
        self.slots.finish(self.roads, next_symbols);
    }

    /// Writes the features of the row; returns the symbols of its next cards.
    #[inline]
    fn row(&mut self, slot: usize, first: usize) -> u8 {
        let row = self.perspective.row;
        let same = self.previous.is_some_and(|previous| previous.row == row);
        let before = self.slots.features().next_symbols;
        if same && self.changed_roads & before == 0 {
            return before;
        }
        let len = row.len();
        if !same {
            self.slots.set(slot, counted(first + table::ROW, len));
        }
        let mut next_symbols = 0;
        for (at, symbol) in row.iter().take(NEXT_ROW_CARDS).enumerate() {
            let s = symbol.index();
            next_symbols |= 1 << s;
            let next = first + table::NEXT_SYMBOL + at * Symbol::COUNT + s;
            let road = first + table::NEXT_ROAD + at * ROAD_PATTERNS + usize::from(self.roads[s]);
            self.slots.set(slot + 1 + 2 * at, counted(next, 1));
            self.slots.set(slot + 2 + 2 * at, counted(road, 1));
        }
        if !same {
            self.rest_of_row(slot, first, len);
        }
        next_symbols
    }

    /// Writes the features of the whole row, after those of its next cards.
    #[inline]
    fn rest_of_row(&mut self, slot: usize, first: usize, len: usize) {
        (len.min(NEXT_ROW_CARDS)..NEXT_ROW_CARDS).for_each(|at| {
            self.slots.set(slot + 1 + 2 * at, 0);
            self.slots.set(slot + 2 + 2 * at, 0);
        });
        let coming: Cards = self.perspective.row.iter().collect();
        for symbol in Symbol::ALL {
            let count = usize::from(coming.count(symbol)).min(3);
            let number = first + table::COMING + symbol.index() * 3;
            let slot = slot + 1 + 2 * NEXT_ROW_CARDS + symbol.index();
            self.slots.set(slot, counted(number, count));
        }
    }
}

const ALL_SYMBOLS: u8 = (1 << Symbol::COUNT) - 1;
const FORT: u64 = 1;
const BOAT: u64 = 1 << 37;
const SPACES: u64 = BOAT - 2;

/// Iterates over the numbers of the bits that are set, from the lowest on.
#[inline]
fn bits(mut word: u64) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let lowest = (word != 0).then(|| word.trailing_zeros() as usize);
        word &= word.wrapping_sub(1);
        lowest
    })
}

fn place(space: usize) -> Place {
    Place::new(space as u8).unwrap_or(Place::BOAT)
}

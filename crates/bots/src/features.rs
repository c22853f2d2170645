//! What the net sees of a position: numbered facts, each true or not.
//!
//! Every fact has a slot, and a slot holds the number of the one fact that is true in it (or none).
//! Two neighbouring positions differ in a few slots only, so that a net's first layer follows a
//! move by taking a few rows out and putting a few others in.
//!
//! Seats are counted from the viewer, who comes first; symbols mean nothing in themselves, so that
//! what is learnt about a road of daggers holds for a road of keys as well: a road is the pattern of
//! taken spaces with one symbol, and the same numbers serve all six symbols.

use cartagena::{Cards, Place, Position, Row, Seat, Symbol, Tunnel, Turn};

/// A tunnel, with what the features ask of it again and again.
#[derive(Clone)]
pub struct Ground {
    tunnel: Tunnel,
    /// For each symbol, its spaces from the fort on.
    spaces: [[u8; 6]; Symbol::COUNT],
    /// For each space, its symbol.
    symbols: [u8; 38],
}

impl Ground {
    /// Looks at a tunnel.
    pub fn new(tunnel: &Tunnel) -> Ground {
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
        Ground { tunnel: tunnel.clone(), spaces, symbols }
    }

    /// The tunnel.
    pub fn tunnel(&self) -> &Tunnel {
        &self.tunnel
    }

    /// Which of a symbol's six spaces are taken, the first one in the lowest bit.
    fn road(&self, symbol: usize, taken: u64) -> usize {
        let bit = |(at, space): (usize, &u8)| ((taken >> space & 1) as usize) << at;
        self.spaces[symbol].iter().enumerate().map(bit).sum()
    }
}

/// A position as a viewer sees it, or foresees it before chance has spoken.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The position. Only what lies open is read from it, and how many cards each hand has.
    pub position: &'a Position,
    /// Who looks.
    pub viewer: Seat,
    /// The cards in each hand that the viewer knows.
    pub known: [Cards; Seat::MAX],
    /// The row as far as the viewer knows it.
    pub row: Row,
}

const PLACES: usize = 36 * 3;
const HOME: usize = 6;
const SIZES: usize = 16;
const HELD: usize = 4;
const ROADS: usize = 64;
const GAINS: usize = 37;
const NEXT: usize = 4;

/// Facts about one seat, in the order of their numbers.
mod seat {
    use super::*;
    pub const FORT: usize = PLACES;
    pub const BOAT: usize = FORT + HOME;
    pub const SIZE: usize = BOAT + HOME;
    pub const HAND: usize = SIZE + SIZES;
    pub const ROAD: usize = HAND + Symbol::COUNT * HELD;
    pub const GAIN: usize = ROAD + ROADS * 3;
    pub const ALL: usize = GAIN + GAINS;
}

/// Facts about the table, after those about the seats.
mod table {
    use super::*;
    pub const SYMBOLS: usize = 0;
    pub const TAKEN: usize = SYMBOLS + 36 * Symbol::COUNT;
    pub const CROWD: usize = TAKEN + 36 * Symbol::COUNT;
    pub const ROAD: usize = CROWD + PLACES;
    pub const ROW: usize = ROAD + ROADS;
    pub const NEXT_SYMBOL: usize = ROW + Row::LENGTH;
    pub const NEXT_ROAD: usize = NEXT_SYMBOL + NEXT * Symbol::COUNT;
    pub const COMING: usize = NEXT_ROAD + NEXT * ROADS;
    pub const PASS: usize = COMING + Symbol::COUNT * 3;
    pub const STAY: usize = PASS + 1;
    pub const TURN: usize = STAY + 1;
}

/// How many facts there are at a table of so many seats; their numbers run from 1 to this.
pub const fn facts(seats: usize) -> usize {
    seats * seat::ALL + table::TURN + seats * 3
}

/// Slots of one seat: spaces, then fort, boat, size and three for each symbol.
const SEAT_SLOTS: usize = 36 + 4 + 3 * Symbol::COUNT;
/// Slots of the table: two for each space, then roads, the row, options and the turn.
const TABLE_SLOTS: usize = 36 + 36 + Symbol::COUNT + 1 + 2 * NEXT + Symbol::COUNT + 3;
const SLOTS: usize = Seat::MAX * SEAT_SLOTS + TABLE_SLOTS;
const LANES: usize = 4;
const CHUNKS: usize = SLOTS.div_ceil(LANES);

/// The facts that are true of a scene.
#[derive(Clone)]
pub struct Features {
    chunks: [[u16; LANES]; CHUNKS],
    used: usize,
}

impl Features {
    /// No facts at all.
    pub const NONE: Features = Features { chunks: [[0; LANES]; CHUNKS], used: CHUNKS };

    /// What is true of a scene.
    pub fn of(scene: &Scene, ground: &Ground) -> Features {
        let seats = scene.position.seats();
        let slots = seats * SEAT_SLOTS + TABLE_SLOTS;
        let mut writer = Writer {
            features: Features { chunks: [[0; LANES]; CHUNKS], used: slots.div_ceil(LANES) },
            scene,
            ground,
            roads: core::array::from_fn(|symbol| ground.road(symbol, scene.position.taken())),
        };
        let mut viewed = scene.viewer;
        for at in 0..seats {
            writer.seat(at, viewed);
            viewed = viewed.after(seats as u8);
        }
        writer.table(seats);
        writer.features
    }

    /// Tells what has to be done to these facts to get those of `to`: which come (`true`) and which
    /// go (`false`).
    #[inline]
    pub fn changes(&self, to: &Features, mut change: impl FnMut(u16, bool)) {
        let used = self.used.min(to.used);
        for (old, new) in self.chunks[..used].iter().zip(&to.chunks[..used]) {
            if old == new {
                continue;
            }
            for (old, new) in old.iter().zip(new).filter(|(old, new)| old != new) {
                if *old != 0 {
                    change(*old, false);
                }
                if *new != 0 {
                    change(*new, true);
                }
            }
        }
    }

    /// The numbers of the facts.
    pub fn iter(&self) -> impl Iterator<Item = u16> {
        self.chunks[..self.used].iter().flatten().copied().filter(|fact| *fact != 0)
    }
}

struct Writer<'a> {
    features: Features,
    scene: &'a Scene<'a>,
    ground: &'a Ground,
    roads: [usize; Symbol::COUNT],
}

impl Writer<'_> {
    #[inline]
    fn set(&mut self, slot: usize, fact: usize) {
        self.features.chunks[slot / LANES][slot % LANES] = fact as u16 + 1;
    }

    fn seat(&mut self, at: usize, seat: Seat) {
        let (slot, fact) = (at * SEAT_SLOTS, at * seat::ALL);
        let position = self.scene.position;
        let mut standing = position.standing(seat) & SPACES;
        while standing != 0 {
            let space = standing.trailing_zeros() as usize;
            standing &= standing - 1;
            let count = position.count(seat, place(space));
            self.set(slot + space - 1, fact + (space - 1) * 3 + usize::from(count) - 1);
        }
        let fort = usize::from(position.count(seat, Place::FORT));
        if fort > 0 {
            self.set(slot + 36, fact + seat::FORT + fort - 1);
        }
        let boat = usize::from(position.count(seat, Place::BOAT));
        if boat > 0 {
            self.set(slot + 37, fact + seat::BOAT + boat - 1);
        }
        let size = position.hand(seat).len().min(SIZES - 1);
        self.set(slot + 38, fact + seat::SIZE + size);
        self.hand(slot + 40, fact, seat);
    }

    fn hand(&mut self, slot: usize, fact: usize, seat: Seat) {
        let known = self.scene.known[seat.index()];
        let standing = self.scene.position.standing(seat) & !BOAT;
        for symbol in Symbol::ALL {
            let held = usize::from(known.count(symbol));
            if held == 0 {
                continue;
            }
            let (s, slot) = (symbol.index(), slot + 3 * symbol.index());
            self.set(slot, fact + seat::HAND + s * HELD + held.min(HELD) - 1);
            self.set(slot + 1, fact + seat::ROAD + (held.min(3) - 1) * ROADS + self.roads[s]);
            let gain = self.gain(symbol, standing);
            if gain > 0 {
                self.set(slot + 2, fact + seat::GAIN + gain - 1);
            }
        }
    }

    /// How far a card takes the pirate whom it takes farthest.
    fn gain(&self, symbol: Symbol, mut standing: u64) -> usize {
        let free = self.ground.tunnel.mask(symbol) & !self.scene.position.taken() | BOAT;
        let mut gain = 0;
        while standing != 0 {
            let from = standing.trailing_zeros();
            let ahead = (1u64 << from << 1).wrapping_neg();
            standing &= standing - 1;
            gain = gain.max((free & ahead).trailing_zeros() - from);
        }
        gain as usize
    }

    fn table(&mut self, seats: usize) {
        let (mut slot, fact) = (seats * SEAT_SLOTS, seats * seat::ALL);
        let position = self.scene.position;
        let mut taken = position.taken();
        while taken != 0 {
            let space = taken.trailing_zeros() as usize;
            taken &= taken - 1;
            let symbol = usize::from(self.ground.symbols[space]);
            self.set(slot + space - 1, fact + table::TAKEN + (space - 1) * Symbol::COUNT + symbol);
            let crowd = Seat::first(seats).map(|seat| position.count(seat, place(space)));
            let crowd = usize::from(crowd.sum::<u8>());
            self.set(slot + 35 + space, fact + table::CROWD + (space - 1) * 3 + crowd - 1);
        }
        slot += 72;
        for symbol in 0..Symbol::COUNT {
            self.set(slot + symbol, fact + table::ROAD + self.roads[symbol]);
        }
        self.row(slot + Symbol::COUNT, fact);
        slot += Symbol::COUNT + 1 + 2 * NEXT + Symbol::COUNT;
        if position.rules().pass {
            self.set(slot, fact + table::PASS);
        }
        if !position.rules().boat {
            self.set(slot + 1, fact + table::STAY);
        }
        if let Turn::Of { seat, moves_left } = position.turn() {
            let from_viewer = (seat.index() + seats - self.scene.viewer.index()) % seats;
            let turn = from_viewer * 3 + usize::from(moves_left) - 1;
            self.set(slot + 2, fact + table::TURN + turn);
        }
    }

    fn row(&mut self, slot: usize, fact: usize) {
        let row = self.scene.row;
        if row.is_empty() {
            return;
        }
        self.set(slot, fact + table::ROW + row.len() - 1);
        let mut coming = Cards::NONE;
        for (at, symbol) in row.iter().enumerate() {
            coming += Cards::one(symbol);
            if at < NEXT {
                let s = symbol.index();
                self.set(slot + 1 + 2 * at, fact + table::NEXT_SYMBOL + at * Symbol::COUNT + s);
                let road = fact + table::NEXT_ROAD + at * ROADS + self.roads[s];
                self.set(slot + 2 + 2 * at, road);
            }
        }
        for symbol in Symbol::ALL {
            let count = usize::from(coming.count(symbol)).min(3);
            if count > 0 {
                let fact = fact + table::COMING + symbol.index() * 3 + count - 1;
                self.set(slot + 1 + 2 * NEXT + symbol.index(), fact);
            }
        }
    }
}

const BOAT: u64 = 1 << 37;
const SPACES: u64 = BOAT - 2;

fn place(space: usize) -> Place {
    Place::new(space as u8).unwrap_or(Place::BOAT)
}

/// The facts about the tunnel itself, which stay true for the whole game.
pub fn tunnel_facts(ground: &Ground, seats: usize) -> impl Iterator<Item = u16> {
    let first = seats * seat::ALL + table::SYMBOLS + 1;
    (1..=36).map(move |space: usize| {
        let symbol = usize::from(ground.symbols[space]);
        (first + (space - 1) * Symbol::COUNT + symbol) as u16
    })
}

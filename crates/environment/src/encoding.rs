//! Observations as vectors of small numbers, for neural nets.
//!
//! Seats are counted from the viewer on, so that a player sees itself first; a viewer without a seat
//! counts from seat 0. Nothing is in the vector that the viewer may not know. The layout is frozen:
//! trained agents depend on it.

use cartagena::{Observation, Place, Row, Rules, Seat, Symbol, Tunnel, Turn, Viewer};

const PLACES: usize = 38;
const SPACES: usize = 36;
/// Known cards of each symbol and the number of unknown ones.
const HAND: usize = Symbol::COUNT + 1;
const VARIANTS: usize = 3;

/// A part of the vector.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// Its name in the documentation and in the packages.
    pub name: &'static str,
    /// Index of its first number.
    pub start: usize,
    /// Rows and columns; a part of one row is flat.
    pub shape: [usize; 2],
}

impl Part {
    /// Returns the number of its numbers.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.shape[0] * self.shape[1]
    }

    /// Returns true if it has no numbers, which no part is.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// Returns the parts of the vector in order.
#[must_use]
pub fn parts(seats: usize) -> [Part; 8] {
    let shapes = [
        ("pirates", [seats, PLACES]),
        ("hands", [seats, HAND]),
        ("to_move", [1, seats]),
        ("moves_left", [1, 1]),
        ("piles", [1, HAND]),
        ("rules", [1, VARIANTS + 2]),
        ("tunnel", [SPACES, Symbol::COUNT]),
        ("row", [Row::LENGTH, Symbol::COUNT]),
    ];
    let mut start = 0;
    shapes.map(|(name, shape)| {
        let part = Part { name, start, shape };
        start += part.len();
        part
    })
}

/// Returns the length of the vector at a table with so many seats.
#[must_use]
pub const fn length(seats: usize) -> usize {
    seats * (PLACES + HAND + 1) + 1 + HAND + VARIANTS + 2 + (SPACES + Row::LENGTH) * Symbol::COUNT
}

/// Writes the vector of an observation.
///
/// # Panics
///
/// If `vector` has another length than [`length`] says.
pub fn write(seen: &Observation, vector: &mut [u8]) {
    let seats = seen.seats();
    assert_eq!(vector.len(), length(seats), "the vector has another length");
    vector.fill(0);
    let (pirates, rest) = vector.split_at_mut(seats * PLACES);
    let (hands, rest) = rest.split_at_mut(seats * HAND);
    let (turn, rest) = rest.split_at_mut(seats + 1);
    let (piles, rest) = rest.split_at_mut(HAND);
    let (rules, rest) = rest.split_at_mut(VARIANTS + 2);
    let (tunnel, row) = rest.split_at_mut(SPACES * Symbol::COUNT);
    for seat in Seat::first_n(seats) {
        let at = from_viewer(seen, seat);
        write_pirates(seen, seat, &mut pirates[at * PLACES..][..PLACES]);
        write_hand(seen, seat, &mut hands[at * HAND..][..HAND]);
    }
    write_turn(seen, turn);
    write_piles(seen, piles);
    write_rules(seen.rules(), rules);
    write_tunnel(seen.tunnel(), tunnel);
    write_row(seen.row(), row);
}

/// Returns the index of a seat, counted from the viewer.
fn from_viewer(seen: &Observation, seat: Seat) -> usize {
    let viewer = match seen.viewer() {
        Viewer::Seat(viewer) => viewer.index(),
        Viewer::Public => 0,
    };
    (seat.index() + seen.seats() - viewer) % seen.seats()
}

fn write_pirates(seen: &Observation, seat: Seat, counts: &mut [u8]) {
    for place in seen.places(seat) {
        counts[usize::from(place.number())] += 1;
    }
}

fn write_hand(seen: &Observation, seat: Seat, counts: &mut [u8]) {
    let hand = seen.hand(seat);
    for symbol in Symbol::ALL {
        counts[symbol.index()] = hand.known.count(symbol);
    }
    counts[Symbol::COUNT] = hand.unknown;
}

/// Writes the seat to move and its moves left; nothing once the game is over.
fn write_turn(seen: &Observation, turn: &mut [u8]) {
    if let Turn::ToMove { seat, moves_left } = seen.turn() {
        turn[from_viewer(seen, seat)] = 1;
        turn[seen.seats()] = moves_left;
    }
}

#[allow(clippy::cast_possible_truncation, reason = "there are 102 cards")]
fn write_piles(seen: &Observation, counts: &mut [u8]) {
    for symbol in Symbol::ALL {
        counts[symbol.index()] = seen.discard().count(symbol);
    }
    counts[Symbol::COUNT] = seen.pile_len() as u8;
}

fn write_rules(rules: Rules, flags: &mut [u8]) {
    flags[rules.variant as usize] = 1;
    flags[VARIANTS] = rules.pass.into();
    flags[VARIANTS + 1] = rules.boat.into();
}

fn write_tunnel(tunnel: &Tunnel, one_hot: &mut [u8]) {
    let symbols = tunnel.segments().iter().flat_map(|segment| segment.symbols());
    for (space, symbol) in one_hot.chunks_exact_mut(Symbol::COUNT).zip(symbols) {
        space[symbol.index()] = 1;
    }
}

fn write_row(row: Row, one_hot: &mut [u8]) {
    for (card, symbol) in one_hot.chunks_exact_mut(Symbol::COUNT).zip(row.iter()) {
        card[symbol.index()] = 1;
    }
}

/// Returns the largest number that can stand at each index, for the bounds of an observation space.
#[must_use]
pub fn upper_bounds(seats: usize) -> Vec<u8> {
    let bound = |part: &Part| match part.name {
        "pirates" => 6,
        "hands" | "piles" => 102,
        "moves_left" => 3,
        _ => 1,
    };
    parts(seats).iter().flat_map(|part| vec![bound(part); part.len()]).collect()
}

const _: () = assert!(Place::BOAT.number() as usize == PLACES - 1);

//! A position as the solver sees it: with how much of the row is known.

use cartagena::{Action, Place, Position, Seat, Tunnel, Turn};
use core::hash::{Hash, Hasher};

/// A position of which only the first `known` cards of the row may be relied on. After a row was
/// laid of which not every order was looked at, the others are fillers, and so is the pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct SearchState {
    pub position: Position,
    pub known_row: u8,
}

/// Why it is not clear where an action leads.
pub(super) enum Unresolved {
    /// Chance speaks: a row is laid.
    LaysRow,
    /// It takes cards that are not known.
    UnknownCard,
}

impl SearchState {
    pub fn new(position: Position) -> SearchState {
        SearchState { position, known_row: position.row().len() as u8 }
    }

    /// Plays an action in place; where that cannot be done, what is left is of no use.
    #[inline]
    pub fn play(&mut self, tunnel: &Tunnel, action: Action) -> Result<(), Unresolved> {
        let before = self.position.row().len() as u8;
        if before <= 2 && self.position.cards_needed(action) > 0 {
            return Err(if self.known_row < before {
                Unresolved::UnknownCard
            } else {
                Unresolved::LaysRow
            });
        }
        self.position.play_unchecked(tunnel, action, |pile| pile.nth(0));
        let drawn = before - self.position.row().len() as u8;
        self.known_row = self.known_row.checked_sub(drawn).ok_or(Unresolved::UnknownCard)?;
        Ok(())
    }

    /// The seat to move and its moves, while the game goes on.
    #[inline]
    pub fn mover(&self) -> Option<(Seat, u8)> {
        match self.position.turn() {
            Turn::ToMove { seat, moves_left } => Some((seat, moves_left)),
            Turn::Over(_) => None,
        }
    }

    /// How many pirates of a seat are not in the boat.
    #[inline]
    pub fn pirates_left(&self, seat: Seat) -> u8 {
        6 - self.position.pirates_at(seat, Place::BOAT)
    }

    /// Whether the seat to move could lay a row and still have a move in this turn.
    pub fn can_lay_row(&self) -> bool {
        let row = self.position.row().len() as u8;
        let moves = self.mover().map_or(0, |(_, moves)| moves);
        self.known_row == row && row <= 2 * moves.saturating_sub(1)
    }

    pub fn hash_key(&self) -> u64 {
        let mut mixer = KeyHasher(0x243f_6a88_85a3_08d3, 0x1319_8a2e_0370_7344);
        self.hash(&mut mixer);
        mixer.finish()
    }
}

/// A fast hash of 64 good bits: each word is folded in by a long multiplication, in two lanes by
/// turns, so that one need not wait for the other.
struct KeyHasher(u64, u64);

const fn fold(a: u64, b: u64) -> u64 {
    let product = a as u128 * b as u128;
    (product as u64) ^ (product >> 64) as u64
}

impl Hasher for KeyHasher {
    #[inline]
    fn write_u64(&mut self, word: u64) {
        let mixed = fold(self.0 ^ word, 0x9e37_79b9_7f4a_7c15);
        (self.0, self.1) = (self.1, mixed);
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn write_u8(&mut self, byte: u8) {
        self.write_u64(byte.into());
    }

    #[inline]
    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as u64);
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    #[inline]
    fn finish(&self) -> u64 {
        fold(self.0 ^ self.1.rotate_left(32), 0xd1b5_4a32_d192_ed03)
    }
}

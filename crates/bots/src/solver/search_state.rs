//! State of the proof search: a position with the number of known row cards.

use cartagena::{Action, Place, Position, Seat, Tunnel, Turn};
use core::hash::{Hash, Hasher};

/// A position of which only the first `known_row` cards of the row are known. If a row was dealt of
/// which not every order was distinguished, its other cards are placeholders, and so is the pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct SearchState {
    pub position: Position,
    pub known_row: u8,
}

/// Reason why the result of an action is not determined.
pub(super) enum Unresolved {
    /// A row is dealt (a chance node).
    LaysRow,
    /// The action takes unknown cards.
    UnknownCard,
}

impl SearchState {
    pub(crate) fn new(position: Position) -> SearchState {
        SearchState { position, known_row: position.row().len() as u8 }
    }

    /// Plays an action in place. After an error the state must not be used.
    #[inline]
    pub(crate) fn play(&mut self, tunnel: &Tunnel, action: Action) -> Result<(), Unresolved> {
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

    /// Returns the seat to move and its remaining moves, while the game goes on.
    #[inline]
    pub(crate) fn mover(&self) -> Option<(Seat, u8)> {
        match self.position.turn() {
            Turn::ToMove { seat, moves_left } => Some((seat, moves_left)),
            Turn::Over(_) => None,
        }
    }

    /// Returns the number of a seat's pirates outside the boat.
    #[inline]
    pub(crate) fn pirates_left(&self, seat: Seat) -> u8 {
        6 - self.position.pirates_at(seat, Place::BOAT)
    }

    /// Returns whether the seat to move could lay a row and still have a move in this turn.
    pub(crate) fn can_lay_row(&self) -> bool {
        let row = self.position.row().len() as u8;
        let moves = self.mover().map_or(0, |(_, moves)| moves);
        self.known_row == row && row <= 2 * moves.saturating_sub(1)
    }

    pub(crate) fn hash_key(&self) -> u64 {
        let mut mixer = KeyHasher(0x243f_6a88_85a3_08d3, 0x1319_8a2e_0370_7344);
        self.hash(&mut mixer);
        mixer.finish()
    }
}

/// Fast 64-bit hasher: each word is folded in by a long multiplication, alternating between two
/// lanes so that they run in parallel.
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

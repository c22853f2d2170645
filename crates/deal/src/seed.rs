use crate::hex::hexadecimal;
use crate::stream::{Purpose, Stream, VERSION};
use cartagena::{Seat, Segment, Tunnel};
use core::fmt;
use sha2::{Digest, Sha256};

/// The 32 bytes from which all chance of a game follows. They tell every card.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// Makes a seed of bytes that a host has drawn.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// Returns the seed that a number stands for: its eight bytes, little end first, and then zeros.
    pub fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }

    pub(crate) const fn bytes(&self) -> [u8; 32] {
        self.0
    }

    /// Returns the tunnel: the printed segments in some order, each lying either way round.
    #[must_use]
    pub fn tunnel(&self) -> Tunnel {
        let mut stream = Stream::new(self, Purpose::Tunnel);
        let mut segments = Segment::PRINTED;
        stream.shuffle(&mut segments);
        Tunnel::new(segments.map(|segment| match stream.below(2) {
            0 => segment,
            _ => segment.reversed(),
        }))
    }

    /// Returns the seat that begins at a table of two to five.
    #[allow(clippy::cast_possible_truncation, reason = "there are at most five seats")]
    #[must_use]
    pub fn first_seat(&self, players: usize) -> Seat {
        let players = players.clamp(1, Seat::MAX) as u32;
        let number = Stream::new(self, Purpose::FirstSeat).below(players);
        Seat::new(number as u8).unwrap_or(Seat::FIRST)
    }

    /// Returns the commitment, which is shown before the game so that the seed can be checked after
    /// it.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        let tagged = Sha256::new_with_prefix(b"cartagena deal ");
        Commitment(tagged.chain_update([VERSION]).chain_update(self.0).finalize().into())
    }
}

/// A hash that binds a game to its seed without revealing it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Commitment(pub(crate) [u8; 32]);

impl Commitment {
    /// Returns the bytes of the hash.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

hexadecimal!(Seed, Commitment);

impl fmt::Debug for Seed {
    /// Writes no bytes: a seed in a log would give every card away.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

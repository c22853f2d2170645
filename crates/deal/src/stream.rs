use crate::Seed;
use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit, StreamCipher};

/// The version of the deal that this crate makes.
pub const VERSION: u8 = 1;

/// The purpose of a stream; each has its own nonce, so that no two share a number.
#[derive(Clone, Copy)]
pub(crate) enum Purpose {
    Tunnel,
    FirstSeat,
    Deck,
    /// The draw pile of a position that was set up by hand.
    Pile,
    /// The n-th time that the discards become the draw pile.
    Reshuffle(u32),
}

impl Purpose {
    /// Returns the nonce: eight bytes of name and four of number.
    fn nonce(self) -> [u8; 12] {
        let (name, number) = match self {
            Purpose::Tunnel => (b"tunnel\0\0", 0),
            Purpose::FirstSeat => (b"first\0\0\0", 0),
            Purpose::Deck => (b"deck\0\0\0\0", 0),
            Purpose::Pile => (b"pile\0\0\0\0", 0),
            Purpose::Reshuffle(number) => (b"again\0\0\0", number),
        };
        let mut nonce = [0; 12];
        nonce[..8].copy_from_slice(name);
        nonce[8..].copy_from_slice(&number.to_le_bytes());
        nonce
    }
}

/// The number of bytes that are made at once; the stream does not depend on it.
const BUFFER: usize = 256;

/// A sequence of numbers that a seed gives for one purpose.
pub(crate) struct Stream {
    cipher: ChaCha20,
    buffer: [u8; BUFFER],
    used: usize,
}

impl Stream {
    pub(crate) fn new(seed: &Seed, purpose: Purpose) -> Stream {
        let cipher = ChaCha20::new(&seed.bytes().into(), &purpose.nonce().into());
        Stream { cipher, buffer: [0; BUFFER], used: BUFFER }
    }

    fn next_word(&mut self) -> u32 {
        if self.used == BUFFER {
            self.buffer = [0; BUFFER];
            self.cipher.apply_keystream(&mut self.buffer);
            self.used = 0;
        }
        let word = std::array::from_fn(|index| self.buffer[self.used + index]);
        self.used += 4;
        u32::from_le_bytes(word)
    }

    /// Returns a number below `bound`, each equally likely: words beyond the last whole multiple of the
    /// bound are thrown away.
    pub(crate) fn below(&mut self, bound: u32) -> u32 {
        loop {
            let word = self.next_word();
            // The remainder of 2³² by the bound is less than the bound: smaller words need no division.
            if word < u32::MAX - bound || word <= u32::MAX - bound.wrapping_neg() % bound {
                return word % bound;
            }
        }
    }

    #[allow(clippy::cast_possible_truncation, reason = "there are at most 102 items")]
    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

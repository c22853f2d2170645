//! The end of a game as its server signs it.

use crate::Receipt;
use cartagena_deal::NotHex;
use cartagena_deal::commit_reveal::TextHash;
use std::fmt;
use std::str::FromStr;

/// Bytes that are written as hexadecimal digits in lower case.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Hex<const N: usize>(pub [u8; N]);

/// The head of a game's hash chain: the hash of a stored line, which covers all lines up to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChainHead {
    /// The number of the line.
    pub seq: u64,
    /// Its hash.
    pub hash: Hex<32>,
}

/// Returns the bytes that a server signs when a game is over (Ed25519): `cartagena signed game 1` and a
/// zero byte, the length of the game's id in one byte, the id, the number of the line in eight bytes with
/// the big end first, its hash, and the hash of the record, its `Sum`.
#[allow(clippy::cast_possible_truncation, reason = "an id is at most 64 bytes long")]
#[must_use]
pub fn signed_message(game: &str, head: ChainHead, record: TextHash) -> Vec<u8> {
    let mut message = b"cartagena signed game 1\0".to_vec();
    message.push(game.len() as u8);
    message.extend_from_slice(game.as_bytes());
    message.extend_from_slice(&head.seq.to_be_bytes());
    message.extend_from_slice(&head.hash.0);
    message.extend_from_slice(record.as_bytes());
    message
}

impl Receipt {
    /// Returns the bytes that the signature of this receipt is for; `None` if a part is missing.
    #[must_use]
    pub fn signed_message(&self) -> Option<Vec<u8>> {
        Some(signed_message(self.game.as_ref()?, self.head?, self.record?))
    }
}

impl<const N: usize> fmt::Display for Hex<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl<const N: usize> fmt::Debug for Hex<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<const N: usize> FromStr for Hex<N> {
    type Err = NotHex;

    fn from_str(text: &str) -> Result<Hex<N>, NotHex> {
        let digit = |byte: u8| match byte {
            b'0'..=b'9' => Ok(byte - b'0'),
            b'a'..=b'f' => Ok(byte - b'a' + 10),
            _ => Err(NotHex),
        };
        let mut bytes = [0; N];
        if text.len() != 2 * N {
            return Err(NotHex);
        }
        for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            *byte = digit(pair[0])? << 4 | digit(pair[1])?;
        }
        Ok(Hex(bytes))
    }
}

impl fmt::Display for ChainHead {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.seq, self.hash)
    }
}

impl FromStr for ChainHead {
    type Err = NotHex;

    fn from_str(text: &str) -> Result<ChainHead, NotHex> {
        let (seq, hash) = text.split_once(' ').ok_or(NotHex)?;
        let plain = seq.bytes().all(|byte| byte.is_ascii_digit());
        let seq = seq.parse().ok().filter(|_| plain).ok_or(NotHex)?;
        Ok(ChainHead { seq, hash: hash.parse()? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Frozen: clients in other languages build the same bytes.
    #[test]
    fn the_signed_bytes_stay_as_they_are() {
        let head = ChainHead { seq: 258, hash: Hex([0x11; 32]) };
        let message = signed_message("k3", head, TextHash::of("a record"));
        let digits: String = message.iter().map(|byte| format!("{byte:02x}")).collect();
        let tag = "636172746167656e61207369676e65642067616d65203100";
        let sum = TextHash::of("a record").to_string();
        assert_eq!(digits, format!("{tag}026b330000000000000102{}{sum}", "11".repeat(32)));
    }

    #[test]
    fn a_head_is_read_as_it_is_written() {
        let head = ChainHead { seq: 7, hash: Hex([0xab; 32]) };
        assert_eq!(head.to_string().parse(), Ok(head));
        for wrong in ["", "7", "7 ab", "+7 ab", &"ab".repeat(32)] {
            assert_eq!(wrong.parse::<ChainHead>(), Err(NotHex), "{wrong}");
        }
        assert_eq!(format!("7 {}", "AB".repeat(32)).parse::<ChainHead>(), Err(NotHex));
        assert_eq!(format!("7 {}", "é".repeat(32)).parse::<ChainHead>(), Err(NotHex));
    }
}

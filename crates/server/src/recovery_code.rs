//! Recovery codes: secrets that people write down, to come back when their devices are lost.
//!
//! A code has 26 random characters of 32, together 130 bits, and two that are computed from them, so
//! that a slip of the pen is told from a code that is not known. People type codes: case, spaces and
//! dashes do not matter, nor which of two letters that look alike was meant.

use crate::random_ids::random_bytes;
use sha2::{Digest, Sha256};
use std::fmt::Write as _;

/// Digits and letters, without those that look like others.
const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// Number of random characters.
const RANDOM: usize = 26;
/// Number of characters with those that are computed.
const LENGTH: usize = RANDOM + 2;
/// Number of characters between two dashes.
const GROUP: usize = 4;
/// Longest text that is read as a code: people may put a space behind every character.
const MAX_TYPED: usize = 200;

/// A recovery code. It has no `Debug` and no `Display`, so that it cannot be logged.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct RecoveryCode([u8; LENGTH]);

impl RecoveryCode {
    /// Creates a code; returns `None` if the system gives no randomness.
    pub(crate) fn new() -> Option<RecoveryCode> {
        let bytes = random_bytes::<RANDOM>()?;
        Some(RecoveryCode::from_random(bytes.map(|byte| ALPHABET[usize::from(byte % 32)])))
    }

    fn from_random(random: [u8; RANDOM]) -> RecoveryCode {
        let mut code = [0; LENGTH];
        code[..RANDOM].copy_from_slice(&random);
        code[RANDOM..].copy_from_slice(&check_characters(&random));
        RecoveryCode(code)
    }

    /// Reads what a person typed; `None` if it cannot be a code.
    pub(crate) fn read(text: &str) -> Option<RecoveryCode> {
        let mut random = [0; RANDOM];
        let mut typed = text.chars().take(MAX_TYPED + 1).filter(|typed| !is_separator(*typed));
        for place in &mut random {
            *place = typed.next().and_then(meant)?;
        }
        let code = RecoveryCode::from_random(random);
        let check: Vec<u8> = typed.map(meant).collect::<Option<_>>()?;
        (check == code.0[RANDOM..]).then_some(code)
    }

    /// Returns the text for its owner: seven groups of four.
    pub(crate) fn to_text(&self) -> String {
        let groups = self.0.chunks(GROUP);
        groups.enumerate().fold(String::new(), |mut text, (at, group)| {
            let dash = if at > 0 { "-" } else { "" };
            let _ = write!(text, "{dash}{}", String::from_utf8_lossy(group));
            text
        })
    }

    /// Returns the hash, which is what the server stores.
    pub(crate) fn hash(&self) -> [u8; 32] {
        Sha256::new_with_prefix(b"cartagena recovery code 1\0")
            .chain_update(self.0)
            .finalize()
            .into()
    }

    /// Returns the hash of a code that invites somebody new: a code for one thing is none for another.
    pub(crate) fn invitation_hash(&self) -> [u8; 32] {
        Sha256::new_with_prefix(b"cartagena invitation code 1\0")
            .chain_update(self.0)
            .finalize()
            .into()
    }

    /// Returns bytes that only somebody who has the code can compute, for one attempt to sign in.
    pub(crate) fn token_bytes(&self, attempt: &str) -> [u8; 32] {
        Sha256::new_with_prefix(b"cartagena recovery token 1\0")
            .chain_update(self.0)
            .chain_update(attempt)
            .finalize()
            .into()
    }
}

/// Returns the two computed characters: ten bits of a hash.
fn check_characters(random: &[u8; RANDOM]) -> [u8; 2] {
    let hash = Sha256::new_with_prefix(b"cartagena recovery check 1\0").chain_update(random);
    let hash = hash.finalize();
    [hash[0], hash[1]].map(|byte| ALPHABET[usize::from(byte % 32)])
}

/// Reports whether a character only separates others: spaces, dots and dashes of any keyboard.
fn is_separator(typed: char) -> bool {
    const DASHES: [char; 8] = ['-', '.', ',', '_', '\u{ad}', '\u{2212}', '\u{30fc}', '\u{ff0d}'];
    typed.is_whitespace() || DASHES.contains(&typed) || ('\u{2010}'..='\u{2015}').contains(&typed)
}

/// Letters that are not in the alphabet, and Cyrillic ones, with the characters that they look like.
const LOOK_ALIKES: [(char, u8); 17] = [
    ('O', b'0'),
    ('I', b'1'),
    ('L', b'1'),
    ('U', b'V'),
    ('А', b'A'),
    ('В', b'B'),
    ('С', b'C'),
    ('Е', b'E'),
    ('Н', b'H'),
    ('К', b'K'),
    ('М', b'M'),
    ('Р', b'P'),
    ('Т', b'T'),
    ('Х', b'X'),
    ('У', b'Y'),
    ('О', b'0'),
    ('З', b'3'),
];

/// Returns the character of the alphabet that was meant; `None` if it can be none.
fn meant(typed: char) -> Option<u8> {
    let narrow = match typed {
        // The wide characters of a Japanese keyboard.
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(typed) - 0xfee0)?,
        other => other,
    };
    let upper = narrow.to_uppercase().next()?;
    let known = LOOK_ALIKES.iter().find(|(looks, _)| *looks == upper).map(|(_, meant)| *meant);
    known.or_else(|| u8::try_from(upper).ok().filter(|byte| ALPHABET.contains(byte)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code() -> RecoveryCode {
        RecoveryCode::from_random(*b"01ABCEHKMPTXVY3456789DFGJQ")
    }

    /// Frozen: people have written codes down.
    #[test]
    fn a_code_stays_as_it_is() {
        assert_eq!(code().to_text(), "01AB-CEHK-MPTX-VY34-5678-9DFG-JQHM");
        let hash: String = code().hash()[..8].iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(hash, "35e62a0feef3a817");
    }

    #[test]
    fn what_people_type_is_understood() {
        let text = code().to_text();
        for typed in [
            text.clone(),
            text.to_lowercase(),
            text.replace('-', ""),
            text.replace('-', " – "),
            format!("  {}\n", text.replace('-', "\u{2011}")),
            text.replace('0', "o").replace('1', "l"),
            text.replace('0', "O").replace('1', "I").replace('V', "u"),
            text.replace('A', "А").replace('B', "в").replace('C', "с").replace('T', "т"),
            text.chars().map(wide).collect(),
        ] {
            assert!(RecoveryCode::read(&typed) == Some(code()), "{typed}");
        }
    }

    fn wide(narrow: char) -> char {
        char::from_u32(u32::from(narrow) + 0xfee0).expect("a character")
    }

    #[test]
    fn slips_are_noticed() {
        let text = code().to_text();
        let swapped = text.replace("01AB", "10AB");
        for wrong in [
            String::new(),
            text[1..].to_owned(),
            format!("{text}0"),
            text.replace('A', "F"),
            text.replace('Q', "?"),
            swapped,
            "ש".repeat(LENGTH),
            "0".repeat(100_000),
        ] {
            assert!(RecoveryCode::read(&wrong).is_none(), "{wrong}");
        }
    }

    #[test]
    fn no_two_codes_are_the_same() {
        let [one, other] = [(); 2].map(|()| RecoveryCode::new().expect("randomness"));
        assert!(one != other && one.hash() != other.hash());
        assert!(RecoveryCode::read(&one.to_text()) == Some(one.clone()));
        assert_ne!(one.token_bytes("a"), one.token_bytes("b"));
        assert_ne!(one.token_bytes("a"), other.token_bytes("a"));
    }
}

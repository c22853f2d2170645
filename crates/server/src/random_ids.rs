//! Random secrets and ids.

use sha2::{Digest, Sha256};
use std::ops::RangeInclusive;

/// Characters of a game's id; each stands for five random bits.
const GAME_ID_LENGTH: usize = 16;
/// Characters of an invitation's key: 130 random bits.
const KEY_LENGTH: usize = 26;
/// Number of characters that the id of a request may have.
const REQUEST_ID_LENGTH: RangeInclusive<usize> = 16..=64;
/// Digits and letters that are not easily confused with each other.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Returns random bytes; `None` if the system gives none.
pub(crate) fn random_bytes<const N: usize>() -> Option<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).ok()?;
    Some(bytes)
}

/// Returns the id of a new game: 80 random bits, so that a table can only be found by its link.
pub(crate) fn new_game_id() -> Option<String> {
    random_text::<GAME_ID_LENGTH>()
}

/// Returns the key of a new invitation.
pub(crate) fn new_invitation_key() -> Option<String> {
    random_text::<KEY_LENGTH>()
}

/// Returns the id of the game that a person opens by a request with this id, which is random itself.
/// No other person can aim at it.
pub(crate) fn game_id_for(person: i64, request_id: &str) -> String {
    let hash = Sha256::new_with_prefix(b"cartagena table 1\0")
        .chain_update(person.to_be_bytes())
        .chain_update(request_id);
    text_from::<GAME_ID_LENGTH>(&hash.finalize().into())
}

/// Returns the key of an invitation that is made of these bytes.
pub(crate) fn invitation_key_from(bytes: &[u8; 32]) -> String {
    text_from::<KEY_LENGTH>(bytes)
}

/// Reports whether a text can be the id of a request.
pub(crate) fn is_request_id(text: &str) -> bool {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    REQUEST_ID_LENGTH.contains(&text.len()) && text.bytes().all(is_plain)
}

fn text_from<const N: usize>(bytes: &[u8; 32]) -> String {
    bytes.iter().take(N).map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect()
}

fn random_text<const N: usize>() -> Option<String> {
    let bytes = random_bytes::<N>()?;
    Some(bytes.iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect())
}

/// Reports whether a text has the form of a game's id, before the store is asked for it.
pub(crate) fn is_game_id(text: &str) -> bool {
    text.len() == GAME_ID_LENGTH && text.bytes().all(|byte| ALPHABET.contains(&byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_ids() {
        let [one, other] = [new_game_id().expect("randomness"), new_game_id().expect("randomness")];
        assert!(is_game_id(&one) && is_game_id(&other) && one != other);
        for wrong in ["", "../../etc/passwd", "0123456789ABCDEF", &one[1..], "\u{0}"] {
            assert!(!is_game_id(wrong), "{wrong}");
        }
        let [one, other] =
            [new_invitation_key().expect("randomness"), new_invitation_key().expect("randomness")];
        assert!(one.len() == KEY_LENGTH && one != other);
    }

    /// Frozen: a request that is repeated after an update must find its table.
    #[test]
    fn the_id_of_a_request_gives_the_id_of_its_table() {
        let game = game_id_for(7, "k3w9xq7pm2abcdef");
        assert!(is_game_id(&game));
        assert_eq!(game, game_id_for(7, "k3w9xq7pm2abcdef"));
        assert_ne!(game, game_id_for(8, "k3w9xq7pm2abcdef"));
        assert_ne!(game, game_id_for(7, "k3w9xq7pm2abcdeg"));
        assert_eq!(invitation_key_from(&[33; 32]), "1".repeat(KEY_LENGTH));
    }

    #[test]
    fn ids_of_requests_are_long_enough_and_plain() {
        assert!(is_request_id("0123456789abcdef") && is_request_id("k-3_W9".repeat(5).as_str()));
        for wrong in ["", "0123456789abcde", "0123456789abcde ", "0123456789abcdé"] {
            assert!(!is_request_id(wrong), "{wrong}");
        }
        assert!(!is_request_id(&"a".repeat(65)));
    }
}

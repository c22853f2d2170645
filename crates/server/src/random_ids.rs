//! Random secrets and ids.

/// Characters of a game's id; each stands for five random bits.
const GAME_ID_LENGTH: usize = 16;
/// Characters of an invitation's key: 130 random bits.
const KEY_LENGTH: usize = 26;
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
}

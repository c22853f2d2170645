//! Where secrets and ids come from.

/// How many signs an id has; each stands for five random bits.
const SIGNS: usize = 16;
/// How many signs the key of an invitation has: 130 bits.
const KEY: usize = 26;
/// Digits and letters that are not mistaken for each other.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Bytes that nobody can guess; `None` if the system gives none.
pub(crate) fn secret<const N: usize>() -> Option<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).ok()?;
    Some(bytes)
}

/// The id of a new game: 80 random bits, so that nobody comes by a table without its link.
pub(crate) fn game() -> Option<String> {
    signs::<SIGNS>()
}

/// The key of an invitation.
pub(crate) fn key() -> Option<String> {
    signs::<KEY>()
}

fn signs<const N: usize>() -> Option<String> {
    let bytes = secret::<N>()?;
    Some(bytes.iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect())
}

/// Whether a text could be the id of a game, before the store is asked for it.
pub(crate) fn is_game(text: &str) -> bool {
    text.len() == SIGNS && text.bytes().all(|byte| ALPHABET.contains(&byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_ids() {
        let [one, other] = [game().expect("randomness"), game().expect("randomness")];
        assert!(is_game(&one) && is_game(&other) && one != other);
        for wrong in ["", "../../etc/passwd", "0123456789ABCDEF", &one[1..], "\u{0}"] {
            assert!(!is_game(wrong), "{wrong}");
        }
        let [one, other] = [key().expect("randomness"), key().expect("randomness")];
        assert!(one.len() == KEY && one != other);
    }
}

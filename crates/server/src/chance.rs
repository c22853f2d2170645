//! Where secrets and ids come from.

use std::fmt;
use std::sync::Arc;

/// How many signs an id has; each stands for five random bits.
const SIGNS: usize = 16;
/// Digits and letters that are not mistaken for each other.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// A source of 32 bytes that nobody can guess.
#[derive(Clone)]
pub struct Chance(Arc<dyn Fn() -> Option<[u8; 32]> + Send + Sync>);

impl Chance {
    /// Another source than the system's. Whoever knows what it gives knows all cards.
    pub fn of(source: impl Fn() -> Option<[u8; 32]> + Send + Sync + 'static) -> Chance {
        Chance(Arc::new(source))
    }

    /// The server's part of a deal; `None` if the system gives no randomness.
    pub(crate) fn secret(&self) -> Option<[u8; 32]> {
        (self.0)()
    }
}

impl Default for Chance {
    fn default() -> Chance {
        Chance::of(random::<32>)
    }
}

impl fmt::Debug for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Chance")
    }
}

/// The id of a new game: 80 random bits, so that nobody comes by a table without its link.
pub(crate) fn game() -> Option<String> {
    let bytes = random::<SIGNS>()?;
    Some(bytes.iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect())
}

/// Whether a text could be the id of a game, before the store is asked for it.
pub(crate) fn is_game(text: &str) -> bool {
    text.len() == SIGNS && text.bytes().all(|byte| ALPHABET.contains(&byte))
}

fn random<const N: usize>() -> Option<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).ok()?;
    Some(bytes)
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
    }
}

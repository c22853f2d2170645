//! A seed that nobody at the table could choose.
//!
//! The host draws a [`ServerSecret`] and shows its [commitment](Fair::new) before anybody sits down.
//! Everybody's browser draws a [`Share`] and shows its [`Promise`]. Only when no promise can be made
//! any more are the shares shown, and the seed is the hash of the secret and all of them: the host
//! could not choose the secret once it knew a share, and nobody could choose a share once they knew
//! another's. At the end the secret is shown, and [`Fair::check`] sees that all of it fits.
//!
//! What it does not show: whether the host told the secret to one of the players. And where a share
//! was promised but did not come, the host could choose between two deals, with it and without.
//!
//! | hash | SHA-256 over |
//! |---|---|
//! | commitment | `cartagena fair deal 1 commitment`, length of the game's id in one byte, the id, version of the rules in one byte, secret |
//! | promise | `cartagena fair deal 1 promise`, share |
//! | seed | `cartagena fair deal 1 seed`, secret, length of the id in one byte, the id, number of seats in one byte, for each seat `0` in one byte or `1` in one byte and its share |
//! | lot | `cartagena fair deal 1 lot`, secret, a number in eight bytes, little end first |
//! | sum | `cartagena fair deal 1 sum`, a text |
//!
//! It is frozen as the rest of the deal is.
//!
//! ```
//! use cartagena_deal::fair::{Fair, Part, Secret, Share};
//!
//! let share = Share::new([7; 32]);
//! let mut fair = Fair::new("k3", 1, Secret::new([1; 32]), 2);
//! fair.parts[0] = Part::Given(share.promise(), share);
//! assert!(fair.seed().is_some());
//! assert_eq!(fair.check(), Ok(()));
//!
//! let before = fair.hidden();
//! assert_eq!(before.seed(), None);
//! assert_eq!(before.commitment, fair.commitment);
//! ```

use crate::hex::hexadecimal;
use crate::{Commitment, Seed};
use core::fmt;
use sha2::{Digest, Sha256};

/// The longest id of a game, in bytes: its length has to fit into one.
pub const MAX_GAME_ID: usize = 64;

/// Whether a text can be the id of a game: letters, digits and lines between them.
pub fn is_game_id(text: &str) -> bool {
    let sign = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    (1..=MAX_GAME_ID).contains(&text.len()) && text.bytes().all(sign)
}

/// The host's 32 bytes. Whoever knows them before the end knows every card.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ServerSecret([u8; 32]);

/// The 32 bytes of somebody at the table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct SeatSecret([u8; 32]);

/// A hash that binds somebody to a share without giving it away.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct SeatCommitment([u8; 32]);

hexadecimal!(ServerSecret, SeatSecret, SeatCommitment);

impl ServerSecret {
    /// A secret of bytes that a host has drawn.
    pub const fn new(bytes: [u8; 32]) -> ServerSecret {
        ServerSecret(bytes)
    }

    /// A number of its own for everything that is neither card nor tunnel, such as the lots of a
    /// bot: it tells nothing of the secret.
    pub fn derive_number(&self, number: u64) -> u64 {
        let hash = hasher("lot").chain_update(self.0).chain_update(number.to_le_bytes()).finalize();
        u64::from_le_bytes(core::array::from_fn(|index| hash[index]))
    }
}

impl SeatSecret {
    /// A share of bytes that a browser has drawn.
    pub const fn new(bytes: [u8; 32]) -> SeatSecret {
        SeatSecret(bytes)
    }

    /// What can be shown of it before all shares are.
    pub fn commitment(&self) -> SeatCommitment {
        SeatCommitment(hasher("promise").chain_update(self.0).finalize().into())
    }
}

/// A hash of a text that shows if anything in it was changed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct TextHash([u8; 32]);

hexadecimal!(TextHash);

impl TextHash {
    /// The sum of a text.
    pub fn of(text: &str) -> TextHash {
        TextHash(hasher("sum").chain_update(text).finalize().into())
    }
}

/// The promise of a share of these bytes.
pub fn seat_commitment(bytes: &[u8; 32]) -> SeatCommitment {
    SeatSecret(*bytes).commitment()
}

/// What a seat brought to the deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SeatPart {
    /// Nothing: a bot, or somebody who did not care to.
    #[default]
    None,
    /// A promise only: the share did not come in time.
    Committed(SeatCommitment),
    /// A share, as promised.
    Revealed(SeatCommitment, SeatSecret),
}

impl SeatPart {
    /// What was promised, if anything was.
    pub const fn commitment(&self) -> Option<SeatCommitment> {
        match self {
            SeatPart::None => None,
            SeatPart::Committed(commitment) | SeatPart::Revealed(commitment, _) => {
                Some(*commitment)
            }
        }
    }

    /// The share, if it came.
    pub const fn secret(&self) -> Option<SeatSecret> {
        match self {
            SeatPart::Revealed(_, share) => Some(*share),
            SeatPart::None | SeatPart::Committed(_) => None,
        }
    }
}

/// What is not as it was agreed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BrokenCommitment {
    /// The secret is not the one committed to.
    ServerSecret,
    /// The share of this seat is not the one that was promised.
    SeatSecret(usize),
}

/// All that a deal among people who do not trust each other rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommitReveal {
    /// The id of the game, at most [`MAX_ID`] bytes.
    pub game_id: String,
    /// The version of the rules that it is played by.
    pub rules_version: u8,
    /// What the host showed before.
    pub commitment: Commitment,
    /// The host's part, once it may be known.
    pub secret: Option<ServerSecret>,
    /// What each seat brought.
    pub parts: Vec<SeatPart>,
}

impl CommitReveal {
    /// The deal of a table to which nobody has brought anything yet.
    pub fn new(game: &str, rules: u8, secret: ServerSecret, seats: usize) -> CommitReveal {
        CommitReveal {
            game_id: game.to_owned(),
            rules_version: rules,
            commitment: server_commitment(game, rules, &secret),
            secret: Some(secret),
            parts: vec![SeatPart::None; seats],
        }
    }

    /// The same without the secret, for those who still play.
    #[must_use]
    pub fn without_secret(&self) -> CommitReveal {
        CommitReveal { secret: None, ..self.clone() }
    }

    /// The seed of the game, if the secret is known.
    pub fn seed(&self) -> Option<Seed> {
        let hash = hasher("seed").chain_update(self.secret?.0);
        let hash = update_with_id(hash, &self.game_id).chain_update([self.parts.len() as u8]);
        let whole = self.parts.iter().fold(hash, |hash, part| match part.secret() {
            None => hash.chain_update([0]),
            Some(share) => hash.chain_update([1]).chain_update(share.0),
        });
        Some(Seed::new(whole.finalize().into()))
    }

    /// Whether secret and shares are those that were bound before.
    pub fn verify(&self) -> Result<(), BrokenCommitment> {
        let fits = |secret| {
            server_commitment(&self.game_id, self.rules_version, &secret) == self.commitment
        };
        if !self.secret.is_none_or(fits) {
            return Err(BrokenCommitment::ServerSecret);
        }
        let broken = |part: &SeatPart| matches!(part, SeatPart::Revealed(promise, share) if share.commitment() != *promise);
        self.parts
            .iter()
            .position(broken)
            .map_or(Ok(()), |seat| Err(BrokenCommitment::SeatSecret(seat)))
    }
}

fn server_commitment(game: &str, rules: u8, secret: &ServerSecret) -> Commitment {
    let hash = update_with_id(hasher("commitment"), game).chain_update([rules]);
    Commitment(hash.chain_update(secret.0).finalize().into())
}

fn hasher(purpose: &str) -> Sha256 {
    Sha256::new_with_prefix("cartagena fair deal 1 ").chain_update(purpose)
}

fn update_with_id(hash: Sha256, id: &str) -> Sha256 {
    hash.chain_update([id.len() as u8]).chain_update(id)
}

impl fmt::Debug for ServerSecret {
    /// Says nothing: a secret in a log would give every card away.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

impl fmt::Debug for SeatSecret {
    /// Says nothing: a share is nobody's business before all are in.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Share(..)")
    }
}

impl fmt::Debug for TextHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Sum({self})")
    }
}

impl fmt::Debug for SeatCommitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Promise({self})")
    }
}

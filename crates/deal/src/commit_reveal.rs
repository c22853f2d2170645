//! Commit–reveal: a seed that neither the server nor any player could choose.
//!
//! The server draws a [`ServerSecret`] and shows its [commitment](CommitReveal::new) before anybody
//! sits down. Every browser draws a [`SeatSecret`] and shows its [`SeatCommitment`]. Only when no
//! commitment can be made any more are the seats' secrets revealed, and the seed is the hash of the
//! server's secret and all of them: the server could not choose its secret once it knew a seat's, and
//! no player could choose one after seeing another. At the end the server reveals its secret, and
//! [`CommitReveal::verify`] checks that everything fits.
//!
//! It does not show that the server kept its secret from all players. Where a seat committed but did
//! not reveal, the server could choose between two deals, with and without that seat's secret.
//!
//! The names in the hashes are those of the first version and stay: `promise` is a seat's
//! commitment, `share` a seat's secret, `lot` a derived number and `sum` the hash of a text.
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
//! use cartagena_deal::commit_reveal::{CommitReveal, SeatPart, SeatSecret, ServerSecret};
//!
//! let secret = SeatSecret::new([7; 32]);
//! let mut deal = CommitReveal::new("k3", 1, ServerSecret::new([1; 32]), 2);
//! deal.parts[0] = SeatPart::Revealed(secret.commitment(), secret);
//! assert!(deal.seed().is_some());
//! assert_eq!(deal.verify(), Ok(()));
//!
//! let before = deal.without_secret();
//! assert_eq!(before.seed(), None);
//! assert_eq!(before.commitment, deal.commitment);
//! ```

use crate::hex::hexadecimal;
use crate::{Commitment, Seed};
use core::fmt;
use sha2::{Digest, Sha256};

/// The longest id of a game, in bytes: its length has to fit into one.
pub const MAX_GAME_ID: usize = 64;

/// Returns true if a text can be the id of a game: letters, digits, hyphens and underscores.
#[must_use]
pub fn is_game_id(text: &str) -> bool {
    let sign = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    (1..=MAX_GAME_ID).contains(&text.len()) && text.bytes().all(sign)
}

/// The server's 32 bytes. They tell every card, so they stay secret until the game is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ServerSecret([u8; 32]);

/// The 32 bytes that the browser of a seat has drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct SeatSecret([u8; 32]);

/// A hash that binds a seat to its secret without revealing it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct SeatCommitment([u8; 32]);

hexadecimal!(ServerSecret, SeatSecret, SeatCommitment);

impl ServerSecret {
    /// Makes a secret of bytes that a server has drawn.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> ServerSecret {
        ServerSecret(bytes)
    }

    /// Derives a number for something that is neither card nor tunnel, such as the seed of a bot. It
    /// reveals nothing of the secret.
    #[must_use]
    pub fn derive_number(&self, number: u64) -> u64 {
        let hash = hasher("lot").chain_update(self.0).chain_update(number.to_le_bytes()).finalize();
        u64::from_le_bytes(core::array::from_fn(|index| hash[index]))
    }
}

impl SeatSecret {
    /// Makes a secret of bytes that a browser has drawn.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> SeatSecret {
        SeatSecret(bytes)
    }

    /// Returns the commitment, which may be shown before the secrets are revealed.
    #[must_use]
    pub fn commitment(&self) -> SeatCommitment {
        SeatCommitment(hasher("promise").chain_update(self.0).finalize().into())
    }
}

/// A hash of a text, by which any change of it is found.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct TextHash([u8; 32]);

hexadecimal!(TextHash);

impl TextHash {
    /// Returns the hash of a text.
    #[must_use]
    pub fn of(text: &str) -> TextHash {
        TextHash(hasher("sum").chain_update(text).finalize().into())
    }

    /// Returns the bytes of the hash.
    #[must_use]
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

/// Returns the commitment of a seat to a secret of these bytes.
#[must_use]
pub fn seat_commitment(bytes: &[u8; 32]) -> SeatCommitment {
    SeatSecret(*bytes).commitment()
}

/// The part of a seat in the deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SeatPart {
    /// No part: a bot, or a player who did not take part.
    #[default]
    None,
    /// A commitment only: the secret was not revealed in time.
    Committed(SeatCommitment),
    /// A commitment and its secret.
    Revealed(SeatCommitment, SeatSecret),
}

impl SeatPart {
    /// Returns the commitment, if there is one.
    #[must_use]
    pub const fn commitment(&self) -> Option<SeatCommitment> {
        match self {
            SeatPart::None => None,
            SeatPart::Committed(commitment) | SeatPart::Revealed(commitment, _) => {
                Some(*commitment)
            }
        }
    }

    /// Returns the secret, if it was revealed.
    #[must_use]
    pub const fn secret(&self) -> Option<SeatSecret> {
        match self {
            SeatPart::Revealed(_, share) => Some(*share),
            SeatPart::None | SeatPart::Committed(_) => None,
        }
    }
}

/// The commitment that a revealed secret does not fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BrokenCommitment {
    /// The secret is not the one committed to.
    ServerSecret,
    /// The secret of this seat is not the one committed to.
    SeatSecret(usize),
}

/// The commitments and secrets of a deal among players who do not trust each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommitReveal {
    /// The id of the game, at most [`MAX_GAME_ID`] bytes.
    pub game_id: String,
    /// The version of the rules that it is played by.
    pub rules_version: u8,
    /// The server's commitment, shown before anybody sat down.
    pub commitment: Commitment,
    /// The server's secret, once it may be known.
    pub secret: Option<ServerSecret>,
    /// The part of each seat.
    pub parts: Vec<SeatPart>,
}

impl CommitReveal {
    /// Makes the deal of a table at which no seat has a part yet.
    #[must_use]
    pub fn new(game: &str, rules: u8, secret: ServerSecret, seats: usize) -> CommitReveal {
        CommitReveal {
            game_id: game.to_owned(),
            rules_version: rules,
            commitment: server_commitment(game, rules, &secret),
            secret: Some(secret),
            parts: vec![SeatPart::None; seats],
        }
    }

    /// Returns the deal without the server's secret, for players of a running game.
    #[must_use]
    pub fn without_secret(&self) -> CommitReveal {
        CommitReveal { secret: None, ..self.clone() }
    }

    /// Returns the seed of the game, if the server's secret is known.
    #[allow(clippy::cast_possible_truncation, reason = "there are at most five seats")]
    #[must_use]
    pub fn seed(&self) -> Option<Seed> {
        let hash = hasher("seed").chain_update(self.secret?.0);
        let hash = update_with_id(hash, &self.game_id).chain_update([self.parts.len() as u8]);
        let whole = self.parts.iter().fold(hash, |hash, part| match part.secret() {
            None => hash.chain_update([0]),
            Some(share) => hash.chain_update([1]).chain_update(share.0),
        });
        Some(Seed::new(whole.finalize().into()))
    }

    /// Checks that all revealed secrets fit their commitments.
    ///
    /// # Errors
    ///
    /// [`BrokenCommitment`] names the first that does not.
    pub fn verify(&self) -> Result<(), BrokenCommitment> {
        let fits = |secret| {
            server_commitment(&self.game_id, self.rules_version, &secret) == self.commitment
        };
        if !self.secret.is_none_or(fits) {
            return Err(BrokenCommitment::ServerSecret);
        }
        let broken = |part: &SeatPart| matches!(part, SeatPart::Revealed(commitment, secret) if secret.commitment() != *commitment);
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

#[allow(clippy::cast_possible_truncation, reason = "an id is at most 64 bytes long")]
fn update_with_id(hash: Sha256, id: &str) -> Sha256 {
    hash.chain_update([id.len() as u8]).chain_update(id)
}

impl fmt::Debug for ServerSecret {
    /// Writes no secret: in a log it would give every card away.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

impl fmt::Debug for SeatSecret {
    /// Writes no secret: in a log it could be read before all seats have revealed theirs.
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

//! Invitations. A seat for a friend is for a person with a key, because the id of a table that the
//! lobby shows is known to everybody. Only hashes of the keys are stored.

use crate::room::Phase;
use crate::stored_line::RoomEvent;
use crate::{Requester, Room, RoomDecision};
use cartagena_protocol::{Denial, SeatAccess};
use sha2::{Digest, Sha256};
use std::fmt::Write as _;

/// Maximum number of keys of a table: its host may invite from several devices.
const MAX_INVITATION_KEYS: usize = 32;

impl Room {
    /// Decides to accept an invitation key, which must be unguessable. Only the person who hosts the
    /// table may ask for one; the server sends the key to that person once the decision is stored.
    ///
    /// # Errors
    ///
    /// [`Denial::NotHost`] for any other person, [`Denial::TooManyTables`] if the table has as many
    /// keys as it may, [`Denial::AlreadyStarted`] and [`Denial::NoSuchTable`] if nobody can sit down
    /// any more.
    pub fn decide_invitation(
        &self,
        key: &str,
        requester: &Requester<'_>,
    ) -> Result<RoomDecision, Denial> {
        match self.phase {
            Phase::Closed => Err(Denial::NoSuchTable),
            Phase::Gathering if self.host != requester.person => Err(Denial::NotHost),
            Phase::Gathering if self.invitation_keys.len() >= MAX_INVITATION_KEYS => {
                Err(Denial::TooManyTables)
            }
            Phase::Gathering => {
                Ok(self.new_decision(RoomEvent::Invited { key: key_hash(key) }, requester.now))
            }
            _ => Err(Denial::AlreadyStarted),
        }
    }

    /// Returns 32 bytes for the key of an invitation that a person asks for under an id: always the
    /// same, so that a repeated request is answered with the same key. They are as unguessable as the
    /// server's secret, which nobody learns before the game is over. `None` if the room has none.
    pub fn invitation_bytes(&self, person: i64, id: &str) -> Option<[u8; 32]> {
        let secret = self.commit_reveal.secret?;
        let hash = Sha256::new_with_prefix(b"cartagena invitation 1\0")
            .chain_update(secret.to_string())
            .chain_update(person.to_be_bytes())
            .chain_update(id);
        Some(hash.finalize().into())
    }

    /// Reports whether an invitation key was stored already.
    pub fn has_invitation(&self, key: &str) -> bool {
        self.invitation_keys.contains(&key_hash(key))
    }

    /// Reports whether seats for friends need a key. If no key was made and the lobby does not show
    /// the table, a person who knows its id was sent it.
    pub(crate) fn needs_key(&self) -> bool {
        !self.invitation_keys.is_empty() || self.settings.seats.contains(&SeatAccess::Anyone)
    }

    /// Reports whether a person may take a seat, with the key that they sent, if any.
    pub(crate) fn may_take_seat(&self, person: i64, seat: u8, key: Option<&str>) -> bool {
        let Some(state) = self.seats.get(usize::from(seat)) else { return false };
        let own = [state.person, state.reserved_for, Some(self.host)].contains(&Some(person));
        let holds = || key.is_some_and(|key| self.invitation_keys.contains(&key_hash(key)));
        own || state.access == SeatAccess::Anyone || !self.needs_key() || holds()
    }
}

/// Returns the hash of a key that is stored, in hexadecimal digits.
fn key_hash(key: &str) -> String {
    let digest = Sha256::digest(key.as_bytes());
    digest.iter().fold(String::with_capacity(64), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

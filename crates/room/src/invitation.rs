//! Invitations. A seat for a friend is for whoever brings a key, because the id of a table that the
//! lobby shows is known to everybody. Of the keys only hashes are kept.

use crate::room::Phase;
use crate::stored_line::RoomEvent;
use crate::{Requester, Room, RoomDecision};
use cartagena_protocol::{Denial, SeatAccess};
use sha2::{Digest, Sha256};
use std::fmt::Write as _;

/// How many keys a table can have: its host may invite from several devices.
const MAX_INVITATION_KEYS: usize = 32;

impl Room {
    /// Makes a key good that nobody can guess. Once the decision is kept, the host of the table gives
    /// it to whoever asked, who alone may: the person who opened the table, or became its host.
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

    /// Whether seats for friends need a key. Where none was made and the lobby shows nothing, whoever
    /// knows the id was sent it.
    pub(crate) fn needs_key(&self) -> bool {
        !self.invitation_keys.is_empty() || self.settings.seats.contains(&SeatAccess::Anyone)
    }

    /// Whether a seat is meant for a person, with or without a key.
    pub(crate) fn may_take_seat(&self, person: i64, seat: u8, key: Option<&str>) -> bool {
        let Some(chair) = self.seats.get(usize::from(seat)) else { return false };
        let own = [chair.person, chair.reserved_for, Some(self.host)].contains(&Some(person));
        let holds = || key.is_some_and(|key| self.invitation_keys.contains(&key_hash(key)));
        own || chair.guest == SeatAccess::Anyone || !self.needs_key() || holds()
    }
}

/// What is kept of a key.
fn key_hash(key: &str) -> String {
    let digest = Sha256::digest(key.as_bytes());
    digest.iter().fold(String::with_capacity(64), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

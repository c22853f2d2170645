//! Invitations. A seat for a friend is for whoever brings a key, because the id of a table that the
//! lobby shows is known to everybody. Of the keys only hashes are kept.

use crate::line::Fact;
use crate::quay::Stage;
use crate::{Act, Decision, Quay};
use cartagena_protocol::{Denial, Guest};
use sha2::{Digest, Sha256};
use std::fmt::Write as _;

/// How many keys a table can have: its host may invite from several devices.
const KEYS: usize = 32;

impl Quay {
    /// Makes a key good that nobody can guess. Once the decision is kept, the host of the table gives
    /// it to whoever asked, who alone may: the person that opened the table, or came after them.
    pub fn invite(&self, key: &str, act: &Act<'_>) -> Result<Decision, Denial> {
        match self.stage {
            Stage::Closed => Err(Denial::NoSuchTable),
            Stage::Gathering if self.host != act.person => Err(Denial::NotHost),
            Stage::Gathering if self.keys.len() >= KEYS => Err(Denial::TooMany),
            Stage::Gathering => Ok(self.decision(Fact::Invited { key: hash(key) }, act.now)),
            _ => Err(Denial::Begun),
        }
    }

    /// Whether seats for friends need a key. Where none was made and the lobby shows nothing, whoever
    /// knows the id was sent it.
    pub(crate) fn needs_key(&self) -> bool {
        !self.keys.is_empty() || self.agreed.seats.contains(&Guest::Anyone)
    }

    /// Whether a seat is meant for a person, with or without a key.
    pub(crate) fn is_meant(&self, person: i64, seat: u8, key: Option<&str>) -> bool {
        let Some(chair) = self.chairs.get(usize::from(seat)) else { return false };
        let own = [chair.person, chair.kept_for, Some(self.host)].contains(&Some(person));
        let holds = || key.is_some_and(|key| self.keys.contains(&hash(key)));
        own || chair.guest == Guest::Anyone || !self.needs_key() || holds()
    }
}

/// What is kept of a key.
fn hash(key: &str) -> String {
    let digest = Sha256::digest(key.as_bytes());
    digest.iter().fold(String::with_capacity(64), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

//! Challenges for passkeys that wait for their answers. Each is good for one answer within a few minutes;
//! they are kept in memory alone, so that none survives a restart.

use crate::connected_people::lock;
use crate::random_ids::random_bytes;
use cartagena_record::Hex;
use std::collections::HashMap;
use std::sync::Mutex;
use webauthn_rs::prelude::{DiscoverableAuthentication, PasskeyRegistration};

/// Time for which a challenge is good, in milliseconds.
const LIFETIME_MS: u64 = 5 * 60_000;
/// Number of challenges that are kept; beyond it, the oldest is dropped.
const MAX_CHALLENGES: usize = 4_096;

/// A challenge that was handed out.
pub(super) enum Ceremony {
    /// A person makes a passkey.
    Registration {
        /// The person.
        person: i64,
        /// The bytes by which authenticators know the person.
        handle: [u8; 16],
        /// State of the check.
        state: Box<PasskeyRegistration>,
    },
    /// Somebody signs in.
    SignIn(Box<DiscoverableAuthentication>),
}

/// All challenges that wait for an answer, by their random ids.
#[derive(Default)]
pub(crate) struct Ceremonies(Mutex<HashMap<String, (u64, Ceremony)>>);

impl Ceremonies {
    /// Keeps a challenge and returns its id; `None` if the system gives no randomness.
    pub(super) fn begin(&self, ceremony: Ceremony, now: u64) -> Option<String> {
        let id = Hex(random_bytes::<16>()?).to_string();
        let mut waiting = lock(&self.0);
        waiting.retain(|_, (begun, _)| is_good(*begun, now));
        if waiting.len() >= MAX_CHALLENGES {
            let oldest = waiting.iter().min_by_key(|(_, (begun, _))| *begun);
            let oldest = oldest.map(|(id, _)| id.clone());
            oldest.into_iter().for_each(|id| drop(waiting.remove(&id)));
        }
        waiting.insert(id.clone(), (now, ceremony));
        Some(id)
    }

    /// Takes a challenge that is still good; it cannot be answered again.
    pub(super) fn take(&self, id: &str, now: u64) -> Option<Ceremony> {
        let (begun, ceremony) = lock(&self.0).remove(id)?;
        is_good(begun, now).then_some(ceremony)
    }
}

fn is_good(begun: u64, now: u64) -> bool {
    (begun..begun + LIFETIME_MS).contains(&now)
}

#[cfg(test)]
mod tests {
    use super::*;
    use webauthn_rs::prelude::{Url, WebauthnBuilder};

    fn ceremony() -> Ceremony {
        let origin = Url::parse("http://localhost:7777").expect("an address");
        let host = WebauthnBuilder::new("localhost", &origin).and_then(WebauthnBuilder::build);
        let (_, state) =
            host.expect("a host").start_discoverable_authentication().expect("a challenge");
        Ceremony::SignIn(Box::new(state))
    }

    #[test]
    fn a_challenge_is_good_once_and_for_a_while() {
        let waiting = Ceremonies::default();
        let [one, late] = [(); 2].map(|()| waiting.begin(ceremony(), 1_000).expect("an id"));
        assert!(one != late && waiting.take("", 1_000).is_none());
        assert!(waiting.take(&one, 1_000 + LIFETIME_MS - 1).is_some());
        assert!(waiting.take(&one, 1_001).is_none(), "used up");
        assert!(waiting.take(&late, 1_000 + LIFETIME_MS).is_none(), "too late");
        let back = waiting.begin(ceremony(), 9_000).expect("an id");
        assert!(waiting.take(&back, 8_000).is_none(), "the clock was set back");
    }

    #[test]
    fn challenges_that_nobody_answers_are_bounded() {
        let waiting = Ceremonies::default();
        let first = waiting.begin(ceremony(), 0).expect("an id");
        (0..MAX_CHALLENGES as u64).for_each(|now| drop(waiting.begin(ceremony(), now + 1)));
        assert_eq!(lock(&waiting.0).len(), MAX_CHALLENGES);
        assert!(waiting.take(&first, 1).is_none());
        drop(waiting.begin(ceremony(), 10 * LIFETIME_MS));
        assert_eq!(lock(&waiting.0).len(), 1);
    }
}

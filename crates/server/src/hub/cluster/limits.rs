//! Rate limits that hold at all servers together, where it matters: what guesses secrets, makes people or
//! tables, or reaches other people. Everything else is counted by each server.

use super::Hub;
use crate::limits::RateLimit;
use crate::rate_limiter::{LimitedAction, network_of};
use crate::server_key::ServerKey;
use sha2::{Digest, Sha256};
use std::net::IpAddr;

/// Whose actions are counted.
#[derive(Clone, Copy, Debug)]
enum LimitKey {
    /// A person.
    Person(i64),
    /// A network.
    Network(u128),
}

/// Reports whether an action is counted for all servers together.
fn is_shared(act: LimitedAction) -> bool {
    matches!(
        act,
        LimitedAction::NewPerson
            | LimitedAction::Pass
            | LimitedAction::SignIn
            | LimitedAction::Export
            | LimitedAction::Open
            | LimitedAction::Report
            | LimitedAction::InvitePerson
            | LimitedAction::MailQuestion
    )
}

/// Returns the key under which a bucket is stored: whose it is cannot be read from it.
fn stored_key(server: &ServerKey, act: LimitedAction, key: LimitKey) -> [u8; 16] {
    let hash = Sha256::new_with_prefix(server.derive("rate limits"));
    let hash = hash.chain_update((act as u32).to_be_bytes());
    let hash = match key {
        LimitKey::Person(person) => hash.chain_update(b"p").chain_update(person.to_be_bytes()),
        LimitKey::Network(network) => hash.chain_update(b"n").chain_update(network.to_be_bytes()),
    };
    let mut short = [0; 16];
    short.copy_from_slice(&hash.finalize()[..16]);
    short
}

impl Hub {
    /// Reports whether a person at an address may do this now; if so, counts it.
    pub(crate) async fn allow_person(
        &self,
        act: LimitedAction,
        person: i64,
        address: IpAddr,
    ) -> bool {
        let person_rate = self.limiter.limits.rate_of(act);
        self.limiter.allow_person(act, person, address)
            && self.allow_shared(act, LimitKey::Person(person), person_rate).await
            && self.allow_shared_network(act, address).await
    }

    /// Reports whether a client at an address may do this now; if so, counts it.
    pub(crate) async fn allow_address(&self, act: LimitedAction, address: IpAddr) -> bool {
        self.limiter.allow_address(act, address) && self.allow_shared_network(act, address).await
    }

    async fn allow_shared_network(&self, act: LimitedAction, address: IpAddr) -> bool {
        let rate = self.limiter.limits.rate_of_network(act);
        self.allow_shared(act, LimitKey::Network(network_of(address)), rate).await
    }

    /// Counts an action at all servers. While the store does not answer, what each counts has to do.
    async fn allow_shared(&self, act: LimitedAction, key: LimitKey, rate: RateLimit) -> bool {
        let Some(group) = self.group().filter(|_| is_shared(act)) else { return true };
        let key = stored_key(&self.key, act, key);
        group.allow(key, rate.burst, rate.every).await.unwrap_or(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_differ_by_action_and_person_and_server() {
        let keys = [ServerKey::new([1; 32]), ServerKey::new([2; 32])];
        let mut all = Vec::new();
        for server in &keys {
            for act in [LimitedAction::SignIn, LimitedAction::Report] {
                for key in [LimitKey::Person(1), LimitKey::Person(2), LimitKey::Network(1)] {
                    all.push(stored_key(server, act, key));
                }
            }
        }
        let same = stored_key(&keys[0], LimitedAction::SignIn, LimitKey::Person(1));
        assert_eq!(all[0], same);
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 12);
    }
}

//! Slots for connections: limited in all, and for each address.

use crate::connected_people::lock;
use crate::rate_limiter::network_of;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};

/// A number of slots, some of which are taken.
pub(crate) struct ConnectionSlots {
    per_address: usize,
    total: usize,
    taken: Mutex<UsedSlots>,
}

#[derive(Default)]
struct UsedSlots {
    count: usize,
    addresses: HashMap<u128, usize>,
}

/// A taken slot; dropping it gives it back.
pub(crate) struct ConnectionSlot {
    slots: Arc<ConnectionSlots>,
    pub(crate) address: IpAddr,
}

impl ConnectionSlots {
    /// Creates `each` slots for an address, and `all` of them in total.
    pub(crate) fn new(each: usize, all: usize) -> Arc<ConnectionSlots> {
        Arc::new(ConnectionSlots { per_address: each, total: all, taken: Mutex::default() })
    }

    /// Takes a slot for a client at an address, unless too many are taken already.
    pub(crate) fn take(self: &Arc<ConnectionSlots>, address: IpAddr) -> Option<ConnectionSlot> {
        let mut taken = lock(&self.taken);
        let here = taken.addresses.get(&network_of(address)).copied().unwrap_or(0);
        if taken.count >= self.total || here >= self.per_address {
            return None;
        }
        taken.count += 1;
        taken.addresses.insert(network_of(address), here + 1);
        Some(ConnectionSlot { slots: Arc::clone(self), address })
    }

    /// Returns the number of slots that are taken.
    pub(crate) fn in_use(&self) -> usize {
        lock(&self.taken).count
    }
}

impl Drop for ConnectionSlot {
    fn drop(&mut self) {
        let mut taken = lock(&self.slots.taken);
        taken.count -= 1;
        if let Entry::Occupied(mut here) = taken.addresses.entry(network_of(self.address)) {
            *here.get_mut() -= 1;
            if *here.get() == 0 {
                here.remove();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_given_back() {
        let places = ConnectionSlots::new(1, 2);
        let [here, there, elsewhere] = [1, 2, 3].map(|last| IpAddr::from([192, 0, 2, last]));
        let first = places.take(here);
        assert!(first.is_some() && places.take(here).is_none(), "one for each address");
        let second = places.take(there);
        assert!(second.is_some() && places.take(elsewhere).is_none(), "two in all");
        drop(first);
        assert!(places.in_use() == 1 && places.take(here).is_some());
        drop(second);
        assert!(places.in_use() == 0 && lock(&places.taken).addresses.is_empty());
    }
}

//! Places that are taken and given back: so many in all, and so many for one address.

use crate::limits::network;
use crate::people::locked;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};

/// Places, some of which are taken.
pub(crate) struct Places {
    each: usize,
    all: usize,
    taken: Mutex<Taken>,
}

#[derive(Default)]
struct Taken {
    count: usize,
    addresses: HashMap<u128, usize>,
}

/// A place, given back when it is dropped.
pub(crate) struct Place {
    places: Arc<Places>,
    pub(crate) address: IpAddr,
}

impl Places {
    /// So many for each address, and so many in all.
    pub(crate) fn new(each: usize, all: usize) -> Arc<Places> {
        Arc::new(Places { each, all, taken: Mutex::default() })
    }

    /// Takes a place for somebody at an address, unless there are too many already.
    pub(crate) fn take(self: &Arc<Places>, address: IpAddr) -> Option<Place> {
        let mut taken = locked(&self.taken);
        let here = taken.addresses.get(&network(address)).copied().unwrap_or(0);
        if taken.count >= self.all || here >= self.each {
            return None;
        }
        taken.count += 1;
        taken.addresses.insert(network(address), here + 1);
        Some(Place { places: Arc::clone(self), address })
    }

    /// How many are taken.
    pub(crate) fn taken(&self) -> usize {
        locked(&self.taken).count
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = locked(&self.places.taken);
        taken.count -= 1;
        if let Entry::Occupied(mut here) = taken.addresses.entry(network(self.address)) {
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
        let places = Places::new(1, 2);
        let [here, there, elsewhere] = [1, 2, 3].map(|last| IpAddr::from([192, 0, 2, last]));
        let first = places.take(here);
        assert!(first.is_some() && places.take(here).is_none(), "one for each address");
        let second = places.take(there);
        assert!(second.is_some() && places.take(elsewhere).is_none(), "two in all");
        drop(first);
        assert!(places.taken() == 1 && places.take(here).is_some());
        drop(second);
        assert!(places.taken() == 0 && locked(&places.taken).addresses.is_empty());
    }
}

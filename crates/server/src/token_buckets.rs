//! Token buckets of many clients: exact counts in bounded memory.
//!
//! A bucket is a single time: the moment until which it is used up, as in the generic cell rate
//! algorithm (GCRA). A bucket whose moment has passed is full again, so it is forgotten without any
//! loss, and only clients that were active a moment ago take memory.
//!
//! **Error bound.** Every client has a counter of its own, so no client is ever refused because of
//! another. Counts are exact while no more than 40,000 clients are in debt at once. With more, the
//! half of a shard with the smallest debts is forgotten: those clients get back at most what they had
//! used, and floods, which have the largest debts, are remembered longest. A kind of action
//! takes at most 57,344 counters for people and as many for networks, together 3 MB.

use crate::connected_people::lock;
use crate::limits::RateLimit;
use std::collections::HashMap;
use std::hash::{BuildHasher as _, Hash, RandomState};
use std::sync::Mutex;
use std::time::Duration;

/// Number of parts with a lock each.
const SHARDS: usize = 16;
/// Number of buckets in a shard: seven eighths of 4,096, which is what a hash table of 4,096 slots
/// holds before it grows.
const SHARD_CAPACITY: usize = 3_584;

/// The buckets of all clients for one kind of action.
pub(crate) struct TokenBuckets<K> {
    hash: RandomState,
    shards: [Mutex<Shard<K>>; SHARDS],
}

/// For each client, the time until which its bucket is used up, in nanoseconds.
struct Shard<K>(HashMap<K, u64>);

impl<K: Hash + Eq> TokenBuckets<K> {
    pub(crate) fn new() -> TokenBuckets<K> {
        let shards = std::array::from_fn(|_| Mutex::new(Shard(HashMap::new())));
        TokenBuckets { hash: RandomState::new(), shards }
    }

    /// Takes a token of a client's bucket; returns whether there was one. `now` is the time since any
    /// fixed moment.
    pub(crate) fn take(&self, client: K, rate: RateLimit, now: Duration) -> bool {
        if rate.every.is_zero() {
            return true;
        }
        let shard = &self.shards[self.hash.hash_one(&client) as usize % SHARDS];
        lock(shard).take(client, rate, nanoseconds(now))
    }

    /// Returns the number of buckets that are remembered.
    #[cfg(test)]
    fn len(&self) -> usize {
        self.shards.iter().map(|shard| lock(shard).0.len()).sum()
    }
}

impl<K: Hash + Eq> Shard<K> {
    fn take(&mut self, client: K, rate: RateLimit, now: u64) -> bool {
        let every = nanoseconds(rate.every);
        let latest = now.saturating_add(every.saturating_mul(rate.burst.into()));
        let later = |busy: u64| busy.max(now).checked_add(every).filter(|busy| *busy <= latest);
        if let Some(busy) = self.0.get_mut(&client) {
            return later(*busy).map(|later| *busy = later).is_some();
        }
        if self.0.len() >= SHARD_CAPACITY {
            self.make_room(now);
        }
        later(now).map(|later| self.0.insert(client, later)).is_some()
    }

    /// Forgets full buckets. If those were few, forgets the half with the smallest debts as well, so
    /// that the next search is far away: a flood of new clients costs little for each.
    fn make_room(&mut self, now: u64) {
        self.0.retain(|_, busy| *busy > now);
        if self.0.len() > SHARD_CAPACITY / 4 * 3 {
            let mut times: Vec<u64> = self.0.values().copied().collect();
            let half = times.len() / 2;
            let median = *times.select_nth_unstable(half).1;
            self.0.retain(|_, busy| *busy > median);
        }
    }
}

fn nanoseconds(time: Duration) -> u64 {
    time.as_nanos().try_into().unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: RateLimit = RateLimit::new(3, 1_000);

    fn at(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }

    #[test]
    fn a_burst_at_once_and_then_one_by_one() {
        let buckets = TokenBuckets::new();
        let burst = |now: u64| [(); 4].map(|()| buckets.take("anne", RATE, at(now)));
        assert_eq!(burst(0), [true, true, true, false]);
        assert_eq!(burst(999), [false; 4]);
        assert_eq!(burst(1_000), [true, false, false, false]);
        assert_eq!(burst(100_000), [true, true, true, false]);
    }

    /// Regression: clients shared counters, and a few in a hundred were refused for others.
    #[test]
    fn a_flood_of_one_client_refuses_no_other() {
        let buckets = TokenBuckets::new();
        for client in 0..40_000 {
            while buckets.take(client, RATE, at(0)) {}
        }
        assert!((40_000..80_000).all(|client| buckets.take(client, RATE, at(0))));
    }

    #[test]
    fn forty_thousand_clients_are_counted_exactly() {
        let buckets = TokenBuckets::new();
        let all = || (0..40_000).map(|client| buckets.take(client, RATE, at(0)));
        assert!(all().all(|taken| taken) && all().all(|taken| taken) && all().all(|taken| taken));
        assert!(all().all(|taken| !taken), "a client was forgotten");
    }

    #[test]
    fn millions_of_clients_take_bounded_memory_and_hide_no_flood() {
        let buckets = TokenBuckets::new();
        while buckets.take(u64::MAX, RATE, at(0)) {}
        for client in 0..2_000_000_u64 {
            assert!(buckets.take(client, RATE, at(0)), "a new client is refused");
            if client % 1_000 == 0 {
                assert!(buckets.len() <= SHARDS * SHARD_CAPACITY);
                assert!(!buckets.take(u64::MAX, RATE, at(0)), "the flood is forgotten");
            }
        }
    }
}

//! A cache that holds a bounded number of bytes: the oldest values make room for new ones.

use crate::connected_people::lock;
use std::borrow::Borrow;
use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::sync::Mutex;

/// Cache of values by a key.
pub(crate) struct BoundedCache<K, V> {
    max_bytes: usize,
    cached: Mutex<Cached<K, V>>,
}

struct Cached<K, V> {
    values: HashMap<K, (V, usize)>,
    /// The keys in the order in which they are dropped.
    order: VecDeque<K>,
    bytes: usize,
}

impl<K: Clone + Eq + Hash, V: Clone> BoundedCache<K, V> {
    pub(crate) fn new(max_bytes: usize) -> BoundedCache<K, V> {
        let cached = Cached { values: HashMap::new(), order: VecDeque::new(), bytes: 0 };
        BoundedCache { max_bytes, cached: Mutex::new(cached) }
    }

    /// Returns the value of a key.
    pub(crate) fn get<Q: Eq + Hash + ?Sized>(&self, key: &Q) -> Option<V>
    where
        K: Borrow<Q>,
    {
        lock(&self.cached).values.get(key).map(|(value, _)| value.clone())
    }

    /// Forgets the value of a key.
    pub(crate) fn forget<Q: Eq + Hash + ?Sized>(&self, key: &Q)
    where
        K: Borrow<Q>,
    {
        let mut cached = lock(&self.cached);
        if let Some((_, bytes)) = cached.values.remove(key) {
            cached.bytes -= bytes;
            cached.order.retain(|other| {
                let other: &Q = other.borrow();
                other != key
            });
        }
    }

    /// Forgets all values.
    pub(crate) fn forget_all(&self) {
        let mut cached = lock(&self.cached);
        cached.values.clear();
        cached.order.clear();
        cached.bytes = 0;
    }

    /// Caches a value of so many bytes; drops the oldest ones if there is no room for it.
    pub(crate) fn insert(&self, key: &K, value: V, bytes: usize) {
        let mut cached = lock(&self.cached);
        if bytes > self.max_bytes || cached.values.contains_key(key) {
            return;
        }
        cached.bytes += bytes;
        cached.values.insert(key.clone(), (value, bytes));
        cached.order.push_back(key.clone());
        while cached.bytes > self.max_bytes {
            cached.drop_oldest();
        }
    }
}

impl<K: Eq + Hash, V> Cached<K, V> {
    fn drop_oldest(&mut self) {
        let oldest = self.order.pop_front().and_then(|key| self.values.remove(&key));
        self.bytes -= oldest.map_or(self.bytes, |(_, bytes)| bytes);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MAX: usize = 1000;

    fn cache() -> BoundedCache<String, &'static str> {
        BoundedCache::new(MAX)
    }

    #[test]
    fn the_oldest_values_make_room_for_new_ones() {
        let cache = cache();
        let put = |key: &str, bytes| cache.insert(&key.to_owned(), "value", bytes);
        put("a", MAX / 2);
        put("b", MAX / 2);
        assert!(cache.get("a").is_some() && cache.get("b").is_some());
        put("c", 5);
        assert!(cache.get("a").is_none() && cache.get("b").is_some());
        assert_eq!(cache.get("c"), Some("value"));
        put("d", MAX + 1);
        assert_eq!(cache.get("d"), None);
        assert_eq!(lock(&cache.cached).bytes, MAX / 2 + 5);
    }

    #[test]
    fn what_is_forgotten_makes_room() {
        let cache = cache();
        cache.insert(&"a".to_owned(), "value", 6);
        cache.forget("a");
        cache.forget("b");
        assert_eq!(cache.get("a"), None);
        let cached = lock(&cache.cached);
        assert_eq!((cached.bytes, cached.order.len()), (0, 0));
    }

    #[test]
    fn a_value_that_is_cached_already_counts_once() {
        let cache = cache();
        (0..3).for_each(|_| cache.insert(&"a".to_owned(), "value", 6));
        let cached = lock(&cache.cached);
        assert_eq!((cached.bytes, cached.order.len()), (6, 1));
    }
}

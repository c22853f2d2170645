//! Records of finished games, which do not change any more. To write the record of a long game takes
//! milliseconds, and to load the game for it even more.

use crate::connected_people::lock;
use axum::extract::ws::Utf8Bytes;
use std::collections::{HashMap, VecDeque};
use std::sync::Mutex;

/// Bytes of all records that are cached.
const MAX_BYTES: usize = 16 * 1024 * 1024;

/// Cache of messages with records, by the id of their game.
#[derive(Default)]
pub(crate) struct RecordCache(Mutex<CachedRecords>);

#[derive(Default)]
struct CachedRecords {
    messages: HashMap<String, Utf8Bytes>,
    /// The games in the order in which they are dropped.
    order: VecDeque<String>,
    bytes: usize,
}

impl RecordCache {
    /// Returns the message with the record of a finished game.
    pub(crate) fn get(&self, game: &str) -> Option<Utf8Bytes> {
        lock(&self.0).messages.get(game).cloned()
    }

    /// Forgets the record of a game.
    pub(super) fn forget(&self, game: &str) {
        let mut cached = lock(&self.0);
        if let Some(message) = cached.messages.remove(game) {
            cached.bytes -= message.len();
            cached.order.retain(|other| other != game);
        }
    }

    /// Caches a message; drops the oldest ones if there is no room for it.
    pub(super) fn insert(&self, game: &str, message: Utf8Bytes) {
        let mut cached = lock(&self.0);
        if message.len() > MAX_BYTES || cached.messages.contains_key(game) {
            return;
        }
        cached.bytes += message.len();
        cached.messages.insert(game.to_owned(), message);
        cached.order.push_back(game.to_owned());
        while cached.bytes > MAX_BYTES {
            cached.drop_oldest();
        }
    }
}

impl CachedRecords {
    fn drop_oldest(&mut self) {
        let oldest = self.order.pop_front().and_then(|game| self.messages.remove(&game));
        self.bytes -= oldest.map_or(self.bytes, |message| message.len());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_records_make_room_for_new_ones() {
        let cache = RecordCache::default();
        let half = || Utf8Bytes::from("x".repeat(MAX_BYTES / 2));
        cache.insert("a", half());
        cache.insert("b", half());
        assert!(cache.get("a").is_some() && cache.get("b").is_some());
        cache.insert("c", "short".into());
        assert!(cache.get("a").is_none() && cache.get("b").is_some());
        assert_eq!(cache.get("c"), Some("short".into()));
        assert_eq!(lock(&cache.0).bytes, MAX_BYTES / 2 + 5);
    }

    #[test]
    fn a_record_is_forgotten() {
        let cache = RecordCache::default();
        ["a", "b"].iter().for_each(|game| cache.insert(game, "record".into()));
        ["a", "a", "c"].iter().for_each(|game| cache.forget(game));
        assert!(cache.get("a").is_none() && cache.get("b").is_some());
        let cached = lock(&cache.0);
        assert_eq!((cached.bytes, cached.order.len()), (6, 1));
    }

    #[test]
    fn a_record_that_is_cached_already_counts_once() {
        let cache = RecordCache::default();
        (0..3).for_each(|_| cache.insert("a", "record".into()));
        let cached = lock(&cache.0);
        assert_eq!((cached.bytes, cached.order.len()), (6, 1));
    }
}

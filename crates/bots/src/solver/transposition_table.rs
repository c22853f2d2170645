//! Transposition table of proved bounds, and a set of keys for detecting transpositions within a
//! turn.

use alloc::vec;
use alloc::vec::Vec;

/// Proved bounds of the chance that one seat can guarantee.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct TableEntry {
    key: u64,
    /// Proved lower bound.
    pub lower: f64,
    /// No more than this can be proved within `depth` turns.
    pub upper: f64,
    pub depth: u8,
}

/// Transposition table of fixed size with always-replace. Entries are compared by 64-bit keys: the
/// probability that two of the millions of positions of a search share a key is about one in ten
/// million.
#[derive(Default)]
pub(super) struct TranspositionTable(Vec<TableEntry>);

const SIZE: usize = 1 << 17;

impl TranspositionTable {
    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    pub(crate) fn get(&self, key: u64) -> Option<TableEntry> {
        self.0.get(key as usize % SIZE).filter(|entry| entry.key == key).copied()
    }

    /// Stores the result of a search of `depth` turns between `alpha` and `beta`.
    pub(crate) fn put(&mut self, key: u64, depth: u8, value: f64, alpha: f64, beta: f64) {
        if self.0.is_empty() {
            self.0 = vec![TableEntry::default(); SIZE];
        }
        let lower = if value > alpha { value } else { 0.0 };
        let lower = self.get(key).map_or(lower, |entry| entry.lower.max(lower));
        let upper = if value < beta { value } else { 1.0 };
        self.0[key as usize % SIZE] = TableEntry { key, lower, upper, depth };
    }
}

/// Hash set of keys with open addressing, cleared for each enumerated turn.
#[derive(Default)]
pub(super) struct KeySet {
    slots: Vec<u64>,
    len: usize,
}

impl KeySet {
    pub(crate) fn clear(&mut self) {
        self.slots.fill(0);
        self.len = 0;
    }

    /// Inserts a key; returns whether it is new.
    pub(crate) fn insert(&mut self, key: u64) -> bool {
        if 2 * self.len >= self.slots.len() {
            self.grow();
        }
        // Zero marks an empty slot.
        let key = key.max(1);
        let mask = self.slots.len() - 1;
        let mut at = key as usize & mask;
        while self.slots[at] != 0 {
            if self.slots[at] == key {
                return false;
            }
            at = (at + 1) & mask;
        }
        self.slots[at] = key;
        self.len += 1;
        true
    }

    fn grow(&mut self) {
        let larger = vec![0; (2 * self.slots.len()).max(1 << 12)];
        let keys = core::mem::replace(&mut self.slots, larger);
        self.len = 0;
        for key in keys.into_iter().filter(|key| *key != 0) {
            self.insert(key);
        }
    }
}

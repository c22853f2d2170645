//! What was proved before.

use alloc::vec;
use alloc::vec::Vec;

/// What is known of the chance that one seat can be sure of.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct TableEntry {
    key: u64,
    /// It is proved to have at least this.
    pub lower: f64,
    /// Within `depth` turns no more than this can be proved.
    pub upper: f64,
    pub depth: u8,
}

/// A table of fixed size, in which the new takes the place of the old. It goes by 64-bit keys: that
/// two of the millions of positions in a search share one is as likely as one in ten million.
#[derive(Default)]
pub(super) struct TranspositionTable(Vec<TableEntry>);

const SIZE: usize = 1 << 17;

impl TranspositionTable {
    pub fn clear(&mut self) {
        self.0.clear();
    }

    pub fn get(&self, key: u64) -> Option<TableEntry> {
        self.0.get(key as usize % SIZE).filter(|known| known.key == key).copied()
    }

    /// Notes what a search of `depth` turns between `alpha` and `beta` found.
    pub fn put(&mut self, key: u64, depth: u8, value: f64, alpha: f64, beta: f64) {
        if self.0.is_empty() {
            self.0 = vec![TableEntry::default(); SIZE];
        }
        let least = if value > alpha { value } else { 0.0 };
        let least = self.get(key).map_or(least, |known| known.lower.max(least));
        let most = if value < beta { value } else { 1.0 };
        self.0[key as usize % SIZE] = TableEntry { key, lower: least, upper: most, depth };
    }
}

/// A set of keys, emptied for each turn that is looked through.
#[derive(Default)]
pub(super) struct KeySet {
    slots: Vec<u64>,
    len: usize,
}

impl KeySet {
    pub fn clear(&mut self) {
        self.slots.fill(0);
        self.len = 0;
    }

    /// Whether the key is new.
    pub fn insert(&mut self, key: u64) -> bool {
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

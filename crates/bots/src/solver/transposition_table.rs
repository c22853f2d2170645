//! Transposition table of proved bounds.

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

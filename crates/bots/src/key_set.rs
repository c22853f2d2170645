//! Sets of keys of positions, for detecting transpositions within a turn.
#![allow(clippy::cast_possible_truncation, reason = "keys are cut to an index")]

use alloc::vec;
use alloc::vec::Vec;

/// Hash set of keys with open addressing.
#[derive(Default)]
pub(crate) struct KeySet {
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
        let larger = vec![0; (2 * self.slots.len()).max(1 << 8)];
        let keys = core::mem::replace(&mut self.slots, larger);
        self.len = 0;
        for key in keys.into_iter().filter(|key| *key != 0) {
            self.insert(key);
        }
    }
}

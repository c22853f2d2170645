//! The best of many items, found one by one.

use alloc::vec::Vec;

/// The best items of all that were offered, no more than a certain number. Only these are kept, so that
/// large items are not copied in vain.
pub(crate) struct Ranking<T> {
    count: usize,
    items: Vec<T>,
    /// Indices of the items, the best first.
    order: Vec<usize>,
}

impl<T> Ranking<T> {
    /// Creates an empty ranking that keeps `count` items.
    pub(crate) fn new(count: usize) -> Ranking<T> {
        let expected = count.min(16);
        Ranking { count, items: Vec::with_capacity(expected), order: Vec::with_capacity(expected) }
    }

    /// Offers an item: `is_before` compares it with another one, `make` creates it if it is good
    /// enough. Between equals the first that was offered comes first.
    #[inline]
    pub(crate) fn offer(&mut self, is_before: impl Fn(&T) -> bool, make: impl FnOnce() -> T) {
        let mut at = self.order.len();
        while at > 0 && is_before(&self.items[self.order[at - 1]]) {
            at -= 1;
        }
        if at < self.count {
            let index = self.place(make);
            self.order.insert(at, index);
        }
    }

    /// Stores an item, if need be in the place of the worst; returns its index.
    #[inline]
    fn place(&mut self, make: impl FnOnce() -> T) -> usize {
        if self.order.len() < self.count {
            self.items.push(make());
            return self.items.len() - 1;
        }
        let worst = self.order.pop().unwrap_or_default();
        self.items[worst] = make();
        worst
    }

    /// Returns the items, the best first.
    pub(crate) fn ranked(&self) -> impl Iterator<Item = &T> {
        self.order.iter().map(|index| &self.items[*index])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_of_equals_comes_first() {
        let values: Vec<(usize, usize)> = (0..70).map(|at| (at * 7 % 10, at)).collect();
        let mut sorted = values.clone();
        sorted.sort_by_key(|value| value.0);
        for count in [0, 1, 8, 70, usize::MAX] {
            let mut ranking = Ranking::new(count);
            for value in &values {
                ranking.offer(|other: &(usize, usize)| value.0 < other.0, || *value);
            }
            let ranked: Vec<(usize, usize)> = ranking.ranked().copied().collect();
            assert_eq!(ranked, sorted[..count.min(70)]);
        }
    }
}

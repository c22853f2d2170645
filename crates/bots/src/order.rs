//! Putting things in order. Everything is sorted by way of its places in the list: the library's
//! sort is quick but long, and every kind of thing would get one of its own, which a page has to
//! fetch before it can play.

use alloc::vec::Vec;
use core::cmp::Ordering;

/// The places of a list in the order that comparing two of them gives. Equals stay as they are.
pub fn places(len: usize, compare: &mut dyn FnMut(usize, usize) -> Ordering) -> Vec<usize> {
    let mut places: Vec<usize> = (0..len).collect();
    places.sort_by(|one, other| compare(*one, *other));
    places
}

#[cfg(test)]
mod tests {
    use super::places;

    #[test]
    fn equals_stay_as_they_are() {
        let list = [3, 1, 3, 2, 1];
        let order = places(list.len(), &mut |one, other| list[other].cmp(&list[one]));
        assert_eq!(order, [0, 2, 3, 1, 4]);
        assert!(places(0, &mut |_, _| unreachable!("there is nothing to compare")).is_empty());
    }
}

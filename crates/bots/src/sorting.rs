//! Stable sorting of indices by merging. The standard library's sort is faster but much larger, and
//! a page has to download it before it can play.

use alloc::vec::Vec;
use core::cmp::Ordering;

/// Returns the indices of a list, sorted by a comparison of two indices. The sort is stable.
pub(crate) fn sorted_indices(
    len: usize,
    compare: &mut dyn FnMut(usize, usize) -> Ordering,
) -> Vec<usize> {
    let mut from: Vec<usize> = (0..len).collect();
    let mut to = from.clone();
    let mut run = 1;
    while run < len {
        for start in (0..len).step_by(2 * run) {
            let (middle, end) = ((start + run).min(len), (start + 2 * run).min(len));
            let (mut left, mut right) = (start, middle);
            for place in &mut to[start..end] {
                let is_left = left < middle
                    && (right == end || compare(from[left], from[right]) != Ordering::Greater);
                let next = if is_left { &mut left } else { &mut right };
                *place = from[*next];
                *next += 1;
            }
        }
        core::mem::swap(&mut from, &mut to);
        run *= 2;
    }
    from
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equals_stay_as_they_are() {
        let list = [3, 1, 3, 2, 1];
        let order = sorted_indices(list.len(), &mut |one, other| list[other].cmp(&list[one]));
        assert_eq!(order, [0, 2, 3, 1, 4]);
        for len in 0..70_usize {
            let value = |place: usize| place * 7 % 10;
            let mut sorted: Vec<usize> = (0..len).collect();
            sorted.sort_by_key(|place| value(*place));
            let mut compare = |one: usize, other: usize| value(one).cmp(&value(other));
            assert_eq!(sorted_indices(len, &mut compare), sorted);
        }
        assert!(
            sorted_indices(0, &mut |_, _| unreachable!("there is nothing to compare")).is_empty()
        );
    }
}

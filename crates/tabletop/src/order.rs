//! Putting hands and piles in order.
//!
//! They are short, so that insertion is quick enough; and the standard library's sort, which is
//! made for long ones, is 3 kB of the page for each type it is used with.

use std::cmp::Ordering;

/// Sorts in place; equals stay as they were.
pub fn sort<T: Ord>(things: &mut [T]) {
    sort_by(things, Ord::cmp);
}

/// Sorts in place by what `key` says; equals stay as they were.
pub fn sort_by_key<T, K: Ord>(things: &mut [T], key: impl Fn(&T) -> K) {
    sort_by(things, |one, other| key(one).cmp(&key(other)));
}

/// Sorts in place as `compare` says; equals stay as they were.
pub fn sort_by<T>(things: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    for end in 1..things.len() {
        let mut at = end;
        while at > 0 && compare(&things[at], &things[at - 1]) == Ordering::Less {
            things.swap(at, at - 1);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Rng, Seed};

    #[test]
    fn sorts_as_the_standard_library_does() {
        let mut rng = Rng::from_seed(Seed::new(7));
        for length in 0..60 {
            let mut ours: Vec<(u32, u32)> = (0..length).map(|at| (rng.below(9), at)).collect();
            let mut theirs = ours.clone();
            sort_by_key(&mut ours, |pair| pair.0);
            theirs.sort_by_key(|pair| pair.0);
            assert_eq!(ours, theirs);
            sort(&mut ours);
            assert!(ours.is_sorted());
            sort_by(&mut ours, |one, other| other.cmp(one));
            assert!(ours.is_sorted_by(|one, other| one >= other));
        }
    }
}

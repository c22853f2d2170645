//! What a script calls: first `prepare`, then `sampled` or `listed` as often as it likes.

use cartagena::{Game, Variant};
use cartagena_bots::random::Rng;
use std::cell::RefCell;

thread_local! {
    static STARTS: RefCell<Vec<Game>> = const { RefCell::new(Vec::new()) };
}

/// Deals games of a variant (0 to 2) for so many players.
#[unsafe(no_mangle)]
pub extern "C" fn prepare(variant: usize, players: usize, games: usize) {
    let variant = Variant::ALL[variant % Variant::ALL.len()];
    STARTS.set(crate::starts(variant, players, games));
}

/// Plays them all with sampled actions and tells how many there were.
#[unsafe(no_mangle)]
pub extern "C" fn sampled(seed: u32) -> f64 {
    STARTS.with_borrow(|starts| crate::sampled(starts, &mut Rng::new(seed.into())) as f64)
}

/// Plays them all from whole lists and tells how many actions there were.
#[unsafe(no_mangle)]
pub extern "C" fn listed(seed: u32) -> f64 {
    STARTS.with_borrow(|starts| crate::listed(starts, &mut Rng::new(seed.into())) as f64)
}

//! What a script calls: first `prepare`, then `sampled` or `listed` as often as it likes; or
//! `prepare_bots` and `work`; or `choices`.

use crate::bots::Sample;
use cartagena::{Game, Variant};
use cartagena_bots::Level;
use cartagena_bots::random::Rng;
use std::cell::RefCell;

thread_local! {
    static STARTS: RefCell<Vec<Game>> = const { RefCell::new(Vec::new()) };
}

/// Deals games of a variant (0 to 2) for so many players.
#[unsafe(no_mangle)]
pub extern "C" fn prepare(variant: usize, players: usize, games: usize) {
    STARTS.set(crate::starts(variant_of(variant), players, games));
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

thread_local! {
    static SAMPLE: RefCell<Option<Sample>> = const { RefCell::new(None) };
}

/// Takes positions for the bots from so many games.
#[unsafe(no_mangle)]
pub extern "C" fn prepare_bots(variant: usize, players: usize, games: usize) {
    SAMPLE.set(Sample::new(variant_of(variant), players, games as u64));
}

/// Works through the positions and tells how much was done: 0 the net alone, 1 facts and net
/// following a move, 2 anew, 3 captain's choices, 4 positions in an admiral's thoughts.
#[unsafe(no_mangle)]
pub extern "C" fn work(which: u32) -> f64 {
    let done = |sample: &Sample| match which {
        0 => sample.net_alone(),
        1 => sample.following(),
        2 => sample.anew(),
        3 => sample.choices(Level::Captain, 1).1,
        _ => sample.choices(Level::Admiral, 2_000).0,
    };
    SAMPLE.with_borrow(|sample| sample.as_ref().map_or(0, done) as f64)
}

/// What bots of a level (0 to 4) do at a table, as one number; 0 if that cannot be told.
#[unsafe(no_mangle)]
pub extern "C" fn choices(variant: usize, players: usize, level: usize, seed: u32) -> u64 {
    let level = Level::ALL[level % Level::ALL.len()];
    crate::agree::choices(variant_of(variant), players, level, seed.into()).unwrap_or(0)
}

fn variant_of(number: usize) -> Variant {
    Variant::ALL[number % Variant::ALL.len()]
}

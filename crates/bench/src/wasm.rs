//! Functions for scripts: `prepare`, then `sampled` or `listed` any number of times; or
//! `prepare_bots` and `work`; or `choices`.

use crate::bots::BotSample;
use cartagena::{Game, Variant};
use cartagena_bots::Level;
use cartagena_bots::random::Rng;
use std::cell::RefCell;

thread_local! {
    static STARTS: RefCell<Vec<Game>> = const { RefCell::new(Vec::new()) };
}

/// Deals games of a variant (0 to 2) with a number of players.
#[unsafe(no_mangle)]
pub extern "C" fn prepare(variant: usize, players: usize, games: usize) {
    STARTS.set(crate::dealt_games(variant_of(variant), players, games));
}

/// Plays all games with sampled actions; returns the number of actions.
#[unsafe(no_mangle)]
pub extern "C" fn sampled(seed: u32) -> f64 {
    STARTS.with_borrow(|starts| crate::play_sampled(starts, &mut Rng::new(seed.into())) as f64)
}

/// Plays all games from full lists of actions; returns the number of actions.
#[unsafe(no_mangle)]
pub extern "C" fn listed(seed: u32) -> f64 {
    STARTS.with_borrow(|starts| crate::play_listed(starts, &mut Rng::new(seed.into())) as f64)
}

thread_local! {
    static SAMPLE: RefCell<Option<BotSample>> = const { RefCell::new(None) };
}

/// Prepares positions for the bots from a number of games.
#[unsafe(no_mangle)]
pub extern "C" fn prepare_bots(variant: usize, players: usize, games: usize) {
    SAMPLE.set(BotSample::new(variant_of(variant), players, games as u64));
}

/// Runs one measurement on all positions and returns the amount of work: 0 the net alone, 1
/// incremental evaluation, 2 evaluation from scratch, 3 choices of the captain, 4 nodes of the
/// admiral.
#[unsafe(no_mangle)]
pub extern "C" fn work(which: u32) -> f64 {
    let done = |sample: &BotSample| match which {
        0 => sample.evaluate_net_only(),
        1 => sample.evaluate_incrementally(),
        2 => sample.evaluate_from_scratch(),
        3 => sample.choices(Level::Captain, 1).1,
        _ => sample.choices(Level::Admiral, 2_000).0,
    };
    SAMPLE.with_borrow(|sample| sample.as_ref().map_or(0, done) as f64)
}

/// Returns the fingerprint of the choices of a level, counted from the weakest, at a table; 0 if there is none.
#[unsafe(no_mangle)]
pub extern "C" fn choices(variant: usize, players: usize, level: usize, seed: u32) -> u64 {
    let level = Level::ALL[level % Level::ALL.len()];
    crate::choice_fingerprint::choice_fingerprint(variant_of(variant), players, level, seed.into())
        .unwrap_or(0)
}

/// Returns the fingerprint of the opponent's choices in the deal of a day, counted from 1970; 0 if there is none.
#[unsafe(no_mangle)]
pub extern "C" fn daily(day: u32) -> u64 {
    crate::choice_fingerprint::daily_fingerprint(day).unwrap_or(0)
}

fn variant_of(number: usize) -> Variant {
    Variant::ALL[number % Variant::ALL.len()]
}

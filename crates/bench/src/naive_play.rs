//! Random self-play of the naive referee engine.

use cartagena::Game;
use cartagena_bench::MAX_ACTIONS;
use cartagena_bots::random::Rng;
use cartagena_referee::{Naive, NaiveMove};

/// Returns the same games for the naive engine.
pub fn starts(games: &[Game]) -> Result<Vec<Naive>, String> {
    games.iter().map(|game| Naive::from_position(&game.to_string())).collect()
}

/// Plays every game; returns the number of actions.
pub fn play(starts: &[Naive], rng: &mut Rng) -> Result<u64, String> {
    starts.iter().map(|naive| play_one(naive.clone(), rng)).sum()
}

fn play_one(mut naive: Naive, rng: &mut Rng) -> Result<u64, String> {
    for played in 0..u64::from(MAX_ACTIONS) {
        let moves = naive.legal_moves();
        if moves.is_empty() {
            return Ok(played);
        }
        let chosen = &moves[rng.below(moves.len())];
        let dealt = deal(&naive, chosen, rng);
        naive.apply(chosen, &dealt)?;
    }
    Ok(u64::from(MAX_ACTIONS))
}

fn deal(naive: &Naive, chosen: &NaiveMove, rng: &mut Rng) -> Vec<char> {
    let needed = naive.needed(chosen);
    if needed == 0 {
        return Vec::new();
    }
    let (mut pile, mut discard) = (naive.pile(), naive.discard());
    (0..needed)
        .map(|_| {
            if pile.is_empty() {
                pile = std::mem::take(&mut discard);
            }
            pile.swap_remove(rng.below(pile.len()))
        })
        .collect()
}

//! Code that is measured: random self-play, and the parts of the bots.
//!
//! The same code runs natively and, through `wasm.rs`, in a browser's engine.

#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "it measures time")]

pub mod bots;
pub mod choice_fingerprint;
#[cfg(target_arch = "wasm32")]
pub mod wasm;

use cartagena::{Action, Game, Rules, Setup, Variant};
use cartagena_bots::random::{self, Rng};
use cartagena_deal::{Deck, Seed};

/// Maximum number of actions of a random game, which may move in circles.
pub const MAX_ACTIONS: u32 = 10_000;

/// Returns newly dealt games.
pub fn dealt_games(variant: Variant, players: usize, games: usize) -> Vec<Game> {
    (0..games as u64).filter_map(|number| dealt_game(variant, players, number)).collect()
}

/// Returns the newly dealt game with a number.
pub fn dealt_game(variant: Variant, players: usize, number: u64) -> Option<Game> {
    let seed = Seed::from_number(number);
    let (tunnel, first) = (seed.tunnel(), seed.first_seat(players));
    let deck = Deck::new(seed);
    Setup::start(Rules::new(variant), tunnel, players, first, deck.cards())?.game().ok()
}

/// Plays every game with sampled actions; returns the number of actions.
pub fn play_sampled(starts: &[Game], rng: &mut Rng) -> u64 {
    let play =
        |game: &Game| random::playout(*game.position(), game.tunnel(), rng, MAX_ACTIONS).actions;
    starts.iter().map(play).map(u64::from).sum()
}

/// Plays every game with actions chosen from the full list of legal actions; returns the number of
/// actions.
pub fn play_listed(starts: &[Game], rng: &mut Rng) -> u64 {
    starts.iter().map(|game| listed_game(game, rng)).sum()
}

fn listed_game(game: &Game, rng: &mut Rng) -> u64 {
    let mut position = *game.position();
    for played in 0..u64::from(MAX_ACTIONS) {
        let list = position.legal_actions().list();
        let Some(action) = list.get(rng.below(list.len())) else { return played };
        position.play_unchecked(game.tunnel(), *action, |pile| rng.draw_card(pile));
    }
    u64::from(MAX_ACTIONS)
}

/// Returns the game after an action, with random cards from the pile; `None` if the action is
/// illegal.
pub fn after_action(game: &Game, action: Action, rng: &mut Rng) -> Option<Game> {
    if !game.is_legal(action) {
        return None;
    }
    let (mut dealt, mut next) = (Vec::new(), game.clone());
    let mut position = *game.position();
    position.play_unchecked(game.tunnel(), action, |pile| {
        let card = rng.draw_card(pile);
        dealt.push(card);
        card
    });
    next.play(action, &dealt).ok().map(|_| next)
}

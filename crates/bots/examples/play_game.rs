//! Lets two bots play a game of Jamaica and prints every action.
//!
//! `cargo run --release -p cartagena-bots --example play_game -- [seed]`

#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "it is a program")]

use cartagena::{Game, Rules, Seat, Setup, Variant, Viewer};
use cartagena_bots::driver::{SeatedBot, TurnLimit, seat_seed};
use cartagena_bots::{Bot, Level, Player};
use cartagena_deal::{Deck, Seed};

/// Maximum number of actions; a longer game is stopped.
const MAX_ACTIONS: usize = 1_000;

fn main() {
    let seed = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(1);
    let (mut game, mut deck) = deal(Seed::from_number(seed)).expect("two can play");
    let seated = |(seat, level)| SeatedBot::new(Bot::new(level, seat_seed(seed, 0, seat)));
    let levels = [Level::Captain, Level::Sailor];
    let mut bots: Vec<SeatedBot> = Seat::first_n(2).zip(levels).map(seated).collect();
    for _ in 0..MAX_ACTIONS {
        let Some(seat) = game.turn().seat() else { break };
        let seen = game.observe(Viewer::Seat(seat));
        let limit = TurnLimit::Nodes(10_000);
        let action = bots[seat.index()].choose(&seen, limit, Player::choose);
        let dealt = deck.deal_for(&game, action);
        println!("{} ({}): {action}", seat.index(), levels[seat.index()]);
        game.play(action, &dealt).expect("the action is legal");
    }
    println!("{game}");
}

fn deal(seed: Seed) -> Option<(Game, Deck)> {
    let deck = Deck::new(seed);
    let (rules, first) = (Rules::new(Variant::Jamaica), seed.first_seat(2));
    let setup = Setup::start(rules, seed.tunnel(), 2, first, deck.cards())?;
    Some((setup.game().ok()?, deck))
}

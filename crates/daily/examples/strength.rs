//! Measures the day's opponent against the levels of the bots, on paired deals for two:
//! `cargo run --release -p cartagena-daily --example strength [DEALS]`.

#![allow(clippy::disallowed_methods, reason = "it reads its arguments")]

use cartagena::{Rules, Seat, Setup, Variant, Viewer};
use cartagena_bots::driver::seat_seed;
use cartagena_bots::{Bot, Budget, Level, Player};
use cartagena_daily::PlayerV1;
use cartagena_deal::{Deck, Seed};

/// Plays one deal with the daily player in a seat; returns its share of the game.
fn play(player: &PlayerV1, deal: u64, mine: Seat, level: Level) -> f64 {
    let seed = Seed::from_number(deal);
    let mut deck = Deck::new(seed);
    let rules = Rules::new(player.variant());
    let setup = Setup::start(rules, seed.tunnel(), 2, seed.first_seat(2), deck.cards());
    deck.skip(Setup::cards_dealt(rules, 2));
    let Some(mut game) = setup.and_then(|setup| setup.game().ok()) else { return 0.5 };
    let mut bot = Bot::new(level, seat_seed(deal, 0, mine));
    for _ in 0..2_000 {
        let Some(seat) = game.turn().seat() else { break };
        let seen = game.observe(Viewer::Seat(seat));
        let action = match seat == mine {
            true => player.choose(&seen),
            false => bot.choose(&seen, &mut Budget::nodes(u64::MAX >> 1)),
        };
        let Some(action) = action else { break };
        let cards = deck.deal(game.cards_needed(action), game.position().discard());
        if game.play(action, &cards).is_err() {
            break;
        }
    }
    match game.outcome() {
        Some(cartagena::Outcome::Won(winner)) => f64::from(u8::from(winner == mine)),
        _ => 0.5,
    }
}

fn main() {
    let deals: u64 = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(100);
    for player in Variant::ALL.into_iter().filter_map(PlayerV1::built_in) {
        for level in [Level::Sailor, Level::Bosun, Level::Captain] {
            let games = (0..deals).flat_map(|deal| Seat::first_n(2).map(move |seat| (deal, seat)));
            let score: f64 = games.map(|(deal, seat)| play(&player, deal, seat, level)).sum();
            println!(
                "{} against {level}: {:.0} %",
                player.variant().as_str(),
                50.0 * score / deals as f64
            );
        }
    }
}

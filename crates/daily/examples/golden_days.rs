//! Plays the games of some days, with the day's opponent in both seats, and prints their records. The golden games
//! of the tests were written by it; they are never written again:
//! `cargo run -p cartagena-daily --example golden_days 2026-11-01 9`.

#![allow(clippy::disallowed_methods, reason = "it reads its arguments")]

use cartagena::Viewer;
use cartagena_daily::{DailyDeal, Day, PlayerV1};
use cartagena_record::Record;

/// Plays a day's game to its end.
fn record_of(day: Day) -> Option<Record> {
    let deal = DailyDeal::of(day);
    let player = PlayerV1::built_in(deal.rules().variant)?;
    let (mut game, mut deck) = deal.game();
    let mut record = Record::new(game.clone(), []);
    record.commitment = Some(deal.seed().commitment());
    record.seed = Some(deal.seed());
    record.other_tags.push((cartagena_daily::TAG.to_owned(), day.to_string()));
    while let Some(seat) = game.turn().seat() {
        let action = player.choose(&game.observe(Viewer::Seat(seat)))?;
        let cards = deck.deal(game.cards_needed(action), game.position().discard());
        record.push(game.play(action, &cards).ok()?).ok()?;
    }
    Some(record)
}

fn main() {
    let mut words = std::env::args().skip(1);
    let mut day = words.next().and_then(|word| word.parse().ok());
    let count: u32 = words.next().and_then(|word| word.parse().ok()).unwrap_or(1);
    for _ in 0..count {
        let Some(record) = day.and_then(record_of) else { return };
        println!("{record}");
        day = day.and_then(Day::after);
    }
}

//! Writes the golden games of the tests: `cargo run -p cartagena-record --example golden DIR`.
//!
//! Every game is accepted only after the naive engine has replayed it move by move to the same end.

#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "it is a program")]

use cartagena::{Action, Game, Place, Rules, Setup, Variant};
use cartagena_bots::random::{Rng, sample_action};
use cartagena_deal::{Deck, Seed};
use cartagena_record::Record;
use cartagena_referee::Naive;
use std::error::Error;
use std::path::PathBuf;

const NAMES: [&str; 5] = ["Blue", "Red", "Yellow", "Green", "Brown"];

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(std::env::args().nth(1).ok_or("a folder to write to")?);
    let options = [(false, true), (true, true), (false, false), (true, false)];
    let mut number = 0;
    for variant in Variant::ALL {
        for (pass, boat) in options {
            for players in 2..=5 {
                let rules = Rules { variant, pass, boat };
                // With the default options a second game, played with some haste.
                let styles = if rules == Rules::new(variant) { 1..=9 } else { 1..=1 };
                for haste in styles.step_by(8) {
                    number += 1;
                    let record = first_that_ends(rules, players, haste, number)?;
                    let name = format!("{number:02}-{rules}-{players}.txt");
                    std::fs::write(folder.join(name), record.to_string())?;
                }
            }
        }
    }
    Ok(())
}

/// Random play may go round in circles; such games are passed over.
fn first_that_ends(
    rules: Rules,
    players: usize,
    haste: usize,
    number: u64,
) -> Result<Record, Box<dyn Error>> {
    for attempt in 0..1000 {
        let record = play(rules, players, haste, number * 1000 + attempt)?;
        if record.end().outcome().is_some() {
            accept(&record)?;
            return Ok(record);
        }
    }
    Err("no game ended".into())
}

fn play(rules: Rules, players: usize, haste: usize, number: u64) -> Result<Record, Box<dyn Error>> {
    let seed = Seed::from_number(number);
    let mut deck = Deck::new(seed);
    let mut rng = Rng::new(number);
    let first = seed.first_seat(players);
    let setup = Setup::start(rules, seed.tunnel(), players, first, deck.cards());
    let start = setup.ok_or("a table of two to five")?.game()?;
    deck.skip(Setup::cards_dealt(rules, players));
    let mut record = Record::new(start.clone(), NAMES.map(str::to_owned));
    (record.commitment, record.seed) = (Some(seed.commitment()), Some(seed));
    let mut game = start;
    while record.events().len() < 500
        && let Some(action) = choose(&game, haste, &mut rng)
    {
        let dealt = deck.deal_for(&game, action);
        let event = game.play(action, &dealt)?;
        record.push(event).map_err(|problem| format!("{problem:?}"))?;
    }
    Ok(record)
}

/// The action that leads farthest among a few random ones.
fn choose(game: &Game, haste: usize, rng: &mut Rng) -> Option<Action> {
    let gain = |action: &Action| {
        let from = match action {
            Action::Advance { from, .. } | Action::Retreat { from } => *from,
            Action::EndTurn => return 0,
        };
        let to = game.target(*action).unwrap_or(Place::FORT);
        i32::from(to.number()) - i32::from(from.number())
    };
    (0..haste).filter_map(|_| sample_action(game.legal_actions(), rng)).max_by_key(gain)
}

fn accept(record: &Record) -> Result<(), Box<dyn Error>> {
    let mut naive = Naive::from_position(&record.start().to_string())?;
    for event in record.events() {
        naive.play_long(&event.notation().to_string())?;
    }
    if naive.position() != record.end().to_string() {
        return Err(format!("another end: {}", naive.position()).into());
    }
    println!("{} after {} moves", record.result(), record.events().len());
    Ok(())
}

//! Deals a game from a number and prints the position and the commitment to the seed.
//!
//! `cargo run -p cartagena-deal --example deal [NUMBER]`

#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "it is a program")]

use cartagena::{Rules, Setup, Variant};
use cartagena_deal::{Deck, Seed};

const PLAYERS: usize = 3;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let number = std::env::args().nth(1).map_or(Ok(7), |number| number.parse())?;
    let seed = Seed::from_number(number);
    let deck = Deck::new(seed);
    let rules = Rules::new(Variant::Tortuga);
    let first = seed.first_seat(PLAYERS);
    let setup = Setup::start(rules, seed.tunnel(), PLAYERS, first, deck.cards());
    println!("{}", setup.ok_or("the deck is not whole")?);
    println!("commitment {}", seed.commitment());
    Ok(())
}

//! Plays a random game from a position and prints its events.
//!
//! `cargo run -p cartagena --example random_playout [POSITION]`

#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "it is a program")]

use cartagena::{Cards, Game, Symbol};

const POSITION: &str = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
    0.6.6.9.17.18:BD4HPS2|5.8.17.17.22.26:BP3S BDDHPBDSS - 0.3";

/// A small generator (xorshift), as the rules bring no chance of their own.
struct Random(u64);

impl Random {
    fn word(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let position = std::env::args().nth(1).unwrap_or_else(|| POSITION.to_owned());
    let mut game: Game = position.parse()?;
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    for _ in 0..2000 {
        let Some(action) = game.legal_actions().sample(random.word()) else { break };
        let dealt = deal(&game, game.cards_needed(action), &mut random);
        println!("{}", game.play(action, &dealt)?);
    }
    println!("{game}");
    Ok(())
}

/// Draws cards from the pile, and from the reshuffled discards once it is empty.
fn deal(game: &Game, count: usize, random: &mut Random) -> Vec<Symbol> {
    let mut pile = game.position().pile();
    let mut next = || {
        if pile.is_empty() {
            pile = game.position().discard();
        }
        let index = random.word() % pile.len().max(1) as u64;
        let card = pile.nth(usize::try_from(index).unwrap_or(0));
        pile -= Cards::one(card);
        card
    };
    (0..count).map(|_| next()).collect()
}

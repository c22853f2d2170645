//! Paired deals: the common start of the games with exchanged seats.

use cartagena::{Game, Rules, Seat};
use cartagena_deal::{Deck, Seed};
use cartagena_table::NewGame;

/// One deal of a contest. It determines the tunnel, the deck, later shuffles and the first seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PairedDeal {
    /// Seed of the contest.
    pub seed: u64,
    /// Number of the deal, from 0.
    pub number: u64,
}

impl PairedDeal {
    /// Returns the dealt game and its deck; `None` unless there are two to five players.
    pub fn game(&self, rules: Rules, players: usize) -> Option<(Game, Deck)> {
        self.deal(&NewGame { rules, players, ..NewGame::default() })
    }

    /// Deals a game with these settings; `None` if they are impossible.
    pub fn deal(&self, new: &NewGame) -> Option<(Game, Deck)> {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&self.seed.to_le_bytes());
        bytes[8..16].copy_from_slice(&self.number.to_le_bytes());
        new.deal(Seed::new(bytes))
    }

    /// Returns the seed of the player in a seat.
    pub fn player_seed(&self, seat: Seat) -> u64 {
        let deal = splitmix64(splitmix64(self.seed).wrapping_add(self.number));
        splitmix64(deal.wrapping_add(1 + seat.index() as u64))
    }
}

/// Returns a mixed number (the finalizer of SplitMix64).
fn splitmix64(word: u64) -> u64 {
    let word = word.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let word = (word ^ word >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let word = (word ^ word >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    word ^ word >> 31
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena::Variant;
    use std::collections::HashSet;

    #[test]
    fn a_deal_is_the_same_every_time_and_unlike_the_others() {
        let dealt = |seed, number| {
            let game = PairedDeal { seed, number }.game(Rules::new(Variant::Tortuga), 3);
            let (game, deck) = game.expect("three can play");
            (game.to_string(), deck.cards().to_vec())
        };
        assert_eq!(dealt(1, 2), dealt(1, 2));
        assert_ne!(dealt(1, 2), dealt(2, 1));
        assert_ne!(dealt(1, 2), dealt(1, 3));
    }

    #[test]
    fn everybody_has_a_seed_of_their_own() {
        let deals = (0..4).flat_map(|seed| (0..50).map(move |number| PairedDeal { seed, number }));
        let seeds: Vec<u64> = deals
            .flat_map(|deal| Seat::first_n(5).map(move |seat| deal.player_seed(seat)))
            .collect();
        assert_eq!(seeds.iter().collect::<HashSet<_>>().len(), seeds.len());
    }
}

//! Random numbers for the bots, and uniformly random play.
#![allow(
    clippy::cast_possible_truncation,
    reason = "a random generator takes halves of wide products on purpose"
)]

use cartagena::{Action, Actions, Cards, Outcome, Position, Symbol, Tunnel};

/// Fast random numbers for bots, never for dealing cards to people: the generator WyRand of the
/// final version 4.2 of wyhash. The sequence is part of this crate's behaviour: the same seed gives the
/// same games for ever, and a test holds it to a recorded vector.
#[derive(Clone, Debug)]
pub struct Rng {
    state: u64,
}

impl Rng {
    /// Creates the generator for a seed.
    pub const fn new(seed: u64) -> Rng {
        Rng { state: seed }
    }

    /// Returns the state; [`from_state`](Rng::from_state) continues from it.
    pub const fn state(&self) -> u64 {
        self.state
    }

    /// Creates a generator that continues from a state.
    pub const fn from_state(state: u64) -> Rng {
        Rng { state }
    }

    /// Returns 64 random bits.
    #[inline]
    pub fn next_u64(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x2d35_8dcc_aa6c_78a5);
        let product = u128::from(self.state) * u128::from(self.state ^ 0x8bb8_4b93_962e_acc9);
        (product as u64) ^ (product >> 64) as u64
    }

    /// Returns a number below `bound`. With bounds of at most 102, the upper half of a word,
    /// multiplied, favours no number by more than one in forty million.
    #[inline]
    pub fn below(&mut self, bound: usize) -> usize {
        (((self.next_u64() >> 32) * bound as u64) >> 32) as usize
    }

    /// Returns one of the cards, each equally likely.
    #[inline]
    pub fn draw_card(&mut self, cards: Cards) -> Symbol {
        cards.nth(self.below(cards.len()))
    }
}

/// Result of a random game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playout {
    /// Number of actions.
    pub actions: u32,
    /// Outcome; `None` if the game was stopped.
    pub outcome: Option<Outcome>,
}

/// Plays random actions from a position until the game ends or `limit` actions were taken.
pub fn playout(mut position: Position, tunnel: &Tunnel, rng: &mut Rng, limit: u32) -> Playout {
    let mut actions = 0;
    while actions < limit && position.outcome().is_none() {
        position.play_sampled(tunnel, rng.next_u64(), |pile| rng.draw_card(pile));
        actions += 1;
    }
    Playout { actions, outcome: position.outcome() }
}

/// Returns one of the legal actions, each equally likely; `None` when the game is over.
pub fn sample_action(actions: Actions, rng: &mut Rng) -> Option<Action> {
    actions.sample(rng.next_u64())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Recorded numbers of some seeds. If this fails, bots play other games and nets train otherwise.
    const VECTORS: [(u64, [u64; 4]); 4] = [
        (
            0,
            [
                0x9a45_cd88_8d59_f0d6,
                0x0144_5b6a_1896_63f5,
                0x1842_218b_97e7_a496,
                0x4dda_1bc7_277a_55f9,
            ],
        ),
        (
            1,
            [
                0xa833_bdcd_b6d1_beb1,
                0x88dc_97e5_aab5_fe3d,
                0x3d58_bb03_f31a_4686,
                0xc763_de76_4d6f_e1b0,
            ],
        ),
        (
            0x0123_4567_89ab_cdef,
            [
                0x368d_5c95_2174_cc4d,
                0x0901_4ced_49dd_0226,
                0x385a_54d9_be57_5d3f,
                0x96d9_7603_a281_87a2,
            ],
        ),
        (
            0xffff_ffff_ffff_ffff,
            [
                0x10ba_1525_e333_549e,
                0x205f_b8bd_5917_10a9,
                0x9fda_ea1b_39c1_49ae,
                0x2fed_759e_1831_4395,
            ],
        ),
    ];

    #[test]
    fn the_sequence_never_changes() {
        for (seed, expected) in VECTORS {
            let mut rng = Rng::new(seed);
            assert_eq!([(); 4].map(|()| rng.next_u64()), expected, "seed {seed}");
        }
        let mut rng = Rng::new(1);
        let mixed =
            (0..1_000).fold(0_u64, |sum, _| sum.wrapping_mul(31).wrapping_add(rng.next_u64()));
        assert_eq!((mixed, rng.state()), (0x366e_0cc2_f000_a0f9, 0x9931_e779_b7b7_4489));
    }

    #[test]
    fn a_state_continues_the_sequence() {
        let mut rng = Rng::new(9);
        rng.next_u64();
        let mut later = Rng::from_state(rng.state());
        assert_eq!([(); 5].map(|()| later.below(102)), [(); 5].map(|()| rng.below(102)));
    }
}

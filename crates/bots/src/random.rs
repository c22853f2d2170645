//! Uniformly random play.

use cartagena::{Action, Actions, Cards, Outcome, Position, Symbol, Tunnel};

/// Fast random numbers for play that nobody keeps; never for dealing cards to people.
#[derive(Clone)]
pub struct Rng(fastrand::Rng);

impl Rng {
    /// The numbers that a seed stands for.
    pub fn new(seed: u64) -> Rng {
        Rng(fastrand::Rng::with_seed(seed))
    }

    /// Where the numbers stand; [`from_state`](Rng::from_state) goes on from there.
    pub fn state(&self) -> u64 {
        self.0.get_seed()
    }

    /// The numbers that follow a state.
    pub fn from_state(state: u64) -> Rng {
        Rng(fastrand::Rng::with_seed(state))
    }

    /// Sixty-four random bits.
    #[inline]
    pub fn next_u64(&mut self) -> u64 {
        self.0.u64(..)
    }

    /// A number below `bound`. With bounds of at most 102 the upper half of a word, multiplied,
    /// favours none by more than one in forty million.
    #[inline]
    pub fn below(&mut self, bound: usize) -> usize {
        (((self.next_u64() >> 32) * bound as u64) >> 32) as usize
    }

    /// One of the cards, each equally likely.
    #[inline]
    pub fn draw_card(&mut self, cards: Cards) -> Symbol {
        cards.nth(self.below(cards.len()))
    }
}

/// How a random game went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playout {
    /// How many actions were taken.
    pub actions: u32,
    /// How it ended; `None` if it was stopped.
    pub outcome: Option<Outcome>,
}

/// Plays on from a position until the game ends or `limit` actions were taken.
pub fn playout(mut position: Position, tunnel: &Tunnel, rng: &mut Rng, limit: u32) -> Playout {
    let mut actions = 0;
    while actions < limit && position.outcome().is_none() {
        position.play_sampled(tunnel, rng.next_u64(), |pile| rng.draw_card(pile));
        actions += 1;
    }
    Playout { actions, outcome: position.outcome() }
}

/// One of the legal actions, each equally likely; `None` when the game is over.
pub fn sample_action(actions: Actions, rng: &mut Rng) -> Option<Action> {
    actions.sample(rng.next_u64())
}

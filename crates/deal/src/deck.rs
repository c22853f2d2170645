use crate::Seed;
use crate::stream::{Purpose, Stream};
use cartagena::{Action, Cards, Game, Symbol};
use core::fmt;

/// A draw pile with an order, and the seed for the orders to come.
#[derive(Clone, PartialEq, Eq)]
pub struct Deck {
    seed: Seed,
    /// The pile, the next card first.
    pile: Vec<Symbol>,
    reshuffles: u32,
}

impl Deck {
    /// Makes a deck of all 102 cards, shuffled.
    #[must_use]
    pub fn new(seed: Seed) -> Deck {
        Deck { seed, pile: shuffled(&seed, Purpose::Deck, Cards::DECK), reshuffles: 0 }
    }

    /// Makes the draw pile of a position that did not come from a deal, in an order that the seed
    /// gives.
    #[must_use]
    pub fn from_pile(seed: Seed, pile: Cards) -> Deck {
        Deck { seed, pile: shuffled(&seed, Purpose::Pile, pile), reshuffles: 0 }
    }

    /// Returns the seed of this deck.
    #[must_use]
    pub const fn seed(&self) -> &Seed {
        &self.seed
    }

    /// Returns the cards still in the pile, the next one first.
    #[must_use]
    pub fn cards(&self) -> &[Symbol] {
        &self.pile
    }

    /// Takes away cards that have been dealt.
    pub fn skip(&mut self, count: usize) {
        self.pile.drain(..count.min(self.pile.len()));
    }

    /// Deals the next cards. When the pile runs out, the discards are shuffled and become the pile;
    /// fewer cards come only if there are none left at all.
    ///
    /// ```
    /// use cartagena::Cards;
    /// use cartagena_deal::{Deck, Seed};
    ///
    /// let mut deck = Deck::new(Seed::from_number(7));
    /// let next = deck.cards()[..2].to_vec();
    /// assert_eq!(deck.deal(2, Cards::NONE), next);
    /// assert_eq!(deck.cards().len(), 100);
    /// ```
    pub fn deal(&mut self, count: usize, discard: Cards) -> Vec<Symbol> {
        let mut dealt: Vec<Symbol> = self.pile.drain(..count.min(self.pile.len())).collect();
        if dealt.len() < count {
            self.reshuffle(discard);
            let missing = (count - dealt.len()).min(self.pile.len());
            dealt.extend(self.pile.drain(..missing));
        }
        dealt
    }

    /// Deals the cards that an action needs in a game.
    pub fn deal_for(&mut self, game: &Game, action: Action) -> Vec<Symbol> {
        match game.cards_needed(action) {
            0 => Vec::new(),
            needed => self.deal(needed, game.position().discard()),
        }
    }

    /// Removes cards that the caller has chosen, the uppermost of each symbol; those that are not
    /// there are passed over.
    pub fn remove(&mut self, chosen: &[Symbol], discard: Cards) {
        for symbol in chosen {
            if self.pile.is_empty() {
                self.reshuffle(discard);
            }
            if let Some(index) = self.pile.iter().position(|card| card == symbol) {
                self.pile.remove(index);
            }
        }
    }

    fn reshuffle(&mut self, discard: Cards) {
        self.pile = shuffled(&self.seed, Purpose::Reshuffle(self.reshuffles), discard);
        self.reshuffles += 1;
    }
}

impl fmt::Debug for Deck {
    /// Writes the number of cards only: their order in a log would give every card away.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Deck({} cards)", self.pile.len())
    }
}

fn shuffled(seed: &Seed, purpose: Purpose, cards: Cards) -> Vec<Symbol> {
    let mut pile: Vec<Symbol> = cards.iter().collect();
    Stream::new(seed, purpose).shuffle(&mut pile);
    pile
}

//! Whether the cards of a record are those that its seed gives.

use crate::tags::Tags;
use crate::{Problem, Record, RecordError};
use cartagena::{Cards, Game, Place, Seat, Setup};
use cartagena_deal::{Deck, Seed};

impl Record {
    /// The deck as it lay before the first move: what is left of the deal where this is how the
    /// seed deals, else the pile in an order of the seed's.
    pub fn deck(start: &Game, seed: Seed) -> Deck {
        let position = start.position();
        let (rules, players) = (position.rules(), position.seats());
        let mut deck = Deck::new(seed);
        let first = start.turn().seat().unwrap_or(Seat::FIRST);
        let dealt = Setup::start(rules, start.tunnel().clone(), players, first, deck.cards());
        if dealt != Some(Setup::from(start)) {
            return Deck::of_pile(seed, position.pile());
        }
        deck.skip(Setup::cards_dealt(rules, players));
        deck
    }

    /// Whether the game begins at the fort with six cards each and nothing discarded.
    pub(crate) fn begins_at_fort(&self) -> bool {
        let position = self.start.position();
        let ready = |seat| {
            position.count(seat, Place::FORT) == 6 && position.hand(seat).len() == Setup::HAND
        };
        Seat::first(position.seats()).all(ready)
            && position.discard() == Cards::NONE
            && self.start.turn()
                == cartagena::Turn::start(self.start.turn().seat().unwrap_or(Seat::FIRST))
    }
}

/// Deals again and compares.
pub(crate) fn seed(record: &Record, tags: &Tags) -> Result<(), RecordError> {
    let (Some(seed), Some(tag)) = (record.seed, tags.get("Seed")) else { return Ok(()) };
    let mut deck = Record::deck(&record.start, seed);
    for (game, event) in record.games().zip(&record.events) {
        let variant = game.position().rules().variant;
        let dealt = event.dealt(variant).unwrap_or_default();
        if deck.deal(dealt.len(), game.position().discard()) != dealt.as_slice() {
            return Err(tag.error(Problem::NotOfSeed));
        }
    }
    Ok(())
}

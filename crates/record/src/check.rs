//! Whether the cards of a record are those that its seed gives.

use crate::read::SourceLine;
use crate::tags::Tags;
use crate::{Record, RecordError, RecordProblem};
use cartagena::{Cards, Event, Game, Place, Seat, Setup};
use cartagena_deal::{Deck, Seed};

impl Record {
    /// The deck as it lay before the first move: what is left of the deal where this is how the
    /// seed deals, else the pile in an order of the seed's.
    pub fn deck(start: &Game, seed: Seed) -> Deck {
        deck_after_deal(start, seed)
            .unwrap_or_else(|| Deck::from_pile(seed, start.position().pile()))
    }

    /// Whether the start is written as a deal: it looks like one, and if the seed is told, it is
    /// the one that the seed gives.
    pub(crate) fn is_dealt(&self) -> bool {
        self.begins_at_fort()
            && self.seed.is_none_or(|seed| deck_after_deal(&self.start, seed).is_some())
    }

    /// Whether the game begins at the fort with six cards each and nothing discarded.
    fn begins_at_fort(&self) -> bool {
        let position = self.start.position();
        let ready = |seat| {
            position.pirates_at(seat, Place::FORT) == 6
                && position.hand(seat).len() == Setup::HAND_SIZE
        };
        Seat::first_n(position.seats()).all(ready)
            && position.discard() == Cards::NONE
            && self.start.turn().is_start()
    }
}

/// What is left of the deck once the seed has dealt this start; `None` if it deals another.
fn deck_after_deal(start: &Game, seed: Seed) -> Option<Deck> {
    let (rules, players) = (start.position().rules(), start.position().seats());
    let mut deck = Deck::new(seed);
    let first = start.turn().seat()?;
    let setup = Setup::start(rules, start.tunnel().clone(), players, first, deck.cards())?;
    deck.skip(Setup::cards_dealt(rules, players));
    (setup == Setup::from(start)).then_some(deck)
}

/// A start that is told as a deal must be one, and by the seed if that is told.
pub(crate) fn start(record: &Record, tags: &Tags) -> Result<(), RecordError> {
    let Some(hands) = tags.get("Hands") else { return Ok(()) };
    if !record.begins_at_fort() {
        return Err(hands.error(RecordProblem::NotDealt));
    }
    // Where the seed follows from many parts, it is the hands that do not fit them.
    let told = if record.proof.is_some() { Some(hands) } else { tags.get("Seed") };
    match told {
        Some(told) if !record.is_dealt() => Err(told.error(RecordProblem::CardsNotFromSeed)),
        _ => Ok(()),
    }
}

/// A turn waits for its player only after three moves, while the game goes on.
pub(crate) fn unconfirmed(record: &Record, tags: &Tags) -> Result<(), RecordError> {
    let Some(tag) = tags.get("Unconfirmed").filter(|_| record.unconfirmed) else { return Ok(()) };
    let by_itself = |event: &Event| {
        !matches!(event, Event::EndedTurn { .. }) && Some(event.seat()) != record.end.turn().seat()
    };
    match record.events.last() {
        Some(event) if by_itself(event) && record.end.outcome().is_none() => Ok(()),
        _ => Err(tag.error(RecordProblem::NothingUnconfirmed)),
    }
}

/// Deals again and compares.
pub(crate) fn seed(
    record: &Record,
    tags: &Tags,
    turns: &[SourceLine<'_>],
) -> Result<(), RecordError> {
    let Some(seed) = record.seed else { return Ok(()) };
    let Some(wrong) = first_move_not_from_seed(record, seed) else { return Ok(()) };
    let said = turns.iter().flat_map(|turn| turn.moves()).nth(wrong);
    match (tags.get("Seed"), said) {
        (Some(tag), _) => Err(tag.error(RecordProblem::CardsNotFromSeed)),
        (None, Some(said)) => Err(said.error(RecordProblem::CardsNotFromSeed)),
        (None, None) => Ok(()),
    }
}

/// The first move whose cards are not those of the seed.
fn first_move_not_from_seed(record: &Record, seed: Seed) -> Option<usize> {
    let mut deck = Record::deck(&record.start, seed);
    record.games().zip(&record.events).position(|(game, event)| {
        let dealt = event.dealt_cards(game.position().rules().variant).unwrap_or_default();
        deck.deal(dealt.len(), game.position().discard()) != dealt.as_slice()
    })
}

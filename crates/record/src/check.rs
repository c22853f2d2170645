//! Checks of the start and of the cards of a record against its seed.

use crate::read::SourceLine;
use crate::tags::Tags;
use crate::{Record, RecordError, RecordProblem};
use cartagena::{Cards, Event, Game, Place, Seat, Setup, Symbol};
use cartagena_deal::{Deck, Seed};

impl Record {
    /// Returns the deck before the first move: the rest of the deal if the seed deals this start, else
    /// the pile in an order that the seed gives.
    #[must_use]
    pub fn deck(start: &Game, seed: Seed) -> Deck {
        deck_after_deal(start, seed)
            .unwrap_or_else(|| Deck::from_pile(seed, start.position().pile()))
    }

    /// Returns true if the start is written as a deal: it looks like one, and if the seed is given, it
    /// is the one that the seed gives.
    pub(crate) fn is_dealt(&self) -> bool {
        self.begins_at_fort()
            && self.seed.is_none_or(|seed| deck_after_deal(&self.start, seed).is_some())
    }

    /// Returns true if the game begins at the fort with six cards each and nothing discarded.
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

/// Returns the rest of the deck once the seed has dealt this start; `None` if it deals another.
fn deck_after_deal(start: &Game, seed: Seed) -> Option<Deck> {
    let (rules, players) = (start.position().rules(), start.position().seats());
    let mut deck = Deck::new(seed);
    let first = start.turn().seat()?;
    let setup = Setup::start(rules, start.tunnel().clone(), players, first, deck.cards())?;
    deck.skip(Setup::cards_dealt(rules, players));
    (setup == Setup::from(start)).then_some(deck)
}

/// Checks that a start with hands is a deal, and the deal of the seed if that is given.
pub(crate) fn start(record: &Record, tags: &Tags) -> Result<(), RecordError> {
    let Some(hands) = tags.get("Hands") else { return Ok(()) };
    if !record.begins_at_fort() {
        return Err(hands.error(RecordProblem::NotDealt));
    }
    // With a commit–reveal deal the seed follows from its parts, so the hands are named as wrong.
    let tag = if record.proof.is_some() { Some(hands) } else { tags.get("Seed") };
    match tag {
        Some(tag) if !record.is_dealt() => Err(tag.error(RecordProblem::CardsNotFromSeed)),
        _ => Ok(()),
    }
}

/// Checks the tag `Unconfirmed`: a turn waits for its player only after three moves, while the game
/// goes on.
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

/// The comparison of a record's cards with those that its seed deals, move by move.
pub(crate) struct DealCheck<'a> {
    deck: Option<Deck>,
    /// The first move whose cards are not those of the seed.
    wrong: Option<SourceLine<'a>>,
}

impl<'a> DealCheck<'a> {
    /// Starts with the deck before the first move; a record without a seed is not compared.
    pub(crate) fn new(record: &Record) -> DealCheck<'a> {
        DealCheck { deck: record.seed.map(|seed| Record::deck(&record.start, seed)), wrong: None }
    }

    /// Deals for the next move, `source`, which brings `dealt`, and compares.
    pub(crate) fn compare(&mut self, game: &Game, dealt: &[Symbol], source: SourceLine<'a>) {
        let Some(deck) = &mut self.deck else { return };
        if self.wrong.is_none() && deck.deal(dealt.len(), game.position().discard()) != dealt {
            self.wrong = Some(source);
        }
    }

    /// Returns the error of the first move that did not fit: at the seed, if the record tells it.
    pub(crate) fn result(self, tags: &Tags) -> Result<(), RecordError> {
        let Some(wrong) = self.wrong else { return Ok(()) };
        Err(match tags.get("Seed") {
            Some(tag) => tag.error(RecordProblem::CardsNotFromSeed),
            None => wrong.error(RecordProblem::CardsNotFromSeed),
        })
    }
}

//! Moves in words, for screen readers.

use crate::table::names::colour_name;
use cartagena::Event;
use cartagena_client::MoveOption;
use cartagena_texts::{Texts, say};

/// Describes a possible move.
pub fn offer_name(texts: &Texts, offer: &MoveOption) -> String {
    let (from, to) = (offer.from.number(), offer.to.number());
    match offer.card {
        Some(card) => {
            say!(texts, "choice-advance", from = from, to = to, symbol = card.letter())
        }
        None => say!(texts, "choice-retreat", from = from, to = to, count = offer.draws),
    }
}

/// Describes an event.
pub fn event_name(texts: &Texts, event: &Event) -> String {
    let name = colour_name(texts, event.seat());
    match event {
        Event::Advanced { from, card, to, .. } => {
            let (from, to, symbol) = (from.number(), to.number(), card.letter());
            say!(texts, "log-advance", name = name, from = from, to = to, symbol = symbol)
        }
        Event::Retreated { from, to, drawn, .. } => {
            let (from, to) = (from.number(), to.number());
            say!(texts, "log-retreat", name = name, from = from, to = to, count = drawn.len())
        }
        Event::EndedTurn { .. } => say!(texts, "log-end-turn", name = name),
    }
}

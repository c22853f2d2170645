//! A move in words, for a viewer who may know the observations around it.

use cartagena::{Event, Observation, Place, Seat, Symbol, Turn};
use cartagena_texts::{Texts, say};

/// Returns the sentences that describe a move from one state to the next, for the log.
pub fn describe_move(
    texts: &Texts,
    (before, after): (&Observation, &Observation),
    event: &Event,
    name: &str,
) -> Vec<String> {
    let mut sentences = vec![describe_event(texts, before, event, name)];
    sentences.extend(describe_piles(texts, (before, after), event));
    sentences
}

/// Returns the sentences about a reshuffled pile and a new row.
pub(crate) fn describe_piles(
    texts: &Texts,
    (before, after): (&Observation, &Observation),
    event: &Event,
) -> Vec<String> {
    let mut sentences = Vec::new();
    if after.discard().len() < before.discard().len() {
        sentences.push(say!(texts, "log-reshuffled"));
    }
    match event {
        Event::Retreated { laid, .. } if !laid.is_empty() => {
            sentences.push(say!(texts, "log-row-laid", count = laid.len()));
        }
        _ => {}
    }
    sentences
}

fn describe_event(texts: &Texts, before: &Observation, event: &Event, name: &str) -> String {
    match event {
        Event::Advanced { from, card, to, .. } => {
            let (from, to, symbol) = (from.number(), to.number(), card.letter());
            say!(texts, "log-advance", name = name, from = from, to = to, symbol = symbol)
        }
        Event::Retreated { from, to, drawn, .. } => {
            describe_retreat(texts, (*from, *to), drawn, name)
        }
        Event::EndedTurn { seat } => describe_turn_end(texts, before, *seat, name),
    }
}

fn describe_retreat(
    texts: &Texts,
    (from, to): (Place, Place),
    drawn: &[Option<Symbol>],
    name: &str,
) -> String {
    let (from, to) = (from.number(), to.number());
    match drawn_cards(texts, drawn) {
        Some(cards) => {
            say!(texts, "log-retreat-cards", name = name, from = from, to = to, cards = cards)
        }
        None => say!(texts, "log-retreat", name = name, from = from, to = to, count = drawn.len()),
    }
}

/// Returns the drawn cards as a list; `None` if the viewer does not see all of them, or there are
/// none.
pub(crate) fn drawn_cards(texts: &Texts, drawn: &[Option<Symbol>]) -> Option<String> {
    let symbol =
        |card: &Option<Symbol>| Some(say!(texts, "symbol", symbol = card.as_ref()?.letter()));
    let cards: Option<Vec<String>> = drawn.iter().map(symbol).collect();
    cards.filter(|cards| !cards.is_empty()).map(|cards| texts.list(&cards))
}

/// Returns the sentence for a turn that was ended early.
pub(crate) fn describe_turn_end(
    texts: &Texts,
    before: &Observation,
    seat: Seat,
    name: &str,
) -> String {
    if is_stuck(before, seat) {
        say!(texts, "log-no-move", name = name)
    } else if before.turn() == Turn::start(seat) {
        say!(texts, "log-pass", name = name)
    } else {
        say!(texts, "log-end-turn", name = name)
    }
}

/// Reports whether a seat can only end its turn. Every viewer can see that, even if the hand is
/// hidden.
fn is_stuck(seen: &Observation, seat: Seat) -> bool {
    let can_go_back = |place: &Place| {
        (place.is_space() || seen.rules().boat) && seen.retreat_draws(*place).is_some()
    };
    seen.hand(seat).is_empty() && !seen.places(seat).iter().any(can_go_back)
}

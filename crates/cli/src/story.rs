//! What a move was, in sentences.

use cartagena::{Event, Observation, Outcome, Place, Seat, Symbol, Turn};
use cartagena_texts::{COLOURS, Texts, say};

/// What a seat is called: by its name, or by its colour if it has none.
pub fn name_of(texts: &Texts, seat: Seat, name: &str) -> String {
    match name {
        "" => say!(texts, "seat-name", colour = COLOURS[seat.index()]),
        name => name.to_owned(),
    }
}

/// The sentences for a move that led from `before` to `after`.
pub fn told(
    texts: &Texts,
    (before, after): (&Observation, &Observation),
    event: &Event,
    name: &str,
) -> Vec<String> {
    let mut told = vec![happened(texts, before, event, name)];
    if after.discard().len() < before.discard().len() {
        told.push(say!(texts, "log-reshuffled"));
    }
    match event {
        Event::Retreated { laid, .. } if !laid.is_empty() => {
            told.push(say!(texts, "log-row-laid", count = laid.len()));
        }
        _ => {}
    }
    told
}

fn happened(texts: &Texts, before: &Observation, event: &Event, name: &str) -> String {
    match event {
        Event::Advanced { from, card, to, .. } => {
            let (from, to, symbol) = (from.number(), to.number(), card.letter());
            say!(texts, "log-advance", name = name, from = from, to = to, symbol = symbol)
        }
        Event::Retreated { from, to, drawn, .. } => went_back(texts, (*from, *to), drawn, name),
        Event::EndedTurn { seat } => ended(texts, before, *seat, name),
    }
}

fn went_back(
    texts: &Texts,
    (from, to): (Place, Place),
    drawn: &[Option<Symbol>],
    name: &str,
) -> String {
    let (from, to) = (from.number(), to.number());
    let symbol =
        |card: &Option<Symbol>| Some(say!(texts, "symbol", symbol = card.as_ref()?.letter()));
    let cards: Option<Vec<String>> = drawn.iter().map(symbol).collect();
    match cards.filter(|cards| !cards.is_empty()) {
        Some(cards) => {
            let cards = texts.list(&cards);
            say!(texts, "log-retreat-cards", name = name, from = from, to = to, cards = cards)
        }
        None => say!(texts, "log-retreat", name = name, from = from, to = to, count = drawn.len()),
    }
}

fn ended(texts: &Texts, before: &Observation, seat: Seat, name: &str) -> String {
    let forced = before.legal_actions().is_some_and(|actions| actions.len() == 1);
    if forced {
        say!(texts, "log-no-move", name = name)
    } else if before.turn() == Turn::start(seat) {
        say!(texts, "log-pass", name = name)
    } else {
        say!(texts, "log-end-turn", name = name)
    }
}

/// How the game ended, once the names are known.
pub fn ending(texts: &Texts, outcome: Outcome, names: &[String]) -> String {
    match outcome {
        Outcome::Won(seat) => {
            let name = names.get(seat.index()).map_or("", String::as_str);
            say!(texts, "won", name = name_of(texts, seat, name))
        }
        Outcome::Drawn => say!(texts, "drawn"),
    }
}

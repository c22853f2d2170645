//! What has happened, in sentences.

use cartagena::{Event, Observation, Outcome, Place, Seat, Symbol, Turn, Viewer};
use cartagena_table::Table;
use cartagena_texts::{Texts, say};

/// What a seat is called: by its name, or by its colour if it has none.
pub fn name_of(texts: &Texts, seat: Seat, name: &str) -> String {
    texts.seat_name(seat, name, &[])
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
    if is_stuck(before, seat) {
        say!(texts, "log-no-move", name = name)
    } else if before.turn() == Turn::start(seat) {
        say!(texts, "log-pass", name = name)
    } else {
        say!(texts, "log-end-turn", name = name)
    }
}

/// Whether a seat can do nothing but end its turn; everybody can see that, even where its hand is
/// hidden.
fn is_stuck(seen: &Observation, seat: Seat) -> bool {
    let can_go_back = |place: &Place| {
        (place.is_space() || seen.rules().boat) && seen.retreat_draws(*place).is_some()
    };
    seen.hand(seat).is_empty() && !seen.places(seat).iter().any(can_go_back)
}

/// How the game ended.
pub fn ending(texts: &Texts, outcome: Outcome, name: impl Fn(Seat) -> String) -> String {
    match outcome {
        Outcome::Won(seat) => say!(texts, "won", name = name(seat)),
        Outcome::Drawn => say!(texts, "drawn"),
    }
}

/// Who begins, unless the game is over before it has begun.
pub fn opening(texts: &Texts, seen: &Observation, name: impl Fn(Seat) -> String) -> Option<String> {
    seen.turn().seat().map(|seat| say!(texts, "game-begins", name = name(seat)))
}

/// The whole game at a table, the first move first. It follows the viewer's own observation, so it
/// can tell nothing that the viewer does not know.
pub fn so_far(
    table: &Table,
    texts: &Texts,
    viewer: Viewer,
    name: impl Fn(Seat) -> String,
) -> Vec<String> {
    let mut seen = table.record().start().observe(viewer);
    let mut sentences: Vec<String> = opening(texts, &seen, &name).into_iter().collect();
    for event in table.events(viewer) {
        let before = seen.clone();
        if seen.apply(&event).is_err() {
            break;
        }
        sentences.extend(told(texts, (&before, &seen), &event, &name(event.seat())));
    }
    sentences
}

use super::{ending, joined, name_of};
use crate::View;
use cartagena::{Hand, Observation, Place, Row, Seat, Symbol, Turn};
use cartagena_texts::{Texts, say};

/// How everything stands: whose turn it is, where the pirates are, who holds what, what lies there.
pub fn situation(view: &View, texts: &Texts) -> Vec<String> {
    let seen = view.now();
    let mut told = turn(view, texts);
    if let Some(seat) = view.seat() {
        told.push(say!(texts, "tell-own-pirates", places = standing(seen, texts, seat)));
        told.push(own_hand(seen, texts, seat));
    }
    for seat in Seat::first(seen.seats()).filter(|seat| view.seat() != Some(*seat)) {
        let name = name_of(view, texts, seat);
        let places = standing(seen, texts, seat);
        told.push(say!(texts, "tell-their-pirates", name = name.as_str(), places = places));
        told.push(their_hand(texts, &name, seen.hand(seat)));
    }
    told.extend(row(seen, texts));
    told.push(say!(texts, "tell-piles", count = seen.pile_len()));
    told.push(say!(texts, "tell-discard", count = seen.discard().len()));
    told
}

fn turn(view: &View, texts: &Texts) -> Vec<String> {
    match (view.now().turn(), view.actor()) {
        (Turn::Over(outcome), _) => ending(view, texts, outcome),
        (Turn::Of { moves_left, .. }, _) if view.may_move() => {
            vec![say!(texts, "tell-your-turn", count = moves_left)]
        }
        (_, Some(_)) if view.is_mine() => vec![say!(texts, "confirm-turn-final")],
        (_, Some(seat)) => {
            vec![say!(texts, "refusal-not-your-turn", name = name_of(view, texts, seat))]
        }
        (_, None) => Vec::new(),
    }
}

/// The viewer's hand and the row.
pub fn own_cards(view: &View, texts: &Texts) -> String {
    let seen = view.now();
    let hand = view.seat().map(|seat| own_hand(seen, texts, seat));
    let told: Vec<String> = hand.into_iter().chain(row(seen, texts)).collect();
    joined(&told)
}

/// A hand of the viewer.
pub(super) fn own_hand(seen: &Observation, texts: &Texts, seat: Seat) -> String {
    match cards(texts, seen.hand(seat)) {
        Some(cards) => say!(texts, "tell-hand", cards = cards),
        None => say!(texts, "tell-hand-empty"),
    }
}

fn their_hand(texts: &Texts, name: &str, hand: Hand) -> String {
    match cards(texts, hand) {
        Some(cards) => say!(texts, "tell-their-hand", name = name, cards = cards),
        None => say!(texts, "tell-their-hand-empty", name = name),
    }
}

/// The cards of a hand by symbol, and how many are hidden; nothing for an empty one.
pub fn cards(texts: &Texts, hand: Hand) -> Option<String> {
    let held = Symbol::ALL.into_iter().map(|symbol| (symbol, hand.known.count(symbol)));
    let some = |(symbol, count): (Symbol, u8)| {
        say!(texts, "some-cards", symbol = symbol.letter(), count = count)
    };
    let mut all: Vec<String> = held.filter(|(_, count)| *count > 0).map(some).collect();
    if hand.unknown > 0 {
        all.push(say!(texts, "hand-hidden", count = hand.unknown));
    }
    (!all.is_empty()).then(|| texts.list(&all))
}

fn row(seen: &Observation, texts: &Texts) -> Option<String> {
    seen.rules().variant.has_row().then(|| match seen.row() {
        row if row.is_empty() => say!(texts, "row-empty"),
        row => say!(texts, "tell-row", cards = listed(texts, row)),
    })
}

fn listed(texts: &Texts, row: Row) -> String {
    let cards: Vec<String> =
        row.iter().map(|card| say!(texts, "symbol", symbol = card.letter())).collect();
    texts.list(&cards)
}

fn standing(seen: &Observation, texts: &Texts, seat: Seat) -> String {
    let all = [Place::FORT].into_iter().chain(Place::spaces()).chain([Place::BOAT]);
    let taken = all.map(|place| (place, seen.count(seat, place))).filter(|(_, count)| *count > 0);
    let places: Vec<String> = taken
        .map(|(place, count)| say!(texts, "tell-standing", count = count, place = place.number()))
        .collect();
    texts.list(&places)
}

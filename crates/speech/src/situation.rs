use crate::{describe_outcome, join_sentences, player_name};
use cartagena::{Hand, Observation, Place, Row, Seat, Symbol, Turn};
use cartagena_client::GameView;
use cartagena_texts::{Texts, say};

/// Returns the sentences about the whole situation: whose turn it is, pirates, hands, row and
/// piles.
pub fn describe_situation(view: &GameView, texts: &Texts) -> Vec<String> {
    let seen = view.now();
    let mut sentences = describe_turn(view, texts);
    if let Some(seat) = view.seat() {
        sentences.push(say!(texts, "tell-own-pirates", places = list_pirates(seen, texts, seat)));
        sentences.push(describe_own_hand(seen, texts, seat));
    }
    for seat in Seat::first_n(seen.seats()).filter(|seat| view.seat() != Some(*seat)) {
        let name = player_name(view, texts, seat);
        let places = list_pirates(seen, texts, seat);
        sentences.push(say!(texts, "tell-their-pirates", name = name.as_str(), places = places));
        sentences.push(describe_other_hand(texts, &name, seen.hand(seat)));
    }
    sentences.extend(describe_row(seen, texts));
    sentences.push(say!(texts, "tell-piles", count = seen.pile_len()));
    sentences.push(say!(texts, "tell-discard", count = seen.discard().len()));
    sentences
}

fn describe_turn(view: &GameView, texts: &Texts) -> Vec<String> {
    match (view.now().turn(), view.actor()) {
        (Turn::Over(outcome), _) => describe_outcome(view, texts, outcome),
        (Turn::ToMove { moves_left, .. }, _) if view.may_move() => {
            vec![say!(texts, "tell-your-turn", count = moves_left)]
        }
        (_, Some(_)) if view.is_my_turn() => vec![say!(texts, "confirm-turn-final")],
        (_, Some(seat)) => {
            vec![say!(texts, "refusal-not-your-turn", name = player_name(view, texts, seat))]
        }
        (_, None) => Vec::new(),
    }
}

/// Returns the sentences about the viewer's hand and the row, joined.
pub fn describe_own_cards(view: &GameView, texts: &Texts) -> String {
    let seen = view.now();
    let hand = view.seat().map(|seat| describe_own_hand(seen, texts, seat));
    let sentences: Vec<String> = hand.into_iter().chain(describe_row(seen, texts)).collect();
    join_sentences(&sentences)
}

/// Returns the sentence about the hand of the viewer's seat.
pub(super) fn describe_own_hand(seen: &Observation, texts: &Texts, seat: Seat) -> String {
    match list_cards(texts, seen.hand(seat)) {
        Some(cards) => say!(texts, "tell-hand", cards = cards),
        None => say!(texts, "tell-hand-empty"),
    }
}

fn describe_other_hand(texts: &Texts, name: &str, hand: Hand) -> String {
    match list_cards(texts, hand) {
        Some(cards) => say!(texts, "tell-their-hand", name = name, cards = cards),
        None => say!(texts, "tell-their-hand-empty", name = name),
    }
}

/// Returns the cards of a hand by symbol and the number of hidden ones; `None` for an empty hand.
pub fn list_cards(texts: &Texts, hand: Hand) -> Option<String> {
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

fn describe_row(seen: &Observation, texts: &Texts) -> Option<String> {
    seen.rules().variant.has_row().then(|| match seen.row() {
        row if row.is_empty() => say!(texts, "row-empty"),
        row => say!(texts, "tell-row", cards = list_row(texts, row)),
    })
}

fn list_row(texts: &Texts, row: Row) -> String {
    let cards: Vec<String> =
        row.iter().map(|card| say!(texts, "symbol", symbol = card.letter())).collect();
    texts.list(&cards)
}

fn list_pirates(seen: &Observation, texts: &Texts, seat: Seat) -> String {
    let all = [Place::FORT].into_iter().chain(Place::spaces()).chain([Place::BOAT]);
    let taken =
        all.map(|place| (place, seen.pirates_at(seat, place))).filter(|(_, count)| *count > 0);
    let places: Vec<String> = taken
        .map(|(place, count)| say!(texts, "tell-standing", count = count, place = place.number()))
        .collect();
    texts.list(&places)
}

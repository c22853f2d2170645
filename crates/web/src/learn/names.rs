//! What places, hands and moves are called, for those who hear the page.

use cartagena::{Event, Hand, Observation, Place, Seat, Symbol};
use cartagena_client::Offer;
use cartagena_texts::{COLOURS, Texts, say};

/// What a player is called: by colour.
pub fn seat_name(texts: &Texts, seat: Seat) -> String {
    say!(texts, "seat-name", colour = COLOURS[seat.index()])
}

/// The name of a symbol.
pub fn symbol_name(texts: &Texts, symbol: Symbol) -> String {
    say!(texts, "symbol", symbol = symbol.letter())
}

/// A place and who stands there.
pub fn place_name(texts: &Texts, seen: &Observation, place: Place) -> String {
    let crew = |seat: Seat| {
        let one = seat_name(texts, seat);
        (0..seen.count(seat, place)).map(move |_| one.clone())
    };
    let crews: Vec<String> = Seat::first(seen.seats()).flat_map(crew).collect();
    let bare = bare_name(texts, seen, place);
    if crews.is_empty() {
        return bare;
    }
    say!(texts, "learn-with", first = bare, last = texts.list(&crews))
}

fn bare_name(texts: &Texts, seen: &Observation, place: Place) -> String {
    match seen.tunnel().symbol(place) {
        Some(symbol) => {
            say!(texts, "learn-space", place = place.number(), symbol = symbol.letter())
        }
        None if place == Place::FORT => say!(texts, "word-fort"),
        None => say!(texts, "word-boat"),
    }
}

/// What is known of a hand.
pub fn hand_name(texts: &Texts, hand: Hand) -> String {
    let names: Vec<String> = hand.known.iter().map(|symbol| symbol_name(texts, symbol)).collect();
    let hidden = || say!(texts, "hand-hidden", count = hand.unknown);
    match (names.is_empty(), hand.unknown) {
        (true, 0) => say!(texts, "hand-empty"),
        (true, _) => hidden(),
        (false, 0) => texts.list(&names),
        (false, _) => texts.list(&[texts.list(&names), hidden()]),
    }
}

/// What a move would do.
pub fn offer_name(texts: &Texts, offer: &Offer) -> String {
    let (from, to) = (offer.from.number(), offer.to.number());
    match offer.card {
        Some(card) => {
            say!(texts, "choice-advance", from = from, to = to, symbol = card.letter())
        }
        None => say!(texts, "choice-retreat", from = from, to = to, count = offer.wins),
    }
}

/// What somebody did.
pub fn event_name(texts: &Texts, event: &Event) -> String {
    let name = seat_name(texts, event.seat());
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

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena::{Cards, Game, Viewer};
    use cartagena_lessons::TABLE;
    use cartagena_texts::Lang;

    #[test]
    fn a_place_is_told_with_who_stands_there() {
        let game: Game = TABLE.parse().expect("a position");
        let (texts, seen) = (Texts::new(Lang::En), game.observe(Viewer::Public));
        let check = |number: u8, expected: &str| {
            let place = Place::new(number).expect("a place");
            assert_eq!(place_name(&texts, &seen, place), expected);
        };
        check(17, "Space 17, skull: Blue, Red and Red");
        check(1, "Space 1, bottle");
        check(37, "boat: Yellow");
    }

    #[test]
    fn a_hand_is_told_as_far_as_it_is_known() {
        let texts = Texts::new(Lang::En);
        let known: Cards = [Symbol::Key, Symbol::Hat].into_iter().collect();
        let check = |known, unknown, expected: &str| {
            assert_eq!(hand_name(&texts, Hand { known, unknown }), expected);
        };
        check(known, 0, "hat and key");
        check(Cards::NONE, 4, "4 hidden cards");
        check(known, 1, "hat and key and 1 hidden card");
        check(Cards::NONE, 0, "No cards");
    }
}

//! Names of players and places.

use cartagena::{Cards, Hand, Observation, Place, Seat, Symbol};
use cartagena_client::GameView;
use cartagena_texts::{Texts, chosen_name, say};

/// Returns whether a player has chosen a name.
pub fn is_named(view: &GameView, seat: Seat) -> bool {
    let name = view.seats().get(seat.index()).map(|sign| chosen_name(seat, sign.name.trim()));
    name.is_some_and(|name| !name.is_empty())
}

/// Describes a place and the pirates there: "Space 17, bottle; Anne: 2".
pub fn place_name(
    texts: &Texts,
    seen: &Observation,
    place: Place,
    name: impl Fn(Seat) -> String,
) -> String {
    let bare = bare_place_name(texts, seen, place);
    let crew = |seat: Seat| {
        let count = seen.pirates_at(seat, place);
        (count > 0).then(|| say!(texts, "crew-count", name = name(seat), count = count))
    };
    let crews: Vec<String> = Seat::first_n(seen.seats()).filter_map(crew).collect();
    let who = if crews.is_empty() { say!(texts, "place-nobody") } else { texts.list(&crews) };
    say!(texts, "place-with", first = bare, last = who)
}

fn bare_place_name(texts: &Texts, seen: &Observation, place: Place) -> String {
    match seen.tunnel().symbol(place) {
        Some(symbol) => {
            say!(texts, "space-name", place = place.number(), symbol = symbol.letter())
        }
        None if place == Place::FORT => say!(texts, "word-fort"),
        None => say!(texts, "word-boat"),
    }
}

/// Returns the name of a symbol.
pub fn symbol_name(texts: &Texts, symbol: Symbol) -> String {
    say!(texts, "symbol", symbol = symbol.letter())
}

/// Cards by symbol: "bottle: 2 and key: 1".
pub fn cards_list(texts: &Texts, cards: Cards) -> String {
    let stack = |symbol: &Symbol| {
        let (letter, count) = (symbol.letter(), cards.count(*symbol));
        (count > 0).then(|| say!(texts, "stack-name", symbol = letter, count = count))
    };
    texts.list(&Symbol::ALL.iter().filter_map(stack).collect::<Vec<_>>())
}

/// Describes the known part of a hand.
pub fn hand_list(texts: &Texts, hand: Hand) -> String {
    let hidden = say!(texts, "hand-hidden", count = hand.unknown);
    match (hand.known.is_empty(), hand.unknown) {
        (true, 0) => say!(texts, "hand-empty"),
        (false, 0) => cards_list(texts, hand.known),
        (true, _) => hidden,
        (false, _) => texts.list(&[cards_list(texts, hand.known), hidden]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena::{Game, Viewer};
    use cartagena_protocol::{SeatLabel, Snapshot};
    use cartagena_speech::player_name;
    use cartagena_texts::{COLOURS, Lang};

    const LINE: &str = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
        0.6.6.9.17.18:BD4HPS2|5.8.17.17.22.26:BP3S|0.9.21.30.33.37:- BDDHPBDSS - 0.3";

    fn view(signs: [(&str, Option<&str>); 3]) -> GameView {
        let sign = |(name, bot): (&str, Option<&str>)| SeatLabel {
            name: name.into(),
            bot: bot.map(Into::into),
        };
        let snapshot = Snapshot {
            game: "k3".into(),
            seq: 0,
            viewer: Some(Seat::FIRST),
            seats: signs.map(sign).to_vec(),
            start: LINE.parse().expect("a position"),
            moves: vec![],
            to_confirm: None,
            can_undo: false,
        };
        GameView::new(&snapshot).expect("a snapshot")
    }

    fn names(signs: [(&str, Option<&str>); 3]) -> Vec<String> {
        let texts = Texts::new(Lang::En);
        Seat::first_n(3).map(|seat| player_name(&view(signs), &texts, seat)).collect()
    }

    #[test]
    fn everybody_has_a_name_of_their_own() {
        let mixed = names([("Anne", None), ("", Some("sailor")), (" ", None)]);
        assert_eq!(mixed, ["Anne", "Sailor", "Yellow"]);
        let twins = names([("", None), ("", Some("captain")), ("", Some("captain"))]);
        assert_eq!(twins, ["Blue", "Captain (Red)", "Captain (Yellow)"]);
    }

    #[test]
    fn a_colour_from_a_record_is_told_in_the_language_of_the_page() {
        let view = view([("Blue", None), ("Blue", None), ("Anne", None)]);
        let texts = Texts::new(Lang::Ja);
        let names: Vec<_> = Seat::first_n(3).map(|seat| player_name(&view, &texts, seat)).collect();
        assert_eq!(names, ["青", "Blue", "Anne"]);
    }

    #[test]
    fn a_place_is_told_with_who_stands_there() {
        let game: Game = LINE.parse().expect("a position");
        let (seen, texts) = (game.observe(Viewer::Public), Texts::new(Lang::En));
        let words = |number| {
            let place = Place::new(number).expect("a place");
            let colour = |seat: Seat| say!(texts, "seat-name", colour = COLOURS[seat.index()]);
            place_name(&texts, &seen, place, colour)
        };
        assert_eq!(words(17), "Space 17, skull; Blue: 1 and Red: 2");
        assert_eq!(words(1), "Space 1, bottle; empty");
        assert_eq!(words(37), "boat; Yellow: 1");
    }

    #[test]
    fn a_hand_is_told_as_far_as_it_is_known() {
        let texts = Texts::new(Lang::En);
        let cards: Cards = [Symbol::Key, Symbol::Key, Symbol::Hat].into_iter().collect();
        let words = |known, unknown| hand_list(&texts, Hand { known, unknown });
        assert_eq!(words(cards, 0), "hat: 1 and key: 2");
        assert_eq!(words(Cards::NONE, 4), "4 hidden cards");
        assert_eq!(words(cards, 1), "hat: 1 and key: 2 and 1 hidden card");
        assert_eq!(words(Cards::NONE, 0), "No cards");
    }
}

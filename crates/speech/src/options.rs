use cartagena::{Observation, Place};
use cartagena_client::{Choice, GameView, MoveOption, can_end_turn, move_options};
use cartagena_texts::{Texts, say};

/// Returns the sentences about the moves that fit the choice, each with its key.
pub fn describe_options(view: &GameView, texts: &Texts, choice: Choice) -> Vec<String> {
    let seen = view.now();
    match (choice.pirate, choice.card) {
        (None, None) => describe_movable(seen, texts),
        (Some(place), None) => {
            let head = say!(texts, "tell-chosen-pirate", place = place.number());
            let ways = choice.options(seen);
            [head]
                .into_iter()
                .chain(ways.iter().map(|offer| describe_option(texts, offer)))
                .collect()
        }
        (_, Some(card)) => {
            let head = say!(texts, "tell-chosen-card", symbol = card.letter());
            let numbered = choice.options(seen).into_iter().zip(1..);
            [head]
                .into_iter()
                .chain(numbered.map(|(offer, at)| describe_option_from(texts, &offer, at)))
                .collect()
        }
    }
}

fn describe_movable(seen: &Observation, texts: &Texts) -> Vec<String> {
    let movers = movable_places(seen);
    if movers.is_empty() {
        return vec![say!(texts, "tell-stuck", key = "E")];
    }
    let numbered = movers.iter().zip(1..).map(|(place, at): (&Place, u8)| {
        say!(texts, "tell-mover", key = at.to_string(), place = place.number())
    });
    let end = can_end_turn(seen).then(|| say!(texts, "tell-may-end", key = "E"));
    [say!(texts, "tell-movers")].into_iter().chain(numbered).chain(end).collect()
}

/// Returns the places of the pirates that can move, from the fort on.
pub(super) fn movable_places(seen: &Observation) -> Vec<Place> {
    let offers = move_options(seen);
    let places = (0..=Place::BOAT.number()).filter_map(Place::new);
    places.filter(|place| offers.iter().any(|offer| offer.from == *place)).collect()
}

fn describe_option(texts: &Texts, offer: &MoveOption) -> String {
    let to = offer.to.number();
    match offer.card {
        Some(card) => {
            let (key, symbol) = (card.letter(), card.letter());
            say!(texts, "tell-offer-card", key = key, symbol = symbol, to = to)
        }
        None => say!(texts, "tell-offer-back", key = "R", to = to, count = offer.draws),
    }
}

fn describe_option_from(texts: &Texts, offer: &MoveOption, at: u8) -> String {
    let (key, from, to) = (at.to_string(), offer.from.number(), offer.to.number());
    say!(texts, "tell-offer-from", key = key, from = from, to = to)
}

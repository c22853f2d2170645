use crate::{Choice, Offer, View, may_end, offers};
use cartagena::{Observation, Place};
use cartagena_texts::{Texts, say};

/// What can be done now with what is chosen, each with the key that does it.
pub fn offered(view: &View, texts: &Texts, choice: Choice) -> Vec<String> {
    let seen = view.now();
    match (choice.pirate, choice.card) {
        (None, None) => movers_told(seen, texts),
        (Some(place), None) => {
            let head = say!(texts, "tell-chosen-pirate", place = place.number());
            let ways = choice.offers(seen);
            [head].into_iter().chain(ways.iter().map(|offer| way(texts, offer))).collect()
        }
        (_, Some(card)) => {
            let head = say!(texts, "tell-chosen-card", symbol = card.letter());
            let numbered = choice.offers(seen).into_iter().zip(1..);
            [head].into_iter().chain(numbered.map(|(offer, at)| from(texts, &offer, at))).collect()
        }
    }
}

fn movers_told(seen: &Observation, texts: &Texts) -> Vec<String> {
    let movers = movers(seen);
    if movers.is_empty() {
        return vec![say!(texts, "tell-stuck", key = "E")];
    }
    let numbered = movers.iter().zip(1..).map(|(place, at): (&Place, u8)| {
        say!(texts, "tell-mover", key = at.to_string(), place = place.number())
    });
    let end = may_end(seen).then(|| say!(texts, "tell-may-end", key = "E"));
    [say!(texts, "tell-movers")].into_iter().chain(numbered).chain(end).collect()
}

/// The places of the pirates that can move, from the fort on.
pub(super) fn movers(seen: &Observation) -> Vec<Place> {
    let offers = offers(seen);
    let places = (0..=Place::BOAT.number()).filter_map(Place::new);
    places.filter(|place| offers.iter().any(|offer| offer.from == *place)).collect()
}

fn way(texts: &Texts, offer: &Offer) -> String {
    let to = offer.to.number();
    match offer.card {
        Some(card) => {
            let (key, symbol) = (card.letter(), card.letter());
            say!(texts, "tell-offer-card", key = key, symbol = symbol, to = to)
        }
        None => say!(texts, "tell-offer-back", key = "R", to = to, count = offer.wins),
    }
}

fn from(texts: &Texts, offer: &Offer, at: u8) -> String {
    let (key, from, to) = (at.to_string(), offer.from.number(), offer.to.number());
    say!(texts, "tell-offer-from", key = key, from = from, to = to)
}

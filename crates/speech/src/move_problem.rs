//! Reasons why no pirate can make a move, in words.

use cartagena::{Observation, Place, Symbol};
use cartagena_texts::{Texts, say};

/// Why no pirate can go as it was said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveProblem {
    /// The player does not hold this card.
    NoCard(Symbol),
    /// The player has no pirate at this place.
    NoPirate(Place),
    /// Nobody goes back from the fort.
    NoRetreatFromFort,
    /// A pirate in the boat goes no farther.
    AlreadyInBoat,
    /// In this game nobody leaves the boat.
    NoRetreatFromBoat,
    /// There is no space to go back to.
    NoRetreat,
}

impl MoveProblem {
    /// The sentence for it.
    pub fn sentence(self, texts: &Texts) -> String {
        match self {
            MoveProblem::NoCard(card) => say!(texts, "error-no-card", symbol = card.letter()),
            MoveProblem::NoPirate(place) => say!(texts, "error-no-pirate", place = place.number()),
            MoveProblem::NoRetreatFromFort => say!(texts, "error-fort-retreat"),
            MoveProblem::AlreadyInBoat => say!(texts, "error-boat-advance"),
            MoveProblem::NoRetreatFromBoat => say!(texts, "error-boat-retreat"),
            MoveProblem::NoRetreat => say!(texts, "error-no-retreat"),
        }
    }
}

/// Why an own pirate that cannot go back cannot.
pub fn retreat_problem(seen: &Observation, from: Place) -> MoveProblem {
    match from {
        Place::FORT => MoveProblem::NoRetreatFromFort,
        Place::BOAT if !seen.rules().boat => MoveProblem::NoRetreatFromBoat,
        _ => MoveProblem::NoRetreat,
    }
}

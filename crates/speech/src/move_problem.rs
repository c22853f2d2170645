//! Reasons why no pirate can make a move, in words.

use cartagena::{Observation, Place, Symbol};
use cartagena_texts::{Texts, say};

/// Reason why a move is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveProblem {
    /// The player does not hold this card.
    NoCard(Symbol),
    /// The player has no pirate at this place.
    NoPirate(Place),
    /// A pirate in the fort cannot retreat.
    NoRetreatFromFort,
    /// A pirate in the boat cannot advance.
    AlreadyInBoat,
    /// By the rules of this game pirates cannot leave the boat.
    NoRetreatFromBoat,
    /// There is no space to retreat to.
    NoRetreat,
}

impl MoveProblem {
    /// Returns the sentence for this problem.
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

/// Returns why an own pirate at this place cannot retreat.
pub fn retreat_problem(seen: &Observation, from: Place) -> MoveProblem {
    match from {
        Place::FORT => MoveProblem::NoRetreatFromFort,
        Place::BOAT if !seen.rules().boat => MoveProblem::NoRetreatFromBoat,
        _ => MoveProblem::NoRetreat,
    }
}

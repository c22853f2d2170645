//! Choosing a move by pointing: a pirate or a card first, then where to.

use cartagena::{Action, Observation, Place, Symbol};

/// What has been pointed at so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Choice {
    /// The place of a pirate.
    pub pirate: Option<Place>,
    /// A card.
    pub card: Option<Symbol>,
}

/// A move that one more touch would make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Offer {
    /// What would be done.
    pub action: Action,
    /// Where the pirate stands.
    pub from: Place,
    /// Where it would go.
    pub to: Place,
    /// The card it takes; none for a retreat.
    pub card: Option<Symbol>,
    /// How many pirates a retreat finds there, which is how many cards it wins while there are any.
    pub wins: u8,
}

/// Every legal move of a pirate, in the order of the notation. Empty where the viewer cannot know.
pub fn offers(seen: &Observation) -> Vec<Offer> {
    let actions = seen.legal_actions().map(|actions| actions.list());
    actions.into_iter().flatten().filter_map(|action| offer(seen, action)).collect()
}

/// What an action would come to; nothing for the end of a turn.
pub fn offer(seen: &Observation, action: Action) -> Option<Offer> {
    let to = seen.target(action)?;
    match action {
        Action::Advance { from, card } => {
            Some(Offer { action, from, to, card: Some(card), wins: 0 })
        }
        Action::Retreat { from } => {
            let wins = seen.retreat_draws(from)?;
            Some(Offer { action, from, to, card: None, wins })
        }
        Action::EndTurn => None,
    }
}

/// Whether the turn may be ended now by a move of its own.
pub fn may_end(seen: &Observation) -> bool {
    seen.legal_actions().is_some_and(|actions| actions.list().contains(&Action::EndTurn))
}

impl Choice {
    /// The moves that fit what has been pointed at; none before anything was.
    pub fn offers(self, seen: &Observation) -> Vec<Offer> {
        if self == Choice::default() {
            return Vec::new();
        }
        offers(seen).into_iter().filter(|offer| self.fits(offer)).collect()
    }

    /// Whether a move is made with what has been pointed at; any is before anything was.
    pub fn fits(self, offer: &Offer) -> bool {
        self.pirate.is_none_or(|from| offer.from == from)
            && self.card.is_none_or(|card| offer.card == Some(card))
    }

    /// Points at a pirate: once more lets it go, another takes its place.
    #[must_use]
    pub fn point_at_pirate(self, seen: &Observation, place: Place) -> Choice {
        if self.pirate == Some(place) {
            return Choice { pirate: None, ..self };
        }
        let chosen = Choice { pirate: Some(place), ..self };
        // A card that this pirate cannot use is let go.
        if chosen.offers(seen).is_empty() { Choice { card: None, ..chosen } } else { chosen }
    }

    /// Points at a card: once more lets it go, another takes its place.
    #[must_use]
    pub fn point_at_card(self, seen: &Observation, card: Symbol) -> Choice {
        if self.card == Some(card) {
            return Choice { card: None, ..self };
        }
        let chosen = Choice { card: Some(card), ..self };
        if chosen.offers(seen).is_empty() { Choice { pirate: None, ..chosen } } else { chosen }
    }

    /// The moves that a touch of this place could mean, with what has been pointed at. Several if
    /// two cards or two pirates lead there.
    pub fn leading_to(self, seen: &Observation, place: Place) -> Vec<Offer> {
        self.offers(seen).into_iter().filter(|offer| offer.to == place).collect()
    }
}

/// What a touch comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Touch {
    /// A move is made.
    Play(Action),
    /// Several moves could be meant: somebody has to ask which.
    Ask(Vec<Offer>),
    /// Something else is pointed at now.
    Point(Choice),
    /// There is nothing to be done there.
    Nothing,
}

impl Touch {
    fn of(meant: Vec<Offer>) -> Touch {
        match meant.as_slice() {
            [] => Touch::Nothing,
            [only] => Touch::Play(only.action),
            _ => Touch::Ask(meant),
        }
    }
}

impl Choice {
    /// The moves that this place completes: those that lead there, and with a card alone those of
    /// the pirate there.
    fn completed_at(self, seen: &Observation, place: Place) -> Vec<Offer> {
        let there =
            |offer: &Offer| offer.to == place || (self.pirate.is_none() && offer.from == place);
        self.offers(seen).into_iter().filter(there).collect()
    }

    /// What a touch of a place means: the move that it completes if one was being chosen, else its
    /// pirate.
    pub fn touch_place(self, seen: &Observation, place: Place) -> Touch {
        let meant = self.completed_at(seen, place);
        if !meant.is_empty() {
            return Touch::of(meant);
        }
        let movable = offers(seen).iter().any(|offer| offer.from == place);
        if movable || self.pirate == Some(place) {
            return Touch::Point(self.point_at_pirate(seen, place));
        }
        if self == Choice::default() { Touch::Nothing } else { Touch::Point(Choice::default()) }
    }

    /// What a touch of a card means: the move, if a pirate that can use it is chosen already; else
    /// the card.
    pub fn touch_card(self, seen: &Observation, card: Symbol) -> Touch {
        let completed = Choice { card: Some(card), ..self }.offers(seen);
        match completed.is_empty() {
            false if self.pirate.is_some() => Touch::of(completed),
            _ if offers(seen).iter().any(|offer| offer.card == Some(card)) => {
                Touch::Point(self.point_at_card(seen, card))
            }
            _ => Touch::Nothing,
        }
    }

    /// What letting go over a place means, after something was dragged there.
    pub fn drop_on(self, seen: &Observation, place: Place) -> Touch {
        Touch::of(self.completed_at(seen, place))
    }
}

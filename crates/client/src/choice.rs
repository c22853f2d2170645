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
pub struct MoveOption {
    /// What would be done.
    pub action: Action,
    /// Where the pirate stands.
    pub from: Place,
    /// Where it would go.
    pub to: Place,
    /// The card it takes; none for a retreat.
    pub card: Option<Symbol>,
    /// How many pirates a retreat finds there, which is how many cards it wins while there are any.
    pub draws: u8,
}

/// Every legal move of a pirate, in the order of the notation. Empty where the viewer cannot know.
pub fn move_options(seen: &Observation) -> Vec<MoveOption> {
    let actions = seen.legal_actions().map(|actions| actions.list());
    actions.into_iter().flatten().filter_map(|action| move_option(seen, action)).collect()
}

/// What an action would come to; nothing for the end of a turn.
pub fn move_option(seen: &Observation, action: Action) -> Option<MoveOption> {
    let to = seen.target(action)?;
    match action {
        Action::Advance { from, card } => {
            Some(MoveOption { action, from, to, card: Some(card), draws: 0 })
        }
        Action::Retreat { from } => {
            let wins = seen.retreat_draws(from)?;
            Some(MoveOption { action, from, to, card: None, draws: wins })
        }
        Action::EndTurn => None,
    }
}

/// Whether the turn may be ended now by a move of its own.
pub fn can_end_turn(seen: &Observation) -> bool {
    seen.legal_actions().is_some_and(|actions| actions.list().contains(&Action::EndTurn))
}

impl Choice {
    /// The moves that fit what has been pointed at; none before anything was.
    pub fn options(self, seen: &Observation) -> Vec<MoveOption> {
        if self == Choice::default() {
            return Vec::new();
        }
        move_options(seen).into_iter().filter(|offer| self.fits(offer)).collect()
    }

    /// Whether a move is made with what has been pointed at; any is before anything was.
    pub fn fits(self, offer: &MoveOption) -> bool {
        self.pirate.is_none_or(|from| offer.from == from)
            && self.card.is_none_or(|card| offer.card == Some(card))
    }

    /// Points at a pirate: once more lets it go, another takes its place.
    #[must_use]
    pub fn toggle_pirate(self, seen: &Observation, place: Place) -> Choice {
        if self.pirate == Some(place) {
            return Choice { pirate: None, ..self };
        }
        let chosen = Choice { pirate: Some(place), ..self };
        // A card that this pirate cannot use is let go.
        if chosen.options(seen).is_empty() { Choice { card: None, ..chosen } } else { chosen }
    }

    /// Points at a card: once more lets it go, another takes its place.
    #[must_use]
    pub fn toggle_card(self, seen: &Observation, card: Symbol) -> Choice {
        if self.card == Some(card) {
            return Choice { card: None, ..self };
        }
        let chosen = Choice { card: Some(card), ..self };
        if chosen.options(seen).is_empty() { Choice { pirate: None, ..chosen } } else { chosen }
    }

    /// The moves that a touch of this place could mean, with what has been pointed at. Several if
    /// two cards or two pirates lead there.
    pub fn options_to(self, seen: &Observation, place: Place) -> Vec<MoveOption> {
        self.options(seen).into_iter().filter(|offer| offer.to == place).collect()
    }
}

/// What a touch comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TouchResult {
    /// A move is made.
    Play(Action),
    /// Several moves could be meant: somebody has to ask which.
    Ask(Vec<MoveOption>),
    /// Something else is pointed at now.
    Select(Choice),
    /// There is nothing to be done there.
    Nothing,
}

impl TouchResult {
    fn from_options(meant: Vec<MoveOption>) -> TouchResult {
        match meant.as_slice() {
            [] => TouchResult::Nothing,
            [only] => TouchResult::Play(only.action),
            _ => TouchResult::Ask(meant),
        }
    }
}

impl Choice {
    /// The moves that this place completes: those that lead there, and with a card alone those of
    /// the pirate there.
    fn options_completed_at(self, seen: &Observation, place: Place) -> Vec<MoveOption> {
        let there = |offer: &MoveOption| {
            offer.to == place || (self.pirate.is_none() && offer.from == place)
        };
        self.options(seen).into_iter().filter(there).collect()
    }

    /// What a touch of a place means: the move that it completes if one was being chosen, else its
    /// pirate.
    pub fn touch_place(self, seen: &Observation, place: Place) -> TouchResult {
        let meant = self.options_completed_at(seen, place);
        if !meant.is_empty() {
            return TouchResult::from_options(meant);
        }
        let movable = move_options(seen).iter().any(|offer| offer.from == place);
        if movable || self.pirate == Some(place) {
            return TouchResult::Select(self.toggle_pirate(seen, place));
        }
        if self == Choice::default() {
            TouchResult::Nothing
        } else {
            TouchResult::Select(Choice::default())
        }
    }

    /// What a touch of a card means: the move, if a pirate that can use it is chosen already; else
    /// the card.
    pub fn touch_card(self, seen: &Observation, card: Symbol) -> TouchResult {
        let completed = Choice { card: Some(card), ..self }.options(seen);
        match completed.is_empty() {
            false if self.pirate.is_some() => TouchResult::from_options(completed),
            _ if move_options(seen).iter().any(|offer| offer.card == Some(card)) => {
                TouchResult::Select(self.toggle_card(seen, card))
            }
            _ => TouchResult::Nothing,
        }
    }

    /// What letting go over a place means, after something was dragged there.
    pub fn drop_on(self, seen: &Observation, place: Place) -> TouchResult {
        TouchResult::from_options(self.options_completed_at(seen, place))
    }
}

//! Choosing a move by touch: a pirate or a card first, then the target.

use crate::refusal::TouchRefusal;
use cartagena::{Action, Observation, Place, Symbol};

/// Parts of a move that are selected so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Choice {
    /// Place of the selected pirate.
    pub pirate: Option<Place>,
    /// Selected card.
    pub card: Option<Symbol>,
}

/// Legal move of a pirate, with its target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MoveOption {
    /// Action of the move.
    pub action: Action,
    /// Place of the pirate.
    pub from: Place,
    /// Target of the move.
    pub to: Place,
    /// Card that the move costs; none for a retreat.
    pub card: Option<Symbol>,
    /// Number of pirates that a retreat finds at its target, which is the number of cards it draws,
    /// as far as there are any.
    pub draws: u8,
}

/// Returns all legal moves of pirates, in the order of the notation. Empty if the viewer cannot
/// know them.
pub fn move_options(seen: &Observation) -> Vec<MoveOption> {
    let actions = seen.legal_actions().map(|actions| actions.list());
    actions.into_iter().flatten().filter_map(|action| move_option(seen, action)).collect()
}

/// Returns the option of an action; `None` for the end of a turn.
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

/// Reports whether ending the turn is a legal action now.
pub fn can_end_turn(seen: &Observation) -> bool {
    seen.legal_actions().is_some_and(|actions| actions.list().contains(&Action::EndTurn))
}

impl Choice {
    /// Returns the moves that fit the selection; none if nothing is selected.
    pub fn options(self, seen: &Observation) -> Vec<MoveOption> {
        if self == Choice::default() {
            return Vec::new();
        }
        move_options(seen).into_iter().filter(|option| self.fits(option)).collect()
    }

    /// Reports whether a move fits the selection; every move does if nothing is selected.
    pub fn fits(self, option: &MoveOption) -> bool {
        self.pirate.is_none_or(|from| option.from == from)
            && self.card.is_none_or(|card| option.card == Some(card))
    }

    /// Selects a pirate, or deselects it if it was selected.
    #[must_use]
    pub fn toggle_pirate(self, seen: &Observation, place: Place) -> Choice {
        if self.pirate == Some(place) {
            return Choice { pirate: None, ..self };
        }
        let chosen = Choice { pirate: Some(place), ..self };
        // A card that this pirate cannot use is deselected.
        if chosen.options(seen).is_empty() { Choice { card: None, ..chosen } } else { chosen }
    }

    /// Selects a card, or deselects it if it was selected.
    #[must_use]
    pub fn toggle_card(self, seen: &Observation, card: Symbol) -> Choice {
        if self.card == Some(card) {
            return Choice { card: None, ..self };
        }
        let chosen = Choice { card: Some(card), ..self };
        if chosen.options(seen).is_empty() { Choice { pirate: None, ..chosen } } else { chosen }
    }

    /// Returns the moves to this place that fit the selection. Several if two cards or two pirates
    /// lead there.
    pub fn options_to(self, seen: &Observation, place: Place) -> Vec<MoveOption> {
        self.options(seen).into_iter().filter(|option| option.to == place).collect()
    }
}

/// Result of a touch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TouchResult {
    /// Play this move.
    Play(Action),
    /// The touch is ambiguous: ask which of these moves is meant.
    Ask(Vec<MoveOption>),
    /// The selection changes.
    Select(Choice),
    /// The touch leads to no move for this reason. Anything selected is let go.
    Refuse(TouchRefusal),
}

impl TouchResult {
    /// Returns the result of a touch that can mean these moves; `None` if there are none.
    fn from_options(meant: Vec<MoveOption>) -> Option<TouchResult> {
        match meant.as_slice() {
            [] => None,
            [only] => Some(TouchResult::Play(only.action)),
            _ => Some(TouchResult::Ask(meant)),
        }
    }
}

impl Choice {
    /// Returns the moves that this place completes: those that lead there, and with only a card
    /// selected also those of the pirate there.
    fn options_completed_at(self, seen: &Observation, place: Place) -> Vec<MoveOption> {
        let there = |option: &MoveOption| {
            option.to == place || (self.pirate.is_none() && option.from == place)
        };
        self.options(seen).into_iter().filter(there).collect()
    }

    /// Returns the result of touching a place: the move that it completes, or else the selection of
    /// its pirate.
    pub fn touch_place(self, seen: &Observation, place: Place) -> TouchResult {
        if let Some(result) = TouchResult::from_options(self.options_completed_at(seen, place)) {
            return result;
        }
        let movable = move_options(seen).iter().any(|option| option.from == place);
        if movable || self.pirate == Some(place) {
            return TouchResult::Select(self.toggle_pirate(seen, place));
        }
        TouchResult::Refuse(self.place_refusal(seen, place))
    }

    /// Returns the result of touching a card: the move, if the selected pirate can use it, or else
    /// the selection of the card.
    pub fn touch_card(self, seen: &Observation, card: Symbol) -> TouchResult {
        let completed = Choice { card: Some(card), ..self }.options(seen);
        let played = TouchResult::from_options(completed).filter(|_| self.pirate.is_some());
        played.unwrap_or_else(|| {
            if move_options(seen).iter().any(|option| option.card == Some(card)) {
                TouchResult::Select(self.toggle_card(seen, card))
            } else {
                TouchResult::Refuse(TouchRefusal::NoCard(card))
            }
        })
    }

    /// Returns the result of dropping a dragged pirate or card on a place. A pirate dropped where it
    /// stood stays selected.
    pub fn drop_on(self, seen: &Observation, place: Place) -> TouchResult {
        let played = TouchResult::from_options(self.options_completed_at(seen, place));
        played.unwrap_or_else(|| match self.pirate {
            Some(from) if from == place => TouchResult::Select(self),
            _ => TouchResult::Refuse(self.place_refusal(seen, place)),
        })
    }
}

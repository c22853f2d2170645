//! A fixed number for every action, the same in every position, variant and number of seats.
//!
//! | numbers | action |
//! |---|---|
//! | 0 to 221 | advance from place `n / 6` (0 is the fort) with symbol `n % 6` in the order BDHKPS |
//! | 222 to 258 | retreat from place `n - 221` (37 is the boat) |
//! | 259 | end the turn, or pass |
//!
//! The numbers ascend in the order of the notation's list of legal moves. They are frozen: trained
//! agents and stored data depend on them, and a test compares them with a file.

use cartagena::{Action, Actions, Place, Symbol};

/// The number of actions that have a number.
pub const COUNT: usize = END_TURN + 1;

/// Places from which a pirate can advance: the fort and all spaces.
const ADVANCE_PLACES: usize = 37;
const FIRST_RETREAT: usize = ADVANCE_PLACES * Symbol::COUNT;
const END_TURN: usize = FIRST_RETREAT + 37;

/// Returns the number of an action. An advance out of the boat, which no rule allows, shares the
/// number of a retreat.
#[must_use]
pub fn number_of(action: Action) -> usize {
    match action {
        Action::Advance { from, card } => usize::from(from.number()) * Symbol::COUNT + card.index(),
        Action::Retreat { from } => FIRST_RETREAT + usize::from(from.number()).saturating_sub(1),
        Action::EndTurn => END_TURN,
    }
}

/// Returns the action with a number, or `None` if there are not so many.
#[must_use]
pub fn action(number: usize) -> Option<Action> {
    let place = |number: usize| Place::new(u8::try_from(number).ok()?);
    match number {
        END_TURN => Some(Action::EndTurn),
        0..FIRST_RETREAT => Some(Action::Advance {
            from: place(number / Symbol::COUNT)?,
            card: Symbol::ALL[number % Symbol::COUNT],
        }),
        FIRST_RETREAT..END_TURN => {
            Some(Action::Retreat { from: place(number - FIRST_RETREAT + 1)? })
        }
        _ => None,
    }
}

/// Writes 1 for every legal action and 0 for all others.
///
/// # Panics
///
/// If `mask` has not exactly [`COUNT`] numbers.
pub fn write_mask(actions: &Actions, mask: &mut [i8]) {
    assert_eq!(mask.len(), COUNT, "a mask has a number for every action");
    mask.fill(0);
    actions.iter().for_each(|action| mask[number_of(action)] = 1);
}

/// Writes the place to which each legal action leads, -1 for illegal ones and for the end of the turn.
///
/// # Panics
///
/// If `targets` has not exactly [`COUNT`] numbers.
pub fn write_targets(game: &cartagena::Game, targets: &mut [i8]) {
    assert_eq!(targets.len(), COUNT, "there is a target for every action");
    targets.fill(-1);
    for action in game.legal_actions().iter() {
        let target = game.target(action).map_or(-1, |place| place.number().cast_signed());
        targets[number_of(action)] = target;
    }
}

use crate::options::movable_places;
use crate::refusals::{MoveRefusal, acting_seat, check_action, check_end_turn};
use crate::{
    KeyIntent, MoveProblem, announce_moves_since_my_turn, describe_options, describe_own_cards,
    describe_situation,
};
use cartagena::{Action, Place, Symbol};
use cartagena_client::{Choice, GameView};
use cartagena_texts::Texts;

/// Action that a page takes for a key or a typed line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PageAction {
    /// Play this move.
    Play(Action),
    /// End the turn.
    EndTurn,
    /// Undo the last move.
    Undo,
    /// Ask for the captain's advice.
    AskAdvice,
    /// Select this. The page then announces what can be done with it.
    Choose(Choice),
    /// Announce these sentences.
    Say(Vec<String>),
    /// Announce why it cannot be done.
    Refuse(String),
}

/// Returns the action for a key; `None` for keys that only a page can handle, such as moving the
/// focus.
pub fn handle_key(
    view: &GameView,
    texts: &Texts,
    choice: Choice,
    intent: KeyIntent,
) -> Option<PageAction> {
    let tried = match intent {
        KeyIntent::Nth(at) => acting_seat(view).map(|_| choose_nth(view, texts, choice, at)),
        KeyIntent::Pirate(step) => {
            acting_seat(view).map(|_| step_pirate(view, texts, choice, step))
        }
        KeyIntent::Card(card) => acting_seat(view).and_then(|_| choose_card(view, choice, card)),
        KeyIntent::Retreat => acting_seat(view).and_then(|_| retreat(view, choice)),
        KeyIntent::EndTurn => check_end_turn(view).map(|()| PageAction::EndTurn),
        KeyIntent::ListOptions => {
            acting_seat(view).map(|_| PageAction::Say(describe_options(view, texts, choice)))
        }
        KeyIntent::Undo => Ok(PageAction::Undo),
        KeyIntent::Advice => acting_seat(view).map(|_| PageAction::AskAdvice),
        KeyIntent::Situation => Ok(PageAction::Say(describe_situation(view, texts))),
        KeyIntent::Hand => Ok(PageAction::Say(vec![describe_own_cards(view, texts)])),
        KeyIntent::RecentMoves => Ok(PageAction::Say(announce_moves_since_my_turn(view, texts))),
        KeyIntent::Cancel if choice != Choice::default() => {
            Ok(PageAction::Choose(Choice::default()))
        }
        _ => return None,
    };
    Some(tried.unwrap_or_else(|why| PageAction::Refuse(why.sentence(view, texts))))
}

/// Chooses the n-th pirate, or plays the n-th move of what is chosen. If there is none, the options
/// are announced again.
fn choose_nth(view: &GameView, texts: &Texts, choice: Choice, at: usize) -> PageAction {
    let (seen, index) = (view.now(), at.saturating_sub(1));
    let found = match choice == Choice::default() {
        true => movable_places(seen).get(index).map(|place| chosen(*place)),
        false => choice.options(seen).get(index).map(|offer| PageAction::Play(offer.action)),
    };
    found.unwrap_or_else(|| PageAction::Say(describe_options(view, texts, choice)))
}

fn step_pirate(view: &GameView, texts: &Texts, choice: Choice, step: i8) -> PageAction {
    let next = next_after(&movable_places(view.now()), choice.pirate, step);
    next.map_or_else(|| PageAction::Say(describe_options(view, texts, choice)), chosen)
}

fn chosen(place: Place) -> PageAction {
    PageAction::Choose(Choice { pirate: Some(place), card: None })
}

/// Returns the next or previous place, cyclically; the first or the last if `now` is none of them.
fn next_after(all: &[Place], now: Option<Place>, step: i8) -> Option<Place> {
    let length = all.len() as isize;
    let at = all.iter().position(|one| Some(*one) == now).map(|at| at as isize);
    let next = match at {
        Some(at) => at + isize::from(step),
        None if step > 0 => 0,
        None => -1,
    };
    (length > 0).then(|| all[next.rem_euclid(length) as usize])
}

/// Plays a card with the chosen pirate, or chooses the card if no pirate is chosen.
fn choose_card(view: &GameView, choice: Choice, card: Symbol) -> Result<PageAction, MoveRefusal> {
    let seen = view.now();
    match choice.pirate {
        Some(from) => {
            let action = Action::Advance { from, card };
            check_action(view, action).map(|()| PageAction::Play(action))
        }
        None if (Choice { pirate: None, card: Some(card) }).options(seen).is_empty() => {
            Err(MoveRefusal::Impossible(MoveProblem::NoCard(card)))
        }
        None => Ok(PageAction::Choose(choice.toggle_card(seen, card))),
    }
}

fn retreat(view: &GameView, choice: Choice) -> Result<PageAction, MoveRefusal> {
    let action = Action::Retreat { from: choice.pirate.ok_or(MoveRefusal::NothingChosen)? };
    check_action(view, action).map(|()| PageAction::Play(action))
}

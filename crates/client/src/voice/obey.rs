use super::offered::movers;
use super::refused::{Refused, Unfit, check, check_end, mine};
use super::{Intent, offered, own_cards, since_my_turn, situation};
use crate::{Choice, View};
use cartagena::{Action, Place, Symbol};
use cartagena_texts::Texts;

/// What a page is to do for a key or a typed line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Make this move.
    Play(Action),
    /// End the turn.
    EndTurn,
    /// Take the last move back.
    Undo,
    /// Ask the captain.
    AskAdvice,
    /// Point at this; what can be done with it is told by whoever watches the choice.
    Choose(Choice),
    /// Say this.
    Say(Vec<String>),
    /// It cannot be done; this says why.
    Refuse(String),
}

/// What comes of a key. What only a page can do, such as moving the focus, is nothing here.
pub fn obey(view: &View, texts: &Texts, choice: Choice, intent: Intent) -> Option<Deed> {
    let tried = match intent {
        Intent::Number(at) => mine(view).map(|_| number(view, texts, choice, at)),
        Intent::Pirate(step) => mine(view).map(|_| step_pirate(view, texts, choice, step)),
        Intent::Card(card) => mine(view).and_then(|_| card_key(view, choice, card)),
        Intent::Back => mine(view).and_then(|_| back(view, choice)),
        Intent::EndTurn => check_end(view).map(|()| Deed::EndTurn),
        Intent::Offers => mine(view).map(|_| Deed::Say(offered(view, texts, choice))),
        Intent::Undo => Ok(Deed::Undo),
        Intent::Advice => mine(view).map(|_| Deed::AskAdvice),
        Intent::Where => Ok(Deed::Say(situation(view, texts))),
        Intent::Hand => Ok(Deed::Say(vec![own_cards(view, texts)])),
        Intent::News => Ok(Deed::Say(since_my_turn(view, texts))),
        Intent::LetGo if choice != Choice::default() => Ok(Deed::Choose(Choice::default())),
        _ => return None,
    };
    Some(tried.unwrap_or_else(|why| Deed::Refuse(why.sentence(view, texts))))
}

/// The n-th pirate before one is chosen, then the n-th of its moves. Where there is none, what there
/// is is told again.
fn number(view: &View, texts: &Texts, choice: Choice, at: usize) -> Deed {
    let (seen, index) = (view.now(), at.saturating_sub(1));
    let found = match choice == Choice::default() {
        true => movers(seen).get(index).map(|place| chosen(*place)),
        false => choice.offers(seen).get(index).map(|offer| Deed::Play(offer.action)),
    };
    found.unwrap_or_else(|| Deed::Say(offered(view, texts, choice)))
}

fn step_pirate(view: &View, texts: &Texts, choice: Choice, step: i8) -> Deed {
    let next = next_after(&movers(view.now()), choice.pirate, step);
    next.map_or_else(|| Deed::Say(offered(view, texts, choice)), chosen)
}

fn chosen(place: Place) -> Deed {
    Deed::Choose(Choice { pirate: Some(place), card: None })
}

/// The neighbour of a place in a round; the first or the last if there is none to start from.
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

/// With a pirate chosen a card is played at once; else the card is chosen.
fn card_key(view: &View, choice: Choice, card: Symbol) -> Result<Deed, Refused> {
    let seen = view.now();
    match choice.pirate {
        Some(from) => {
            let action = Action::Advance { from, card };
            check(view, action).map(|()| Deed::Play(action))
        }
        None if (Choice { pirate: None, card: Some(card) }).offers(seen).is_empty() => {
            Err(Refused::Unfit(Unfit::NoCard(card)))
        }
        None => Ok(Deed::Choose(choice.point_at_card(seen, card))),
    }
}

fn back(view: &View, choice: Choice) -> Result<Deed, Refused> {
    let action = Action::Retreat { from: choice.pirate.ok_or(Refused::NothingChosen)? };
    check(view, action).map(|()| Deed::Play(action))
}

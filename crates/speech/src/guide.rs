use cartagena::{Place, Turn};
use cartagena_client::{Choice, GameView, move_options};
use cartagena_texts::{Texts, say};

/// What a beginner may want to know now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guide {
    /// The very first move: what glows can be touched.
    First,
    /// A turn begins.
    Choose {
        /// How many moves are left.
        moves: u8,
    },
    /// A move was made, and more may follow.
    More {
        /// How many.
        moves: u8,
    },
    /// A pirate is chosen: where to?
    Where,
    /// A card is chosen: for whom?
    Who,
    /// Both are chosen.
    Go,
    /// A card leads straight into the boat.
    Boat,
    /// No cards are left.
    Empty,
    /// Few cards are left, and going back would bring two.
    Few,
    /// The third move is made.
    Confirm {
        /// Whether it can be taken back.
        undo: bool,
    },
    /// Nothing can be moved.
    Stuck,
    /// Others play.
    Watch,
}

/// How many cards are few.
const FEW: usize = 2;

/// What to tell a beginner; nothing once the game is over.
pub fn guide(view: &GameView, choice: Choice) -> Option<Guide> {
    if !view.is_my_turn() {
        return view.actor().map(|_| Guide::Watch);
    }
    if view.to_confirm().is_some() {
        return Some(Guide::Confirm { undo: view.may_undo() });
    }
    if move_options(view.now()).is_empty() {
        return Some(Guide::Stuck);
    }
    match (choice.pirate, choice.card) {
        (Some(_), None) => Some(Guide::Where),
        (None, Some(_)) => Some(Guide::Who),
        (Some(_), Some(_)) => Some(Guide::Go),
        (None, None) => before_choosing(view),
    }
}

fn before_choosing(view: &GameView) -> Option<Guide> {
    let (seen, seat) = (view.now(), view.seat()?);
    let Turn::ToMove { moves_left, .. } = seen.turn() else { return None };
    let (held, offers) = (seen.hand(seat).len(), move_options(seen));
    let boards = offers.iter().any(|offer| offer.card.is_some() && offer.to == Place::BOAT);
    let brings_two = offers.iter().any(|offer| offer.draws == 2);
    Some(match moves_left {
        _ if held == 0 => Guide::Empty,
        _ if boards => Guide::Boat,
        _ if held <= FEW && brings_two => Guide::Few,
        Turn::MOVES if seen.pirates_at(seat, Place::FORT) == 6 => Guide::First,
        Turn::MOVES => Guide::Choose { moves: moves_left },
        moves => Guide::More { moves },
    })
}

impl Guide {
    /// The sentence.
    pub fn sentence(self, texts: &Texts) -> String {
        match self {
            Guide::First => say!(texts, "guide-first"),
            Guide::Choose { moves } => say!(texts, "guide-choose", count = moves),
            Guide::More { moves } => say!(texts, "guide-more", count = moves),
            Guide::Where => say!(texts, "guide-where"),
            Guide::Who => say!(texts, "guide-who"),
            Guide::Go => say!(texts, "guide-go"),
            Guide::Boat => say!(texts, "guide-boat"),
            Guide::Empty => say!(texts, "guide-empty"),
            Guide::Few => say!(texts, "guide-few"),
            Guide::Confirm { undo: true } => say!(texts, "guide-confirm"),
            Guide::Confirm { undo: false } => say!(texts, "guide-confirm-final"),
            Guide::Stuck => say!(texts, "guide-stuck"),
            Guide::Watch => say!(texts, "guide-watch"),
        }
    }
}

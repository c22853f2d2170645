use cartagena::{Place, Turn};
use cartagena_client::{Choice, GameView, move_options};
use cartagena_texts::{Texts, say};

/// Advice for beginners that fits the current state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guide {
    /// The first move of the game: highlighted pirates can be touched.
    First,
    /// A turn begins: choose a pirate or a card.
    Choose {
        /// Number of moves left.
        moves: u8,
    },
    /// A move was made, and more may follow.
    More {
        /// Number of moves left.
        moves: u8,
    },
    /// A pirate is chosen; its target is to be chosen.
    Where,
    /// A card is chosen; its pirate is to be chosen.
    Who,
    /// Both are chosen.
    Go,
    /// A card leads straight into the boat.
    Boat,
    /// No cards are left.
    Empty,
    /// Few cards are left, and a retreat would draw two.
    Few,
    /// The third move is made; the turn is to be confirmed.
    Confirm {
        /// Set if the last move can be undone.
        undo: bool,
    },
    /// No pirate can move.
    Stuck,
    /// It is another seat's turn.
    Watch,
}

/// Number of cards that counts as few.
const FEW: usize = 2;

/// Returns the advice for a beginner; `None` for spectators and once the game is over.
pub fn guide(view: &GameView, choice: Choice) -> Option<Guide> {
    if !view.is_my_turn() {
        return view.actor().filter(|_| !view.is_spectator()).map(|_| Guide::Watch);
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
    /// Returns the sentence of this advice.
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

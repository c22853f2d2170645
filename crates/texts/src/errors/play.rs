use cartagena::{IllegalAction, ParseMoveError, Seat, WrongMove};
use cartagena_record::MAX_MOVES;
use cartagena_table::Refusal;

use crate::{Texts, say};

/// Moves as they are written, for those who have to write one.
pub(super) const MOVES: &[&str] = &["D6", "D6>15", "18<", "18<17"];

impl Texts {
    /// Returns the sentence for an illegal action.
    pub fn illegal(&self, illegal: &IllegalAction) -> String {
        match *illegal {
            IllegalAction::GameOver => say!(self, "illegal-game-over"),
            IllegalAction::NoPirate(place) => {
                say!(self, "illegal-no-pirate", place = place.number())
            }
            IllegalAction::AlreadyHome => say!(self, "illegal-already-home"),
            IllegalAction::NotInHand(symbol) => {
                say!(self, "illegal-not-in-hand", symbol = symbol.letter())
            }
            IllegalAction::AtFort => say!(self, "illegal-at-fort"),
            IllegalAction::BoatStays => say!(self, "illegal-boat-stays"),
            IllegalAction::NothingBehind(place) => {
                say!(self, "illegal-nothing-behind", place = place.number())
            }
            IllegalAction::MustMove => say!(self, "illegal-must-move"),
            IllegalAction::WrongDeal { needed, given } => {
                say!(self, "illegal-wrong-deal", needed = needed, count = given)
            }
            IllegalAction::NotInPile(symbol) => {
                say!(self, "illegal-not-in-pile", symbol = symbol.letter())
            }
        }
    }

    /// Returns the sentence for a text that is not a move.
    pub fn misread(&self, misread: &ParseMoveError) -> String {
        // The part read so far is ASCII, so bytes are characters.
        let column = misread.0 + 1;
        say!(self, "misread-move", column = column, form = self.forms(MOVES))
    }

    /// Returns the sentence for a move that does not fit the game.
    pub fn wrong_move(&self, wrong: &WrongMove) -> String {
        match wrong {
            WrongMove::Illegal(illegal) => self.illegal(illegal),
            WrongMove::Target(place) => say!(self, "wrong-target", to = place.number()),
            WrongMove::Chance => say!(self, "wrong-chance"),
        }
    }

    /// Returns the sentence for a table's refusal of a command; `name_of` names the seats.
    pub fn refusal(&self, refusal: &Refusal, name_of: impl Fn(Seat) -> String) -> String {
        match refusal {
            Refusal::GameOver => say!(self, "refusal-game-over"),
            Refusal::NotYourTurn(seat) => {
                say!(self, "refusal-not-your-turn", name = name_of(*seat))
            }
            Refusal::Unconfirmed(seat) => say!(self, "refusal-unconfirmed", name = name_of(*seat)),
            Refusal::TurnIsOver => say!(self, "refusal-turn-is-over"),
            Refusal::Illegal(illegal) => {
                say!(self, "refusal-illegal", reason = self.illegal(illegal))
            }
            Refusal::NothingToUndo => say!(self, "refusal-nothing-to-undo"),
            Refusal::CardsRevealed => say!(self, "refusal-cards-seen"),
            Refusal::NothingToConfirm => say!(self, "refusal-nothing-to-confirm"),
            Refusal::RecordFull => say!(self, "refusal-full", count = MAX_MOVES),
            Refusal::OutOfSync => say!(self, "refusal-out-of-step"),
        }
    }
}

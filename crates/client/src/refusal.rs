//! Reasons why a touch leads to no move, as data; the sentences are in `speech`.

use crate::choice::{Choice, can_end_turn};
use crate::game_view::GameView;
use cartagena::{Observation, Place, Seat, Symbol};

/// Reason why the viewer cannot choose a move now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TurnRefusal {
    /// The viewer only watches.
    Watching,
    /// The game is over.
    GameOver,
    /// It is this seat's turn.
    NotYourTurn(Seat),
    /// The three moves are made.
    TurnIsOver,
}

/// Reason why a touch leads to no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TouchRefusal {
    /// The viewer cannot choose a move now.
    Turn(TurnRefusal),
    /// An earlier moment of the game is shown.
    LookingBack,
    /// At least one move has to be made before the turn ends.
    MustMove,
    /// No move has been made in this turn that could be undone.
    NothingToUndo,
    /// The last move has shown new cards and cannot be undone.
    CardsRevealed,
    /// No move has been made that could be shown again.
    NothingToReplay,
    /// The viewer does not hold this card.
    NoCard(Symbol),
    /// The pirate there belongs to another seat.
    OthersPirate(Seat),
    /// Nobody stands there.
    EmptySpace,
    /// The viewer's pirate there has no card to go forward and no space to go back to.
    Stuck,
    /// The viewer's pirates in the boat have arrived.
    Arrived,
    /// A card leads to the next empty space of its symbol, which is another one.
    NotNextSpace,
    /// Going back leads to the nearest space with one or two pirates, which is another one.
    NotNearestBehind,
    /// Nobody goes back to the fort.
    NoReturnToFort,
    /// A card leads into the boat only if no empty space of its symbol lies ahead.
    BoatTooFar,
}

impl GameView {
    /// Returns the viewer's seat if it may choose a move now.
    ///
    /// # Errors
    ///
    /// The reason why not.
    pub fn acting_seat(&self) -> Result<Seat, TurnRefusal> {
        match self.actor() {
            None => Err(TurnRefusal::GameOver),
            Some(_) if self.is_spectator() => Err(TurnRefusal::Watching),
            Some(seat) if self.seat() != Some(seat) => Err(TurnRefusal::NotYourTurn(seat)),
            Some(_) if self.to_confirm().is_some() => Err(TurnRefusal::TurnIsOver),
            Some(seat) => Ok(seat),
        }
    }

    /// Returns why the viewer cannot end the turn now; `None` if it can.
    pub fn end_turn_refusal(&self) -> Option<TouchRefusal> {
        match self.acting_seat() {
            Err(TurnRefusal::TurnIsOver) => None,
            Err(why) => Some(TouchRefusal::Turn(why)),
            Ok(_) => (!can_end_turn(self.now())).then_some(TouchRefusal::MustMove),
        }
    }

    /// Returns why the viewer cannot undo the last move; `None` if it can.
    pub fn undo_refusal(&self) -> Option<TouchRefusal> {
        match self.acting_seat() {
            _ if self.may_undo() => None,
            Ok(_) if self.now().turn().is_start() => Some(TouchRefusal::NothingToUndo),
            Ok(_) | Err(TurnRefusal::TurnIsOver) => Some(TouchRefusal::CardsRevealed),
            Err(why) => Some(TouchRefusal::Turn(why)),
        }
    }
}

impl Choice {
    /// Returns why a place completes no move and holds no pirate that can be selected.
    pub(crate) fn place_refusal(self, seen: &Observation, place: Place) -> TouchRefusal {
        let Some(own) = seen.turn().seat() else {
            return TouchRefusal::Turn(TurnRefusal::GameOver);
        };
        let mine = seen.pirates_at(own, place) > 0;
        match (self.pirate, place) {
            (Some(_), Place::FORT) => TouchRefusal::NoReturnToFort,
            (None, Place::FORT) if !mine => TouchRefusal::NoReturnToFort,
            (None, Place::BOAT) if mine && self.card.is_none() => TouchRefusal::Arrived,
            (_, Place::BOAT) => TouchRefusal::BoatTooFar,
            (Some(from), _) if place < from => TouchRefusal::NotNearestBehind,
            (Some(_), _) => TouchRefusal::NotNextSpace,
            (None, _) if mine => TouchRefusal::Stuck,
            (None, _) => self.foreign_place_refusal(seen, place),
        }
    }

    fn foreign_place_refusal(self, seen: &Observation, place: Place) -> TouchRefusal {
        let owner = Seat::first_n(seen.seats()).find(|seat| seen.pirates_at(*seat, place) > 0);
        match owner {
            Some(seat) => TouchRefusal::OthersPirate(seat),
            None if self.card.is_some() => TouchRefusal::NotNextSpace,
            None => TouchRefusal::EmptySpace,
        }
    }
}

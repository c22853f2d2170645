use crate::{Place, Symbol};
use core::fmt;

/// Why an action was refused. The game is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IllegalAction {
    /// The game is over.
    GameOver,
    /// The seat to move has no pirate there.
    NoPirate(Place),
    /// A pirate in the boat goes no farther.
    AlreadyHome,
    /// The seat to move does not hold such a card.
    NotInHand(Symbol),
    /// A pirate at the fort cannot go back.
    AtFort,
    /// These rules do not let a pirate leave the boat.
    BoatStays,
    /// No space behind this place holds one or two pirates.
    NothingBehind(Place),
    /// At least one move has to be made.
    MustMove,
    /// Another number of cards has to come from the draw pile.
    WrongDeal {
        /// How many cards have to come.
        needed: usize,
        /// How many were given.
        given: usize,
    },
    /// The draw pile does not hold this card at this point.
    NotInPile(Symbol),
}

impl fmt::Display for IllegalAction {
    /// The name of the reason, for developers; sentences for people are made elsewhere.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl core::error::Error for IllegalAction {}

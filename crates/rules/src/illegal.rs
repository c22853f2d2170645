use crate::{Place, Symbol};
use core::fmt;

/// The reason why an action was refused. The game is unchanged.
///
/// Programs that make their own sentences match all of them, so that none lacks one: the enum is
/// exhaustive on purpose.
///
/// ```
/// use cartagena::{Game, IllegalAction, Symbol};
///
/// let mut game: Game = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
///     0.0.0.0.0.7:BD2HKP|0.0.0.0.0.5:HK3PS - - 0.3".parse()?;
/// let error = game.play("S7".parse()?, &[]).unwrap_err();
/// assert_eq!(error, IllegalAction::NotInHand(Symbol::Skull));
/// assert_eq!(error.to_string(), "the seat to move does not hold the card S");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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
        /// The number of cards that have to come.
        needed: usize,
        /// The number of cards that were given.
        given: usize,
    },
    /// The draw pile does not hold this card at this point.
    NotInPile(Symbol),
}

impl IllegalAction {
    /// Returns a stable, lower-case name of the reason, for programs.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            IllegalAction::GameOver => "game-over",
            IllegalAction::NoPirate(_) => "no-pirate",
            IllegalAction::AlreadyHome => "already-home",
            IllegalAction::NotInHand(_) => "not-in-hand",
            IllegalAction::AtFort => "at-fort",
            IllegalAction::BoatStays => "boat-stays",
            IllegalAction::NothingBehind(_) => "nothing-behind",
            IllegalAction::MustMove => "must-move",
            IllegalAction::WrongDeal { .. } => "wrong-deal",
            IllegalAction::NotInPile(_) => "not-in-pile",
        }
    }
}

impl fmt::Display for IllegalAction {
    /// Writes the reason in English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IllegalAction::GameOver => f.write_str("the game is over"),
            IllegalAction::NoPirate(place) => {
                write!(f, "the seat to move has no pirate on {place}")
            }
            IllegalAction::AlreadyHome => f.write_str("a pirate in the boat cannot advance"),
            IllegalAction::NotInHand(symbol) => {
                write!(f, "the seat to move does not hold the card {symbol}")
            }
            IllegalAction::AtFort => f.write_str("a pirate at the fort cannot retreat"),
            IllegalAction::BoatStays => f.write_str("by these rules no pirate leaves the boat"),
            IllegalAction::NothingBehind(place) => {
                write!(f, "no space behind {place} holds one or two pirates")
            }
            IllegalAction::MustMove => f.write_str("at least one move has to be made"),
            IllegalAction::WrongDeal { needed, given } => {
                write!(f, "{needed} cards have to come from the draw pile, not {given}")
            }
            IllegalAction::NotInPile(symbol) => {
                write!(f, "the draw pile has no card {symbol} to deal")
            }
        }
    }
}

impl core::error::Error for IllegalAction {}

use crate::{Action, CardList, Event, Game, Hand, IllegalAction, Place, Row};
use core::fmt;

/// A move as players and programs write it: short (`D6`, `18<`) or long (`D6>15`, `18<17+BD`).
///
/// ```
/// use cartagena::Notated;
///
/// let long: Notated = "18<17+BD=KKSBPHDDSBPH".parse()?;
/// assert_eq!(long.to.map(|place| place.number()), Some(17));
/// assert_eq!(long.chance.unwrap().laid.len(), 12);
/// assert!("18<+BD".parse::<Notated>().is_err());
/// # Ok::<(), cartagena::ParseMoveError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Notated {
    /// The action.
    pub action: Action,
    /// The target that is written with the move.
    pub to: Option<Place>,
    /// The cards that are written as drawn; `None` leaves them to chance.
    pub chance: Option<Chance>,
}

/// The cards of a retreat as a long move lists them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Chance {
    /// The cards drawn, in order.
    pub drawn: CardList,
    /// The cards newly laid in the row, in order.
    pub laid: Row,
}

/// The error of a text that is not a move, with the byte at which it stops making sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseMoveError(pub usize);

/// The reason why a move that was read does not fit the game, which is unchanged.
///
/// Programs that make their own sentences match all of them: the enum is exhaustive on purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WrongMove {
    /// The rules do not allow the action.
    Illegal(IllegalAction),
    /// The move leads to this place instead.
    Target(Place),
    /// Other cards are drawn or laid, or more, or fewer.
    Chance,
}

impl From<IllegalAction> for WrongMove {
    fn from(illegal: IllegalAction) -> WrongMove {
        WrongMove::Illegal(illegal)
    }
}

impl Notated {
    /// Checks a move against the game and returns the cards that have to come from the draw pile
    /// for it; `None` where the move leaves that to chance.
    ///
    /// # Errors
    ///
    /// [`WrongMove`] if the rules do not allow the action, or if it leads elsewhere or brings other
    /// cards than the move says.
    ///
    /// ```
    /// use cartagena::{Game, Notated, WrongMove};
    ///
    /// let game: Game = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
    ///     0.0.0.0.0.7:BD2HKP|0.0.0.0.0.5:HK3PS - - 0.3".parse()?;
    /// let long: Notated = "7<5+S".parse()?;
    /// assert_eq!(long.resolve(&game)?.unwrap().len(), 1);
    /// let short: Notated = "7<".parse()?;
    /// assert_eq!(short.resolve(&game)?, None);
    /// let wrong: Notated = "7<4+S".parse()?;
    /// assert!(matches!(wrong.resolve(&game), Err(WrongMove::Target(place)) if place.number() == 5));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn resolve(&self, game: &Game) -> Result<Option<CardList>, WrongMove> {
        let seat = game.turn().seat().ok_or(IllegalAction::GameOver)?;
        let hand = Hand::open(game.position.hand(seat));
        game.position.board.check_action(hand, self.action)?;
        let target = game.target(self.action);
        if let (Some(written), Some(target)) = (self.to, target)
            && written != target
        {
            return Err(WrongMove::Target(target));
        }
        self.chance.as_ref().map(|chance| self.check_chance(game, chance)).transpose()
    }

    /// Compares the cards of the move with those that would come of it, and returns the dealt ones.
    fn check_chance(&self, game: &Game, chance: &Chance) -> Result<CardList, WrongMove> {
        let has_row = game.position.rules().variant.has_row();
        let dealt: CardList =
            if has_row { chance.laid.iter().collect() } else { chance.drawn.clone() };
        game.position.check_deal(self.action, &dealt).map_err(|illegal| match illegal {
            IllegalAction::WrongDeal { .. } => WrongMove::Chance,
            other => WrongMove::Illegal(other),
        })?;
        let seat = game.turn().seat().ok_or(IllegalAction::GameOver)?;
        match game.position.resulting_event(&game.tunnel, seat, self.action, &dealt) {
            Event::Retreated { drawn, laid, .. }
                if drawn.iter().flatten().eq(chance.drawn.iter()) && laid == chance.laid =>
            {
                Ok(dealt)
            }
            _ => Err(WrongMove::Chance),
        }
    }
}

impl fmt::Display for Notated {
    /// Writes the move as it would be read: short without a target, long with one.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.action.fmt(f)?;
        if let Some(to) = self.to {
            let arrow = if matches!(self.action, Action::Advance { .. }) { ">" } else { "" };
            write!(f, "{arrow}{to}")?;
        }
        self.chance.as_ref().map_or(Ok(()), |chance| chance.fmt(f))
    }
}

impl fmt::Display for Chance {
    /// Writes `+` and the drawn cards, then `=` and the laid ones if there are any.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("+")?;
        self.drawn.iter().try_for_each(|symbol| symbol.fmt(f))?;
        if self.laid.is_empty() { Ok(()) } else { write!(f, "={}", self.laid) }
    }
}

impl fmt::Display for ParseMoveError {
    /// Writes the error in English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not a move from byte {} on", self.0)
    }
}

impl WrongMove {
    /// Returns a stable, lower-case name of the reason, for programs.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            WrongMove::Illegal(illegal) => illegal.code(),
            WrongMove::Target(_) => "target",
            WrongMove::Chance => "chance",
        }
    }
}

impl fmt::Display for WrongMove {
    /// Writes the reason in English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WrongMove::Illegal(illegal) => illegal.fmt(f),
            WrongMove::Target(place) => write!(f, "the move leads to {place}"),
            WrongMove::Chance => f.write_str("other cards come with this move"),
        }
    }
}

impl core::error::Error for ParseMoveError {}
impl core::error::Error for WrongMove {}

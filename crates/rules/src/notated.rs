use crate::event::Drawn;
use crate::{Action, Event, Game, Hand, IllegalAction, Place, Row, Symbol};
use arrayvec::ArrayVec;
use core::fmt;
use core::str::FromStr;

/// A move as people and programs write it: short (`D6`, `18<`) or long (`D6>15`, `18<17+BD`).
///
/// ```
/// use cartagena::Notated;
///
/// let long: Notated = "18<17+BD=KKSBPHDDSBPH".parse()?;
/// assert_eq!(long.to.map(|place| place.number()), Some(17));
/// assert_eq!(long.chance.unwrap().laid.len(), 12);
/// assert!("18<+BD".parse::<Notated>().is_err());
/// # Ok::<(), cartagena::MisreadMove>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Notated {
    /// What is done.
    pub action: Action,
    /// Where it is said to lead.
    pub to: Option<Place>,
    /// What chance is said to have given; `None` leaves it open.
    pub chance: Option<Chance>,
}

/// The cards of a retreat as a long move lists them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Chance {
    /// The cards drawn, in order.
    pub drawn: ArrayVec<Symbol, 2>,
    /// The cards newly laid in the row, in order.
    pub laid: Row,
}

/// A text is not a move; the number is the byte at which it stops making sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseMoveError(pub usize);

/// A move was read but does not fit the game, which is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WrongMove {
    /// The rules do not allow the action.
    Illegal(IllegalAction),
    /// It leads elsewhere.
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
    /// Checks a move against the game and says which cards have to come from the draw pile for it;
    /// `None` where the move leaves that to chance.
    pub fn resolve(
        &self,
        game: &Game,
    ) -> Result<Option<ArrayVec<Symbol, { Row::LENGTH }>>, WrongMove> {
        let seat = game.turn().seat().ok_or(IllegalAction::GameOver)?;
        let hand = Hand::open(game.position.hand(seat));
        game.position.board.check_action(hand, self.action)?;
        let target = game.target(self.action);
        if let (Some(said), Some(target)) = (self.to, target)
            && said != target
        {
            return Err(WrongMove::Target(target));
        }
        self.chance.as_ref().map(|chance| self.check_chance(game, chance)).transpose()
    }

    /// Plays the said cards on a copy and looks whether the same comes out.
    fn check_chance(
        &self,
        game: &Game,
        chance: &Chance,
    ) -> Result<ArrayVec<Symbol, { Row::LENGTH }>, WrongMove> {
        let has_row = game.position.rules().variant.has_row();
        let dealt: ArrayVec<Symbol, { Row::LENGTH }> = match has_row {
            true => chance.laid.iter().collect(),
            false => chance.drawn.iter().copied().collect(),
        };
        let event = game.clone().play(self.action, &dealt).map_err(|illegal| match illegal {
            IllegalAction::WrongDeal { .. } => WrongMove::Chance,
            other => WrongMove::Illegal(other),
        })?;
        let said: Drawn = chance.drawn.iter().copied().map(Some).collect();
        match event {
            Event::Retreated { drawn, laid, .. } if drawn == said && laid == chance.laid => {
                Ok(dealt)
            }
            _ => Err(WrongMove::Chance),
        }
    }
}

impl FromStr for Notated {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Notated, ParseMoveError> {
        let mut reader = Reader { text, at: 0 };
        let notated = reader.notated().ok_or(ParseMoveError(reader.at))?;
        if reader.at < text.len() { Err(ParseMoveError(reader.at)) } else { Ok(notated) }
    }
}

/// Reads from the left and stops at the first byte that does not fit.
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn notated(&mut self) -> Option<Notated> {
        if self.skip('.') {
            return Some(Notated { action: Action::EndTurn, to: None, chance: None });
        }
        match self.symbol() {
            Some(card) => self.advance(card),
            None => self.retreat(),
        }
    }

    fn advance(&mut self, card: Symbol) -> Option<Notated> {
        let from = self.place()?;
        let to = if self.skip('>') { Some(self.place()?) } else { None };
        Some(Notated { action: Action::Advance { from, card }, to, chance: None })
    }

    fn retreat(&mut self) -> Option<Notated> {
        let from = self.place()?;
        if !self.skip('<') {
            return None;
        }
        let to = if self.rest().is_empty() { None } else { Some(self.place()?) };
        let chance = if self.skip('+') { Some(self.chance()?) } else { None };
        Some(Notated { action: Action::Retreat { from }, to, chance })
    }

    fn chance(&mut self) -> Option<Chance> {
        let drawn: ArrayVec<Symbol, 2> = self.symbols()?;
        let laid: ArrayVec<Symbol, { Row::LENGTH }> =
            if self.skip('=') { self.symbols()? } else { ArrayVec::new() };
        Some(Chance { drawn, laid: laid.into_iter().collect() })
    }

    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn skip(&mut self, letter: char) -> bool {
        let found = self.rest().starts_with(letter);
        self.at += if found { letter.len_utf8() } else { 0 };
        found
    }

    fn symbol(&mut self) -> Option<Symbol> {
        let symbol = self.rest().chars().next().and_then(Symbol::from_letter)?;
        self.at += 1;
        Some(symbol)
    }

    /// At least one and at most `N` symbols.
    fn symbols<const N: usize>(&mut self) -> Option<ArrayVec<Symbol, N>> {
        let mut symbols = ArrayVec::new();
        while !symbols.is_full()
            && let Some(symbol) = self.symbol()
        {
            symbols.push(symbol);
        }
        (!symbols.is_empty()).then_some(symbols)
    }

    /// A number without leading zeros.
    fn place(&mut self) -> Option<Place> {
        let digits = self.rest().bytes().take_while(u8::is_ascii_digit).count();
        let number = &self.rest()[..digits];
        if number.starts_with('0') && digits > 1 {
            return None;
        }
        let place = number.parse().ok().and_then(Place::new)?;
        self.at += digits;
        Some(place)
    }
}

impl fmt::Display for ParseMoveError {
    /// The name and the byte, for developers; sentences for people are made elsewhere.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl fmt::Display for WrongMove {
    /// The name of the reason, for developers; sentences for people are made elsewhere.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl core::error::Error for ParseMoveError {}
impl core::error::Error for WrongMove {}

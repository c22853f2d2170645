//! Reading moves and events: one spelling of each, and only that.

use crate::{
    Action, CardList, Chance, Drawn, Event, Notated, ParseMoveError, Place, Row, Seat, ShortList,
    Symbol,
};
use core::str::FromStr;

impl FromStr for Action {
    type Err = ParseMoveError;

    /// Reads the short form, such as `D6`, `18<` or `.`.
    fn from_str(text: &str) -> Result<Action, ParseMoveError> {
        read_whole(text, Reader::action)
    }
}

impl FromStr for Notated {
    type Err = ParseMoveError;

    /// Reads the short or the long form, such as `D6`, `D6>15` or `18<17+BD`.
    fn from_str(text: &str) -> Result<Notated, ParseMoveError> {
        read_whole(text, Reader::notated)
    }
}

impl FromStr for Event {
    type Err = ParseMoveError;

    /// Reads the seat, a colon and the long form of the move, such as `1:D6>15`.
    fn from_str(text: &str) -> Result<Event, ParseMoveError> {
        read_whole(text, |reader| {
            let seat = reader.seat()?;
            reader.event(seat)
        })
    }
}

impl Event {
    /// Reads what a seat did from the long form of its move, such as `D6>15`; `?` is a card that
    /// the viewer may not see.
    ///
    /// # Errors
    ///
    /// [`ParseMoveError`] if the text is not a move in its long form.
    ///
    /// ```
    /// use cartagena::{Event, Seat};
    ///
    /// let event = Event::from_notation(Seat::FIRST, "18<17+??")?;
    /// assert_eq!(event.to_string(), "0:18<17+??");
    /// assert_eq!(event.notation().to_string(), "18<17+??");
    /// assert!(Event::from_notation(Seat::FIRST, "18<").is_err());
    /// # Ok::<(), cartagena::ParseMoveError>(())
    /// ```
    pub fn from_notation(seat: Seat, text: &str) -> Result<Event, ParseMoveError> {
        read_whole(text, |reader| reader.event(seat))
    }
}

/// Reads all of a text, or says at which byte it stops making sense.
fn read_whole<'a, T>(
    text: &'a str,
    read: impl FnOnce(&mut Reader<'a>) -> Option<T>,
) -> Result<T, ParseMoveError> {
    let mut reader = Reader { text, at: 0 };
    let found = read(&mut reader);
    found.filter(|_| reader.at == text.len()).ok_or(ParseMoveError(reader.at))
}

/// A text that is read from the left up to the first byte that does not fit.
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn action(&mut self) -> Option<Action> {
        if self.skip('.') {
            return Some(Action::EndTurn);
        }
        match self.symbol() {
            Some(card) => Some(Action::Advance { from: self.place()?, card }),
            None => {
                let from = self.place()?;
                self.skip('<').then_some(Action::Retreat { from })
            }
        }
    }

    fn notated(&mut self) -> Option<Notated> {
        let action = self.action()?;
        let to = match action {
            Action::Advance { .. } if self.skip('>') => Some(self.place()?),
            Action::Retreat { .. } if !self.rest().is_empty() => Some(self.place()?),
            _ => None,
        };
        let draws = matches!(action, Action::Retreat { .. }) && self.skip('+');
        let chance = if draws { Some(self.chance()?) } else { None };
        Some(Notated { action, to, chance })
    }

    fn chance(&mut self) -> Option<Chance> {
        let drawn: Drawn = self.list(|reader| reader.symbol().map(Some))?;
        let laid = self.laid()?;
        Some(Chance { drawn: drawn.iter().copied().flatten().collect(), laid })
    }

    fn event(&mut self, seat: Seat) -> Option<Event> {
        match self.action()? {
            Action::EndTurn => Some(Event::EndedTurn { seat }),
            Action::Advance { from, card } if self.skip('>') => {
                Some(Event::Advanced { seat, from, card, to: self.place()? })
            }
            Action::Advance { .. } => None,
            Action::Retreat { from } => {
                let to = self.place()?;
                let drawn =
                    if self.skip('+') { self.list(Self::seen_card)? } else { Drawn::default() };
                Some(Event::Retreated { seat, from, to, drawn, laid: self.laid()? })
            }
        }
    }

    /// The cards after `=`; none if there is no such sign.
    fn laid(&mut self) -> Option<Row> {
        if !self.skip('=') {
            return Some(Row::EMPTY);
        }
        let laid: CardList = self.list(Self::symbol)?;
        Some(laid.iter().copied().collect())
    }

    fn seat(&mut self) -> Option<Seat> {
        let number = self.rest().bytes().next()?.checked_sub(b'0')?;
        let seat = Seat::new(number)?;
        self.at += 1;
        self.skip(':').then_some(seat)
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

    /// A symbol, or `?` for one that the viewer may not see.
    fn seen_card(&mut self) -> Option<Option<Symbol>> {
        if self.skip('?') { Some(None) } else { self.symbol().map(Some) }
    }

    /// At least one and at most `N` items.
    fn list<T, const N: usize>(
        &mut self,
        mut item: impl FnMut(&mut Self) -> Option<T>,
    ) -> Option<ShortList<T, N>> {
        let list: ShortList<T, N> = core::iter::from_fn(|| item(self)).collect();
        (!list.is_empty()).then_some(list)
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

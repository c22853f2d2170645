use crate::{Action, CardList, Drawn, Place, Row, Seat, Symbol, Variant};
use core::fmt;

/// A point of view: the player of a seat, or a spectator who sees only what lies open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// The player of a seat, who also sees its hand.
    Seat(Seat),
    /// A spectator.
    Public,
}

/// A move that was made, as one viewer sees it. Its text is the seat, a colon and the long form of
/// the move.
///
/// The next turn, a reshuffle of the discards and the end of the game follow from it:
/// [`Observation::apply`](crate::Observation::apply) works them out.
///
/// ```
/// use cartagena::{Action, Event, Seat};
///
/// let event: Event = "1:18<17+BD".parse()?;
/// assert_eq!(event.seat(), Seat::new(1).unwrap());
/// assert_eq!(event.action(), "18<".parse::<Action>()?);
/// assert_eq!(event.notation().to_string(), "18<17+BD");
/// # Ok::<(), cartagena::ParseMoveError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// A pirate moved on.
    Advanced {
        /// The seat of the pirate.
        seat: Seat,
        /// The place it left.
        from: Place,
        /// The card that was discarded.
        card: Symbol,
        /// The place it reached.
        to: Place,
    },
    /// A pirate moved back.
    Retreated {
        /// The seat of the pirate.
        seat: Seat,
        /// The place it left.
        from: Place,
        /// The place it reached.
        to: Place,
        /// The cards drawn for it.
        drawn: Drawn,
        /// The cards newly laid in the row on the way; empty if none were.
        laid: Row,
    },
    /// The turn was ended early, or passed.
    EndedTurn {
        /// The seat whose turn it was.
        seat: Seat,
    },
}

impl Event {
    /// Returns the seat that acted.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        match *self {
            Event::Advanced { seat, .. }
            | Event::Retreated { seat, .. }
            | Event::EndedTurn { seat } => seat,
        }
    }

    /// Returns the long form of the move without its seat, such as `D6>15`, as records and players
    /// write it. [`Event::from_notation`] reads it.
    pub fn notation(&self) -> impl fmt::Display {
        Notation(self)
    }

    /// Returns the action.
    #[must_use]
    pub const fn action(&self) -> Action {
        match *self {
            Event::Advanced { from, card, .. } => Action::Advance { from, card },
            Event::Retreated { from, .. } => Action::Retreat { from },
            Event::EndedTurn { .. } => Action::EndTurn,
        }
    }

    /// Returns the cards that came from the draw pile, in order, or `None` if this viewer did not see
    /// them. They have to be dealt again when the game is replayed.
    ///
    /// ```
    /// use cartagena::{Event, Symbol, Variant};
    ///
    /// let event: Event = "1:18<17+BD".parse()?;
    /// let dealt = event.dealt_cards(Variant::Jamaica).unwrap();
    /// assert_eq!(dealt.as_slice(), [Symbol::Bottle, Symbol::Dagger]);
    /// // With a row, the cards drawn lay open already.
    /// assert!(event.dealt_cards(Variant::Tortuga).unwrap().is_empty());
    /// # Ok::<(), cartagena::ParseMoveError>(())
    /// ```
    #[must_use]
    pub fn dealt_cards(&self, variant: Variant) -> Option<CardList> {
        match self {
            Event::Retreated { laid, .. } if variant.has_row() => Some(laid.iter().collect()),
            Event::Retreated { drawn, .. } => drawn.iter().copied().collect(),
            Event::Advanced { .. } | Event::EndedTurn { .. } => Some(CardList::default()),
        }
    }

    /// Returns the event as `viewer` sees it, from the event as the acting player sees it. Only cards
    /// drawn from a face-down pile into another seat's hand are hidden.
    ///
    /// ```
    /// use cartagena::{Event, Seat, Variant, Viewer};
    ///
    /// let event: Event = "1:18<17+BD".parse()?;
    /// let seen = event.seen_by(Viewer::Seat(Seat::FIRST), Variant::Jamaica);
    /// assert_eq!(seen.to_string(), "1:18<17+??");
    /// assert_eq!(event.seen_by(Viewer::Public, Variant::Hispaniola), event);
    /// # Ok::<(), cartagena::ParseMoveError>(())
    /// ```
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer, variant: Variant) -> Event {
        match *self {
            Event::Advanced { seat, from, card, to } => Event::Advanced { seat, from, card, to },
            Event::EndedTurn { seat } => Event::EndedTurn { seat },
            Event::Retreated { seat, from, to, ref drawn, laid } => {
                let hidden = !variant.has_row() && viewer != Viewer::Seat(seat);
                let drawn = drawn.iter().map(|card| if hidden { None } else { *card }).collect();
                Event::Retreated { seat, from, to, drawn, laid }
            }
        }
    }
}

impl fmt::Display for Event {
    /// Writes the seat, a colon and the long form of the move, such as `1:D6>15`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.seat(), self.notation())
    }
}

/// The long form of an event's move, without the seat.
struct Notation<'a>(&'a Event);

impl fmt::Display for Notation<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Event::Advanced { from, card, to, .. } => write!(f, "{card}{from}>{to}"),
            Event::EndedTurn { .. } => f.write_str("."),
            Event::Retreated { from, to, drawn, laid, .. } => {
                write!(f, "{from}<{to}")?;
                f.write_str(if drawn.is_empty() { "" } else { "+" })?;
                drawn.iter().try_for_each(|card| match card {
                    Some(symbol) => symbol.fmt(f),
                    None => f.write_str("?"),
                })?;
                if laid.is_empty() { Ok(()) } else { write!(f, "={laid}") }
            }
        }
    }
}

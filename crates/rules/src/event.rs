use crate::{Action, Place, Row, Seat, Symbol, Variant};
use arrayvec::ArrayVec;
use core::fmt;

/// Somebody who looks on: a player, or anybody who sees only what lies open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// The player of a seat, who also sees its hand.
    Seat(Seat),
    /// A spectator.
    Public,
}

/// The cards of one draw, in order; `None` is a card that the viewer may not see.
pub type Drawn = ArrayVec<Option<Symbol>, 2>;

/// What happened, as one viewer sees it. Its text is the long form of the move.
///
/// Whose turn it is then, whether the discards were reshuffled and how the game stands follows from
/// it; [`Observation::apply`](crate::Observation::apply) knows how.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// A pirate moved on.
    Advanced {
        /// Whose pirate.
        seat: Seat,
        /// Where it stood.
        from: Place,
        /// The card that was discarded.
        card: Symbol,
        /// Where it stands now.
        to: Place,
    },
    /// A pirate moved back.
    Retreated {
        /// Whose pirate.
        seat: Seat,
        /// Where it stood.
        from: Place,
        /// Where it stands now.
        to: Place,
        /// The cards drawn for it.
        drawn: Drawn,
        /// The cards newly laid in the row on the way; empty if none were.
        laid: Row,
    },
    /// The turn was ended early, or passed.
    EndedTurn {
        /// Whose turn.
        seat: Seat,
    },
}

impl Event {
    /// Who did it.
    pub const fn seat(&self) -> Seat {
        match *self {
            Event::Advanced { seat, .. }
            | Event::Retreated { seat, .. }
            | Event::EndedTurn { seat } => seat,
        }
    }

    /// The action that it was.
    pub const fn action(&self) -> Action {
        match *self {
            Event::Advanced { from, card, .. } => Action::Advance { from, card },
            Event::Retreated { from, .. } => Action::Retreat { from },
            Event::EndedTurn { .. } => Action::EndTurn,
        }
    }

    /// The cards that came from the draw pile, in order, if this viewer saw them: what has to be
    /// dealt again when the game is replayed.
    pub fn dealt_cards(&self, variant: Variant) -> Option<ArrayVec<Symbol, { Row::LENGTH }>> {
        match self {
            Event::Retreated { laid, .. } if variant.has_row() => Some(laid.iter().collect()),
            Event::Retreated { drawn, .. } => drawn.iter().copied().collect(),
            Event::Advanced { .. } | Event::EndedTurn { .. } => Some(ArrayVec::new()),
        }
    }

    /// What `viewer` sees of an event that its own player sees whole. Only cards drawn from a
    /// face-down pile into somebody else's hand are hidden.
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
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
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

use cartagena::{Action, Event, ParseMoveError, Seat};
use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde::ser::{Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// An [`Event`] without its seat, which is always the one to move. Its text is the long notation of
/// the move, such as `D6>15` or `18<17+??`, where `?` is a card that the viewer may not see.
///
/// ```
/// use cartagena::Event;
/// use cartagena_protocol::SeenMove;
///
/// let event: Event = "1:18<17+??".parse()?;
/// let seen = SeenMove::from(&event);
/// assert_eq!(seen.to_string(), "18<17+??");
/// assert_eq!(seen, "18<17+??".parse()?);
/// assert_eq!(seen.by(event.seat()), event);
/// # Ok::<(), cartagena::ParseMoveError>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct SeenMove(
    /// The event as if the first seat had acted, so that equal moves are equal values.
    Event,
);

impl SeenMove {
    /// Returns the action.
    #[must_use]
    pub const fn action(&self) -> Action {
        self.0.action()
    }

    /// Returns the event of this move by `seat`.
    #[must_use]
    pub fn by(&self, seat: Seat) -> Event {
        with_seat(&self.0, seat)
    }
}

fn with_seat(event: &Event, seat: Seat) -> Event {
    match *event {
        Event::Advanced { from, card, to, .. } => Event::Advanced { seat, from, card, to },
        Event::Retreated { from, to, ref drawn, laid, .. } => {
            Event::Retreated { seat, from, to, drawn: drawn.clone(), laid }
        }
        Event::EndedTurn { .. } => Event::EndedTurn { seat },
    }
}

impl From<&Event> for SeenMove {
    fn from(event: &Event) -> SeenMove {
        SeenMove(with_seat(event, Seat::FIRST))
    }
}

impl fmt::Display for SeenMove {
    /// Writes the long notation of the move.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.notation().fmt(f)
    }
}

impl fmt::Debug for SeenMove {
    /// Writes the notation; the seat of the event inside means nothing.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SeenMove({self})")
    }
}

impl FromStr for SeenMove {
    type Err = ParseMoveError;

    /// Reads the long notation of a move.
    fn from_str(text: &str) -> Result<SeenMove, ParseMoveError> {
        Event::from_notation(Seat::FIRST, text).map(SeenMove)
    }
}

impl Serialize for SeenMove {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{self}"))
    }
}

impl<'de> Deserialize<'de> for SeenMove {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SeenMove, D::Error> {
        deserializer.deserialize_str(SeenMoveVisitor)
    }
}

struct SeenMoveVisitor;

impl Visitor<'_> for SeenMoveVisitor {
    type Value = SeenMove;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a move in long notation")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<SeenMove, E> {
        text.parse().map_err(E::custom)
    }
}

use cartagena::{Event, Observation};

/// Error of a text that is no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadMoveText;

/// Parses a move of the seat to move in long notation. Cards that the viewer may not see are `?`.
/// [`Observation::apply`] checks whether it is legal.
pub fn parse_event(seen: &Observation, notation: &str) -> Result<Event, BadMoveText> {
    let seat = seen.turn().seat().ok_or(BadMoveText)?;
    Event::from_notation(seat, notation).map_err(|_| BadMoveText)
}

use cartagena::{Event, Observation};

/// A move was told that cannot be one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadMoveText;

/// The event that a long move tells of, done by the seat to move. Cards that the viewer may not see
/// are `?`. Whether it can have happened is for [`Observation::apply`] to say.
pub fn parse_event(seen: &Observation, said: &str) -> Result<Event, BadMoveText> {
    let seat = seen.turn().seat().ok_or(BadMoveText)?;
    Event::from_notation(seat, said).map_err(|_| BadMoveText)
}

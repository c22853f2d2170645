use cartagena::{ArrayVec, Event, Notated, Observation, Symbol};

/// A move was told that cannot be one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadMoveText;

/// The event that a long move tells of, done by the seat to move. Cards that the viewer may not see
/// are `?`. Whether it can have happened is for [`Observation::apply`] to say.
pub fn parse_event(seen: &Observation, said: &str) -> Result<Event, BadMoveText> {
    let seat = seen.turn().seat().ok_or(BadMoveText)?;
    let (bare, hidden) = match said.split_once("+?") {
        Some((bare, rest)) if rest.chars().all(|card| card == '?') => (bare, rest.len() + 1),
        Some(_) => return Err(BadMoveText),
        None => (said, 0),
    };
    let notated: Notated = bare.parse().map_err(|_| BadMoveText)?;
    let drawn: ArrayVec<Option<Symbol>, 2> = match &notated.chance {
        Some(chance) => chance.drawn.iter().copied().map(Some).collect(),
        None if hidden <= 2 => (0..hidden).map(|_| None).collect(),
        None => return Err(BadMoveText),
    };
    let laid = notated.chance.as_ref().map(|chance| chance.laid).unwrap_or_default();
    match (notated.action, notated.to) {
        (cartagena::Action::Advance { from, card }, Some(to)) => {
            Ok(Event::Advanced { seat, from, card, to })
        }
        (cartagena::Action::Retreat { from }, Some(to)) => {
            Ok(Event::Retreated { seat, from, to, drawn, laid })
        }
        (cartagena::Action::EndTurn, None) => Ok(Event::EndedTurn { seat }),
        _ => Err(BadMoveText),
    }
}

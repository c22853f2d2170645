use crate::choice::{MoveOption, move_option};
use cartagena::{Action, Event, Notated, Observation, Row, Symbol};

/// Returns the moves of a proposed turn with their targets, up to the first that draws unknown
/// cards or is illegal.
pub fn follow_variation(seen: &Observation, moves: &[Notated]) -> Vec<MoveOption> {
    let mut now = Some(seen.clone());
    let mut plan = Vec::new();
    for notated in moves {
        let Some(seen) = now.take() else { break };
        let legal = seen.legal_actions().is_some_and(|legal| legal.contains(notated.action));
        let Some(option) = move_option(&seen, notated.action).filter(|_| legal) else { break };
        plan.push(option);
        now = after(seen, option);
    }
    plan
}

/// Returns the observation after a move; `None` if it takes cards from the pile.
fn after(mut seen: Observation, option: MoveOption) -> Option<Observation> {
    let (seat, from, to) = (seen.turn().seat()?, option.from, option.to);
    let event = match option.action {
        Action::Advance { card, .. } => Event::Advanced { seat, from, card, to },
        Action::Retreat { .. } => {
            let open: Vec<Symbol> = seen.row().iter().collect();
            // An empty row is laid anew at once, with cards from the pile.
            let taken = open.get(..option.draws.into()).filter(|taken| taken.len() < open.len())?;
            let drawn = taken.iter().copied().map(Some).collect();
            Event::Retreated { seat, from, to, drawn, laid: Row::EMPTY }
        }
        Action::EndTurn => return None,
    };
    seen.apply(&event).ok()?;
    Some(seen)
}

use crate::choice::{MoveOption, move_option};
use cartagena::{Action, Event, Notated, Observation, Row, Symbol};

/// The moves of a proposed turn, each with where it leads, as far as it can be told without the
/// cards that chance would give. Nonsense ends it.
pub fn follow_variation(seen: &Observation, moves: &[String]) -> Vec<MoveOption> {
    let mut now = Some(seen.clone());
    let mut plan = Vec::new();
    for said in moves {
        let (Some(seen), Ok(notated)) = (now.take(), said.parse::<Notated>()) else { break };
        let legal = seen.legal_actions().is_some_and(|legal| legal.contains(notated.action));
        let Some(offer) = move_option(&seen, notated.action).filter(|_| legal) else { break };
        plan.push(offer);
        now = after(seen, offer);
    }
    plan
}

/// How things would stand; `None` where that takes cards from the pile.
fn after(mut seen: Observation, offer: MoveOption) -> Option<Observation> {
    let (seat, from, to) = (seen.turn().seat()?, offer.from, offer.to);
    let event = match offer.action {
        Action::Advance { card, .. } => Event::Advanced { seat, from, card, to },
        Action::Retreat { .. } => {
            let open: Vec<Symbol> = seen.row().iter().collect();
            // The row that is taken empty is laid anew at once, by chance.
            let taken = open.get(..offer.draws.into()).filter(|taken| taken.len() < open.len())?;
            let drawn = taken.iter().copied().map(Some).collect();
            Event::Retreated { seat, from, to, drawn, laid: Row::EMPTY }
        }
        Action::EndTurn => return None,
    };
    seen.apply(&event).ok()?;
    Some(seen)
}

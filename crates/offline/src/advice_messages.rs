//! Conversion of the bots' advice into messages of the protocol.

use cartagena::{Action, Game, Observation};
use cartagena_bots as bots;
use cartagena_protocol::host::seat_number;
use cartagena_protocol::{AdviceView, ReasonView, VariationView};

pub(crate) fn advice(seen: &Observation, advice: &bots::Advice) -> AdviceView {
    AdviceView {
        chances: advice.chances.as_slice().to_vec(),
        best: line(seen, &advice.best),
        second: advice.second.as_ref().map(|second| line(seen, second)),
        reasons: advice.reasons.iter().map(reason).collect(),
    }
}

pub(crate) fn line(seen: &Observation, line: &bots::Variation) -> VariationView {
    // A line ends where cards come from the pile, so any deal of the unseen ones will do.
    let mut game = seen.determinize(|unseen| unseen.nth(0));
    let mut moves = Vec::new();
    for &action in &line.actions {
        moves.push(long_notation(&game, action));
        if game.cards_needed(action) > 0 || game.play(action, &[]).is_err() {
            break;
        }
    }
    VariationView { moves, chance: line.chance }
}

/// Returns the notation of a move with its target, without cards.
fn long_notation(game: &Game, action: Action) -> String {
    match (action, game.target(action)) {
        (Action::Advance { .. }, Some(to)) => format!("{action}>{to}"),
        (Action::Retreat { .. }, Some(to)) => format!("{action}{to}"),
        _ => action.to_string(),
    }
}

pub(crate) fn reason(reason: &bots::Reason) -> ReasonView {
    match *reason {
        bots::Reason::Wins => ReasonView::Wins,
        bots::Reason::Stops { seat } => ReasonView::Stops { seat: seat_number(seat) },
        bots::Reason::Boards { pirates } => ReasonView::Boards { pirates },
        bots::Reason::Draws { cards } => ReasonView::Draws { cards },
        bots::Reason::Leaps { card, from, to } => {
            ReasonView::Leaps { card: card.letter(), from: from.number(), to: to.number() }
        }
        bots::Reason::Leaves { pirates } => ReasonView::Leaves { pirates },
        bots::Reason::Closes { symbol, seat } => {
            ReasonView::Closes { symbol: symbol.letter(), seat: seat_number(seat) }
        }
        bots::Reason::Opens { symbol, seat, cards } => {
            ReasonView::Opens { symbol: symbol.letter(), seat: seat_number(seat), cards }
        }
    }
}

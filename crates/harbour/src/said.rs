//! What bots say, in words of the protocol.

use cartagena::{Action, Game, Observation};
use cartagena_bots as bots;
use cartagena_parley::number;
use cartagena_protocol::{Advice, Line, Reason};

pub(crate) fn advice(seen: &Observation, advice: &bots::Advice) -> Advice {
    Advice {
        chances: advice.chances.all().to_vec(),
        best: line(seen, &advice.best),
        second: advice.second.as_ref().map(|second| line(seen, second)),
        reasons: advice.reasons.iter().map(reason).collect(),
    }
}

pub(crate) fn line(seen: &Observation, line: &bots::Line) -> Line {
    // A line ends where cards come from the pile, so any deal of the unseen ones will do.
    let mut game = seen.suppose(|unseen| unseen.nth(0));
    let mut moves = Vec::new();
    for &action in &line.actions {
        moves.push(long(&game, action));
        if game.cards_needed(action) > 0 || game.play(action, &[]).is_err() {
            break;
        }
    }
    Line { moves, chance: line.chance }
}

/// A move with its target, without cards.
fn long(game: &Game, action: Action) -> String {
    match (action, game.target(action)) {
        (Action::Advance { .. }, Some(to)) => format!("{action}>{to}"),
        (Action::Retreat { .. }, Some(to)) => format!("{action}{to}"),
        _ => action.to_string(),
    }
}

pub(crate) fn reason(reason: &bots::Reason) -> Reason {
    match *reason {
        bots::Reason::Wins => Reason::Wins,
        bots::Reason::Stops { seat } => Reason::Stops { seat: number(seat) },
        bots::Reason::Boards { pirates } => Reason::Boards { pirates },
        bots::Reason::Draws { cards } => Reason::Draws { cards },
        bots::Reason::Leaps { card, from, to } => {
            Reason::Leaps { card: card.letter(), from: from.number(), to: to.number() }
        }
        bots::Reason::Leaves { pirates } => Reason::Leaves { pirates },
        bots::Reason::Closes { symbol, seat } => {
            Reason::Closes { symbol: symbol.letter(), seat: number(seat) }
        }
        bots::Reason::Opens { symbol, seat, cards } => {
            Reason::Opens { symbol: symbol.letter(), seat: number(seat), cards }
        }
    }
}

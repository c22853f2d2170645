//! What bots and tables say, in words of the protocol.

use cartagena::{Action, Game, Observation, Viewer};
use cartagena_bots as bots;
use cartagena_protocol::{Advice, Entry, Line, Reason, Refusal, SeatSign};
use cartagena_table as table;

use crate::Bots;
use cartagena_record::Record;

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
    let number = |seat: cartagena::Seat| seat.index() as u8;
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

pub(crate) fn refusal(refusal: table::Refusal) -> Refusal {
    let number = |seat: cartagena::Seat| seat.index() as u8;
    match refusal {
        table::Refusal::GameOver => Refusal::GameOver,
        table::Refusal::NotYourTurn(seat) => Refusal::NotYourTurn { seat: number(seat) },
        table::Refusal::Unconfirmed(seat) => Refusal::Unconfirmed { seat: number(seat) },
        table::Refusal::TurnIsOver => Refusal::TurnIsOver,
        table::Refusal::Illegal(_) => Refusal::Illegal,
        table::Refusal::NothingToUndo => Refusal::NothingToUndo,
        table::Refusal::CardsSeen => Refusal::CardsSeen,
        table::Refusal::NothingToConfirm => Refusal::NothingToConfirm,
        table::Refusal::Full => Refusal::Full,
        table::Refusal::OutOfStep => Refusal::Stale,
    }
}

pub(crate) fn entry(entry: &table::Entry, viewer: Viewer, variant: cartagena::Variant) -> Entry {
    match entry.seen_by(viewer, variant) {
        table::Entry::Played { event, done } => Entry::Played { said: event.to_string(), done },
        table::Entry::Undone { .. } => Entry::Undone,
        table::Entry::Confirmed => Entry::Confirmed,
    }
}

/// Who sits where, as a record tells.
pub(crate) fn signs(record: &Record) -> Vec<SeatSign> {
    let bots = Bots::of_record(record);
    let seats = cartagena::Seat::first(record.start().position().seats());
    let sign = |seat| SeatSign {
        name: record.name(seat).to_owned(),
        bot: bots.of(seat).map(|level| level.to_string()),
    };
    seats.map(sign).collect()
}

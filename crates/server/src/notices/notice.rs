//! A notice as a table gives it away: it names the table and the players, and knows no card.

use super::kind::NoticeKind;
use cartagena::{Outcome, Rules, Seat};
use cartagena_protocol::{RoomStage, SeatLabel, TableSummary};
use cartagena_room::Room;

/// Something that people are told while they are not looking.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Notice {
    pub(crate) kind: NoticeKind,
    pub(crate) game: String,
    /// Number of the stored line that it is about: no two turns of a game have the same.
    pub(crate) number: u64,
    /// The people who are told, with their seats.
    pub(crate) to: Vec<(i64, Seat)>,
    pub(crate) about: AboutTable,
}

/// Facts about a table for the sentences: nothing that an onlooker may not know.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct AboutTable {
    pub(crate) rules: Rules,
    pub(crate) seats: Vec<SeatLabel>,
    /// The seat to move.
    pub(crate) turn: Option<Seat>,
    /// Milliseconds that are left of the turn, if its time is limited.
    pub(crate) left_ms: Option<u64>,
    /// The outcome, once the game is over.
    pub(crate) outcome: Option<Outcome>,
}

impl AboutTable {
    /// Describes a table as onlookers see it.
    pub(crate) fn of(room: &Room, now: u64) -> AboutTable {
        let TableSummary { rules, seats, stage, .. } = room.table_card(None);
        let outcome = match stage {
            RoomStage::Over { result, .. } => Some(result),
            _ => None,
        };
        let left_ms = room.turn_ends().map(|end| end.saturating_sub(now));
        AboutTable {
            rules,
            seats,
            turn: room.person_turn().map(|turn| turn.seat),
            left_ms,
            outcome,
        }
    }
}

//! What is kept of a table, line by line: the whole truth, in order.

use cartagena_protocol::{AbsentPolicy, OpenTable};
use serde::{Deserialize, Serialize};

/// The first line.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct FirstLine {
    pub(crate) at: u64,
    pub(crate) game: String,
    /// The version of the rules.
    pub(crate) rules: u8,
    pub(crate) secret: String,
    pub(crate) table: OpenTable,
    /// Who opened it, and where they sit.
    pub(crate) person: i64,
    pub(crate) name: String,
    pub(crate) seat: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) promise: Option<String>,
    /// For whom seats are kept.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) kept: Vec<Option<ReservedSeat>>,
}

/// Somebody for whom a seat is kept.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ReservedSeat {
    pub(crate) person: i64,
    pub(crate) name: String,
}

/// Every later line.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct StoredLine {
    /// When, in milliseconds since 1970.
    pub(crate) at: u64,
    /// For how many milliseconds the clock ran since the line before. It is kept because the time
    /// while nobody served the table does not count.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(crate) ran: u64,
    /// What.
    #[serde(rename = "is")]
    pub(crate) event: RoomEvent,
}

fn is_zero(number: &u64) -> bool {
    *number == 0
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum RoomEvent {
    SatDown {
        person: i64,
        name: String,
        seat: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        promise: Option<String>,
    },
    StoodUp {
        person: i64,
    },
    Renamed {
        person: i64,
        name: String,
    },
    /// A key lets friends sit down; its hash.
    Invited {
        key: String,
    },
    /// Nobody sits down any more; bots take the free seats.
    Started,
    SecretRevealed {
        seat: u8,
        bytes: String,
    },
    /// The time for shares was over.
    RevealTimedOut,
    /// Nobody came for too long.
    Closed,
    Played {
        seat: u8,
        /// In long notation, with the cards.
        said: String,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        done: bool,
    },
    Undone {
        seat: u8,
    },
    Confirmed {
        seat: u8,
    },
    /// The seat had no time left.
    TimeUp {
        seat: u8,
    },
    /// Only that the clock ran.
    ClockRan,
    Chatted {
        person: i64,
        name: String,
        text: String,
    },
    Resigned {
        seat: u8,
    },
    DrawAgreed {
        seat: u8,
        agree: bool,
    },
    /// What somebody wants for the seat of somebody who is not there.
    AbsenceDecided {
        by: u8,
        seat: u8,
        care: AbsentPolicy,
        /// Whether everybody who was there wanted the person out.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        out: bool,
    },
    /// A person took the seat back from the bot.
    Returned {
        seat: u8,
    },
    Rematch {
        game: String,
        /// The table that it was to be before, which was closed without a game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        instead: Option<String>,
    },
}

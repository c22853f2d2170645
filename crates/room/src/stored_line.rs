//! The stored lines of a room: the whole truth about it, in order.
//!
//! The JSON of these types is frozen: databases hold it. Rust names may change, the names in
//! `#[serde(rename = "…")]` may not; `frozen_json` below compares every byte.

use crate::personal_text::Words;
use cartagena_protocol::{AbsentPolicy, MaybeParsed, OpenTable, SeenMove};
use serde::{Deserialize, Serialize};

/// Latest time that a line may have, in milliseconds since 1970. A later one is damage, and adding a
/// timeout to it could overflow.
pub(crate) const MAX_TIME_MS: u64 = 1 << 53;

/// First line of a room.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct FirstLine {
    /// Time in milliseconds since 1970.
    pub(crate) at: u64,
    pub(crate) game: String,
    /// Version of the rules.
    pub(crate) rules: u8,
    /// The server's secret of the commit–reveal deal, in hexadecimal digits.
    pub(crate) secret: String,
    pub(crate) table: OpenTable,
    /// The person who opened the table, their name and their seat.
    pub(crate) person: i64,
    pub(crate) name: Words,
    pub(crate) seat: u8,
    #[serde(rename = "promise", default, skip_serializing_if = "Option::is_none")]
    pub(crate) commitment: Option<String>,
    /// The people for whom seats are reserved, by seat.
    #[serde(rename = "kept", default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) reserved: Vec<Option<ReservedSeat>>,
}

/// Person for whom a seat is reserved.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ReservedSeat {
    pub(crate) person: i64,
    pub(crate) name: Words,
}

/// Any later line of a room.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct StoredLine {
    /// Time in milliseconds since 1970.
    pub(crate) at: u64,
    /// Milliseconds for which the running clock ran since the line before. It is stored because the
    /// time during which no host served the room does not count.
    #[serde(rename = "ran", default, skip_serializing_if = "is_zero")]
    pub(crate) clock_ran: u64,
    #[serde(rename = "is")]
    pub(crate) event: RoomEvent,
}

fn is_zero(number: &u64) -> bool {
    *number == 0
}

/// Something that happened in a room.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum RoomEvent {
    #[serde(rename = "sat")]
    SatDown {
        person: i64,
        name: Words,
        seat: u8,
        #[serde(rename = "promise", default, skip_serializing_if = "Option::is_none")]
        commitment: Option<String>,
        /// A program sits there.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        program: bool,
    },
    #[serde(rename = "stood")]
    StoodUp { person: i64 },
    #[serde(rename = "named")]
    Renamed { person: i64, name: Words },
    /// A key lets friends sit down; its hash.
    #[serde(rename = "invited")]
    Invited { key: String },
    /// Seats can no longer be taken; bots take the free ones.
    #[serde(rename = "begun")]
    Started,
    #[serde(rename = "shared")]
    SecretRevealed {
        seat: u8,
        #[serde(rename = "bytes")]
        secret: String,
    },
    /// The time for revealing secrets was over: the cards are dealt without the missing ones.
    #[serde(rename = "dealt")]
    RevealTimedOut,
    /// Nothing happened for too long before the game began.
    #[serde(rename = "closed")]
    Closed,
    /// The people who run the server closed the table.
    #[serde(rename = "closed_by_operator")]
    ClosedByOperator,
    #[serde(rename = "played")]
    Played {
        seat: u8,
        /// The move with the cards that were drawn, in long notation.
        #[serde(rename = "said")]
        seen_move: MaybeParsed<SeenMove>,
        /// The turn ended with this move.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        done: bool,
    },
    #[serde(rename = "undone")]
    Undone { seat: u8 },
    #[serde(rename = "confirmed")]
    Confirmed { seat: u8 },
    /// The seat had no time left.
    #[serde(rename = "time_up")]
    TimeUp { seat: u8 },
    /// Only the time of the running clock is stored.
    #[serde(rename = "clock")]
    ClockRan,
    #[serde(rename = "said")]
    Chatted {
        person: i64,
        name: Words,
        text: Words,
        /// The id that the client gave its request.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
    },
    #[serde(rename = "resigned")]
    Resigned { seat: u8 },
    #[serde(rename = "agreed")]
    DrawAgreed { seat: u8, agree: bool },
    /// One seat chose what happens to the seat of an absent person.
    #[serde(rename = "cared")]
    AbsenceDecided {
        by: u8,
        seat: u8,
        #[serde(rename = "care")]
        policy: AbsentPolicy,
        /// All people present have voted the absent person out.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        out: bool,
    },
    /// A person took the seat back from the bot.
    #[serde(rename = "back")]
    Returned { seat: u8 },
    /// The seat of a person became that of another: both are the same person, who signed in.
    #[serde(rename = "merged")]
    Merged { person: i64, into: i64 },
    /// The clock of a person's seat stands still until a moment.
    #[serde(rename = "holiday")]
    Holiday { person: i64, until: u64 },
    #[serde(rename = "rematch")]
    Rematch {
        game: String,
        /// The earlier rematch table, which was closed without a game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        instead: Option<String>,
    },
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::de::DeserializeOwned;

    /// One line of each kind, as it was first written, and with texts beside it.
    const LINES: [&str; 32] = [
        r#"{"at":1,"is":{"sat":{"person":2,"name":"Mary","seat":1}}}"#,
        r#"{"at":1,"is":{"sat":{"person":2,"name":"","seat":1,"promise":"ab"}}}"#,
        r#"{"at":1,"is":{"sat":{"person":2,"name":0,"seat":1,"promise":"ab","program":true}}}"#,
        r#"{"at":1,"is":{"stood":{"person":2}}}"#,
        r#"{"at":1,"is":{"named":{"person":2,"name":"Anne"}}}"#,
        r#"{"at":1,"is":{"invited":{"key":"ab"}}}"#,
        r#"{"at":1,"is":"begun"}"#,
        r#"{"at":1,"is":{"shared":{"seat":0,"bytes":"ab"}}}"#,
        r#"{"at":1,"is":"dealt"}"#,
        r#"{"at":1,"is":"closed"}"#,
        r#"{"at":1,"is":"closed_by_operator"}"#,
        r#"{"at":1,"ran":900,"is":{"played":{"seat":0,"said":"D0-3"}}}"#,
        r#"{"at":1,"is":{"played":{"seat":0,"said":"9<6=PH","done":true}}}"#,
        r#"{"at":1,"is":{"undone":{"seat":0}}}"#,
        r#"{"at":1,"is":{"confirmed":{"seat":0}}}"#,
        r#"{"at":1,"is":{"time_up":{"seat":0}}}"#,
        r#"{"at":1,"ran":60000,"is":"clock"}"#,
        r#"{"at":1,"is":{"said":{"person":2,"name":"Anne","text":"ahoy"}}}"#,
        r#"{"at":1,"is":{"said":{"person":2,"name":"Anne","text":"ahoy","id":"k3w9xq7pm2abcdef"}}}"#,
        r#"{"at":1,"is":{"sat":{"person":2,"name":0,"seat":1}}}"#,
        r#"{"at":1,"is":{"named":{"person":2,"name":0}}}"#,
        r#"{"at":1,"is":{"said":{"person":2,"name":0,"text":1,"id":"k3w9xq7pm2abcdef"}}}"#,
        r#"{"at":1,"is":{"resigned":{"seat":0}}}"#,
        r#"{"at":1,"is":{"agreed":{"seat":0,"agree":true}}}"#,
        r#"{"at":1,"is":{"cared":{"by":0,"seat":1,"care":"bot"}}}"#,
        r#"{"at":1,"is":{"cared":{"by":0,"seat":1,"care":"wait"}}}"#,
        r#"{"at":1,"is":{"cared":{"by":0,"seat":1,"care":"out","out":true}}}"#,
        r#"{"at":1,"is":{"back":{"seat":1}}}"#,
        r#"{"at":1,"is":{"merged":{"person":2,"into":1}}}"#,
        r#"{"at":1,"is":{"holiday":{"person":2,"until":86400000}}}"#,
        r#"{"at":1,"is":{"rematch":{"game":"k3w9xq7pm2ab"}}}"#,
        r#"{"at":1,"is":{"rematch":{"game":"k3w9xq7pm2ab","instead":"a3w9xq7pm2ab"}}}"#,
    ];

    const FIRST_LINES: [&str; 4] = [
        r#"{"at":1,"game":"k3w9xq7pm2ab","rules":1,"secret":"07","table":{"rules":"jamaica","seats":["friend","friend"],"begins_when_full":false},"person":1,"name":0,"seat":0,"kept":[null,{"person":2,"name":1}]}"#,
        r#"{"at":1,"game":"k3w9xq7pm2ab","rules":1,"secret":"07","table":{"rules":"tortuga+pass","seats":["friend","anyone",{"bot":{"level":"sailor"}}],"tunnel":"x","first":1,"pace":{"turn":60,"reserve":600,"at_zero":"out"},"begins_when_full":true},"person":1,"name":"Anne","seat":0,"promise":"ab","kept":[null,{"person":2,"name":"Mary"}]}"#,
        r#"{"at":1,"game":"k3w9xq7pm2ab","rules":1,"secret":"07","table":{"rules":"jamaica","seats":["friend","friend"],"pace":{"turn":60,"reserve":0,"at_zero":"bot"},"begins_when_full":false},"person":1,"name":"","seat":0}"#,
        r#"{"at":1,"game":"k3w9xq7pm2ab","rules":1,"secret":"07","table":{"rules":"jamaica","seats":["friend","friend"],"pace":{"turn":60,"reserve":0,"at_zero":"out"},"begins_when_full":true,"rated":true},"person":1,"name":"","seat":0}"#,
    ];

    #[track_caller]
    fn frozen<T: Serialize + DeserializeOwned>(text: &str) {
        let line: T = serde_json::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(serde_json::to_string(&line).expect("JSON"), text);
    }

    #[test]
    fn frozen_json() {
        LINES.iter().for_each(|line| frozen::<StoredLine>(line));
        FIRST_LINES.iter().for_each(|line| frozen::<FirstLine>(line));
    }
}

//! The journal of a device: a line about each finished game, which stays when the game is deleted.

use crate::parse_json;
use cartagena::Rules;
use serde::{Deserialize, Serialize};

/// A finished game in the journal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct JournalEntry {
    /// The game's id on the device where it was played.
    pub game: String,
    /// The time at which it ended, in milliseconds since 1970.
    pub finished: u64,
    /// Variant and options.
    pub rules: Rules,
    /// The number of seats.
    pub seats: u8,
    /// The number of the person's seat.
    pub seat: u8,
    /// The level of the strongest opponent.
    pub level: String,
    /// The result for the person.
    pub result: JournalResult,
    /// The number of turns that the person began.
    pub turns: u32,
    /// The length of the person's longest jump, in spaces.
    pub jump: u8,
    /// The date of the deal of the day; empty for another game.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub daily: String,
    /// True if a deal of the day was begun on another day.
    #[serde(default, skip_serializing_if = "is_false")]
    pub late: bool,
    /// True if the tunnel was a wild one.
    #[serde(default, skip_serializing_if = "is_false")]
    pub wild: bool,
    /// True if the deal came from somebody else's game.
    #[serde(default, skip_serializing_if = "is_false")]
    pub challenge: bool,
    /// The figures of a review, once there was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<JournalNote>,
}

/// The result of a game for the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum JournalResult {
    /// The person has won.
    Won,
    /// An opponent has won.
    Lost,
    /// Nobody has won.
    Drawn,
}

/// Figures of the review of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct JournalNote {
    /// The person's accuracy, in thousandths; none if no turn could change anything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub precision: Option<u16>,
    /// The person's luck with the cards, the deal included, in thousandths of a chance to win.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub luck: Option<i16>,
    /// The kinds of the person's costly turns: the keys of the reasons for the better ones.
    #[serde(default)]
    pub mistakes: Vec<String>,
}

/// A request about the journal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum JournalRequest {
    /// Request for all lines. Answered by [`Journal`](crate::ServerMsg::Journal).
    List,
    /// Request to add the figures of a review to a game's line.
    Note {
        /// The game's id.
        game: String,
        /// The figures.
        note: JournalNote,
    },
    /// Request to add lines of another device; games that are there already stay as they are.
    Import {
        /// The lines.
        lines: Vec<String>,
    },
}

impl JournalEntry {
    /// The longest line that is read, in bytes.
    pub const MAX_BYTES: usize = 2048;

    /// Reads a line; `None` if it is none.
    pub fn read(line: &str) -> Option<JournalEntry> {
        if line.len() > JournalEntry::MAX_BYTES {
            return None;
        }
        parse_json(line)
    }
}

/// Reports whether a flag is not set; serde passes a reference.
fn is_false(value: &bool) -> bool {
    !value
}

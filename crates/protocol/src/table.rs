use serde::{Deserialize, Serialize};

/// What is agreed on before a game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct NewTable {
    /// Variant and options in notation, such as `tortuga+pass`.
    pub rules: String,
    /// Who sits where, two to five.
    pub seats: Vec<SeatPlan>,
    /// A chosen tunnel in notation; chance lays one otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tunnel: Option<String>,
    /// A chosen first seat; chance names one otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<u8>,
    /// Go on from this position line, which then says rules, tunnel and whose turn it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// A number that fixes every card, for those who want the same deal again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
}

/// Who is to sit in a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatPlan {
    /// A name; may be empty.
    #[serde(default)]
    pub name: String,
    /// The level of a bot, such as `sailor`; a person if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

/// Who sits in a seat.
pub type SeatLabel = SeatPlan;

/// A game as one viewer may know it, whole.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Snapshot {
    /// The game.
    pub game: String,
    /// The number of the last entry.
    pub seq: u64,
    /// Whose eyes; nobody's if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub viewer: Option<u8>,
    /// Who sits where.
    pub seats: Vec<SeatLabel>,
    /// The position at the start, as the viewer sees it.
    pub start: String,
    /// The moves that stand, as the viewer saw them, in long notation.
    pub moves: Vec<String>,
    /// The seat that has made its third move and not yet said that it is done.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to_confirm: Option<u8>,
    /// Whether the last move can be taken back.
    pub can_undo: bool,
}

/// Something that happened at a table, as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EntryView {
    /// The seat to move did this.
    Played {
        /// The move in long notation; cards that the viewer may not see are `?`.
        event: String,
        /// Whether the turn was over with it, beyond taking back.
        done: bool,
    },
    /// The last move was taken back.
    Undone,
    /// The turn is done.
    Confirmed,
}

/// What a list of games shows of each.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameSummary {
    /// The game's id.
    pub game: String,
    /// Variant and options in notation.
    pub rules: String,
    /// Who sits where.
    pub seats: Vec<SeatLabel>,
    /// How many moves were made.
    pub moves: u32,
    /// How many pirates of each seat are in the boat.
    pub aboard: Vec<u8>,
    /// Whose turn it is, in a running game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to_move: Option<u8>,
    /// How it ended, in notation: `won.N` or `drawn`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// When it was last played, in milliseconds since 1970.
    pub last_played: u64,
}

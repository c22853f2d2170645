use crate::{MaybeParsed, SeenMove};
use cartagena::{Outcome, Rules, Seat, Setup, Tunnel};
use cartagena_bots::Level;
use serde::{Deserialize, Serialize};

/// The settings of a new game on one device.
///
/// Pages store it, so it must stay readable whatever an older page wrote: rules, tunnel and levels may be
/// texts that cannot be parsed, and the first seat is a plain number. A host answers bad settings by
/// [`HostError::BadTable`](crate::HostError::BadTable).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct NewTable {
    /// The variant and its options, such as `tortuga+pass`.
    pub rules: MaybeParsed<Rules>,
    /// The players, two to five.
    pub seats: Vec<SeatPlan>,
    /// The tunnel; a random one if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tunnel: Option<MaybeParsed<Tunnel>>,
    /// The number of the first seat; a random one if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<u8>,
    /// A position line as a person wrote it, from which the game continues. It also determines rules,
    /// tunnel and the seat to move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// The seed that determines every card, to repeat a deal; a random one if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
}

/// The planned player of a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatPlan {
    /// The name; may be empty.
    #[serde(default)]
    pub name: String,
    /// The level of a bot, such as `sailor`, or [`PROGRAM_LABEL`]; a person if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<MaybeParsed<Level>>,
}

impl SeatPlan {
    /// Returns the level of the bot; `None` for a person, and if no level has this name.
    pub fn level(&self) -> Option<Level> {
        self.bot.as_ref()?.parsed().copied()
    }
}

/// The word in the place of a level at the seat of somebody's program.
pub const PROGRAM_LABEL: &str = "program";

/// The player of a seat.
pub type SeatLabel = SeatPlan;

/// A whole game as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Snapshot {
    /// The game's id.
    pub game: String,
    /// The number of the last entry.
    pub seq: u64,
    /// The viewer's seat; `None` for a spectator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub viewer: Option<Seat>,
    /// The players, by seat.
    pub seats: Vec<SeatLabel>,
    /// The position at the start, as the viewer sees it.
    pub start: Setup,
    /// The moves that were not undone, as the viewer saw them.
    pub moves: Vec<SeenMove>,
    /// The seat that has made its third move and has to confirm its turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to_confirm: Option<Seat>,
    /// True if the last move can be undone.
    pub can_undo: bool,
}

/// An entry of a table, as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EntryView {
    /// The seat to move has moved.
    Played {
        /// The move.
        event: SeenMove,
        /// True if the turn ended with it and the move cannot be undone.
        done: bool,
    },
    /// The last move was undone.
    Undone,
    /// The turn was confirmed.
    Confirmed,
}

/// A game as a list of games shows it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameSummary {
    /// The game's id.
    pub game: String,
    /// The variant and its options.
    pub rules: Rules,
    /// The players, by seat.
    pub seats: Vec<SeatLabel>,
    /// The number of moves made.
    pub moves: u32,
    /// The number of pirates in the boat, by seat.
    pub aboard: Vec<u8>,
    /// The seat that may act; `None` when the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to_move: Option<Seat>,
    /// The outcome; `None` while the game runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Outcome>,
    /// The time of the last move, in milliseconds since 1970.
    pub last_played: u64,
}

use crate::{DeferredRequest, JsonText, MaybeParsed, NewTable, OnlineRequest};
use cartagena::Notated;
use serde::{Deserialize, Serialize};

/// A message from a page to its host.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClientMsg {
    /// Request for the list of games. Answered by [`Games`](crate::ServerMsg::Games).
    ListGames,
    /// Request to delete a game. Answered by [`Deleted`](crate::ServerMsg::Deleted).
    Delete {
        /// The game's id.
        game: String,
    },
    /// Request to open a new table. Answered by [`Created`](crate::ServerMsg::Created).
    Create {
        /// The settings of the table.
        table: NewTable,
    },
    /// Request to send a game and all further changes of it, as a seat or a spectator may know them.
    /// Answered by a [`Snapshot`](crate::Snapshot).
    Watch {
        /// The game's id.
        game: String,
        /// The number of the seat; a spectator if absent. A host refuses a seat that does not exist
        /// or belongs to somebody else, so this is a plain number.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<u8>,
    },
    /// Request to stop sending a game. Bots wait until a page watches it again.
    Unwatch {
        /// The game's id.
        game: String,
    },
    /// Request to play an action.
    Play {
        /// The game's id.
        game: String,
        /// The number of the last entry that the player knew.
        after: u64,
        /// The action in short notation, such as `D6`, `18<` or `.`; a target may be written, too.
        /// A host refuses a text that is no move as [`Illegal`](crate::RefusalCode::Illegal).
        action: MaybeParsed<Notated>,
    },
    /// Request to undo the last move.
    Undo {
        /// The game's id.
        game: String,
        /// The number of the last entry that the player knew.
        after: u64,
    },
    /// Request to end the turn after its third move.
    Confirm {
        /// The game's id.
        game: String,
        /// The number of the last entry that the player knew.
        after: u64,
    },
    /// The setting for confirming turns after the third move.
    AskToConfirm {
        /// True if this device wants to confirm turns.
        confirm: bool,
    },
    /// The settings for the speed of bots.
    BotTiming {
        /// The milliseconds from one move of a bot to its next.
        pause_ms: u32,
        /// The milliseconds that the strongest bot may think about a turn.
        think_ms: u32,
    },
    /// Request for the bot's next move at once.
    SkipBotPause {
        /// The game's id.
        game: String,
    },
    /// Request for the turn that a bot of level captain would play. Answered by
    /// [`Advised`](crate::ServerMsg::Advised).
    Advise {
        /// The game's id.
        game: String,
        /// The number of the last entry that the player knew.
        after: u64,
    },
    /// Request for the record of a game that is finished, or in which no card is hidden from the
    /// client. Answered by [`Record`](crate::ServerMsg::Record).
    Record {
        /// The game's id.
        game: String,
    },
    /// A request that only the host of a device understands.
    Deferred(JsonText<DeferredRequest>),
    /// Request to stop the analysis.
    StopAnalysis,
    /// A request that only a server understands.
    #[cfg_attr(not(feature = "online"), serde(skip))]
    Online(OnlineRequest),
}

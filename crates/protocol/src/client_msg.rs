use crate::{NewTable, OnlineRequest};
use serde::{Deserialize, Serialize};

/// What a page asks of its host.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClientMsg {
    /// Which games are there? Answered by [`Games`](crate::ServerMsg::Games).
    ListGames,
    /// Throw a game away.
    Delete {
        /// Its id.
        game: String,
    },
    /// Put a thrown away game back, from its text. Answered by [`Games`](crate::ServerMsg::Games).
    Restore {
        /// Its id.
        game: String,
        /// The record that the host gave when it was forgotten.
        record: String,
    },
    /// Open a new table. Answered by [`Created`](crate::ServerMsg::Created).
    Create {
        /// What is agreed on.
        table: NewTable,
    },
    /// Show a game and what happens in it from now on, with the eyes of a seat or of anybody.
    /// Answered by a [`Snapshot`](crate::Snapshot).
    Watch {
        /// The game.
        game: String,
        /// The seat; nobody's eyes if absent. A host refuses seats that are not the asker's.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<u8>,
    },
    /// No longer show it. Bots wait until somebody looks again.
    Unwatch {
        /// The game.
        game: String,
    },
    /// Do this.
    Play {
        /// The game.
        game: String,
        /// The number of the last entry that the player knew.
        after: u64,
        /// The action in short notation, such as `D6`, `18<` or `.`.
        action: String,
    },
    /// Take the last move back.
    Undo {
        /// The game.
        game: String,
        /// The number of the last entry that the player knew.
        after: u64,
    },
    /// The turn is done.
    Confirm {
        /// The game.
        game: String,
        /// The number of the last entry that the player knew.
        after: u64,
    },
    /// Whether this device wants to confirm turns after the third move.
    AskToConfirm {
        /// Whether it does.
        confirm: bool,
    },
    /// How long bots let people read between two of their moves, and how long they may think.
    BotTiming {
        /// Milliseconds from one move of a bot to its next.
        pause_ms: u32,
        /// Milliseconds that the strongest bot may think about a turn.
        think_ms: u32,
    },
    /// Do not wait: the bot's next move now.
    SkipBotPause {
        /// The game.
        game: String,
    },
    /// What would the captain play? Answered by [`Advised`](crate::ServerMsg::Advised).
    Advise {
        /// The game.
        game: String,
        /// The number of the last entry that the player knew.
        after: u64,
    },
    /// The record of a game: of a finished one, or of one whose cards all lie open to the asker.
    /// Answered by [`Record`](crate::ServerMsg::Record).
    Record {
        /// The game.
        game: String,
    },
    /// Read a record or a position line. Answered by [`Reviewed`](crate::ServerMsg::Reviewed) or
    /// [`Rejected`](crate::ServerMsg::Rejected).
    Review {
        /// The text.
        text: String,
    },
    /// Judge every turn of a record, one after another. Answered by many
    /// [`TurnAnalysed`](crate::ServerMsg::TurnAnalysed).
    Analyse {
        /// The record, as [`ReviewedGame`](crate::ReviewedGame) gave it.
        record: String,
        /// Milliseconds for each turn.
        think_ms: u32,
    },
    /// Leave off judging.
    StopAnalysis,
    /// What only a host for many people understands.
    #[cfg_attr(not(feature = "online"), serde(skip))]
    Online(OnlineRequest),
}

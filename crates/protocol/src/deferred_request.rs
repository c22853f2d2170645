use crate::{ClientMsg, JournalRequest, JsonText};
use serde::{Deserialize, Serialize};

/// A request that the host of a device answers with code that a first game does not need. Lazily loaded
/// code writes it, reads it and answers it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DeferredRequest {
    /// Request to restore a deleted game. Answered by [`Games`](crate::ServerMsg::Games).
    Restore {
        /// The game's id.
        game: String,
        /// The record that the host gave when the game was deleted.
        record: String,
    },
    /// Request to add the games of a text that holds one or several records. Answered by
    /// [`Imported`](crate::ServerMsg::Imported), or by [`Rejected`](crate::ServerMsg::Rejected) if
    /// the text is too long.
    Import {
        /// The records, one after another.
        text: String,
    },
    /// Request to open the game of a day, or to go on with it. Answered by
    /// [`Created`](crate::ServerMsg::Created), or by [`Rejected`](crate::ServerMsg::Rejected) if the day has
    /// not begun or is none.
    OpenDaily {
        /// The date, such as `2026-11-18`.
        date: String,
        /// The person's name; may be empty.
        name: String,
    },
    /// Request to play a deal that somebody else has played. Answered by
    /// [`Created`](crate::ServerMsg::Created) or [`Rejected`](crate::ServerMsg::Rejected).
    OpenChallenge {
        /// The record of the finished game.
        record: String,
        /// The same as the word of a link, which the new game keeps.
        word: String,
        /// The person's name; may be empty.
        name: String,
    },
    /// A request about the journal of finished games.
    Journal(JournalRequest),
    /// Request to read a record or a position line. Answered by
    /// [`Reviewed`](crate::ServerMsg::Reviewed) or [`Rejected`](crate::ServerMsg::Rejected).
    Review {
        /// The text.
        text: String,
    },
    /// Request to think about the position after the last move of a record until another such request comes.
    /// Answered by many [`Judged`](crate::ServerMsg::Judged).
    Judge {
        /// The number that the answers carry.
        number: u32,
        /// The record; if absent, nothing is thought about any more.
        record: Option<String>,
    },
    /// Request to analyse every turn of a record, one after another. Answered by many
    /// [`TurnAnalysed`](crate::ServerMsg::TurnAnalysed).
    Analyse {
        /// The record, as [`ReviewedGame`](crate::ReviewedGame) gave it.
        record: String,
        /// The milliseconds for each turn.
        think_ms: u32,
        /// The evaluated positions for each turn, instead of the milliseconds: the same result on every
        /// device, and costly turns are looked at twice.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nodes: Option<u32>,
    },
}

impl From<DeferredRequest> for ClientMsg {
    fn from(request: DeferredRequest) -> ClientMsg {
        ClientMsg::Deferred(JsonText::of(&request))
    }
}

use crate::{
    AdviceView, AnalysisStep, EntryView, GameSummary, JsonText, Judgement, OnlineEvent,
    ReviewedGame, SeatAccountView, Snapshot,
};
use cartagena::Seat;
use serde::{Deserialize, Serialize};

/// A message from a host to a page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ServerMsg {
    /// The first message of a host.
    Hello {
        /// The version of the messages.
        version: u32,
    },
    /// The list of games, the last played first.
    Games {
        /// The games.
        games: Vec<GameSummary>,
    },
    /// The answer to [`Create`](crate::ClientMsg::Create): a table was opened.
    Created {
        /// The id of its game.
        game: String,
    },
    /// The answer to [`Delete`](crate::ClientMsg::Delete): a game was deleted.
    Deleted {
        /// The game's id.
        game: String,
        /// The record that restores the game; empty if it would show hidden cards. The host
        /// remembers it for a while.
        record: String,
    },
    /// The answer to [`Import`](crate::DeferredRequest::Import): games were added.
    Imported {
        /// The number of games that were added.
        added: u32,
        /// The number of games that were there already, in the same state; they are not doubled.
        known: u32,
        /// The number of records that could not be read.
        unreadable: u32,
    },
    /// All that a viewer may know of a game; it replaces what the page knew.
    Snapshot(Box<Snapshot>),
    /// The entries that followed.
    Events {
        /// The game's id.
        game: String,
        /// The number of the last of these entries.
        seq: u64,
        /// The entries, in order.
        entries: Vec<EntryView>,
        /// True if the last move can be undone now.
        can_undo: bool,
    },
    /// The news that a bot has begun to think.
    BotThinking {
        /// The game's id.
        game: String,
        /// The seat of the bot.
        seat: Seat,
    },
    /// The refusal of a request at a table; nothing has changed.
    Refused {
        /// The game's id.
        game: String,
        /// The code of the reason.
        refusal: RefusalCode,
    },
    /// The answer to [`Advise`](crate::ClientMsg::Advise).
    Advised {
        /// The game's id.
        game: String,
        /// The number of the entry after which the advice holds.
        after: u64,
        /// The advice; `None` if there is none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        advice: Option<JsonText<AdviceView>>,
    },
    /// The record of a game.
    Record {
        /// The game's id.
        game: String,
        /// The record.
        text: String,
    },
    /// A game or position that was read from a text.
    Reviewed(JsonText<ReviewedGame>),
    /// The error of a text that could not be read, or of a table that could not be opened.
    Rejected(HostError),
    /// The worth of a position; a better word on it may follow.
    Judged(JsonText<Judgement>),
    /// The analysis of one turn.
    TurnAnalysed(JsonText<AnalysisStep>),
    /// The journal of finished games: lines that [`JournalEntry::read`](crate::JournalEntry::read) reads.
    Journal {
        /// The lines, in no order.
        lines: Vec<String>,
    },
    /// The end of an analysis: what made each seat's result, in seat order, if every turn was analysed;
    /// `None` if it was stopped.
    AnalysisEnded(Option<JsonText<Vec<SeatAccountView>>>),
    /// An error of the host itself, which the page shows to people.
    Failed {
        /// The error.
        error: HostError,
    },
    /// An event that only a server sends.
    #[cfg_attr(not(feature = "online"), serde(skip))]
    Online(OnlineEvent),
}

/// The code of the reason why a table refused a request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RefusalCode {
    /// There is no such game, or the client may not see it.
    NoSuchGame,
    /// The request was made for an earlier state; a snapshot follows.
    OutOfDate,
    /// The game is over.
    GameOver,
    /// It is another seat's turn.
    NotYourTurn {
        /// The seat to move.
        seat: Seat,
    },
    /// Another seat has not confirmed its turn yet.
    Unconfirmed {
        /// The seat that has to confirm.
        seat: Seat,
    },
    /// The three moves of the turn are made.
    TurnIsOver,
    /// The rules do not allow the action, or the text is no move.
    Illegal,
    /// No move of this turn is left to undo.
    NothingToUndo,
    /// The last move showed a card that nobody could know.
    CardsRevealed,
    /// No turn waits for confirmation.
    NothingToConfirm,
    /// The record has no room for another move.
    RecordFull,
    /// The record would show hidden cards.
    HiddenCards,
}

/// An error of a host, or of a text or table that it was given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HostError {
    /// A text is no record. The page reads the text again to explain the error.
    BadRecord,
    /// A text is no position line. The page reads the text again to explain the error.
    BadPosition,
    /// A table cannot be opened with these settings.
    BadTable,
    /// A game could not be saved on this device; it goes on, but is lost when the page closes.
    NotSaved,
    /// A saved game could not be read; it was left as it is.
    BadSavedGame {
        /// The game's id.
        game: String,
    },
    /// The net or code that the bots need could not be fetched.
    NetUnavailable,
    /// A message could not be read.
    BadMessage,
}

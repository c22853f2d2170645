use crate::{
    AdviceView, EntryView, GameSummary, OnlineEvent, ReviewedGame, Snapshot, TurnAnalysis,
};
use serde::{Deserialize, Serialize};

/// What a host tells a page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ServerMsg {
    /// The first message of all.
    Hello {
        /// The version of the messages.
        version: u32,
    },
    /// The games there are, the last touched first.
    Games {
        /// The games.
        games: Vec<GameSummary>,
    },
    /// A table was opened.
    Created {
        /// Its game.
        game: String,
    },
    /// A game was thrown away; this would bring it back.
    Deleted {
        /// The game.
        game: String,
        /// Its record; empty while it would show what is hidden. The host remembers it for a while.
        record: String,
    },
    /// All that a viewer may know of a game; replaces what it knew.
    Snapshot(Snapshot),
    /// What happened since.
    Events {
        /// The game.
        game: String,
        /// The number of the last of these entries.
        seq: u64,
        /// The entries, in order.
        entries: Vec<EntryView>,
        /// Whether the last move can be taken back now.
        can_undo: bool,
    },
    /// A bot has begun to think.
    BotThinking {
        /// The game.
        game: String,
        /// Its seat.
        seat: u8,
    },
    /// Something asked for at a table was refused; nothing has changed.
    Refused {
        /// The game.
        game: String,
        /// Why.
        refusal: RefusalCode,
    },
    /// What the captain would play; nothing where there is no advice.
    Advised {
        /// The game.
        game: String,
        /// The number of the entry after which this holds.
        after: u64,
        /// The advice.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        advice: Option<AdviceView>,
    },
    /// The record of a game.
    Record {
        /// The game.
        game: String,
        /// The record.
        text: String,
    },
    /// A text was read.
    Reviewed(ReviewedGame),
    /// A text could not be read, or a table not be opened.
    Rejected(HostError),
    /// A turn was judged.
    TurnAnalysed {
        /// How many turns are judged.
        done: u32,
        /// How many there are.
        total: u32,
        /// The turn.
        turn: TurnAnalysis,
    },
    /// There are no more turns to judge, or judging was stopped.
    AnalysisEnded {
        /// Whether every turn was judged.
        complete: bool,
    },
    /// Something is wrong with the host itself: the page tells people.
    Failed {
        /// What.
        error: HostError,
    },
    /// What only a host for many people tells.
    #[cfg_attr(not(feature = "online"), serde(skip))]
    Online(OnlineEvent),
}

/// Why something was refused at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RefusalCode {
    /// There is no such game, or it is not for the asker.
    NoSuchGame,
    /// Something else has happened in the meantime; a snapshot follows.
    OutOfDate,
    /// The game is over.
    GameOver,
    /// It is this seat's turn.
    NotYourTurn {
        /// Whose turn it is.
        seat: u8,
    },
    /// This seat has not said yet that its turn is done.
    Unconfirmed {
        /// Whose turn it is.
        seat: u8,
    },
    /// Three moves are made.
    TurnIsOver,
    /// The rules do not allow it, or it is no move at all.
    Illegal,
    /// No move of this turn is left to take back.
    NothingToUndo,
    /// The last move showed a card that nobody could know.
    CardsRevealed,
    /// There is no turn waiting to be confirmed.
    NothingToConfirm,
    /// A record holds no more moves.
    RecordFull,
    /// The record would show what is still hidden.
    HiddenCards,
}

/// What is wrong with something that came from outside.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HostError {
    /// A text is no record. The reader makes the sentence from the text itself.
    BadRecord,
    /// A text is no position line. The reader makes the sentence from the text itself.
    BadPosition,
    /// A table cannot be opened like this.
    BadTable,
    /// Something could not be kept on this device; the game goes on, but would not survive.
    NotSaved,
    /// A kept game could not be read; it was left as it is.
    BadSavedGame {
        /// Its id.
        game: String,
    },
    /// What the bots need could not be fetched.
    NetUnavailable,
    /// A message could not be understood.
    BadMessage,
}

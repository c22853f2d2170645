//! Events that a server sends, and its reasons to refuse an [`OnlineRequest`](crate::OnlineRequest).

use crate::{
    ChatLine, Clocks, LookBackView, PairingState, PeopleEvent, RoomView, SignedGame, TableSummary,
};
use serde::{Deserialize, Serialize};

/// An event that only a server sends.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OnlineEvent {
    /// The name under which others see the person.
    YourName {
        /// The name; empty until one is chosen.
        name: String,
    },
    /// The answer to a page of another version: it must be loaded again.
    Outdated {
        /// The version that the server speaks.
        version: u32,
    },
    /// The open tables, the newest first.
    Lobby {
        /// The tables.
        tables: Vec<TableSummary>,
    },
    /// The running games that can be watched, the last begun first.
    RunningTables {
        /// The tables.
        tables: Vec<TableSummary>,
    },
    /// The person's state in the queue of quick pairing.
    Pairing {
        /// The state.
        state: PairingState,
    },
    /// An event about other people.
    People(PeopleEvent),
    /// The end of waiting: the person sits at a new table with another.
    Paired {
        /// The id of its game.
        game: String,
    },
    /// The person's tables: those where it is their turn first, then the last changed.
    MyTables {
        /// The tables.
        tables: Vec<TableSummary>,
    },
    /// The answer to `OnlineRequest::Open` and `OnlineRequest::Rematch`: a table was opened.
    TableOpened {
        /// The id of its game.
        game: String,
    },
    /// The answer to `OnlineRequest::Invite`, sent to the requester alone.
    Invitation {
        /// The game's id.
        game: String,
        /// The key, for the fragment of the link.
        invitation_key: String,
    },
    /// The whole state of a table, sent to every viewer whenever it changes.
    Room(Box<RoomView>),
    /// Request for the secret to which this browser has committed, when the deal begins.
    RevealRequested {
        /// The game's id.
        game: String,
    },
    /// The clocks, sent whenever one starts or stops.
    Clocks(Clocks),
    /// New chat lines, in order.
    Chat {
        /// The game's id.
        game: String,
        /// The lines.
        lines: Vec<ChatLine>,
    },
    /// The end of a game, signed by the server. Sent once the game is over, and to those who watch it
    /// later.
    GameSigned(Box<SignedGame>),
    /// The person who leads while people look back at a game together, and the moment; sent to those who
    /// [follow](crate::LookBackRequest::Follow) alone.
    LookBack(LookBackView),
    /// A secret that signs in another device as the same person: once, and only for a short time.
    DeviceLink {
        /// The secret, for the fragment of a link.
        secret: String,
        /// The number of seconds for which it is valid.
        valid_seconds: u32,
    },
    /// The state of the store behind a table. Sent to all viewers when it changes, and
    /// to a new viewer unless all is well.
    Storage {
        /// The game's id.
        game: String,
        /// The state.
        state: StorageState,
    },
    /// The refusal of a request; nothing has changed.
    Denied {
        /// The id of the game that it was about, if any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        game: Option<String>,
        /// The code of the reason.
        reason: Denial,
    },
}

/// The code of the reason why a server refused a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Denial {
    /// There is no such table, or the person may not see it: the two cannot be told apart.
    NoSuchTable,
    /// The table cannot be opened with these settings.
    BadTable,
    /// A name or chat line is empty, too long, or has only invisible characters.
    BadText,
    /// The commitment is not valid, or the secret does not fit it.
    BadCommitment,
    /// The seat is taken, or there is none left.
    SeatTaken,
    /// The game has begun.
    AlreadyStarted,
    /// The game has not begun, or is not over.
    TooEarly,
    /// Only the host of the table may do that.
    NotHost,
    /// Only people who sit at the table may do that.
    NotSeated,
    /// The person is not absent.
    NotAbsent,
    /// Not at a rated table: it needs people in all seats, and no bot plays for them.
    RatedTable,
    /// Too many requests in a short time.
    RateLimited,
    /// Too many tables are open.
    TooManyTables,
    /// The limit for actions of this kind at the table is reached; they do not advance the game.
    ActionLimitReached,
    /// The request could not be stored, so it has not happened; a later try may succeed.
    NotStored,
    /// The server does not know whether it was stored. The same request with the same id can be sent
    /// again.
    OutcomeUnknown,
    /// The table is parked: see [`StorageState::Parked`].
    Parked,
    /// The secret of a device link is wrong, used or too old.
    BadDeviceLink,
    /// The person may not chat here at present.
    Muted,
    /// The person may not come in.
    Banned,
    /// New people need an invitation here.
    InvitationNeeded,
    /// The page has a public name, and the server was not told of it: it cannot tell its own pages from
    /// those of others.
    NoOrigin,
    /// The people who run the server closed the table.
    ClosedByOperator,
    /// The person has reached the limit for something that is kept: people whom they follow or block,
    /// or open reports.
    TooManyKept,
    /// Programs may only sit down, play and leave.
    NotForPrograms,
    /// The message could not be read, or is not for a server.
    BadMessage,
}

/// State of the store behind a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StorageState {
    /// Everything is stored.
    #[default]
    Working,
    /// Nothing can be stored at present. Play goes on by itself once it can.
    Away,
    /// The server cannot continue this table: a stored line cannot be read, or the next one could not
    /// be. Other tables are not affected.
    Parked,
}

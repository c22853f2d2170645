//! Requests of a page to a server; the answers are in [`OnlineEvent`](crate::OnlineEvent).

use crate::{AbsentPolicy, LookBackRequest, MaybeParsed, OpenTable, PeopleRequest};
use cartagena::Rules;
use serde::{Deserialize, Serialize};

/// A request that only a server understands. Moves are the same as for every host, in
/// [`ClientMsg`](crate::ClientMsg).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OnlineRequest {
    /// The first message of a page. Answered by `OnlineEvent::YourName` or `OnlineEvent::Outdated`.
    Hello {
        /// The version of the messages that the page speaks.
        version: u32,
    },
    /// Request for a new name. Answered by `OnlineEvent::YourName`.
    Rename {
        /// The name.
        name: String,
    },
    /// Request for the open tables and the games that can be watched, now and whenever they change.
    /// Answered by `OnlineEvent::Lobby` and `OnlineEvent::RunningTables`.
    WatchLobby,
    /// Request to stop sending the open tables.
    UnwatchLobby,
    /// Request for the tables at which the person sits, now and whenever they change. Answered by
    /// `OnlineEvent::MyTables`.
    ListMyTables,
    /// Request to open a table. Answered by `OnlineEvent::TableOpened`; the host of the table, who
    /// opened it, sits in its first seat for a person.
    Open {
        /// The settings of the table.
        table: OpenTable,
        /// The commitment of this browser: the SHA-256 hash of its secret, in hexadecimal digits.
        commitment: Option<String>,
    },
    /// Request for another person who wants to play the same now. Answered by
    /// `OnlineEvent::Pairing`, and by `OnlineEvent::Paired` once both sit at a new table.
    FindOpponent {
        /// The variant and its options.
        rules: MaybeParsed<Rules>,
        /// The commitment of this browser: the SHA-256 hash of its secret, in hexadecimal digits.
        commitment: Option<String>,
    },
    /// Request to wait for nobody any more.
    StopFinding,
    /// A request about other people.
    People(PeopleRequest),
    /// Request to sit down, or to change the seat. Answered by a `RoomView` for every viewer.
    Join {
        /// The game's id.
        game: String,
        /// The number of the seat; the first free one if absent. A seat that does not exist is
        /// refused as `Denial::SeatTaken`, so this is a plain number.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<u8>,
        /// The commitment of this browser: the SHA-256 hash of its secret, in hexadecimal digits.
        commitment: Option<String>,
        /// The key of an invitation, for the seats that need one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        invitation_key: Option<String>,
    },
    /// Request for a key that lets friends sit down. Answered by `OnlineEvent::Invitation`; only the
    /// host of the table may ask.
    Invite {
        /// The game's id.
        game: String,
    },
    /// Request to leave the seat before the game begins. A table without people is closed.
    StandUp {
        /// The game's id.
        game: String,
    },
    /// Request to start the game; bots take the free seats. Only the host of the table may ask.
    Start {
        /// The game's id.
        game: String,
    },
    /// The answer to `OnlineEvent::RevealRequested`: the secret that fits the commitment.
    Reveal {
        /// The game's id.
        game: String,
        /// The 32 bytes of the secret, as 64 hexadecimal digits.
        secret: String,
    },
    /// A new chat line at a table.
    Chat {
        /// The game's id.
        game: String,
        /// The text.
        text: String,
    },
    /// Request to resign.
    Resign {
        /// The game's id.
        game: String,
    },
    /// Agreement to a draw, or its withdrawal.
    AgreeToDraw {
        /// The game's id.
        game: String,
        /// True to agree, false to withdraw the agreement.
        agree: bool,
    },
    /// Choice of what happens to the seat of an absent person; refused where a turn may take hours.
    SetAbsentPolicy {
        /// The game's id.
        game: String,
        /// The number of the seat. A seat that does not exist is refused as `Denial::NotAbsent`,
        /// so this is a plain number.
        seat: u8,
        /// The choice.
        policy: AbsentPolicy,
    },
    /// Request for another game of the same people, everybody one seat on. Answered by
    /// `OnlineEvent::TableOpened`, with the same table for everybody who asks, unless it was closed
    /// before its game began; the others see it in `RoomView::rematch`.
    Rematch {
        /// The id of the game that is over.
        game: String,
    },
    /// A request about looking back together at a game that is over.
    LookBack {
        /// The game's id.
        game: String,
        /// The request.
        request: LookBackRequest,
    },
    /// News from the page: whether the person sees it. A person who sees no page with a table is told by
    /// other means that it is their turn there.
    Hidden {
        /// True while the page is hidden.
        hidden: bool,
    },
    /// Request for a link that signs in another device. Answered by `OnlineEvent::DeviceLink`.
    CreateDeviceLink,
    /// A request that creates something, under an id that the client chose: sent again with the same
    /// id, it is answered again, but not carried out twice. For [`Open`](OnlineRequest::Open),
    /// [`Chat`](OnlineRequest::Chat), [`Invite`](OnlineRequest::Invite) and
    /// [`Rematch`](OnlineRequest::Rematch).
    Once {
        /// The id: 16 to 64 letters, digits, `-` and `_`, from at least 80 random bits.
        id: String,
        /// The request.
        request: Box<OnlineRequest>,
    },
}

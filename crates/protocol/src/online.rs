use crate::{MaybeParsed, PairingState, PeopleEvent, PeopleRequest, SeatLabel};
use cartagena::{Outcome, Rules, Seat, Tunnel};
use cartagena_bots::Level;
use serde::{Deserialize, Serialize};

/// A request that only a server understands. Moves are the same as for every host, in
/// [`ClientMsg`](crate::ClientMsg).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OnlineRequest {
    /// The first message of a page. Answered by [`OnlineEvent::YourName`] or [`OnlineEvent::Outdated`].
    Hello {
        /// The version of the messages that the page speaks.
        version: u32,
    },
    /// Request for a new name. Answered by [`OnlineEvent::YourName`].
    Rename {
        /// The name.
        name: String,
    },
    /// Request for the open tables and the games that can be watched, now and whenever they change.
    /// Answered by [`OnlineEvent::Lobby`] and [`OnlineEvent::RunningTables`].
    WatchLobby,
    /// Request to stop sending the open tables.
    UnwatchLobby,
    /// Request for the tables at which the person sits, now and whenever they change. Answered by
    /// [`OnlineEvent::MyTables`].
    ListMyTables,
    /// Request to open a table. Answered by [`OnlineEvent::TableOpened`]; the host of the table, who
    /// opened it, sits in its first seat for a person.
    Open {
        /// The settings of the table.
        table: OpenTable,
        /// The commitment of this browser: the SHA-256 hash of its secret, in hexadecimal digits.
        commitment: Option<String>,
    },
    /// Request for another person who wants to play the same now. Answered by
    /// [`OnlineEvent::Pairing`], and by [`OnlineEvent::Paired`] once both sit at a new table.
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
    /// Request to sit down, or to change the seat. Answered by a [`RoomView`] for every viewer.
    Join {
        /// The game's id.
        game: String,
        /// The number of the seat; the first free one if absent. A seat that does not exist is
        /// refused as [`Denial::SeatTaken`], so this is a plain number.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<u8>,
        /// The commitment of this browser: the SHA-256 hash of its secret, in hexadecimal digits.
        commitment: Option<String>,
        /// The key of an invitation, for the seats that need one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        invitation_key: Option<String>,
    },
    /// Request for a key that lets friends sit down. Answered by [`OnlineEvent::Invitation`]; only the
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
    /// The answer to [`OnlineEvent::RevealRequested`]: the secret that fits the commitment.
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
        /// The number of the seat. A seat that does not exist is refused as [`Denial::NotAbsent`],
        /// so this is a plain number.
        seat: u8,
        /// The choice.
        policy: AbsentPolicy,
    },
    /// Request for another game of the same people, everybody one seat on. Answered by
    /// [`OnlineEvent::TableOpened`], with the same table for everybody who asks, unless it was closed
    /// before its game began; the others see it in [`RoomView::rematch`].
    Rematch {
        /// The id of the game that is over.
        game: String,
    },
    /// News from the page: whether the person sees it. A person who sees no page with a table is told by
    /// other means that it is their turn there.
    Hidden {
        /// True while the page is hidden.
        hidden: bool,
    },
    /// Request for a link that signs in another device. Answered by [`OnlineEvent::DeviceLink`].
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
    /// The answer to [`OnlineRequest::Open`] and [`OnlineRequest::Rematch`]: a table was opened.
    TableOpened {
        /// The id of its game.
        game: String,
    },
    /// The answer to [`OnlineRequest::Invite`], sent to the requester alone.
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

/// The settings of an online table.
///
/// Rooms store it in their first line: its JSON never changes, and a server answers bad settings by
/// [`Denial::BadTable`]. Therefore rules, tunnel and levels may be texts that cannot be parsed, and the
/// first seat is a plain number.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct OpenTable {
    /// The variant and its options, such as `tortuga+pass`.
    pub rules: MaybeParsed<Rules>,
    /// The access to each seat, two to five.
    pub seats: Vec<SeatAccess>,
    /// The tunnel; a random one if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tunnel: Option<MaybeParsed<Tunnel>>,
    /// The number of the first seat; a random one if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<u8>,
    /// The time control; no limit if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pace: Option<TimeControl>,
    /// True if the game starts by itself as soon as every seat is taken.
    #[serde(default)]
    pub begins_when_full: bool,
    /// True if the game is to change its players' ratings. Only tables for people, with a time control
    /// that puts out whoever has no time left, and without a chosen tunnel or first seat can be rated.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
}

/// The access to a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatAccess {
    /// A person who was sent the link, with its key.
    #[default]
    Friend,
    /// Any person: the lobby shows a table with such a seat.
    Anyone,
    /// A bot.
    Bot {
        /// The level, such as `sailor`.
        level: MaybeParsed<Level>,
    },
}

/// A time control: the limits for a turn and for the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TimeControl {
    /// The seconds for a turn.
    pub turn: u32,
    /// The seconds for the whole game beyond that.
    #[serde(default)]
    pub reserve: u32,
    /// The consequence when no time is left.
    #[serde(default)]
    pub at_zero: OnTimeout,
}

impl TimeControl {
    /// The least number of seconds for a turn that makes a time control slow.
    pub const SLOW_TURN_SECONDS: u32 = 3_600;

    /// Returns true if people are not expected to be present all the time: then nobody counts as
    /// absent, and the clock alone decides.
    pub const fn is_slow(&self) -> bool {
        self.turn >= TimeControl::SLOW_TURN_SECONDS
    }
}

/// The consequence when a player has no time left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OnTimeout {
    /// A bot plays this turn.
    #[default]
    Bot,
    /// The player is out.
    Out,
}

/// A choice of what happens to the seat of an absent person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AbsentPolicy {
    /// A bot plays until the person returns. One of the others is enough to choose it.
    Bot,
    /// The game waits. One of the others is enough to choose it.
    Wait,
    /// The person is out of the game. All others who are present must choose it.
    Out,
}

/// An online table as one person may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RoomView {
    /// The game's id.
    pub game: String,
    /// The settings of the table.
    pub table: OpenTable,
    /// The seats.
    pub seats: Vec<SeatView>,
    /// The seat of the recipient.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub your_seat: Option<Seat>,
    /// True if the recipient may start the game: the host of the table, or any other seated person
    /// once the host has been away for a minute.
    pub may_start: bool,
    /// True if seats for friends need the key of an invitation.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub needs_key: bool,
    /// True if the recipient may ask for such a key.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub may_invite: bool,
    /// The stage of the table.
    pub stage: RoomStage,
    /// The server's commitment for the deal, shown before the first card.
    pub commitment: String,
    /// The number of spectators.
    pub spectators: u32,
    /// The seats that agree to a draw.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub draw_agreed_by: Vec<Seat>,
    /// The id of the rematch, if one was opened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
}

/// A seat of an online table and its player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatView {
    /// The name; empty if there is none.
    pub name: String,
    /// The access to the seat.
    pub access: SeatAccess,
    /// True if a person sits there; always for a bot.
    pub occupied: bool,
    /// True if that person watches the table; always for a bot.
    pub present: bool,
    /// True if it is no person but a program of somebody.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub program: bool,
    /// The commitment of this person's browser for the deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// The secret that it revealed, once the cards are dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub revealed: Option<String>,
    /// The level of the bot that substitutes for the person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<MaybeParsed<Level>>,
    /// True if the person is out of the game.
    #[serde(default)]
    pub out: bool,
    /// The number of seconds for which the person had been away when this was sent.
    #[serde(default)]
    pub seconds_away: u32,
    /// The end of the person's holiday, in milliseconds since 1970: until then the clock of the seat
    /// stands still. None if they are not on holiday.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub holiday_until: Option<u64>,
}

impl SeatView {
    /// Returns true if the seat is meant for a bot.
    pub const fn is_bot(&self) -> bool {
        matches!(self.access, SeatAccess::Bot { .. })
    }
}

/// The stage of an online table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RoomStage {
    /// People sit down.
    Gathering,
    /// The secrets for the deal are awaited.
    Dealing,
    /// The game runs.
    Playing,
    /// The game is over.
    Over {
        /// The outcome.
        result: Outcome,
        /// The cause of the end.
        reason: EndReason,
    },
    /// All people left before the game began, or nothing happened for a week: the table is closed.
    Closed,
}

/// The cause of a game's end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    /// The game was played to its end.
    Play,
    /// All other players are out of the game.
    Resignation,
    /// All players agreed to a draw.
    Agreement,
}

/// The clocks of an online table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clocks {
    /// The game's id.
    pub game: String,
    /// The seat whose clock runs, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub running: Option<Seat>,
    /// The milliseconds left of the turn when this was sent.
    pub turn_left_ms: u64,
    /// The milliseconds left of each seat's reserve when this was sent.
    pub reserves_ms: Vec<u64>,
}

/// The end of a game, signed by the server. A client that keeps it can show later that a game or its
/// record was changed. All bytes are hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SignedGame {
    /// The game's id.
    pub game: String,
    /// The number of the last line that the server has stored.
    pub seq: u64,
    /// The hash of that line, which covers all lines before it.
    pub head: String,
    /// The hash of the record, its tag `Sum`.
    pub record: String,
    /// The server's public key (Ed25519).
    pub key: String,
    /// The server's signature.
    pub signature: String,
    /// Set if names or chat of the game were replaced since, because a person deleted them or the
    /// operator changed a name: then the head or the record may differ from earlier ones.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub reworded: bool,
}

/// A chat line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChatLine {
    /// The number of the line at the table, from 1.
    pub number: u32,
    /// The name of the speaker; may be empty.
    pub name: String,
    /// The seat of the speaker; `None` for a spectator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The text.
    pub text: String,
}

/// An online table as a list of tables shows it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TableSummary {
    /// The game's id.
    pub game: String,
    /// The variant and its options.
    pub rules: Rules,
    /// The players, by seat; a free seat has neither name nor bot.
    pub seats: Vec<SeatLabel>,
    /// The free seats.
    pub free_seats: Vec<Seat>,
    /// The number of free seats for anyone, not only for friends.
    #[serde(default)]
    pub open_to_anyone: u8,
    /// The time control; no limit if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_control: Option<TimeControl>,
    /// True if the game is to change its players' ratings.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
    /// The stage of the table.
    pub stage: RoomStage,
    /// The seat of the recipient.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub your_seat: Option<Seat>,
    /// True if it is the recipient's turn.
    pub your_turn: bool,
    /// The time of the last change, in milliseconds since 1970.
    pub last_changed: u64,
}

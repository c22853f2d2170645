use crate::SeatLabel;
use serde::{Deserialize, Serialize};

/// What only a host for many people understands. Moves are the same as everywhere.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OnlineRequest {
    /// The first message of a page. Answered by [`OnlineEvent::YourName`], or by [`OnlineEvent::Outdated`].
    Hello {
        /// The version of the messages that the page speaks.
        version: u32,
    },
    /// Be called this from now on. Answered by [`OnlineEvent::YourName`].
    Rename {
        /// The name.
        name: String,
    },
    /// Show the open tables, now and whenever they change. Answered by [`OnlineEvent::Lobby`].
    WatchLobby,
    /// No longer show them.
    UnwatchLobby,
    /// The tables at which the asker sits. Answered by [`OnlineEvent::MyTables`].
    ListMyTables,
    /// Open a table. Answered by [`OnlineEvent::TableOpened`]; who opened it sits in its first free seat.
    Open {
        /// What is agreed on.
        table: OpenTable,
        /// The hash of the bytes with which the opener's browser will share in the deal.
        commitment: Option<String>,
    },
    /// Sit down, or change the seat.
    Join {
        /// The game.
        game: String,
        /// The seat; the first free one if absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<u8>,
        /// The hash of the bytes with which this browser will share in the deal: SHA-256, in
        /// hexadecimal digits.
        commitment: Option<String>,
        /// The key of an invitation, for the seats that need one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        invitation_key: Option<String>,
    },
    /// A key that lets friends sit down. Answered by [`OnlineEvent::Invitation`]; only who opened the table
    /// may ask.
    Invite {
        /// The game.
        game: String,
    },
    /// Get up again before the game begins. A table that nobody sits at is closed.
    StandUp {
        /// The game.
        game: String,
    },
    /// Begin; bots sit down in the seats that are free. Only who opened the table may.
    Start {
        /// The game.
        game: String,
    },
    /// The bytes that were promised, as 64 hexadecimal digits; the answer to [`OnlineEvent::RevealRequested`].
    Reveal {
        /// The game.
        game: String,
        /// The bytes.
        secret: String,
    },
    /// Say something at a table.
    Chat {
        /// The game.
        game: String,
        /// What.
        text: String,
    },
    /// Give up.
    Resign {
        /// The game.
        game: String,
    },
    /// Agree to a draw, or no longer.
    AgreeToDraw {
        /// The game.
        game: String,
        /// Whether the asker agrees.
        agree: bool,
    },
    /// What is to become of the seat of somebody who is not there; not where a turn may take hours.
    SetAbsentPolicy {
        /// The game.
        game: String,
        /// The seat.
        seat: u8,
        /// What.
        policy: AbsentPolicy,
    },
    /// The same again, everybody one seat on. Answered by [`OnlineEvent::TableOpened`], for everybody the same
    /// table as long as it is not closed before its game begins; everybody else sees it
    /// in [`RoomView::rematch`].
    Rematch {
        /// The game that is over.
        game: String,
    },
    /// A link with which to come back on another device. Answered by [`OnlineEvent::DeviceLink`].
    CreateDeviceLink,
}

/// What only a host for many people tells.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OnlineEvent {
    /// Who the asker is to others.
    YourName {
        /// The name; empty until one is chosen.
        name: String,
    },
    /// The page is too old, or too new, for this server: it must be loaded anew.
    Outdated {
        /// The version that the server speaks.
        version: u32,
    },
    /// The open tables, the newest first.
    Lobby {
        /// The tables.
        tables: Vec<TableSummary>,
    },
    /// The asker's tables: those where it is their turn first, then the last touched.
    MyTables {
        /// The tables.
        tables: Vec<TableSummary>,
    },
    /// A table was opened.
    TableOpened {
        /// Its game.
        game: String,
    },
    /// What a link for friends carries; told to nobody but whoever asked.
    Invitation {
        /// The game.
        game: String,
        /// The key, for the fragment of the link.
        invitation_key: String,
    },
    /// A table as it stands, whole. Sent to everybody there whenever any of it changes.
    Room(Box<RoomView>),
    /// The table begins: share in the deal now, as promised.
    RevealRequested {
        /// The game.
        game: String,
    },
    /// How much time there is. Sent whenever the clock begins to run or stops.
    Clocks(Clocks),
    /// What was said, in order.
    Chat {
        /// The game.
        game: String,
        /// The lines.
        lines: Vec<ChatLine>,
    },
    /// A secret that lets another device come in as the same person: once, and soon.
    DeviceLink {
        /// The secret, for the fragment of a link.
        secret: String,
        /// How many seconds it is good for.
        valid_seconds: u32,
    },
    /// Something asked for was refused; nothing has changed.
    Denied {
        /// The game, if it was about one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        game: Option<String>,
        /// Why.
        reason: Denial,
    },
}

/// Why a host for many people refuses something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Denial {
    /// There is no such table, or it is not for the asker: nobody can tell the two apart.
    NoSuchTable,
    /// The table cannot be opened like this.
    BadTable,
    /// A name or a text is empty, too long, or full of signs that cannot be shown.
    BadText,
    /// The promise, or the bytes that were to keep it, are not what was agreed on.
    BadCommitment,
    /// The seat is taken, or there is none left.
    SeatTaken,
    /// It is too late for that: the game has begun.
    AlreadyStarted,
    /// It is too early for that: the game has not begun, or is not over.
    TooEarly,
    /// Only who opened the table can do that.
    NotHost,
    /// Only those who sit at the table can do that.
    NotSeated,
    /// The person is there.
    NotAbsent,
    /// Too often: wait a little.
    RateLimited,
    /// Too many tables are open.
    TooManyTables,
    /// It was done often enough at this table, where it brings nobody further.
    ActionLimitReached,
    /// It could not be kept, so it has not happened. Later it may go.
    NotStored,
    /// The secret of the link is wrong, used or too old.
    BadDeviceLink,
    /// A message could not be understood.
    BadMessage,
}

/// What is agreed on before a table is opened to others.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct OpenTable {
    /// Variant and options in notation, such as `tortuga+pass`.
    pub rules: String,
    /// Who may sit where, two to five.
    pub seats: Vec<SeatAccess>,
    /// A chosen tunnel in notation; chance lays one otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tunnel: Option<String>,
    /// A chosen first seat; chance names one otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<u8>,
    /// How much time there is; as much as everybody likes if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pace: Option<TimeControl>,
    /// Whether it begins by itself as soon as nobody is missing.
    #[serde(default)]
    pub begins_when_full: bool,
}

/// Who may sit in a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatAccess {
    /// Somebody who was sent the link, with its key.
    #[default]
    Friend,
    /// Anybody: a table with such a seat is shown in the lobby.
    Anyone,
    /// A bot.
    Bot {
        /// Its level, such as `sailor`.
        level: String,
    },
}

/// How much time there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TimeControl {
    /// Seconds for a turn.
    pub turn: u32,
    /// Seconds for the whole game beyond that.
    #[serde(default)]
    pub reserve: u32,
    /// What happens when there is no time left.
    #[serde(default)]
    pub at_zero: OnTimeout,
}

impl TimeControl {
    /// So many seconds for a turn are a slow pace.
    pub const SLOW_TURN_SECONDS: u32 = 3_600;

    /// Whether nobody is expected to be there all the time: then nobody is missing either, and the
    /// clock alone decides.
    pub const fn is_slow(&self) -> bool {
        self.turn >= TimeControl::SLOW_TURN_SECONDS
    }
}

/// What happens when a player has no time left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OnTimeout {
    /// A bot plays this turn.
    #[default]
    Bot,
    /// The player is out.
    Out,
}

/// What is to become of the seat of somebody who is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AbsentPolicy {
    /// A bot plays until the person is back. One of the others is enough to ask for it.
    Bot,
    /// Wait. One of the others is enough to ask for it.
    Wait,
    /// The person is out; all the others who are there must ask for it.
    Out,
}

/// A table as one person may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RoomView {
    /// The game.
    pub game: String,
    /// What was agreed on.
    pub table: OpenTable,
    /// Who sits where.
    pub seats: Vec<SeatView>,
    /// The seat of whom this is sent to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub your_seat: Option<u8>,
    /// Whether whom this is sent to may begin: who opened it, or anybody there once that person has
    /// been gone for a minute.
    pub may_start: bool,
    /// Whether seats for friends need the key of an invitation.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub needs_key: bool,
    /// Whether whom this is sent to may ask for such a key.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub may_invite: bool,
    /// How far it is.
    pub stage: RoomStage,
    /// The hash that binds the server to its part of the deal, shown before the first card.
    pub commitment: String,
    /// How many look on.
    pub spectators: u32,
    /// The seats that agree to a draw.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub draw_agreed_by: Vec<u8>,
    /// The table at which the same people play again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
}

/// A seat and who sits there.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatView {
    /// The name; empty if nobody gave one.
    pub name: String,
    /// Who may sit there.
    pub access: SeatAccess,
    /// Whether somebody does; always for a bot.
    pub occupied: bool,
    /// Whether that person looks at the table; always for a bot.
    pub present: bool,
    /// The hash that this person's browser promised its part of the deal with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// The bytes that it shared, once all are in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub revealed: Option<String>,
    /// The level of the bot that plays instead of the person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<String>,
    /// Whether the person is out of the game.
    #[serde(default)]
    pub out: bool,
    /// For how many seconds the person had been gone when this was sent.
    #[serde(default)]
    pub seconds_away: u32,
}

impl SeatView {
    /// Returns whether the seat is meant for a bot.
    pub const fn is_bot(&self) -> bool {
        matches!(self.access, SeatAccess::Bot { .. })
    }
}

/// How far a table is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RoomStage {
    /// People sit down.
    Gathering,
    /// Everybody's part of the deal is asked for.
    Dealing,
    /// The game goes on.
    Playing,
    /// The game is over.
    Over {
        /// How, in notation: `won.N` or `drawn`.
        result: String,
        /// By what.
        reason: EndReason,
    },
    /// Everybody got up before the game began, or nobody came for a week: the table is no more.
    Closed,
}

/// What ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    /// The rules.
    Play,
    /// Everybody else is out.
    Resignation,
    /// All agreed on a draw.
    Agreement,
}

/// How much time there is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clocks {
    /// The game.
    pub game: String,
    /// Whose clock runs; nobody's if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub running: Option<u8>,
    /// Milliseconds left of the turn when this was sent.
    pub turn_left_ms: u64,
    /// Milliseconds of each seat's reserve when this was sent.
    pub reserves_ms: Vec<u64>,
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChatLine {
    /// Its number at the table, from 1.
    pub number: u32,
    /// Who said it; empty if nobody gave a name.
    pub name: String,
    /// Where they sit; nowhere if they look on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// What.
    pub text: String,
}

/// What a list of tables shows of each.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TableSummary {
    /// The game.
    pub game: String,
    /// Variant and options in notation.
    pub rules: String,
    /// Who sits where; a free seat has neither name nor bot.
    pub seats: Vec<SeatLabel>,
    /// Which seats are free.
    pub free_seats: Vec<u8>,
    /// How many of them are for anybody, and not for friends.
    #[serde(default)]
    pub open_to_anyone: u8,
    /// How much time there is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_control: Option<TimeControl>,
    /// How far it is.
    pub stage: RoomStage,
    /// The seat of whom this is sent to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub your_seat: Option<u8>,
    /// Whether it is that person's turn.
    pub your_turn: bool,
    /// When something last happened, in milliseconds since 1970.
    pub last_changed: u64,
}

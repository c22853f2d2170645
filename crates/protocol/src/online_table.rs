//! An online table: its settings, what a person may know of it, its clocks and its chat.

use crate::{MaybeParsed, SeatLabel};
use cartagena::{Outcome, Rules, Seat, Tunnel};
use cartagena_bots::Level;
use serde::{Deserialize, Serialize};

/// The settings of an online table.
///
/// Rooms store it in their first line: its JSON never changes, and a server answers bad settings by
/// `Denial::BadTable`. Therefore rules, tunnel and levels may be texts that cannot be parsed, and the
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

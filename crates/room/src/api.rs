//! The values that a host hands to a room and gets back from it.

use crate::clean_name;
use crate::personal_text::{Parted, part_line};
use crate::stored_line::StoredLine;
use cartagena::{Observation, Seat};
use cartagena_bots::Level;
use cartagena_protocol::{Denial, RefusalCode};
use cartagena_table as table;
use std::fmt;

/// Person who asks for something, and the time of the request.
#[derive(Clone, Copy, Debug)]
pub struct Requester<'a> {
    /// The person.
    pub person: i64,
    /// The current name; empty if none was chosen. A name that breaks the
    /// [policy](crate::clean_name) is refused with [`Denial::BadText`].
    pub name: &'a str,
    /// Milliseconds since 1970.
    pub now: u64,
    /// True for a program, which plays in a seat of its own but is no person.
    pub program: bool,
}

impl Requester<'_> {
    /// Returns the name to store, by the policy for new names.
    pub(crate) fn policy_name(&self) -> Result<String, Denial> {
        match self.name {
            "" => Ok(String::new()),
            name => clean_name(name).ok_or(Denial::BadText),
        }
    }
}

/// Reason why a request was refused. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoomRefusal {
    /// Refused by the table. After [`RefusalCode::OutOfDate`] the host sends a
    /// [snapshot](crate::Room::snapshot).
    Table(RefusalCode),
    /// Refused by the room.
    Denied(Denial),
}

impl From<Denial> for RoomRefusal {
    fn from(denial: Denial) -> RoomRefusal {
        RoomRefusal::Denied(denial)
    }
}

impl From<RefusalCode> for RoomRefusal {
    fn from(refusal: RefusalCode) -> RoomRefusal {
        RoomRefusal::Table(refusal)
    }
}

impl From<table::Refusal> for RoomRefusal {
    fn from(refusal: table::Refusal) -> RoomRefusal {
        RoomRefusal::Table(cartagena_protocol::host::refusal_code(refusal))
    }
}

/// Error of a stored line that cannot be applied to the room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadLine;

impl fmt::Display for BadLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the line cannot be applied to this room")
    }
}

impl std::error::Error for BadLine {}

/// Reason why a decision cannot be committed. The room is unchanged, and the line must not be stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommitError {
    /// Something else was committed since the decision was made, or it was made for another room.
    Stale,
    /// The line of the decision cannot be applied.
    BadLine,
}

impl CommitError {
    /// Returns the stable code of this error.
    pub fn code(self) -> &'static str {
        match self {
            CommitError::Stale => "stale_decision",
            CommitError::BadLine => "bad_line",
        }
    }
}

impl From<BadLine> for CommitError {
    fn from(_: BadLine) -> CommitError {
        CommitError::BadLine
    }
}

impl fmt::Display for CommitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CommitError::Stale => {
                f.write_str("the decision was made for another state of the room")
            }
            CommitError::BadLine => BadLine.fmt(f),
        }
    }
}

impl std::error::Error for CommitError {}

/// Outcome of a request, to be stored and then [committed](crate::Room::commit).
#[derive(Clone, PartialEq, Eq)]
pub struct RoomDecision {
    /// The number of lines that were stored before it.
    pub(crate) after: u64,
    pub(crate) line: StoredLine,
    pub(crate) text: String,
}

impl RoomDecision {
    /// Returns the line of the decision: JSON on one line, for the host alone, because it shows hidden cards.
    ///
    /// Names and chat are in it; what is to be stored is [parted](RoomDecision::parted) from them.
    pub fn line(&self) -> &str {
        &self.text
    }

    /// Returns the line to store without names and chat, and these to be stored beside it.
    pub fn parted(&self) -> Parted {
        part_line(&self.line, &self.text)
    }
}

impl fmt::Debug for RoomDecision {
    /// Writes the number only: the rest may be secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "RoomDecision({})", self.after + 1)
    }
}

/// Kinds of changes that a committed decision made, for [`Room::messages_for`](crate::Room::messages_for).
#[derive(Clone, Default, PartialEq, Eq)]
pub struct RoomChanges {
    /// The room message looks different.
    pub(crate) room: bool,
    /// The entry of the game with its number, and whether it can be taken back.
    pub(crate) entry: Option<(u64, table::Entry, bool)>,
    /// The cards were dealt.
    pub(crate) dealt: bool,
    /// Secrets are to be revealed.
    pub(crate) reveal: bool,
    /// A clock started or stopped.
    pub(crate) clocks: bool,
    /// The number of a new chat line.
    pub(crate) chat_number: Option<u32>,
    /// Lists of tables look different.
    pub(crate) lobby_index: bool,
}

impl RoomChanges {
    /// Returns whether lists of tables look different now: the lobby, or a person's own tables.
    pub fn changes_lobby_index(&self) -> bool {
        self.lobby_index
    }
}

impl fmt::Debug for RoomChanges {
    /// Writes the kinds of changes, never the cards.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RoomChanges")
            .field("room", &self.room)
            .field("entry", &self.entry.as_ref().map(|(seq, ..)| seq))
            .field("dealt", &self.dealt)
            .field("chat_number", &self.chat_number)
            .finish_non_exhaustive()
    }
}

/// Turn of a bot, or of a bot that substitutes for a person.
#[derive(Clone)]
pub struct BotTurn {
    /// The seat.
    pub seat: Seat,
    /// The level at which the bot plays.
    pub level: Level,
    /// The bot's view of the game; never the game itself.
    pub observation: Observation,
    /// The number of the entry after which this holds; see [`Room::seq`](crate::Room::seq).
    pub after: u64,
    /// The seed of the bot's random numbers. It shows nothing of the cards, but is not public.
    pub seed: u64,
}

impl fmt::Debug for BotTurn {
    /// Leaves out the hand.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "BotTurn({}, {}, after {})", self.seat, self.level, self.after)
    }
}

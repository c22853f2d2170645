use crate::stored_line::StoredLine;
use cartagena::{Observation, Seat};
use cartagena_bots::Level;
use cartagena_protocol::{Denial, RefusalCode};
use cartagena_table as table;
use std::fmt;

/// Who asks, and when.
#[derive(Clone, Copy, Debug)]
pub struct Requester<'a> {
    /// The person.
    pub person: i64,
    /// What they are called now; cleaned by the host.
    pub name: &'a str,
    /// Milliseconds since 1970.
    pub now: u64,
}

/// Why something was refused. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoomRefusal {
    /// By the table. After [`Refusal::OutOfDate`] the host sends a [snapshot](crate::Room::snapshot).
    Table(RefusalCode),
    /// By the house.
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

/// A kept line that cannot have been kept here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadLine;

impl fmt::Display for BadLine {
    /// The name, for developers; sentences for people are made elsewhere.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for BadLine {}

/// What comes of a message, to be kept and then [committed](crate::Room::commit).
#[derive(Clone, PartialEq, Eq)]
pub struct RoomDecision {
    /// How many lines were kept before it.
    pub(crate) after: u64,
    pub(crate) line: StoredLine,
    pub(crate) text: String,
}

impl RoomDecision {
    /// The line to keep: JSON on one line, the host's alone, because it tells hidden cards.
    pub fn line(&self) -> &str {
        &self.text
    }
}

impl fmt::Debug for RoomDecision {
    /// Only its number: the rest may be somebody's secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Decision({})", self.after + 1)
    }
}

/// What has changes, for [`Room::tell`](crate::Room::tell).
#[derive(Clone, Default, PartialEq, Eq)]
pub struct RoomChanges {
    /// The room looks different.
    pub(crate) room: bool,
    /// Something changes in the game: its number, and whether it can be taken back.
    pub(crate) entry: Option<(u64, table::Entry, bool)>,
    /// The cards were dealt.
    pub(crate) dealt: bool,
    /// Shares are asked for.
    pub(crate) reveal: bool,
    /// A clock began to run, or stopped.
    pub(crate) clocks: bool,
    /// The number of a line that was said.
    pub(crate) chat_number: Option<u32>,
    /// Lists of tables look different.
    pub(crate) lobby_index: bool,
}

impl RoomChanges {
    /// Whether lists of tables look different now: the lobby's, or somebody's own.
    pub fn changes_lobby_index(&self) -> bool {
        self.lobby_index
    }
}

impl fmt::Debug for RoomChanges {
    /// Which kinds of things, never the cards.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Happened")
            .field("room", &self.room)
            .field("entry", &self.entry.as_ref().map(|(seq, ..)| seq))
            .field("dealt", &self.dealt)
            .field("said", &self.chat_number)
            .finish_non_exhaustive()
    }
}

/// Somebody who has to think: a bot, or a stand-in for a person.
#[derive(Clone)]
pub struct BotTurn {
    /// The seat.
    pub seat: Seat,
    /// How well it plays.
    pub level: Level,
    /// What it sees; never the game.
    pub observation: Observation,
    /// The number of the entry after which this holds; see [`Room::seq`](crate::Room::seq).
    pub after: u64,
    /// For its lots. It tells nothing of the cards, but is nobody's business.
    pub seed: u64,
}

impl fmt::Debug for BotTurn {
    /// Without the hand.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Thinker({}, {}, after {})", self.seat, self.level, self.after)
    }
}

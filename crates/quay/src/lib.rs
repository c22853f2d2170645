//! A table for many people, as a pure state machine. (Signatures first; bodies follow.)
#![allow(unused, clippy::todo)]

use cartagena::{Action, Observation, Seat};
use cartagena_bots::Level;
use cartagena_protocol::{ClientMsg, Denial, OpenTable, Refusal, ServerMsg, TableCard};

/// Who asks, and when.
#[derive(Clone, Copy, Debug)]
pub struct Act<'a> {
    /// The person.
    pub person: i64,
    /// What they are called now; cleaned by the host.
    pub name: &'a str,
    /// Milliseconds since 1970.
    pub now: u64,
}

/// Why something was refused. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// By the table. After [`Refusal::Stale`] the host sends a [`Quay::snapshot`].
    Table(Refusal),
    /// By the house.
    Denied(Denial),
}

/// A kept line that cannot have been kept here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreadable;

/// What comes of a message, to be kept and then [committed](Quay::commit).
#[derive(Clone, PartialEq, Eq)]
pub struct Decision {}

impl Decision {
    /// The line to keep: one line of JSON, the host's alone.
    pub fn line(&self) -> &str { todo!() }
}

/// What has happened, for [`Quay::tell`].
#[derive(Clone, PartialEq, Eq)]
pub struct Happened {}

impl Happened {
    /// Whether lists of tables (lobby, mine) look different now.
    pub fn changes_lists(&self) -> bool { todo!() }
}

/// Somebody who has to think: a bot, or a stand-in for a person.
#[derive(Clone)]
pub struct Thinker {
    /// The seat.
    pub seat: Seat,
    /// How well it plays.
    pub level: Level,
    /// What it sees.
    pub seen: Observation,
    /// The number of the entry after which this holds; see [`Quay::seq`].
    pub after: u64,
    /// For its lots.
    pub seed: u64,
}

/// A table for many people.
#[derive(Clone)]
pub struct Quay {}

impl Quay {
    /// The first line of a new table.
    pub fn open(game: &str, secret: [u8; 32], act: &Act, table: &OpenTable, promise: Option<&str>) -> Result<String, Denial> { todo!() }
    /// A table from its first line.
    pub fn begin(line: &str) -> Result<Quay, Unreadable> { todo!() }
    /// Every later line, in order.
    pub fn replay(&mut self, line: &str) -> Result<(), Unreadable> { todo!() }
    /// What would come of a message. Understands Play, Undo, Confirm and of the wishes Join, Stand,
    /// Start, Reveal, Chat, Resign, Draw, Missing and Rename; everything else is the host's.
    pub fn decide(&self, act: &Act, msg: &ClientMsg) -> Result<Decision, Refused> { todo!() }
    /// When [`Quay::tick`] has something to do; may be in the past.
    pub fn due(&self) -> Option<u64> { todo!() }
    /// What time brings. Call again until nothing comes.
    pub fn tick(&self, now: u64) -> Option<Decision> { todo!() }
    /// Who has to think now.
    pub fn thinker(&self) -> Option<Thinker> { todo!() }
    /// The move of a bot; nothing if it is no longer the bot's to make.
    pub fn bot_plays(&self, seat: Seat, action: Action, now: u64) -> Option<Decision> { todo!() }
    /// Makes a decision true, once its line is kept.
    pub fn commit(&mut self, decision: Decision) -> Happened { todo!() }
    /// Somebody has come to look, or has gone (the last of their sockets). Not kept. Whether
    /// anybody should be told: send everybody [`Quay::room`]. Then ask `due` again.
    pub fn present(&mut self, person: Option<i64>, here: bool, now: u64) -> bool { todo!() }
    /// Whether a person wants to confirm turns. Not kept.
    pub fn ask_to_confirm(&mut self, person: i64, ask: bool) { todo!() }
    /// The host was down: clocks go on from here, and everybody is gone from here.
    pub fn resumed(&mut self, now: u64) { todo!() }
    /// What to tell a viewer of what happened.
    pub fn tell(&self, happened: &Happened, person: Option<i64>, now: u64) -> Vec<ServerMsg> { todo!() }
    /// All that somebody who comes to look has to know.
    pub fn welcome(&self, person: Option<i64>, now: u64) -> Vec<ServerMsg> { todo!() }
    /// The room alone.
    pub fn room(&self, person: Option<i64>, now: u64) -> ServerMsg { todo!() }
    /// The game alone, once it has been dealt.
    pub fn snapshot(&self, person: Option<i64>) -> Option<ServerMsg> { todo!() }
    /// What lists show of it.
    pub fn card(&self, person: Option<i64>) -> TableCard { todo!() }
    /// Whether the lobby shows it: somebody could still sit down in a seat for anybody.
    pub fn listed(&self) -> bool { todo!() }
    /// The people who sit here, or for whom a seat is kept (rematch).
    pub fn seated(&self) -> Vec<i64> { todo!() }
    /// Whether nothing but chat and a rematch can happen here any more.
    pub fn is_over(&self) -> bool { todo!() }
    /// Whether everybody got up before it began: the table is no more.
    pub fn is_closed(&self) -> bool { todo!() }
    /// The number of the last entry of the game.
    pub fn seq(&self) -> u64 { todo!() }
    /// The record, as far as the asker may know it.
    pub fn record(&self, person: Option<i64>) -> Result<String, Refusal> { todo!() }
    /// The table at which the same people play again, if there is one already.
    pub fn next_table(&self) -> Option<&str> { todo!() }
    /// The first line of a table for the same people. Keep it first, then keep and commit what
    /// [`Quay::rematched`] gives, here.
    pub fn rematch(&self, game: &str, secret: [u8; 32], act: &Act) -> Result<String, Denial> { todo!() }
    /// Takes note here of the table for the same people.
    pub fn rematched(&self, game: &str, act: &Act) -> Result<Decision, Denial> { todo!() }
}

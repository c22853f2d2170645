//! Looking back together at a game that is over: one leads, the others follow.

use cartagena::{Action, Seat};
use serde::{Deserialize, Serialize};

/// A request about looking back together. Answered by [`OnlineEvent::LookBack`](crate::OnlineEvent::LookBack).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LookBackRequest {
    /// Request to be told what the leader looks at, now and whenever it changes. Only for those who watch the
    /// table; it ends when they stop.
    Follow,
    /// Request to be told no more.
    Leave,
    /// Request to lead and to show this to all who follow. Only for those who sit at the table; who led before
    /// leads no more.
    Show(LookedAt),
    /// Request to lead no more.
    Stop,
}

/// A moment of a game, or of moves that are tried beside it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LookedAt {
    /// The number of moves of the game that are made.
    pub moves: u32,
    /// The moves that are tried from there on. Cards from the pile follow from the position.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tried: Vec<Action>,
}

impl LookedAt {
    /// The most moves that can be tried.
    pub const MAX_TRIED: usize = 200;
    /// The most moves of a game.
    pub const MAX_MOVES: u32 = 10_000;

    /// Returns true if the numbers of moves are within bounds. Whether the moves are legal is for those to find out
    /// who follow.
    pub fn is_bounded(&self) -> bool {
        self.moves <= LookedAt::MAX_MOVES && self.tried.len() <= LookedAt::MAX_TRIED
    }
}

/// The state of looking back together at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LookBackView {
    /// The game's id.
    pub game: String,
    /// The seat of the person who leads, if anybody does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leader: Option<Seat>,
    /// The moment that the leader looks at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub looked_at: Option<LookedAt>,
}

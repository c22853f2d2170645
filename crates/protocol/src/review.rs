use crate::SeatLabel;
use serde::{Deserialize, Serialize};

/// A game to look back at, or a position to look at: everything in it is known.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ReviewedGame {
    /// The record in its one spelling, to keep, share or analyse.
    pub record: String,
    /// Who sat where.
    pub seats: Vec<SeatLabel>,
    /// The position at the start.
    pub start: String,
    /// The moves in long notation.
    pub moves: Vec<String>,
    /// Whether the deal could be checked against the commitment and seed of the record.
    pub deal_proved: bool,
    /// Who had a part in the deal, where it was dealt among people over a wire.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<CommitRevealDeal>,
}

/// How a game was dealt so that nobody could choose the cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CommitRevealDeal {
    /// The id of the game.
    pub game: String,
    /// What the server was bound to before.
    pub commitment: String,
    /// What each seat brought.
    pub seats: Vec<SeatContribution>,
    /// Whether people chose the tunnel, so that chance did not.
    pub chose_tunnel: bool,
    /// Whether people chose who begins.
    pub chose_first: bool,
}

/// What a seat brought to a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatContribution {
    /// Nothing.
    Nothing,
    /// A promise, and then nothing: the server could choose between two deals.
    CommittedOnly,
    /// Bytes, as promised.
    Revealed,
}

/// A way to play the rest of a turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct VariationView {
    /// The moves with their targets, without cards.
    pub moves: Vec<String>,
    /// The mover's chance to win if this is played.
    pub chance: f32,
}

/// What a bot would play and why.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AdviceView {
    /// Each seat's chance to win, the best turn being played.
    pub chances: Vec<f32>,
    /// The best way to play the turn.
    pub best: VariationView,
    /// The next best that differs in more than the order of its moves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second: Option<VariationView>,
    /// What the best turn is about, the weightiest first.
    pub reasons: Vec<ReasonView>,
}

/// One thing a turn is about; the same as a bot's reason, with plain numbers and letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // The fields are those of `cartagena_bots::Reason`, which explains them.
pub enum ReasonView {
    Wins,
    Stops { seat: u8 },
    Boards { pirates: u8 },
    Draws { cards: u8 },
    Leaps { card: char, from: u8, to: u8 },
    Leaves { pirates: u8 },
    Closes { symbol: char, seat: u8 },
    Opens { symbol: char, seat: u8, cards: u8 },
}

/// One turn of a game, judged by what its player could know. Where cards came from the pile within
/// a turn, what was played before and after them is judged apart.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TurnAnalysis {
    /// How many moves were made before the turn.
    pub moves_before: u32,
    /// How many moves it has.
    pub move_count: u32,
    /// Who played it.
    pub seat: u8,
    /// Each seat's chance before it, the best turn being played.
    pub chances: Vec<f32>,
    /// The mover's chance with the turn that was played.
    pub played_chance: f32,
    /// The best turn.
    pub best: VariationView,
    /// What the best turn is about.
    pub reasons: Vec<ReasonView>,
}

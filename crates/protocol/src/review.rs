use crate::{SeatLabel, SeenMove};
use cartagena::{Notated, Seat, Setup};
use cartagena_bots::Reason;
use serde::{Deserialize, Serialize};

/// A game to look back at, or a single position, in which every card is known.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ReviewedGame {
    /// The record in its canonical form, to store, share or analyse.
    pub record: String,
    /// The players, by seat.
    pub seats: Vec<SeatLabel>,
    /// The position at the start.
    pub start: Setup,
    /// The moves.
    pub moves: Vec<SeenMove>,
    /// True if the cards follow from the seed or the secrets that the record tells, and those fit its
    /// commitments. A record alone does not prove when those were made.
    pub deal_consistent: bool,
    /// The proof of a deal by commit–reveal, if the game had one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<CommitRevealDeal>,
}

/// The proof that nobody chose the cards of a game: a deal by commit–reveal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CommitRevealDeal {
    /// The game's id.
    pub game: String,
    /// The server's commitment, made before the deal.
    pub commitment: String,
    /// The contribution of each seat.
    pub seats: Vec<SeatContribution>,
    /// True if people chose the tunnel, so that chance did not.
    pub chose_tunnel: bool,
    /// True if people chose the first seat.
    pub chose_first: bool,
}

/// The contribution of a seat to a deal by commit–reveal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatContribution {
    /// No contribution.
    Nothing,
    /// A commitment that was not revealed: the server could choose between two deals.
    CommittedOnly,
    /// A commitment and the secret that fits it.
    Revealed,
}

/// A way to play the rest of a turn, with its value.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct VariationView {
    /// The moves with their targets, without cards.
    pub moves: Vec<Notated>,
    /// The mover's winning chance if these moves are played.
    pub chance: f32,
}

/// The advice of a bot, with its reasons.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AdviceView {
    /// The winning chances of all seats if the best turn is played.
    pub chances: Vec<f32>,
    /// The best way to play the turn.
    pub best: VariationView,
    /// The second-best way that differs in more than the order of its moves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second: Option<VariationView>,
    /// The reasons for the best turn, the most important first.
    pub reasons: Vec<Reason>,
}

/// The analysis of one turn, based on what its player could know. Where cards came from the pile
/// within a turn, the parts before and after them are analysed separately.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TurnAnalysis {
    /// The number of moves made before the turn.
    pub moves_before: u32,
    /// The number of its moves.
    pub move_count: u32,
    /// The seat that played it.
    pub seat: Seat,
    /// The winning chances of all seats before it if the best turn is played.
    pub chances: Vec<f32>,
    /// The mover's winning chance with the turn that was played.
    pub played_chance: f32,
    /// The best turn.
    pub best: VariationView,
    /// The reasons for the best turn.
    pub reasons: Vec<Reason>,
    /// True if the turn could change anything: it counts into the accuracy. Absent if it is true.
    #[serde(default = "counts", skip_serializing_if = "is_true")]
    pub counts: bool,
    /// The winning chances of all seats after the turn that was played, before its cards were seen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub played_chances: Vec<f32>,
    /// Further turns, the best first, that differ in more than the order of their moves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<VariationView>,
    /// The change of all chances by the cards that came at its end and that nobody could know; empty if
    /// none came.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub luck: Vec<f32>,
    /// True if a costly turn lost as much again in a longer search, false if it did not. Absent if the
    /// turn was not costly, or the analysis ran by the clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub confirmed: Option<bool>,
}

/// Returns what holds for most turns: they count.
const fn counts() -> bool {
    true
}

/// Reports whether a flag is set; serde passes a reference.
fn is_true(value: &bool) -> bool {
    *value
}

/// The worth of a position, as far as the search has come.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Judgement {
    /// The number of the request.
    pub number: u32,
    /// The seat to move.
    pub seat: Seat,
    /// The winning chances of all seats if the best turn is played.
    pub chances: Vec<f32>,
    /// The turns, the best first, that differ in more than the order of their moves.
    pub turns: Vec<VariationView>,
    /// The reasons for the best turn.
    pub reasons: Vec<Reason>,
    /// The number of simulations so far.
    pub simulations: u32,
    /// True if there is no more to come.
    pub ended: bool,
}

/// The analysis of one turn, and how far that of the game is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AnalysisStep {
    /// The number of turns analysed so far.
    pub done: u32,
    /// The number of all turns.
    pub total: u32,
    /// The turn.
    pub turn: TurnAnalysis,
}

/// Division of a seat's result into its causes. The fair share (1 / number of seats), `deal`, `luck`,
/// `skill` and `unforeseen` add up to `result`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatAccountView {
    /// The chance before the first turn, less the fair share.
    pub deal: f32,
    /// The sum of the luck of all draws.
    pub luck: f32,
    /// The sum of what the seat's turns lost and the others' mistakes gave.
    pub skill: f32,
    /// The rest: what players learnt about hidden cards, and what the search had not seen.
    pub unforeseen: f32,
    /// 1 for a win and 0 for a defeat; if the game is not over, the chance after the last turn.
    pub result: f32,
}

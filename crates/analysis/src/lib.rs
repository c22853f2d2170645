//! Analysis of a game, turn by turn: the chances of every seat, better turns, the costliest mistakes, and
//! luck and skill apart.
//!
//! A game is cut into [`TurnPart`]s: what one seat decided before it learnt anything new. Each part is
//! [reviewed](analyse_part) by a bot that sees what the seat saw, with a budget of evaluated positions, so
//! that the result is the same on every machine, to the bit. [`account`] adds up the parts.
//!
//! # The law
//!
//! For every seat, with `fair` = 1 / number of seats:
//!
//! ```text
//! fair + deal + luck + skill + unforeseen = result
//! ```
//!
//! * `deal`: the chance before the first turn, less the fair share.
//! * `luck`: for every draw whose cards nobody could know, the value after the cards that came, less the
//!   mean value over all cards that could have come, each as likely as the drawer had to think. So the luck
//!   of a draw is nothing on average.
//! * `skill`: for every turn, the value of the turn that was played less that of the best one, both from
//!   one search. A seat's own turns add nothing or a loss; the others' mistakes add to its sum.
//! * `unforeseen`: the rest. Between two turns the value also changes because the next player knows
//!   another hand, and because no search sees everything. It says how far the numbers can be trusted.
//! * `result`: 1 for the winner and 0 for the others, equal parts for a draw; for a game that is not over,
//!   the chances after its last turn.
//!
//! # Which mistakes are real
//!
//! A search is not certain. A turn counts as a [mistake](AnalysedTurn::is_mistake) only if it lost at least
//! [`MARGIN`], five points of a hundred, in the first search and again in one with [`RECHECK`] times as many
//! positions and other random numbers; the loss that is reported is that of the longer search.
//!
//! # Accuracy
//!
//! A seat's accuracy is 1 less the mean loss of its turns. Only turns [count](AnalysedTurn::counts) in which
//! something could be lost: the best and the worst of the compared turns lie at least [`HAIR`], two points of
//! a hundred, apart. In a game that is lost or won whatever one plays, every turn would be perfect. A seat
//! without a turn that counts has no accuracy.
//!
//! ```
//! use cartagena_analysis::{AnalysisSettings, analyse};
//! use cartagena_record::Record;
//!
//! # let golden = concat!(env!("CARGO_MANIFEST_DIR"), "/../record/tests/golden/21-tortuga-2.txt");
//! # let text = std::fs::read_to_string(golden).expect("a golden game");
//! let record = Record::read(&text)?;
//! let analysis = analyse(&record, AnalysisSettings::nodes(200)).expect("the nets are built in");
//! let seats = analysis.account();
//! let sum: f64 = seats.iter().map(|seat| seat.result).sum();
//! assert!((sum - 1.0).abs() < 1e-6);
//! # Ok::<(), cartagena_record::RecordError>(())
//! ```

#![warn(clippy::missing_errors_doc, clippy::missing_panics_doc)]
#![allow(clippy::cast_possible_truncation, reason = "chances are rounded to single precision")]

mod account;
mod luck;
mod notes;
mod parts;
mod review;

pub use account::{SeatAccount, account, final_chances};
pub use luck::draw_luck;
pub use notes::{NotedTurn, after_cards, annotated};
pub use parts::{Draw, TurnPart, turn_parts};
pub use review::{AnalysedTurn, AnalysisSettings, analyse_part, review_part};

use cartagena_bots::net::Net;
use cartagena_bots::nets;
use cartagena_record::Record;
use std::sync::Arc;

/// Winning chance that a turn must lose, in both searches, to be called a mistake.
pub const MARGIN: f32 = 0.05;
/// Difference of chances below which turns are as good as each other: less than a search can tell.
pub const HAIR: f32 = 0.02;
/// Factor by which the second search of a costly turn is longer than the first.
pub const RECHECK: u64 = 4;

/// Analysis of a whole game.
#[derive(Clone, Debug, PartialEq)]
pub struct GameAnalysis {
    /// Number of seats.
    pub seats: usize,
    /// The parts of the game that were analysed, in order.
    pub turns: Vec<AnalysedTurn>,
    /// Chances of all seats at the end, in seat order; `None` if the game is not over.
    pub result: Option<Vec<f32>>,
}

impl GameAnalysis {
    /// Returns what made each seat's result, in seat order.
    pub fn account(&self) -> Vec<SeatAccount> {
        account(self.seats, &self.turns, self.result.as_deref())
    }

    /// Returns the mistakes, the costliest first.
    pub fn mistakes(&self) -> Vec<&AnalysedTurn> {
        let mut mistakes: Vec<_> = self.turns.iter().filter(|turn| turn.is_mistake()).collect();
        mistakes.sort_by(|one, other| other.loss().total_cmp(&one.loss()));
        mistakes
    }
}

/// Analyses a whole game with the built-in net. `None` if no net for such a table is built in.
pub fn analyse(record: &Record, settings: AnalysisSettings) -> Option<GameAnalysis> {
    let position = record.start().position();
    let net = Arc::new(nets::for_game(position.rules().variant, position.seats())?);
    Some(analyse_with(record, &net, settings))
}

/// Analyses a whole game with a net that fits it.
pub fn analyse_with(record: &Record, net: &Arc<Net>, settings: AnalysisSettings) -> GameAnalysis {
    let analysed = |part: &TurnPart| analyse_part(part, net, settings);
    GameAnalysis {
        seats: record.start().position().seats(),
        turns: turn_parts(record).iter().filter_map(analysed).collect(),
        result: final_chances(record),
    }
}

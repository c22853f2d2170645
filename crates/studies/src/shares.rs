//! Shares of the point, with intervals.

use cartagena::Rules;
use cartagena_arena::Estimate;
use std::cmp::Ordering;

/// Share of the point that one side got at one kind of table.
#[derive(Clone, Debug, PartialEq)]
pub struct ShareRow {
    /// The rules.
    pub rules: Rules,
    /// The number of seats.
    pub seats: usize,
    /// The name of the player whose share it is.
    pub player: String,
    /// The name of the others, where they are of another kind.
    pub others: Option<String>,
    /// The share with its 95 % interval.
    pub share: Estimate,
    /// The number of games.
    pub games: u64,
}

impl ShareRow {
    /// Returns the share of equals.
    pub fn fair(&self) -> f64 {
        1.0 / self.seats as f64
    }

    /// Compares the share with the fair one: equal if the fair share lies in the interval.
    pub fn beside_fair(&self) -> Ordering {
        if self.share.low > self.fair() {
            Ordering::Greater
        } else if self.share.high < self.fair() {
            Ordering::Less
        } else {
            Ordering::Equal
        }
    }
}

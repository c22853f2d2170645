//! How often each number occurred.

use cartagena::Rules;
use cartagena_arena::Estimate;

/// Full distribution of a number at one kind of table: how many games were so long, or how many decisions
/// had so many legal actions.
#[derive(Clone, Debug, PartialEq)]
pub struct Distribution {
    /// The rules.
    pub rules: Rules,
    /// The number of seats.
    pub seats: usize,
    /// The name of the players.
    pub player: String,
    /// The number of games.
    pub games: u64,
    /// How often each number occurred, from 0 on.
    pub counts: Vec<u64>,
}

impl Distribution {
    /// Counts a number once more.
    pub fn add(&mut self, number: usize) {
        if self.counts.len() <= number {
            self.counts.resize(number + 1, 0);
        }
        self.counts[number] += 1;
    }

    /// Returns how many numbers were counted.
    pub fn total(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// Returns the mean with its 95 % interval, as if all numbers were independent; 0 if there are none.
    pub fn mean(&self) -> Estimate {
        let total = self.total().max(1) as f64;
        let weighted = |f: &dyn Fn(f64) -> f64| {
            let numbered = self.counts.iter().enumerate();
            numbered.map(|(number, count)| *count as f64 * f(number as f64)).sum::<f64>() / total
        };
        let mean = weighted(&|number| number);
        let variance = weighted(&|number| (number - mean).powi(2));
        Estimate::normal(mean, (variance / total).sqrt())
    }

    /// Returns the least number that this percentage of all does not exceed; `None` if there are none.
    pub fn percentile(&self, percent: u64) -> Option<usize> {
        let rank = (self.total() * percent).div_ceil(100).max(1);
        let mut sum = 0;
        self.counts.iter().position(|count| {
            sum += count;
            sum >= rank
        })
    }
}

//! Distributions of numbers over many games.

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
    /// The count of each value, from 0 on.
    pub counts: Vec<u64>,
    /// Sums over the games, for the interval of the mean.
    pub(crate) sums: GameSums,
}

/// Sums over games of how many numbers a game had and of their total: products of two each. Numbers of one
/// game resemble each other, so it is the games that are independent, and not the numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct GameSums {
    total_squared: f64,
    total_by_count: f64,
    count_squared: f64,
}

impl GameSums {
    fn add(&mut self, numbers: &[usize]) {
        let (total, count) = (numbers.iter().sum::<usize>() as f64, numbers.len() as f64);
        self.total_squared += total * total;
        self.total_by_count += total * count;
        self.count_squared += count * count;
    }

    /// Returns the sum over the games of the squared difference of their totals from those with this mean.
    fn residual(&self, mean: f64) -> f64 {
        let GameSums { total_squared, total_by_count, count_squared } = *self;
        (total_squared - 2.0 * mean * total_by_count + mean * mean * count_squared).max(0.0)
    }
}

impl Distribution {
    /// Counts the numbers of one more game.
    pub fn add_game(&mut self, numbers: &[usize]) {
        self.sums.add(numbers);
        for &number in numbers {
            if self.counts.len() <= number {
                self.counts.resize(number + 1, 0);
            }
            self.counts[number] += 1;
        }
    }

    /// Returns how many numbers were counted.
    pub fn total(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// Returns the mean with its 95 % interval, from the games as independent samples; 0 if there are none.
    pub fn mean(&self) -> Estimate {
        let total = self.total().max(1) as f64;
        let numbered = self.counts.iter().enumerate();
        let mean =
            numbered.map(|(number, count)| number as f64 * *count as f64).sum::<f64>() / total;
        Estimate::normal(mean, self.sums.residual(mean).sqrt() / total)
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

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena::Variant;

    fn of(games: &[&[usize]]) -> Distribution {
        let (rules, player) = (Rules::new(Variant::Tortuga), "bosun".to_owned());
        let (counts, sums) = (Vec::new(), GameSums::default());
        let mut row = Distribution { rules, seats: 2, player, games: 0, counts, sums };
        games.iter().for_each(|numbers| row.add_game(numbers));
        row
    }

    #[test]
    fn numbers_of_one_game_do_not_count_as_independent() {
        let single = of(&[&[1], &[3], &[1], &[3]]).mean();
        let repeated = of(&[&[1; 50], &[3; 50], &[1; 50], &[3; 50]]).mean();
        assert!((single.value - 2.0).abs() < 1e-9 && (repeated.value - 2.0).abs() < 1e-9);
        assert!((single.high - repeated.high).abs() < 1e-9, "{single:?} {repeated:?}");
        assert!(of(&[&[1, 3], &[3, 1]]).mean().high - 2.0 < 1e-9);
    }
}

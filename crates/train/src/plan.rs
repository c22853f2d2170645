//! Settings of training and tests.

use cartagena::Variant;

/// Settings of a training. The same plan gives the same net.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TrainingPlan {
    /// The variant. Its options are trained too: some games use them, most do not.
    pub variant: Variant,
    /// Number of seats.
    pub seats: usize,
    /// Number of games.
    pub games: u64,
    /// Seed of all random numbers.
    pub seed: u64,
    /// Learning rate at the start and at the end; it falls geometrically.
    pub learning_rate: (f32, f32),
    /// Exploration: probability of a random move at the start; it falls linearly to zero.
    pub exploration: f32,
    /// λ of TD(λ): 0 learns from the next position's value only, 1 from the outcome only.
    pub lambda: f32,
}

impl TrainingPlan {
    /// Returns the default settings.
    pub fn new(variant: Variant, seats: usize, games: u64) -> TrainingPlan {
        TrainingPlan {
            variant,
            seats,
            games,
            seed: 1,
            learning_rate: (0.01, 0.0005),
            exploration: 0.02,
            lambda: 0.8,
        }
    }

    /// Returns the fraction of the training that is done after a number of games.
    fn progress(&self, played: u64) -> f32 {
        played as f32 / self.games as f32
    }

    /// Returns the learning rate after a number of games.
    pub(crate) fn learning_rate_after(&self, played: u64) -> f32 {
        let (first, last) = self.learning_rate;
        first * (last / first).powf(self.progress(played))
    }

    /// Returns the exploration rate after a number of games.
    pub(crate) fn exploration_after(&self, played: u64) -> f32 {
        self.exploration * (1.0 - self.progress(played))
    }
}

/// Settings of the tests. Tests use random numbers of their own: their number does not change the
/// trained net.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TestPlan {
    /// Number of tests.
    pub tests: u64,
    /// Number of deals per test.
    pub deals: u64,
    /// Number of games for the calibration at the end.
    pub calibration_games: u64,
}

impl TestPlan {
    /// Returns settings whose tests take little time compared with the training. Each deal is
    /// played from every seat, and games against more searchers are longer.
    pub fn new(seats: usize) -> TestPlan {
        TestPlan { tests: 20, deals: (100 / (seats * seats) as u64).max(1), calibration_games: 500 }
    }

    /// Returns the number of games before a test, the first being number 1.
    pub(crate) fn games_before_test(&self, test: u64, games: u64) -> u64 {
        let due = u128::from(games) * u128::from(test) / u128::from(self.tests.max(1));
        u64::try_from(due).unwrap_or(u64::MAX)
    }
}

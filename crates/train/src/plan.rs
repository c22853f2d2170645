//! What a course of training is to be: who learns, how, and how it is tested.

use cartagena::Variant;

/// How a net is taught. The same plan gives the same net.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TrainingPlan {
    /// The variant. Its options are learnt along: some games have them, most have not.
    pub variant: Variant,
    /// How many seats.
    pub seats: usize,
    /// How many games.
    pub games: u64,
    /// Where all randomness comes from.
    pub seed: u64,
    /// The size of the first and of the last step.
    pub learning_rate: (f32, f32),
    /// How often the first games go astray; it falls to nothing.
    pub exploration: f32,
    /// How far ahead results are believed: 0 only the next move's judgement, 1 only the outcome.
    pub lambda: f32,
}

impl TrainingPlan {
    /// The settings that have proved good.
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

    /// How much of the course is over after so many games.
    fn progress(&self, played: u64) -> f32 {
        played as f32 / self.games as f32
    }

    /// The size of the steps after so many games.
    pub(crate) fn learning_rate_after(&self, played: u64) -> f32 {
        let (first, last) = self.learning_rate;
        first * (last / first).powf(self.progress(played))
    }

    /// How often moves go astray after so many games.
    pub(crate) fn exploration_after(&self, played: u64) -> f32 {
        self.exploration * (1.0 - self.progress(played))
    }
}

/// How much is tested in the course of it. Tests have chance of their own: however many there are,
/// the same net is learnt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TestPlan {
    /// How many marks there are.
    pub tests: u64,
    /// How many deals are played for each.
    pub deals: u64,
    /// How many games the chances are checked in at the end.
    pub calibration_games: u64,
}

impl TestPlan {
    /// Tests that take little time beside the training itself. Each deal is played from every seat,
    /// and against more searchers every game is longer.
    pub fn new(seats: usize) -> TestPlan {
        TestPlan { tests: 20, deals: (100 / (seats * seats) as u64).max(1), calibration_games: 500 }
    }

    /// After how many games the mark with this number is given, the first being 1.
    pub(crate) fn games_before_test(&self, mark: u64, games: u64) -> u64 {
        (u128::from(games) * u128::from(mark) / u128::from(self.tests.max(1))) as u64
    }
}

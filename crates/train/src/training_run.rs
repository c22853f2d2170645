//! A training run, from random weights to a net with its report.

use crate::plan::{TestPlan, TrainingPlan};
use crate::self_play::Trainer;
use crate::testing::{self, Calibration};
use cartagena_bots::net::Net;

/// Result of a test during training.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TestResult {
    /// Number of training games so far.
    pub games: u64,
    /// Score against searchers, looking one move ahead.
    pub score: f32,
    /// Mean number of actions of a self-play game since the last test.
    pub actions_per_game: f32,
    /// Mean squared error of the chances against the results since the last test.
    pub squared_error: f32,
}

/// Report of a finished training run.
#[derive(Clone, Debug, PartialEq)]
pub struct TrainingReport {
    /// Settings of the training.
    pub plan: TrainingPlan,
    /// Settings of the tests.
    pub tests: TestPlan,
    /// Results of the tests.
    pub results: Vec<TestResult>,
    /// Comparison of chances with results.
    pub calibration: Calibration,
    /// Number of all actions played.
    pub actions: u64,
}

/// A training run in progress. It can be saved at any time (see [`TrainingRun::to_bytes`]) and
/// continues exactly as it would have.
#[derive(Clone, Debug)]
pub struct TrainingRun {
    /// The net and its self-play.
    pub trainer: Trainer,
    /// Settings of the tests.
    pub tests: TestPlan,
    /// Results of the tests so far.
    pub results: Vec<TestResult>,
    /// Seconds spent so far, counted by the caller.
    pub seconds: f64,
    /// Number of actions at the last test.
    pub(crate) actions_at_last_test: u64,
}

impl TrainingRun {
    /// Creates a run with random weights.
    pub fn new(plan: TrainingPlan, tests: TestPlan) -> TrainingRun {
        TrainingRun {
            trainer: Trainer::new(plan),
            tests,
            results: Vec::new(),
            seconds: 0.0,
            actions_at_last_test: 0,
        }
    }

    /// Returns whether all tests are done.
    pub fn is_finished(&self) -> bool {
        self.results.len() as u64 >= self.tests.tests
    }

    /// Trains up to the next test and performs it. `go_on` is called after every game, and during
    /// the test, with the number of training games; if it returns false, the result is `None` and
    /// nothing is lost.
    pub fn train_to_next_test(&mut self, mut go_on: impl FnMut(u64) -> bool) -> Option<TestResult> {
        let due =
            self.tests.games_before_test(self.results.len() as u64 + 1, self.trainer.plan.games);
        while self.trainer.played < due {
            self.trainer.play_game();
            if !go_on(self.trainer.played) {
                return None;
            }
        }
        let played = self.trainer.played;
        let score =
            testing::score_against_searchers(&self.net(), self.tests.deals, || go_on(played))?;
        Some(self.add_result(score))
    }

    fn add_result(&mut self, score: f32) -> TestResult {
        let since = self.results.last().map_or(0, |result| result.games);
        let games = (self.trainer.played - since).max(1) as f32;
        let result = TestResult {
            games: self.trainer.played,
            score,
            actions_per_game: (self.trainer.actions - self.actions_at_last_test) as f32 / games,
            squared_error: self.trainer.take_error(),
        };
        self.actions_at_last_test = self.trainer.actions;
        self.results.push(result);
        result
    }

    /// Returns the quantized net in its current state.
    pub fn net(&self) -> Net {
        let plan = &self.trainer.plan;
        let mut origin = format!(
            "games {}\nof {}\nseed {}\nrate {} {}\nastray {}\nlambda {}\n",
            self.trainer.played,
            plan.games,
            plan.seed,
            plan.learning_rate.0,
            plan.learning_rate.1,
            plan.exploration,
            plan.lambda
        );
        if let Some(result) = self.results.last() {
            origin += &format!("score {:.3}\n", result.score);
        }
        Net::new(plan.variant, plan.seats, origin, self.trainer.net.quantized())
    }

    /// Returns the finished net and its report; `None` if `go_on` returned false.
    pub fn finish(&self, go_on: impl FnMut() -> bool) -> Option<(Net, TrainingReport)> {
        let net = self.net();
        let report = TrainingReport {
            plan: self.trainer.plan,
            tests: self.tests,
            results: self.results.clone(),
            calibration: testing::calibration_unless_stopped(
                &net,
                self.tests.calibration_games,
                go_on,
            )?,
            actions: self.trainer.actions,
        };
        Some((net, report))
    }
}

/// Event of a training run.
#[derive(Clone, Copy, Debug)]
pub enum TrainingEvent<'a> {
    /// Number of games played so far.
    Games(u64),
    /// A test was done; with the net in its current state.
    Tested(TestResult, &'a Net),
}

/// Trains a net. `tell` receives the events and returns whether to go on; `None` if it returned
/// false.
pub fn train(
    plan: TrainingPlan,
    tests: TestPlan,
    mut tell: impl FnMut(TrainingEvent) -> bool,
) -> Option<(Net, TrainingReport)> {
    let mut run = TrainingRun::new(plan, tests);
    while !run.is_finished() {
        let result = run.train_to_next_test(|games| tell(TrainingEvent::Games(games)))?;
        if !tell(TrainingEvent::Tested(result, &run.net())) {
            return None;
        }
    }
    run.finish(|| true)
}

//! A whole course of training, from nothing to a net with its report.

use crate::plan::{TestPlan, TrainingPlan};
use crate::self_play::Trainer;
use crate::testing::{self, Calibration};
use cartagena_bots::net::Net;

/// How the net stood at some point of its training.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TestResult {
    /// After how many games.
    pub games: u64,
    /// Its score against searchers, looking one move ahead.
    pub score: f32,
    /// How many actions a game of self-play has taken since the last mark.
    pub actions_per_game: f32,
    /// The mean squared error of its chances against the results since the last mark.
    pub squared_error: f32,
}

/// How a net was made and what it can do.
#[derive(Clone, Debug, PartialEq)]
pub struct TrainingReport {
    /// The plan it followed.
    pub plan: TrainingPlan,
    /// How it was tested.
    pub tests: TestPlan,
    /// How it got on.
    pub results: Vec<TestResult>,
    /// Whether its chances come true.
    pub calibration: Calibration,
    /// How many actions were played in all.
    pub actions: u64,
}

/// A course under way. It may be put away at any time (see [`Course::save`]) and goes on as if
/// nothing had happened.
pub struct TrainingRun {
    /// The net and its lessons.
    pub trainer: Trainer,
    /// How it is tested.
    pub tests: TestPlan,
    /// The marks so far.
    pub results: Vec<TestResult>,
    /// How many seconds it has taken so far, by the clock of whoever runs it.
    pub seconds: f64,
    /// How many actions had been played when the last mark was given.
    pub(crate) actions_at_last_test: u64,
}

impl TrainingRun {
    /// The first day.
    pub fn new(plan: TrainingPlan, exams: TestPlan) -> TrainingRun {
        TrainingRun {
            trainer: Trainer::new(plan),
            tests: exams,
            results: Vec::new(),
            seconds: 0.0,
            actions_at_last_test: 0,
        }
    }

    /// Whether all marks have been given.
    pub fn is_finished(&self) -> bool {
        self.results.len() as u64 >= self.tests.tests
    }

    /// Plays on to the next mark. `go_on` hears after every game how many were played, and is asked
    /// during the test too; `None` if it said no. Then nothing is lost.
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
        let since = self.results.last().map_or(0, |mark| mark.games);
        let games = (self.trainer.played - since).max(1) as f32;
        let mark = TestResult {
            games: self.trainer.played,
            score,
            actions_per_game: (self.trainer.actions - self.actions_at_last_test) as f32 / games,
            squared_error: self.trainer.take_error(),
        };
        self.actions_at_last_test = self.trainer.actions;
        self.results.push(mark);
        mark
    }

    /// The net as it stands, in whole numbers.
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
        if let Some(mark) = self.results.last() {
            origin += &format!("score {:.3}\n", mark.score);
        }
        Net::new(plan.variant, plan.seats, origin, self.trainer.net.quantized())
    }

    /// The net at the end, and what there is to say of it; `None` if `go_on` said no.
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

/// What happens in a course.
pub enum TrainingEvent<'a> {
    /// So many games were played.
    Games(u64),
    /// A mark was given; this is the net as it stands.
    Tested(TestResult, &'a Net),
}

/// Trains a net. `tell` hears of the progress and says whether to go on.
pub fn train(
    plan: TrainingPlan,
    exams: TestPlan,
    mut tell: impl FnMut(TrainingEvent) -> bool,
) -> Option<(Net, TrainingReport)> {
    let mut course = TrainingRun::new(plan, exams);
    while !course.is_finished() {
        let mark = course.train_to_next_test(|games| tell(TrainingEvent::Games(games)))?;
        if !tell(TrainingEvent::Tested(mark, &course.net())) {
            return None;
        }
    }
    course.finish(|| true)
}

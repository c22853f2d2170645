//! A whole course of training, from nothing to a net with its report.

use crate::exam::{self, Reliability};
use crate::plan::{Exams, Plan};
use crate::selfplay::School;
use cartagena_bots::net::Net;

/// How the net stood at some point of its training.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mark {
    /// After how many games.
    pub games: u64,
    /// Its score against searchers, looking one move ahead.
    pub score: f32,
    /// How many actions a game of self-play has taken since the last mark.
    pub actions: f32,
    /// The mean squared error of its chances against the results since the last mark.
    pub error: f32,
}

/// How a net was made and what it can do.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// The plan it followed.
    pub plan: Plan,
    /// How it was tested.
    pub exams: Exams,
    /// How it got on.
    pub marks: Vec<Mark>,
    /// Whether its chances come true.
    pub reliability: Reliability,
    /// How many actions were played in all.
    pub actions: u64,
}

/// A course under way. It may be put away at any time (see [`Course::save`]) and goes on as if
/// nothing had happened.
pub struct Course {
    /// The net and its lessons.
    pub school: School,
    /// How it is tested.
    pub exams: Exams,
    /// The marks so far.
    pub marks: Vec<Mark>,
    /// How many seconds it has taken so far, by the clock of whoever runs it.
    pub seconds: f64,
    /// How many actions had been played when the last mark was given.
    pub(crate) marked: u64,
}

impl Course {
    /// The first day.
    pub fn new(plan: Plan, exams: Exams) -> Course {
        Course { school: School::new(plan), exams, marks: Vec::new(), seconds: 0.0, marked: 0 }
    }

    /// Whether all marks have been given.
    pub fn is_over(&self) -> bool {
        self.marks.len() as u64 >= self.exams.marks
    }

    /// Plays on to the next mark. `go_on` hears after every game how many were played, and is asked
    /// during the test too; `None` if it said no. Then nothing is lost.
    pub fn next_mark(&mut self, mut go_on: impl FnMut(u64) -> bool) -> Option<Mark> {
        let due = self.exams.due(self.marks.len() as u64 + 1, self.school.plan.games);
        while self.school.played < due {
            self.school.play();
            if !go_on(self.school.played) {
                return None;
            }
        }
        let played = self.school.played;
        let score = exam::score(&self.net(), self.exams.deals, || go_on(played))?;
        Some(self.mark(score))
    }

    fn mark(&mut self, score: f32) -> Mark {
        let since = self.marks.last().map_or(0, |mark| mark.games);
        let games = (self.school.played - since).max(1) as f32;
        let mark = Mark {
            games: self.school.played,
            score,
            actions: (self.school.actions - self.marked) as f32 / games,
            error: self.school.take_error(),
        };
        self.marked = self.school.actions;
        self.marks.push(mark);
        mark
    }

    /// The net as it stands, in whole numbers.
    pub fn net(&self) -> Net {
        let plan = &self.school.plan;
        let mut origin = format!(
            "games {}\nof {}\nseed {}\nrate {} {}\nastray {}\nlambda {}\n",
            self.school.played,
            plan.games,
            plan.seed,
            plan.rate.0,
            plan.rate.1,
            plan.astray,
            plan.lambda
        );
        if let Some(mark) = self.marks.last() {
            origin += &format!("score {:.3}\n", mark.score);
        }
        Net::new(plan.variant, plan.seats, origin, self.school.net.whole())
    }

    /// The net at the end, and what there is to say of it; `None` if `go_on` said no.
    pub fn finish(&self, go_on: impl FnMut() -> bool) -> Option<(Net, Report)> {
        let net = self.net();
        let report = Report {
            plan: self.school.plan,
            exams: self.exams,
            marks: self.marks.clone(),
            reliability: exam::checked(&net, self.exams.games, go_on)?,
            actions: self.school.actions,
        };
        Some((net, report))
    }
}

/// What happens in a course.
pub enum News<'a> {
    /// So many games were played.
    Games(u64),
    /// A mark was given; this is the net as it stands.
    Mark(Mark, &'a Net),
}

/// Trains a net. `tell` hears of the progress and says whether to go on.
pub fn train(
    plan: Plan,
    exams: Exams,
    mut tell: impl FnMut(News) -> bool,
) -> Option<(Net, Report)> {
    let mut course = Course::new(plan, exams);
    while !course.is_over() {
        let mark = course.next_mark(|games| tell(News::Games(games)))?;
        if !tell(News::Mark(mark, &course.net())) {
            return None;
        }
    }
    course.finish(|| true)
}

use crate::Goal;
use cartagena::{Action, Game, Notated};

/// The id of a message without variables.
pub type TextId = &'static str;

/// One small thing to learn, by playing the first seat of a fixed position.
#[derive(Debug)]
pub struct Lesson {
    /// Its name in addresses and in what is remembered of a learner; never changes.
    pub id: &'static str,
    /// Its name for people.
    pub title: TextId,
    /// The position at the start, as one line.
    pub line: &'static str,
    /// The steps, in order.
    pub steps: &'static [LessonStep],
}

/// Something to read or to do.
#[derive(Debug)]
pub struct LessonStep {
    /// The message that tells the learner what to look at or to do, and why.
    pub say: TextId,
    /// The task that completes the step.
    pub task: Task,
    /// Said when it is done, unless there is nothing to add.
    pub right: Option<TextId>,
    /// Said when something else is tried: why not now.
    pub wrong: Option<TextId>,
    /// Moves of the other seats after it.
    pub then: &'static [&'static str],
    /// Things that the sentence points at.
    pub points: &'static [PointedThing],
    /// True if the learner has to find the move: it glows only after a wrong try or a hint.
    pub search: bool,
}

/// The task that completes a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Having read the sentence.
    Read,
    /// One of these moves. A retreat that needs cards from the pile names them.
    Exactly(&'static [&'static str]),
    /// Any action of a kind.
    Any(Goal),
    /// Any actions until the learner ends the turn.
    Turn,
    /// Ending the turn.
    EndTurn,
    /// Taking the last move back.
    Undo,
    /// Asking the captain for a hint.
    Hint,
}

/// Something on the table that a sentence speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointedThing {
    /// A place, by its number.
    Place(u8),
    /// The learner's cards.
    Hand,
    /// The cards of the others.
    Others,
    /// The row.
    Row,
    /// The draw pile.
    Pile,
    /// The discard pile.
    Discards,
    /// The moves left of this turn.
    Moves,
    /// The button that ends the turn.
    EndTurn,
    /// The button that takes a move back.
    Undo,
    /// The button that asks for a hint.
    Hint,
}

impl Lesson {
    /// Returns the position at the start.
    pub fn game(&self) -> Game {
        read(self.line)
    }
}

impl LessonStep {
    /// Makes a step that is completed by reading it.
    pub(crate) const fn read(say: TextId, points: &'static [PointedThing]) -> LessonStep {
        let step = LessonStep::silent(say, Task::Read);
        LessonStep { points, ..step }
    }

    /// Makes a step that is completed by playing.
    pub(crate) const fn play(say: TextId, task: Task, right: TextId, wrong: TextId) -> LessonStep {
        let step = LessonStep::silent(say, task);
        LessonStep { right: Some(right), wrong: Some(wrong), ..step }
    }

    /// Makes a step without answers to right or wrong actions.
    pub(crate) const fn silent(say: TextId, task: Task) -> LessonStep {
        let (right, wrong) = (None, None);
        LessonStep { say, task, right, wrong, then: &[], points: &[], search: false }
    }

    /// Makes the learner find the move.
    pub(crate) const fn search(mut self) -> LessonStep {
        self.search = true;
        self
    }

    /// Adds moves of the others after the step.
    pub(crate) const fn then(mut self, moves: &'static [&'static str]) -> LessonStep {
        self.then = moves;
        self
    }

    /// Adds things that the sentence points at.
    pub(crate) const fn at(mut self, points: &'static [PointedThing]) -> LessonStep {
        self.points = points;
        self
    }
}

impl Task {
    /// Returns the actions that complete the task, in the order of the notation.
    pub(crate) fn wanted(self, game: &Game) -> Vec<Action> {
        let legal = game.legal_actions().list().into_iter();
        match self {
            Task::Read | Task::Undo | Task::Hint => Vec::new(),
            Task::Exactly(moves) => moves.iter().map(|text| notated(text).action).collect(),
            Task::Any(goal) => legal.filter(|&action| goal.is_met(game, action)).collect(),
            Task::Turn => legal.collect(),
            Task::EndTurn => vec![Action::EndTurn],
        }
    }

    /// Returns the named move of this task that an action matches, if moves are named.
    pub(crate) fn named(self, action: Action) -> Option<Notated> {
        let Task::Exactly(moves) = self else { return None };
        moves.iter().map(|text| notated(text)).find(|notated| notated.action == action)
    }
}

pub(crate) fn read(line: &str) -> Game {
    line.parse().expect("the tests have read every position")
}

pub(crate) fn notated(text: &str) -> Notated {
    text.parse().expect("the tests have read every move")
}

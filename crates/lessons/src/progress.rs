use crate::lesson::notated;
use crate::{Lesson, LessonStep, Task, TextId};
use cartagena::{Action, Event, Game, Notated, Observation, Seat, Symbol, Viewer};

/// The state of a lesson in progress. The learner plays the first seat.
#[derive(Clone, Debug)]
pub struct Progress {
    lesson: &'static Lesson,
    at: usize,
    game: Game,
}

/// The answer to an action of the learner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonAnswer {
    /// The action completes the step, or a part of it.
    Right {
        /// The message to show, if any.
        message: Option<TextId>,
        /// Events as the learner sees them: the learner's own move, then those of the others.
        events: Vec<Event>,
        /// True if the lesson is over.
        done: bool,
    },
    /// Another action is wanted now; nothing changed. The message to show, if any.
    NotThis(Option<TextId>),
}

impl Progress {
    /// Starts a lesson.
    pub fn new(lesson: &'static Lesson) -> Progress {
        Progress { lesson, at: 0, game: lesson.game() }
    }

    /// Returns the lesson.
    pub fn lesson(&self) -> &'static Lesson {
        self.lesson
    }

    /// Returns the current step; none when the lesson is over.
    pub fn step(&self) -> Option<&'static LessonStep> {
        self.lesson.steps.get(self.at)
    }

    /// Returns the number of completed steps.
    pub fn steps_done(&self) -> usize {
        self.at
    }

    /// Returns whether the lesson is over.
    pub fn is_done(&self) -> bool {
        self.step().is_none()
    }

    /// Returns the table as the learner sees it.
    pub fn observation(&self) -> Observation {
        self.game.observe(LEARNER)
    }

    /// Returns the actions to highlight, in the order of the notation: none while there is
    /// something to read.
    pub fn wanted(&self) -> Vec<Action> {
        self.step().map_or_else(Vec::new, |step| step.task.wanted(&self.game))
    }

    /// Completes a step that the learner has read.
    pub fn go_on(&mut self) -> LessonAnswer {
        match self.step() {
            Some(step) if step.task == Task::Read => self.finish(step, Vec::new()),
            step => LessonAnswer::NotThis(step.and_then(|step| step.wrong)),
        }
    }

    /// Plays an action of the learner.
    pub fn play(&mut self, action: Action) -> LessonAnswer {
        let Some(step) = self.step() else { return LessonAnswer::NotThis(None) };
        if !self.wanted().contains(&action) {
            return LessonAnswer::NotThis(step.wrong);
        }
        let event = self.apply(action, step.task.named(action));
        if step.task == Task::Turn && self.is_learners_turn() {
            return LessonAnswer::Right { message: None, events: vec![event], done: false };
        }
        self.finish(step, vec![event])
    }

    fn is_learners_turn(&self) -> bool {
        self.game.turn().seat() == Some(Seat::FIRST)
    }

    fn finish(&mut self, step: &'static LessonStep, mut events: Vec<Event>) -> LessonAnswer {
        for text in step.then {
            let reply = notated(text);
            events.push(self.apply(reply.action, Some(reply)));
        }
        self.at += 1;
        LessonAnswer::Right { message: step.right, events, done: self.is_done() }
    }

    fn apply(&mut self, action: Action, named: Option<Notated>) -> Event {
        let dealt = self.dealt(action, named);
        let event = self.game.play(action, &dealt).expect("the tests have played every lesson");
        event.seen_by(LEARNER, self.game.position().rules().variant)
    }

    /// Returns the cards from the pile: those that the lesson names, or else the first in the order
    /// of the notation.
    fn dealt(&self, action: Action, named: Option<Notated>) -> Vec<Symbol> {
        let told = named.and_then(|named| named.resolve(&self.game).ok().flatten());
        let needed = self.game.cards_needed(action);
        told.map_or_else(
            || self.game.position().pile().iter().take(needed).collect(),
            |cards| cards.to_vec(),
        )
    }
}

const LEARNER: Viewer = Viewer::Seat(Seat::FIRST);

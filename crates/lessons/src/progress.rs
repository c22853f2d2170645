use crate::lesson::notated;
use crate::{Lesson, LessonStep, Task, TextId};
use cartagena::{Action, Event, Game, Notated, Observation, Seat, Symbol, Viewer};

/// The state of a lesson in progress. The learner plays the first seat.
#[derive(Clone, Debug)]
pub struct Progress {
    lesson: &'static Lesson,
    at: usize,
    game: Game,
    /// The game before each move of this turn that can be undone, the oldest first.
    undoable: Vec<Game>,
    /// True after the learner's third move, until the learner ends the turn.
    unconfirmed: bool,
    /// True after a wrong try or a hint, when the move to find glows.
    revealed: bool,
}

/// Something that happened at the table of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonEntry {
    /// A move or an early end of a turn, as the learner sees it.
    Played(Event),
    /// The learner took the last move back.
    Undone,
    /// The learner ended the turn after its third move.
    Confirmed,
}

/// The answer to an action of the learner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonAnswer {
    /// The action completes the step, or a part of it.
    Right {
        /// The message to show, if any.
        message: Option<TextId>,
        /// The learner's own entry, then those of the others.
        entries: Vec<LessonEntry>,
        /// True if the lesson is over.
        done: bool,
    },
    /// Another action is wanted now; nothing changed at the table. The message to show, if any.
    NotThis(Option<TextId>),
}

impl Progress {
    /// Starts a lesson.
    pub fn new(lesson: &'static Lesson) -> Progress {
        let game = lesson.game();
        let (undoable, unconfirmed, revealed) = (Vec::new(), false, false);
        Progress { lesson, at: 0, game, undoable, unconfirmed, revealed }
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

    /// Returns whether the learner has made three moves and has to end the turn.
    pub fn is_unconfirmed(&self) -> bool {
        self.unconfirmed
    }

    /// Returns the actions that complete the step or a part of it, in the order of the notation:
    /// none while there is something to read.
    pub fn wanted(&self) -> Vec<Action> {
        match self.step() {
            Some(step) if step.task == Task::Turn && self.unconfirmed => vec![Action::EndTurn],
            Some(step) => step.task.wanted(&self.game),
            None => Vec::new(),
        }
    }

    /// Returns the actions to highlight: the wanted ones, or all legal ones while the learner has
    /// to find the move.
    pub fn glowing(&self) -> Vec<Action> {
        match self.step() {
            Some(step) if step.search && !self.revealed => {
                self.game.legal_actions().list().to_vec()
            }
            _ => self.wanted(),
        }
    }

    /// Completes a step that the learner has read.
    pub fn go_on(&mut self) -> LessonAnswer {
        match self.step() {
            Some(step) if step.task == Task::Read => self.finish(step, Vec::new()),
            step => LessonAnswer::NotThis(step.and_then(|step| step.wrong)),
        }
    }

    /// Plays an action of the learner. After the third move of a turn, its end is the only one.
    pub fn play(&mut self, action: Action) -> LessonAnswer {
        let Some(step) = self.step() else { return LessonAnswer::NotThis(None) };
        if !self.wanted().contains(&action) {
            self.revealed |= step.search;
            return LessonAnswer::NotThis(step.wrong);
        }
        let entry = self.act(action, step.task.named(action));
        if step.task == Task::Turn && (self.unconfirmed || self.is_learners_turn()) {
            return LessonAnswer::Right { message: None, entries: vec![entry], done: false };
        }
        self.finish(step, vec![entry])
    }

    /// Returns whether the learner may take the last move back now.
    pub fn can_undo(&self) -> bool {
        let allowed = |step: &LessonStep| matches!(step.task, Task::Undo | Task::Turn);
        self.step().is_some_and(allowed) && !self.undoable.is_empty()
    }

    /// Takes the learner's last move back.
    pub fn undo(&mut self) -> LessonAnswer {
        let Some(step) = self.step() else { return LessonAnswer::NotThis(None) };
        let Some(before) = self.can_undo().then(|| self.undoable.pop()).flatten() else {
            return LessonAnswer::NotThis(step.wrong);
        };
        (self.game, self.unconfirmed) = (before, false);
        match step.task {
            Task::Undo => self.finish(step, vec![LessonEntry::Undone]),
            _ => {
                let entries = vec![LessonEntry::Undone];
                LessonAnswer::Right { message: None, entries, done: false }
            }
        }
    }

    /// Asks the captain: completes a step that is about asking, else lets the wanted move glow.
    pub fn ask_hint(&mut self) -> LessonAnswer {
        match self.step() {
            Some(step) if step.task == Task::Hint => self.finish(step, Vec::new()),
            _ => {
                self.revealed = true;
                LessonAnswer::NotThis(None)
            }
        }
    }

    fn is_learners_turn(&self) -> bool {
        self.game.turn().seat() == Some(Seat::FIRST)
    }

    fn finish(&mut self, step: &'static LessonStep, mut entries: Vec<LessonEntry>) -> LessonAnswer {
        for text in step.then {
            let reply = notated(text);
            entries.push(LessonEntry::Played(self.apply(reply.action, Some(reply))));
        }
        self.at += 1;
        self.revealed = false;
        LessonAnswer::Right { message: step.right, entries, done: self.is_done() }
    }

    /// Performs a wanted action of the learner.
    fn act(&mut self, action: Action, named: Option<Notated>) -> LessonEntry {
        if self.unconfirmed {
            self.undoable.clear();
            self.unconfirmed = false;
            return LessonEntry::Confirmed;
        }
        let before = self.game.clone();
        let shows_cards = self.game.cards_needed(action) > 0;
        let event = self.apply(action, named);
        if shows_cards || action == Action::EndTurn {
            self.undoable.clear();
        } else {
            self.undoable.push(before);
        }
        let others_turn = self.game.turn().seat().is_some_and(|seat| seat != Seat::FIRST);
        self.unconfirmed = others_turn && action != Action::EndTurn;
        LessonEntry::Played(event)
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

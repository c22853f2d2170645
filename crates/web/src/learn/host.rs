//! A lesson as the host of a table: messages of the page in, answers out. No browser.

use cartagena::{Action, Place, Seat, Setup};
use cartagena_lessons::{Lesson, LessonAnswer, LessonEntry, PointedThing, Progress, Task, TextId};
use cartagena_protocol::{ClientMsg, EntryView, SeatLabel, SeenMove, ServerMsg, Snapshot};

/// A lesson under way: the table's game and the sentence beside it.
#[derive(Clone, Debug)]
pub struct LessonHost {
    progress: Progress,
    sentence: Sentence,
    /// Number of entries so far.
    seq: u64,
}

/// The sentence that is shown now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sentence {
    /// Sentence of the step.
    Task,
    /// The praise for the last action, before the next step.
    Praise(TextId),
    /// Reason why the action is not wanted now.
    Hint(TextId),
}

impl LessonHost {
    /// Starts a lesson.
    pub fn new(lesson: &'static Lesson) -> LessonHost {
        LessonHost { progress: Progress::new(lesson), sentence: Sentence::Task, seq: 0 }
    }

    /// Returns the sentence to show.
    pub fn text(&self) -> TextId {
        match self.sentence {
            Sentence::Praise(text) | Sentence::Hint(text) => text,
            Sentence::Task => self.progress.step().map_or("learn-done", |step| step.say),
        }
    }

    /// Returns whether the sentence is praise.
    pub fn is_praise(&self) -> bool {
        matches!(self.sentence, Sentence::Praise(_))
    }

    /// Returns whether the sentence is a hint about an unwanted action.
    pub fn is_hint(&self) -> bool {
        matches!(self.sentence, Sentence::Hint(_))
    }

    /// Returns the number of completed steps.
    pub fn steps_done(&self) -> usize {
        self.progress.steps_done()
    }

    /// Returns whether the lesson is over.
    pub fn is_done(&self) -> bool {
        self.progress.is_done()
    }

    /// Returns whether there is only something to read now.
    pub fn is_reading(&self) -> bool {
        !self.is_done() && (self.is_praise() || self.task() == Some(Task::Read))
    }

    /// Returns the task at hand.
    pub fn task(&self) -> Option<Task> {
        self.progress.step().map(|step| step.task)
    }

    /// Returns the moves to highlight at the table.
    pub fn glowing(&self) -> Vec<Action> {
        if self.is_reading() { Vec::new() } else { self.progress.glowing() }
    }

    /// Returns the things that the shown sentence points at.
    pub fn points(&self) -> &'static [PointedThing] {
        match self.progress.step() {
            Some(step) if !self.is_praise() => step.points,
            _ => &[],
        }
    }

    /// Returns the places among the things that the shown sentence points at.
    pub fn places(&self) -> Vec<Place> {
        let place = |point: &PointedThing| match point {
            PointedThing::Place(number) => Place::new(*number),
            _ => None,
        };
        self.points().iter().filter_map(place).collect()
    }

    /// Goes on after the learner has read a sentence.
    pub fn go_on(&mut self) -> ServerMsg {
        if self.is_praise() {
            self.sentence = Sentence::Task;
            return self.events(Vec::new());
        }
        let answer = self.progress.go_on();
        self.answer(answer)
    }

    /// Handles a message of the table. While there is something to read, nothing is played.
    pub fn receive(&mut self, message: &ClientMsg) -> Option<ServerMsg> {
        let answer = match message {
            ClientMsg::Watch { .. } => return Some(self.snapshot()),
            _ if self.is_reading() || self.is_done() => return Some(self.events(Vec::new())),
            ClientMsg::Play { action, .. } => self.progress.play(action.parsed()?.action),
            ClientMsg::Confirm { .. } => self.progress.play(Action::EndTurn),
            ClientMsg::Undo { .. } => self.progress.undo(),
            ClientMsg::Advise { .. } => self.progress.ask_hint(),
            _ => return None,
        };
        Some(self.answer(answer))
    }

    /// Returns the table as it stands.
    pub fn snapshot(&self) -> ServerMsg {
        let seen = self.progress.observation();
        let snapshot = Snapshot {
            game: self.progress.lesson().id.to_owned(),
            seq: self.seq,
            viewer: Some(Seat::FIRST),
            seats: vec![SeatLabel::default(); seen.seats()],
            start: Setup::from(&seen),
            moves: Vec::new(),
            to_confirm: self.progress.is_unconfirmed().then_some(Seat::FIRST),
            can_undo: self.progress.can_undo(),
        };
        ServerMsg::Snapshot(Box::new(snapshot))
    }

    fn answer(&mut self, answer: LessonAnswer) -> ServerMsg {
        let (sentence, entries) = match answer {
            LessonAnswer::Right { message, entries, .. } => {
                (message.map(Sentence::Praise), entries)
            }
            LessonAnswer::NotThis(message) => (message.map(Sentence::Hint), Vec::new()),
        };
        self.sentence = sentence.unwrap_or(Sentence::Task);
        self.events(entries)
    }

    /// Returns the message about new entries. One without entries makes the table let go of what is
    /// chosen.
    fn events(&mut self, entries: Vec<LessonEntry>) -> ServerMsg {
        self.seq += entries.len() as u64;
        ServerMsg::Events {
            game: self.progress.lesson().id.to_owned(),
            seq: self.seq,
            entries: entries.iter().map(|entry| self.entry_view(entry)).collect(),
            can_undo: self.progress.can_undo(),
        }
    }

    /// Returns an entry as a message says it. Only the learner confirms a turn of three moves, and
    /// not after the lesson.
    fn entry_view(&self, entry: &LessonEntry) -> EntryView {
        match entry {
            LessonEntry::Played(event) => {
                let done = event.seat() != Seat::FIRST || self.is_done();
                EntryView::Played { event: SeenMove::from(event), done }
            }
            LessonEntry::Undone => EntryView::Undone,
            LessonEntry::Confirmed => EntryView::Confirmed,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena_client::GameView;
    use cartagena_lessons::LESSONS;

    /// A lesson and the view of a table that follows it.
    struct Desk {
        host: LessonHost,
        view: GameView,
    }

    impl Desk {
        fn new(id: &str) -> Desk {
            let lesson = LESSONS.iter().find(|lesson| lesson.id == id).expect("a lesson");
            let mut host = LessonHost::new(lesson);
            let told = host.receive(&ClientMsg::Watch { game: id.into(), seat: Some(0) });
            let Some(ServerMsg::Snapshot(snapshot)) = told else { panic!("{told:?}") };
            let view = GameView::new(&snapshot).expect("a snapshot").with_separate_devices();
            Desk { host, view }
        }

        fn follow(&mut self, told: Option<ServerMsg>) {
            let Some(ServerMsg::Events { seq, entries, can_undo, .. }) = told else {
                panic!("{told:?}")
            };
            self.view.follow(seq, &entries, can_undo).expect("entries in step");
            assert_eq!(*self.view.now(), self.host.progress.observation());
        }

        fn send(&mut self, message: &ClientMsg) {
            let told = self.host.receive(message);
            self.follow(told);
        }

        fn next(&mut self) {
            let told = self.host.go_on();
            self.follow(Some(told));
        }

        fn play(&mut self, action: &str) {
            let (game, after) = (String::new(), self.view.seq());
            self.send(&ClientMsg::Play { game, after, action: action.into() });
        }

        fn undo(&mut self) {
            self.send(&ClientMsg::Undo { game: String::new(), after: self.view.seq() });
        }

        fn ask(&mut self) {
            self.send(&ClientMsg::Advise { game: String::new(), after: self.view.seq() });
        }

        /// Ends the turn with the message that the table would send.
        fn end_turn(&mut self) {
            match self.view.to_confirm() {
                None => self.play("."),
                Some(_) => {
                    let (game, after) = (String::new(), self.view.seq());
                    self.send(&ClientMsg::Confirm { game, after });
                }
            }
        }

        /// Does what the lesson wants next.
        fn obey(&mut self) {
            match self.host.task() {
                _ if self.host.is_reading() => self.next(),
                Some(Task::Undo) => self.undo(),
                Some(Task::Hint) => self.ask(),
                Some(Task::EndTurn) => self.end_turn(),
                _ => match self.host.progress.wanted()[0] {
                    Action::EndTurn => self.end_turn(),
                    action => self.play(&action.to_string()),
                },
            }
        }
    }

    #[test]
    fn every_lesson_can_be_played_at_a_table() {
        for lesson in LESSONS {
            let mut desk = Desk::new(lesson.id);
            let mut deeds = 0;
            while !desk.host.is_done() {
                deeds += 1;
                assert!(deeds < 60, "{} does not end", desk.host.text());
                desk.obey();
            }
        }
    }

    #[test]
    fn something_else_is_possible_but_answered_kindly() {
        let mut desk = Desk::new("advance");
        desk.play("S0");
        assert!(desk.host.is_hint() && desk.view.moves() == 0);
        assert_eq!(desk.host.text(), "learn-advance-first-wrong");
        desk.play("D0");
        assert!(desk.host.is_praise() && desk.host.is_reading() && desk.view.moves() == 1);
    }

    #[test]
    fn nothing_is_played_while_there_is_something_to_read() {
        let mut desk = Desk::new("aim");
        desk.play("K33");
        assert!(desk.host.is_reading() && desk.view.moves() == 0);
        assert_eq!(desk.host.places(), [Place::FORT, Place::BOAT]);
        assert!(desk.host.glowing().is_empty());
    }

    #[test]
    fn what_is_to_be_found_glows_only_after_a_wrong_try() {
        let mut desk = Desk::new("jump");
        for action in ["D0", "D3"] {
            desk.play(action);
            desk.next();
        }
        assert!(desk.host.glowing().len() > 1);
        desk.play("B0");
        assert_eq!(desk.host.glowing(), desk.host.progress.wanted());
    }

    #[test]
    fn a_hint_shows_what_is_to_be_found() {
        let mut desk = Desk::new("row");
        desk.next();
        let before = desk.host.text();
        desk.ask();
        assert_eq!((desk.host.text(), desk.host.glowing().len()), (before, 2));
    }

    /// As at every table: three moves, then the learner ends the turn or takes the last one back.
    #[test]
    fn the_third_move_waits_for_the_end_of_the_turn() {
        let mut desk = Desk::new("free");
        ["D0", "D6", "D6"].iter().for_each(|action| desk.play(action));
        assert_eq!(desk.view.to_confirm(), Some(Seat::FIRST));
        assert!(desk.view.may_undo() && !desk.host.is_done());
        desk.undo();
        assert_eq!((desk.view.to_confirm(), desk.view.moves()), (None, 2));
        desk.play("D6");
        desk.end_turn();
        assert!(desk.host.is_done());
    }
}

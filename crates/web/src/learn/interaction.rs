//! A lesson under way: what can be touched, what glows, and what comes of a touch. No browser.

use cartagena::{Action, Event, Observation, Place, Seat, Symbol};
use cartagena_art::Mark;
use cartagena_client::{Choice, MoveOption, TouchResult, can_end_turn, move_options};
use cartagena_lessons::{Lesson, LessonAnswer, PointedThing, Progress, Task, TextId};

/// The learner's progress and current choice.
#[derive(Clone, Debug)]
pub struct Interaction {
    progress: Progress,
    choice: Choice,
    sentence: Sentence,
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

/// The outcome of a touch.
#[derive(Clone, Debug)]
pub struct TouchOutcome {
    /// The observation before the touch.
    pub before: Observation,
    /// Events by the learner, then by the others.
    pub events: Vec<Event>,
}

impl Interaction {
    /// Starts a lesson.
    pub fn new(lesson: &'static Lesson) -> Interaction {
        let progress = Progress::new(lesson);
        Interaction { progress, choice: Choice::default(), sentence: Sentence::Task }
    }

    /// Returns the table as the learner sees it.
    pub fn observation(&self) -> Observation {
        self.progress.observation()
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

    /// Returns whether the current step is only to be read.
    pub fn is_reading(&self) -> bool {
        let reads = |task: Task| task == Task::Read;
        !self.is_done()
            && (self.is_praise() || self.progress.step().is_some_and(|step| reads(step.task)))
    }

    fn is_playing(&self) -> bool {
        !self.is_done() && !self.is_reading()
    }

    /// Returns the current choice.
    pub fn choice(&self) -> Choice {
        self.choice
    }

    /// Returns whether the step's sentence points at something, while that sentence is shown.
    pub fn points_at(&self, point: PointedThing) -> bool {
        !self.is_praise() && self.points().contains(&point)
    }

    fn points(&self) -> &'static [PointedThing] {
        self.progress.step().map_or(&[], |step| step.points)
    }

    fn wanted(&self) -> Vec<Action> {
        if self.is_playing() { self.progress.wanted() } else { Vec::new() }
    }

    /// Returns the moves that one more touch would make. If some of them are wanted, only those.
    fn offered(&self) -> Vec<MoveOption> {
        if !self.is_playing() {
            return Vec::new();
        }
        let (all, wanted) = (self.choice.options(&self.observation()), self.wanted());
        let good: Vec<MoveOption> =
            all.iter().filter(|offer| wanted.contains(&offer.action)).copied().collect();
        if good.is_empty() { all } else { good }
    }

    fn legal(&self) -> Vec<MoveOption> {
        if self.is_playing() { move_options(&self.observation()) } else { Vec::new() }
    }

    /// Returns whether touching a place does something.
    pub fn is_touchable(&self, place: Place) -> bool {
        self.offered().iter().any(|offer| offer.to == place)
            || self.legal().iter().any(|offer| offer.from == place)
    }

    /// Returns whether touching a card does something.
    pub fn is_card_touchable(&self, card: Symbol) -> bool {
        self.legal().iter().any(|offer| offer.card == Some(card))
    }

    /// Returns whether a place should be touched next.
    pub fn is_wanted(&self, place: Place) -> bool {
        if self.choice == Choice::default() {
            return self.wanted_offers().iter().any(|offer| offer.from == place);
        }
        let wanted = self.wanted();
        let by_card = self.choice.pirate.is_none();
        let leads = |offer: &MoveOption| offer.to == place || (by_card && offer.from == place);
        self.offered().iter().any(|offer| leads(offer) && wanted.contains(&offer.action))
    }

    /// Returns whether a card should be touched next.
    pub fn is_card_wanted(&self, card: Symbol) -> bool {
        let fits = |offer: &MoveOption| self.choice.pirate.is_none_or(|from| offer.from == from);
        self.choice.card.is_none()
            && self.wanted_offers().iter().any(|offer| offer.card == Some(card) && fits(offer))
    }

    /// Returns the wanted moves.
    fn wanted_offers(&self) -> Vec<MoveOption> {
        let wanted = self.wanted();
        self.legal().into_iter().filter(|offer| wanted.contains(&offer.action)).collect()
    }

    /// Returns whether the turn can be ended.
    pub fn may_end(&self) -> bool {
        self.is_playing() && can_end_turn(&self.observation())
    }

    /// Returns whether the turn should be ended.
    pub fn should_end(&self) -> bool {
        self.wanted() == [Action::EndTurn]
    }

    /// Returns the moves that lead to a place, for saying what a touch of it would do.
    pub fn leading_to(&self, place: Place) -> Vec<MoveOption> {
        self.offered().into_iter().filter(|offer| offer.to == place).collect()
    }

    /// Handles a touch of a place.
    pub fn touch(&mut self, place: Place) -> Option<TouchOutcome> {
        if !self.is_touchable(place) {
            return None;
        }
        self.apply_touch(self.choice.touch_place(&self.observation(), place))
    }

    /// Handles a touch of a card.
    pub fn touch_card(&mut self, card: Symbol) -> Option<TouchOutcome> {
        if !self.is_card_touchable(card) {
            return None;
        }
        self.apply_touch(self.choice.touch_card(&self.observation(), card))
    }

    fn apply_touch(&mut self, touch: TouchResult) -> Option<TouchOutcome> {
        match touch {
            TouchResult::Play(action) => return self.play(action),
            TouchResult::Ask(ways) => return self.resolve_ambiguous(&ways),
            TouchResult::Select(choice) => (self.choice, self.sentence) = (choice, Sentence::Task),
            TouchResult::Nothing => {}
        }
        None
    }

    /// Plays the wanted one of several possible moves, if there is only one.
    fn resolve_ambiguous(&mut self, ways: &[MoveOption]) -> Option<TouchOutcome> {
        let wanted = self.wanted();
        let good: Vec<&MoveOption> =
            ways.iter().filter(|way| wanted.contains(&way.action)).collect();
        if let [only] = good.as_slice() {
            return self.play(only.action);
        }
        self.sentence = Sentence::Hint("learn-which");
        None
    }

    /// Clears the choice.
    pub fn clear_choice(&mut self) {
        self.choice = Choice::default();
    }

    /// Ends the learner's turn.
    pub fn end_turn(&mut self) -> Option<TouchOutcome> {
        if self.may_end() { self.play(Action::EndTurn) } else { None }
    }

    /// Goes on after the learner has read a step.
    pub fn go_on(&mut self) -> Option<TouchOutcome> {
        if self.is_praise() && !self.is_done() {
            self.sentence = Sentence::Task;
            return None;
        }
        let (before, said) = (self.observation(), self.text());
        let answer = self.progress.go_on();
        self.apply_answer(before, answer, Some(said))
    }

    fn play(&mut self, action: Action) -> Option<TouchOutcome> {
        let before = self.observation();
        self.choice = Choice::default();
        let answer = self.progress.play(action);
        self.apply_answer(before, answer, None)
    }

    /// Applies the answer to an action. A lesson that ends with something to read keeps that
    /// sentence to its end.
    fn apply_answer(
        &mut self,
        before: Observation,
        answer: LessonAnswer,
        read: Option<TextId>,
    ) -> Option<TouchOutcome> {
        match answer {
            LessonAnswer::Right { message, events, done } => {
                let last = if done { read } else { None };
                self.sentence = message.or(last).map_or(Sentence::Task, Sentence::Praise);
                Some(TouchOutcome { before, events })
            }
            LessonAnswer::NotThis(message) => {
                self.sentence = message.map_or(Sentence::Task, Sentence::Hint);
                None
            }
        }
    }

    /// Returns the marks to draw on the board.
    pub fn marks(&self) -> Vec<Mark> {
        let mut marks: Vec<Mark> = if self.choice == Choice::default() {
            self.wanted_offers().iter().map(|offer| Mark::Source(offer.from)).collect()
        } else {
            self.chosen_marks()
        };
        if !self.is_praise() && self.choice == Choice::default() {
            let lit = marks.clone();
            let free = |place: &Place| !lit.contains(&Mark::Source(*place));
            marks.extend(self.points().iter().filter_map(place_of).filter(free).map(Mark::Point));
        }
        marks
    }

    fn chosen_marks(&self) -> Vec<Mark> {
        let offered = self.offered();
        let sources = offered.iter().map(|offer| Mark::Source(offer.from));
        let targets = offered.iter().map(|offer| target(*offer));
        sources.chain(targets).collect()
    }
}

fn place_of(point: &PointedThing) -> Option<Place> {
    match point {
        PointedThing::Place(number) => Place::new(*number),
        _ => None,
    }
}

fn target(offer: MoveOption) -> Mark {
    let (place, seat) = (offer.to, Seat::FIRST);
    match offer.card {
        Some(card) => Mark::Target { place, seat, card },
        None => Mark::Retreat { place, seat, cards: offer.draws },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena_lessons::LESSONS;

    fn desk(id: &str) -> Interaction {
        Interaction::new(LESSONS.iter().find(|lesson| lesson.id == id).expect("a lesson"))
    }

    fn place(number: u8) -> Place {
        Place::new(number).expect("a place")
    }

    /// Does what glows until the lesson is over, by pirate and target or by card and pirate.
    fn follow_the_light(mut desk: Interaction, cards_first: bool) {
        let mut touches = 0;
        while !desk.is_done() {
            touches += 1;
            assert!(touches < 60, "{} does not end", desk.text());
            let glowing = (0..=37).filter_map(Place::new).find(|place| desk.is_wanted(*place));
            let card = Symbol::ALL.into_iter().find(|card| desk.is_card_wanted(*card));
            if desk.is_reading() {
                desk.go_on();
            } else if desk.should_end() {
                assert!(desk.end_turn().is_some());
            } else if let (true, Some(card)) = (cards_first, card) {
                desk.touch_card(card);
            } else {
                desk.touch(glowing.expect("something glows"));
            }
        }
    }

    #[test]
    fn every_lesson_can_be_done_by_touching_what_glows() {
        for lesson in LESSONS {
            follow_the_light(Interaction::new(lesson), false);
            follow_the_light(Interaction::new(lesson), true);
        }
    }

    /// As at the table: a pirate and where to, a card and where to, or pirate and card in either
    /// order.
    #[test]
    fn a_move_is_chosen_in_any_order() {
        const FORT: Place = Place::FORT;
        const DAGGER: Symbol = Symbol::Dagger;
        let choosing: [fn(&mut Interaction) -> Option<TouchOutcome>; 4] = [
            |desk| desk.touch(FORT).or_else(|| desk.touch(place(5))),
            |desk| desk.touch_card(DAGGER).or_else(|| desk.touch(place(5))),
            |desk| desk.touch(FORT).or_else(|| desk.touch_card(DAGGER)),
            |desk| desk.touch_card(DAGGER).or_else(|| desk.touch(FORT)),
        ];
        for choose in choosing {
            let mut desk = desk("advance");
            assert_eq!(choose(&mut desk).expect("a move").events.len(), 1);
            assert!(desk.is_praise() && desk.is_reading());
        }
    }

    #[test]
    fn something_else_is_possible_but_answered_kindly() {
        let mut desk = desk("advance");
        assert!(desk.is_card_touchable(Symbol::Skull) && !desk.is_card_wanted(Symbol::Skull));
        desk.touch_card(Symbol::Skull);
        assert!(desk.touch(place(4)).is_none());
        assert!(desk.is_hint());
        assert_eq!(desk.text(), "learn-advance-first-wrong");
        assert_eq!(desk.choice(), Choice::default());
        desk.touch(Place::FORT);
        assert!(!desk.is_hint(), "the task is said again");
    }

    #[test]
    fn only_wanted_targets_show_for_a_wanted_pirate() {
        let mut desk = desk("advance");
        desk.touch(Place::FORT);
        assert!(desk.is_wanted(place(5)) && desk.is_touchable(place(5)));
        assert!(!desk.is_touchable(place(1)));
        assert_eq!(
            desk.marks(),
            [
                Mark::Source(Place::FORT),
                Mark::Target { place: place(5), seat: Seat::FIRST, card: Symbol::Dagger },
            ]
        );
    }

    #[test]
    fn nothing_reacts_while_there_is_something_to_read() {
        let mut desk = desk("aim");
        assert!(desk.is_reading());
        assert!((0..=37).filter_map(Place::new).all(|place| !desk.is_touchable(place)));
        assert!(desk.touch(place(33)).is_none() && !desk.may_end());
        assert_eq!(desk.marks(), [Mark::Point(Place::FORT), Mark::Point(Place::BOAT)]);
    }

    /// In the rulebooks' position a bottle takes several pirates straight aboard.
    #[test]
    fn two_ways_to_one_place_have_to_be_told_apart() {
        let mut desk = desk("free");
        desk.touch_card(Symbol::Bottle);
        assert!(desk.leading_to(Place::BOAT).len() > 1);
        assert!(desk.touch(Place::BOAT).is_none());
        assert_eq!((desk.is_hint(), desk.text()), (true, "learn-which"));
        assert_eq!(desk.touch(place(17)).map(|happened| happened.events.len()), Some(1));
        assert_eq!(desk.observation().pirates_at(Seat::FIRST, Place::BOAT), 1);
    }

    #[test]
    fn what_was_read_last_stays_to_the_end() {
        let mut desk = desk("hidden");
        desk.go_on();
        desk.touch(place(13));
        desk.touch(place(10));
        desk.go_on();
        desk.go_on();
        assert!(desk.is_done());
        assert_eq!(desk.text(), "learn-hidden-hispaniola");
    }
}

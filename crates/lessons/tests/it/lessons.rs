//! Every lesson can be played to its end, whatever the learner chooses of what glows.

use cartagena::{Action, Event, Game, Notated, Seat, Viewer};
use cartagena_lessons::{
    EXAMPLE_POSITION, Goal, LESSONS, Lesson, LessonAnswer, LessonEntry, Progress, SHORT_COURSE,
    Task,
};
use std::collections::BTreeSet;

fn lesson(id: &str) -> &'static Lesson {
    LESSONS.iter().find(|lesson| lesson.id == id).expect("a lesson")
}

fn action(text: &str) -> Action {
    text.parse::<Notated>().expect("a move").action
}

/// Follows every way through the rest of a lesson and counts them.
fn ways(progress: &Progress) -> usize {
    let Some(step) = progress.step() else { return 1 };
    if is_button(step.task) {
        return ways(&after(progress, press));
    }
    let wanted = progress.wanted();
    assert!(!wanted.is_empty(), "{}: {}", progress.lesson().id, step.say);
    wanted.into_iter().map(|action| ways(&after(progress, |it| it.play(action)))).sum()
}

/// Returns whether a task is completed by a button and not by a move.
fn is_button(task: Task) -> bool {
    matches!(task, Task::Read | Task::Undo | Task::Hint)
}

/// Presses the button that the step is about.
fn press(progress: &mut Progress) -> LessonAnswer {
    match progress.step().map(|step| step.task) {
        Some(Task::Undo) => progress.undo(),
        Some(Task::Hint) => progress.ask_hint(),
        _ => progress.go_on(),
    }
}

/// Returns the events among the entries.
fn events(entries: &[LessonEntry]) -> Vec<&Event> {
    entries.iter().filter_map(event).collect()
}

fn event(entry: &LessonEntry) -> Option<&Event> {
    match entry {
        LessonEntry::Played(event) => Some(event),
        LessonEntry::Undone | LessonEntry::Confirmed => None,
    }
}

fn after(progress: &Progress, act: impl Fn(&mut Progress) -> LessonAnswer) -> Progress {
    let mut next = progress.clone();
    let mut seen = progress.observation();
    match act(&mut next) {
        LessonAnswer::Right { entries, done, .. } => {
            assert_eq!(done, next.is_done());
            let undone = entries.contains(&LessonEntry::Undone);
            events(&entries).iter().for_each(|event| seen.apply(event).expect("events in step"));
            assert!(undone || seen == next.observation(), "{}", progress.lesson().id);
        }
        LessonAnswer::NotThis(message) => panic!("{}: {message:?}", progress.lesson().id),
    }
    next
}

/// On by what is wanted first.
fn next(progress: &Progress) -> Progress {
    let button = progress.step().is_some_and(|step| is_button(step.task));
    after(progress, |it| if button { press(it) } else { it.play(it.wanted()[0]) })
}

/// Every moment of a lesson at which there is something to do, by what glows first.
fn moments(lesson: &'static Lesson) -> impl Iterator<Item = Progress> {
    let start = Some(Progress::new(lesson));
    std::iter::successors(start, |it| (!it.is_done()).then(|| next(it)))
        .take_while(|it| !it.is_done())
}

fn all_moments() -> impl Iterator<Item = Progress> {
    LESSONS.iter().flat_map(moments)
}

#[test]
fn every_way_through_every_lesson_leads_to_its_end() {
    for lesson in LESSONS {
        assert!(ways(&Progress::new(lesson)) > 0, "{}", lesson.id);
    }
}

#[test]
fn what_glows_is_legal_and_the_learner_is_to_move() {
    for progress in all_moments() {
        let seen = progress.observation();
        for action in progress.glowing() {
            let id = progress.lesson().id;
            if progress.is_unconfirmed() {
                assert_eq!(action, Action::EndTurn, "{id}");
                continue;
            }
            assert_eq!(seen.turn().seat(), Some(Seat::FIRST), "{id}");
            let legal = seen.legal_actions().expect("the learner's turn");
            assert!(legal.contains(action), "{id}: {action}");
        }
    }
}

#[test]
fn whatever_does_not_glow_changes_nothing_and_has_an_answer() {
    let mut tried = 0;
    let playing = |it: &Progress| !it.wanted().is_empty() && !it.is_unconfirmed();
    for progress in all_moments().filter(playing) {
        let legal = progress.observation().legal_actions().expect("the learner's turn");
        for action in legal.list().into_iter().filter(|a| !progress.wanted().contains(a)) {
            let mut trial = progress.clone();
            let answer = trial.play(action);
            let id = progress.lesson().id;
            assert!(matches!(answer, LessonAnswer::NotThis(Some(_))), "{id}: {action}: {answer:?}");
            assert_eq!(trial.observation(), progress.observation());
            assert_eq!(trial.steps_done(), progress.steps_done());
            tried += 1;
        }
    }
    assert!(tried > 100, "{tried}");
}

#[test]
fn moves_that_are_named_go_where_they_are_said_to_go() {
    for progress in all_moments() {
        let step = progress.step().expect("a step");
        let Task::Exactly(moves) = step.task else { continue };
        for text in moves {
            let answer = progress.clone().play(action(text));
            let LessonAnswer::Right { entries, .. } = answer else { panic!("{text}: {answer:?}") };
            let events = events(&entries);
            assert_eq!(events.len(), 1 + step.then.len());
            for (event, notation) in events.iter().zip(std::iter::once(text).chain(step.then)) {
                let played = event.notation().to_string();
                assert!(
                    played.starts_with(notation),
                    "{}: {played} is not {notation}",
                    progress.lesson().id
                );
            }
        }
    }
}

#[test]
fn what_is_to_be_read_is_not_played_and_the_reverse() {
    for progress in all_moments() {
        let step = progress.step().expect("a step");
        let mut trial = progress.clone();
        let answer = match step.task {
            task if is_button(task) => trial.play(Action::EndTurn),
            _ => trial.go_on(),
        };
        assert_eq!(answer, LessonAnswer::NotThis(step.wrong), "{}", step.say);
        assert_eq!(trial.steps_done(), progress.steps_done());
    }
}

#[test]
fn ids_and_titles_are_different() {
    let ids: BTreeSet<_> = LESSONS.iter().map(|lesson| lesson.id).collect();
    let titles: BTreeSet<_> = LESSONS.iter().map(|lesson| lesson.title).collect();
    assert_eq!((ids.len(), titles.len()), (LESSONS.len(), LESSONS.len()));
}

/// Plays a lesson by what glows first and lists everything that happened.
fn events_of(id: &str) -> Vec<String> {
    let mut progress = Progress::new(lesson(id));
    let mut all = Vec::new();
    while let Some(step) = progress.step() {
        let answer = match step.task {
            task if is_button(task) => press(&mut progress),
            _ => progress.play(progress.wanted()[0]),
        };
        let LessonAnswer::Right { entries, .. } = answer else { panic!("{id}: {answer:?}") };
        all.extend(events(&entries).iter().map(|event| event.notation().to_string()));
    }
    all
}

#[test]
fn the_three_plans_of_the_rulebooks_come_true() {
    assert_eq!(events_of("first-plan"), ["D0>7", "D6>15", "D6>24"]);
    assert_eq!(events_of("second-plan"), ["17<12+B", "18<17+DD", "17<12+HP"]);
    assert_eq!(events_of("third-plan"), ["B17>37", "18<17+BD", "D0>7"]);
}

#[test]
fn the_others_answer_in_the_lesson_of_the_road() {
    assert_eq!(events_of("road"), ["D16>18", ".", "D0>22", ".", "S0>17"]);
}

#[test]
fn what_is_to_be_found_can_be_found_in_one_way_or_few() {
    let found = |id: &str, goal: Goal| -> Vec<String> {
        let at_goal = |it: &Progress| it.step().is_some_and(|step| step.task == Task::Any(goal));
        let moment = moments(lesson(id)).find(at_goal).expect("a step with the goal");
        moment.wanted().iter().map(Action::to_string).collect()
    };
    assert_eq!(found("jump", Goal::Jump), ["K0"]);
    assert_eq!(found("board", Goal::Board), ["P27"]);
    assert_eq!(found("row", Goal::Draw(1)), ["11<", "28<"]);
    assert_eq!(found("row", Goal::Draw(2)), ["20<"]);
}

/// Returns the first moment at which a learner has to find a move.
fn searching(id: &str) -> Progress {
    let searches = |it: &Progress| it.step().is_some_and(|step| step.search);
    moments(lesson(id)).find(searches).expect("a move to find")
}

#[test]
fn a_move_to_find_glows_only_after_a_wrong_try() {
    for id in ["jump", "board", "back-for-two", "row"] {
        let mut progress = searching(id);
        let (glowing, wanted) = (progress.glowing(), progress.wanted());
        let wrong = glowing.iter().find(|action| !wanted.contains(action)).expect("other moves");
        assert!(matches!(progress.play(*wrong), LessonAnswer::NotThis(Some(_))), "{id}");
        assert_eq!(progress.glowing(), wanted, "{id}");
    }
}

#[test]
fn a_hint_lets_the_move_to_find_glow() {
    let mut progress = searching("jump");
    assert_eq!(progress.ask_hint(), LessonAnswer::NotThis(None));
    assert_eq!(progress.glowing(), progress.wanted());
}

/// Nobody has to press “Next” twice: praise is followed by something to do.
#[test]
fn praise_and_something_to_read_never_follow_each_other() {
    for lesson in LESSONS {
        let reads: Vec<bool> = lesson.steps.iter().map(|step| step.task == Task::Read).collect();
        assert!(reads.iter().skip(1).all(|reads| !reads), "{}", lesson.id);
    }
}

/// As at every table: the turn of three moves ends when the learner says so, and until then the
/// last move can be taken back.
#[test]
fn a_turn_of_three_moves_waits_for_its_end() {
    let mut progress = Progress::new(lesson("free"));
    for text in ["D0", "D6", "D6"] {
        assert!(!progress.is_unconfirmed());
        progress.play(action(text));
    }
    assert!(progress.is_unconfirmed() && progress.can_undo());
    assert_eq!(progress.wanted(), [Action::EndTurn]);
    progress.undo();
    assert!(!progress.is_unconfirmed());
    assert_eq!(progress.observation().turn().seat(), Some(Seat::FIRST));
    progress.play(action("D6"));
    let LessonAnswer::Right { entries, done, .. } = progress.play(Action::EndTurn) else {
        panic!("the turn has ended")
    };
    assert_eq!((entries, done), (vec![LessonEntry::Confirmed], true));
}

#[test]
fn the_row_is_laid_anew_and_the_discards_are_shuffled() {
    let mut progress = Progress::new(lesson("refill"));
    let before = progress.observation();
    assert_eq!((before.row().len(), before.pile_len()), (1, 4));
    progress.play(action("22<"));
    let seen = progress.observation();
    assert_eq!((seen.row().len(), seen.discard().len()), (11, 0));
    assert_eq!(seen.pile_len(), 4 + before.discard().len() - 12);
}

/// A learner of the short course has done everything that a first game needs.
#[test]
fn the_short_course_has_every_kind_of_deed() {
    let steps = || LESSONS[..SHORT_COURSE].iter().flat_map(|lesson| lesson.steps);
    for task in [Task::Any(Goal::Board), Task::Turn, Task::EndTurn, Task::Undo, Task::Hint] {
        assert!(steps().any(|step| step.task == task), "{task:?}");
    }
    assert!(steps().count() <= 20, "three minutes");
}

#[test]
fn hidden_cards_stay_hidden() {
    let seen = Progress::new(lesson("hidden")).observation();
    assert_eq!(seen.viewer(), Viewer::Seat(Seat::FIRST));
    let other = Seat::new(1).expect("a seat");
    assert_eq!((seen.hand(other).cards(), seen.hand(other).len()), (None, 4));
}

#[test]
fn the_free_turn_takes_as_many_moves_as_one_likes() {
    let mut progress = Progress::new(lesson("free"));
    let first = progress.play(action("D0"));
    assert!(matches!(first, LessonAnswer::Right { message: None, done: false, .. }), "{first:?}");
    let last = progress.play(Action::EndTurn);
    assert!(matches!(last, LessonAnswer::Right { message: Some(_), done: true, .. }), "{last:?}");
    assert_eq!(progress.play(action("D6")), LessonAnswer::NotThis(None));
    assert_eq!(progress.go_on(), LessonAnswer::NotThis(None));
}

#[test]
fn the_table_is_that_of_the_rulebooks() {
    let game: Game = EXAMPLE_POSITION.parse().expect("a position");
    assert_eq!(game.position().seats(), 4);
    assert_eq!(game.to_string(), EXAMPLE_POSITION);
}

//! A course of training as a whole: the same plan gives the same net, interrupted or not.

use cartagena::Variant;
use cartagena_bots::net::Net;
use cartagena_train::{Course, CourseFault, Exams, News, Plan, Report, train};

const EXAMS: Exams = Exams { marks: 3, deals: 1, games: 2 };

fn plan(variant: Variant, seats: usize) -> Plan {
    Plan::new(variant, seats, 6)
}

fn taught(plan: Plan) -> (Net, Report) {
    train(plan, EXAMS, |_| true).expect("nobody stops it")
}

/// The same course, put away and taken up again after every few games and within every test.
fn interrupted(plan: Plan) -> (Net, Report) {
    let mut course = Course::new(plan, EXAMS);
    let mut days = 0;
    while !course.is_over() {
        let mut left = 1 + days % 4;
        course.next_mark(|_| {
            left -= 1;
            left > 0
        });
        course = Course::load(&course.save()).expect("what was saved");
        days += 1;
    }
    assert!(days > 4, "it was not interrupted");
    assert!(course.finish(|| false).is_none());
    course.finish(|| true).expect("nobody stops it")
}

#[test]
fn the_same_plan_gives_the_same_net() {
    let plan = plan(Variant::Hispaniola, 3);
    let (net, report) = taught(plan);
    assert!((net.clone(), report.clone()) == taught(plan));
    let other = taught(Plan { seed: 2, ..plan });
    assert_ne!(net.write(), other.0.write());
    assert_eq!(report.plan, plan);
    assert_eq!(report.marks.iter().map(|mark| mark.games).collect::<Vec<_>>(), [2, 4, 6]);
    assert!(report.actions > 6 * 30, "{report:?}");
}

#[test]
fn an_interrupted_course_comes_to_the_same_end() {
    for (variant, seats) in [(Variant::Tortuga, 2), (Variant::Jamaica, 3)] {
        let plan = plan(variant, seats);
        let ((net, report), (other, told)) = (taught(plan), interrupted(plan));
        assert_eq!(net.write(), other.write());
        assert_eq!(report, told);
    }
}

#[test]
fn tests_do_not_change_what_is_learnt() {
    let plan = plan(Variant::Tortuga, 2);
    let tested = |exams| {
        let mut course = Course::new(plan, exams);
        while !course.is_over() {
            course.next_mark(|_| true);
        }
        course.school.net
    };
    assert!(tested(EXAMS) == tested(Exams { marks: 1, deals: 3, games: 0 }));
}

#[test]
fn whoever_is_told_may_stop_it() {
    let mut games = Vec::new();
    let stopped = train(plan(Variant::Tortuga, 2), EXAMS, |news| {
        if let News::Games(played) = news {
            games.push(played);
        }
        games.len() < 2
    });
    assert!(stopped.is_none());
    assert_eq!(games, [1, 2]);
    let at_mark = train(plan(Variant::Tortuga, 2), EXAMS, |news| !matches!(news, News::Mark(..)));
    assert!(at_mark.is_none());
}

fn fault(bytes: &[u8]) -> CourseFault {
    Course::load(bytes).err().expect("a fault")
}

#[test]
fn damaged_files_are_refused() {
    let mut course = Course::new(plan(Variant::Tortuga, 2), EXAMS);
    course.next_mark(|_| false);
    course.seconds = 7.5;
    let saved = course.save();
    let loaded = Course::load(&saved).expect("what was saved");
    assert_eq!((loaded.seconds, loaded.school.played), (7.5, 1));
    assert_eq!(loaded.save(), saved);
    for cut in [18, 100, 300, saved.len() / 2, saved.len() - 1] {
        let expect = if cut < 19 { CourseFault::NotACourse } else { CourseFault::Damaged };
        assert_eq!(fault(&saved[..cut]), expect, "{cut}");
    }
    for at in [40, 400, saved.len() - 3] {
        let mut spoilt = saved.clone();
        spoilt[at] ^= 1;
        assert_eq!(fault(&spoilt), CourseFault::Damaged, "{at}");
    }
    assert_eq!(fault(&[&saved[..], b"more"].concat()), CourseFault::Damaged);
    assert_eq!(fault(&saved[1..]), CourseFault::NotACourse);
    assert_eq!(fault(&course.net().write()), CourseFault::NotACourse);
    assert_eq!(fault(b""), CourseFault::NotACourse);
}

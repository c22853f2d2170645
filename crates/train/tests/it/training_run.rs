//! A whole training: the same plan gives the same net, interrupted or not.

use cartagena::Variant;
use cartagena_bots::net::Net;
use cartagena_train::{
    CheckpointError, TestPlan, TrainingEvent, TrainingPlan, TrainingReport, TrainingRun, train,
};

const EXAMS: TestPlan = TestPlan { tests: 3, deals: 1, calibration_games: 2 };

fn plan(variant: Variant, seats: usize) -> TrainingPlan {
    TrainingPlan::new(variant, seats, 6)
}

fn taught(plan: TrainingPlan) -> (Net, TrainingReport) {
    train(plan, EXAMS, |_| true).expect("nobody stops it")
}

/// Runs the same training, saved and loaded again after every few games and within every test.
fn interrupted(plan: TrainingPlan) -> (Net, TrainingReport) {
    let mut course = TrainingRun::new(plan, EXAMS);
    let mut days = 0;
    while !course.is_finished() {
        assert!(days < 1_000, "the training does not end");
        let mut left = 1 + days % 4;
        course.train_to_next_test(|_| {
            left -= 1;
            left > 0
        });
        course = TrainingRun::from_bytes(&course.to_bytes()).expect("what was saved");
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
    let other = taught(TrainingPlan { seed: 2, ..plan });
    assert_ne!(net.to_bytes(), other.0.to_bytes());
    assert_eq!(report.plan, plan);
    assert_eq!(report.results.iter().map(|mark| mark.games).collect::<Vec<_>>(), [2, 4, 6]);
    assert!(report.actions > 6 * 30, "{report:?}");
}

#[test]
fn an_interrupted_course_comes_to_the_same_end() {
    for (variant, seats) in [(Variant::Tortuga, 2), (Variant::Jamaica, 3)] {
        let plan = plan(variant, seats);
        let ((net, report), (other, other_report)) = (taught(plan), interrupted(plan));
        assert_eq!(net.to_bytes(), other.to_bytes());
        assert_eq!(report, other_report);
    }
}

#[test]
fn tests_do_not_change_what_is_learnt() {
    let plan = plan(Variant::Tortuga, 2);
    let tested = |exams| {
        let mut course = TrainingRun::new(plan, exams);
        for _ in 0..exams.tests {
            course.train_to_next_test(|_| true);
        }
        assert!(course.is_finished());
        course.trainer.net
    };
    assert!(tested(EXAMS) == tested(TestPlan { tests: 1, deals: 3, calibration_games: 0 }));
}

#[test]
fn whoever_is_told_may_stop_it() {
    let mut games = Vec::new();
    let stopped = train(plan(Variant::Tortuga, 2), EXAMS, |event| {
        if let TrainingEvent::Games(played) = event {
            games.push(played);
        }
        games.len() < 2
    });
    assert!(stopped.is_none());
    assert_eq!(games, [1, 2]);
    let at_mark = train(plan(Variant::Tortuga, 2), EXAMS, |event| {
        !matches!(event, TrainingEvent::Tested(..))
    });
    assert!(at_mark.is_none());
}

fn fault(bytes: &[u8]) -> CheckpointError {
    TrainingRun::from_bytes(bytes).expect_err("an error")
}

#[test]
fn damaged_files_are_refused() {
    let mut course = TrainingRun::new(plan(Variant::Tortuga, 2), EXAMS);
    course.train_to_next_test(|_| false);
    course.seconds = 7.5;
    let saved = course.to_bytes();
    let loaded = TrainingRun::from_bytes(&saved).expect("what was saved");
    assert_eq!((loaded.seconds, loaded.trainer.played), (7.5, 1));
    assert_eq!(loaded.to_bytes(), saved);
    for cut in [18, 100, 300, saved.len() / 2, saved.len() - 1] {
        let expect =
            if cut < 19 { CheckpointError::NotACheckpoint } else { CheckpointError::Damaged };
        assert_eq!(fault(&saved[..cut]), expect, "{cut}");
    }
    for at in [40, 400, saved.len() - 3] {
        let mut spoilt = saved.clone();
        spoilt[at] ^= 1;
        assert_eq!(fault(&spoilt), CheckpointError::Damaged, "{at}");
    }
    assert_eq!(fault(&[&saved[..], b"more"].concat()), CheckpointError::Damaged);
    assert_eq!(CheckpointError::Damaged.to_string(), "the checkpoint is truncated or changed");
    assert_eq!(fault(&saved[1..]), CheckpointError::NotACheckpoint);
    assert_eq!(fault(&course.net().to_bytes()), CheckpointError::NotACheckpoint);
    assert_eq!(fault(b""), CheckpointError::NotACheckpoint);
}

//! Simulated faults: a small number of schedules, and hosts that make an error on purpose.

use cartagena_faults::{Counts, Fault, Flaw, Schedule, simulate};

/// Number of schedules that every run of the tests plays; `cargo xtask faults` plays many more.
const SCHEDULES: u64 = 120;
/// Number of schedules within which every deliberate error has to be found.
const TRIES: u64 = 60;

#[test]
fn nothing_is_lost_whatever_fails() {
    let mut counts = Counts::default();
    for seed in 0..SCHEDULES {
        let end = simulate(&Schedule::from_seed(seed));
        let end = end.unwrap_or_else(|broken| panic!("{broken}"));
        counts.add(&end.counts);
    }
    for fault in Fault::ALL {
        assert!(counts.of(fault) > 0, "never: {}", fault.name());
    }
}

#[test]
fn a_seed_gives_the_same_schedule_again() {
    for seed in [3, 1 << 40] {
        assert_eq!(simulate(&Schedule::from_seed(seed)), simulate(&Schedule::from_seed(seed)));
    }
    assert_ne!(Schedule::from_seed(3), Schedule::from_seed(4));
}

/// Checks that find nothing prove nothing.
#[test]
fn hosts_that_err_on_purpose_are_found() {
    for flaw in Flaw::ALL {
        let schedules = (0..TRIES).map(|seed| Schedule::from_seed(seed).with_flaw(flaw));
        let found = schedules.filter_map(|schedule| simulate(&schedule).err()).next();
        let found = found.unwrap_or_else(|| panic!("not found: {flaw:?}"));
        let what = expected(flaw);
        assert!(what.iter().any(|what| found.what.contains(what)), "{flaw:?}: {found}");
    }
}

/// Returns words of the sentences by which an error may be found first.
fn expected(flaw: Flaw) -> &'static [&'static str] {
    match flaw {
        Flaw::AcknowledgesTooEarly | Flaw::IgnoresConflicts | Flaw::TrustsLostAnswers => {
            &["is told what is not stored"]
        }
        Flaw::MovesAgain => &["nobody asked for"],
        Flaw::SendsOneViewToAll => {
            &["is told what is not stored", "sees drawn cards", "sees the hand"]
        }
        Flaw::KeepsNewsToItself => &["knows another", "does not come to its end"],
    }
}

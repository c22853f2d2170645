//! Studies with tiny budgets: the answer follows from the settings, and holds together.

use cartagena::{Rules, Seat, Tunnel, Variant};
use cartagena_arena::Contestant;
use cartagena_record::Record;
use cartagena_studies::{Answer, Progress, Question, SelfPlay, Study, in_parallel};
use std::cmp::Ordering as Order;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

fn players(words: &[&str]) -> Vec<Contestant> {
    words.iter().map(|word| word.parse().expect("a player")).collect()
}

fn small(question: Question) -> Study {
    let rules = vec![Rules::new(Variant::Tortuga), Rules::new(Variant::Jamaica)];
    let usual = Study::new(question, rules);
    Study { games: 6, seats: vec![2, 3], players: players(&["greedy", "random"]), jobs: 3, ..usual }
}

fn run(study: &Study) -> Answer {
    study.run(&Progress::default()).expect("it was not stopped")
}

#[test]
fn an_answer_follows_from_the_settings_whatever_the_threads() {
    for question in Question::ALL {
        let study = small(question);
        let alone = Study { jobs: 1, ..study.clone() };
        assert_eq!(run(&study), run(&alone), "{question:?}");
    }
}

#[test]
fn progress_counts_every_game() {
    for question in Question::ALL {
        let (study, count) = (small(question), AtomicU64::new(0));
        let done = |games| {
            count.fetch_add(games, Ordering::Relaxed);
        };
        study.run(&Progress { done: &done, ..Progress::default() }).expect("it was not stopped");
        assert_eq!(count.into_inner(), study.total_games(), "{question:?}");
    }
}

#[test]
fn a_stopped_study_has_no_answer() {
    let stop = AtomicBool::new(true);
    for question in Question::ALL {
        let progress = Progress { stop: &stop, ..Progress::default() };
        assert_eq!(small(question).run(&progress), None, "{question:?}");
    }
}

#[test]
fn shares_lie_in_their_intervals() {
    for question in [Question::First, Question::Luck] {
        let Answer::Shares(rows) = run(&small(question)) else { panic!("{question:?}") };
        assert_eq!(rows.len(), if question == Question::First { 8 } else { 4 });
        for row in rows {
            let share = row.share;
            assert!((0.0..=1.0).contains(&share.value), "{row:?}");
            assert!(share.low <= share.value && share.value <= share.high, "{row:?}");
            assert_eq!(row.others.is_some(), question == Question::Luck);
            // Random players win one game in hundreds against greedy ones.
            assert!(question == Question::First || row.beside_fair() == Order::Greater);
        }
    }
}

#[test]
fn distributions_count_every_game_and_every_decision() {
    let Answer::Distributions(lengths) = run(&small(Question::Length)) else { panic!() };
    assert!(lengths.iter().all(|row| row.total() == 6 && row.counts[0] == 0));
    let Answer::Distributions(widths) = run(&small(Question::Branching)) else { panic!() };
    for row in widths {
        assert!(row.total() > 6 * 20 && row.counts[0] == 0, "{row:?}");
        let (half, most) = (row.percentile(50).expect("many"), row.percentile(100).expect("many"));
        assert!(half <= most && most + 1 == row.counts.len(), "{row:?}");
        assert!(row.mean().low <= row.mean().value, "{row:?}");
    }
}

#[test]
fn tunnels_that_stand_out_are_played_again() {
    let Answer::Tunnels(answer) = run(&small(Question::Tunnels)) else { panic!() };
    assert_eq!((answer.tunnels, answer.rows.len()), (6, 12));
    let deviation = answer.turns_deviation;
    assert!(0.0 <= deviation.low && deviation.low <= deviation.value, "{deviation:?}");
    assert!(deviation.value < deviation.high && answer.turns.value > 6.0, "{deviation:?}");
    assert!(answer.rows.iter().all(|row| row.games == 12 && row.turns.value > 6.0));
}

/// A tunnel and a first seat that were chosen are those of every game; the rest still varies.
#[test]
fn chosen_settings_hold_in_every_game() {
    let tunnel: Tunnel = "HDKBPS/DBKPHS/HKPBSD/KBSDHP/PKDHSB/BPHSDK".parse().expect("a tunnel");
    let first = Seat::new(2);
    let table = SelfPlay {
        rules: Rules::new(Variant::Hispaniola),
        seats: 3,
        players: players(&["greedy", "random"]),
        tunnel: Some(tunnel.clone()),
        first,
        seed: 5,
    };
    let never = AtomicBool::new(false);
    let games: Vec<_> = (0..4)
        .map(|number| table.game(number, &never).expect("no program").expect("three can play"))
        .collect();
    for game in &games {
        assert_eq!((game.start.tunnel(), game.start.turn().seat()), (&tunnel, first));
        let record = table.record(game);
        assert_eq!(Record::read(&record.to_string()).as_ref(), Ok(&record));
        assert_eq!(record.name(Seat::FIRST), "greedy");
        assert!((game.shares().iter().sum::<f64>() - 1.0).abs() < 1e-9);
    }
    assert_ne!(games[0].start, games[1].start);
}

/// Studies take a chosen tunnel and first seat as well.
#[test]
fn chosen_settings_change_a_study() {
    for question in [Question::First, Question::Luck, Question::Length, Question::Branching] {
        let study = Study { players: players(&["greedy", "sensible"]), ..small(question) };
        let tunnel = "HDKBPS/DBKPHS/HKPBSD/KBSDHP/PKDHSB/BPHSDK".parse().expect("a tunnel");
        let chosen = Study { tunnel: Some(tunnel), first: Seat::new(1), ..study.clone() };
        assert_ne!(run(&study), run(&chosen), "{question:?}");
    }
}

#[test]
fn results_come_in_order() {
    let squares = in_parallel(50, 7, &Progress::default(), |at| (at % 9 != 0).then_some(at * at));
    assert_eq!(squares.len(), 44);
    assert!(squares.iter().all(|(at, square)| at * at == *square));
    assert!(squares.is_sorted());
}

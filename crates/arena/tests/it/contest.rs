//! Contests of real games.

use cartagena::{Outcome, Rules, Variant};
use cartagena_arena::{
    Contest, ContestMonitor, ContestResults, Contestant, GameId, Ladder, Moments, PairingResult,
    Sprt, SprtVerdict, ThinkingLimit, play_ladder,
};
use cartagena_bots::baseline::Greedy;
use cartagena_record::Record;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

fn contest(words: &[&str], rules: &str, players: usize) -> Contest {
    let read = |word: &&str| word.parse().unwrap_or_else(|why| panic!("{word}: {why}"));
    let contestants: Vec<Contestant> = words.iter().map(read).collect();
    Contest::among(contestants, rules.parse().expect("rules"), players)
}

fn run(contest: &Contest) -> ContestResults {
    contest.run(&ContestMonitor::default())
}

/// Returns the results without their times.
fn untimed(results: &ContestResults) -> Vec<PairingResult> {
    let untimed =
        |bout: &PairingResult| PairingResult { thinking: Default::default(), ..bout.clone() };
    results.results.iter().map(untimed).collect()
}

#[test]
fn greedy_beats_random_everywhere() {
    for variant in Variant::ALL {
        for players in 2..=5 {
            let rules = Rules::new(variant).to_string();
            let match_ = Contest { deals: 6, ..contest(&["greedy", "random"], &rules, players) };
            let results = run(&match_);
            let bout = &results.results[0];
            assert_eq!(bout.games(), 6 * players as u64);
            assert_eq!(bout.won + bout.drawn + bout.lost, bout.games());
            assert!(bout.score() > 1.5 * bout.fair_share(), "{rules} {players}: {}", bout.score());
            assert!(bout.turns < bout.actions && bout.turns > bout.games());
        }
    }
}

#[test]
fn the_same_deals_give_the_same_games_on_any_number_of_threads() {
    let words = ["sailor#40", "greedy", "searcher#40:card=2"];
    for (rules, players) in [("jamaica", 2), ("hispaniola+pass", 3)] {
        let with = |jobs| {
            let contest = Contest { deals: 3, jobs, seed: 5, ..contest(&words, rules, players) };
            run(&contest)
        };
        let (one, two) = (with(1), with(2));
        assert_eq!(untimed(&one), untimed(&two), "{rules}");
        let elo = |results: &ContestResults| -> Vec<_> {
            results.ladder().rungs.into_iter().map(|rung| (rung.name, rung.elo)).collect()
        };
        assert_eq!(elo(&one), elo(&two));
        assert_ne!(untimed(&one), untimed(&run(&Contest { seed: 6, ..one.contest.clone() })));
    }
}

/// Both play alike, so each deal is the same game in every seat, and the lone player wins it once.
#[test]
fn a_player_is_as_good_as_its_twin() {
    for players in 2..=4 {
        let twins = Contest { deals: 5, ..contest(&["greedy", "greedy"], "jamaica", players) };
        let results = run(&twins);
        for (deal, score) in &results.results[0].scores {
            assert!((score - 1.0 / players as f64).abs() < 1e-12, "{deal}: {score}");
        }
    }
}

#[test]
fn more_than_two_all_meet() {
    let pairs = |players| contest(&["greedy", "random", "searcher"], "tortuga", players).pairings;
    assert_eq!(pairs(2).len(), 3);
    assert_eq!(pairs(3).len(), 6);
    assert_eq!(contest(&["greedy", "random"], "tortuga", 4).pairings.len(), 1);
}

#[test]
fn a_test_ends_when_it_is_clear_and_with_any_number_of_threads() {
    let sprt = Some(Sprt { low: 0.0, high: 60.0 });
    let with = |jobs, words: &[&str]| {
        run(&Contest { deals: 500, jobs, sprt, ..contest(words, "tortuga", 2) })
    };
    let (one, three) = (with(1, &["greedy", "random"]), with(3, &["greedy", "random"]));
    assert_eq!(one.results[0].verdict, Some(SprtVerdict::High));
    assert!(one.results[0].scores.len() < 50);
    assert_eq!(untimed(&one), untimed(&three));
    assert_eq!(with(2, &["random", "greedy"]).results[0].verdict, Some(SprtVerdict::Low));
}

#[test]
fn games_are_told_of_and_stop_when_they_should() {
    let (stop, games) = (AtomicBool::new(false), AtomicU64::new(0));
    let done = |count| {
        if games.fetch_add(count, Ordering::Relaxed) + count >= 10 {
            stop.store(true, Ordering::Relaxed);
        }
    };
    let endless = Contest { deals: u64::MAX / 64, ..contest(&["greedy", "random"], "jamaica", 2) };
    let results = endless.run(&ContestMonitor { stop: &stop, done: &done, record: None });
    let counted = results.results[0].games();
    assert!(counted > 0 && counted <= games.load(Ordering::Relaxed), "{counted}");
}

/// Every game leaves a record that can be read, and the results of both sides are counted by seat and
/// by the order of play.
#[test]
fn every_game_is_recorded() {
    let records = Mutex::new(Vec::new());
    let record = |id: GameId, record: &Record| {
        records.lock().expect("no panic").push((id, record.to_string()));
    };
    let contest = Contest { deals: 3, ..contest(&["name=ahead:greedy", "random"], "jamaica", 3) };
    let usual = ContestMonitor::default();
    let results = contest.run(&ContestMonitor { record: Some(&record), ..usual });
    let (bout, records) = (&results.results[0], records.into_inner().expect("no panic"));
    assert_eq!(records.len() as u64, bout.games());
    let mut won = 0;
    for (id, text) in &records {
        let read = Record::read(text).unwrap_or_else(|why| panic!("{why}: {text}"));
        assert_eq!(read.name(id.alone), "ahead");
        won += u64::from(read.outcome() == Some(Outcome::Won(id.alone)));
    }
    assert_eq!(won, bout.won);
    let count = |all: &[Moments]| all.iter().map(Moments::count).sum::<f64>();
    assert_eq!((count(&bout.by_seat), count(&bout.by_order)), (9.0, 9.0));
    let points = |all: &[Moments]| all.iter().map(|one| one.mean() * one.count()).sum::<f64>();
    assert!((points(&bout.by_seat) - points(&bout.by_order)).abs() < 1e-9);
    assert!((points(&bout.by_seat) - 9.0 * bout.score()).abs() < 1e-9);
}

#[test]
fn a_ladder_has_the_best_at_its_top() {
    let own =
        Contestant::new("runner", ThinkingLimit::Nodes(1), |seed| Box::new(Greedy::new(seed)));
    let random = "random".parse().expect("a contestant");
    let rules = Rules::new(Variant::Tortuga);
    let found: Ladder = play_ladder(rules, 2, vec![random, own], 8, 1, &ContestMonitor::default());
    let names: Vec<&str> = found.rungs.iter().map(|rung| rung.name.as_str()).collect();
    assert_eq!(names, ["runner", "random"]);
    assert_eq!(found.rungs[1].elo.value, 0.0);
    assert!(found.rungs[0].elo.value > 200.0);
    let table = found.markdown();
    assert_eq!(table.lines().count(), 4);
    assert!(table.contains("| 2 | random | 0 |"), "{table}");
}

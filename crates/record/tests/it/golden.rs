//! Whole games of every variant, option and number of seats that must replay to the same end for
//! ever, at the fast engine and at the naive one.

use cartagena::Game;
use cartagena_record::Record;
use cartagena_referee::Naive;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn golden() -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let paths =
        std::fs::read_dir(folder).expect("golden games").map(|entry| entry.expect("a file").path());
    paths.map(|path| (path.clone(), std::fs::read_to_string(path).expect("text"))).collect()
}

#[test]
fn golden_games_replay_to_the_same_end() {
    for (path, text) in golden() {
        let record = Record::read(&text).unwrap_or_else(|error| panic!("{path:?}: {error}"));
        assert_eq!(record.to_string(), text, "{path:?}");
        let mut naive = Naive::from_position(&record.start().to_string()).expect("a position");
        for (event, after) in record.events().iter().zip(record.games().skip(1)) {
            naive
                .play_long(&event.notation().to_string())
                .unwrap_or_else(|error| panic!("{path:?}: {error}"));
            assert_eq!(naive.position(), after.to_string(), "{path:?}");
        }
        assert!(record.end().outcome().is_some(), "{path:?}");
    }
}

/// A folder that lost its files would pass everything else.
#[test]
fn every_variant_and_number_of_seats_is_there() {
    let kinds: BTreeSet<String> = golden()
        .iter()
        .map(|(_, text)| {
            let start: Game = Record::read(text).expect("a record").start().clone();
            format!("{} {}", start.position().rules(), start.position().seats())
        })
        .collect();
    assert_eq!(kinds.len(), 3 * 4 * 4);
    assert!(golden().len() >= 60);
}

/// Any single character that is changed to another of the notation is noticed, or it changed
/// nothing but a name.
#[test]
fn a_record_that_lies_is_caught() {
    let (_, text) = golden().into_iter().min_by_key(|(_, text)| text.len()).expect("a game");
    let moves = text.find("\n\n").expect("moves");
    let mut tried = 0;
    for (at, old) in
        text.char_indices().filter(|(at, old)| *at > moves && old.is_ascii_alphanumeric())
    {
        for new in "BDHKPS0123".chars().filter(|new| *new != old) {
            let mut lie = text.clone();
            lie.replace_range(at..at + 1, new.encode_utf8(&mut [0; 4]));
            let error = Record::read(&lie).expect_err(&lie[at.saturating_sub(20)..=at]);
            assert!(error.span.start <= lie.len());
            tried += 1;
        }
    }
    assert!(tried > 1000);
}

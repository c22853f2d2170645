//! Any text as a record: what is read can be written and read again, what is refused is pointed at;
//! and any names can be written down.
#![no_main]

use cartagena_record::Record;
use libfuzzer_sys::fuzz_target;

const START: &str = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
    0.0.0.0.0.0:BD2HKP|0.0.0.0.0.0:HK3PS - - 0.3";

fuzz_target!(|text: &str| {
    match Record::read(text) {
        Ok(record) => {
            check_record(&record);
            check_turns(&record);
        }
        Err(error) => assert!(text.get(error.span.clone()).is_some(), "{error} is outside"),
    }
    let start = START.parse().expect("the position is possible");
    check_record(&Record::new(start, text.split('\n').map(str::to_owned)));
});

fn check_record(record: &Record) {
    let text = record.to_string();
    let again = Record::read(&text).unwrap_or_else(|error| panic!("{error} in\n{text}"));
    assert_eq!(again, *record);
    assert_eq!(again.to_string(), text);
}

/// Turns are the events in order, none of them empty, and the games lead from start to end.
fn check_turns(record: &Record) {
    let turns = record.turns();
    assert!(turns.iter().all(|turn| turn.iter().all(|event| event.seat() == turn[0].seat())));
    assert!(turns.iter().all(|turn| !turn.is_empty()));
    assert_eq!(turns.concat(), record.events());
    assert_eq!(record.games().count(), record.events().len() + 1);
    assert_eq!(record.games().last().as_ref(), Some(record.end()));
}

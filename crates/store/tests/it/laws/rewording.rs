//! Personal texts beside lines, and their removal.

use super::META;
use crate::test_database::TestDatabase;
use cartagena_store::{
    CommunityChange, DailyEntry, GameLine, LineFlaw, NewReport, PersonalText, Relation, Rewording,
    SignIn, SignInKey, Store, StoreError, StoreLocation, TextKind, open_reader,
};
use std::collections::BTreeSet;
use std::path::Path;

const ANNE: &str = "Anne-Bonny-1697";
const MARY: &str = "Mary-Read-1685";
const WORDS: &str = "The cannons are in Nassau";
const MAIL: &str = "anne.bonny@nassau.example";
const NOTE: &str = "She marks her cards";

pub(crate) fn text(person: i64, kind: TextKind, text: &str) -> PersonalText {
    PersonalText { person, kind, text: text.into() }
}

fn line(line: &str, texts: &[Option<&str>]) -> GameLine {
    let texts = texts.iter().map(|text| text.map(str::to_owned)).collect();
    GameLine { line: line.into(), texts }
}

/// Writes a game of two people with a chat line of each.
async fn game(store: &dyn Store, anne: i64, mary: i64) {
    let names = [text(anne, TextKind::Name, ANNE), text(mary, TextKind::Name, MARY)];
    store.open_game("game", &META, "both sit", &names).await.unwrap();
    store.append("game", 2, "a move", None).await.unwrap();
    for (seq, who, name, words) in [(3, anne, ANNE, WORDS), (4, mary, MARY, "Where are they?")] {
        let texts = [text(who, TextKind::Name, name), text(who, TextKind::Chat, words)];
        store.append_line("game", seq, "somebody speaks", &texts, None).await.unwrap();
    }
}

/// Stores something in the tables in which people decide something.
async fn decide_a_lot(store: &dyn Store, anne: i64, mary: i64) {
    for (person, other) in [(anne, mary), (mary, anne)] {
        for relation in [Relation::Follows, Relation::Blocks] {
            let relate = CommunityChange::Relate { person, other, relation, on: true, now: 7 };
            assert_eq!(store.change_community(relate).await, Ok(true));
        }
        let name = if other == anne { ANNE } else { MARY };
        let report = NewReport {
            reporter: person,
            about: other,
            name: name.into(),
            game: "game".into(),
            line: 1,
            context: format!("[{WORDS:?}]"),
            note: NOTE.into(),
        };
        let report = CommunityChange::Report { report, now: 7 };
        assert_eq!(store.change_community(report).await, Ok(true));
        let entry = DailyEntry { day: 20_000, person, won: true, turns: 30, entered: 7 };
        assert_eq!(store.enter_daily(entry).await, Ok(true));
    }
    store.set_mail(anne, MAIL, "en", 7).await.unwrap();
    store.set_quiet(anne, "game", true).await.unwrap();
    let invite = CommunityChange::Invite { person: anne, hash: [8; 32], now: 7, expires: 99 };
    assert_eq!(store.change_community(invite).await, Ok(true));
    let known = tables_of(store, anne).await;
    let decided = ["blocks", "daily_results", "follows", "invitations", "mail_addresses"];
    assert_eq!(known, [&decided[..], &["merges", "quiet_tables", "reports"]].concat());
}

/// Returns the tables with something to export about a person, in the order of their names.
async fn tables_of(store: &dyn Store, person: i64) -> Vec<&'static str> {
    let kept = store.kept_of(person).await.unwrap();
    let tables: BTreeSet<_> = kept.into_iter().map(|row| row.table).collect();
    tables.into_iter().collect()
}

async fn two(store: &dyn Store) -> (i64, i64) {
    let anne = store.new_person([1; 32], "Firefox", 1).await.unwrap().id;
    let mary = store.new_person([2; 32], "Safari", 1).await.unwrap().id;
    store.rename(anne, ANNE).await.unwrap();
    (anne, mary)
}

fn as_written() -> Vec<GameLine> {
    vec![
        line("both sit", &[Some(ANNE), Some(MARY)]),
        line("a move", &[]),
        line("somebody speaks", &[Some(ANNE), Some(WORDS)]),
        line("somebody speaks", &[Some(MARY), Some("Where are they?")]),
    ]
}

pub(crate) async fn texts_come_back_with_their_lines(database: &TestDatabase) {
    let store = database.store().await;
    let (anne, mary) = two(&*store).await;
    game(&*store, anne, mary).await;
    assert_eq!(store.load_game("game").await.unwrap().unwrap(), as_written());
    let lines = store.load("game").await.unwrap().unwrap();
    assert!(lines.iter().all(|line| !line.contains(ANNE)));
    let nul = [text(anne, TextKind::Chat, "a\0b")];
    let refused = store.append_line("game", 5, "nul", &nul, None).await;
    assert_eq!(refused, Err(StoreError::NulCharacter));
    let late = store.append_line("game", 4, "late", &[text(anne, TextKind::Name, "x")], None).await;
    assert_eq!(late, Err(StoreError::Conflict));
    assert_eq!(store.load_game("game").await.unwrap().unwrap(), as_written());
}

/// The chain covers the texts as long as they are there.
pub(crate) async fn a_changed_text_is_caught(database: &TestDatabase) {
    let store = database.store().await;
    let (anne, mary) = two(&*store).await;
    game(&*store, anne, mary).await;
    let mut raw_connection = database.raw_connection().await;
    for (sql, back) in [
        (
            "UPDATE texts SET text = 'Carl' WHERE seq = 1 AND place = 1".to_owned(),
            format!("UPDATE texts SET text = '{MARY}' WHERE seq = 1 AND place = 1"),
        ),
        (
            "UPDATE texts SET person = 77 WHERE seq = 3".to_owned(),
            format!("UPDATE texts SET person = {anne} WHERE seq = 3"),
        ),
        (
            "UPDATE texts SET kind = 1 - kind WHERE seq = 4".to_owned(),
            "UPDATE texts SET kind = 1 - kind WHERE seq = 4".to_owned(),
        ),
        (
            "UPDATE texts SET place = 5 WHERE seq = 4 AND place = 1".to_owned(),
            "UPDATE texts SET place = 1 WHERE seq = 4 AND place = 5".to_owned(),
        ),
    ] {
        raw_connection.run(&sql).await.unwrap();
        let error = store.load_game("game").await.unwrap_err();
        assert!(
            matches!(error, StoreError::Corrupt { what: LineFlaw::Hash, .. }),
            "{sql}: {error}"
        );
        raw_connection.run(&back).await.unwrap();
        assert_eq!(store.load_game("game").await.unwrap().unwrap(), as_written(), "{back}");
    }
    raw_connection.run("DELETE FROM texts WHERE seq = 4 AND place = 1").await.unwrap();
    assert!(store.load_game("game").await.is_err());
}

pub(crate) async fn a_deletion_removes_everything_and_games_stay_valid(database: &TestDatabase) {
    let store = database.store().await;
    let (anne, mary) = two(&*store).await;
    // A visit of hers, merged, with a name and words of its own.
    let visit = store.new_person([3; 32], "Edge", 1).await.unwrap().id;
    store.rename(visit, "Anne-on-a-visit").await.unwrap();
    store.replace_code(anne, [7; 32], 5).await.unwrap();
    let (key, replaces) = (SignInKey::Code([7; 32]), Some([3; 32]));
    let sign_in = SignIn { key, token_hash: [4; 32], device: "Opera".into(), replaces, now: 6 };
    assert!(store.sign_in(sign_in).await.unwrap().unwrap().absorbed.is_some());
    store.finish_merge(visit).await.unwrap();
    game(&*store, anne, mary).await;
    let texts = [text(visit, TextKind::Chat, "Words of a visit")];
    store.append_line("game", 5, "somebody speaks", &texts, None).await.unwrap();
    let head = store.head("game", None).await.unwrap();
    assert_eq!(store.reworded("game").await, Ok(None));
    decide_a_lot(&*store, anne, mary).await;

    store.reword(anne, Rewording::deletion(), 50).await.unwrap();
    // At once: nobody signs in as her any more, and nothing of hers is shown.
    for token in [[1; 32], [4; 32]] {
        assert_eq!(store.person(token).await, Ok(None));
    }
    let open = store.open_rewordings().await.unwrap();
    assert_eq!((open.len(), open[0].person), (1, anne));
    assert_eq!(store.reword(anne, Rewording::deletion(), 51).await, Ok(()), "again");
    let renaming = store.reword(anne, Rewording::renaming("Carl"), 52).await;
    assert_eq!(renaming, Err(StoreError::NoSuchPerson));
    // Words that were on their way when it began.
    let late = [text(anne, TextKind::Name, ANNE), text(anne, TextKind::Chat, WORDS)];
    store.append_line("game", 6, "somebody speaks", &late, None).await.unwrap();
    store.finish_rewording(anne, 60).await.unwrap();
    store.finish_rewording(anne, 61).await.unwrap();

    let mut expected = as_written();
    expected[0].texts[0] = None;
    expected[2].texts = vec![None, None];
    expected.push(line("somebody speaks", &[None]));
    expected.push(line("somebody speaks", &[None, None]));
    assert_eq!(store.load_game("game").await.unwrap().unwrap(), expected);
    assert_eq!(
        store.head("game", head.map(|(seq, _)| seq)).await.unwrap(),
        head,
        "the chain holds"
    );
    let reworded = store.reworded("game").await.unwrap().unwrap();
    assert_eq!((reworded.at, reworded.rechained), (60, false));
    assert_eq!(store.open_rewordings().await.unwrap(), []);
    assert_eq!(store.rename(anne, "back").await, Err(StoreError::NoSuchPerson));
    assert_eq!(store.reword(anne, Rewording::deletion(), 70).await, Err(StoreError::NoSuchPerson));
    assert_eq!(store.person([2; 32]).await.unwrap().unwrap().id, mary, "nobody else is gone");
    let copy = database.folder.path().join("copy.sqlite");
    store.backup(&copy).await.unwrap();
    // Left are the log of the deletion and, of what Anne reported, numbers; nothing that she wrote.
    assert_eq!(tables_of(&*store, anne).await, ["reports", "rewordings"]);
    let kept = store.kept_of(anne).await.unwrap().into_iter();
    let words: Vec<_> = kept.map(|row| (row.table, row.words)).collect();
    assert_eq!(words, [("reports", "game line 1: ".to_owned()), ("rewordings", String::new())]);
    assert_eq!(tables_of(&*store, mary).await, ["daily_results"]);
    let reports = store.reports(true, 10).await.unwrap();
    let left = reports.iter().map(|report| (report.report.reporter, report.report.about));
    assert_eq!(left.collect::<Vec<_>>(), [(anne, mary)]);
    let report = &reports[0].report;
    assert_eq!((&*report.name, &*report.context, &*report.note), (MARY, "[]", ""));
    let all = [ANNE, WORDS, "Anne-on-a-visit", "Words of a visit", MAIL, NOTE];
    holds_none(&std::fs::read(&copy).unwrap(), &all);
    assert!(holds(&std::fs::read(&copy).unwrap(), MARY), "the search finds what is there");
    if let StoreLocation::Sqlite(folder) = &database.place {
        holds_none(&all_files(folder), &all);
    }
    let copy = open_reader(&StoreLocation::Sqlite(copy)).await.unwrap();
    assert_eq!(copy.load_game("game").await.unwrap().unwrap(), expected);
}

pub(crate) async fn an_operator_replaces_a_name_everywhere(database: &TestDatabase) {
    let store = database.store().await;
    let (anne, mary) = two(&*store).await;
    game(&*store, anne, mary).await;
    store.reword(anne, Rewording::renaming("Pirate 7"), 9).await.unwrap();
    store.finish_rewording(anne, 10).await.unwrap();
    let mut expected = as_written();
    expected[0].texts[0] = Some("Pirate 7".into());
    expected[2].texts[0] = Some("Pirate 7".into());
    assert_eq!(store.load_game("game").await.unwrap().unwrap(), expected);
    assert_eq!(store.person([1; 32]).await.unwrap().unwrap().name, "Pirate 7");
    // Later the person is deleted: the operator's name goes, too.
    store.reword(anne, Rewording::deletion(), 50).await.unwrap();
    store.finish_rewording(anne, 60).await.unwrap();
    expected[0].texts[0] = None;
    expected[2].texts = vec![None, None];
    assert_eq!(store.load_game("game").await.unwrap().unwrap(), expected);
}

/// Games of earlier versions have names inside their lines.
pub(crate) async fn a_game_is_chained_anew(database: &TestDatabase) {
    let store = database.store().await;
    let (anne, mary) = two(&*store).await;
    game(&*store, anne, mary).await;
    store.append("game", 5, "Anne sits down", None).await.unwrap();
    store.open("other", &META, "one").await.unwrap();
    let mut raw_connection = database.raw_connection().await;
    assert_eq!(store.inline_games("", "Anne", 9).await.unwrap(), []);
    raw_connection.run("UPDATE games SET inline_texts = TRUE").await.unwrap();
    let found = [("game".to_owned(), true), ("other".to_owned(), false)];
    assert_eq!(store.inline_games("", "Anne", 9).await.unwrap(), found);
    assert_eq!(store.inline_games("", "Anne", 1).await.unwrap(), found[..1]);
    assert_eq!(store.inline_games("game", "Anne", 9).await.unwrap(), found[1..]);
    let mut lines = store.load("game").await.unwrap().unwrap();
    let head = store.head("game", None).await.unwrap();
    assert_eq!(store.rechain("game", lines[1..].to_vec(), 8).await, Err(StoreError::Conflict));
    assert_eq!(store.rechain("none", lines.clone(), 8).await, Err(StoreError::Conflict));
    lines[4] = "somebody sits down".into();
    store.rechain("game", lines, 8).await.unwrap();
    let mut expected = as_written();
    expected.push(line("somebody sits down", &[]));
    assert_eq!(store.load_game("game").await.unwrap().unwrap(), expected);
    assert_ne!(store.head("game", None).await.unwrap(), head);
    let reworded = store.reworded("game").await.unwrap().unwrap();
    assert_eq!((reworded.at, reworded.rechained), (8, true));
    store.append("game", 6, "it goes on", None).await.unwrap();
    assert_eq!(store.load("game").await.unwrap().unwrap().len(), 6);
    for sql in ["UPDATE events SET line = 'x' WHERE seq = 2", "DELETE FROM events WHERE seq = 4"] {
        raw_connection.run(sql).await.unwrap_err();
    }
}

pub(crate) fn all_files(folder: &Path) -> Vec<u8> {
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    files.flat_map(|file| std::fs::read(file).unwrap()).collect()
}

pub(crate) fn holds(bytes: &[u8], text: &str) -> bool {
    bytes.windows(text.len()).any(|window| window == text.as_bytes())
}

#[track_caller]
pub(crate) fn holds_none(bytes: &[u8], texts: &[&str]) {
    for text in texts {
        assert!(!holds(bytes, text), "{text}");
    }
}

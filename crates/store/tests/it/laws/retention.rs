//! What is kept for some time only.

use super::META;
use super::results::{key, people, play, result, verdict};
use super::rewording::{all_files, holds, holds_none, text};
use crate::test_database::{TestDatabase, is_taken};
use cartagena_store::{
    AdminAct, AdminChange, CommunityChange, GameIndex, GamesQuery, NewReport, Removal, Store,
    StoreLocation, TextKind, open_reader,
};
use std::sync::Arc;

const ANNE: &str = "Anne-Bonny-1697";
const WORDS: &str = "The cannons are in Nassau";
const MOVE: &str = "a move that is in no other game";

/// Adds a line with a name and words to a game.
async fn say(store: &Arc<dyn Store>, game: &str, seq: u64, anne: i64) {
    let texts = [text(anne, TextKind::Name, ANNE), text(anne, TextKind::Chat, WORDS)];
    store.append_line(game, seq, MOVE, &texts, None).await.unwrap();
}

fn games(games: &[&str], now: u64) -> Removal {
    Removal::Games { games: games.iter().map(|game| (*game).to_owned()).collect(), now }
}

fn chat(games: &[&str], now: u64) -> Removal {
    Removal::Chat { games: games.iter().map(|game| (*game).to_owned()).collect(), now }
}

pub(crate) async fn a_removed_game_leaves_its_result_and_its_head(database: &TestDatabase) {
    let store = database.store().await;
    let [anne, mary] = people(&store, &["Anne", "Mary"]).await[..] else { panic!() };
    for (game, ended) in [("old", 10), ("late", 100)] {
        play(&store, game, result(ended, &[(anne, 1), (mary, 2)], true)).await;
        store.rate(vec![verdict(key(ended, game), &[anne, mary], 1, 1_000)]).await.unwrap();
    }
    say(&store, "old", 3, anne).await;
    store.set_quiet(anne, "old", true).await.unwrap();
    store.open("running", &META, "open").await.unwrap();
    let index = GameIndex { seated: vec![anne], touched: 5, ..GameIndex::default() };
    store.append("running", 2, "a move", Some(index)).await.unwrap();
    let head = store.head("old", None).await.unwrap();
    let (ratings, tallies) = (store.ratings_of(anne).await, store.tallies(anne).await);

    assert_eq!(store.old_games(50, 9).await.unwrap(), ["old"]);
    assert_eq!(store.idle_games(50, 9).await.unwrap(), ["running"]);
    assert_eq!(store.idle_games(5, 9).await.unwrap(), [""; 0]);
    assert_eq!(store.remove(games(&["none", "old", "running"], 60)).await, Ok(true));
    assert_eq!(store.remove(games(&["none", "old", "running"], 61)).await, Ok(false));

    assert_eq!(store.load_game("old").await, Ok(None));
    assert_eq!(store.head("old", None).await.unwrap(), head, "what a player noted fits");
    assert_eq!(store.head("old", head.map(|(seq, _)| seq)).await.unwrap(), head);
    assert_eq!(store.head("old", Some(1)).await.unwrap(), None);
    assert!(is_taken(&store.open("old", &META, "another").await), "its id is never used again");
    assert!(is_taken(&store.append("old", 4, "late", None).await));
    let listed = store.games_after("", 9).await.unwrap();
    assert_eq!(listed.iter().map(|listed| &*listed.game).collect::<Vec<_>>(), ["late", "running"]);
    assert_eq!(store.of_person(anne, 9).await.unwrap(), ["late", "running"]);
    assert_eq!((store.ratings_of(anne).await, store.tallies(anne).await), (ratings, tallies));
    let question =
        GamesQuery { person: anne, viewer: anne, before: None, variant: String::new(), limit: 9 };
    let finished = store.finished_games(&question).await.unwrap();
    assert_eq!(finished.iter().map(|game| &*game.key.game).collect::<Vec<_>>(), ["late"]);
    assert_eq!(store.load("running").await.unwrap().unwrap().len(), 2);
    let mut raw_connection = database.raw_connection().await;
    for game in ["late", "running"] {
        let cut = format!("DELETE FROM events WHERE game = '{game}'");
        raw_connection.run(&cut).await.unwrap_err();
    }
    drop(raw_connection);

    let copy = database.folder.path().join("copy.sqlite");
    store.backup(&copy).await.unwrap();
    let bytes = std::fs::read(&copy).unwrap();
    assert!(holds(&bytes, "a move"), "the search finds what is there");
    holds_none(&bytes, &[ANNE, WORDS, MOVE]);
    store.close().await.unwrap();
    if let StoreLocation::Sqlite(folder) = &database.place {
        holds_none(&all_files(folder), &[ANNE, WORDS, MOVE]);
    }
    let copy = open_reader(&StoreLocation::Sqlite(copy)).await.unwrap();
    assert_eq!(copy.load_game("old").await, Ok(None));
    assert_eq!(copy.head("old", None).await.unwrap(), head);
}

pub(crate) async fn chat_is_removed_and_the_chain_holds(database: &TestDatabase) {
    let store = database.store().await;
    let [anne, mary] = people(&store, &["Anne", "Mary"]).await[..] else { panic!() };
    for game in ["b", "a", "quiet"] {
        play(&store, game, result(10, &[(anne, 1), (mary, 2)], false)).await;
    }
    store.open("running", &META, "open").await.unwrap();
    for (game, seq) in [("a", 3), ("b", 3), ("running", 2)] {
        say(&store, game, seq, anne).await;
    }
    let head = store.head("a", None).await.unwrap();
    assert_eq!(store.old_chats(10, "", 9).await.unwrap(), [""; 0]);
    assert_eq!(store.old_chats(11, "", 9).await.unwrap(), ["a", "b"]);
    assert_eq!(store.old_chats(11, "a", 9).await.unwrap(), ["b"]);
    assert_eq!(store.remove(chat(&["a", "running", "none"], 70)).await, Ok(true));
    assert_eq!(store.remove(chat(&["a", "running", "none"], 71)).await, Ok(false));
    assert_eq!(store.old_chats(11, "", 9).await.unwrap(), ["b"]);

    let texts = store.load_game("a").await.unwrap().unwrap().pop().unwrap().texts;
    assert_eq!(texts, [Some(ANNE.to_owned()), None], "the name stays");
    assert_eq!(store.head("a", None).await.unwrap(), head);
    let note = store.reworded("a").await.unwrap().unwrap();
    assert_eq!((note.at, note.rechained), (70, false));
    let texts = store.load_game("running").await.unwrap().unwrap().pop().unwrap().texts;
    assert_eq!(texts[1].as_deref(), Some(WORDS), "people still talk there");
}

/// Stores a report and, if asked to, closes it.
async fn report(store: &Arc<dyn Store>, line: u32, closed: Option<u64>) {
    let (name, context, note) = (ANNE.to_owned(), "[]".to_owned(), String::new());
    let report =
        NewReport { reporter: 1, about: 2, name, game: "game".into(), line, context, note };
    store.change_community(CommunityChange::Report { report, now: 1 }).await.unwrap();
    let Some(now) = closed else { return };
    let id = store.reports(false, 9).await.unwrap()[0].id;
    let change = AdminChange::CloseReport { id };
    let act = AdminAct { now, act: "close_report", person: 0, detail: line.to_string(), change };
    assert_eq!(store.change_community(CommunityChange::Admin(act)).await, Ok(true));
}

pub(crate) async fn closed_reports_and_old_log_lines_are_removed(database: &TestDatabase) {
    let store = database.store().await;
    report(&store, 1, Some(10)).await;
    report(&store, 2, Some(20)).await;
    report(&store, 3, None).await;
    assert_eq!(store.remove(Removal::Reports { before: 10 }).await, Ok(false));
    assert_eq!(store.remove(Removal::Reports { before: 11 }).await, Ok(true));
    let left = store.reports(true, 9).await.unwrap();
    assert_eq!(left.iter().map(|report| report.report.line).collect::<Vec<_>>(), [3, 2]);

    assert_eq!(store.remove(Removal::AdminLog { before: 10 }).await, Ok(false));
    assert_eq!(store.remove(Removal::AdminLog { before: 20 }).await, Ok(true));
    // An earlier time brings nothing back, and allows nothing.
    assert_eq!(store.remove(Removal::AdminLog { before: 5 }).await, Ok(false));
    let left = store.admin_log(9).await.unwrap();
    assert_eq!(left.iter().map(|line| line.made).collect::<Vec<_>>(), [20]);
    let mut raw_connection = database.raw_connection().await;
    raw_connection.run("DELETE FROM admin_log").await.unwrap_err();
    raw_connection.run("UPDATE admin_log SET made = 1").await.unwrap_err();
}

/// A bucket of three questions, and one more every ten milliseconds.
pub(crate) async fn questions_to_a_mailbox_are_counted_across_restarts(database: &TestDatabase) {
    let store = database.store().await;
    let mut asked = Vec::new();
    for now in [100, 100, 100, 100, 109, 110, 110] {
        asked.push(store.count_mail_question([1; 32], (3, 10), now).await.unwrap());
    }
    assert_eq!(asked, [true, true, true, false, false, true, false]);
    assert_eq!(store.count_mail_question([2; 32], (3, 10), 110).await, Ok(true), "another one");
    store.close().await.unwrap();
    let store = database.store().await;
    assert_eq!(store.count_mail_question([1; 32], (3, 10), 110).await, Ok(false), "not forgotten");
    assert_eq!(store.remove(Removal::MailLimits { now: 119 }).await, Ok(false));
    assert_eq!(store.remove(Removal::MailLimits { now: 120 }).await, Ok(true), "one is full again");
    assert_eq!(store.count_mail_question([1; 32], (3, 10), 120).await, Ok(true));
    assert_eq!(store.remove(Removal::MailLimits { now: 999 }).await, Ok(true));
}

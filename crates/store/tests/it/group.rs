//! Several servers on one PostgreSQL, as the store sees them: leases and their numbers, presence, limits.

use crate::test_database::TestDatabase;
use cartagena_store::{
    GameMeta, Heard, PairSeeker, PersonalText, ServerGroup, Store, StoreError, TextKind,
    ViewerChange, connect, connect_shared,
};
use std::sync::Arc;
use std::time::Duration;

const META: GameMeta = GameMeta { rules_version: 1, opened: 1 };
/// Longer than anything that works takes.
const PATIENCE: Duration = Duration::from_secs(120);

async fn servers(database: &TestDatabase) -> [Arc<dyn Store>; 2] {
    let (one, other) =
        tokio::join!(connect_shared(&database.place), connect_shared(&database.place));
    let both = [one.unwrap(), other.unwrap()];
    for store in &both {
        group(store).join("key", 100).await.unwrap();
    }
    both
}

fn group(store: &Arc<dyn Store>) -> &ServerGroup {
    store.group().unwrap()
}

/// Lets a server seem to be silent for a while.
async fn silence(database: &TestDatabase, server: i64) {
    let mut raw = database.raw_connection().await;
    let silence =
        format!("UPDATE servers SET seen = seen - interval '1 minute' WHERE id = {server}");
    raw.run(&silence).await.unwrap();
}

/// Two that start at once on an empty database both make its tables, one after the other.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_share_a_store_and_nobody_else_does() {
    let database = TestDatabase::postgres();
    let [one, other] = servers(&database).await;
    assert!(group(&one).server() != group(&other).server());
    one.open("game", &META, "one").await.unwrap();
    other.append("game", 2, "two", None).await.unwrap();
    assert_eq!(one.append("game", 2, "too", None).await, Err(StoreError::Conflict));
    assert_eq!(connect(&database.place).await.err(), Some(StoreError::InUse));
    one.close().await.unwrap();
    assert_eq!(connect(&database.place).await.err(), Some(StoreError::InUse));
    other.close().await.unwrap();
    let alone = connect(&database.place).await.unwrap();
    assert!(alone.group().is_none());
    assert_eq!(connect_shared(&database.place).await.err(), Some(StoreError::InUse));
    alone.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lease_that_was_taken_over_stores_nothing() {
    let database = TestDatabase::postgres();
    let [one, other] = servers(&database).await;
    one.open("game", &META, "one").await.unwrap();
    one.append_fenced(("game", 1), 2, "a bot", &[], None).await.unwrap();
    assert_eq!(group(&one).held().await.unwrap(), [("game".to_owned(), 1)]);
    assert_eq!(group(&other).claim().await.unwrap(), [], "its holder lives");
    let first = group(&one).server();
    silence(&database, first).await;
    assert_eq!(group(&other).beat().await.unwrap().silent, [first]);
    assert_eq!(group(&other).strike_off(&[first]).await.unwrap(), [first]);
    assert_eq!(group(&other).claim().await.unwrap(), [("game".to_owned(), 2)]);
    // The server was only paused. Its players' moves are as good as any; its bots' are not.
    let late = one.append_fenced(("game", 1), 3, "a bot", &[], None).await;
    assert_eq!(late, Err(StoreError::Conflict));
    let text = PersonalText { person: 1, kind: TextKind::Chat, text: "ahoy".into() };
    let late = one.append_fenced(("game", 1), 3, "a clock", &[text], None).await;
    assert_eq!(late, Err(StoreError::Conflict));
    one.append("game", 3, "a player", None).await.unwrap();
    other.append_fenced(("game", 2), 4, "a bot", &[], None).await.unwrap();
    // It finds itself struck off, and comes back under another number, with nothing.
    assert!(!group(&one).beat().await.unwrap().is_member);
    assert_eq!(group(&one).claim().await.unwrap(), []);
    let again = group(&one).join("key", 900).await.unwrap();
    assert!(again.server > first && again.serving_since == 100);
    assert_eq!(group(&one).held().await.unwrap(), []);
    assert_eq!(group(&one).fence("game").await.unwrap(), None);
    group(&other).leave().await.unwrap();
    assert_eq!(group(&one).claim().await.unwrap(), [("game".to_owned(), 3)]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_read_on_from_what_they_know() {
    let database = TestDatabase::postgres();
    let [one, other] = servers(&database).await;
    one.open("game", &META, "one").await.unwrap();
    one.append("game", 2, "two", None).await.unwrap();
    let text = |text: &str| PersonalText { person: 1, kind: TextKind::Chat, text: text.into() };
    one.append_line("game", 3, "three", &[text("ahoy")], None).await.unwrap();
    one.append_line("game", 4, "four", &[text("a"), text("b")], None).await.unwrap();
    let tail = group(&other).lines_after("game", 2).await.unwrap();
    let all = one.load_game("game").await.unwrap().unwrap();
    assert_eq!(tail, all[2..]);
    assert_eq!(group(&other).lines_after("game", 4).await.unwrap(), []);
    assert_eq!(group(&other).lines_after("game", 9).await, Err(StoreError::Conflict));
    assert_eq!(group(&other).heads().await.unwrap(), [("game".to_owned(), 4)]);
    let mut raw = database.raw_connection().await;
    raw.unguard().await;
    raw.set_line(4, b"for").await;
    assert!(matches!(
        group(&other).lines_after("game", 2).await,
        Err(StoreError::Corrupt { seq: 4, .. })
    ));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_one_says_the_others_hear_again_after_a_cut() {
    let database = TestDatabase::postgres();
    let [one, other] = servers(&database).await;
    let mut heard = group(&other).listen().await;
    assert_eq!(heard.recv().await, Some(Heard::Connected));
    group(&other).announce("to nobody else");
    group(&one).announce("line 3 1 game");
    let hear = async |heard: &mut tokio::sync::mpsc::Receiver<Heard>| {
        let hearing = async {
            loop {
                match heard.recv().await.unwrap() {
                    Heard::Connected => return "connected".to_owned(),
                    Heard::Said(text) => {
                        if let Some(said) = group(&other).from_others(&text) {
                            return said.to_owned();
                        }
                    }
                }
            }
        };
        tokio::time::timeout(PATIENCE, hearing).await.unwrap()
    };
    assert_eq!(hear(&mut heard).await, "line 3 1 game");
    let mut raw = database.raw_connection().await;
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
         WHERE query LIKE 'LISTEN%' AND datname = current_database()";
    raw.run(cut).await.unwrap();
    assert_eq!(hear(&mut heard).await, "connected");
    group(&one).announce("members");
    assert_eq!(hear(&mut heard).await, "members");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn viewers_go_with_their_server() {
    let database = TestDatabase::postgres();
    let [one, other] = servers(&database).await;
    let change = |game: &str, person, looking| ViewerChange { game: game.into(), person, looking };
    let come =
        [change("", 7, Some(true)), change("game", 7, Some(true)), change("game", 8, Some(false))];
    group(&one).note_viewers(&come).await.unwrap();
    let elsewhere = async |store: &Arc<dyn Store>| {
        let viewers = group(store).viewers_elsewhere(&["game".to_owned()]).await.unwrap();
        viewers.iter().map(|viewer| (viewer.person, viewer.looking)).collect::<Vec<_>>()
    };
    assert_eq!(elsewhere(&other).await, [(7, true), (8, false)]);
    assert_eq!(elsewhere(&one).await, []);
    assert_eq!(group(&other).online_elsewhere(&[7, 8]).await.unwrap(), [7]);
    let change = [change("game", 7, None), change("game", 8, Some(true))];
    group(&one).note_viewers(&change).await.unwrap();
    assert_eq!(elsewhere(&other).await, [(8, true)]);
    group(&one).leave().await.unwrap();
    assert_eq!(elsewhere(&other).await, []);
    let id = group(&other).send_relay(7, "a message").await.unwrap();
    let received = group(&one).receive_relay(id).await.unwrap();
    assert_eq!(received, Some((7, "a message".to_owned())));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_limit_is_counted_together_and_fills_again() {
    let database = TestDatabase::postgres();
    let [one, other] = servers(&database).await;
    let every = Duration::from_secs(600);
    let mut allowed = Vec::new();
    for turn in 0..5 {
        let store = if turn % 2 == 0 { &one } else { &other };
        allowed.push(group(store).allow([1; 16], 3, every).await.unwrap());
    }
    assert_eq!(allowed, [true, true, true, false, false]);
    assert!(group(&one).allow([2; 16], 3, every).await.unwrap(), "another key");
    let mut raw = database.raw_connection().await;
    raw.run("UPDATE rate_limits SET empty_at = empty_at - 600000").await.unwrap();
    assert!(group(&one).allow([1; 16], 3, every).await.unwrap());
    assert!(!group(&other).allow([1; 16], 3, every).await.unwrap());
    assert!(group(&other).allow([1; 16], 1, Duration::ZERO).await.unwrap(), "no limit");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_pair_is_taken_once() {
    let database = TestDatabase::postgres();
    let [one, other] = servers(&database).await;
    let seeker = |person, since| PairSeeker {
        person,
        server: 0,
        name: format!("person {person}"),
        rules: "tortuga".into(),
        rating: Some(1500.0),
        since,
        taken_by: None,
        game: None,
    };
    group(&one).seek(&seeker(1, 10)).await.unwrap();
    group(&other).seek(&seeker(2, 20)).await.unwrap();
    group(&other).seek(&seeker(3, 30)).await.unwrap();
    group(&other).seek(&seeker(2, 90)).await.unwrap();
    let waiting: Vec<_> =
        group(&one).seekers().await.unwrap().iter().map(|it| (it.person, it.since)).collect();
    assert_eq!(waiting, [(1, 10), (2, 20), (3, 30)], "coming again keeps the place");
    assert!(group(&one).take_pair([1, 2]).await.unwrap());
    assert!(!group(&other).take_pair([3, 2]).await.unwrap());
    let taken = |seekers: Vec<PairSeeker>| {
        seekers.into_iter().map(|it| it.taken_by.is_some()).collect::<Vec<_>>()
    };
    assert_eq!(taken(group(&one).seekers().await.unwrap()), [true, true, false]);
    group(&one).note_seat(2, "game").await.unwrap();
    let seated = group(&other).seekers().await.unwrap();
    assert_eq!(seated[1].game.as_deref(), Some("game"));
    // The server that has taken them is gone, and so is the person who waited there.
    group(&one).leave().await.unwrap();
    assert!(group(&other).take_pair([2, 3]).await.unwrap());
    group(&other).release_seeker(3).await.unwrap();
    group(&other).stop_seeking(2).await.unwrap();
    assert_eq!(taken(group(&other).seekers().await.unwrap()), [false]);
}

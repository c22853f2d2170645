//! Databases that go away, and come back.

use crate::test_database::TestDatabase;
use cartagena_store::{GameMeta, Store, StoreError, StoreLocation, connect};
use cartagena_test_postgres::Postgres;
use std::sync::Arc;
use tokio::sync::mpsc;
use tokio::task::JoinSet;

const META: GameMeta = GameMeta { rules_version: 1, opened: 1 };

/// Writes fail, reads work, and afterwards all is as before.
#[tokio::test]
async fn a_locked_file_is_gone_until_it_is_free() {
    let database = TestDatabase::sqlite();
    let store = database.store().await;
    store.open("game", &META, "one").await.unwrap();
    let mut other = database.raw_connection().await;
    other.run("BEGIN IMMEDIATE").await.unwrap();
    let (append, ready) = tokio::join!(store.append("game", 2, "two", None), store.ready());
    assert_eq!((append, ready), (Err(StoreError::Unavailable), Err(StoreError::Unavailable)));
    assert_eq!(store.load("game").await.unwrap().unwrap(), ["one"]);
    other.run("ROLLBACK").await.unwrap();
    store.append("game", 2, "two", None).await.unwrap();
    store.ready().await.unwrap();
    assert_eq!(store.load("game").await.unwrap().unwrap(), ["one", "two"]);
}

/// A store that was open must not take an unmounted disk for a new store.
#[tokio::test]
async fn a_lost_directory_is_gone_until_it_is_back() {
    let database = TestDatabase::sqlite();
    let store = database.store().await;
    store.open("game", &META, "one").await.unwrap();
    // Any failure makes the writer open the file again.
    let mut other = database.raw_connection().await;
    other.run("BEGIN IMMEDIATE").await.unwrap();
    assert_eq!(store.append("game", 2, "two", None).await, Err(StoreError::Unavailable));
    other.run("ROLLBACK").await.unwrap();
    let (data, away) = (database.folder.path().join("data"), database.folder.path().join("away"));
    std::fs::rename(&data, &away).unwrap();
    std::fs::create_dir(&data).unwrap();
    assert_eq!(store.append("game", 2, "two", None).await, Err(StoreError::Unavailable));
    assert_eq!(std::fs::read_dir(&data).unwrap().count(), 0);
    std::fs::remove_dir(&data).unwrap();
    std::fs::rename(&away, &data).unwrap();
    store.append("game", 2, "two", None).await.unwrap();
    assert_eq!(store.load("game").await.unwrap().unwrap(), ["one", "two"]);
}

#[tokio::test]
async fn a_place_that_cannot_be_is_an_error() {
    let database = TestDatabase::sqlite();
    let file = database.folder.path().join("file");
    std::fs::write(&file, "no database, but long enough to be looked at: ".repeat(99)).unwrap();
    assert!(matches!(
        connect(&StoreLocation::Sqlite(file.clone())).await.err(),
        Some(StoreError::NotADatabase)
    ));
    assert!(connect(&StoreLocation::Sqlite(file.join("below"))).await.is_err());
}

#[tokio::test]
async fn no_password_is_ever_told() {
    let nowhere = TestDatabase::sqlite().folder.path().join("nowhere").display().to_string();
    for address in [
        format!("postgres://anne:hushhush@localhost/games?host={nowhere}"),
        "postgres://anne:hushhush@localhost:port/games".to_owned(),
        "postgres://anne:hushhush@localhost/games?sslmode=hushhush".to_owned(),
        "hushhush".to_owned(),
    ] {
        let place = StoreLocation::Postgres(address);
        let error = connect(&place).await.err().unwrap();
        let shown = format!("{place:?} {error:?} {error}");
        assert!(!shown.contains("hushhush") && !shown.contains("anne"), "{shown}");
    }
}

#[tokio::test]
async fn postgres_comes_back_by_itself() {
    let mut postgres = Postgres::start().unwrap();
    let store = connect(&StoreLocation::Postgres(postgres.create_database("games").unwrap()))
        .await
        .unwrap();
    store.open("game", &META, "one").await.unwrap();
    postgres.stop().unwrap();
    assert_eq!(store.append("game", 2, "two", None).await, Err(StoreError::Unavailable));
    assert_eq!(store.load("game").await, Err(StoreError::Unavailable));
    assert_eq!(store.ready().await, Err(StoreError::Unavailable));
    postgres.restart().unwrap();
    store.ready().await.unwrap();
    store.append("game", 2, "two", None).await.unwrap();
    assert_eq!(store.load("game").await.unwrap().unwrap(), ["one", "two"]);
}

/// Appends until the database is unavailable, and reports each acknowledged line.
async fn append_on(store: Arc<dyn Store>, game: String, acks: mpsc::UnboundedSender<()>) -> usize {
    store.open(&game, &META, "1").await.unwrap();
    let mut seq = 2;
    loop {
        match store.append(&game, seq, &seq.to_string(), None).await {
            Ok(()) => seq += 1,
            Err(error) => {
                assert!(matches!(error, StoreError::Unavailable | StoreError::Unknown), "{error}");
                return seq as usize - 1;
            }
        }
        let _ = acks.send(());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_loses_nothing_when_it_is_struck_down() {
    let mut postgres = Postgres::start().unwrap();
    let store = connect(&StoreLocation::Postgres(postgres.create_database("games").unwrap()))
        .await
        .unwrap();
    let (sender, mut acks) = mpsc::unbounded_channel();
    let mut tasks = JoinSet::new();
    for game in 0..8 {
        let (store, game, sender) = (store.clone(), game.to_string(), sender.clone());
        tasks.spawn(async move { (game.clone(), append_on(store, game, sender).await) });
    }
    for _ in 0..200 {
        acks.recv().await.unwrap();
    }
    postgres.stop().unwrap();
    let acknowledged = tasks.join_all().await;
    postgres.restart().unwrap();
    for (game, seq) in acknowledged {
        let lines = store.load(&game).await.unwrap().unwrap();
        // One more may be there whose acknowledgement was lost on the way.
        assert!(lines.len() == seq || lines.len() == seq + 1, "{} {seq}", lines.len());
        assert!(lines.iter().cloned().eq((1..=lines.len()).map(|n| n.to_string())));
    }
}

//! Lines of games.

use super::META;
use crate::test_database::{TestDatabase, is_taken};
use cartagena_store::StoreError;
use tokio::task::JoinSet;

pub(crate) async fn lines_come_back_in_order(database: &TestDatabase) {
    let store = database.store().await;
    let lines: Vec<String> = (1..=40).map(|seq| format!("{seq} שלום 海賊\n\"\t'")).collect();
    store.open("game", &META, &lines[0]).await.unwrap();
    for (line, seq) in lines[1..].iter().zip(2..) {
        store.append("game", seq, line, None).await.unwrap();
    }
    assert_eq!(store.load("game").await.unwrap().as_ref(), Some(&lines));
    assert_eq!(store.load("other").await, Ok(None));
    store.close().await.unwrap();
    let reader = cartagena_store::open_reader(&database.place).await.unwrap();
    assert_eq!(reader.load("game").await.unwrap(), Some(lines));
}

/// The head of a game names all its lines; anybody who noted it sees whether they are still the same.
pub(crate) async fn a_head_covers_every_line(database: &TestDatabase) {
    let store = database.store().await;
    for (game, second) in [("game", "two"), ("other", "zwei")] {
        store.open(game, &META, "one").await.unwrap();
        store.append(game, 2, second, None).await.unwrap();
    }
    let (first, last) = (store.head("game", Some(1)).await, store.head("game", None).await);
    assert_eq!(store.head("game", Some(2)).await, last);
    let numbers = [&first, &last].map(|head| head.as_ref().unwrap().map(|head| head.0));
    assert_eq!(numbers, [Some(1), Some(2)]);
    assert_ne!(first, last);
    assert_ne!(store.head("other", None).await, last);
    for missing in [Some(0), Some(3), Some(u64::MAX)] {
        assert_eq!(store.head("game", missing).await, Ok(None), "{missing:?}");
    }
    assert_eq!(store.head("none", None).await, Ok(None));
    store.append("game", 3, "three", None).await.unwrap();
    assert_eq!(store.head("game", Some(2)).await, last);
}

pub(crate) async fn only_the_next_line_is_taken(database: &TestDatabase) {
    let store = database.store().await;
    store.open("game", &META, "one").await.unwrap();
    assert_eq!(store.open("game", &META, "again").await, Err(StoreError::Conflict));
    for seq in [0, 1, 3, i64::MAX as u64, u64::MAX] {
        assert_eq!(
            store.append("game", seq, "wrong", None).await,
            Err(StoreError::Conflict),
            "{seq}"
        );
    }
    assert_eq!(store.append("other", 1, "no game", None).await, Err(StoreError::Conflict));
    assert_eq!(store.append("other", 2, "no game", None).await, Err(StoreError::Conflict));
    assert_eq!(store.load("game").await.unwrap().unwrap(), ["one"]);
    assert_eq!(store.load("other").await, Ok(None));
}

/// Two servers and several of their tasks want to write the same line.
pub(crate) async fn exactly_one_writer_is_first(database: &TestDatabase) {
    let store = database.store().await;
    let stores = [store.clone(), store];
    stores[0].open("game", &META, "0").await.unwrap();
    let mut won = vec!["0".to_owned()];
    for seq in 2..=20 {
        let mut tasks = JoinSet::new();
        for writer in 0..8 {
            let (store, line) = (stores[writer % 2].clone(), format!("{seq} by {writer}"));
            tasks.spawn(async move { (store.append("game", seq, &line, None).await, line) });
        }
        let (first, others): (Vec<_>, Vec<_>) =
            tasks.join_all().await.into_iter().partition(|(answer, _)| answer.is_ok());
        assert_eq!(first.len(), 1);
        assert!(others.iter().all(|(answer, _)| is_taken(answer)), "{others:?}");
        won.push(first[0].1.clone());
    }
    assert_eq!(stores[1].load("game").await.unwrap(), Some(won));
}

pub(crate) async fn many_games_at_once_are_all_kept(database: &TestDatabase) {
    let store = database.store().await;
    let mut tasks = JoinSet::new();
    for game in 0..64 {
        let store = store.clone();
        tasks.spawn(async move {
            let game = format!("game {game}");
            store.open(&game, &META, &game).await.unwrap();
            for seq in 2..=20 {
                store.append(&game, seq, &format!("{game} {seq}"), None).await.unwrap();
            }
        });
    }
    tasks.join_all().await;
    // Not closed: acknowledged lines need no orderly end.
    drop(store);
    let store = database.store().await;
    for game in (0..64).map(|game| format!("game {game}")) {
        let lines = store.load(&game).await.unwrap().unwrap();
        let expected = (2..=20).map(|seq| format!("{game} {seq}"));
        assert!(lines.into_iter().eq(std::iter::once(game.clone()).chain(expected)), "{game}");
    }
}

pub(crate) async fn a_refusal_spoils_no_other_request(database: &TestDatabase) {
    let store = database.store().await;
    for game in 0..32 {
        store.open(&game.to_string(), &META, "one").await.unwrap();
    }
    let mut tasks = JoinSet::new();
    for game in 0..32 {
        let (good, late, nobody) = (store.clone(), store.clone(), store.clone());
        let name = game.to_string();
        let same = name.clone();
        tasks.spawn(async move { good.append(&name, 2, "two", None).await.is_ok() });
        tasks.spawn(async move { is_taken(&late.append(&same, 1, "late", None).await) });
        tasks.spawn(async move {
            let pass = nobody.add_pass([game; 32], 4711, 1).await;
            pass == Err(StoreError::NoSuchPerson)
        });
    }
    assert!(tasks.join_all().await.into_iter().all(|as_expected| as_expected));
    for game in 0..32 {
        assert_eq!(store.load(&game.to_string()).await.unwrap().unwrap(), ["one", "two"]);
    }
}

/// PostgreSQL cannot store U+0000, so SQLite refuses it, too.
pub(crate) async fn what_no_store_keeps(database: &TestDatabase) {
    let store = database.store().await;
    let refused = Err(StoreError::NulCharacter);
    assert_eq!(store.open("game\0", &META, "one").await, refused);
    assert_eq!(store.open("game", &META, "o\0ne").await, refused);
    store.open("game", &META, "").await.unwrap();
    assert_eq!(store.append("game", 2, "\0", None).await, refused);
    let person = store.new_person([1; 32], "", 0).await.unwrap();
    assert_eq!(store.rename(person.id, "\0").await, refused);
    assert_eq!(store.load("game").await.unwrap().unwrap(), [""]);
}

pub(crate) async fn closing_finishes_what_was_asked(database: &TestDatabase) {
    let store = database.store().await;
    store.open("game", &META, "one").await.unwrap();
    let mut tasks = JoinSet::new();
    for game in 0..100 {
        let store = store.clone();
        tasks.spawn(async move { (game, store.open(&format!("{game}"), &META, "one").await) });
    }
    store.close().await.unwrap();
    assert_eq!(store.append("game", 2, "two", None).await, Err(StoreError::Unavailable));
    assert_eq!(store.load("game").await, Err(StoreError::Unavailable));
    assert_eq!(store.ready().await, Err(StoreError::Unavailable));
    store.close().await.unwrap();
    let store = database.store().await;
    store.ready().await.unwrap();
    for (game, answer) in tasks.join_all().await {
        let stored = store.load(&format!("{game}")).await.unwrap().is_some();
        assert_eq!(answer, if stored { Ok(()) } else { Err(StoreError::Unavailable) }, "{game}");
    }
}

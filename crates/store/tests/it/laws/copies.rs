//! Copies made while play goes on.

use super::META;
use crate::test_database::TestDatabase;
use cartagena_store::{
    GameIndex, SignIn, SignInKey, Store, StoreError, StoreLocation, connect, restore,
};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::sync::mpsc;

/// Appends to two games in turns until it is stopped.
async fn play(store: Arc<dyn Store>, stop: Arc<AtomicBool>, played: mpsc::UnboundedSender<u64>) {
    let mut seq = 2;
    while !stop.load(Ordering::Relaxed) {
        for game in ["first", "second"] {
            let index = GameIndex { seated: vec![1], touched: seq, ..GameIndex::default() };
            store.append(game, seq, &format!("{game} {seq}"), Some(index)).await.unwrap();
        }
        let _ = played.send(seq);
        seq += 1;
    }
}

/// Lets a person come by a code on the device of a visitor, of whom only the number is left then.
async fn merge(store: &Arc<dyn Store>, (visitor, token): (i64, [u8; 32]), person: i64) {
    store.replace_code(person, [90; 32], 3).await.unwrap();
    let sign_in = SignIn {
        key: SignInKey::Code([90; 32]),
        token_hash: token.map(|byte| byte + 100),
        device: String::new(),
        replaces: Some(token),
        now: 4,
    };
    assert_eq!(store.sign_in(sign_in).await.unwrap().unwrap().absorbed, Some(visitor));
    store.finish_merge(visitor).await.unwrap();
}

pub(crate) async fn a_copy_is_of_one_moment(database: &TestDatabase) {
    let store = database.store().await;
    let person = store.new_person([1; 32], "Safari · Mac", 1).await.unwrap();
    let gone = store.new_person([6; 32], "", 2).await.unwrap();
    merge(&store, (gone.id, [6; 32]), person.id).await;
    store.rename(person.id, "Анна").await.unwrap();
    store.add_pass([2; 32], person.id, 100).await.unwrap();
    store.replace_code(person.id, [5; 32], 8).await.unwrap();
    // More rows than are copied at once.
    for game in 0..600 {
        store.open(&format!("other {game}"), &META, "one").await.unwrap();
    }
    for game in ["first", "second"] {
        store.open(game, &META, "open").await.unwrap();
    }
    store.set_mail(person.id, "a@example.org", "da", 4).await.unwrap();
    store.set_quiet(person.id, "first", true).await.unwrap();
    let (stop, (sender, mut played)) =
        (Arc::new(AtomicBool::new(false)), mpsc::unbounded_channel());
    let playing = tokio::spawn(play(store.clone(), stop.clone(), sender));
    let before = played.recv().await.unwrap();
    let file = database.folder.path().join("copy");
    store.backup(&file).await.unwrap();
    stop.store(true, Ordering::Relaxed);
    playing.await.unwrap();

    let copy = connect(&StoreLocation::Sqlite(file)).await.unwrap();
    let (first, second) = (length(&copy, "first").await, length(&copy, "second").await);
    assert!(first == second || first == second + 1, "{first} {second}");
    assert!(first >= before && first <= length(&store, "first").await);
    assert_eq!(copy.games_after("", 1000).await.unwrap().len(), 602);
    assert_eq!(copy.person([1; 32]).await.unwrap().unwrap().name, "Анна");
    assert_eq!(copy.of_person(1, 9).await.unwrap().len(), 2);
    assert!(!copy.notice_targets(1).await.unwrap().mail.unwrap().confirmed);
    assert_eq!(copy.is_quiet(1, "first").await, Ok(true));
    // Play can go on from it.
    copy.append("first", first + 1, "on", None).await.unwrap();
    let (key, token_hash) = (SignInKey::Pass([2; 32]), [3; 32]);
    let sign_in = SignIn { key, token_hash, device: String::new(), replaces: None, now: 5 };
    assert_eq!(copy.sign_in(sign_in).await.unwrap().unwrap().person.id, person.id);
    assert_eq!(copy.code_made(person.id).await, Ok(Some(8)));
    assert_eq!(copy.devices(person.id).await.unwrap()[2].name, "Safari · Mac");
    assert!(copy.new_person([4; 32], "", 6).await.unwrap().id > gone.id);
    copy.close().await.unwrap();
}

async fn length(store: &Arc<dyn Store>, game: &str) -> u64 {
    store.load(game).await.unwrap().unwrap().len() as u64
}

pub(crate) async fn nothing_is_written_over(database: &TestDatabase) {
    let store = database.store().await;
    let file = database.folder.path().join("copy");
    std::fs::write(&file, "dear").unwrap();
    assert_eq!(store.backup(&file).await, Err(StoreError::Conflict));
    assert_eq!(std::fs::read(&file).unwrap(), b"dear");
    let nowhere = database.folder.path().join("no").join("copy");
    assert!(store.backup(&nowhere).await.is_err());
    std::fs::remove_file(&file).unwrap();
    // Left by a copy that was interrupted.
    std::fs::write(database.folder.path().join("copy.part"), "half").unwrap();
    store.backup(&file).await.unwrap();
    let left = |entry: std::io::Result<std::fs::DirEntry>| {
        entry.unwrap().file_name().to_str().unwrap().starts_with("copy.")
    };
    assert!(!std::fs::read_dir(database.folder.path()).unwrap().any(left));
}

/// A backup goes into either kind of database, whatever it was made of, and play goes on there.
pub(crate) async fn a_backup_is_restored_into_both_databases(database: &TestDatabase) {
    let store = database.store().await;
    let person = store.new_person([1; 32], "Safari · Mac", 1).await.unwrap();
    let gone = store.new_person([6; 32], "", 2).await.unwrap();
    merge(&store, (gone.id, [6; 32]), person.id).await;
    store.rename(person.id, "Анна").await.unwrap();
    // More rows than are inserted at once.
    for game in 0..600 {
        store.open(&format!("other {game}"), &META, "one").await.unwrap();
    }
    store.open("first", &META, "open").await.unwrap();
    let index = GameIndex { seated: vec![person.id], touched: 2, ..GameIndex::default() };
    store.append("first", 2, "line", Some(index)).await.unwrap();
    store.set_quiet(person.id, "first", true).await.unwrap();
    let file = database.folder.path().join("copy");
    store.backup(&file).await.unwrap();
    store.close().await.unwrap();

    for other in [TestDatabase::sqlite(), TestDatabase::postgres()] {
        restore(&file, &other.place).await.unwrap();
        let restored = other.store().await;
        assert_eq!(restored.games_after("", 1000).await.unwrap().len(), 601);
        assert_eq!(restored.load("first").await.unwrap().unwrap(), ["open", "line"]);
        assert_eq!(restored.person([1; 32]).await.unwrap().unwrap().name, "Анна");
        assert_eq!(restored.is_quiet(person.id, "first").await, Ok(true));
        restored.append("first", 3, "on", None).await.unwrap();
        // Numbers of people go on where they were.
        let newest = restored.new_person([7; 32], "", 9).await.unwrap();
        assert!(newest.id > gone.id, "{} {}", newest.id, gone.id);
        merge(&restored, (newest.id, [7; 32]), person.id).await;
        // A second copy of what was restored is whole as well.
        let again = other.folder.path().join("again");
        restored.backup(&again).await.unwrap();
        restored.close().await.unwrap();
        assert_eq!(restore(&file, &other.place).await, Err(StoreError::Conflict));
        let last = TestDatabase::postgres();
        restore(&again, &last.place).await.unwrap();
        let last = last.store().await;
        assert_eq!(last.load("first").await.unwrap().unwrap(), ["open", "line", "on"]);
        assert!(last.new_person([8; 32], "", 10).await.unwrap().id > newest.id);
        last.close().await.unwrap();
    }
}

pub(crate) async fn only_a_backup_is_restored_and_only_where_nothing_is(database: &TestDatabase) {
    let file = database.folder.path().join("none");
    assert_eq!(restore(&file, &database.place).await, Err(StoreError::NoStore));
    std::fs::write(&file, "no database at all, but long enough").unwrap();
    assert!(restore(&file, &database.place).await.is_err());
    let source = TestDatabase::sqlite();
    let store = source.store().await;
    let copy = database.folder.path().join("copy");
    store.backup(&copy).await.unwrap();
    store.close().await.unwrap();
    let server = database.store().await;
    server.new_person([1; 32], "", 1).await.unwrap();
    let refused = restore(&copy, &database.place).await;
    assert!(matches!(refused, Err(StoreError::InUse | StoreError::Conflict)), "{refused:?}");
    server.close().await.unwrap();
    assert_eq!(restore(&copy, &database.place).await, Err(StoreError::Conflict));
    assert!(database.store().await.person([1; 32]).await.unwrap().is_some());
}

//! One server at a time uses a store.

use super::META;
use crate::test_database::TestDatabase;
use cartagena_store::{StoreError, connect, open_reader};

/// Several servers that found the same store used to start, and to play on without each other.
pub(crate) async fn one_server_starts_at_a_time(database: &TestDatabase) {
    let starts =
        tokio::join!(connect(&database.place), connect(&database.place), connect(&database.place));
    let starts = [starts.0, starts.1, starts.2];
    let refused = starts.iter().filter_map(|start| start.as_ref().err()).collect::<Vec<_>>();
    assert_eq!(refused, [&StoreError::InUse, &StoreError::InUse]);
    let only = starts.iter().find_map(|start| start.as_ref().ok()).unwrap();
    only.open("game", &META, "one").await.unwrap();
    assert_eq!(only.load("game").await.unwrap().unwrap(), ["one"]);
}

pub(crate) async fn the_lock_is_free_once_the_store_is_closed(database: &TestDatabase) {
    let first = database.store().await;
    first.open("game", &META, "one").await.unwrap();
    first.close().await.unwrap();
    let second = database.store().await;
    assert_eq!(first.append("game", 2, "two", None).await, Err(StoreError::Unavailable));
    second.append("game", 2, "too", None).await.unwrap();
    assert_eq!(first.ready().await, Err(StoreError::Unavailable));
    assert_eq!(connect(&database.place).await.err(), Some(StoreError::InUse));
}

pub(crate) async fn a_store_in_use_can_be_read(database: &TestDatabase) {
    let server = database.store().await;
    server.open("game", &META, "one").await.unwrap();
    let reader = open_reader(&database.place).await.unwrap();
    server.append("game", 2, "two", None).await.unwrap();
    assert_eq!(reader.load("game").await.unwrap().unwrap(), ["one", "two"]);
    let file = database.folder.path().join("copy");
    reader.backup(&file).await.unwrap();
    reader.close().await.unwrap();
    server.append("game", 3, "three", None).await.unwrap();
    let copy = open_reader(&cartagena_store::StoreLocation::Sqlite(file)).await.unwrap();
    assert_eq!(copy.load("game").await.unwrap().unwrap(), ["one", "two"]);
}

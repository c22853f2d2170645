//! Readers refuse what is not there; they create and migrate nothing.

use super::META;
use crate::test_database::TestDatabase;
use cartagena_store::{StoreError, StoreLocation, open_reader};

/// A check or a backup of a mistyped name used to make a new store and to report success.
pub(crate) async fn what_is_not_there_is_refused_and_not_made(database: &TestDatabase) {
    let read = || async { open_reader(&database.place).await.err() };
    assert_eq!(read().await, Some(StoreError::NoStore));
    match &database.place {
        StoreLocation::Sqlite(path) => {
            assert!(!path.exists());
            std::fs::create_dir(path).unwrap();
            assert_eq!(read().await, Some(StoreError::NoStore));
            std::fs::write(path.join("cartagena.sqlite"), "").unwrap();
            assert_eq!(read().await, Some(StoreError::NoStore));
            let names = std::fs::read_dir(path).unwrap().map(|entry| entry.unwrap().file_name());
            assert_eq!(names.collect::<Vec<_>>(), ["cartagena.sqlite"]);
            assert_eq!(std::fs::metadata(path.join("cartagena.sqlite")).unwrap().len(), 0);
        }
        StoreLocation::Postgres(address) => {
            let mistyped = StoreLocation::Postgres(address.replace("/test_", "/tset_"));
            assert_eq!(open_reader(&mistyped).await.err(), Some(StoreError::NoStore));
            let mut raw_connection = database.raw_connection().await;
            raw_connection.run("SELECT * FROM cartagena_store").await.unwrap_err();
        }
    }
    database.store().await.open("game", &META, "one").await.unwrap();
    let reader = open_reader(&database.place).await.unwrap();
    assert_eq!(reader.load("game").await.unwrap().unwrap(), ["one"]);
}

pub(crate) async fn tables_of_another_version_are_left_alone(database: &TestDatabase) {
    database.store().await.close().await.unwrap();
    let mut raw_connection = database.raw_connection().await;
    for (change, error) in [
        ("UPDATE cartagena_store SET version = version - 1", StoreError::OlderVersion),
        ("UPDATE cartagena_store SET version = version + 2", StoreError::NewerVersion),
    ] {
        raw_connection.run(change).await.unwrap();
        assert_eq!(open_reader(&database.place).await.err(), Some(error));
    }
    let undo = "UPDATE cartagena_store SET version = version - 1 WHERE version > 1";
    assert_eq!(raw_connection.run(undo).await.unwrap(), 1, "a reader has changed the version");
    open_reader(&database.place).await.unwrap();
}

//! Stores of earlier versions.

use super::META;
use crate::test_database::TestDatabase;
use cartagena_store::{Person, StoreError, StoreLocation, connect, open_reader};

const TOKEN: &str = "0101010101010101010101010101010101010101010101010101010101010101";

/// Writes a store of the first version, with a person and a game.
async fn first_version(database: &TestDatabase) {
    let (schema, blob) = match &database.place {
        StoreLocation::Sqlite(path) => {
            std::fs::create_dir(path).unwrap();
            std::fs::write(path.join("cartagena.sqlite"), "").unwrap();
            (include_str!("../../../schema/sqlite-1.sql"), format!("x'{TOKEN}'"))
        }
        StoreLocation::Postgres(_) => {
            (include_str!("../../../schema/postgres-1.sql"), format!("'\\x{TOKEN}'"))
        }
    };
    let mut raw_connection = database.raw_connection().await;
    raw_connection.run(schema).await.unwrap();
    let rows = format!(
        "INSERT INTO persons (name, made) VALUES ('Anne', 5); \
         INSERT INTO tokens VALUES ({blob}, 1); INSERT INTO passes VALUES ({blob}, 1, 100); \
         UPDATE cartagena_store SET version = 1"
    );
    raw_connection.run(&rows).await.unwrap();
}

pub(crate) async fn an_older_store_is_migrated_with_everything_in_it(database: &TestDatabase) {
    first_version(database).await;
    assert_eq!(open_reader(&database.place).await.err(), Some(StoreError::OlderVersion));
    let store = database.store().await;
    let anne = Person { id: 1, name: "Anne".into() };
    let visit = store.visit([1; 32]).await.unwrap().unwrap();
    assert_eq!((visit.person, visit.seen), (anne.clone(), 0));
    assert_eq!(store.devices(1).await.unwrap()[0].name, "");
    store.replace_code(1, [2; 32], 7).await.unwrap();
    store.open("game", &META, "one").await.unwrap();
    store.close().await.unwrap();
    let reader = open_reader(&database.place).await.unwrap();
    assert_eq!(reader.load("game").await.unwrap().unwrap(), ["one"]);
    assert_eq!(reader.person([1; 32]).await, Ok(Some(anne)));
}

/// All steps are one transaction: half a migration would fit no version.
pub(crate) async fn a_migration_that_fails_changes_nothing(database: &TestDatabase) {
    first_version(database).await;
    let mut raw_connection = database.raw_connection().await;
    raw_connection.run("CREATE TABLE merges (in_the_way INTEGER)").await.unwrap();
    let error = connect(&database.place).await.err().unwrap();
    assert!(matches!(error, StoreError::Database(_)), "{error}");
    raw_connection.run("SELECT seen FROM tokens").await.unwrap_err();
    raw_connection.run("SELECT * FROM codes").await.unwrap_err();
    raw_connection.run("DROP TABLE merges").await.unwrap();
    let store = database.store().await;
    assert_eq!(store.person([1; 32]).await.unwrap().unwrap().name, "Anne");
}

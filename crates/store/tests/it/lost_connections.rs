//! Connections to PostgreSQL that are cut: in the middle of a commit, and the one that holds the lock.

use cartagena_store::{GameMeta, Store, StoreError, StoreLocation, connect};
use cartagena_test_postgres::{Postgres, Proxy};
use std::sync::Arc;
use std::time::Duration;

const META: GameMeta = GameMeta { rules_version: 1, opened: 1 };
/// Longer than anything that works takes.
const PATIENCE: Duration = Duration::from_secs(120);

struct Behind {
    postgres: Postgres,
    proxy: Proxy,
    store: Arc<dyn Store>,
}

/// Starts a database, a proxy in front of it, and a store that connects through the proxy.
async fn behind_proxy() -> Behind {
    let postgres = Postgres::start().unwrap();
    postgres.create_database("games").unwrap();
    let proxy = Proxy::start(&postgres).unwrap();
    let store = connect(&StoreLocation::Postgres(proxy.address("games"))).await.unwrap();
    Behind { postgres, proxy, store }
}

/// A change whose answer was lost used to be reported as one that had not happened.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lost_answer_is_unknown() {
    let Behind { postgres: _postgres, proxy, store } = behind_proxy().await;
    proxy.lose_answer_to("the first line");
    assert_eq!(store.open("game", &META, "the first line").await, Err(StoreError::Unknown));
    assert_eq!(store.load("game").await.unwrap().unwrap(), ["the first line"]);
    proxy.lose_answer_to("the second line");
    assert_eq!(store.append("game", 2, "the second line", None).await, Err(StoreError::Unknown));
    assert_eq!(store.load("game").await.unwrap().unwrap().len(), 2);
    assert_eq!(proxy.lost_answers(), 2);
    store.append("game", 3, "the third line", None).await.unwrap();
}

/// A request that was never sent has not happened.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_a_connection_nothing_is_unknown() {
    let Behind { postgres: _postgres, proxy, store } = behind_proxy().await;
    store.open("game", &META, "one").await.unwrap();
    proxy.interrupt();
    assert_eq!(store.append("game", 2, "two", None).await, Err(StoreError::Unavailable));
    assert_eq!(store.ready().await, Err(StoreError::Unavailable));
    proxy.restore();
    store.append("game", 2, "two", None).await.unwrap();
}

/// A server that lost its lock stores nothing once another has taken it, and goes on when it is free.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_lost_its_lock_stores_nothing() {
    let Behind { postgres, proxy, store } = behind_proxy().await;
    store.open("game", &META, "one").await.unwrap();
    proxy.interrupt();
    let direct = StoreLocation::Postgres(postgres.address("games"));
    let other = connect(&direct).await.unwrap();
    proxy.restore();
    // Noticed without a change, too.
    let refused = async {
        while store.ready().await != Err(StoreError::InUse) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, refused).await.unwrap();
    assert_eq!(store.append("game", 2, "mine", None).await, Err(StoreError::InUse));
    other.append("game", 2, "two", None).await.unwrap();
    assert_eq!(store.load("game").await.unwrap().unwrap(), ["one", "two"]);
    other.close().await.unwrap();
    let free = async {
        while store.append("game", 3, "three", None).await.is_err() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, free).await.unwrap();
    assert_eq!(connect(&direct).await.err(), Some(StoreError::InUse));
}

//! Corruption is detected: a loaded line is the line that was written, or an error is returned.

use super::META;
use crate::test_database::{RawConnection, TestDatabase};
use cartagena_store::{LineFlaw, Store, StoreError, connect};

const LINES: [&str; 4] = ["{\"seat\":1}", "a pirate ☠", "", "last"];

async fn four_lines(database: &TestDatabase) -> std::sync::Arc<dyn Store> {
    let store = database.store().await;
    store.open("game", &META, LINES[0]).await.unwrap();
    for (line, seq) in LINES[1..].iter().zip(2..) {
        store.append("game", seq, line, None).await.unwrap();
    }
    store
}

fn broken(seq: u64, what: LineFlaw) -> Result<Option<Vec<String>>, StoreError> {
    Err(StoreError::Corrupt { game: "game".into(), seq, what })
}

/// Returns all byte strings that differ from this one in one bit.
fn flipped(bytes: &[u8]) -> impl Iterator<Item = Vec<u8>> {
    (0..bytes.len() * 8).map(|bit| {
        let mut bytes = bytes.to_vec();
        bytes[bit / 8] ^= 1 << (bit % 8);
        bytes
    })
}

pub(crate) async fn a_flipped_bit_is_caught(database: &TestDatabase) {
    let store = four_lines(database).await;
    let mut raw_connection = database.raw_connection().await;
    raw_connection.unguard().await;
    for (line, seq) in LINES.iter().zip(1..) {
        flip_line(store.as_ref(), &mut raw_connection, seq, line).await;
        let hash = raw_connection.hash(seq as i64).await;
        for wrong in flipped(&hash) {
            raw_connection.set_hash(seq as i64, &wrong).await;
            assert_eq!(store.load("game").await, broken(seq, LineFlaw::Hash), "{wrong:?}");
        }
        raw_connection.set_hash(seq as i64, &hash).await;
    }
    assert_eq!(store.load("game").await.unwrap().unwrap(), LINES);
}

async fn flip_line(store: &dyn Store, raw_connection: &mut RawConnection, seq: u64, line: &str) {
    for wrong in flipped(line.as_bytes()) {
        if raw_connection.set_line(seq as i64, &wrong).await {
            let what =
                if str::from_utf8(&wrong).is_ok() { LineFlaw::Hash } else { LineFlaw::Unreadable };
            assert_eq!(store.load("game").await, broken(seq, what), "{wrong:?}");
        }
    }
    assert!(raw_connection.set_line(seq as i64, line.as_bytes()).await);
}

pub(crate) async fn what_is_moved_or_cut_off_is_caught(database: &TestDatabase) {
    let store = four_lines(database).await;
    store.open("other", &META, "first").await.unwrap();
    let mut raw_connection = database.raw_connection().await;
    raw_connection.unguard().await;
    for (sql, back, seq, what) in [
        (
            "UPDATE games SET rules_version = 2",
            "UPDATE games SET rules_version = 1",
            1,
            LineFlaw::Hash,
        ),
        ("UPDATE games SET opened = -1", "UPDATE games SET opened = 1700000000", 1, LineFlaw::Hash),
        ("UPDATE games SET last = 3", "UPDATE games SET last = 4", 4, LineFlaw::Surplus),
        ("UPDATE games SET last = 5", "UPDATE games SET last = 4", 5, LineFlaw::Missing),
        (
            "UPDATE events SET seq = 5 WHERE seq = 4",
            "UPDATE events SET seq = 4 WHERE seq = 5",
            4,
            LineFlaw::Missing,
        ),
        (
            "UPDATE events SET seq = 0 WHERE seq = 4",
            "UPDATE events SET seq = 4 WHERE seq = 0",
            1,
            LineFlaw::Surplus,
        ),
        (
            "UPDATE games SET head = substr(head, 2)",
            "UPDATE games SET head = (SELECT hash FROM events WHERE game = 'game' AND seq = 4) WHERE id = 'game'",
            4,
            LineFlaw::Hash,
        ),
    ] {
        raw_connection.run(sql).await.unwrap();
        assert_eq!(store.load("game").await, broken(seq, what), "{sql}");
        raw_connection.run(back).await.unwrap();
        assert!(store.load("game").await.is_ok(), "{back}");
    }
    raw_connection.run("DELETE FROM events WHERE seq = 4").await.unwrap();
    assert_eq!(store.load("game").await, broken(4, LineFlaw::Missing));
    raw_connection.run("DELETE FROM events WHERE seq = 2").await.unwrap();
    assert_eq!(store.load("game").await, broken(2, LineFlaw::Missing));
    raw_connection.run("DELETE FROM events").await.unwrap();
    assert_eq!(store.load("game").await, broken(1, LineFlaw::Missing));
}

pub(crate) async fn lines_cannot_be_changed(database: &TestDatabase) {
    let store = four_lines(database).await;
    let mut raw_connection = database.raw_connection().await;
    for sql in ["UPDATE events SET line = 'x' WHERE seq = 2", "DELETE FROM events WHERE seq = 4"] {
        raw_connection.run(sql).await.unwrap_err();
    }
    assert_eq!(store.load("game").await.unwrap().unwrap(), LINES);
}

pub(crate) async fn a_newer_store_is_refused(database: &TestDatabase) {
    four_lines(database).await.close().await.unwrap();
    let mut raw_connection = database.raw_connection().await;
    assert_eq!(
        raw_connection.run("UPDATE cartagena_store SET version = version + 1").await.unwrap(),
        1
    );
    assert_eq!(connect(&database.place).await.err(), Some(StoreError::NewerVersion));
    raw_connection.run("UPDATE cartagena_store SET version = version - 1").await.unwrap();
    assert_eq!(database.store().await.load("game").await.unwrap().unwrap(), LINES);
}

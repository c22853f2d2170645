//! Where the stores of tests live.

#![allow(dead_code)]

use cartagena_store::{Store, StoreError, StoreLocation, connect};
use cartagena_test_postgres::Postgres;
use sqlx::{AssertSqlSafe, Connection, PgConnection, SqliteConnection, query};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, LazyLock};

static COUNT: AtomicU32 = AtomicU32::new(0);
static POSTGRES: LazyLock<Postgres> = LazyLock::new(|| Postgres::start().unwrap());

fn number() -> u32 {
    COUNT.fetch_add(1, Ordering::Relaxed)
}

/// A new directory that goes away in the end.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Folder {
        let name = format!("cartagena-store-{}-{}", std::process::id(), number());
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir(&path).unwrap();
        Folder(path)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A place for a store, and a way to its tables behind its back.
pub struct Home {
    pub place: StoreLocation,
    pub folder: Folder,
}

impl Home {
    pub fn sqlite() -> Home {
        let folder = Folder::new();
        Home { place: StoreLocation::Sqlite(folder.path().join("data")), folder }
    }

    pub fn postgres() -> Home {
        let address = POSTGRES.create_database(&format!("test_{}", number())).unwrap();
        Home { place: StoreLocation::Postgres(address), folder: Folder::new() }
    }

    pub async fn store(&self) -> Arc<dyn Store> {
        connect(&self.place).await.unwrap()
    }

    pub async fn behind(&self) -> Behind {
        match &self.place {
            StoreLocation::Sqlite(path) => {
                let file = path.join("cartagena.sqlite");
                let address = format!("sqlite://{}", file.display());
                Behind::Sqlite(SqliteConnection::connect(&address).await.unwrap())
            }
            StoreLocation::Postgres(address) => {
                Behind::Postgres(PgConnection::connect(address).await.unwrap())
            }
        }
    }
}

/// A connection of the test's own.
pub enum Behind {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

impl Behind {
    /// Does anything.
    pub async fn run(&mut self, sql: &str) -> Result<u64, sqlx::Error> {
        let sql = AssertSqlSafe(sql.to_owned());
        Ok(match self {
            Behind::Sqlite(to) => sqlx::raw_sql(sql).execute(to).await?.rows_affected(),
            Behind::Postgres(to) => sqlx::raw_sql(sql).execute(to).await?.rows_affected(),
        })
    }

    /// Takes away what keeps lines from being changed.
    pub async fn unguard(&mut self) {
        let sql = match self {
            Behind::Sqlite(_) => "DROP TRIGGER events_stay; DROP TRIGGER events_remain",
            Behind::Postgres(_) => "ALTER TABLE events DISABLE TRIGGER events_stay",
        };
        self.run(sql).await.unwrap();
    }

    /// Puts bytes into the place of a line. PostgreSQL refuses those that are no text.
    pub async fn set_line(&mut self, seq: i64, line: &[u8]) -> bool {
        let done = match self {
            Behind::Sqlite(to) => {
                let sql = "UPDATE events SET line = CAST($1 AS TEXT) WHERE seq = $2";
                query(sql).bind(line).bind(seq).execute(to).await.map(drop)
            }
            Behind::Postgres(to) => {
                let sql = "UPDATE events SET line = convert_from($1, 'UTF8') WHERE seq = $2";
                query(sql).bind(line).bind(seq).execute(to).await.map(drop)
            }
        };
        done.is_ok()
    }

    /// Puts bytes into the place of a hash.
    pub async fn set_hash(&mut self, seq: i64, hash: &[u8]) {
        let sql = "UPDATE events SET hash = $1 WHERE seq = $2";
        let done = match self {
            Behind::Sqlite(to) => query(sql).bind(hash).bind(seq).execute(to).await.map(drop),
            Behind::Postgres(to) => query(sql).bind(hash).bind(seq).execute(to).await.map(drop),
        };
        done.unwrap();
    }

    /// The hash of a line.
    pub async fn hash(&mut self, seq: i64) -> Vec<u8> {
        let sql = "SELECT hash FROM events WHERE seq = $1";
        let hash = match self {
            Behind::Sqlite(from) => sqlx::query_scalar(sql).bind(seq).fetch_one(from).await,
            Behind::Postgres(from) => sqlx::query_scalar(sql).bind(seq).fetch_one(from).await,
        };
        hash.unwrap()
    }
}

/// Whether an answer is that somebody was first.
pub fn is_taken<T>(answer: &Result<T, StoreError>) -> bool {
    matches!(answer, Err(StoreError::Conflict))
}

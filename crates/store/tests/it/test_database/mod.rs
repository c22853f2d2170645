//! Places for the stores of tests.

#![allow(dead_code)]

use cartagena_store::{Store, StoreError, StoreLocation, connect};
use cartagena_test_postgres::Postgres;
use sqlx::{AssertSqlSafe, Connection, PgConnection, SqliteConnection, query};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, LazyLock};

static COUNT: AtomicU32 = AtomicU32::new(0);
static POSTGRES: LazyLock<Postgres> = LazyLock::new(|| Postgres::start().unwrap());

fn number() -> u32 {
    COUNT.fetch_add(1, Ordering::Relaxed)
}

/// A new folder that is deleted in the end.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        let name = format!("cartagena-store-{}-{}", std::process::id(), number());
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir(&path).unwrap();
        Folder(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A place for a store, with direct access to its tables.
pub(crate) struct TestDatabase {
    pub place: StoreLocation,
    pub folder: Folder,
}

impl TestDatabase {
    pub(crate) fn sqlite() -> TestDatabase {
        let folder = Folder::new();
        TestDatabase { place: StoreLocation::Sqlite(folder.path().join("data")), folder }
    }

    pub(crate) fn postgres() -> TestDatabase {
        let address = POSTGRES.create_database(&format!("test_{}", number())).unwrap();
        TestDatabase { place: StoreLocation::Postgres(address), folder: Folder::new() }
    }

    pub(crate) async fn store(&self) -> Arc<dyn Store> {
        connect(&self.place).await.unwrap()
    }

    pub(crate) async fn raw_connection(&self) -> RawConnection {
        match &self.place {
            StoreLocation::Sqlite(path) => {
                let file = path.join("cartagena.sqlite");
                let address = format!("sqlite://{}", file.display());
                RawConnection::Sqlite(SqliteConnection::connect(&address).await.unwrap())
            }
            StoreLocation::Postgres(address) => {
                RawConnection::Postgres(PgConnection::connect(address).await.unwrap())
            }
        }
    }
}

/// A direct connection to the database, past the store.
pub(crate) enum RawConnection {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

impl RawConnection {
    /// Runs a statement.
    pub(crate) async fn run(&mut self, sql: &str) -> Result<u64, sqlx::Error> {
        let sql = AssertSqlSafe(sql.to_owned());
        Ok(match self {
            RawConnection::Sqlite(to) => sqlx::raw_sql(sql).execute(to).await?.rows_affected(),
            RawConnection::Postgres(to) => sqlx::raw_sql(sql).execute(to).await?.rows_affected(),
        })
    }

    /// Returns the names of all tables.
    pub(crate) async fn tables(&mut self) -> BTreeSet<String> {
        let tables: Vec<String> = match self {
            RawConnection::Sqlite(from) => {
                let sql = "SELECT name FROM sqlite_master WHERE type = 'table' \
                     AND name NOT LIKE 'sqlite!_%' ESCAPE '!'";
                sqlx::query_scalar(sql).fetch_all(from).await.unwrap()
            }
            RawConnection::Postgres(from) => {
                let sql = "SELECT tablename::TEXT FROM pg_tables WHERE schemaname = 'public'";
                sqlx::query_scalar(sql).fetch_all(from).await.unwrap()
            }
        };
        tables.into_iter().collect()
    }

    /// Removes the triggers that keep lines from being changed.
    pub(crate) async fn unguard(&mut self) {
        let sql = match self {
            RawConnection::Sqlite(_) => "DROP TRIGGER events_stay; DROP TRIGGER events_remain",
            RawConnection::Postgres(_) => "ALTER TABLE events DISABLE TRIGGER events_stay",
        };
        self.run(sql).await.unwrap();
    }

    /// Replaces a line by bytes. PostgreSQL refuses bytes that are no text.
    pub(crate) async fn set_line(&mut self, seq: i64, line: &[u8]) -> bool {
        let done = match self {
            RawConnection::Sqlite(to) => {
                let sql = "UPDATE events SET line = CAST($1 AS TEXT) WHERE seq = $2";
                query(sql).bind(line).bind(seq).execute(to).await.map(drop)
            }
            RawConnection::Postgres(to) => {
                let sql = "UPDATE events SET line = convert_from($1, 'UTF8') WHERE seq = $2";
                query(sql).bind(line).bind(seq).execute(to).await.map(drop)
            }
        };
        done.is_ok()
    }

    /// Replaces a hash by bytes.
    pub(crate) async fn set_hash(&mut self, seq: i64, hash: &[u8]) {
        let sql = "UPDATE events SET hash = $1 WHERE seq = $2";
        let done = match self {
            RawConnection::Sqlite(to) => {
                query(sql).bind(hash).bind(seq).execute(to).await.map(drop)
            }
            RawConnection::Postgres(to) => {
                query(sql).bind(hash).bind(seq).execute(to).await.map(drop)
            }
        };
        done.unwrap();
    }

    /// Returns the hash of a line.
    pub(crate) async fn hash(&mut self, seq: i64) -> Vec<u8> {
        let sql = "SELECT hash FROM events WHERE seq = $1";
        let hash = match self {
            RawConnection::Sqlite(from) => sqlx::query_scalar(sql).bind(seq).fetch_one(from).await,
            RawConnection::Postgres(from) => {
                sqlx::query_scalar(sql).bind(seq).fetch_one(from).await
            }
        };
        hash.unwrap()
    }
}

/// Reports whether a result is a conflict.
pub(crate) fn is_taken<T>(answer: &Result<T, StoreError>) -> bool {
    matches!(answer, Err(StoreError::Conflict))
}

//! A store in PostgreSQL. Any number of servers may share it: the key of a line decides which
//! writer was first.
//!
//! Every change is one statement, which is a transaction of its own; the database groups commits by
//! itself.

use crate::chain::{chain_link, chain_root};
use crate::integers::signed;
use crate::queries::{postgres as reading, someone};
use crate::{
    GameIndex, GameMeta, ListedGame, Person, Store, StoreError, StoreFuture, backup,
    check_storable, schema,
};
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions, PgConnection, query, query_as, query_scalar};
use std::future::Future;
use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

/// Time to wait for a connection.
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(5);
/// Time to wait for an answer before the database counts as unavailable.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(15);
/// Number of connections that one server opens at most.
const MAX_CONNECTIONS: u32 = 16;

/// Makes commits wait for the disk, in case the database is configured not to. A stricter setting
/// is left alone.
const WAIT_FOR_DISK: &str = "SELECT set_config('synchronous_commit', 'on', false) \
     WHERE current_setting('synchronous_commit') = 'off'";
const ENCODING: &str = "SELECT current_setting('server_encoding')";

const OPEN: &str = "WITH made AS (INSERT INTO games VALUES ($1, $2, $3, 1, $4, FALSE, $3) \
     ON CONFLICT DO NOTHING RETURNING id) \
     INSERT INTO events SELECT id, 1, $5, $4 FROM made";
const HEAD: &str = "SELECT last, head FROM games WHERE id = $1";
/// A second writer waits for the game's row, finds another `last` in it and changes nothing.
const APPEND: &str = "WITH moved AS (UPDATE games SET last = $2, head = $4, \
     over = COALESCE($5, over), touched = COALESCE($6, touched) \
     WHERE id = $1 AND last = $2 - 1 RETURNING id), \
     left_it AS (DELETE FROM seats USING moved \
     WHERE seats.game = moved.id AND NOT seats.person = ANY ($7::BIGINT[])), \
     came AS (INSERT INTO seats SELECT id, person FROM moved, unnest($7::BIGINT[]) AS person \
     ON CONFLICT DO NOTHING) \
     INSERT INTO events SELECT id, $2, $3, $4 FROM moved";
const NEW_PERSON: &str = "WITH made AS (INSERT INTO persons (name, made) VALUES ('', $2) \
     RETURNING id, name), given AS (INSERT INTO tokens SELECT $1, id FROM made) \
     SELECT id, name FROM made";
const RENAME: &str = "UPDATE persons SET name = $2 WHERE id = $1";
const ADD_PASS: &str = "INSERT INTO passes VALUES ($1, $2, $3)";
const TAKE_PASS: &str = "WITH used AS (DELETE FROM passes WHERE hash = $1 AND expires > $3 \
     RETURNING person), given AS (INSERT INTO tokens SELECT $2, person FROM used) \
     SELECT id, name FROM persons JOIN used ON used.person = persons.id";
const SWEEP_PASSES: &str = "DELETE FROM passes WHERE expires <= $1";
const PROBE: &str = "UPDATE cartagena_store SET probed = probed + 1";

/// A store in PostgreSQL.
pub(crate) struct PostgresStore {
    pool: PgPool,
}

/// Opens the database at an address and creates its tables if it has none.
pub(crate) async fn connect(address: &str) -> Result<PostgresStore, StoreError> {
    let options = PgConnectOptions::from_str(address)?.disable_statement_logging();
    let pool = PgPoolOptions::new()
        .max_connections(MAX_CONNECTIONS)
        .acquire_timeout(ACQUIRE_TIMEOUT)
        .after_connect(|connection, _| Box::pin(wait_for_disk(connection)))
        .connect_with(options)
        .await?;
    let mut connection = pool.acquire().await?;
    check_encoding(&mut connection).await?;
    schema::raise_postgres(&mut connection).await?;
    drop(connection);
    Ok(PostgresStore { pool })
}

async fn wait_for_disk(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    query(WAIT_FOR_DISK).execute(connection).await.map(drop)
}

/// Refuses a database with another encoding: it could not store every name and line.
async fn check_encoding(connection: &mut PgConnection) -> Result<(), StoreError> {
    let encoding: String = query_scalar(ENCODING).fetch_one(connection).await?;
    match encoding.as_str() {
        "UTF8" => Ok(()),
        _ => Err(StoreError::NotUtf8),
    }
}

/// Bounds the time of a query; one that takes longer is [`StoreError::Unavailable`].
fn with_timeout<'a, T: 'a>(
    work: impl Future<Output = Result<T, StoreError>> + Send + 'a,
) -> StoreFuture<'a, T> {
    Box::pin(async {
        tokio::time::timeout(ANSWER_TIMEOUT, work).await.unwrap_or(Err(StoreError::Unavailable))
    })
}

impl PostgresStore {
    async fn open(&self, game: &str, meta: &GameMeta, line: &str) -> Result<(), StoreError> {
        check_storable(&[game, line])?;
        let hash = chain_link(&chain_root(game, *meta), game, 1, line);
        let made = query(OPEN).bind(game).bind(i64::from(meta.rules_version));
        let made = made.bind(signed(meta.opened)).bind(&hash[..]).bind(line);
        match made.execute(&self.pool).await?.rows_affected() {
            0 => Err(StoreError::Conflict),
            _ => Ok(()),
        }
    }

    async fn append(
        &self,
        game: &str,
        seq: u64,
        line: &str,
        index: Option<GameIndex>,
    ) -> Result<(), StoreError> {
        check_storable(&[game, line])?;
        let mut connection = self.pool.acquire().await?;
        let head = query_as::<_, (i64, Vec<u8>)>(HEAD).bind(game);
        let Some((last, before)) = head.fetch_optional(&mut *connection).await? else {
            return Err(StoreError::Conflict);
        };
        if last.checked_add(1) != Some(signed(seq)) {
            return Err(StoreError::Conflict);
        }
        let hash = chain_link(&before, game, seq, line);
        let appended = query(APPEND).bind(game).bind(signed(seq)).bind(line).bind(&hash[..]);
        let appended = appended
            .bind(index.as_ref().map(|index| index.over))
            .bind(index.as_ref().map(|index| signed(index.touched)))
            .bind(index.map(|index| index.seated));
        match appended.execute(&mut *connection).await?.rows_affected() {
            0 => Err(StoreError::Conflict),
            _ => Ok(()),
        }
    }

    async fn rename(&self, person: i64, name: &str) -> Result<(), StoreError> {
        check_storable(&[name])?;
        let renamed = query(RENAME).bind(person).bind(name).execute(&self.pool).await?;
        if renamed.rows_affected() == 0 { Err(StoreError::NoSuchPerson) } else { Ok(()) }
    }

    async fn take_pass(
        &self,
        pass: &[u8],
        token: &[u8],
        now: u64,
    ) -> Result<Option<Person>, StoreError> {
        query(SWEEP_PASSES).bind(signed(now)).execute(&self.pool).await?;
        let taken = query_as(TAKE_PASS).bind(pass).bind(token).bind(signed(now));
        Ok(taken.fetch_optional(&self.pool).await?.map(someone))
    }
}

impl Store for PostgresStore {
    fn open<'a>(&'a self, game: &'a str, meta: &'a GameMeta, line: &'a str) -> StoreFuture<'a, ()> {
        with_timeout(self.open(game, meta, line))
    }

    fn append<'a>(
        &'a self,
        game: &'a str,
        seq: u64,
        line: &'a str,
        index: Option<GameIndex>,
    ) -> StoreFuture<'a, ()> {
        with_timeout(self.append(game, seq, line, index))
    }

    fn load<'a>(&'a self, game: &'a str) -> StoreFuture<'a, Option<Vec<String>>> {
        with_timeout(reading::load(&self.pool, game))
    }

    fn unfinished<'a>(&'a self) -> StoreFuture<'a, Vec<String>> {
        with_timeout(reading::unfinished(&self.pool))
    }

    fn of_person<'a>(&'a self, person: i64, limit: u32) -> StoreFuture<'a, Vec<String>> {
        with_timeout(reading::of_person(&self.pool, person, limit))
    }

    fn games_after<'a>(&'a self, after: &'a str, limit: u32) -> StoreFuture<'a, Vec<ListedGame>> {
        with_timeout(reading::games_after(&self.pool, after, limit))
    }

    fn person<'a>(&'a self, token_hash: [u8; 32]) -> StoreFuture<'a, Option<Person>> {
        with_timeout(async move { reading::person(&self.pool, &token_hash).await })
    }

    fn new_person<'a>(&'a self, token_hash: [u8; 32], now: u64) -> StoreFuture<'a, Person> {
        with_timeout(async move {
            let made = query_as(NEW_PERSON).bind(&token_hash[..]).bind(signed(now));
            Ok(someone(made.fetch_one(&self.pool).await?))
        })
    }

    fn rename<'a>(&'a self, person: i64, name: &'a str) -> StoreFuture<'a, ()> {
        with_timeout(self.rename(person, name))
    }

    fn add_pass<'a>(
        &'a self,
        pass_hash: [u8; 32],
        person: i64,
        expires: u64,
    ) -> StoreFuture<'a, ()> {
        with_timeout(async move {
            let pass = query(ADD_PASS).bind(&pass_hash[..]).bind(person).bind(signed(expires));
            pass.execute(&self.pool).await?;
            Ok(())
        })
    }

    fn take_pass<'a>(
        &'a self,
        pass_hash: [u8; 32],
        token_hash: [u8; 32],
        now: u64,
    ) -> StoreFuture<'a, Option<Person>> {
        with_timeout(async move { self.take_pass(&pass_hash, &token_hash, now).await })
    }

    fn ready<'a>(&'a self) -> StoreFuture<'a, ()> {
        with_timeout(async { Ok(query(PROBE).execute(&self.pool).await.map(drop)?) })
    }

    fn backup<'a>(&'a self, file: &'a Path) -> StoreFuture<'a, ()> {
        Box::pin(backup::of_postgres(&self.pool, file))
    }

    fn close<'a>(&'a self) -> StoreFuture<'a, ()> {
        Box::pin(async {
            self.pool.close().await;
            Ok(())
        })
    }
}

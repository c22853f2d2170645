//! A store in PostgreSQL. Several servers may share it; the key of a line decides which writer was first,
//! and the number of a game's lease whether a server may still run its clocks and bots.
//!
//! A new line is one statement, which is a transaction of its own; the line that ends a game and changes of
//! people are transactions of several statements. The database groups commits by itself.

use crate::chain::{chain_link, chain_root};
use crate::community::changes;
use crate::community::store::implement_community;
use crate::group::ServerGroup;
use crate::integers::signed;
use crate::people::{self, Answer, PeopleChange};
use crate::postgres_lock::{PostgresLock, Sharing};
use crate::reader::implement_reader;
use crate::results::changes as results;
use crate::results::reader::implement_result_reader;
use crate::texts::{SealedText, seal, seals};
use crate::{
    CommunityChange, GameIndex, GameMeta, PersonalText, Store, StoreError, StoreFuture, backup,
    check_storable, schema,
};
use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::{
    ConnectOptions, Connection as _, PgConnection, Postgres, query, query_as, query_scalar,
};
use std::future::Future;
use std::str::FromStr;
use std::time::{Duration, Instant};

/// Time to wait for a connection.
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(5);
/// Time to wait for an answer before the database counts as unavailable.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(15);
/// Time for which a starting server waits to be alone, if the tables are not of its version.
const MIGRATION_PATIENCE: Duration = Duration::from_secs(3);
const MIGRATION_RETRY: Duration = Duration::from_millis(50);
/// Number of connections that one server opens at most.
const MAX_CONNECTIONS: u32 = 16;

/// Makes commits wait for the disk, in case the database is configured not to. A stricter setting
/// is left alone.
const WAIT_FOR_DISK: &str = "SELECT set_config('synchronous_commit', 'on', false) \
     WHERE current_setting('synchronous_commit') = 'off'";
const ENCODING: &str = "SELECT current_setting('server_encoding')";

/// Creates a game with its first line; `$texts` adds what lies beside it.
macro_rules! open_sql {
    ($texts:literal) => {
        concat!(
            "WITH changed AS (INSERT INTO games \
             (id, rules_version, opened, last, head, over, touched, inline_texts, holder, fence) \
             VALUES ($1, $2, $3, 1, $4, FALSE, $3, FALSE, $6, 1) ON CONFLICT DO NOTHING RETURNING id) ",
            $texts,
            "INSERT INTO events SELECT id, 1, $5, $4 FROM changed"
        )
    };
}

/// Appends a line. A second writer waits for the game's row, finds another `last` or another `head` in it
/// and changes nothing; so does the holder of a lease that has another number by now.
macro_rules! append_sql {
    ($texts:literal) => {
        concat!(
            "WITH changed AS (UPDATE games SET last = $2, head = $4, \
             over = COALESCE($5, over), touched = COALESCE($6, touched) \
             WHERE id = $1 AND last = $2 - 1 AND head = $8 \
             AND ($9::BIGINT IS NULL OR fence = $9) RETURNING id), \
             left_it AS (DELETE FROM seats USING changed \
             WHERE seats.game = changed.id AND NOT seats.person = ANY ($7::BIGINT[])), \
             came AS (INSERT INTO seats SELECT id, person FROM changed, unnest($7::BIGINT[]) AS person \
             ON CONFLICT DO NOTHING) ",
            $texts,
            "INSERT INTO events SELECT id, $2, $3, $4 FROM changed"
        )
    };
}

const OPEN: &str = open_sql!("");
const OPEN_WITH_TEXTS: &str = open_sql!(
    ", beside AS (INSERT INTO texts (game, seq, place, person, kind, digest, salt, text) \
     SELECT id, 1, place - 1, person, kind, digest, salt, text FROM changed, \
     unnest($7::BIGINT[], $8::BIGINT[], $9::BYTEA[], $10::BYTEA[], $11::TEXT[]) \
     WITH ORDINALITY AS t (person, kind, digest, salt, text, place)) "
);
const APPEND: &str = append_sql!("");
const APPEND_WITH_TEXTS: &str = append_sql!(
    ", beside AS (INSERT INTO texts (game, seq, place, person, kind, digest, salt, text) \
     SELECT id, $2, place - 1, person, kind, digest, salt, text FROM changed, \
     unnest($10::BIGINT[], $11::BIGINT[], $12::BYTEA[], $13::BYTEA[], $14::TEXT[]) \
     WITH ORDINALITY AS t (person, kind, digest, salt, text, place)) "
);
const HEAD: &str = "SELECT last, head FROM games WHERE id = $1 AND removed = 0";
const PROBE: &str = "UPDATE cartagena_store SET probed = probed + 1";

/// Setting of a session that can only read.
const READ_ONLY: (&str, &str) = ("default_transaction_read_only", "on");

/// A store in PostgreSQL.
pub(crate) struct PostgresStore {
    pool: PgPool,
    lock: PostgresLock,
    /// The servers that share the store, unless it is used alone.
    group: Option<ServerGroup>,
}

/// A store in PostgreSQL that is only read.
pub(crate) struct PostgresReader {
    pool: PgPool,
}

/// Opens the database at an address for this program alone, and creates its tables if it has none.
pub(crate) async fn connect(address: &str) -> Result<PostgresStore, StoreError> {
    let options = PgConnectOptions::from_str(address)?.disable_statement_logging();
    let pool = pool(options.clone()).await?;
    let mut connection = pool.acquire().await?;
    check_encoding(&mut connection).await?;
    let lock = PostgresLock::take(&options, Sharing::Alone).await?;
    schema::raise_postgres(&mut connection).await?;
    lock.note_tables();
    drop(connection);
    Ok(PostgresStore { pool, lock, group: None })
}

/// Opens the database at an address together with other servers, and creates its tables if it has none.
pub(crate) async fn connect_shared(address: &str) -> Result<PostgresStore, StoreError> {
    let options = PgConnectOptions::from_str(address)?.disable_statement_logging();
    let pool = pool(options.clone()).await?;
    let mut connection = pool.acquire().await?;
    check_encoding(&mut connection).await?;
    let lock = share_lock(&options, &mut connection).await?;
    let group = ServerGroup::new(pool.clone(), options, &mut connection).await?;
    drop(connection);
    Ok(PostgresStore { pool, lock, group: Some(group) })
}

/// Takes the lock together with other servers, once the tables are of this version. To migrate them, a
/// server has to be alone.
async fn share_lock(
    options: &PgConnectOptions,
    connection: &mut PgConnection,
) -> Result<PostgresLock, StoreError> {
    let began = Instant::now();
    loop {
        let lock = PostgresLock::take(options, Sharing::WithServers).await?;
        let missing = match schema::check_postgres(connection).await {
            Ok(()) => {
                lock.note_tables();
                return Ok(lock);
            }
            Err(missing @ (StoreError::NoStore | StoreError::OlderVersion)) => missing,
            Err(error) => return Err(error),
        };
        lock.release().await;
        match PostgresLock::take_now(options, Sharing::Alone).await {
            Ok(alone) => {
                let raised = schema::raise_postgres(connection).await;
                alone.release().await;
                raised?;
            }
            // A server that starts at the same moment may be at work on the tables.
            Err(StoreError::InUse) if began.elapsed() < MIGRATION_PATIENCE => {
                tokio::time::sleep(MIGRATION_RETRY).await;
            }
            Err(StoreError::InUse) if missing == StoreError::OlderVersion => {
                return Err(StoreError::OtherVersion);
            }
            Err(error) => return Err(error),
        }
    }
}

/// Opens the database at an address to read it.
pub(crate) async fn open_reader(address: &str) -> Result<PostgresReader, StoreError> {
    let options = PgConnectOptions::from_str(address)?.disable_statement_logging();
    let pool = pool(options.options([READ_ONLY])).await?;
    schema::check_postgres(&mut *pool.acquire().await?).await?;
    Ok(PostgresReader { pool })
}

async fn pool(options: PgConnectOptions) -> Result<PgPool, StoreError> {
    let pool = PgPoolOptions::new()
        .max_connections(MAX_CONNECTIONS)
        .acquire_timeout(ACQUIRE_TIMEOUT)
        .after_connect(|connection, _| Box::pin(wait_for_disk(connection)));
    Ok(pool.connect_with(options).await?)
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

/// Returns the error of a change that was sent.
fn sent(error: sqlx::Error) -> StoreError {
    StoreError::from(error).after_sending()
}

/// A statement with its values.
type Statement<'q> = sqlx::query::Query<'q, Postgres, sqlx::postgres::PgArguments>;

/// Binds the texts beside a line as arrays, if there are any.
fn bind_texts(statement: Statement<'_>, texts: Vec<SealedText>) -> Statement<'_> {
    if texts.is_empty() {
        return statement;
    }
    let column = |read: fn(&SealedText) -> i64| texts.iter().map(read).collect::<Vec<_>>();
    let (people, kinds) = (column(|text| text.seal.person), column(|text| text.seal.kind));
    let bytes = |read: fn(&SealedText) -> Vec<u8>| texts.iter().map(read).collect::<Vec<_>>();
    let digests = bytes(|text| text.seal.digest.to_vec());
    let salts = bytes(|text| text.salt.to_vec());
    let words: Vec<String> = texts.into_iter().map(|text| text.text).collect();
    statement.bind(people).bind(kinds).bind(digests).bind(salts).bind(words)
}

impl PostgresStore {
    /// Returns a connection of its own for work that is no change of a server.
    pub(crate) async fn connection(&self) -> Result<PoolConnection<Postgres>, StoreError> {
        Ok(self.pool.acquire().await?)
    }

    /// Bounds the time of a change; after a longer one it is [`StoreError::Unknown`] whether it was
    /// stored. A lost connection makes the lock doubtful.
    fn change<'a, T: Send + 'a>(
        &'a self,
        work: impl Future<Output = Result<T, StoreError>> + Send + 'a,
    ) -> StoreFuture<'a, T> {
        Box::pin(async {
            let done = tokio::time::timeout(ANSWER_TIMEOUT, work).await;
            let done = done.unwrap_or(Err(StoreError::Unknown));
            if let Err(StoreError::Unavailable | StoreError::Unknown) = done {
                self.lock.doubt();
            }
            done
        })
    }

    /// Returns a connection for a change, if this server holds the lock.
    async fn writer(&self) -> Result<PoolConnection<Postgres>, StoreError> {
        self.lock.ensure().await?;
        Ok(self.pool.acquire().await?)
    }

    fn pool(&self) -> &PgPool {
        &self.pool
    }

    async fn shut(&self) -> Result<(), StoreError> {
        if let Some(group) = &self.group {
            group.close().await;
        }
        self.pool.close().await;
        self.lock.release().await;
        Ok(())
    }

    async fn open(
        &self,
        game: &str,
        meta: &GameMeta,
        line: &str,
        texts: &[PersonalText],
    ) -> Result<(), StoreError> {
        check_storable(&[game, line])?;
        let texts = seal(texts)?;
        let mut connection = self.writer().await?;
        let hash = chain_link(&chain_root(game, *meta), game, 1, line, &seals(&texts));
        let sql = if texts.is_empty() { OPEN } else { OPEN_WITH_TEXTS };
        let made = query(sql).bind(game).bind(i64::from(meta.rules_version));
        let made = made.bind(signed(meta.opened)).bind(&hash[..]).bind(line);
        let made = made.bind(self.group.as_ref().map_or(0, ServerGroup::server));
        let made = bind_texts(made, texts);
        match made.execute(&mut *connection).await.map_err(sent)?.rows_affected() {
            0 => Err(StoreError::Conflict),
            _ => Ok(()),
        }
    }

    async fn append(
        &self,
        game: &str,
        seq: u64,
        line: &str,
        texts: &[PersonalText],
        (index, fence): (Option<GameIndex>, Option<u64>),
    ) -> Result<(), StoreError> {
        check_storable(&[game, line])?;
        let texts = seal(texts)?;
        let mut connection = self.writer().await?;
        let head = query_as::<_, (i64, Vec<u8>)>(HEAD).bind(game);
        let Some((last, before)) = head.fetch_optional(&mut *connection).await? else {
            return Err(StoreError::Conflict);
        };
        if last.checked_add(1) != Some(signed(seq)) {
            return Err(StoreError::Conflict);
        }
        let hash = chain_link(&before, game, seq, line, &seals(&texts));
        let sql = if texts.is_empty() { APPEND } else { APPEND_WITH_TEXTS };
        let appended = query(sql).bind(game).bind(signed(seq)).bind(line).bind(&hash[..]);
        let appended = appended
            .bind(index.as_ref().map(|index| index.over))
            .bind(index.as_ref().map(|index| signed(index.touched)))
            .bind(index.as_ref().map(|index| &index.seated[..]))
            .bind(before)
            .bind(fence.map(signed));
        let appended = bind_texts(appended, texts);
        let done = match index.as_ref().and_then(|index| index.result.as_ref()) {
            None => appended.execute(&mut *connection).await.map_err(sent)?,
            Some(result) => {
                let mut transaction = connection.begin().await?;
                let done = appended.execute(&mut *transaction).await?;
                if done.rows_affected() > 0 {
                    results::postgres::put(&mut transaction, game, result).await?;
                }
                transaction.commit().await.map_err(sent)?;
                done
            }
        };
        if done.rows_affected() == 0 { Err(StoreError::Conflict) } else { Ok(()) }
    }

    /// Changes people in a transaction of its own. Only an error of its commit leaves open whether it
    /// was stored.
    async fn change_people(&self, change: &PeopleChange) -> Result<Answer, StoreError> {
        change.check()?;
        let mut connection = self.writer().await?;
        let mut transaction = connection.begin().await?;
        let answer = people::postgres::apply(change, &mut transaction).await?;
        transaction.commit().await.map_err(sent)?;
        Ok(answer)
    }

    async fn write_community(&self, change: CommunityChange) -> Result<Answer, StoreError> {
        let writing = async {
            let mut connection = self.writer().await?;
            let mut transaction = connection.begin().await?;
            let answer = changes::postgres::apply(&change, &mut transaction).await?;
            transaction.commit().await.map_err(sent)?;
            Ok(answer)
        };
        self.change(writing).await
    }

    async fn probe(&self) -> Result<(), StoreError> {
        let mut connection = self.writer().await?;
        query(PROBE).execute(&mut *connection).await.map(drop).map_err(sent)
    }
}

impl PostgresReader {
    fn pool(&self) -> &PgPool {
        &self.pool
    }

    async fn shut(&self) -> Result<(), StoreError> {
        self.pool.close().await;
        Ok(())
    }
}

implement_reader!(
    PostgresStore,
    crate::queries::postgres,
    crate::notices::postgres,
    backup::of_postgres,
    with_timeout
);
implement_reader!(
    PostgresReader,
    crate::queries::postgres,
    crate::notices::postgres,
    backup::of_postgres,
    with_timeout
);
implement_community!(PostgresStore, crate::community::queries::postgres, with_timeout);
implement_result_reader!(PostgresStore, crate::results::queries::postgres, with_timeout);
implement_result_reader!(PostgresReader, crate::results::queries::postgres, with_timeout);

impl Store for PostgresStore {
    fn open_game<'a>(
        &'a self,
        game: &'a str,
        meta: &'a GameMeta,
        line: &'a str,
        texts: &'a [PersonalText],
    ) -> StoreFuture<'a, ()> {
        self.change(self.open(game, meta, line, texts))
    }

    fn append_line<'a>(
        &'a self,
        game: &'a str,
        seq: u64,
        line: &'a str,
        texts: &'a [PersonalText],
        index: Option<GameIndex>,
    ) -> StoreFuture<'a, ()> {
        self.change(self.append(game, seq, line, texts, (index, None)))
    }

    fn append_fenced<'a>(
        &'a self,
        (game, fence): (&'a str, u64),
        seq: u64,
        line: &'a str,
        texts: &'a [PersonalText],
        index: Option<GameIndex>,
    ) -> StoreFuture<'a, ()> {
        self.change(self.append(game, seq, line, texts, (index, Some(fence))))
    }

    fn group(&self) -> Option<&ServerGroup> {
        self.group.as_ref()
    }

    fn change_people<'a>(&'a self, change: PeopleChange) -> StoreFuture<'a, Answer> {
        self.change(async move { self.change_people(&change).await })
    }

    fn ready<'a>(&'a self) -> StoreFuture<'a, ()> {
        // The write has no effect, so a lost answer does not matter.
        Box::pin(async {
            let done = self.change(self.probe()).await;
            done.map_err(|error| match error {
                StoreError::Unknown => StoreError::Unavailable,
                error => error,
            })
        })
    }
}

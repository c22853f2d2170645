//! Requests to SQLite's writer, and their statements.
//!
//! Whatever can be refused is looked at before anything is written: a request that is refused leaves
//! the transaction as it was, and the others in it go on.

use crate::chain::{chain_link, chain_root};
use crate::integers::signed;
use crate::queries::someone;
use crate::{GameIndex, GameMeta, Person, StoreError};
use sqlx::{SqliteConnection, query, query_as, query_scalar};

const OPEN: &str = "INSERT INTO games VALUES ($1, $2, $3, 1, $4, FALSE, $3) ON CONFLICT DO NOTHING";
const FIRST: &str = "INSERT INTO events VALUES ($1, 1, $2, $3)";
const HEAD: &str = "SELECT last, head FROM games WHERE id = $1";
const APPEND: &str = "INSERT INTO events VALUES ($1, $2, $3, $4); \
     UPDATE games SET last = $2, head = $4 WHERE id = $1";
const LIST: &str = "UPDATE games SET over = $2, touched = $3 WHERE id = $1; \
     DELETE FROM seats WHERE game = $1 AND person NOT IN (SELECT value FROM json_each($4)); \
     INSERT OR IGNORE INTO seats SELECT $1, value FROM json_each($4)";
const TOKEN_IS_KNOWN: &str = "SELECT EXISTS (SELECT 1 FROM tokens WHERE hash = $1)";
const NEW_PERSON: &str = "INSERT INTO persons (name, made) VALUES ('', $1) RETURNING id, name";
const NEW_TOKEN: &str = "INSERT INTO tokens VALUES ($1, $2)";
const RENAME: &str = "UPDATE persons SET name = $2 WHERE id = $1";
const ADD_PASS: &str = "INSERT INTO passes VALUES ($1, $2, $3)";
const TAKE_PASS: &str = "DELETE FROM passes WHERE hash = $1 AND expires > $2 RETURNING person";
const SWEEP_PASSES: &str = "DELETE FROM passes WHERE expires <= $1";
const PERSON: &str = "SELECT id, name FROM persons WHERE id = $1";
const PROBE: &str = "UPDATE cartagena_store SET probed = probed + 1";

/// A change to be written.
pub(crate) enum Request {
    Open { game: String, meta: GameMeta, line: String },
    Append { game: String, seq: u64, line: String, index: Option<GameIndex> },
    NewPerson { token: [u8; 32], now: u64 },
    Rename { person: i64, name: String },
    AddPass { pass: [u8; 32], person: i64, expires: u64 },
    TakePass { pass: [u8; 32], token: [u8; 32], now: u64 },
    Probe,
}

/// The person that the request was about, where it asks for one.
pub(crate) type WriteResult = Result<Option<Person>, StoreError>;

impl Request {
    /// Applies the change within the open transaction.
    pub(crate) async fn apply(&self, to: &mut SqliteConnection) -> WriteResult {
        match self {
            Request::Open { game, meta, line } => open(to, game, *meta, line).await?,
            Request::Append { game, seq, line, index } => {
                append(to, game, *seq, line).await?;
                list(to, game, index.as_ref()).await?;
            }
            Request::NewPerson { token, now } => return new_person(to, token, *now).await,
            Request::Rename { person, name } => rename(to, *person, name).await?,
            Request::AddPass { pass, person, expires } => {
                let pass = query(ADD_PASS).bind(&pass[..]).bind(*person).bind(signed(*expires));
                pass.execute(to).await?;
            }
            Request::TakePass { pass, token, now } => {
                return take_pass(to, pass, token, *now).await;
            }
            Request::Probe => {
                query(PROBE).execute(to).await?;
            }
        }
        Ok(None)
    }
}

async fn open(
    to: &mut SqliteConnection,
    game: &str,
    meta: GameMeta,
    line: &str,
) -> Result<(), StoreError> {
    let hash = chain_link(&chain_root(game, meta), game, 1, line);
    let made = query(OPEN).bind(game).bind(i64::from(meta.rules_version));
    let made = made.bind(signed(meta.opened)).bind(&hash[..]).execute(&mut *to).await?;
    if made.rows_affected() == 0 {
        return Err(StoreError::Conflict);
    }
    query(FIRST).bind(game).bind(line).bind(&hash[..]).execute(to).await?;
    Ok(())
}

async fn append(
    to: &mut SqliteConnection,
    game: &str,
    seq: u64,
    line: &str,
) -> Result<(), StoreError> {
    let head = query_as::<_, (i64, Vec<u8>)>(HEAD).bind(game).fetch_optional(&mut *to).await?;
    let Some((last, before)) = head else { return Err(StoreError::Conflict) };
    if last.checked_add(1) != Some(signed(seq)) {
        return Err(StoreError::Conflict);
    }
    let hash = chain_link(&before, game, seq, line);
    let appended = query(APPEND).bind(game).bind(signed(seq)).bind(line).bind(&hash[..]);
    appended.execute(to).await?;
    Ok(())
}

async fn list(
    to: &mut SqliteConnection,
    game: &str,
    index: Option<&GameIndex>,
) -> Result<(), StoreError> {
    let Some(index) = index else { return Ok(()) };
    let seated: Vec<String> = index.seated.iter().map(i64::to_string).collect();
    let seated = format!("[{}]", seated.join(","));
    let listed = query(LIST).bind(game).bind(index.over).bind(signed(index.touched)).bind(seated);
    listed.execute(to).await?;
    Ok(())
}

async fn new_person(to: &mut SqliteConnection, token: &[u8], now: u64) -> WriteResult {
    free(to, token).await?;
    let made = query_as(NEW_PERSON).bind(signed(now)).fetch_one(&mut *to).await?;
    let person = someone(made);
    query(NEW_TOKEN).bind(token).bind(person.id).execute(to).await?;
    Ok(Some(person))
}

async fn rename(to: &mut SqliteConnection, person: i64, name: &str) -> Result<(), StoreError> {
    let renamed = query(RENAME).bind(person).bind(name).execute(to).await?;
    if renamed.rows_affected() == 0 { Err(StoreError::NoSuchPerson) } else { Ok(()) }
}

async fn take_pass(to: &mut SqliteConnection, pass: &[u8], token: &[u8], now: u64) -> WriteResult {
    free(to, token).await?;
    let taken = query_scalar::<_, i64>(TAKE_PASS).bind(pass).bind(signed(now));
    let taken = taken.fetch_optional(&mut *to).await?;
    query(SWEEP_PASSES).bind(signed(now)).execute(&mut *to).await?;
    let Some(person) = taken else { return Ok(None) };
    query(NEW_TOKEN).bind(token).bind(person).execute(&mut *to).await?;
    Ok(Some(someone(query_as(PERSON).bind(person).fetch_one(to).await?)))
}

/// Refuses a token that is in use already.
async fn free(to: &mut SqliteConnection, token: &[u8]) -> Result<(), StoreError> {
    let known = query_scalar::<_, bool>(TOKEN_IS_KNOWN).bind(token).fetch_one(to).await?;
    if known { Err(StoreError::Conflict) } else { Ok(()) }
}

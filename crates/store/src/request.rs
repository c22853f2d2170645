//! Requests to SQLite's writer, and their statements.
//!
//! Whatever can be refused is looked at before anything is written: a request that is refused leaves
//! the transaction as it was, and the others in it go on.

use crate::chain::{chain_link, chain_root};
use crate::integers::signed;
use crate::people::{self, Answer, PeopleChange, WriteResult};
use crate::results::changes as results;
use crate::{CommunityChange, GameIndex, GameMeta, StoreError, community};
use sqlx::{SqliteConnection, query, query_as};

const OPEN: &str = "INSERT INTO games (id, rules_version, opened, last, head, over, touched) \
     VALUES ($1, $2, $3, 1, $4, FALSE, $3) ON CONFLICT DO NOTHING";
const FIRST: &str = "INSERT INTO events VALUES ($1, 1, $2, $3)";
const HEAD: &str = "SELECT last, head FROM games WHERE id = $1";
const APPEND: &str = "INSERT INTO events VALUES ($1, $2, $3, $4); \
     UPDATE games SET last = $2, head = $4 WHERE id = $1";
const LIST: &str = "UPDATE games SET over = $2, touched = $3 WHERE id = $1; \
     DELETE FROM seats WHERE game = $1 AND person NOT IN (SELECT value FROM json_each($4)); \
     INSERT OR IGNORE INTO seats SELECT $1, value FROM json_each($4)";
const PROBE: &str = "UPDATE cartagena_store SET probed = probed + 1";

/// A change to be written.
pub(crate) enum Request {
    Open { game: String, meta: GameMeta, line: String },
    Append { game: String, seq: u64, line: String, index: Option<GameIndex> },
    People(PeopleChange),
    Community(CommunityChange),
    Probe,
}

impl Request {
    /// Applies the change within the open transaction.
    pub(crate) async fn apply(&self, to: &mut SqliteConnection) -> WriteResult {
        match self {
            Request::Open { game, meta, line } => open(to, game, *meta, line).await?,
            Request::Append { game, seq, line, index } => {
                append(to, game, *seq, line).await?;
                list(to, game, index.as_ref()).await?;
            }
            Request::People(change) => return people::sqlite::apply(change, to).await,
            Request::Community(change) => return community::sqlite::apply(change, to).await,
            Request::Probe => {
                query(PROBE).execute(to).await?;
            }
        }
        Ok(Answer::Done)
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
    listed.execute(&mut *to).await?;
    match &index.result {
        Some(result) => results::sqlite::put(to, game, result).await,
        None => Ok(()),
    }
}

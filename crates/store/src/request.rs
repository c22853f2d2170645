//! Requests to SQLite's writer, and their statements.
//!
//! Whatever can be refused is looked at before anything is written: a request that is refused leaves
//! the transaction as it was, and the others in it go on.

use crate::chain::{chain_link, chain_root};
use crate::integers::signed;
use crate::people::{self, Answer, PeopleChange, WriteResult};
use crate::results::changes as results;
use crate::texts::{SealedText, seals};
use crate::{CommunityChange, GameIndex, GameMeta, StoreError, community, rewording};
use sqlx::{SqliteConnection, query, query_as};

const OPEN: &str = "INSERT INTO games \
     (id, rules_version, opened, last, head, over, touched, inline_texts) \
     VALUES ($1, $2, $3, 1, $4, FALSE, $3, FALSE) ON CONFLICT DO NOTHING";
const FIRST: &str = "INSERT INTO events VALUES ($1, 1, $2, $3)";
const HEAD: &str = "SELECT last, head FROM games WHERE id = $1 AND removed = 0";
const APPEND: &str = "INSERT INTO events VALUES ($1, $2, $3, $4); \
     UPDATE games SET last = $2, head = $4 WHERE id = $1";
const LIST: &str = "UPDATE games SET over = $2, touched = $3 WHERE id = $1; \
     DELETE FROM seats WHERE game = $1 AND person NOT IN (SELECT value FROM json_each($4)); \
     INSERT OR IGNORE INTO seats SELECT $1, value FROM json_each($4)";
const ADD_TEXT: &str = "INSERT INTO texts (game, seq, place, person, kind, digest, salt, text) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
const PROBE: &str = "UPDATE cartagena_store SET probed = probed + 1";

/// A change to be written.
pub(crate) enum Request {
    Open {
        game: String,
        meta: GameMeta,
        line: String,
        texts: Vec<SealedText>,
    },
    Append {
        game: String,
        seq: u64,
        line: String,
        texts: Vec<SealedText>,
        index: Option<GameIndex>,
    },
    People(PeopleChange),
    Community(CommunityChange),
    /// Prepares the end of a rewording: texts are replaced again, and the file is written anew.
    Purge {
        person: i64,
        now: u64,
    },
    Probe,
}

impl Request {
    /// Reports whether texts are removed by it, of which nothing should be left in any file.
    pub(crate) fn leaves_traces(&self) -> bool {
        match self {
            Request::People(PeopleChange::Remove(removal)) => removal.leaves_traces(),
            Request::Purge { .. }
            | Request::People(
                PeopleChange::Reword { .. }
                | PeopleChange::FinishRewording { .. }
                | PeopleChange::Rechain { .. },
            ) => true,
            _ => false,
        }
    }

    /// Applies the change within the open transaction.
    pub(crate) async fn apply(&self, to: &mut SqliteConnection) -> WriteResult {
        match self {
            Request::Open { game, meta, line, texts } => {
                open(to, game, *meta, line, texts).await?;
            }
            Request::Append { game, seq, line, texts, index } => {
                append(to, game, *seq, line, texts).await?;
                list(to, game, index.as_ref()).await?;
            }
            Request::People(change) => return people::sqlite::apply(change, to).await,
            Request::Purge { person, now } => {
                let open = rewording::sqlite::replace_again(to, *person, *now).await?;
                return Ok(open.map_or(Answer::Nothing, |_| Answer::Done));
            }
            Request::Community(change) => {
                return community::changes::sqlite::apply(change, to).await;
            }
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
    texts: &[SealedText],
) -> Result<(), StoreError> {
    let hash = chain_link(&chain_root(game, meta), game, 1, line, &seals(texts));
    let made = query(OPEN).bind(game).bind(i64::from(meta.rules_version));
    let made = made.bind(signed(meta.opened)).bind(&hash[..]).execute(&mut *to).await?;
    if made.rows_affected() == 0 {
        return Err(StoreError::Conflict);
    }
    query(FIRST).bind(game).bind(line).bind(&hash[..]).execute(&mut *to).await?;
    add_texts(to, game, 1, texts).await
}

async fn append(
    to: &mut SqliteConnection,
    game: &str,
    seq: u64,
    line: &str,
    texts: &[SealedText],
) -> Result<(), StoreError> {
    let head = query_as::<_, (i64, Vec<u8>)>(HEAD).bind(game).fetch_optional(&mut *to).await?;
    let Some((last, before)) = head else { return Err(StoreError::Conflict) };
    if last.checked_add(1) != Some(signed(seq)) {
        return Err(StoreError::Conflict);
    }
    let hash = chain_link(&before, game, seq, line, &seals(texts));
    let appended = query(APPEND).bind(game).bind(signed(seq)).bind(line).bind(&hash[..]);
    appended.execute(&mut *to).await?;
    add_texts(to, game, seq, texts).await
}

async fn add_texts(
    to: &mut SqliteConnection,
    game: &str,
    seq: u64,
    texts: &[SealedText],
) -> Result<(), StoreError> {
    for (place, SealedText { seal, salt, text }) in (0_i64..).zip(texts) {
        let added = query(ADD_TEXT).bind(game).bind(signed(seq)).bind(place).bind(seal.person);
        let added = added.bind(seal.kind).bind(&seal.digest[..]).bind(&salt[..]).bind(text);
        added.execute(&mut *to).await?;
    }
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

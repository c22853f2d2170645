//! Queries that only read. The two databases share their text, but no types.

use crate::chain::{Stored, StoredRow, StoredText};
use crate::integers::{signed, unsigned};
use crate::{
    DailyResults, DailyScore, Device, GameLine, GameMeta, KeptRow, ListedGame, OnlineProgram,
    OpenRewording, Passkey, Person, ProgramVisit, Reworded, Rewording, Visit, programs, retention,
};

const UNFINISHED: &str = "SELECT id FROM games WHERE NOT over ORDER BY opened, id";
const OF_PERSON: &str = "SELECT id FROM games JOIN seats ON seats.game = games.id \
     WHERE seats.person = $1 ORDER BY touched DESC, id LIMIT $2";
const GAMES_AFTER: &str = "SELECT id, rules_version, opened, last FROM games \
     WHERE id > $1 AND removed = 0 ORDER BY id LIMIT $2";
/// Reads the hash of a line; of a game that was removed only the last one is left.
const SQLITE_HEAD: &str = "SELECT seq, CAST(hash AS BLOB) FROM events WHERE game = $1 AND \
     seq = COALESCE($2, (SELECT last FROM games WHERE id = $1)) UNION ALL \
     SELECT last, CAST(head AS BLOB) FROM games WHERE id = $1 AND removed > 0 AND last = COALESCE($2, last)";
const POSTGRES_HEAD: &str = "SELECT seq, hash FROM events WHERE game = $1 AND \
     seq = COALESCE($2::BIGINT, (SELECT last FROM games WHERE id = $1)) UNION ALL \
     SELECT last, head FROM games WHERE id = $1 AND removed > 0 AND last = COALESCE($2::BIGINT, last)";
const VISIT: &str = "SELECT id, name, seen FROM persons JOIN tokens ON tokens.person = persons.id \
     WHERE tokens.hash = $1";
const DEVICES: &str = "SELECT hash, device, made, seen FROM tokens WHERE person = $1 \
     ORDER BY seen DESC, hash";
const CODE_MADE: &str = "SELECT made FROM codes WHERE person = $1";
const DAILY_RESULTS: &str = "SELECT place, person, name, won, turns, liked FROM \
     (SELECT ranked.*, EXISTS (SELECT 1 FROM follows WHERE follows.person = $3 AND \
     follows.followed = ranked.person) AS liked FROM \
     (SELECT ROW_NUMBER() OVER (ORDER BY won DESC, turns, entered, person) AS place, person, won, turns \
     FROM daily_results WHERE day = $1) AS ranked) AS scores \
     JOIN persons ON persons.id = scores.person \
     WHERE place <= $2 OR person = $3 OR liked ORDER BY liked DESC, place";
const DAILY_COUNT: &str = "SELECT COUNT(*) FROM daily_results WHERE day = $1";
const OPEN_MERGES: &str = "SELECT absorbed, kept FROM merges WHERE NOT done ORDER BY absorbed";

const PASSKEYS: &str = "SELECT hash, person, handle, name, key, made, used FROM passkeys \
     WHERE person = $1 ORDER BY made, hash";
const PASSKEY: &str = "SELECT hash, person, handle, name, key, made, used FROM passkeys \
     WHERE hash = $1";
const ABSORBED: &str = "SELECT absorbed FROM merges WHERE kept = $1 ORDER BY absorbed";
const GAMES_WITH_TEXTS: &str = "SELECT DISTINCT game FROM texts WHERE person = $1 \
     OR person IN (SELECT absorbed FROM merges WHERE kept = $1) ORDER BY game";
const OPEN_REWORDINGS: &str = "SELECT person, name, removes_chat, removes_person FROM rewordings \
     WHERE NOT done ORDER BY person";
const REWORDED: &str = "SELECT at, rechained FROM reworded WHERE game = $1";
/// Looks at a bounded number of games at once: every line of theirs is searched.
const SQLITE_INLINE: &str = "SELECT id, EXISTS (SELECT 1 FROM events WHERE game = id \
     AND instr(line, $2) > 0) FROM (SELECT id FROM games WHERE inline_texts AND id > $1 \
     ORDER BY id LIMIT $3) ORDER BY id";
const POSTGRES_INLINE: &str = "SELECT id, EXISTS (SELECT 1 FROM events WHERE game = id \
     AND strpos(line, $2) > 0) FROM (SELECT id FROM games WHERE inline_texts AND id > $1 \
     ORDER BY id LIMIT $3) AS old ORDER BY id";

/// Columns of a personal text.
pub(crate) type TextRow = (i64, i64, i64, i64, Vec<u8>, Option<Vec<u8>>, Option<Vec<u8>>);

/// Reads the personal texts of a game. They are read after the lines, so that none is missed; a text that
/// is replaced in between is one that may be shown.
const SQLITE_TEXTS: &str = "SELECT seq, place, person, kind, CAST(digest AS BLOB), \
     CAST(salt AS BLOB), CAST(text AS BLOB) FROM texts WHERE game = $1 ORDER BY seq, place";
const POSTGRES_TEXTS: &str = "SELECT seq, place, person, kind, digest, salt, \
     convert_to(text, 'UTF8') FROM texts WHERE game = $1 ORDER BY seq, place";

/// Columns of a game and of one of its lines; the latter are `None` if the game has no lines.
pub(crate) type Row = (i64, i64, i64, Vec<u8>, Option<i64>, Option<Vec<u8>>, Option<Vec<u8>>);

/// Reads a game and its lines in one statement, so that no line can be added in between. The line
/// is read as bytes, because a damaged one may be no text.
pub(crate) const SQLITE_LOAD: &str = "SELECT rules_version, opened, last, head, seq, \
     CAST(line AS BLOB), CAST(hash AS BLOB) FROM games LEFT JOIN events ON events.game = games.id \
     WHERE games.id = $1 AND removed = 0 ORDER BY seq";
/// Does the same in PostgreSQL.
pub(crate) const POSTGRES_LOAD: &str = "SELECT rules_version, opened, last, head, seq, \
     convert_to(line, 'UTF8'), hash FROM games LEFT JOIN events ON events.game = games.id \
     WHERE games.id = $1 AND removed = 0 ORDER BY seq";

/// Collects the rows of a game.
pub(crate) fn gathered(game: &str, rows: Vec<Row>) -> Option<Stored<'_>> {
    let &(rules_version, opened, last, ref head, ..) = rows.first()?;
    let (head, mut lines) = (head.clone(), Vec::with_capacity(rows.len()));
    for (_, _, _, _, seq, line, hash) in rows {
        if let (Some(seq), Some(line), Some(hash)) = (seq, line, hash) {
            lines.push(StoredRow { seq, line, hash });
        }
    }
    Some(Stored { game, rules_version, opened, last, head, lines, texts: Vec::new() })
}

pub(crate) fn stored_text(row: TextRow) -> StoredText {
    let (seq, place, person, kind, digest, salt, text) = row;
    StoredText { seq, place, person, kind, digest, salt, text }
}

/// Columns of a passkey.
type PasskeyRow = (Vec<u8>, i64, Vec<u8>, String, String, i64, i64);

fn passkey((hash, person, handle, name, key, made, used): PasskeyRow) -> Option<Passkey> {
    let (hash, made, used) = (hash.try_into().ok()?, unsigned(made), unsigned(used));
    Some(Passkey { hash, person, handle, name, key, made, used })
}

fn open_rewording(
    (person, name, removes_chat, removes_person): (i64, String, bool, bool),
) -> OpenRewording {
    OpenRewording { person, rewording: Rewording { name, removes_chat, removes_person } }
}

pub(crate) fn listed((game, rules_version, opened, last): (String, i64, i64, i64)) -> ListedGame {
    // A number that does not fit was never written; loading the game reports the damage.
    let rules_version = u32::try_from(rules_version).unwrap_or(u32::MAX);
    ListedGame {
        game,
        meta: GameMeta { rules_version, opened: unsigned(opened) },
        lines: unsigned(last),
    }
}

fn score(row: (i64, i64, String, bool, i64, bool)) -> DailyScore {
    let (place, person, name, won, turns, followed) = row;
    let turns = u32::try_from(turns).unwrap_or(u32::MAX);
    DailyScore { place: unsigned(place), person, name, won, turns, followed }
}

fn visit((id, name, seen): (i64, String, i64)) -> Visit {
    Visit { person: Person { id, name }, seen: unsigned(seen) }
}

fn device((hash, name, made, seen): (Vec<u8>, String, i64, i64)) -> Option<Device> {
    let token_hash = hash.try_into().ok()?;
    Some(Device { token_hash, name, made: unsigned(made), seen: unsigned(seen) })
}

pub(crate) fn someone((id, name): (i64, String)) -> Person {
    Person { id, name }
}

/// Defines a module whose functions read from one kind of database.
macro_rules! reading {
    ($module:ident, $database:ty, $load:ident, $head:ident, $texts:ident, $inline:ident) => {
        pub(crate) mod $module {
            use super::*;
            use crate::StoreError;
            use sqlx::{Pool, query_as, query_scalar};

            type Read<T> = Result<T, StoreError>;

            pub(crate) async fn load(
                pool: &Pool<$database>,
                game: &str,
            ) -> Read<Option<Vec<GameLine>>> {
                let rows = query_as::<_, Row>($load).bind(game).fetch_all(pool).await?;
                let Some(mut stored) = gathered(game, rows) else { return Ok(None) };
                let texts = query_as::<_, TextRow>($texts).bind(game).fetch_all(pool).await?;
                stored.texts = texts.into_iter().map(stored_text).collect();
                stored.checked().map(Some)
            }

            pub(crate) async fn head(
                pool: &Pool<$database>,
                game: &str,
                seq: Option<u64>,
            ) -> Read<Option<(u64, [u8; 32])>> {
                let head = query_as::<_, (i64, Vec<u8>)>($head).bind(game).bind(seq.map(signed));
                let head = head.fetch_optional(pool).await?;
                Ok(head.and_then(|(seq, hash)| Some((unsigned(seq), hash.try_into().ok()?))))
            }

            pub(crate) async fn unfinished(pool: &Pool<$database>) -> Read<Vec<String>> {
                Ok(query_scalar(UNFINISHED).fetch_all(pool).await?)
            }

            pub(crate) async fn of_person(
                pool: &Pool<$database>,
                person: i64,
                limit: u32,
            ) -> Read<Vec<String>> {
                let games = query_scalar(OF_PERSON).bind(person).bind(i64::from(limit));
                Ok(games.fetch_all(pool).await?)
            }

            pub(crate) async fn games_after(
                pool: &Pool<$database>,
                after: &str,
                limit: u32,
            ) -> Read<Vec<ListedGame>> {
                let games = query_as(GAMES_AFTER).bind(after).bind(i64::from(limit));
                Ok(games.fetch_all(pool).await?.into_iter().map(listed).collect())
            }

            pub(crate) async fn old_games(
                pool: &Pool<$database>,
                before: u64,
                limit: u32,
            ) -> Read<Vec<String>> {
                let games = query_scalar(retention::OLD_GAMES).bind(signed(before));
                Ok(games.bind(i64::from(limit)).fetch_all(pool).await?)
            }

            pub(crate) async fn old_chats(
                pool: &Pool<$database>,
                before: u64,
                after: &str,
                limit: u32,
            ) -> Read<Vec<String>> {
                let games = query_scalar(retention::OLD_CHATS).bind(signed(before)).bind(after);
                Ok(games.bind(i64::from(limit)).fetch_all(pool).await?)
            }

            pub(crate) async fn idle_games(
                pool: &Pool<$database>,
                before: u64,
                limit: u32,
            ) -> Read<Vec<String>> {
                let games = query_scalar(retention::IDLE_GAMES).bind(signed(before));
                Ok(games.bind(i64::from(limit)).fetch_all(pool).await?)
            }

            pub(crate) async fn visit(pool: &Pool<$database>, token: &[u8]) -> Read<Option<Visit>> {
                let found = query_as(VISIT).bind(token).fetch_optional(pool).await?;
                Ok(found.map(super::visit))
            }

            pub(crate) async fn devices(pool: &Pool<$database>, person: i64) -> Read<Vec<Device>> {
                let devices = query_as(DEVICES).bind(person).fetch_all(pool).await?;
                Ok(devices.into_iter().filter_map(device).collect())
            }

            pub(crate) async fn code_made(
                pool: &Pool<$database>,
                person: i64,
            ) -> Read<Option<u64>> {
                let made = query_scalar(CODE_MADE).bind(person).fetch_optional(pool).await?;
                Ok(made.map(unsigned))
            }

            pub(crate) async fn daily_results(
                pool: &Pool<$database>,
                day: u32,
                person: Option<i64>,
                limit: u32,
            ) -> Read<DailyResults> {
                let rows = query_as(DAILY_RESULTS).bind(i64::from(day)).bind(i64::from(limit));
                let rows = rows.bind(person).fetch_all(pool).await?;
                let count = query_scalar(DAILY_COUNT).bind(i64::from(day)).fetch_one(pool).await?;
                let rows = rows.into_iter().map(score).collect();
                Ok(DailyResults { rows, count: unsigned(count) })
            }

            pub(crate) async fn passkeys(
                pool: &Pool<$database>,
                person: i64,
            ) -> Read<Vec<Passkey>> {
                let found = query_as(PASSKEYS).bind(person).fetch_all(pool).await?;
                Ok(found.into_iter().filter_map(passkey).collect())
            }

            pub(crate) async fn find_passkey(
                pool: &Pool<$database>,
                hash: &[u8],
            ) -> Read<Option<Passkey>> {
                let found = query_as(PASSKEY).bind(hash).fetch_optional(pool).await?;
                Ok(found.and_then(passkey))
            }

            pub(crate) async fn programs(
                pool: &Pool<$database>,
                owner: i64,
            ) -> Read<Vec<OnlineProgram>> {
                let found = query_as(programs::PROGRAMS).bind(owner).fetch_all(pool).await?;
                Ok(found.into_iter().map(programs::program).collect())
            }

            pub(crate) async fn find_program(
                pool: &Pool<$database>,
                hash: &[u8],
            ) -> Read<Option<ProgramVisit>> {
                let found = query_as(programs::FIND).bind(hash).fetch_optional(pool).await?;
                Ok(found.map(programs::visit))
            }

            pub(crate) async fn owner_of(pool: &Pool<$database>, person: i64) -> Read<Option<i64>> {
                Ok(query_scalar(programs::OWNER).bind(person).fetch_optional(pool).await?)
            }

            pub(crate) async fn kept_of(pool: &Pool<$database>, person: i64) -> Read<Vec<KeptRow>> {
                let mut kept = Vec::new();
                for (table, sql) in crate::person_tables::exports() {
                    let rows = query_as::<_, (i64, String)>(sql).bind(person);
                    let rows = rows.fetch_all(pool).await?.into_iter();
                    kept.extend(rows.map(|(at, words)| KeptRow { table, at: unsigned(at), words }));
                }
                Ok(kept)
            }

            pub(crate) async fn absorbed_by(pool: &Pool<$database>, person: i64) -> Read<Vec<i64>> {
                Ok(query_scalar(ABSORBED).bind(person).fetch_all(pool).await?)
            }

            pub(crate) async fn games_with_texts(
                pool: &Pool<$database>,
                person: i64,
            ) -> Read<Vec<String>> {
                Ok(query_scalar(GAMES_WITH_TEXTS).bind(person).fetch_all(pool).await?)
            }

            pub(crate) async fn open_rewordings(
                pool: &Pool<$database>,
            ) -> Read<Vec<OpenRewording>> {
                let open = query_as(OPEN_REWORDINGS).fetch_all(pool).await?;
                Ok(open.into_iter().map(open_rewording).collect())
            }

            pub(crate) async fn reworded(
                pool: &Pool<$database>,
                game: &str,
            ) -> Read<Option<Reworded>> {
                let found = query_as::<_, (i64, bool)>(REWORDED).bind(game);
                let found = found.fetch_optional(pool).await?;
                Ok(found.map(|(at, rechained)| Reworded { at: unsigned(at), rechained }))
            }

            pub(crate) async fn inline_games(
                pool: &Pool<$database>,
                after: &str,
                contains: &str,
                limit: u32,
            ) -> Read<Vec<(String, bool)>> {
                let games = query_as($inline).bind(after).bind(contains);
                Ok(games.bind(i64::from(limit)).fetch_all(pool).await?)
            }

            pub(crate) async fn open_merges(pool: &Pool<$database>) -> Read<Vec<(i64, i64)>> {
                Ok(query_as(OPEN_MERGES).fetch_all(pool).await?)
            }
        }
    };
}

reading!(sqlite, sqlx::Sqlite, SQLITE_LOAD, SQLITE_HEAD, SQLITE_TEXTS, SQLITE_INLINE);
reading!(postgres, sqlx::Postgres, POSTGRES_LOAD, POSTGRES_HEAD, POSTGRES_TEXTS, POSTGRES_INLINE);

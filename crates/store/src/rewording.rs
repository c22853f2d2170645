//! Rewordings: replacing everything that a person is called or has written, for somebody who wants to be
//! deleted or whose name the operator changes. Both databases run the same statements.
//!
//! A rewording begins with one transaction, after which nothing of it can be lost: secrets and texts
//! beside the lines are gone. What is left is done by the host, again after a crash: texts inside the
//! lines of earlier versions, and what it holds in memory.

use crate::chain::{Hash, Seal, chain_link, chain_root};
use crate::integers::{signed, unsigned};
use crate::people::{Answer, WriteResult};
use crate::person_tables::removals;
use crate::programs;
use crate::{GameMeta, StoreError};

/// A person's numbers: their own, and those of the people who were merged into them.
macro_rules! theirs {
    ($before:literal, $column:literal) => {
        concat!(
            $before,
            "(",
            $column,
            " = $1 OR ",
            $column,
            " IN (SELECT absorbed FROM merges WHERE kept = $1))"
        )
    };
}

const OPEN_REMOVAL: &str = "SELECT removes_person FROM rewordings WHERE person = $1 AND NOT done";
const ASK: &str = "INSERT INTO rewordings (person, name, removes_chat, removes_person, asked, done) \
     VALUES ($1, $2, $3, $4, $5, FALSE) ON CONFLICT (person) DO UPDATE SET name = excluded.name, \
     removes_chat = excluded.removes_chat OR (rewordings.removes_chat AND NOT rewordings.done), \
     removes_person = excluded.removes_person, asked = excluded.asked, done = FALSE";
const FIND: &str = "SELECT name, removes_chat, removes_person FROM rewordings \
     WHERE person = $1 AND NOT done";
const DONE: &str = "UPDATE rewordings SET done = TRUE WHERE person = $1";
const RENAME: &str = theirs!("UPDATE persons SET name = $2 WHERE ", "id");
/// The person has no page any more.
const DROP_PUBLIC_ID: &str = theirs!("UPDATE persons SET public_id = '' WHERE ", "id");
const REPLACE_NAMES: &str =
    theirs!("UPDATE texts SET text = NULLIF($2, ''), salt = NULL WHERE kind = 0 AND ", "person");
const REMOVE_CHAT: &str =
    theirs!("UPDATE texts SET text = NULL, salt = NULL WHERE kind = 1 AND ", "person");
const NOTE_GAMES: &str = concat!(
    theirs!(
        "INSERT INTO reworded (game, at, rechained, open) \
         SELECT DISTINCT game, CAST($2 AS BIGINT), FALSE, FALSE FROM texts WHERE ",
        "person"
    ),
    " ON CONFLICT (game) DO UPDATE SET at = excluded.at"
);
const NUMBERS: &str = theirs!("SELECT id FROM persons WHERE ", "id");
const EXISTS: &str = "SELECT EXISTS (SELECT 1 FROM persons WHERE id = $1)";
const DROP_ABSORBED: &str =
    "DELETE FROM persons WHERE id IN (SELECT absorbed FROM merges WHERE kept = $1)";
const DROP_MERGES: &str = "DELETE FROM merges WHERE kept = $1";
const DROP_PERSON: &str = "DELETE FROM persons WHERE id = $1";

/// Reads a game and locks it against another line.
const HOLD_GAME: &str =
    "UPDATE games SET last = last WHERE id = $1 RETURNING rules_version, opened, last";
const SEALS: &str =
    "SELECT seq, person, kind, digest FROM texts WHERE game = $1 ORDER BY seq, place";
const OPEN_CHAIN: &str = "INSERT INTO reworded (game, at, rechained, open) \
     VALUES ($1, $2, TRUE, TRUE) ON CONFLICT (game) DO UPDATE SET at = excluded.at, \
     rechained = TRUE, open = TRUE";
const WRITE_LINE: &str = "UPDATE events SET line = $3, hash = $4 WHERE game = $1 AND seq = $2";
const SET_HEAD: &str = "UPDATE games SET head = $2 WHERE id = $1";
const CLOSE_CHAIN: &str = "UPDATE reworded SET open = FALSE WHERE game = $1";

/// Change of a person's texts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rewording {
    /// The person's name from now on, in stored games too; empty for nobody in particular.
    pub name: String,
    /// True if the person's chat lines are removed.
    pub removes_chat: bool,
    /// The person is deleted, with everything that there is about them.
    pub removes_person: bool,
}

impl Rewording {
    /// Returns the deletion of a person.
    pub fn deletion() -> Rewording {
        Rewording { name: String::new(), removes_chat: true, removes_person: true }
    }

    /// Returns a change of a person's name by the operator, in all games that there ever were.
    pub fn renaming(name: &str) -> Rewording {
        Rewording { name: name.to_owned(), removes_chat: false, removes_person: false }
    }
}

/// A rewording that is not finished.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenRewording {
    /// The person.
    pub person: i64,
    /// The change.
    pub rewording: Rewording,
}

/// Note that texts of a game were replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reworded {
    /// Time of the last replacement, by the host's clock.
    pub at: u64,
    /// Set if lines were written anew, so that heads that were noted before are no longer those of the
    /// game.
    pub rechained: bool,
}

/// Columns of a seal, with the number of its line.
type SealRow = (i64, i64, i64, Vec<u8>);

/// Returns the hashes of lines that are chained anew.
fn chain(game: &str, meta: GameMeta, lines: &[String], seals: &[SealRow]) -> Option<Vec<Hash>> {
    let mut hash = chain_root(game, meta);
    let mut hashes = Vec::with_capacity(lines.len());
    for (seq, line) in (1..).zip(lines) {
        let beside = seals.iter().filter(|(other, ..)| unsigned(*other) == seq);
        let beside = beside.map(|(_, person, kind, digest)| {
            let digest = digest.as_slice().try_into().ok()?;
            Some(Seal { person: *person, kind: *kind, digest })
        });
        hash = chain_link(&hash, game, seq, line, &beside.collect::<Option<Vec<_>>>()?);
        hashes.push(hash);
    }
    Some(hashes)
}

/// Defines a module whose functions reword in one kind of database.
macro_rules! rewording {
    ($module:ident, $connection:ty) => {
        pub(crate) mod $module {
            use super::*;
            use sqlx::{query, query_as, query_scalar};

            /// Begins a rewording. A deletion that has begun can be asked for again; nothing else can
            /// be done to somebody who is being deleted.
            pub(crate) async fn begin(
                to: &mut $connection,
                person: i64,
                rewording: &Rewording,
                now: u64,
            ) -> WriteResult {
                let open = query_scalar::<_, bool>(OPEN_REMOVAL).bind(person);
                match open.fetch_optional(&mut *to).await? {
                    Some(true) if rewording.removes_person => return Ok(Answer::Nothing),
                    Some(true) => return Err(StoreError::NoSuchPerson),
                    _ => {}
                }
                let exists = query_scalar::<_, bool>(EXISTS).bind(person);
                if !exists.fetch_one(&mut *to).await? {
                    return Err(StoreError::NoSuchPerson);
                }
                let mut people = vec![person];
                // Names of programs are words of their owner.
                if rewording.removes_person {
                    people.splice(0..0, programs::$module::of_owner(to, person).await?);
                }
                for person in people {
                    let ask = query(ASK).bind(person).bind(&rewording.name);
                    let ask = ask.bind(rewording.removes_chat).bind(rewording.removes_person);
                    ask.bind(signed(now)).execute(&mut *to).await?;
                    query(RENAME).bind(person).bind(&rewording.name).execute(&mut *to).await?;
                    replace(to, person, rewording, now).await?;
                }
                Ok(Answer::Done)
            }

            /// Replaces the texts beside the lines, and removes what is stored under the number.
            async fn replace(
                to: &mut $connection,
                person: i64,
                rewording: &Rewording,
                now: u64,
            ) -> Result<(), StoreError> {
                query(NOTE_GAMES).bind(person).bind(signed(now)).execute(&mut *to).await?;
                query(REPLACE_NAMES).bind(person).bind(&rewording.name).execute(&mut *to).await?;
                if rewording.removes_chat {
                    query(REMOVE_CHAT).bind(person).execute(&mut *to).await?;
                }
                if rewording.removes_person {
                    query(DROP_PUBLIC_ID).bind(person).execute(&mut *to).await?;
                    let numbers = query_scalar::<_, i64>(NUMBERS).bind(person);
                    for number in numbers.fetch_all(&mut *to).await? {
                        for removal in removals() {
                            query(removal).bind(number).execute(&mut *to).await?;
                        }
                    }
                }
                Ok(())
            }

            /// Replaces what was stored since a rewording began. Returns whether the person is
            /// removed, or `None` if no rewording is open.
            pub(crate) async fn replace_again(
                to: &mut $connection,
                person: i64,
                now: u64,
            ) -> Result<Option<bool>, StoreError> {
                let open = query_as::<_, (String, bool, bool)>(FIND).bind(person);
                let Some((name, removes_chat, removes_person)) =
                    open.fetch_optional(&mut *to).await?
                else {
                    return Ok(None);
                };
                let rewording = Rewording { name, removes_chat, removes_person };
                replace(to, person, &rewording, now).await?;
                Ok(Some(removes_person))
            }

            /// Finishes a rewording.
            pub(crate) async fn finish(to: &mut $connection, person: i64, now: u64) -> WriteResult {
                let Some(removes_person) = replace_again(to, person, now).await? else {
                    return Ok(Answer::Nothing);
                };
                query(DONE).bind(person).execute(&mut *to).await?;
                if removes_person {
                    for step in [DROP_ABSORBED, DROP_MERGES, DROP_PERSON] {
                        query(step).bind(person).execute(&mut *to).await?;
                    }
                }
                Ok(Answer::Done)
            }

            /// Writes the lines of a game anew.
            pub(crate) async fn rechain(
                to: &mut $connection,
                game: &str,
                lines: &[String],
                now: u64,
            ) -> WriteResult {
                let held = query_as::<_, (i64, i64, i64)>(HOLD_GAME).bind(game);
                let held = held.fetch_optional(&mut *to).await?;
                let Some((rules, opened, last)) = held else { return Err(StoreError::Conflict) };
                let seals = query_as::<_, SealRow>(SEALS).bind(game).fetch_all(&mut *to).await?;
                let meta = u32::try_from(rules)
                    .ok()
                    .map(|rules_version| GameMeta { rules_version, opened: unsigned(opened) });
                let hashes = meta.and_then(|meta| chain(game, meta, lines, &seals));
                let hashes = hashes.filter(|hashes| signed(hashes.len() as u64) == last);
                let hashes = hashes.ok_or(StoreError::Conflict)?;
                let Some(head) = hashes.last() else { return Err(StoreError::Conflict) };
                query(OPEN_CHAIN).bind(game).bind(signed(now)).execute(&mut *to).await?;
                for ((seq, line), hash) in (1_i64..).zip(lines).zip(&hashes) {
                    let write = query(WRITE_LINE).bind(game).bind(seq).bind(line);
                    write.bind(&hash[..]).execute(&mut *to).await?;
                }
                query(SET_HEAD).bind(game).bind(&head[..]).execute(&mut *to).await?;
                query(CLOSE_CHAIN).bind(game).execute(to).await?;
                Ok(Answer::Done)
            }
        }
    };
}

rewording!(sqlite, sqlx::SqliteConnection);
rewording!(postgres, sqlx::PgConnection);

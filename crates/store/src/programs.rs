//! Programs that play online: people of their own, with an owner who makes and revokes their tokens. Both
//! databases run the same statements.

use crate::integers::{signed, unsigned};
use crate::people::{Answer, NEW_PERSON, RENAME, WriteResult, public_id};
use crate::queries::someone;
use crate::{Person, StoreError};

/// Number of programs that one person may have, with those that are revoked and have played.
pub const MAX_PROGRAMS: u32 = 10;

const MAY_OWN: &str = "SELECT EXISTS (SELECT 1 FROM persons WHERE id = $1) \
     AND NOT EXISTS (SELECT 1 FROM programs WHERE person = $1) \
     AND NOT EXISTS (SELECT 1 FROM rewordings WHERE person = $1 AND removes_person AND NOT done)";
const NAMED: &str = "SELECT id, name FROM persons JOIN programs ON programs.person = persons.id \
     WHERE owner = $1 AND name = $2";
const COUNT: &str = "SELECT COUNT(*) FROM programs WHERE owner = $1";
const ADD: &str = "INSERT INTO programs (person, owner, hash, made) VALUES ($1, $2, $3, $4)";
const REPLACE: &str = "UPDATE programs SET hash = $2, made = $3 WHERE person = $1";
const REVOKE: &str = "UPDATE programs SET hash = NULL \
     WHERE person = $1 AND owner = $2 AND hash IS NOT NULL";
/// A program that never sat anywhere is forgotten with its token.
const FORGET: &str = "DELETE FROM programs WHERE person = $1 \
     AND NOT EXISTS (SELECT 1 FROM texts WHERE texts.person = $1) \
     AND NOT EXISTS (SELECT 1 FROM sanctions WHERE sanctions.person = $1)";
const FORGET_PERSON: &str = "DELETE FROM persons WHERE id = $1";
/// The programs of a person, and of those who were merged into them.
const OF_OWNER: &str = "SELECT person FROM programs WHERE owner = $1 \
     OR owner IN (SELECT absorbed FROM merges WHERE kept = $1) ORDER BY person";
/// A visitor's programs become those of the person.
pub(crate) const HAND_OVER: &str = "UPDATE programs SET owner = \
     (SELECT kept FROM merges WHERE absorbed = $1) WHERE owner = $1";

pub(crate) const PROGRAMS: &str = "SELECT person, name, public_id, programs.made, hash IS NOT NULL \
     FROM programs JOIN persons ON persons.id = programs.person WHERE owner = $1 \
     ORDER BY programs.made DESC, person";
pub(crate) const FIND: &str = "SELECT id, name, owner FROM persons \
     JOIN programs ON programs.person = persons.id WHERE hash = $1";
pub(crate) const OWNER: &str = "SELECT owner FROM programs WHERE person = $1";

/// A program that may play online.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OnlineProgram {
    /// Its number as a person.
    pub person: i64,
    /// Its name, with the mark of programs.
    pub name: String,
    /// Its name in addresses of pages.
    pub public_id: String,
    /// Time at which its last token was made, by the host's clock.
    pub made: u64,
    /// False once the token is revoked.
    pub is_valid: bool,
}

/// A program that is recognised by its token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProgramVisit {
    /// The program.
    pub program: Person,
    /// The number of its owner.
    pub owner: i64,
}

/// A change of programs.
#[derive(Clone, Debug)]
pub(crate) enum ProgramChange {
    Make { owner: i64, name: String, hash: [u8; 32], now: u64 },
    Revoke { owner: i64, person: i64 },
}

pub(crate) type ProgramRow = (i64, String, String, i64, bool);

pub(crate) fn program((person, name, public_id, made, is_valid): ProgramRow) -> OnlineProgram {
    OnlineProgram { person, name, public_id, made: unsigned(made), is_valid }
}

pub(crate) fn visit((id, name, owner): (i64, String, i64)) -> ProgramVisit {
    ProgramVisit { program: Person { id, name }, owner }
}

/// Defines a module whose functions change programs in one kind of database.
macro_rules! changing {
    ($module:ident, $connection:ty) => {
        pub(crate) mod $module {
            use super::*;
            use sqlx::{query, query_as, query_scalar};

            /// Applies a change within the open transaction.
            pub(crate) async fn apply(change: &ProgramChange, to: &mut $connection) -> WriteResult {
                match change {
                    ProgramChange::Make { owner, name, hash, now } => {
                        make(to, (*owner, name), hash, *now).await
                    }
                    ProgramChange::Revoke { owner, person } => revoke(to, *owner, *person).await,
                }
            }

            /// Makes a program, or gives the owner's program of this name another token.
            async fn make(
                to: &mut $connection,
                (owner, name): (i64, &str),
                hash: &[u8],
                now: u64,
            ) -> WriteResult {
                if !query_scalar::<_, bool>(MAY_OWN).bind(owner).fetch_one(&mut *to).await? {
                    return Err(StoreError::NoSuchPerson);
                }
                let named = query_as::<_, (i64, String)>(NAMED).bind(owner).bind(name);
                if let Some(known) = named.fetch_optional(&mut *to).await?.map(someone) {
                    let replaced = query(REPLACE).bind(known.id).bind(hash).bind(signed(now));
                    replaced.execute(to).await?;
                    return Ok(Answer::Person(known));
                }
                let count = query_scalar::<_, i64>(COUNT).bind(owner).fetch_one(&mut *to).await?;
                if count >= i64::from(MAX_PROGRAMS) {
                    return Err(StoreError::Conflict);
                }
                let made = query_as(NEW_PERSON).bind(signed(now)).bind(public_id(hash));
                let mut program = someone(made.fetch_one(&mut *to).await?);
                query(RENAME).bind(program.id).bind(name).execute(&mut *to).await?;
                let added = query(ADD).bind(program.id).bind(owner).bind(hash).bind(signed(now));
                added.execute(to).await?;
                program.name = name.to_owned();
                Ok(Answer::Person(program))
            }

            async fn revoke(to: &mut $connection, owner: i64, person: i64) -> WriteResult {
                let revoked = query(REVOKE).bind(person).bind(owner).execute(&mut *to).await?;
                if revoked.rows_affected() == 0 {
                    return Ok(Answer::Nothing);
                }
                if query(FORGET).bind(person).execute(&mut *to).await?.rows_affected() > 0 {
                    query(FORGET_PERSON).bind(person).execute(to).await?;
                }
                Ok(Answer::Done)
            }

            /// Returns the numbers of a person's programs.
            pub(crate) async fn of_owner(
                to: &mut $connection,
                owner: i64,
            ) -> Result<Vec<i64>, StoreError> {
                Ok(query_scalar(OF_OWNER).bind(owner).fetch_all(to).await?)
            }
        }
    };
}

changing!(sqlite, sqlx::SqliteConnection);
changing!(postgres, sqlx::PgConnection);

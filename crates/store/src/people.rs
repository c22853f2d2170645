//! Changes of people, their devices and the secrets by which they sign in. Both databases run the same
//! statements, each change in one transaction.
//!
//! Whatever can be refused is looked at before anything is written: see [`crate::request`].

use crate::integers::signed;
use crate::notices::{self, NoticeChange};
use crate::programs::{self, ProgramChange};
use crate::queries::someone;
use crate::results::changes::ResultChange;
use crate::retention::{self, Removal};
use crate::rewording::{self, Rewording};
use crate::{DailyEntry, Person, StoreError, community};
use sha2::{Digest, Sha256};

pub(crate) const NEW_PERSON: &str = "INSERT INTO persons (name, made, public_id) \
     VALUES ('', $1, $2) RETURNING id, name";
const PERSON: &str = "SELECT id, name FROM persons WHERE id = $1";
pub(crate) const RENAME: &str = "UPDATE persons SET name = $2 WHERE id = $1";
const FORGET_PERSON: &str = "DELETE FROM persons WHERE id = $1";
pub(crate) const ADD_DEVICE: &str =
    "INSERT INTO tokens (hash, person, device, made, seen) VALUES ($1, $2, $3, $4, $4)";
const NOTE_DEVICE: &str = "UPDATE tokens SET device = $2, seen = $3 WHERE hash = $1";
const REMOVE_DEVICE: &str = "DELETE FROM tokens WHERE hash = $1 AND person = $2";
const OWNER: &str = "SELECT person FROM tokens WHERE hash = $1";
const ADD_PASS: &str = "INSERT INTO passes VALUES ($1, $2, $3)";
const TAKE_PASS: &str = "DELETE FROM passes WHERE hash = $1 AND expires > $2 RETURNING person";
const SWEEP_PASSES: &str = "DELETE FROM passes WHERE expires <= $1";
const DROP_PASSES: &str = "DELETE FROM passes WHERE person = $1";
const DROP_DEVICES: &str = "DELETE FROM tokens WHERE person = $1";
const DROP_CODE: &str = "DELETE FROM codes WHERE person = $1";
const ADD_CODE: &str = "INSERT INTO codes (hash, person, made) VALUES ($1, $2, $3)";
const TAKE_CODE: &str = "DELETE FROM codes WHERE hash = $1 RETURNING person";
/// A person who can be reached by this one device only: nothing else would find them again.
const IS_VISIT: &str = "SELECT NOT EXISTS (SELECT 1 FROM codes WHERE person = $1) \
     AND NOT EXISTS (SELECT 1 FROM passkeys WHERE person = $1) \
     AND (SELECT COUNT(*) FROM tokens WHERE person = $1) = 1";
const REDIRECT_MERGES: &str = "UPDATE merges SET kept = $2 WHERE kept = $1";
const ADD_MERGE: &str = "INSERT INTO merges (absorbed, kept, done) VALUES ($1, $2, FALSE)";
const INHERIT_NAME: &str = "UPDATE persons SET name = \
     (SELECT name FROM persons WHERE id = $1) WHERE id = $2 AND name = ''";
/// The first result of a person and day counts.
const ENTER_DAILY: &str = "INSERT INTO daily_results (day, person, won, turns, entered) \
     VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING";
/// A visitor's results become those of the person, unless the person has one of that day.
const HAND_OVER_DAILY: &str = "UPDATE daily_results SET person = \
     (SELECT kept FROM merges WHERE absorbed = $1) WHERE person = $1 AND day NOT IN \
     (SELECT day FROM daily_results WHERE person = (SELECT kept FROM merges WHERE absorbed = $1))";
const DROP_DAILY: &str = "DELETE FROM daily_results WHERE person = $1";
/// A visitor's e-mail address comes along, unless the person has a confirmed one: another one gives way.
const YIELD_MAIL: &str = "DELETE FROM mail_addresses WHERE confirmed = FALSE AND person = \
     (SELECT kept FROM merges WHERE absorbed = $1) AND EXISTS \
     (SELECT 1 FROM mail_addresses AS other WHERE other.person = $1)";
const MERGE_MAIL: &str = "UPDATE mail_addresses SET person = \
     (SELECT kept FROM merges WHERE absorbed = $1) WHERE person = $1 AND NOT EXISTS \
     (SELECT 1 FROM mail_addresses JOIN merges ON person = kept WHERE absorbed = $1)";
const MERGE_WEBHOOKS: &str = "UPDATE webhooks SET person = \
     (SELECT kept FROM merges WHERE absorbed = $1) WHERE person = $1";
const KEPT_PERSON: &str = "SELECT kept FROM merges WHERE absorbed = $1";
const FINISH_MERGE: &str = "UPDATE merges SET done = TRUE WHERE absorbed = $1";

const ADD_PASSKEY: &str = "INSERT INTO passkeys (hash, person, handle, name, key, made, used) \
     VALUES ($1, $2, $3, $4, $5, $6, $6)";
const REMOVE_PASSKEY: &str = "DELETE FROM passkeys WHERE hash = $1 AND person = $2";
const NOTE_PASSKEY: &str = "UPDATE passkeys SET key = $2, used = $3 WHERE hash = $1";
const PASSKEY_OWNER: &str = "SELECT person FROM passkeys WHERE hash = $1";
const COUNT_PASSKEYS: &str = "SELECT COUNT(*) FROM passkeys WHERE person = $1";
/// Number of passkeys that a person may have.
const MAX_PASSKEYS: i64 = 20;

/// A means by which a person signs in on another device, as a hash. Secrets are used up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignInKey {
    /// The secret of a personal link.
    Pass([u8; 32]),
    /// The code that the person wrote down.
    Code([u8; 32]),
    /// The id of a passkey, whose signature the host has checked. It can be used again.
    Passkey([u8; 32]),
}

/// A passkey of a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passkey {
    /// Hash of the id that the authenticator has given it.
    pub hash: [u8; 32],
    /// The person.
    pub person: i64,
    /// Random bytes by which authenticators know the person.
    pub handle: Vec<u8>,
    /// Its name.
    pub name: String,
    /// The public key, as the host writes it.
    pub key: String,
    /// Time at which it was made, by the host's clock.
    pub made: u64,
    /// Time at which somebody last signed in with it.
    pub used: u64,
}

/// A browser that signs in as a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignIn {
    /// The person's secret.
    pub key: SignInKey,
    /// Hash of the token that the browser gets. If the token exists already, this sign-in was carried
    /// out before and is answered again.
    pub token_hash: [u8; 32],
    /// Name of the device.
    pub device: String,
    /// Hash of the token that the browser had before, which is dropped.
    pub replaces: Option<[u8; 32]>,
    /// Time by the host's clock.
    pub now: u64,
}

/// Result of signing in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignedIn {
    /// The person.
    pub person: Person,
    /// Number of the person who used this browser before, if that person was on a visit: their games
    /// are to become those of the person.
    pub absorbed: Option<i64>,
}

/// A change of people, to be written in one transaction.
#[derive(Clone, Debug)]
pub(crate) enum PeopleChange {
    NewPerson { token: [u8; 32], device: String, now: u64 },
    Rename { person: i64, name: String },
    NoteDevice { token: [u8; 32], device: String, now: u64 },
    RemoveDevice { token: [u8; 32], person: i64 },
    AddPass { pass: [u8; 32], person: i64, expires: u64 },
    ReplaceCode { code: [u8; 32], person: i64, now: u64 },
    SignIn(SignIn),
    AddPasskey(Passkey),
    RemovePasskey { hash: [u8; 32], person: i64 },
    NotePasskey { hash: [u8; 32], key: String, now: u64 },
    FinishMerge { absorbed: i64 },
    Results(ResultChange),
    EnterDaily(DailyEntry),
    Notices(NoticeChange),
    Programs(ProgramChange),
    Reword { person: i64, rewording: Rewording, now: u64 },
    FinishRewording { person: i64, now: u64 },
    Rechain { game: String, lines: Vec<String>, now: u64 },
    Remove(Removal),
}

/// Answer to a change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// It is done.
    Done,
    /// There was nothing to change.
    Nothing,
    Person(Person),
    SignedIn(SignedIn),
}

/// Result of a change.
pub(crate) type WriteResult = Result<Answer, StoreError>;

impl PeopleChange {
    /// Refuses text that only one of the databases could store.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        match self {
            PeopleChange::Rename { name: text, .. }
            | PeopleChange::NewPerson { device: text, .. }
            | PeopleChange::NoteDevice { device: text, .. }
            | PeopleChange::SignIn(SignIn { device: text, .. })
            | PeopleChange::Reword { rewording: Rewording { name: text, .. }, .. } => {
                crate::check_storable(&[text])
            }
            PeopleChange::AddPasskey(Passkey { name, key, .. }) => {
                crate::check_storable(&[name, key])
            }
            PeopleChange::NotePasskey { key, .. } => crate::check_storable(&[key]),
            PeopleChange::Rechain { lines, .. } => {
                lines.iter().try_for_each(|line| crate::check_storable(&[line]))
            }
            PeopleChange::Notices(change) => change.check(),
            PeopleChange::Programs(ProgramChange::Make { name, .. }) => {
                crate::check_storable(&[name])
            }
            _ => Ok(()),
        }
    }
}

impl Answer {
    /// Returns the person that a change was about.
    pub(crate) fn person(self) -> Result<Person, StoreError> {
        match self {
            Answer::Person(person) => Ok(person),
            _ => Err(StoreError::NoSuchPerson),
        }
    }

    /// Returns the result of signing in.
    pub(crate) fn signed_in(self) -> Option<SignedIn> {
        match self {
            Answer::SignedIn(signed_in) => Some(signed_in),
            _ => None,
        }
    }
}

/// Returns the answer to a statement that changed so many rows.
fn changed(rows: u64) -> Answer {
    if rows == 0 { Answer::Nothing } else { Answer::Done }
}

/// Returns the name in addresses of a person who comes with this token: as random as the token, which it does
/// not tell.
pub(crate) fn public_id(token_hash: &[u8]) -> String {
    let hash = Sha256::new().chain_update(b"cartagena public id").chain_update(token_hash);
    hash.finalize().iter().take(16).map(|byte| format!("{byte:02x}")).collect()
}

/// Defines a module whose functions change people in one kind of database.
macro_rules! changing {
    ($module:ident, $connection:ty) => {
        pub(crate) mod $module {
            use super::*;
            use sqlx::{query, query_as, query_scalar};

            /// Applies a change within the open transaction.
            pub(crate) async fn apply(change: &PeopleChange, to: &mut $connection) -> WriteResult {
                match change {
                    PeopleChange::NewPerson { token, device, now } => {
                        new_person(to, token, device, *now).await
                    }
                    PeopleChange::Rename { person, name } => rename(to, *person, name).await,
                    PeopleChange::NoteDevice { token, device, now } => {
                        let noted = query(NOTE_DEVICE).bind(&token[..]).bind(device);
                        let noted = noted.bind(signed(*now)).execute(to).await?;
                        Ok(changed(noted.rows_affected()))
                    }
                    PeopleChange::RemoveDevice { token, person } => {
                        let removed = query(REMOVE_DEVICE).bind(&token[..]).bind(*person);
                        Ok(changed(removed.execute(to).await?.rows_affected()))
                    }
                    PeopleChange::AddPass { pass, person, expires } => {
                        let pass = query(ADD_PASS).bind(&pass[..]).bind(*person);
                        pass.bind(signed(*expires)).execute(to).await?;
                        Ok(Answer::Done)
                    }
                    PeopleChange::ReplaceCode { code, person, now } => {
                        replace_code(to, code, *person, *now).await
                    }
                    PeopleChange::SignIn(sign_in) => run_sign_in(to, sign_in).await,
                    PeopleChange::AddPasskey(passkey) => add_passkey(to, passkey).await,
                    PeopleChange::RemovePasskey { hash, person } => {
                        let removed = query(REMOVE_PASSKEY).bind(&hash[..]).bind(*person);
                        Ok(changed(removed.execute(to).await?.rows_affected()))
                    }
                    PeopleChange::NotePasskey { hash, key, now } => {
                        let noted = query(NOTE_PASSKEY).bind(&hash[..]).bind(key);
                        let noted = noted.bind(signed(*now)).execute(to).await?;
                        Ok(changed(noted.rows_affected()))
                    }
                    PeopleChange::FinishMerge { absorbed } => finish_merge(to, *absorbed).await,
                    PeopleChange::Results(change) => {
                        crate::results::changes::$module::apply(change, to).await
                    }
                    PeopleChange::EnterDaily(entry) => enter_daily(to, *entry).await,
                    PeopleChange::Notices(change) => notices::$module::apply(change, to).await,
                    PeopleChange::Programs(change) => programs::$module::apply(change, to).await,
                    PeopleChange::Reword { person, rewording, now } => {
                        rewording::$module::begin(to, *person, rewording, *now).await
                    }
                    PeopleChange::FinishRewording { person, now } => {
                        rewording::$module::finish(to, *person, *now).await
                    }
                    PeopleChange::Rechain { game, lines, now } => {
                        rewording::$module::rechain(to, game, lines, *now).await
                    }
                    PeopleChange::Remove(removal) => retention::$module::apply(removal, to).await,
                }
            }

            async fn new_person(
                to: &mut $connection,
                token: &[u8],
                device: &str,
                now: u64,
            ) -> WriteResult {
                if owner(to, token).await?.is_some() {
                    return Err(StoreError::Conflict);
                }
                let made = query_as(NEW_PERSON).bind(signed(now)).bind(public_id(token));
                let made = made.fetch_one(&mut *to).await?;
                let person = someone(made);
                add_device(to, token, person.id, device, now).await?;
                Ok(Answer::Person(person))
            }

            async fn add_device(
                to: &mut $connection,
                token: &[u8],
                person: i64,
                device: &str,
                now: u64,
            ) -> Result<(), StoreError> {
                let added = query(ADD_DEVICE).bind(token).bind(person).bind(device);
                added.bind(signed(now)).execute(to).await?;
                Ok(())
            }

            async fn owner(to: &mut $connection, token: &[u8]) -> Result<Option<i64>, StoreError> {
                Ok(query_scalar(OWNER).bind(token).fetch_optional(to).await?)
            }

            async fn rename(to: &mut $connection, person: i64, name: &str) -> WriteResult {
                let renamed = query(RENAME).bind(person).bind(name).execute(to).await?;
                match renamed.rows_affected() {
                    0 => Err(StoreError::NoSuchPerson),
                    _ => Ok(Answer::Done),
                }
            }

            async fn replace_code(
                to: &mut $connection,
                code: &[u8],
                person: i64,
                now: u64,
            ) -> WriteResult {
                if !exists(to, person).await? {
                    return Err(StoreError::NoSuchPerson);
                }
                query(DROP_CODE).bind(person).execute(&mut *to).await?;
                query(ADD_CODE).bind(code).bind(person).bind(signed(now)).execute(to).await?;
                Ok(Answer::Done)
            }

            async fn add_passkey(to: &mut $connection, passkey: &Passkey) -> WriteResult {
                let Passkey { hash, person, handle, name, key, made, .. } = passkey;
                if !exists(to, *person).await? {
                    return Err(StoreError::NoSuchPerson);
                }
                let taken = query_scalar::<_, i64>(PASSKEY_OWNER).bind(&hash[..]);
                let taken = taken.fetch_optional(&mut *to).await?.is_some();
                let count = query_scalar::<_, i64>(COUNT_PASSKEYS).bind(*person);
                if taken || count.fetch_one(&mut *to).await? >= MAX_PASSKEYS {
                    return Err(StoreError::Conflict);
                }
                let added = query(ADD_PASSKEY).bind(&hash[..]).bind(*person).bind(handle);
                let added = added.bind(name).bind(key).bind(signed(*made));
                added.execute(to).await?;
                Ok(Answer::Done)
            }

            async fn exists(to: &mut $connection, person: i64) -> Result<bool, StoreError> {
                let found = query_as::<_, (i64, String)>(PERSON).bind(person);
                Ok(found.fetch_optional(to).await?.is_some())
            }

            async fn find(to: &mut $connection, person: i64) -> Result<Person, StoreError> {
                let found = query_as(PERSON).bind(person).fetch_optional(to).await?;
                found.map(someone).ok_or(StoreError::NoSuchPerson)
            }

            async fn run_sign_in(to: &mut $connection, sign_in: &SignIn) -> WriteResult {
                if let Some(owner) = owner(to, &sign_in.token_hash).await? {
                    return answer_again(to, sign_in, owner).await;
                }
                let Some(person) = use_up(to, sign_in).await? else { return Ok(Answer::Nothing) };
                let (token, now) = (&sign_in.token_hash, sign_in.now);
                add_device(to, token, person, &sign_in.device, now).await?;
                let absorbed = match &sign_in.replaces {
                    Some(token) => leave_device(to, token, person).await?,
                    None => None,
                };
                Ok(Answer::SignedIn(SignedIn { person: find(to, person).await?, absorbed }))
            }

            /// Answers a sign-in whose token exists. That is a repetition if its secret is used up;
            /// else the token belongs to somebody else, and the secret stays valid.
            async fn answer_again(
                to: &mut $connection,
                sign_in: &SignIn,
                owner: i64,
            ) -> WriteResult {
                let known: bool = match &sign_in.key {
                    SignInKey::Pass(hash) => {
                        let known = "SELECT EXISTS (SELECT 1 FROM passes WHERE hash = $1)";
                        query_scalar(known).bind(&hash[..]).fetch_one(&mut *to).await?
                    }
                    SignInKey::Code(hash) => {
                        let known = "SELECT EXISTS (SELECT 1 FROM codes WHERE hash = $1)";
                        query_scalar(known).bind(&hash[..]).fetch_one(&mut *to).await?
                    }
                    SignInKey::Passkey(_) => true,
                };
                if known {
                    return Err(StoreError::Conflict);
                }
                Ok(Answer::SignedIn(SignedIn { person: find(to, owner).await?, absorbed: None }))
            }

            /// Uses the secret up and returns its person.
            async fn use_up(
                to: &mut $connection,
                sign_in: &SignIn,
            ) -> Result<Option<i64>, StoreError> {
                let now = signed(sign_in.now);
                let taken = match &sign_in.key {
                    SignInKey::Pass(hash) => query_scalar(TAKE_PASS).bind(&hash[..]).bind(now),
                    SignInKey::Code(hash) => query_scalar(TAKE_CODE).bind(&hash[..]),
                    SignInKey::Passkey(hash) => query_scalar(PASSKEY_OWNER).bind(&hash[..]),
                };
                let taken = taken.fetch_optional(&mut *to).await?;
                query(SWEEP_PASSES).bind(now).execute(to).await?;
                Ok(taken)
            }

            /// Drops the token that a browser had before. A person who was on a visit would be lost
            /// with it: they are merged into the person who signs in.
            async fn leave_device(
                to: &mut $connection,
                token: &[u8],
                person: i64,
            ) -> Result<Option<i64>, StoreError> {
                let Some(before) = owner(to, token).await? else { return Ok(None) };
                let visit = query_scalar::<_, bool>(IS_VISIT).bind(before);
                let visit = visit.fetch_one(&mut *to).await? && before != person;
                query(REMOVE_DEVICE).bind(token).bind(before).execute(&mut *to).await?;
                if visit {
                    query(DROP_PASSES).bind(before).execute(&mut *to).await?;
                    query(REDIRECT_MERGES).bind(before).bind(person).execute(&mut *to).await?;
                    query(INHERIT_NAME).bind(before).bind(person).execute(&mut *to).await?;
                    query(ADD_MERGE).bind(before).bind(person).execute(to).await?;
                }
                Ok(visit.then_some(before))
            }

            async fn enter_daily(to: &mut $connection, entry: DailyEntry) -> WriteResult {
                if !exists(to, entry.person).await? {
                    return Err(StoreError::NoSuchPerson);
                }
                let entered = query(ENTER_DAILY).bind(i64::from(entry.day)).bind(entry.person);
                let entered = entered.bind(entry.won).bind(i64::from(entry.turns));
                let entered = entered.bind(signed(entry.entered)).execute(to).await?;
                Ok(changed(entered.rows_affected()))
            }

            async fn finish_merge(to: &mut $connection, absorbed: i64) -> WriteResult {
                let kept =
                    query_scalar(KEPT_PERSON).bind(absorbed).fetch_optional(&mut *to).await?;
                let Some(kept): Option<i64> = kept else { return Ok(Answer::Nothing) };
                for step in community::changes::MERGE {
                    query(step).bind(absorbed).bind(kept).execute(&mut *to).await?;
                }
                let steps = [
                    HAND_OVER_DAILY,
                    DROP_DAILY,
                    YIELD_MAIL,
                    MERGE_MAIL,
                    MERGE_WEBHOOKS,
                    programs::HAND_OVER,
                    FINISH_MERGE,
                    DROP_PASSES,
                    DROP_CODE,
                    DROP_DEVICES,
                ];
                for step in steps {
                    query(step).bind(absorbed).execute(&mut *to).await?;
                }
                let forgotten = query(FORGET_PERSON).bind(absorbed).execute(to).await?;
                Ok(changed(forgotten.rows_affected()))
            }
        }
    };
}

changing!(sqlite, sqlx::SqliteConnection);
changing!(postgres, sqlx::PgConnection);

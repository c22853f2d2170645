//! The store of an online server of Cartagena, its only truth: it survives any crash with every
//! acknowledged line.
//!
//! ```
//! use cartagena_store::{GameMeta, StoreError, StoreLocation, connect};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), StoreError> {
//! # let directory = std::env::temp_dir().join(format!("cartagena-store-{}", std::process::id()));
//! let store = connect(&StoreLocation::Sqlite(directory.clone())).await?;
//! store.open("a-game", &GameMeta { rules_version: 1, opened: 1_700_000_000 }, "the first line").await?;
//! store.append("a-game", 2, "and another", None).await?;
//! assert_eq!(store.append("a-game", 2, "too late", None).await, Err(StoreError::Conflict));
//! assert_eq!(store.load("a-game").await?.unwrap(), ["the first line", "and another"]);
//! store.close().await?;
//! # std::fs::remove_dir_all(directory).unwrap();
//! # Ok(())
//! # }
//! ```
//!
//! A store holds lines of text under `(game, seq)`, and the data for lists of games and people. It
//! knows no rules and interprets no line. Behind the trait [`Store`] are SQLite, with one writer
//! that commits in groups, and PostgreSQL. A server [connects](connect) to a store alone, or to PostgreSQL
//! [together with others](connect_shared); any number of programs may [read](open_reader) it meanwhile. Each line is stored
//! with a hash over all before it, and [`StoreReader::load_game`] checks them.
//!
//! Names and chat are no part of a line: they lie beside it as [`PersonalText`], of which the hash chain
//! covers a salted digest, so that [`Store::reword`] can remove them and every game stays valid.

#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "it stores files")]

mod backup;
mod chain;
mod community;
mod daily;
mod error;
mod file_lock;
mod group;
mod integers;
mod kept;
mod location;
mod notices;
mod people;
mod person_tables;
mod postgres;
mod postgres_lock;
mod programs;
mod queries;
mod reader;
mod request;
mod restore;
mod results;
mod retention;
mod rewording;
mod schema;
mod sql_errors;
mod sqlite;
mod store;
mod texts;
mod writer;

pub use community::{
    AdminAct, AdminChange, AdminLogLine, Announcement, CommunityChange, CommunityState,
    CommunityStore, FOR_EVER, MAX_INVITATIONS, MAX_OPEN_REPORTS, MAX_RELATIONS, NewReport,
    Relation, Report, Sanction, SanctionKind,
};
pub use daily::{DailyEntry, DailyResults, DailyScore};
pub use error::{LineFlaw, StoreError};
pub use group::{Heard, Heartbeat, Joined, PairSeeker, RemoteViewer, ServerGroup, ViewerChange};
pub use kept::KEPT;
pub use location::StoreLocation;
pub use notices::{
    HolidayRequest, MailAddress, NoticeChoices, NoticeId, NoticeTargets, PushSubscription, Webhook,
};
pub use people::{Passkey, SignIn, SignInKey, SignedIn};
pub use person_tables::KeptRow;
pub use programs::{MAX_PROGRAMS, OnlineProgram, ProgramVisit};
pub use restore::restore;
pub use results::{
    FinishedGame, FinishedSeat, GameResult, GamesQuery, HeadToHead, ListedRating, PublicPerson,
    RatedResult, RatingState, RatingStep, ResultKey, ResultReader, ResultSeat, ResultTally,
    SharedGame, WaitingResult,
};
pub use retention::Removal;
pub use rewording::{OpenRewording, Reworded, Rewording};
pub use store::{
    Device, GameIndex, GameMeta, ListedGame, Person, Store, StoreFuture, StoreReader, Visit,
};
pub use texts::{GameLine, PersonalText, TextKind};

use std::sync::Arc;

/// Opens a store for a server; creates it if there is none, and migrates the tables of an older
/// version. The store is locked until it is closed or the process ends. Needs a tokio runtime with
/// time and I/O.
///
/// # Errors
///
/// Returns [`StoreError::InUse`] if another server uses the store, [`StoreError::Unavailable`] or
/// [`StoreError::Io`] if the place cannot be reached, [`StoreError::NewerVersion`] if a newer version
/// of this program wrote it, and other errors for an address or a file that is none of a store.
pub async fn connect(place: &StoreLocation) -> Result<Arc<dyn Store>, StoreError> {
    Ok(match place {
        StoreLocation::Sqlite(path) => Arc::new(sqlite::connect(path).await?),
        StoreLocation::Postgres(address) => Arc::new(postgres::connect(address).await?),
    })
}

/// Opens a store for one of several servers: they share a PostgreSQL database if they are of one version,
/// and see each other as a [`ServerGroup`]. A SQLite database has one server, as with [`connect`].
///
/// # Errors
///
/// The same as for [`connect`]; [`StoreError::InUse`] if somebody uses the store alone, and
/// [`StoreError::OtherVersion`] if its tables have to be migrated while servers use them.
pub async fn connect_shared(place: &StoreLocation) -> Result<Arc<dyn Store>, StoreError> {
    match place {
        StoreLocation::Sqlite(_) => connect(place).await,
        StoreLocation::Postgres(address) => Ok(Arc::new(postgres::connect_shared(address).await?)),
    }
}

/// Opens an existing store to read it, also while a server uses it. It creates no store, migrates no
/// tables and takes no lock. Needs a tokio runtime with time and I/O.
///
/// # Errors
///
/// Returns [`StoreError::NoStore`] if there is no store, [`StoreError::OlderVersion`] or
/// [`StoreError::NewerVersion`] if its tables are of another version than this program's, and the
/// other errors of [`connect`].
pub async fn open_reader(place: &StoreLocation) -> Result<Arc<dyn StoreReader>, StoreError> {
    Ok(match place {
        StoreLocation::Sqlite(path) => Arc::new(sqlite::open_reader(path).await?),
        StoreLocation::Postgres(address) => Arc::new(postgres::open_reader(address).await?),
    })
}

/// Refuses text that only one of the databases could store.
fn check_storable(words: &[&str]) -> Result<(), StoreError> {
    if words.iter().any(|word| word.contains('\0')) {
        return Err(StoreError::NulCharacter);
    }
    Ok(())
}

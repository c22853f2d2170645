//! The only truth of an online server of Cartagena: every acknowledged line, through any crash.
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
//! A store keeps lines of text under `(game, seq)` and what lists of games and people need. It knows
//! no rules and reads no line. Behind the trait [`Store`] are SQLite, with one writer that commits in
//! groups, and PostgreSQL, which any number of servers may share. Each line is kept with a hash over
//! all before it, and [`Store::load`] checks them.

mod backup;
mod chain;
mod error;
mod integers;
mod location;
mod postgres;
mod queries;
mod request;
mod schema;
mod sql_errors;
mod sqlite;
mod store;
mod writer;

pub use error::{LineFlaw, StoreError};
pub use location::StoreLocation;
pub use store::{GameIndex, GameMeta, ListedGame, Person, Store, StoreFuture};

use std::sync::Arc;

/// Opens a store, or makes it where nothing is yet. It needs a runtime of tokio with time and I/O.
///
/// # Errors
///
/// `Gone` if the place cannot be reached, `NewerVersion` if a newer version of this program wrote it.
pub async fn connect(place: &StoreLocation) -> Result<Arc<dyn Store>, StoreError> {
    Ok(match place {
        StoreLocation::Sqlite(path) => Arc::new(sqlite::connect(path).await?),
        StoreLocation::Postgres(address) => Arc::new(postgres::connect(address).await?),
    })
}

/// Refuses what only one of the databases could keep.
fn check_storable(words: &[&str]) -> Result<(), StoreError> {
    if words.iter().any(|word| word.contains('\0')) {
        return Err(StoreError::NulCharacter);
    }
    Ok(())
}

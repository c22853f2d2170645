//! The only truth of an online server of Cartagena.

mod error;
mod place;
mod store;

pub use error::{Flaw, StoreError};
pub use place::Place;
pub use store::{Answer, Index, Listed, Meta, Person, Store};

use std::sync::Arc;

/// Opens a store, or makes it where nothing is yet.
///
/// # Errors
///
/// `Gone` if the place cannot be reached, `Newer` if a newer version of this program wrote it.
pub async fn connect(place: &Place) -> Result<Arc<dyn Store>, StoreError> {
    match place {
        Place::Sqlite(_) | Place::Postgres(_) => todo!(),
    }
}

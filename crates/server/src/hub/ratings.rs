//! The task that rates finished games, one after another. Tables do not wait for it.

use super::{Hub, LiveTable, STORE_RETRY, TableRequest};
use crate::rating::{note_missing_results, rate_waiting};
use cartagena::Seat;
use cartagena_store::StoreError;
use std::sync::Arc;
use tokio::sync::oneshot;

/// A person at a table, as others know them.
#[derive(Clone, Copy, Debug)]
pub(crate) enum PersonAtTable {
    /// The person in a seat.
    Seat(Seat),
    /// The person who wrote a chat line.
    ChatLine(u32),
}

impl Hub {
    /// Rates what waits for it, now and whenever a game ends, for as long as the server runs. What ended
    /// just before a crash is rated after the next start.
    pub(crate) async fn run_ratings(self: Arc<Hub>) {
        let mut noted = false;
        loop {
            self.cluster.lead().await;
            match self.rate_all(&mut noted).await {
                Ok(()) => self.work_pause(&self.results).await,
                Err(error) => {
                    tracing::warn!(code = error.code(), %error, "games cannot be rated");
                    tokio::time::sleep(STORE_RETRY).await;
                }
            }
        }
    }

    async fn rate_all(&self, noted: &mut bool) -> Result<(), StoreError> {
        if !*noted {
            note_missing_results(&*self.store).await?;
            *noted = true;
        }
        while rate_waiting(&*self.store).await? > 0 {}
        Ok(())
    }

    /// Returns the number of a person at a table; `None` if there is none.
    pub(crate) async fn person_at(
        self: &Arc<Hub>,
        game: &str,
        which: PersonAtTable,
    ) -> Option<i64> {
        let (answer, person) = oneshot::channel();
        self.send_request(game, TableRequest::Person { which, answer }).await;
        person.await.ok().flatten()
    }
}

impl LiveTable {
    pub(super) fn person(&self, which: PersonAtTable) -> Option<i64> {
        match which {
            PersonAtTable::Seat(seat) => self.room.person_at(seat),
            PersonAtTable::ChatLine(number) => self.room.person_of_chat(number),
        }
    }
}

//! Handing over of games when a person who was on a visit signs in: their seats become those of the
//! person they signed in as.
//!
//! The store remembers a merge until every game has its line, so that a crash in the middle loses
//! nothing: the rest follows after the next start.

use super::{Hub, LiveTable, STORE_RETRY, TableRequest};
use cartagena_protocol::Denial;
use std::sync::Arc;
use tokio::sync::oneshot;

impl Hub {
    /// Hands over what is left of all merges, now and whenever it is asked to, for as long as the server
    /// runs.
    pub(crate) async fn run_merges(self: Arc<Hub>) {
        loop {
            self.cluster.lead().await;
            match self.finish_merges().await {
                true => self.work_pause(&self.merges).await,
                false => tokio::time::sleep(STORE_RETRY).await,
            }
        }
    }

    /// Tries to finish all merges; returns whether none is left.
    async fn finish_merges(self: &Arc<Hub>) -> bool {
        let Ok(open) = self.store.open_merges().await else { return false };
        let mut finished = true;
        for (person, into) in open {
            finished &= self.merge_person(person, into).await;
        }
        finished
    }

    /// Hands all games of a person over to another; returns whether it is done.
    pub(crate) async fn merge_person(self: &Arc<Hub>, person: i64, into: i64) -> bool {
        let Ok(mut games) = self.store.of_person(person, u32::MAX).await else { return false };
        // A table that was just opened is in no list of the store yet.
        games.extend(self.lobby_index.games_of(person));
        games.sort_unstable();
        games.dedup();
        for game in games {
            if !self.merge_at(&game, person, into).await {
                return false;
            }
        }
        tracing::info!(person, into, "a visit was merged");
        let done = self.store.finish_merge(person).await.is_ok();
        self.announce_community();
        done && self.community.reload(&*self.store).await.is_ok()
    }

    /// Hands one game over; returns false if it has to be tried again. A game that cannot be read stays
    /// as it is.
    async fn merge_at(self: &Arc<Hub>, game: &str, person: i64, into: i64) -> bool {
        let (answer, done) = oneshot::channel();
        match self.load_room(game).await {
            Ok((room, _)) if room.decide_merge(person, into, self.clock.now()).is_some() => {
                self.send_request(game, TableRequest::Merge { person, into, answer }).await;
                done.await.unwrap_or(false)
            }
            Ok(_) | Err(Denial::NoSuchTable | Denial::Parked) => true,
            Err(_) => false,
        }
    }
}

impl LiveTable {
    /// Hands a person's place at this table over to another; returns whether it is done.
    pub(super) async fn merge(&mut self, person: i64, into: i64) -> bool {
        self.persist_decided(|room, now| room.decide_merge(person, into, now)).await
    }
}

//! Retention: what a server keeps for some days only, and the sweeps that remove the rest. Addresses that
//! nobody confirmed and counts that do not count any more are always removed.

use crate::hub::{Hub, TableRequest};
use crate::notices::forget_unconfirmed;
use crate::rating::note_missing_results;
use cartagena_store::{Removal, StoreError};
use std::sync::Arc;
use tokio::sync::oneshot;

/// Time between two sweeps, in milliseconds.
const INTERVAL_MS: u64 = 3_600_000;
const DAY_MS: u64 = 24 * 3_600_000;
/// Number of games that are removed in one transaction: players wait for it.
const BATCH: u32 = 20;
/// Number of idle tables that are closed in one sweep.
const MAX_CLOSED: u32 = 1_000;

/// Numbers of days after which a server removes things. What has none is kept for ever.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Retention {
    /// Finished games and tables that were closed, after their last change. Results and ratings stay.
    pub games: Option<u32>,
    /// The chat of finished games, after their last change.
    pub chat: Option<u32>,
    /// Tables that are not over, after their last turn: they are closed.
    pub idle_tables: Option<u32>,
    /// Reports, after they were closed.
    pub reports: Option<u32>,
    /// Lines of the operators' log.
    pub admin_log: Option<u32>,
}

/// Returns the time so many days ago.
fn days_ago(now: u64, days: u32) -> u64 {
    now.saturating_sub(DAY_MS.saturating_mul(days.into()))
}

impl Hub {
    /// Removes what has been kept for long enough, now and again and again, for as long as the server runs.
    pub(crate) async fn run_sweeps(self: Arc<Hub>) {
        loop {
            self.cluster.lead().await;
            let next = self.clock.now().saturating_add(INTERVAL_MS);
            if let Err(error) = self.sweep().await {
                tracing::warn!(code = error.code(), %error, "the rest of a sweep has to wait");
            }
            self.clock.until(next).await;
        }
    }

    async fn sweep(self: &Arc<Hub>) -> Result<(), StoreError> {
        let (store, now, keep) = (&self.store, self.clock.now(), self.retention);
        forget_unconfirmed(&**store, now).await?;
        store.remove(Removal::MailLimits { now }).await?;
        if let Some(days) = keep.reports {
            store.remove(Removal::Reports { before: days_ago(now, days) }).await?;
        }
        if let Some(days) = keep.admin_log {
            store.remove(Removal::AdminLog { before: days_ago(now, days) }).await?;
        }
        if let Some(days) = keep.idle_tables {
            self.close_idle_tables(days_ago(now, days)).await?;
        }
        if let Some(days) = keep.chat {
            self.remove_chat(days_ago(now, days)).await?;
        }
        match keep.games {
            Some(days) => self.remove_games(days_ago(now, days)).await,
            None => Ok(()),
        }
    }

    /// Closes tables at which nothing has happened since a time.
    async fn close_idle_tables(self: &Arc<Hub>, before: u64) -> Result<(), StoreError> {
        let mut count = 0;
        for game in self.store.idle_games(before, MAX_CLOSED).await? {
            let (answer, closed) = oneshot::channel();
            self.send_request(&game, TableRequest::Close(answer)).await;
            count += u32::from(closed.await == Ok(true));
        }
        if count > 0 {
            tracing::info!(tables = count, "tables at which nothing happened were closed");
        }
        Ok(())
    }

    /// Removes the chat of games that ended before a time. A table that is live has it in memory: its turn
    /// comes later.
    async fn remove_chat(&self, before: u64) -> Result<(), StoreError> {
        let mut after = String::new();
        loop {
            let mut games = self.store.old_chats(before, &after, BATCH).await?;
            let Some(last) = games.last() else { return Ok(()) };
            after.clone_from(last);
            games.retain(|game| !self.is_live(game));
            self.store.remove(Removal::Chat { games, now: self.clock.now() }).await?;
        }
    }

    /// Removes games that ended before a time, except for live ones. Their results are noted before.
    async fn remove_games(&self, before: u64) -> Result<(), StoreError> {
        note_missing_results(&*self.store).await?;
        let mut count = 0;
        loop {
            let mut games = self.store.old_games(before, BATCH).await?;
            games.retain(|game| !self.is_live(game));
            games = self.unwatched(games).await;
            let removed = Removal::Games { games: games.clone(), now: self.clock.now() };
            if games.is_empty() || !self.store.remove(removed).await? {
                break;
            }
            games.iter().for_each(|game| self.forget_cached(game));
            count += games.len();
        }
        if count > 0 {
            tracing::info!(games = count, "old games were removed");
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_back_to_the_beginning_of_time() {
        assert_eq!(days_ago(10 * DAY_MS, 3), 7 * DAY_MS);
        assert_eq!((days_ago(DAY_MS, 3), days_ago(DAY_MS, u32::MAX)), (0, 0));
    }
}

//! Membership: this server notes again and again that it lives, strikes off those that are silent, and takes
//! over what nobody holds any more.

use super::{Hub, Said};
use crate::connected_people::lock;
use crate::hub::STORE_RETRY;
use cartagena_store::{Heartbeat, ServerGroup, StoreError};
use std::collections::HashSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Interval at which a server notes that it lives.
const BEAT: Duration = Duration::from_millis(500);
/// A server that could not note for this long that it lives strikes off nobody: perhaps it was the database
/// that did not answer.
const FRESH: Duration = Duration::from_secs(2);
/// Pause after which the server that leads looks for work that nobody has told of.
const WORK_CHECK: Duration = Duration::from_secs(30);

impl Hub {
    /// Notes that this server lives, and looks after the others, for as long as the server runs.
    pub(crate) async fn run_membership(self: Arc<Hub>) {
        let Some(group) = self.group() else { return };
        let mut noted = None;
        loop {
            let asked = Instant::now();
            match group.beat().await {
                Ok(beat) if beat.is_member => {
                    let is_fresh = noted.is_some_and(|noted: Instant| noted.elapsed() < FRESH);
                    self.note_members(group, beat, is_fresh).await;
                    noted = Some(asked);
                }
                Ok(_) => self.join_again(group).await,
                Err(error) => {
                    tracing::warn!(code = error.code(), "the servers cannot be read");
                }
            }
            tokio::select! {
                () = tokio::time::sleep(BEAT) => {}
                () = self.cluster.beat.notified() => {}
            }
        }
    }

    async fn note_members(&self, group: &ServerGroup, beat: Heartbeat, is_fresh: bool) {
        let mut living: HashSet<i64> = beat.others.into_iter().collect();
        if is_fresh && !beat.silent.is_empty() {
            match group.strike_off(&beat.silent).await {
                Ok(gone) => tracing::warn!(servers = ?gone, "servers are silent: struck off"),
                Err(error) => tracing::warn!(code = error.code(), "silent servers stay"),
            }
        } else {
            living.extend(beat.silent);
        }
        let leads = living.iter().all(|other| *other > group.server());
        self.cluster.leads.send_if_modified(|known| std::mem::replace(known, leads) != leads);
        let before = std::mem::replace(&mut *lock(&self.cluster.others), living.clone());
        if before.difference(&living).next().is_some() {
            self.cluster.look.notify_one();
        }
    }

    /// Reports whether a number is that of a server that lives, as far as this one knows.
    pub(in crate::hub) fn is_member(&self, group: &ServerGroup, server: i64) -> bool {
        server == group.server() || lock(&self.cluster.others).contains(&server)
    }

    /// Joins again after this server was struck off: it holds nothing any more.
    async fn join_again(&self, group: &ServerGroup) {
        lock(&self.cluster.leases).clear();
        self.cluster.leads.send_replace(false);
        match group.join(&self.key.public(), self.clock.now()).await {
            Ok(joined) => {
                *lock(&self.cluster.serving_since) = Some(joined.serving_since);
                tracing::warn!(server = joined.server, "struck off by the others: joined again");
                self.cluster.look.notify_one();
            }
            Err(error) => {
                tracing::error!(code = error.code(), %error, "cannot join the other servers");
                tokio::time::sleep(STORE_RETRY).await;
            }
        }
    }

    /// Takes over the games that nobody holds, and finds out about leases that this server holds or has lost.
    pub(super) async fn take_over(&self, group: &ServerGroup) -> Result<(), StoreError> {
        let mut count = 0;
        loop {
            let claimed = group.claim().await?;
            if claimed.is_empty() {
                break;
            }
            count += claimed.len();
            lock(&self.cluster.leases).extend(claimed.iter().cloned());
            claimed.into_iter().for_each(|(game, _)| self.cluster.catch_ups.add(&game, 0, true));
        }
        if count > 0 {
            tracing::info!(games = count, "games taken over");
        }
        let held = group.held().await?;
        let known: HashSet<&str> = held.iter().map(|(game, _)| game.as_str()).collect();
        let doubtful: Vec<String> = {
            let leases = lock(&self.cluster.leases);
            leases.keys().filter(|game| !known.contains(game.as_str())).cloned().collect()
        };
        for game in doubtful {
            self.recheck_lease(&game).await;
        }
        let mut found = Vec::new();
        {
            let mut leases = lock(&self.cluster.leases);
            for (game, fence) in held {
                if leases.insert(game.clone(), fence).is_none() {
                    found.push(game);
                }
            }
        }
        found.iter().for_each(|game| self.cluster.catch_ups.add(game, 0, true));
        Ok(())
    }

    /// Leaves the other servers, which take over at once.
    pub(crate) async fn leave_group(&self) {
        let Some(group) = self.group() else { return };
        match group.leave().await {
            Ok(()) => self.tell_servers(&Said::Members),
            Err(error) => tracing::warn!(code = error.code(), "the other servers are not told"),
        }
    }

    /// Waits until there may be work again for the server that leads.
    pub(in crate::hub) async fn work_pause(&self, told: &tokio::sync::Notify) {
        let check = async {
            match self.group() {
                Some(_) => tokio::time::sleep(WORK_CHECK).await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            () = told.notified() => {}
            () = check => {}
        }
        self.cluster.lead().await;
    }

    /// Tells whoever leads that there is something to do.
    pub(crate) fn ask_for_work(&self) {
        self.note_work();
        self.tell_servers(&Said::Work);
    }

    /// Wakes the tasks that do what concerns all games; they wait until this server leads.
    pub(super) fn note_work(&self) {
        for task in [&self.results, &self.merges, &self.rewordings] {
            task.notify_one();
        }
    }
}

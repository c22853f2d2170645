//! Outages of the store: all tables learn when it stops accepting writes, and when it works again.

use super::{Hub, STORE_RETRY};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::{Notify, watch};

/// Interval at which the store is checked while people are connected and nothing fails.
const CHECK_INTERVAL: Duration = Duration::from_secs(5);

/// State of the store, as far as it is known.
pub(super) struct StoreWatch {
    /// Set while the store accepts no writes.
    away: watch::Sender<bool>,
    suspected: Notify,
}

impl Default for StoreWatch {
    fn default() -> StoreWatch {
        StoreWatch { away: watch::Sender::new(false), suspected: Notify::new() }
    }
}

impl StoreWatch {
    /// Reports a failure, so that the store is checked at once.
    pub(super) fn suspect(&self) {
        self.suspected.notify_one();
    }

    pub(super) fn is_away(&self) -> bool {
        *self.away.borrow()
    }

    /// Returns a receiver that is told of every change.
    pub(super) fn subscribe(&self) -> watch::Receiver<bool> {
        self.away.subscribe()
    }

    fn set_away(&self, away: bool) -> bool {
        self.away.send_if_modified(|known| std::mem::replace(known, away) != away)
    }
}

impl Hub {
    /// Checks the store now and then, and often while it is away, for as long as the server runs.
    pub(crate) async fn watch_store(self: Arc<Hub>) {
        loop {
            let pause = if self.store_watch.is_away() { STORE_RETRY } else { CHECK_INTERVAL };
            let suspected = async {
                match self.store_watch.is_away() {
                    false => self.store_watch.suspected.notified().await,
                    true => std::future::pending().await,
                }
            };
            tokio::select! {
                () = suspected => {}
                () = tokio::time::sleep(pause) => {
                    let idle = self.metrics.sockets.load(Ordering::Relaxed) == 0;
                    if idle && !self.store_watch.is_away() {
                        continue;
                    }
                }
            }
            self.check_store().await;
        }
    }

    async fn check_store(&self) {
        let checked = self.store.ready().await;
        self.metrics.store_away.store(i64::from(checked.is_err()), Ordering::Relaxed);
        if !self.store_watch.set_away(checked.is_err()) {
            return;
        }
        match checked {
            Ok(()) => tracing::info!("the store accepts writes again"),
            Err(error) => {
                tracing::error!(code = error.code(), %error, "the store accepts no writes");
            }
        }
    }
}

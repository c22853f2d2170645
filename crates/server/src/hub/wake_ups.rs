//! Timers of sleeping tables that have to be woken at some time.

use super::{Hub, STORE_RETRY};
use crate::clock::Clock;
use crate::connected_people::lock;
use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex};
use tokio::sync::Notify;

/// Timer of a sleeping table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct WakeUp {
    /// Time at which the table has something to do.
    pub(super) due: u64,
    /// Time up to which the table's clock is counted: the clock runs on while the table sleeps.
    pub(super) clock_counted_until: u64,
    /// Number of the turn whose player was reminded.
    pub(super) reminded: Option<u64>,
}

/// Timers of all sleeping tables.
#[derive(Default)]
pub(super) struct WakeUps {
    sleeping: Mutex<Sleeping>,
    set: Notify,
}

#[derive(Default)]
struct Sleeping {
    wake_ups: HashMap<Arc<str>, WakeUp>,
    /// The same, ordered by time.
    queue: BTreeSet<(u64, Arc<str>)>,
}

impl Sleeping {
    fn remove(&mut self, game: &str) {
        if let Some((game, wake_up)) = self.wake_ups.remove_entry(game) {
            self.queue.remove(&(wake_up.due, game));
        }
    }

    fn insert(&mut self, game: &Arc<str>, wake_up: WakeUp) {
        self.remove(game);
        self.wake_ups.insert(Arc::clone(game), wake_up);
        self.queue.insert((wake_up.due, Arc::clone(game)));
    }
}

impl WakeUps {
    pub(super) fn set(&self, game: &str, wake_up: WakeUp) {
        lock(&self.sleeping).insert(&game.into(), wake_up);
        self.set.notify_one();
    }

    pub(super) fn get(&self, game: &str) -> Option<WakeUp> {
        lock(&self.sleeping).wake_ups.get(game).copied()
    }

    /// Removes the timer of a table that is live or no longer exists.
    pub(super) fn clear(&self, game: &str) {
        lock(&self.sleeping).remove(game);
    }

    /// Returns the tables that are due. Their timers are set again for a little later, in case that
    /// they cannot be woken.
    fn take_due(&self, now: u64) -> Vec<String> {
        let mut sleeping = lock(&self.sleeping);
        let later = (now.saturating_add(1), "".into());
        let due: Vec<_> = sleeping.queue.range(..later).map(|(_, game)| Arc::clone(game)).collect();
        for game in &due {
            if let Some(wake_up) = sleeping.wake_ups.get(game).copied() {
                let due = now.saturating_add(STORE_RETRY.as_millis() as u64);
                sleeping.insert(game, WakeUp { due, ..wake_up });
            }
        }
        due.iter().map(|game| game.to_string()).collect()
    }

    fn next_due(&self) -> Option<u64> {
        lock(&self.sleeping).queue.first().map(|(due, _)| *due)
    }

    /// Waits until a timer is due.
    async fn wait_for_due(&self, clock: &Clock) {
        loop {
            let set = self.set.notified();
            let Some(first) = self.next_due() else {
                set.await;
                continue;
            };
            tokio::select! {
                () = clock.until(first) => return,
                () = set => {}
            }
        }
    }
}

impl Hub {
    /// Wakes sleeping tables when they are due, for as long as the server runs.
    pub(crate) async fn run_wake_ups(self: Arc<Hub>) {
        loop {
            self.wake_ups.wait_for_due(&self.clock).await;
            let due = self.wake_ups.take_due(self.clock.now());
            self.wake_all(due).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: u64 = STORE_RETRY.as_millis() as u64;

    fn wake_ups(all: [(&str, u64); 3]) -> WakeUps {
        let wake_ups = WakeUps::default();
        all.into_iter().for_each(|(game, due)| {
            wake_ups.set(game, WakeUp { due, clock_counted_until: 1, reminded: None })
        });
        wake_ups
    }

    #[test]
    fn a_wake_up_is_due_until_the_table_is_awake() {
        let wake_ups = wake_ups([("soon", 10), ("late", 2 * SECOND), ("never", 10)]);
        wake_ups.clear("never");
        assert!(wake_ups.take_due(9).is_empty());
        assert_eq!(wake_ups.take_due(10), ["soon"]);
        assert!(wake_ups.take_due(9 + SECOND).is_empty());
        assert_eq!(wake_ups.take_due(10 + SECOND), ["soon"], "it could not be woken");
        assert_eq!(wake_ups.get("soon").map(|wake_up| wake_up.clock_counted_until), Some(1));
        wake_ups.clear("soon");
        assert_eq!(wake_ups.take_due(10 * SECOND), ["late"]);
    }

    #[test]
    fn the_first_is_due_first_however_they_were_set() {
        let wake_ups = wake_ups([("b", 20), ("a", 30), ("c", 25)]);
        assert_eq!(wake_ups.next_due(), Some(20));
        wake_ups.set("b", WakeUp { due: 40, clock_counted_until: 2, reminded: None });
        assert_eq!(
            (wake_ups.next_due(), wake_ups.take_due(30)),
            (Some(25), vec!["c".into(), "a".into()])
        );
        ["a", "b", "c"].into_iter().for_each(|game| wake_ups.clear(game));
        let sleeping = lock(&wake_ups.sleeping);
        assert!(sleeping.queue.is_empty() && sleeping.wake_ups.is_empty());
    }
}

//! Tables that sleep and have to be woken at some time.

use super::{Hub, STORE_RETRY};
use crate::clock::Clock;
use crate::connected_people::lock;
use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex};
use tokio::sync::Notify;

/// What is remembered of a table that sleeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct WakeUp {
    /// When it has something to do.
    pub(super) due: u64,
    /// Up to when the time that ran there is counted: its clock runs on while it sleeps.
    pub(super) clock_counted_until: u64,
}

/// When sleeping tables have something to do.
#[derive(Default)]
pub(super) struct WakeUps {
    sleeping: Mutex<Sleeping>,
    set: Notify,
}

#[derive(Default)]
struct Sleeping {
    wake_ups: HashMap<Arc<str>, WakeUp>,
    /// The same by the time at which they ring.
    queue: BTreeSet<(u64, Arc<str>)>,
}

impl Sleeping {
    fn remove(&mut self, game: &str) {
        if let Some((game, alarm)) = self.wake_ups.remove_entry(game) {
            self.queue.remove(&(alarm.due, game));
        }
    }

    fn insert(&mut self, game: &Arc<str>, alarm: WakeUp) {
        self.remove(game);
        self.wake_ups.insert(Arc::clone(game), alarm);
        self.queue.insert((alarm.due, Arc::clone(game)));
    }
}

impl WakeUps {
    pub(super) fn set(&self, game: &str, alarm: WakeUp) {
        lock(&self.sleeping).insert(&game.into(), alarm);
        self.set.notify_one();
    }

    pub(super) fn get(&self, game: &str) -> Option<WakeUp> {
        lock(&self.sleeping).wake_ups.get(game).copied()
    }

    /// The table is awake, or is no more.
    pub(super) fn clear(&self, game: &str) {
        lock(&self.sleeping).remove(game);
    }

    /// Whatever is due. It rings again a little later if it could not be woken.
    fn take_due(&self, now: u64) -> Vec<String> {
        let mut sleeping = lock(&self.sleeping);
        let later = (now.saturating_add(1), "".into());
        let due: Vec<_> = sleeping.queue.range(..later).map(|(_, game)| Arc::clone(game)).collect();
        for game in &due {
            if let Some(alarm) = sleeping.wake_ups.get(game).copied() {
                let due = now.saturating_add(STORE_RETRY.as_millis() as u64);
                sleeping.insert(game, WakeUp { due, ..alarm });
            }
        }
        due.iter().map(|game| game.to_string()).collect()
    }

    fn next_due(&self) -> Option<u64> {
        lock(&self.sleeping).queue.first().map(|(due, _)| *due)
    }

    /// Done when something is due.
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
    /// Wakes sleeping tables when it is time, for as long as the server runs.
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

    fn alarms(all: [(&str, u64); 3]) -> WakeUps {
        let alarms = WakeUps::default();
        all.into_iter()
            .for_each(|(game, due)| alarms.set(game, WakeUp { due, clock_counted_until: 1 }));
        alarms
    }

    #[test]
    fn an_alarm_rings_in_time_until_the_table_is_awake() {
        let alarms = alarms([("soon", 10), ("late", 2 * SECOND), ("never", 10)]);
        alarms.clear("never");
        assert!(alarms.take_due(9).is_empty());
        assert_eq!(alarms.take_due(10), ["soon"]);
        assert!(alarms.take_due(9 + SECOND).is_empty());
        assert_eq!(alarms.take_due(10 + SECOND), ["soon"], "it could not be woken");
        assert_eq!(alarms.get("soon").map(|alarm| alarm.clock_counted_until), Some(1));
        alarms.clear("soon");
        assert_eq!(alarms.take_due(10 * SECOND), ["late"]);
    }

    #[test]
    fn the_first_rings_first_however_they_were_set() {
        let alarms = alarms([("b", 20), ("a", 30), ("c", 25)]);
        assert_eq!(alarms.next_due(), Some(20));
        alarms.set("b", WakeUp { due: 40, clock_counted_until: 2 });
        assert_eq!(
            (alarms.next_due(), alarms.take_due(30)),
            (Some(25), vec!["c".into(), "a".into()])
        );
        ["a", "b", "c"].into_iter().for_each(|game| alarms.clear(game));
        let sleeping = lock(&alarms.sleeping);
        assert!(sleeping.queue.is_empty() && sleeping.wake_ups.is_empty());
    }
}

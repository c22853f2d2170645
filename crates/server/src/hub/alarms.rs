//! Tables that sleep and have to be woken at some time.

use super::{AGAIN, Hub};
use crate::clock::Clock;
use crate::people::locked;
use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex};
use tokio::sync::Notify;

/// What is remembered of a table that sleeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Alarm {
    /// When it has something to do.
    pub(super) due: u64,
    /// Up to when the time that ran there is counted: its clock runs on while it sleeps.
    pub(super) counted: u64,
}

/// When sleeping tables have something to do.
#[derive(Default)]
pub(super) struct Alarms {
    sleeping: Mutex<Sleeping>,
    set: Notify,
}

#[derive(Default)]
struct Sleeping {
    alarms: HashMap<Arc<str>, Alarm>,
    /// The same by the time at which they ring.
    queue: BTreeSet<(u64, Arc<str>)>,
}

impl Sleeping {
    fn remove(&mut self, game: &str) {
        if let Some((game, alarm)) = self.alarms.remove_entry(game) {
            self.queue.remove(&(alarm.due, game));
        }
    }

    fn insert(&mut self, game: &Arc<str>, alarm: Alarm) {
        self.remove(game);
        self.alarms.insert(Arc::clone(game), alarm);
        self.queue.insert((alarm.due, Arc::clone(game)));
    }
}

impl Alarms {
    pub(super) fn set(&self, game: &str, alarm: Alarm) {
        locked(&self.sleeping).insert(&game.into(), alarm);
        self.set.notify_one();
    }

    pub(super) fn get(&self, game: &str) -> Option<Alarm> {
        locked(&self.sleeping).alarms.get(game).copied()
    }

    /// The table is awake, or is no more.
    pub(super) fn clear(&self, game: &str) {
        locked(&self.sleeping).remove(game);
    }

    /// Whatever is due. It rings again a little later if it could not be woken.
    fn rung(&self, now: u64) -> Vec<String> {
        let mut sleeping = locked(&self.sleeping);
        let later = (now.saturating_add(1), "".into());
        let due: Vec<_> = sleeping.queue.range(..later).map(|(_, game)| Arc::clone(game)).collect();
        for game in &due {
            if let Some(alarm) = sleeping.alarms.get(game).copied() {
                let due = now.saturating_add(AGAIN.as_millis() as u64);
                sleeping.insert(game, Alarm { due, ..alarm });
            }
        }
        due.iter().map(|game| game.to_string()).collect()
    }

    fn first(&self) -> Option<u64> {
        locked(&self.sleeping).queue.first().map(|(due, _)| *due)
    }

    /// Done when something is due.
    async fn ring(&self, clock: &Clock) {
        loop {
            let set = self.set.notified();
            let Some(first) = self.first() else {
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
    pub(crate) async fn watch_alarms(self: Arc<Hub>) {
        loop {
            self.alarms.ring(&self.clock).await;
            let due = self.alarms.rung(self.clock.now());
            self.wake_all(due).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: u64 = AGAIN.as_millis() as u64;

    fn alarms(all: [(&str, u64); 3]) -> Alarms {
        let alarms = Alarms::default();
        all.into_iter().for_each(|(game, due)| alarms.set(game, Alarm { due, counted: 1 }));
        alarms
    }

    #[test]
    fn an_alarm_rings_in_time_until_the_table_is_awake() {
        let alarms = alarms([("soon", 10), ("late", 2 * SECOND), ("never", 10)]);
        alarms.clear("never");
        assert!(alarms.rung(9).is_empty());
        assert_eq!(alarms.rung(10), ["soon"]);
        assert!(alarms.rung(9 + SECOND).is_empty());
        assert_eq!(alarms.rung(10 + SECOND), ["soon"], "it could not be woken");
        assert_eq!(alarms.get("soon").map(|alarm| alarm.counted), Some(1));
        alarms.clear("soon");
        assert_eq!(alarms.rung(10 * SECOND), ["late"]);
    }

    #[test]
    fn the_first_rings_first_however_they_were_set() {
        let alarms = alarms([("b", 20), ("a", 30), ("c", 25)]);
        assert_eq!(alarms.first(), Some(20));
        alarms.set("b", Alarm { due: 40, counted: 2 });
        assert_eq!((alarms.first(), alarms.rung(30)), (Some(25), vec!["c".into(), "a".into()]));
        ["a", "b", "c"].into_iter().for_each(|game| alarms.clear(game));
        let sleeping = locked(&alarms.sleeping);
        assert!(sleeping.queue.is_empty() && sleeping.alarms.is_empty());
    }
}

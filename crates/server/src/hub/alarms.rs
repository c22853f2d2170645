//! Tables that sleep and have to be woken at some time.

use super::{Call, Hub};
use crate::clock;
use crate::people::locked;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::oneshot;

/// How often it is looked whether somebody has to be woken: what is due so far ahead that a table
/// may sleep can wait for that.
const ROUND: Duration = Duration::from_secs(30);

/// When sleeping tables have something to do.
#[derive(Default)]
pub(super) struct Alarms(Mutex<HashMap<String, u64>>);

impl Alarms {
    pub(super) fn set(&self, game: &str, due: Option<u64>) {
        let mut alarms = locked(&self.0);
        match due {
            Some(due) => drop(alarms.insert(game.to_owned(), due)),
            None => drop(alarms.remove(game)),
        }
    }

    /// Takes out whatever is due.
    fn rung(&self, now: u64) -> Vec<String> {
        let mut alarms = locked(&self.0);
        alarms.extract_if(|_, due| *due <= now).map(|(game, _)| game).collect()
    }
}

impl Hub {
    /// Wakes sleeping tables when it is time, for as long as the server runs.
    pub(crate) async fn watch_alarms(self: Arc<Hub>) {
        loop {
            tokio::time::sleep(ROUND).await;
            for game in self.alarms.rung(clock::now()) {
                let (awake, _) = oneshot::channel();
                self.call(&game, Call::Wake(awake)).await;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_alarm_rings_once_and_not_too_early() {
        let alarms = Alarms::default();
        alarms.set("soon", Some(10));
        alarms.set("late", Some(20));
        alarms.set("never", Some(10));
        alarms.set("never", None);
        assert!(alarms.rung(9).is_empty());
        assert_eq!(alarms.rung(10), ["soon"]);
        assert!(alarms.rung(19).is_empty());
        assert_eq!(alarms.rung(30), ["late"]);
    }
}

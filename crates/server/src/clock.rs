//! The time of day, for clocks that people see and for times that are stored.

use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::watch;

/// A clock: the system's, or one that is ahead of it, for tests.
#[derive(Clone, Debug)]
pub struct Clock {
    /// Milliseconds by which it is ahead of the system's.
    offset: watch::Receiver<u64>,
}

impl Clock {
    /// Returns the system's clock.
    pub fn system() -> Clock {
        Clock::adjustable().1
    }

    /// Returns a clock that is ahead of the system's by the milliseconds that are sent. Tasks that
    /// wait for a moment wake up if a change makes it pass.
    pub fn adjustable() -> (watch::Sender<u64>, Clock) {
        let (sender, ahead) = watch::channel(0);
        (sender, Clock { offset: ahead })
    }

    /// Returns the milliseconds since 1970.
    pub(crate) fn now(&self) -> u64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let system = u64::try_from(since.as_millis()).unwrap_or(u64::MAX);
        system.saturating_add(*self.offset.borrow())
    }

    /// Waits for a moment; returns at once if it has passed.
    pub(crate) async fn until(&self, moment: u64) {
        let mut ahead = self.offset.clone();
        loop {
            let wait = moment.saturating_sub(self.now());
            if wait == 0 {
                return;
            }
            tokio::select! {
                () = tokio::time::sleep(Duration::from_millis(wait)) => {}
                Ok(()) = ahead.changed() => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt as _;

    const HOUR: u64 = 3_600_000;

    #[tokio::test]
    async fn whoever_waits_wakes_up_when_it_is_time() {
        let (hand, clock) = Clock::adjustable();
        let began = clock.now();
        let mut waiting = Box::pin(clock.until(began + 2 * HOUR));
        assert!(waiting.as_mut().now_or_never().is_none());
        hand.send_replace(HOUR);
        assert!(waiting.as_mut().now_or_never().is_none());
        hand.send_replace(2 * HOUR);
        waiting.await;
        clock.until(began).await;
    }

    #[test]
    fn without_a_hand_it_is_the_time_of_the_system() {
        let (before, now, after) =
            (Clock::system().now(), Clock::system().now(), Clock::system().now());
        assert!(before > 1_700_000_000_000 && before <= now && now <= after);
    }
}

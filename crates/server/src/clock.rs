//! The time of day, for clocks that people see and for what is kept.

use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::watch;

/// The time of day: that of the system, or later for whoever tries out what happens then.
#[derive(Clone, Debug)]
pub struct Clock {
    /// By how many milliseconds it is ahead of the system's.
    offset: watch::Receiver<u64>,
}

impl Clock {
    /// The system's.
    pub fn system() -> Clock {
        Clock::adjustable().1
    }

    /// A clock that is ahead of the system's by as many milliseconds as the sender says. Whoever
    /// waits for a moment that has come by that wakes up.
    pub fn adjustable() -> (watch::Sender<u64>, Clock) {
        let (sender, ahead) = watch::channel(0);
        (sender, Clock { offset: ahead })
    }

    /// Milliseconds since 1970.
    pub(crate) fn now(&self) -> u64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let system = u64::try_from(since.as_millis()).unwrap_or(u64::MAX);
        system.saturating_add(*self.offset.borrow())
    }

    /// Done at this moment, also if it was long ago.
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

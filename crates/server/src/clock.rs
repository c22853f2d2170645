//! The server's time: the time of day at its start, continued by the monotonic clock.
//!
//! Turns, absences and wake-ups are measured by it, so that a system clock that is set forward or
//! back while the server runs puts nobody out and stops no turn. Only a restart takes over the new
//! time of day. Jumps are noticed by comparing the two ([`Clock::wall_drift`]).

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::watch;

/// A clock: the system's, or one that is ahead of it, for tests.
#[derive(Clone, Debug)]
pub struct Clock {
    /// The system's time of day when the clock was made, in milliseconds since 1970.
    start: u64,
    began: Instant,
    /// Milliseconds that have passed in addition.
    offset: watch::Receiver<u64>,
    /// Milliseconds by which the system's time of day was set forward or back.
    wall_offset: watch::Receiver<i64>,
}

/// The hands of a clock, for tests.
#[derive(Debug)]
pub struct ClockHands {
    /// Milliseconds that have passed in addition to the real ones.
    pub elapsed: watch::Sender<u64>,
    /// Milliseconds by which the system's time of day was set forward or back.
    pub wall: watch::Sender<i64>,
}

impl Clock {
    /// Returns the system's clock.
    pub fn system() -> Clock {
        Clock::with_hands().1
    }

    /// Returns a clock that is ahead of the system's by the milliseconds that are sent. Tasks that
    /// wait for a moment wake up if a change makes it pass.
    pub fn adjustable() -> (watch::Sender<u64>, Clock) {
        let (hands, clock) = Clock::with_hands();
        (hands.elapsed, clock)
    }

    /// Returns a clock whose elapsed time and whose time of day can be changed.
    pub fn with_hands() -> (ClockHands, Clock) {
        let (elapsed, offset) = watch::channel(0);
        let (wall, wall_offset) = watch::channel(0);
        let clock = Clock { start: time_of_day(), began: Instant::now(), offset, wall_offset };
        (ClockHands { elapsed, wall }, clock)
    }

    /// Returns the server's time in milliseconds since 1970. It never goes back.
    pub(crate) fn now(&self) -> u64 {
        self.start.saturating_add(self.elapsed())
    }

    fn elapsed(&self) -> u64 {
        let elapsed = u64::try_from(self.began.elapsed().as_millis()).unwrap_or(u64::MAX);
        elapsed.saturating_add(*self.offset.borrow())
    }

    /// Returns by how many milliseconds the system's time of day is ahead of the server's time: more
    /// than at the last look if the system's clock was set forward, less if it was set back.
    pub(crate) fn wall_drift(&self) -> i64 {
        let wall = time_of_day().saturating_add(*self.offset.borrow());
        wall.saturating_add_signed(*self.wall_offset.borrow())
            .wrapping_sub(self.now())
            .cast_signed()
    }

    /// Waits for an interval, or until the system's time of day is set in a test.
    pub(crate) async fn wait_for_check(&mut self, interval: Duration) {
        tokio::select! {
            () = tokio::time::sleep(interval) => {}
            Ok(()) = self.wall_offset.changed() => {}
        }
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

/// Returns the system's time of day in milliseconds since 1970.
fn time_of_day() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt as _;

    const HOUR: u64 = 3_600_000;

    #[tokio::test]
    async fn a_task_wakes_up_when_its_moment_has_come() {
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
    fn without_hands_it_begins_with_the_time_of_day() {
        let before = time_of_day();
        let clock = Clock::system();
        assert!(before > 1_700_000_000_000 && before <= clock.now());
    }

    /// Regression: the server's time followed every jump of the system's clock.
    #[test]
    fn the_time_of_day_may_jump_and_the_servers_time_goes_on() {
        const HALF: i64 = HOUR.cast_signed() / 2;
        let (hands, clock) = Clock::with_hands();
        let began = clock.now();
        hands.wall.send_replace(HOUR.cast_signed());
        assert!(clock.now() < began + HOUR && clock.wall_drift() > HALF);
        hands.wall.send_replace(-HOUR.cast_signed());
        assert!(clock.now() >= began && clock.wall_drift() < -HALF);
        hands.elapsed.send_replace(HOUR);
        assert!(clock.now() >= began + HOUR && clock.wall_drift() < -HALF);
    }
}

//! Time to think, by the clock of this machine.

use cartagena_bots::{Budget, driver};
use std::time::{Duration, Instant};

/// Thinks for at most this long, and no longer once `stopped` returns true.
pub(crate) fn think_within<T>(
    time: Duration,
    stopped: impl Fn() -> bool,
    think: impl FnOnce(&mut Budget) -> T,
) -> T {
    let begun = Instant::now();
    let now = || begun.elapsed().as_secs_f64() * 1e3;
    driver::think_within(time.as_secs_f64() * 1e3, &now, &stopped, think)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_time_is_gone_at_once_and_much_is_not() {
        let gone = |time, stopped| think_within(time, || stopped, |budget| budget.is_used_up());
        assert!(gone(Duration::ZERO, false));
        assert!(gone(Duration::MAX, true));
        assert!(!gone(Duration::MAX, false));
    }
}

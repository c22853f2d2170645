//! Stopwatch of CPU time, which other programs on a busy machine do not disturb.

use std::time::{Duration, Instant};

/// Stopwatch of this thread's CPU time if the system reports it, otherwise of wall time.
pub struct Stopwatch {
    begun: Instant,
    used: Option<Duration>,
}

impl Stopwatch {
    /// Starts the stopwatch.
    pub fn start() -> Stopwatch {
        Stopwatch { begun: Instant::now(), used: used() }
    }

    /// Returns the time since the start.
    pub fn elapsed(&self) -> Duration {
        let own = || Some(used()?.saturating_sub(self.used?));
        // Linux may count in ticks: zero means that the time was too short to count.
        own().filter(|own| !own.is_zero()).unwrap_or_else(|| self.begun.elapsed())
    }
}

/// Returns the CPU time of this thread.
fn used() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}

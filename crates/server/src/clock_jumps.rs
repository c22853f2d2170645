//! Notices when the system's time of day is set forward or back.

use crate::hub::Hub;
use crate::metrics::increment;
use std::sync::Arc;
use std::time::Duration;

/// Interval at which the time of day is compared with the monotonic clock.
const CHECK_INTERVAL: Duration = Duration::from_secs(10);
/// Difference from one check to the next that is a jump, in milliseconds. Time servers that correct a
/// clock slowly change it by less.
const MIN_JUMP_MS: u64 = 1_000;

/// Logs jumps of the system's clock for as long as the server runs. Nothing else follows from them:
/// the server's time goes on by the monotonic clock.
pub(crate) async fn watch_clock(hub: Arc<Hub>) {
    let mut clock = hub.clock.clone();
    let mut known = clock.wall_drift();
    loop {
        clock.wait_for_check(CHECK_INTERVAL).await;
        let drift = clock.wall_drift();
        let jump = drift.saturating_sub(known);
        known = drift;
        if jump.unsigned_abs() >= MIN_JUMP_MS {
            increment(&hub.metrics.clock_jumps);
            tracing::warn!(
                seconds = jump / 1_000,
                "the system's clock jumped; turns go on by the monotonic clock, and stored times \
                follow the new time of day after a restart"
            );
        }
    }
}

//! Faults of real processes: servers over SQLite and PostgreSQL are killed, frozen, starved and cut off in
//! the order of a seed, while people play who note every acknowledgement and look at every message.
//!
//! The tests play a few rounds. `cargo xtask faults` plays many more; it says so by variables.

mod kinds;
mod place;
mod rounds;

use crate::common::within_time;
use rounds::{Order, play_rounds};
use std::time::Duration;

/// Longer than a run of any number of faults may take.
const DEADLINE: Duration = Duration::from_secs(6 * 3_600);

#[tokio::test(flavor = "multi_thread", worker_threads = 3)]
async fn processes_that_fail_lose_nothing() {
    let order = Order::from_variables();
    within_time(DEADLINE, "all faults have struck", play_rounds(&order)).await;
}

//! The environment as learning programs use it.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod batches;
mod chance;
mod encodings;
mod numbers;
mod playthroughs;

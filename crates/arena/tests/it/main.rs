//! Integration tests of the arena.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod contest;
#[cfg(unix)]
mod programs;

//! Integration tests of the arena.

#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "the tests start programs")]
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod contest;
#[cfg(unix)]
mod programs;

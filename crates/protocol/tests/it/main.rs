//! The messages on their own: their JSON is frozen by examples, and bad input is refused.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod examples;
mod versions;

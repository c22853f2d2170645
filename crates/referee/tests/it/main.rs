//! The tests of the naive engine.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod common;
mod decisions;
mod drawing;
mod perft;
mod positions;
mod random_games;
mod rulebook;

//! Integration tests of the bots.

#![allow(clippy::cast_possible_truncation, reason = "tests choose small numbers")]
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod advice;
mod beginners;
mod common;
mod features;
mod net;
mod players;
mod secrecy;
mod solver;
mod turn_review;

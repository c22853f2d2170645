//! The room as a host uses it.

#![allow(clippy::cast_possible_truncation, reason = "tests choose small numbers")]
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod action_limits;
mod clocks;
mod common;
mod games;
mod holidays;
mod people;
mod programs;
mod proof;
mod repeated_requests;
mod results;

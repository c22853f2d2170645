//! The tests of records: golden games, round trips and bad records.

#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "the tests read fixtures")]
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod bad_records;
mod codes;
mod golden;
mod move_tree;
mod notes;
mod round_trip;
mod several;

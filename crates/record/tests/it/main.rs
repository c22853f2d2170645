//! The tests of records: golden games, round trips and bad records.

mod bad_records;
mod golden;
mod round_trip;

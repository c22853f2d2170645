//! Integration tests, in one binary so that they are linked once.

#![allow(clippy::cast_possible_truncation, reason = "tests choose small numbers")]
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod book;
mod lessons;
mod texts;

//! Integration tests, in one binary so that they are linked once.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod advice;
mod bidi;
mod common;
mod errors;
mod languages;
mod spelling;
mod used;
mod words;

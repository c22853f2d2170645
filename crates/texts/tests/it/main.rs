//! Integration tests, in one binary so that they are linked once.

#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "the tests read the files of the languages"
)]
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod advice;
mod bidi;
mod common;
mod errors;
mod languages;
mod spelling;
mod used;
mod words;

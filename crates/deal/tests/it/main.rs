//! The tests of the deal: frozen vectors and the commit-reveal scheme.

#![allow(clippy::cast_possible_truncation, reason = "tests choose small numbers")]
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod commit_reveal;
mod vectors;

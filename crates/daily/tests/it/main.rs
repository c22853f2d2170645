//! The deal of the day is the same for ever.

#![allow(clippy::disallowed_methods, reason = "the tests read golden games and the documentation")]
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod forgeries;
mod golden;
mod vectors;

//! Integration tests of the training.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod net;
mod testing;
mod training_run;

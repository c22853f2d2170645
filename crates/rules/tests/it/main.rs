//! The tests of the rules: laws, secrecy, the rulebook, text forms, bad input, and the naive engine
//! beside the fast one.

#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "the tests read fixtures")]
#![allow(clippy::cast_possible_truncation, reason = "tests choose small numbers")]
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod arbitrary_values;
mod bad_input;
mod common;
mod laws;
mod perft;
mod public_api;
mod referee;
mod rulebook;
mod secrecy;
mod serde_forms;
mod text_forms;

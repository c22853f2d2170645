//! The games of one device, as a page meets their host.

#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "the tests read fixtures")]
#![allow(clippy::cast_possible_truncation, reason = "tests choose small numbers")]
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod advice_and_analysis;
mod common;
mod daily;
mod games;
mod import;
mod refusals;
mod secrecy;
mod v1_fixtures;

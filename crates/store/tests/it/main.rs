//! Both stores through their trait.

#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "the tests read files")]
#![allow(clippy::cast_possible_truncation, reason = "tests choose small numbers")]
#![allow(clippy::unwrap_used)]

mod conformance;
mod crash;
mod database_failures;
mod group;
mod laws;
mod lost_connections;
mod test_database;

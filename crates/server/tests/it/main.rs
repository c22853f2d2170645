//! The server as pages and programs meet it.

#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "the tests start servers")]
#![allow(clippy::cast_possible_truncation, reason = "tests choose small numbers")]
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod account;
mod admission;
mod common;
mod community;
mod connections;
mod crash;
mod daily;
mod deletion;
mod export;
#[cfg(target_os = "linux")]
mod faults;
mod games;
mod http;
mod killed_accounts;
mod lobby;
mod look_back;
mod lost_answers;
mod mail;
mod misbehaviour;
mod notices;
mod operators;
mod pairing;
mod parked_tables;
mod passkeys;
mod people;
mod programs;
mod protocol;
mod public_pages;
mod python_client;
mod ratings;
mod restore;
mod retention;
mod secrecy;
mod several_servers;
mod signed_ends;
mod store_failures;
mod takeover;
mod time;
mod v1_fixtures;

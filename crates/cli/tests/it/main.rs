//! The program as people and other programs run it.

#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "the tests start the program"
)]

mod analyse;
mod arena;
mod commands;
mod commands_in_terminal;
mod common;
mod engine;
mod engine_version_two;
mod notation_document;
mod noted_heads;
mod play_bot;
mod play_in_terminal;
mod play_online;
mod puzzles;
mod serve;
mod train;
mod verify;
mod write_a_bot;

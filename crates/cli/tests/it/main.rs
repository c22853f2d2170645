//! The program as people and other programs run it.

mod arena;
mod commands;
mod commands_in_terminal;
mod common;
mod engine;
mod notation_document;
mod play_in_terminal;
mod serve;
mod train;
mod verify;

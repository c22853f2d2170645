//! The room as a host uses it.

mod action_limits;
mod clocks;
mod common;
mod games;
mod people;
mod proof;

//! Integration tests of the arena.

mod contest;
#[cfg(unix)]
mod programs;

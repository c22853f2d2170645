//! The tests of the naive engine.

mod common;
mod decisions;
mod drawing;
mod perft;
mod positions;
mod random_games;
mod rulebook;

//! The laws of puzzles: the shipped file, the generator's rules, bad files.

mod file;
mod generator;
mod themes;

use cartagena_puzzles::{Puzzle, PuzzleFile, SHIPPED};

/// Returns the shipped puzzles.
fn shipped() -> Vec<Puzzle> {
    let file: PuzzleFile = SHIPPED.parse().expect("the shipped file");
    file.puzzles
}

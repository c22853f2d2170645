//! Puzzles: positions in which one turn is clearly best and not obvious.
//!
//! * [`Puzzle`] and [`PuzzleFile`]: one line of text each, versioned, compact; the shipped ones are in
//!   `data/puzzles.txt`.
//! * [`Theme`]: what a puzzle is about, found by rules over the position and its solution.
//! * [`Attempt`]: a try at a puzzle, move by move, with undo; it says when the try can be judged and
//!   what a wrong one gives away.
//! * [`PuzzleDiary`]: the learner's results, rating and repetitions, as text that survives damage.
//! * [`generate`] (feature `generate`): the generator and its margin rules, described in
//!   `docs/PUZZLES.md`.
//!
//! No browser, no clock, no sentences: those are in `web` and `texts`.

#![warn(clippy::missing_errors_doc, clippy::missing_panics_doc)]
#![allow(
    clippy::cast_possible_truncation,
    reason = "per cents, grades, ratings and indices of tables are small, and random bits are cut"
)]

mod attempt;
mod diary;
mod file;
#[cfg(feature = "generate")]
pub mod generate;
mod puzzle;
mod theme;
mod turn_end;
mod wrong_try;

pub use attempt::{Attempt, AttemptState};
pub use diary::{DiaryEntry, PuzzleDiary, START_RATING, daily};
pub use file::{FileError, HEADER, PuzzleFile};
pub use puzzle::{GRADES, Puzzle, PuzzleProblem};
pub use theme::Theme;
pub use turn_end::TurnEnd;
pub use wrong_try::{Drawback, drawbacks};

/// The text of the shipped puzzles.
#[cfg(any(feature = "generate", test))]
pub const SHIPPED: &str = include_str!("../data/puzzles.txt");

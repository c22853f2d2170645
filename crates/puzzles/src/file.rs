//! The file of puzzles: a line that names its version, then a line for each puzzle.

use crate::puzzle::{Puzzle, PuzzleProblem};
use std::collections::HashSet;
use std::fmt;
use std::str::FromStr;

/// The first line of a file: its kind and version.
pub const HEADER: &str = "cartagena-puzzles 1";
/// Maximum number of bytes of a file.
const MAX_BYTES: usize = 2_000_000;
/// Maximum number of puzzles in a file.
const MAX_PUZZLES: usize = 10_000;

/// The puzzles of a file, in its order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PuzzleFile {
    /// The puzzles.
    pub puzzles: Vec<Puzzle>,
}

/// Error in a file of puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileError {
    /// It is longer than any file of puzzles.
    TooLong,
    /// It is of another kind or version.
    Header,
    /// A line is no puzzle.
    Line {
        /// Number of the line, from 1.
        line: usize,
        /// The problem.
        problem: PuzzleProblem,
    },
    /// Two puzzles have one position.
    Twice {
        /// Number of the second line.
        line: usize,
    },
}

impl PuzzleFile {
    /// Returns the puzzle with this id.
    pub fn by_id(&self, id: &str) -> Option<&Puzzle> {
        self.puzzles.iter().find(|puzzle| puzzle.id == id)
    }
}

impl FromStr for PuzzleFile {
    type Err = FileError;

    fn from_str(text: &str) -> Result<PuzzleFile, FileError> {
        if text.len() > MAX_BYTES || text.lines().count() > MAX_PUZZLES + 1 {
            return Err(FileError::TooLong);
        }
        let mut lines = (1..).zip(text.lines());
        if lines.next().is_none_or(|(_, header)| header != HEADER) {
            return Err(FileError::Header);
        }
        let (mut puzzles, mut ids) = (Vec::new(), HashSet::new());
        for (line, text) in lines {
            let puzzle: Puzzle =
                text.parse().map_err(|problem| FileError::Line { line, problem })?;
            if !ids.insert(puzzle.id.clone()) {
                return Err(FileError::Twice { line });
            }
            puzzles.push(puzzle);
        }
        Ok(PuzzleFile { puzzles })
    }
}

impl fmt::Display for PuzzleFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEADER}")?;
        self.puzzles.iter().try_for_each(|puzzle| writeln!(f, "{puzzle}"))
    }
}

impl fmt::Display for FileError {
    /// Writes an English sentence for developers.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FileError::TooLong => f.write_str("the file is too long"),
            FileError::Header => write!(f, "the first line is not ‘{HEADER}’"),
            FileError::Line { line, problem } => write!(f, "line {line}: {problem}"),
            FileError::Twice { line } => write!(f, "line {line}: this position comes twice"),
        }
    }
}

impl std::error::Error for FileError {}

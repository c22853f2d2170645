//! Measurement of how often a bot finds the solutions.

use super::rules::play_turn;
use crate::puzzle::{GRADES, Puzzle};
use crate::turn_end::TurnEnd;
use cartagena_bots::{Bot, Level};

/// Solved and tried puzzles of each grade.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SolvedCounts {
    /// For each grade: solved, tried.
    pub grades: [(u32, u32); GRADES as usize],
}

impl SolvedCounts {
    /// Counts a puzzle.
    pub fn add(&mut self, puzzle: &Puzzle, solved: bool) {
        let (right, tried) = &mut self.grades[usize::from(puzzle.grade - 1)];
        *right += u32::from(solved);
        *tried += 1;
    }
}

/// Returns whether a bot of a level solves a puzzle, with a number of nodes for each choice.
pub fn solves(puzzle: &Puzzle, level: Level, nodes: u64, seed: u64) -> bool {
    let turn = play_turn(Bot::new(level, seed), &puzzle.seen, nodes);
    let end = TurnEnd::of(&puzzle.game(), &turn);
    end.is_some() && end == puzzle.end()
}

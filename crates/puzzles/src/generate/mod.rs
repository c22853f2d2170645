//! The generator: positions of self-play or of given records in which one turn is clearly best and not
//! obvious. Its rules are in `docs/PUZZLES.md`; everything follows from the seed and the numbers of
//! nodes, the same on every machine.

mod measure;
mod proof;
mod rules;
mod self_play;
mod solving;

pub use measure::{Measured, measure};
pub use rules::{Dropped, SearchPlan, Verdict, find_puzzle, margin};
pub use self_play::{SourceGame, TABLES, deal_game, game_of_record};
pub use solving::{SolvedCounts, solves};

use crate::puzzle::Puzzle;
use cartagena::{Game, Viewer};
use std::collections::{BTreeMap, HashSet};

/// Most puzzles from one game: neighbouring turns resemble each other.
const MAX_PER_GAME: usize = 3;
/// Least number of turns between two puzzles of one game.
const MIN_DISTANCE: usize = 4;

/// Counts of positions, and of the reasons why most are no puzzles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Yield {
    /// Number of games.
    pub games: u64,
    /// Number of positions at the beginning of a turn.
    pub positions: u64,
    /// Number of puzzles.
    pub puzzles: u64,
    /// Number of positions dropped by each rule.
    pub dropped: BTreeMap<&'static str, u64>,
}

/// Generator of puzzles.
#[derive(Clone, Debug)]
pub struct Generator {
    seed: u64,
    plan: SearchPlan,
    next: u64,
    ids: HashSet<String>,
    /// Counts so far.
    pub tally: Yield,
}

impl Generator {
    /// Creates a generator.
    pub fn new(seed: u64, plan: SearchPlan) -> Generator {
        Generator { seed, plan, next: 0, ids: HashSet::new(), tally: Yield::default() }
    }

    /// Plays the next game and returns its puzzles. The kinds of tables take turns.
    pub fn next_game(&mut self, go_on: &mut dyn FnMut() -> bool) -> Vec<Puzzle> {
        let game = deal_game(self.seed, self.next);
        self.next += 1;
        game.map(|game| self.puzzles_of(&game, go_on)).unwrap_or_default()
    }

    /// Returns the puzzles of a game.
    pub fn puzzles_of(
        &mut self,
        game: &SourceGame,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Vec<Puzzle> {
        self.tally.games += 1;
        let (mut found, mut not_before) = (Vec::new(), 0);
        for (turn, start) in game.turn_starts.iter().enumerate() {
            if found.len() == MAX_PER_GAME || !go_on() {
                break;
            }
            if turn < not_before {
                continue;
            }
            if let Some(puzzle) = self.puzzle_at(start) {
                not_before = turn + MIN_DISTANCE;
                found.push(puzzle);
            }
        }
        found
    }

    fn puzzle_at(&mut self, start: &Game) -> Option<Puzzle> {
        let seat = start.turn().seat()?;
        self.tally.positions += 1;
        let verdict = find_puzzle(&start.observe(Viewer::Seat(seat)), &self.plan);
        match verdict {
            Ok(puzzle) if self.ids.insert(puzzle.id.clone()) => {
                self.tally.puzzles += 1;
                Some(puzzle)
            }
            Ok(_) => self.drop(Dropped::Twice),
            Err(dropped) => self.drop(dropped),
        }
    }

    fn drop(&mut self, dropped: Dropped) -> Option<Puzzle> {
        *self.tally.dropped.entry(dropped.key()).or_default() += 1;
        None
    }
}

//! Whether every stored game can still be played to where it stands.

use crate::hub::replay_room;
use cartagena_store::{Store, StoreError};

/// How many games are listed at once.
const PAGE: u32 = 500;

/// What was found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ValidationReport {
    /// How many games there are.
    pub games: u64,
    /// How many lines they have together.
    pub lines: u64,
    /// What is wrong, game by game.
    pub problems: Vec<GameProblem>,
}

/// A game that is not what it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameProblem {
    /// What is stored is not what was written.
    Corrupt {
        /// The game.
        game: String,
        /// What the store says.
        error: StoreError,
    },
    /// What was written cannot have happened by the rules of this program.
    Unplayable {
        /// The game.
        game: String,
        /// The first line that cannot be.
        line: u64,
    },
}

/// Replays every game of a store.
///
/// # Errors
///
/// If the store does not answer.
pub async fn validate(store: &dyn Store) -> Result<ValidationReport, StoreError> {
    let mut report = ValidationReport::default();
    let mut after = String::new();
    loop {
        let games = store.games_after(&after, PAGE).await?;
        let Some(last) = games.last() else { return Ok(report) };
        after.clone_from(&last.game);
        for listed in games {
            report.games += 1;
            report.lines += listed.lines;
            report.problems.extend(problem_of(store, &listed.game).await?);
        }
    }
}

async fn problem_of(store: &dyn Store, game: &str) -> Result<Option<GameProblem>, StoreError> {
    let game = game.to_owned();
    match store.load(&game).await {
        Ok(lines) => {
            let at = lines.as_deref().map(replay_room).and_then(Result::err);
            Ok(at.map(|at| GameProblem::Unplayable { game, line: at as u64 }))
        }
        Err(error @ StoreError::Corrupt { .. }) => Ok(Some(GameProblem::Corrupt { game, error })),
        Err(error) => Err(error),
    }
}

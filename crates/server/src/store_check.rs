//! Check of a store: every stored game must replay to its end.

use crate::hub::{joined, replay_room};
use cartagena_store::{StoreError, StoreReader};

/// Number of games that are listed at once.
const PAGE: u32 = 500;

/// Result of the check.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ValidationReport {
    /// Number of games.
    pub games: u64,
    /// Number of lines of all games together.
    pub lines: u64,
    /// Problems, at most one for each game.
    pub problems: Vec<GameProblem>,
}

/// A stored game that cannot be read or replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameProblem {
    /// The stored bytes are not those that were written.
    Corrupt {
        /// The game.
        game: String,
        /// The store's error.
        error: StoreError,
    },
    /// A line cannot have happened by the rules of this program.
    Unplayable {
        /// The game.
        game: String,
        /// The first line that cannot be replayed.
        line: u64,
    },
}

/// Replays every game of a store.
///
/// # Errors
///
/// If the store does not answer.
pub async fn validate(store: &dyn StoreReader) -> Result<ValidationReport, StoreError> {
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

/// A head of a game's hash chain that somebody noted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotedHead {
    /// The game.
    pub game: String,
    /// The number of the line.
    pub seq: u64,
    /// Its hash.
    pub hash: [u8; 32],
}

/// Returns the heads that the store does not have: games or lines that are missing or were rewritten
/// since somebody noted them. Only [`validate`] shows that the stored hashes are those of their lines.
///
/// # Errors
///
/// If the store does not answer.
pub async fn missing_heads(
    store: &dyn StoreReader,
    heads: &[NotedHead],
) -> Result<Vec<NotedHead>, StoreError> {
    let mut missing = Vec::new();
    for noted in heads {
        let stored = store.head(&noted.game, Some(noted.seq)).await?;
        if stored != Some((noted.seq, noted.hash)) {
            missing.push(noted.clone());
        }
    }
    Ok(missing)
}

/// Parts heads that the store does not have into those that are unexplained, and those of games that were
/// chained anew since, because a person was deleted who had a name in them: nobody can tell any more
/// whether these were the heads.
///
/// # Errors
///
/// If the store does not answer.
pub async fn part_reworded(
    store: &dyn StoreReader,
    missing: Vec<NotedHead>,
) -> Result<(Vec<NotedHead>, Vec<NotedHead>), StoreError> {
    let (mut unexplained, mut reworded) = (Vec::new(), Vec::new());
    for head in missing {
        match store.reworded(&head.game).await? {
            Some(note) if note.rechained => reworded.push(head),
            _ => unexplained.push(head),
        }
    }
    Ok((unexplained, reworded))
}

async fn problem_of(
    store: &dyn StoreReader,
    game: &str,
) -> Result<Option<GameProblem>, StoreError> {
    let game = game.to_owned();
    match store.load_game(&game).await {
        Ok(lines) => {
            let played = lines.map(|lines| joined(&lines).and_then(|lines| replay_room(&lines)));
            let at = played.and_then(Result::err);
            Ok(at.map(|at| GameProblem::Unplayable { game, line: at as u64 }))
        }
        Err(error @ StoreError::Corrupt { .. }) => Ok(Some(GameProblem::Corrupt { game, error })),
        Err(error) => Err(error),
    }
}

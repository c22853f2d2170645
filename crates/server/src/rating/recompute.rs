//! Results and ratings made again from the stored lines of the games.

use super::{game_result, rate_waiting};
use crate::hub::replay_room;
use cartagena_store::{RatingStep, ResultKey, Store, StoreError, StoreReader};
use sha2::{Digest, Sha256};

/// Number of games or ratings that are read at once.
const PAGE: u32 = 500;

/// Result of computing all ratings anew.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RecomputedRatings {
    /// Number of finished games.
    pub games: u64,
    /// Number of finished games whose lines cannot be replayed: their results stay as they were noted.
    pub unreadable: u64,
    /// Number of changes of ratings.
    pub steps: u64,
    /// True if every rating is the same as before, to the last digit.
    pub same: bool,
}

/// Makes all results from the stored lines, and computes all ratings anew. No server may use the store.
///
/// # Errors
///
/// If the store does not answer. What was computed by then is stored; the rest follows when a server
/// starts or this is called again.
pub async fn recompute_ratings(store: &dyn Store) -> Result<RecomputedRatings, StoreError> {
    let before = digest(store).await?;
    let mut report = RecomputedRatings::default();
    let mut after = String::new();
    loop {
        let games = store.games_after(&after, PAGE).await?;
        let Some(last) = games.last() else { break };
        after.clone_from(&last.game);
        for listed in games {
            note_again(store, &listed.game, &mut report).await?;
        }
    }
    store.rewind_ratings(ResultKey::default()).await?;
    while rate_waiting(store).await? > 0 {}
    let now = digest(store).await?;
    (report.steps, report.same) = (now.0, now == before);
    Ok(report)
}

async fn note_again(
    store: &dyn Store,
    game: &str,
    report: &mut RecomputedRatings,
) -> Result<(), StoreError> {
    match read_room(store, game).await? {
        Some(room) if room.is_over() => {
            report.games += u64::from(!room.is_closed());
            store.note_result(game, game_result(&room)).await
        }
        Some(_) => Ok(()),
        None => {
            report.unreadable += 1;
            Ok(())
        }
    }
}

/// Notes the results of games that ended before results were noted.
pub(crate) async fn note_missing_results(store: &dyn Store) -> Result<(), StoreError> {
    let mut after = String::new();
    loop {
        let games = store.games_without_result(&after, PAGE).await?;
        let Some(last) = games.last() else { return Ok(()) };
        after.clone_from(last);
        for game in games {
            if let Some(room) = read_room(store, &game).await? {
                store.note_result(&game, game_result(&room)).await?;
            }
        }
    }
}

/// Reads a room; `None` if its lines are damaged or cannot be replayed.
async fn read_room(
    store: &dyn Store,
    game: &str,
) -> Result<Option<cartagena_room::Room>, StoreError> {
    match store.load(game).await {
        Ok(lines) => Ok(lines.and_then(|lines| replay_room(&lines).ok())),
        Err(StoreError::Corrupt { .. }) => Ok(None),
        Err(error) => Err(error),
    }
}

/// Returns the number of all ratings, and a hash over all of them.
async fn digest(store: &dyn StoreReader) -> Result<(u64, [u8; 32]), StoreError> {
    let (mut hash, mut count) = (Sha256::new(), 0);
    let (mut after, mut person) = (ResultKey::default(), 0);
    loop {
        let steps = store.rating_steps_after(&after, person, PAGE).await?;
        let Some(last) = steps.last() else { return Ok((count, hash.finalize().into())) };
        (after, person) = (last.key.clone(), last.person);
        count += steps.len() as u64;
        steps.iter().for_each(|step| hash.update(line(step)));
    }
}

fn line(step: &RatingStep) -> String {
    let RatingStep { list, person, key, games, mean, deviation, before, points } = step;
    let (ended, game) = (key.ended, &key.game);
    format!("{ended} {game} {list} {person} {games} {mean} {deviation} {before} {points}\n")
}

//! Rating of the results that wait for it.

use cartagena::Variant;
use cartagena_ratings::{Change, RatedGame, Rater, Rating, RatingList, TOGETHER_MS, Verdict};
use cartagena_store::{
    RatedResult, RatingStep, ResultKey, SharedGame, Store, StoreError, WaitingResult,
};
use std::collections::BTreeSet;

/// Number of results that are rated in one transaction.
const BATCH: u32 = 64;

/// Rates the first results that wait for it; returns their number, and 0 if none waits.
pub(crate) async fn rate_waiting(store: &dyn Store) -> Result<usize, StoreError> {
    let mut waiting = store.waiting_results(BATCH).await?;
    let Some(first) = waiting.first() else { return Ok(0) };
    if store.is_rated_since(&first.key).await? {
        tracing::info!(ended = first.key.ended, "ratings are computed again from here on");
        store.rewind_ratings(first.key.clone()).await?;
        waiting = store.waiting_results(BATCH).await?;
    }
    let mut rater = load_rater(store, &waiting).await?;
    let verdicts = waiting.iter().map(|result| verdict(&mut rater, result)).collect();
    match store.rate(verdicts).await {
        // A result has changed meanwhile, and is read again.
        Ok(()) | Err(StoreError::Conflict) => Ok(waiting.len()),
        Err(error) => Err(error),
    }
}

/// Reads what the rating of these results depends on.
async fn load_rater(store: &dyn Store, waiting: &[WaitingResult]) -> Result<Rater, StoreError> {
    let mut rater = Rater::default();
    let since = waiting.first().map_or(0, |first| first.key.ended.saturating_sub(TOGETHER_MS));
    let people: BTreeSet<i64> =
        waiting.iter().flat_map(|result| &result.places).map(|(person, _)| *person).collect();
    let mut together: BTreeSet<(i64, i64, ResultKey)> = BTreeSet::new();
    for person in people {
        for step in store.ratings_of(person).await? {
            if let Ok(list) = step.list.parse() {
                rater.set_rating(list, person, rating(&step));
            }
        }
        let shared = store.counted_games_with_others(person, since).await?;
        // Both people may be asked for the same game.
        let pair = |SharedGame { key, other }| (person.min(other), person.max(other), key);
        together.extend(shared.into_iter().map(pair));
    }
    for (one, other, key) in together {
        rater.note_together(one, other, key.ended);
    }
    Ok(rater)
}

fn rating(step: &RatingStep) -> Rating {
    Rating { mean: step.mean, deviation: step.deviation, games: step.games }
}

fn verdict(rater: &mut Rater, result: &WaitingResult) -> RatedResult {
    let key = result.key.clone();
    let people: Vec<i64> = result.places.iter().map(|(person, _)| *person).collect();
    let list = list_of(result);
    let changes = match list {
        Some(list) => {
            let places = result.places.clone();
            rater.rate(&RatedGame { list, ended: key.ended, places })
        }
        None => Verdict::NotCounted,
    };
    let list = list.map(|list| list.to_string()).unwrap_or_default();
    let changes = match changes {
        Verdict::Counted(changes) => {
            changes.iter().map(|change| step(change, &list, &key)).collect()
        }
        Verdict::NotCounted => Vec::new(),
    };
    RatedResult { key, people, list, changes }
}

/// Returns the list of a result; `None` if it cannot be rated.
fn list_of(result: &WaitingResult) -> Option<RatingList> {
    let variant: Variant = result.variant.parse().ok()?;
    let only_people = result.places.iter().all(|(person, _)| *person > 0);
    only_people.then(|| RatingList::of(variant, result.places.len()))
}

fn step(change: &Change, list: &str, key: &ResultKey) -> RatingStep {
    RatingStep {
        list: list.to_owned(),
        person: change.person,
        key: key.clone(),
        games: change.after.games,
        mean: change.after.mean,
        deviation: change.after.deviation,
        before: change.before.points(),
        points: change.after.points(),
    }
}

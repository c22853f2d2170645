//! How fast a store is by itself: what any server on top of it is measured against.

use crate::{GameMeta, Store, StoreError};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// About as long as a move with what came of it.
const SAMPLE_LINE: &str = "{\"play\":{\"seat\":1,\"action\":\"12-17s\",\"dealt\":\"\"},\"clock\":{\"at\":1700000000000,\
     \"left\":[300000,300000]},\"after\":41,\"why\":\"a line of about the length of a move\"}";

/// What a store did in some time.
#[derive(Clone, Copy, Debug)]
pub struct Throughput {
    /// How many lines it has acknowledged.
    pub appends: u64,
    /// How long that took.
    pub took: Duration,
    /// Half of the acknowledgements came within this.
    pub p50: Duration,
    /// 99 of 100 acknowledgements came within this.
    pub p99: Duration,
}

impl Throughput {
    /// Durable appends per second.
    pub fn per_second(&self) -> f64 {
        self.appends as f64 / self.took.as_secs_f64()
    }
}

/// Appends to so many new games at once, one line after the other in each, for so long. The games'
/// ids begin with `name`; `Taken` if there are such games from an earlier measurement.
///
/// # Errors
///
/// Whatever the store says.
pub async fn measure_throughput(
    store: &Arc<dyn Store>,
    name: &str,
    games: u32,
    time: Duration,
) -> Result<Throughput, StoreError> {
    let mut tasks = JoinSet::new();
    let begun = Instant::now();
    for number in 0..games {
        tasks.spawn(play(store.clone(), format!("{name}-{number}"), begun + time));
    }
    let mut waits = Vec::new();
    while let Some(done) = tasks.join_next().await {
        waits.extend(done.map_err(|_| StoreError::Unavailable)??);
    }
    let took = begun.elapsed();
    waits.sort_unstable();
    let at = |percent: usize| waits.get(waits.len() * percent / 100).copied().unwrap_or_default();
    Ok(Throughput { appends: waits.len() as u64, took, p50: at(50), p99: at(99) })
}

/// Appends to a game until the time has come, and tells how long each acknowledgement took.
async fn play(
    store: Arc<dyn Store>,
    game: String,
    until: Instant,
) -> Result<Vec<Duration>, StoreError> {
    store.open(&game, &GameMeta { rules_version: 0, opened: 0 }, SAMPLE_LINE).await?;
    let mut waits = Vec::new();
    while Instant::now() < until {
        let asked = Instant::now();
        store.append(&game, waits.len() as u64 + 2, SAMPLE_LINE, None).await?;
        waits.push(asked.elapsed());
    }
    Ok(waits)
}

//! `bench store`: durable appends per second of a store by itself, the baseline of every server on top
//! of it.

use crate::Failure;
use cartagena_store::{GameMeta, Store, StoreError, StoreLocation, connect};
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime};
use tokio::task::JoinSet;

/// A line of about the length of a stored move.
const SAMPLE_LINE: &str = "{\"play\":{\"seat\":1,\"action\":\"12-17s\",\"dealt\":\"\"},\"clock\":{\"at\":1700000000000,\
     \"left\":[300000,300000]},\"after\":41,\"why\":\"a line of about the length of a move\"}";

/// Settings of `bench store`.
#[derive(clap::Args)]
pub struct StoreArgs {
    /// A directory, or an address `postgres://…`.
    place: String,
    /// Number of games that are appended to in parallel.
    #[arg(long, default_value_t = 64)]
    games: u32,
    /// Seconds of the measurement.
    #[arg(long, default_value_t = 5)]
    seconds: u64,
}

/// Measures a store and prints its throughput.
pub fn run(arguments: &StoreArgs) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let found = runtime.block_on(measure(arguments))?;
    println!("{:.0} lines/s, p50 {:?}, p99 {:?}", found.per_second(), found.p50, found.p99);
    Ok(())
}

async fn measure(arguments: &StoreArgs) -> Result<Throughput, StoreError> {
    let place = match arguments.place.starts_with("postgres:") {
        true => StoreLocation::Postgres(arguments.place.clone()),
        false => StoreLocation::Sqlite(arguments.place.clone().into()),
    };
    let store = connect(&place).await?;
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    let (name, time) = (since.as_nanos().to_string(), Duration::from_secs(arguments.seconds));
    let found = measure_throughput(&store, &name, arguments.games, time).await?;
    store.close().await?;
    Ok(found)
}

/// Measured throughput of a store.
#[derive(Clone, Copy, Debug)]
pub struct Throughput {
    /// Number of acknowledged lines.
    pub appends: u64,
    /// Time of the measurement.
    pub took: Duration,
    /// Median time until a line was acknowledged.
    pub p50: Duration,
    /// 99th percentile of that time.
    pub p99: Duration,
}

impl Throughput {
    /// Returns the durable appends per second.
    pub fn per_second(&self) -> f64 {
        self.appends as f64 / self.took.as_secs_f64()
    }
}

/// Appends to a number of new games in parallel, one line after the other in each, for a while. The
/// games' ids begin with `name`.
///
/// # Errors
///
/// Errors of the store; `Taken` if there are such games from an earlier measurement.
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

/// Appends to a game until the time is over; returns the time of each acknowledgement.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_measured_lines_are_stored() {
        let folder = tempfile::tempdir().expect("a folder");
        let store =
            connect(&StoreLocation::Sqlite(folder.path().to_owned())).await.expect("a store");
        let time = Duration::from_millis(100);
        let found = measure_throughput(&store, "sample", 3, time).await.expect("a measurement");
        let games = store.games_after("sample", 9).await.expect("the games");
        assert_eq!(games.len(), 3);
        assert_eq!(games.iter().map(|game| game.lines - 1).sum::<u64>(), found.appends);
        assert!(found.p50 <= found.p99 && found.p99 <= found.took);
    }
}

//! How many lines a store makes durable in a second.
//!
//! `cargo run --release -p cartagena-store --example pace -- PLACE GAMES SECONDS`, where the place is a
//! directory or an address `postgres://…`.

use cartagena_store::{StoreError, StoreLocation, connect, measure_throughput};
use std::time::{Duration, SystemTime};

#[tokio::main]
async fn main() -> Result<(), StoreError> {
    let mut words = std::env::args().skip(1);
    let place = words.next().unwrap_or_else(|| "pace".into());
    let mut number = |usual| words.next().and_then(|word| word.parse().ok()).unwrap_or(usual);
    let (games, seconds) = (number(64), number(5));
    let place = match place.starts_with("postgres:") {
        true => StoreLocation::Postgres(place),
        false => StoreLocation::Sqlite(place.into()),
    };
    let store = connect(&place).await?;
    let name = format!("{:?}", SystemTime::now().duration_since(SystemTime::UNIX_EPOCH));
    let pace =
        measure_throughput(&store, &name, games, Duration::from_secs(seconds.into())).await?;
    println!("{:.0} lines/s, p50 {:?}, p99 {:?}", pace.per_second(), pace.p50, pace.p99);
    store.close().await
}

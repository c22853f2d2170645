//! What a seated player costs who only sits there.

use super::client::Client;
use super::{Failure, Process};
use cartagena_protocol::{Guest, News, OpenTable, Wish};
use std::net::SocketAddr;
use std::path::Path;
use tokio::task::JoinSet;

/// How many sit at a table.
const SEATS: usize = 5;
/// How many tables are gathered at once.
const AT_ONCE: usize = 16;

/// Resident bytes of the server for each of so many idle players, all of them in running games.
pub async fn each(folder: &Path, players: usize) -> Result<f64, Failure> {
    let server = Process::start(folder)?;
    // What a server needs for anybody at all is not a player's.
    let first = table(server.address).await?;
    let before = server.resident()?;
    let mut sitting = Vec::new();
    let mut gathering = JoinSet::new();
    let tables = players.div_ceil(SEATS);
    for begun in 0..tables {
        if begun >= AT_ONCE
            && let Some(done) = gathering.join_next().await
        {
            sitting.push(done??);
        }
        let address = server.address;
        gathering.spawn(table(address));
    }
    while let Some(done) = gathering.join_next().await {
        sitting.push(done??);
    }
    let after = server.resident()?;
    let people = sitting.iter().map(Vec::len).sum::<usize>();
    drop((first, sitting));
    Ok(after.saturating_sub(before) as f64 / people as f64)
}

/// A table with everybody in their seats, looking at a game that has begun.
async fn table(address: SocketAddr) -> Result<Vec<Client>, Failure> {
    let mut host = Client::new(address).await?;
    let (rules, seats) = ("jamaica".into(), vec![Guest::Friend; SEATS]);
    let table = OpenTable { rules, seats, begins_when_full: true, ..OpenTable::default() };
    host.wish(Wish::Open { table, promise: None }).await?;
    let opened = host.news(|news| match news {
        News::Opened { game } => Some(game),
        _ => None,
    });
    let game = opened.await?;
    host.look(&game).await?;
    let mut people = vec![host];
    for _ in 1..SEATS {
        let mut client = Client::new(address).await?;
        client.look(&game).await?;
        client
            .wish(Wish::Join { game: game.clone(), seat: None, promise: None, key: None })
            .await?;
        people.push(client);
    }
    for client in &mut people {
        client.dealt().await?;
    }
    Ok(people)
}

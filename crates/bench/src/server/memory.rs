//! Memory of an idle player.

use super::client::LoadClient;
use super::{Failure, ServerProcess};
use cartagena_protocol::{OnlineEvent, OnlineRequest, OpenTable, SeatAccess};
use std::net::SocketAddr;
use std::path::Path;
use tokio::task::JoinSet;

/// Number of seats.
const SEATS: usize = 5;
/// Number of tables that are opened in parallel.
const AT_ONCE: usize = 16;

/// Returns the server's resident bytes per idle player, all of them in running games.
pub async fn bytes_per_idle_player(folder: &Path, players: usize) -> Result<f64, Failure> {
    let server = ServerProcess::start(folder)?;
    // The memory of an empty server does not count.
    let first = full_table(server.address).await?;
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
        gathering.spawn(full_table(address));
    }
    while let Some(done) = gathering.join_next().await {
        sitting.push(done??);
    }
    let after = server.resident()?;
    let people = sitting.iter().map(Vec::len).sum::<usize>();
    drop((first, sitting));
    Ok(after.saturating_sub(before) as f64 / people as f64)
}

/// Opens a full table with a running game; returns its clients.
async fn full_table(address: SocketAddr) -> Result<Vec<LoadClient>, Failure> {
    let mut host = LoadClient::new(address).await?;
    let (rules, seats) = ("jamaica".into(), vec![SeatAccess::Friend; SEATS]);
    let table = OpenTable { rules, seats, begins_when_full: true, ..OpenTable::default() };
    host.send_online(OnlineRequest::Open { table, commitment: None }).await?;
    let opened = host.wait_online(|event| match event {
        OnlineEvent::TableOpened { game } => Some(game),
        _ => None,
    });
    let game = opened.await?;
    host.watch_table(&game).await?;
    let mut people = vec![host];
    for _ in 1..SEATS {
        let mut client = LoadClient::new(address).await?;
        client.watch_table(&game).await?;
        client
            .send_online(OnlineRequest::Join {
                game: game.clone(),
                seat: None,
                commitment: None,
                invitation_key: None,
            })
            .await?;
        people.push(client);
    }
    for client in &mut people {
        client.wait_for_deal().await?;
    }
    Ok(people)
}

//! A backup that was made while people played, in a database of the other kind: the game goes on there.

use crate::common::client::resumed;
use crate::common::player::{Player, seated};
use crate::common::{House, LONG_PATIENCE, config, eventually, within_time};
use cartagena_store::{StoreLocation, connect, restore};
use cartagena_test_postgres::Postgres;
use tokio::task::JoinSet;

/// Plays the game to its end.
async fn finish(mut players: Vec<Player>) -> Vec<Player> {
    for player in &mut players {
        player.play().await;
    }
    let mut playing: JoinSet<Player> = players.into_iter().map(Player::play_on).collect();
    let mut ended = Vec::new();
    while let Some(player) =
        within_time(LONG_PATIENCE, "the game is played", playing.join_next()).await
    {
        ended.push(player.expect("played"));
    }
    ended
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_goes_on_from_a_backup_in_another_database() {
    let house = House::new().await;
    let mut players = seated(&house, "jamaica", 2, 0).await;
    for player in &mut players {
        player.begun().await;
    }
    let game = players[0].game.clone();
    let cookies: Vec<String> = players.iter().map(|player| player.client.cookie.clone()).collect();
    let playing = tokio::spawn(finish(players));
    let store = house.store.clone();
    let lines = async || store.load(&game).await.expect("a store").map_or(0, |it| it.len());
    let begun = lines().await;
    eventually("some moves are stored", async || lines().await > begun + 3).await;
    let folder = tempfile::tempdir().expect("a folder");
    let copy = folder.path().join("copy.sqlite");
    store.backup(&copy).await.expect("a copy");
    assert!(playing.await.expect("played").iter().all(Player::is_over));
    let whole = lines().await;
    house.stop().await;

    let postgres = Postgres::start().expect("PostgreSQL");
    let address = postgres.create_database("restored").expect("a database");
    let place = StoreLocation::Postgres(address);
    restore(&copy, &place).await.expect("restored");
    let house = House::over(config(connect(&place).await.expect("a store"))).await;
    let copied = house.store.load(&game).await.expect("a store").expect("the game").len();
    assert!(copied > begun && copied < whole, "{begun} < {copied} < {whole}");
    let mut again = Vec::new();
    for (number, cookie) in cookies.iter().enumerate() {
        let client = resumed(house.address, Some(cookie)).await;
        let mut player = Player::new(client, &game, number as u64 + 5).await;
        player.begun().await;
        again.push(player);
    }
    let ended = finish(again).await;
    assert!(ended.len() == 2 && ended.iter().all(Player::is_over));
    let report = cartagena_server::validate(&*house.store).await.expect("a store");
    assert!(report.problems.is_empty() && report.games == 1, "{:?}", report.problems);
    house.stop().await;
    drop(postgres);
}

//! Whole games among real clients, over both stores.

use crate::common::House;
use crate::common::player::{Player, seated};
use cartagena_server::validate;
use cartagena_store::{StoreLocation, connect};
use cartagena_test_postgres::Postgres;
use tokio::task::JoinSet;

const VARIANTS: [&str; 3] = ["jamaica", "tortuga", "hispaniola+pass"];

/// Lets all players play to the end at once.
async fn played(players: Vec<Player>) -> Vec<Player> {
    let mut playing = JoinSet::new();
    players.into_iter().for_each(|player| drop(playing.spawn(player.play_on())));
    playing.join_all().await
}

/// Asserts that all have seen the same game end in the same way.
fn agree(players: &[Player]) {
    let end = |player: &Player| {
        let view = player.view.as_ref().expect("a view");
        let stage = player.room.as_ref().map(|room| room.stage.clone());
        (view.seq(), view.moves(), view.now().turn().outcome(), stage)
    };
    let ends: Vec<_> = players.iter().map(end).collect();
    assert!(ends.windows(2).all(|pair| pair[0] == pair[1]), "{ends:?}");
    assert!(ends[0].2.is_some(), "{ends:?}");
}

/// Plays every variant with two to five people, all at once.
async fn every_game(house: House) {
    let mut games = JoinSet::new();
    for rules in VARIANTS {
        for people in 2..=5 {
            let players = seated(&house, rules, people, 0).await;
            games.spawn(async move { agree(&played(players).await) });
        }
    }
    games.join_all().await;
    let report = validate(&*house.store).await.expect("the store answers");
    assert_eq!((report.games, report.problems), (12, vec![]));
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_to_five_play_every_variant_over_sqlite() {
    every_game(House::new().await).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_to_five_play_every_variant_over_postgresql() {
    let postgres = Postgres::start().expect("PostgreSQL");
    let address = postgres.create_database("games").expect("a database");
    let store = connect(&StoreLocation::Postgres(address)).await.expect("a store");
    every_game(House::over(crate::common::config(store)).await).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_play_along() {
    let house = House::new().await;
    let mut games = JoinSet::new();
    for rules in VARIANTS {
        let players = seated(&house, rules, 2, 1).await;
        games.spawn(async move { agree(&played(players).await) });
    }
    games.join_all().await;
    house.stop().await;
}

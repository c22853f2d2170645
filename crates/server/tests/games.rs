//! Whole games among real clients.

mod common;

use common::House;
use common::player::{Player, seated};
use tokio::task::JoinSet;

/// Lets everybody play to the end at once.
async fn played(players: Vec<Player>) -> Vec<Player> {
    let mut playing = JoinSet::new();
    players.into_iter().for_each(|player| drop(playing.spawn(player.play_on())));
    playing.join_all().await
}

fn agree(players: &[Player]) {
    let ends: Vec<_> = players
        .iter()
        .map(|player| {
            let view = player.view.as_ref().expect("a view");
            (view.seq(), view.moves(), view.now().turn().outcome())
        })
        .collect();
    assert!(ends.windows(2).all(|pair| pair[0] == pair[1]), "{ends:?}");
    assert!(ends[0].2.is_some());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_play_over_sqlite() {
    let house = House::new().await;
    let players = played(seated(&house, "jamaica", 2, 0).await).await;
    agree(&players);
    house.stop().await;
}

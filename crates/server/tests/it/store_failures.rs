//! The database goes away while people play: moves are refused, looking on works, and play goes on
//! by itself.

use crate::common::client::Client;
use crate::common::player::{Player, seated};
use crate::common::{House, dial, eventually, within};
use cartagena_client::GameView;
use cartagena_protocol::{ClientMsg, Denial, OnlineEvent, OnlineRequest, ServerMsg, StorageState};
use cartagena_store::{StoreLocation, connect};
use cartagena_test_postgres::{Postgres, Proxy};
use std::io::{Read, Write};

fn health(house: &House) -> String {
    answer_of(house, "ready")
}

/// Returns the status of a health check.
fn answer_of(house: &House, check: &str) -> String {
    let mut connection = dial(house.address);
    let head = format!("GET /healthz/{check} HTTP/1.1\r\nHost: test\r\n");
    connection.write_all(format!("{head}Connection: close\r\n\r\n").as_bytes()).expect("a request");
    let mut answer = String::new();
    connection.read_to_string(&mut answer).expect("an answer");
    answer.split(' ').nth(1).expect("a status").to_owned()
}

/// Waits until a client is told this state of the store.
async fn storage(client: &mut Client, wanted: StorageState) {
    let told = |event: &OnlineEvent| {
        matches!(event, OnlineEvent::Storage { state, .. } if *state == wanted).then_some(())
    };
    client.wait_event(told).await;
}

/// Sends a move again and again until it is made.
async fn play_until_stored(mover: &mut Player, play: &ClientMsg) {
    within("the move is stored", send_until_stored(mover, play)).await;
}

async fn send_until_stored(mover: &mut Player, play: &ClientMsg) {
    loop {
        mover.client.say(play).await;
        let done = mover.client.wait(|message| match message {
            ServerMsg::Events { .. } => Some(true),
            ServerMsg::Online(OnlineEvent::Denied { reason, .. }) => {
                assert_eq!(*reason, Denial::NotStored);
                Some(false)
            }
            _ => None,
        });
        if done.await {
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_a_database_nothing_is_lost_and_nobody_is_thrown_out() {
    let mut postgres = Postgres::start().expect("PostgreSQL");
    let address = postgres.create_database("games").expect("a database");
    let store = connect(&StoreLocation::Postgres(address)).await.expect("a store");
    let house = House::over(crate::common::config(store)).await;
    let mut players = seated(&house, "jamaica", 2, 0).await;
    for player in &mut players {
        player.begun().await;
    }
    players.sort_by_key(|player| !player.view.as_ref().is_some_and(GameView::is_my_turn));
    assert_eq!(health(&house), "200");
    postgres.stop().expect("stopped");
    // Everybody at the table is told, before anybody has tried anything.
    for player in &mut players {
        storage(&mut player.client, StorageState::Away).await;
    }
    // The move of the player to move is refused, and so is everything else that would be stored.
    let mover = &mut players[0];
    let play = mover.choose().expect("a move");
    mover.client.say(&play).await;
    assert_eq!(mover.client.denied().await, Denial::NotStored);
    mover.client.request(OnlineRequest::Rename { name: "Bonny".into() }).await;
    assert_eq!(mover.client.denied().await, Denial::NotStored);
    // Watching works.
    let game = mover.game.clone();
    mover.client.forget();
    mover.client.say(&ClientMsg::Watch { game, seat: None }).await;
    let snapshot = mover.client.wait(|message| match message {
        ServerMsg::Snapshot(snapshot) => Some(snapshot.clone()),
        _ => None,
    });
    assert_eq!(snapshot.await.seq, 0);
    eventually("the server reports the failed store", async || health(&house) == "503").await;
    // Whoever comes now is told, too.
    storage(&mut players[0].client, StorageState::Away).await;
    postgres.restart().expect("started");
    for player in &mut players {
        storage(&mut player.client, StorageState::Working).await;
    }
    // A player who tries again gets through, and the game is played to its end.
    within("the store takes a move again", play_until_stored(&mut players[0], &play)).await;
    for player in &mut players {
        player.client.forget();
        player.view = None;
        player.look().await;
    }
    let (one, other) = (players.remove(0), players.remove(0));
    tokio::join!(one.play_on(), other.play_on());
    eventually("the server reports that all is well", async || health(&house) == "200").await;
    house.stop().await;
}

/// A server whose lock was taken over stores nothing, says so at its tables, and goes on when the other
/// server is gone.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_lost_its_store_to_another_says_so() {
    let postgres = Postgres::start().expect("PostgreSQL");
    let direct = StoreLocation::Postgres(postgres.create_database("games").expect("a database"));
    let proxy = Proxy::start(&postgres).expect("a proxy");
    let place = StoreLocation::Postgres(proxy.address("games"));
    let store = connect(&place).await.expect("a store");
    let house = House::over(crate::common::config(store)).await;
    let mut players = seated(&house, "jamaica", 2, 0).await;
    for player in &mut players {
        player.begun().await;
    }
    let anne = &mut players[0].client;
    proxy.interrupt();
    let other = connect(&direct).await.expect("a store without a server");
    proxy.restore();
    storage(anne, StorageState::Away).await;
    let chat = OnlineRequest::Chat { game: players[0].game.clone(), text: "ahoy".into() };
    let anne = &mut players[0].client;
    anne.request(chat).await;
    assert_eq!(anne.denied().await, Denial::NotStored);
    assert_eq!(house.figure("store_away").await, 1);
    assert_eq!(answer_of(&house, "live"), "200", "a lost database is no reason for a restart");
    other.close().await.expect("closed");
    storage(anne, StorageState::Working).await;
    assert_eq!(house.figure("store_away").await, 0);
    house.stop().await;
}

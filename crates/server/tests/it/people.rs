//! Lobby, lists, coming and going, rematch: what people do around a game.

use crate::common::client::Client;
use crate::common::player::{Player, open, seated, table};
use crate::common::{House, eventually};
use cartagena::Seat;
use cartagena_protocol::{
    ClientMsg, Denial, OnlineEvent, OnlineRequest, RoomStage, SeatAccess, TableSummary,
};
use cartagena_store::{StoreLocation, connect};

async fn lobby(client: &mut Client, wanted: impl Fn(&[TableSummary]) -> bool) {
    client
        .wait_event(|event| {
            matches!(event, OnlineEvent::Lobby { tables } if wanted(tables)).then_some(())
        })
        .await;
}

async fn mine(client: &mut Client, wanted: impl Fn(&[TableSummary]) -> bool) {
    client
        .wait_event(|event| {
            matches!(event, OnlineEvent::MyTables { tables } if wanted(tables)).then_some(())
        })
        .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_open_table_is_shown_until_it_is_full() {
    let house = House::new().await;
    let mut viewer = Client::new(&house).await;
    viewer.request(OnlineRequest::WatchLobby).await;
    lobby(&mut viewer, <[_]>::is_empty).await;
    let mut anne = Client::named(&house, "Anne").await;
    open(&mut anne, table("tortuga", vec![SeatAccess::Friend; 2])).await;
    let game =
        open(&mut anne, table("tortuga", vec![SeatAccess::Friend, SeatAccess::Anyone])).await;
    lobby(&mut viewer, |tables| tables.len() == 1 && tables[0].game == game).await;
    viewer
        .request(OnlineRequest::Join {
            game: game.clone(),
            seat: None,
            commitment: None,
            invitation_key: None,
        })
        .await;
    lobby(&mut viewer, <[_]>::is_empty).await;
    viewer.request(OnlineRequest::UnwatchLobby).await;
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn my_tables_are_known_again_after_a_restart() {
    let house = House::new().await;
    let mut anne = Client::named(&house, "Anne").await;
    anne.request(OnlineRequest::ListMyTables).await;
    mine(&mut anne, <[_]>::is_empty).await;
    let game =
        open(&mut anne, table("jamaica", vec![SeatAccess::Friend, SeatAccess::Friend])).await;
    mine(&mut anne, |tables| tables.len() == 1 && tables[0].game == game).await;
    let mut mary = Client::named(&house, "Mary").await;
    mary.request(OnlineRequest::Join {
        game: game.clone(),
        seat: None,
        commitment: None,
        invitation_key: None,
    })
    .await;
    mine(&mut anne, |tables| tables[0].stage == RoomStage::Playing).await;
    let folder = house.stop().await.expect("a folder");
    let store = connect(&StoreLocation::Sqlite(folder.path().to_owned())).await.expect("a store");
    let house = House::over(crate::common::config(store)).await;
    let mut anne = Client::at(house.address, Some(&anne.cookie)).await;
    anne.request(OnlineRequest::ListMyTables).await;
    mine(&mut anne, |tables| tables.len() == 1 && tables[0].stage == RoomStage::Playing).await;
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_same_people_play_again_one_seat_on() {
    let house = House::new().await;
    let players = seated(&house, "jamaica", 2, 0).await;
    let mut over = Vec::new();
    for mut player in players {
        player.begun().await;
        over.push(player);
    }
    let (game, resigned) = (over[0].game.clone(), over[0].game.clone());
    over[0].client.request(OnlineRequest::Rematch { game: game.clone() }).await;
    assert_eq!(over[0].client.denied().await, Denial::TooEarly);
    over[0].client.request(OnlineRequest::Resign { game: resigned }).await;
    for player in &mut over {
        player
            .client
            .wait_event(|event| {
                matches!(event, OnlineEvent::Room(room) if matches!(room.stage, RoomStage::Over { .. }))
                    .then_some(())
            })
            .await;
    }
    over[0].client.request(OnlineRequest::Rematch { game: game.clone() }).await;
    let left = over[0].client.wait_event(opened).await;
    assert_eq!(over[1].client.wait_event(next_table).await, left);
    // A table from which everybody got up is not the last chance.
    over[0].client.request(OnlineRequest::StandUp { game: left.clone() }).await;
    over[0].client.request(OnlineRequest::Rematch { game: game.clone() }).await;
    let next = over[0].client.wait_event(opened).await;
    assert!(next != game && next != left);
    assert_eq!(over[1].client.wait_event(next_table).await, next);
    over[1].client.request(OnlineRequest::Rematch { game: game.clone() }).await;
    assert_eq!(over[1].client.wait_event(opened).await, next);
    for player in &mut over {
        player
            .client
            .request(OnlineRequest::Join {
                game: next.clone(),
                seat: None,
                commitment: None,
                invitation_key: None,
            })
            .await;
        player.client.say(&ClientMsg::Watch { game: next.clone(), seat: None }).await;
    }
    for (player, seat) in over.iter_mut().zip([1, 0]) {
        let you = player.client.wait_event(|event| match event {
            OnlineEvent::Room(room) if room.game == next && room.stage == RoomStage::Playing => {
                room.your_seat.map(Seat::number)
            }
            _ => None,
        });
        assert_eq!(you.await, seat);
    }
    house.stop().await;
}

fn next_table(event: &OnlineEvent) -> Option<String> {
    match event {
        OnlineEvent::Room(room) => room.rematch.clone(),
        _ => None,
    }
}

fn opened(event: &OnlineEvent) -> Option<String> {
    match event {
        OnlineEvent::TableOpened { game } => Some(game.clone()),
        _ => None,
    }
}

/// The key of an invitation is sent to the host alone, is nowhere in the store, and works after a
/// restart.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn friends_come_by_a_key_that_nobody_else_is_told() {
    let house = House::new().await;
    let (mut anne, mut carl) = (Client::named(&house, "Anne").await, Client::new(&house).await);
    let seats = vec![SeatAccess::Friend, SeatAccess::Friend, SeatAccess::Anyone];
    let game = open(&mut anne, table("tortuga", seats)).await;
    carl.say(&ClientMsg::Watch { game: game.clone(), seat: None }).await;
    let sit = |key: Option<String>| OnlineRequest::Join {
        game: game.clone(),
        seat: Some(1),
        commitment: None,
        invitation_key: key,
    };
    carl.request(OnlineRequest::Invite { game: game.clone() }).await;
    assert_eq!(carl.denied().await, Denial::NotHost);
    anne.request(OnlineRequest::Invite { game: game.clone() }).await;
    let key = anne.wait_event(|event| match event {
        OnlineEvent::Invitation { invitation_key, .. } => Some(invitation_key.clone()),
        _ => None,
    });
    let key = key.await;
    carl.request(sit(None)).await;
    assert_eq!(carl.denied().await, Denial::SeatTaken);
    assert!(!carl.log.iter().any(|text| text.contains(&key)), "a stranger was sent the key");
    let lines = house.store.load(&game).await.expect("a store").expect("a game");
    assert!(!lines.iter().any(|line| line.contains(&key)), "the key is stored");
    let folder = house.stop().await.expect("its folder");
    let store =
        connect(&StoreLocation::Sqlite(folder.path().to_owned())).await.expect("the same store");
    let house = House::over(crate::common::config(store)).await;
    let mut carl = Client::at(house.address, Some(&carl.cookie)).await;
    carl.say(&ClientMsg::Watch { game: game.clone(), seat: None }).await;
    carl.request(sit(Some(key))).await;
    let seat = carl.wait_event(|event| match event {
        OnlineEvent::Room(room) => room.your_seat.map(Seat::number),
        _ => None,
    });
    assert_eq!(seat.await, 1);
    house.stop().await;
}

/// At the start of a server nobody is connected; bots whose turn it is play on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_go_on_after_a_restart() {
    let house = House::with(|mut config| {
        config.bot_pause = std::time::Duration::from_secs(3600);
        config
    })
    .await;
    let mut host = Client::named(&house, "Anne").await;
    let bots = vec![SeatAccess::Friend, SeatAccess::Bot { level: "deckhand".into() }];
    let mut with_bot = table("jamaica", bots);
    with_bot.first = Some(1);
    let game = open(&mut host, with_bot).await;
    let mut anne = Player::new(host, &game, 1).await;
    anne.begun().await;
    let before = house.store.load(&game).await.expect("a store").expect("a game").len();
    let folder = house.stop().await.expect("a folder");
    let store = connect(&StoreLocation::Sqlite(folder.path().to_owned())).await.expect("a store");
    let house = House::over(crate::common::config(store)).await;
    let lines = async || house.store.load(&game).await.expect("a store").expect("a game").len();
    eventually("a bot moves after the restart", async || lines().await > before).await;
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_new_name_is_seen_at_the_table() {
    let house = House::new().await;
    let mut players = seated(&house, "jamaica", 2, 0).await;
    let mary = players.pop().expect("two players");
    let mut anne = players.pop().expect("two players");
    anne.client.request(OnlineRequest::Rename { name: "Bonny".into() }).await;
    let mut mary = mary;
    mary.client
        .wait_event(|event| {
            matches!(event, OnlineEvent::Room(room) if room.seats[0].name == "Bonny").then_some(())
        })
        .await;
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_all_have_left_is_gone() {
    let house = House::new().await;
    let mut anne = Client::named(&house, "Anne").await;
    let game = open(&mut anne, table("jamaica", vec![SeatAccess::Friend; 2])).await;
    anne.request(OnlineRequest::StandUp { game: game.clone() }).await;
    let mut mary = Client::new(&house).await;
    eventually("the table is gone", async || is_gone(&mut mary, &game).await).await;
    house.stop().await;
}

/// Returns whether a table that everybody leaves is gone; until then it is closed at most.
async fn is_gone(client: &mut Client, game: &str) -> bool {
    client.say(&ClientMsg::Watch { game: game.to_owned(), seat: None }).await;
    let answer = client.wait_event(|event| match event {
        OnlineEvent::Denied { reason, .. } => Some(Err(*reason)),
        OnlineEvent::Room(room) => Some(Ok(room.stage.clone())),
        _ => None,
    });
    match answer.await {
        Err(why) => assert_eq!(why, Denial::NoSuchTable),
        Ok(stage) => {
            assert!(matches!(stage, RoomStage::Gathering | RoomStage::Closed));
            return false;
        }
    }
    true
}

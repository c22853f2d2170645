//! Several servers on one database: people who play, talk and meet by different ones.

use crate::common::client::Client;
use crate::common::player::{Player, open, table};
use crate::common::servers::{ADMIN, Fleet, KEY, play_to_the_end, shared_config, sit_down};
use crate::common::{House, eventually};
use crate::community::admin;
use cartagena_protocol::{
    ClientMsg, Denial, OnlineEvent, OnlineRequest, PairingState, PeopleEvent, PeopleRequest,
    PersonAt, RoomView, SeatAccess, ServerMsg,
};
use cartagena_server::{AdminRequest, BindError, RateLimit, Server, ServerKey};
use cartagena_store::{StoreError, StoreLocation, connect, connect_shared, open_reader};
use sqlx::{Connection as _, PgConnection, query};

/// Plays a game by all servers, whose players end with the same number of moves.
async fn play(fleet: &Fleet, rules: &str, people: usize, bots: usize) {
    let mut players = fleet.seated(rules, people, bots).await;
    for player in &mut players {
        player.begun().await;
    }
    let ended = play_to_the_end(players).await;
    let last = |player: &Player| player.view.as_ref().map(|view| (view.seq(), view.moves()));
    assert!(ended.iter().all(|player| last(player) == last(&ended[0])));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whole_games_of_every_variant_are_played_at_two_servers() {
    let fleet = Fleet::new(2).await;
    for rules in ["jamaica", "tortuga", "hispaniola"] {
        play(&fleet, rules, 2, 0).await;
        play(&fleet, rules, 3, 2).await;
    }
    fleet.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_servers_play_one_game() {
    let fleet = Fleet::new(3).await;
    play(&fleet, "jamaica", 3, 1).await;
    play(&fleet, "tortuga", 5, 0).await;
    fleet.stop().await;
}

async fn heard(client: &mut Client, text: &str) {
    let text = text.to_owned();
    client
        .wait_event(|event| match event {
            OnlineEvent::Chat { lines, .. } => {
                lines.iter().find(|line| line.text == text).map(drop)
            }
            _ => None,
        })
        .await;
}

async fn room_with(client: &mut Client, holds: impl Fn(&RoomView) -> bool) {
    client
        .wait_event(|event| match event {
            OnlineEvent::Room(room) => holds(room).then_some(()),
            _ => None,
        })
        .await;
}

async fn say(client: &mut Client, game: &str, text: &str) {
    client.request(OnlineRequest::Chat { game: game.into(), text: text.into() }).await;
}

/// Waits until the lobby lists a table, or no longer does.
async fn listed(client: &mut Client, game: &str, is_listed: bool) {
    client
        .wait_event(|event| match event {
            OnlineEvent::Lobby { tables } => {
                (tables.iter().any(|table| table.game == game) == is_listed).then_some(())
            }
            _ => None,
        })
        .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lobby_chat_and_presence_are_the_same_everywhere() {
    let fleet = Fleet::new(2).await;
    let [here, there] = [&fleet.houses[0], &fleet.houses[1]];
    let mut watcher = Client::new(there).await;
    watcher.request(OnlineRequest::WatchLobby).await;
    let mut anne = Client::named(here, "Anne").await;
    let seats = vec![SeatAccess::Friend, SeatAccess::Anyone];
    let game = open(&mut anne, table("jamaica", seats)).await;
    listed(&mut watcher, &game, true).await;
    let mut anne = Player::new(anne, &game, 1).await;
    let mut mary = sit_down(Client::named(there, "Mary").await, &game, 2).await;
    listed(&mut watcher, &game, false).await;
    room_with(&mut anne.client, |room| room.seats.iter().all(|seat| seat.present)).await;
    anne.client.forget();
    say(&mut anne.client, &game, "ahoy from here").await;
    heard(&mut mary.client, "ahoy from here").await;
    say(&mut mary.client, &game, "ahoy from there").await;
    heard(&mut anne.client, "ahoy from there").await;
    drop(mary);
    room_with(&mut anne.client, |room| !room.seats[1].present).await;
    fleet.stop().await;
}

async fn paired(client: &mut Client) -> String {
    client
        .wait_event(|event| match event {
            OnlineEvent::Paired { game } => Some(game.clone()),
            OnlineEvent::Denied { reason, .. } => panic!("denied: {reason:?}"),
            _ => None,
        })
        .await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_at_different_servers_are_paired() {
    let fleet = Fleet::new(2).await;
    let mut players = Vec::new();
    for (number, house) in fleet.houses.iter().enumerate() {
        let mut client = Client::named(house, ["Anne", "Mary"][number]).await;
        let find = OnlineRequest::FindOpponent { rules: "tortuga".into(), commitment: None };
        client.request(find).await;
        client
            .wait_event(|event| match event {
                OnlineEvent::Pairing { state: PairingState::Waiting } => Some(()),
                _ => None,
            })
            .await;
        players.push(client);
    }
    let mut games = Vec::new();
    for player in &mut players {
        games.push(paired(player).await);
    }
    assert_eq!(games[0], games[1]);
    let mut seated = Vec::new();
    for (number, client) in players.into_iter().enumerate() {
        let mut player = Player::new(client, &games[0], number as u64 + 1).await;
        player.begun().await;
        seated.push(player);
    }
    play_to_the_end(seated).await;
    fleet.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_blocks_whom_holds_at_every_server() {
    let fleet = Fleet::new(2).await;
    let [here, there] = [&fleet.houses[0], &fleet.houses[1]];
    let mut players = fleet.seated("jamaica", 2, 0).await;
    let game = players[0].game.clone();
    players[0].begun().await;
    let at = PersonAt { game, line: None, seat: Some(1) };
    let block = OnlineRequest::People(PeopleRequest::Block { at });
    players[0].client.request(block).await;
    players[0]
        .client
        .wait_event(|event| match event {
            OnlineEvent::People(PeopleEvent::List { blocked, .. }) => {
                (blocked.len() == 1).then_some(())
            }
            _ => None,
        })
        .await;
    let seats = vec![SeatAccess::Friend, SeatAccess::Anyone];
    let theirs = open(&mut players[0].client, table("tortuga", seats)).await;
    // Anybody else sees the table by the other server; who is blocked does not, and cannot sit down.
    let mut stranger = Client::named(there, "Jack").await;
    stranger.request(OnlineRequest::WatchLobby).await;
    listed(&mut stranger, &theirs, true).await;
    let blocked = &mut players[1].client;
    let (seat, commitment, invitation_key) = (None, None, None);
    let join = OnlineRequest::Join { game: theirs.clone(), seat, commitment, invitation_key };
    blocked.request(join).await;
    assert_eq!(blocked.denied().await, Denial::SeatTaken);
    blocked.request(OnlineRequest::WatchLobby).await;
    listed(blocked, &theirs, false).await;
    // What an operator announces by one server is told by all.
    let announce = AdminRequest::Announce { text: "Storm ahead".into(), minutes: 0, hours: 1 };
    let (status, answer) = admin(here, ADMIN, &announce).await;
    assert_eq!(status, 200, "{answer}");
    stranger
        .wait_event(|event| match event {
            OnlineEvent::People(PeopleEvent::Announcement { text, .. }) => {
                (text == "Storm ahead").then_some(())
            }
            _ => None,
        })
        .await;
    fleet.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_limit_holds_at_all_servers_together() {
    let fleet = Fleet::with(2, |mut config| {
        config.limits.opened_tables = RateLimit::new(3, 600_000);
        config
    })
    .await;
    let anne = Client::named(&fleet.houses[0], "Anne").await;
    let mut opened = 0;
    for turn in 0..4 {
        let house = &fleet.houses[turn % 2];
        let mut page = Client::at(house.address, Some(&anne.cookie)).await;
        let seats = vec![SeatAccess::Friend; 2];
        let table = table("jamaica", seats);
        page.request(OnlineRequest::Open { table, commitment: None }).await;
        opened += page
            .wait_event(|event| match event {
                OnlineEvent::TableOpened { .. } => Some(1),
                OnlineEvent::Denied { reason, .. } => {
                    assert_eq!(*reason, Denial::RateLimited);
                    Some(0)
                }
                _ => None,
            })
            .await;
    }
    assert_eq!(opened, 3);
    fleet.stop().await;
}

/// Without notifications a server finds by itself what others have stored.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lost_notifications_are_made_up_for() {
    let fleet = Fleet::new(2).await;
    let mut players = fleet.seated("jamaica", 2, 0).await;
    for player in &mut players {
        player.begun().await;
    }
    let game = players[0].game.clone();
    let mut raw = PgConnection::connect(&fleet.address).await.expect("a connection");
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'";
    for round in 0..3 {
        query(cut).execute(&mut raw).await.expect("cut");
        let text = format!("ahoy {round}");
        let [one, other] = &mut players[..] else { panic!("two players") };
        say(&mut one.client, &game, &text).await;
        heard(&mut other.client, &text).await;
    }
    play_to_the_end(players).await;
    fleet.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_does_not_fit_is_refused() {
    let fleet = Fleet::new(1).await;
    let place = StoreLocation::Postgres(fleet.address.clone());
    let mut other = shared_config(&fleet.address).await;
    other.key = ServerKey::new([1; 32]);
    assert_ne!(other.key.public(), ServerKey::new(KEY).public());
    let store = other.store.clone();
    let refused = Server::bind(other).await.err();
    assert!(matches!(refused, Some(BindError::Store(StoreError::OtherKey))), "{refused:?}");
    store.close().await.expect("closed");
    // Whatever needs the store alone waits for its turn.
    assert_eq!(connect(&place).await.err(), Some(StoreError::InUse));
    open_reader(&place).await.expect("a reader").close().await.expect("closed");
    // A later version would have to migrate the tables, which the server uses.
    let mut raw = PgConnection::connect(&fleet.address).await.expect("a connection");
    let set = |change: &'static str| query(change);
    set("UPDATE cartagena_store SET version = version - 1").execute(&mut raw).await.expect("set");
    assert_eq!(connect_shared(&place).await.err(), Some(StoreError::OtherVersion));
    set("UPDATE cartagena_store SET version = version + 1").execute(&mut raw).await.expect("set");
    for house in fleet.houses {
        house.stop().await;
    }
    connect(&place).await.expect("alone at last").close().await.expect("closed");
}

/// A stopping server closes its sockets, and what it ran goes on at the other at once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_are_restarted_one_after_another() {
    let mut fleet = Fleet::new(2).await;
    let mut players = fleet.seated("jamaica", 2, 1).await;
    let game = players[0].game.clone();
    for player in &mut players {
        player.begun().await;
    }
    for round in 0..2_u64 {
        // The older of the two servers goes, and a new one comes.
        let leaving = fleet.houses.remove(0);
        let address = leaving.address;
        leaving.stop().await;
        for (number, player) in players.iter_mut().enumerate() {
            if player.client.address == address {
                let cookie = player.client.cookie.clone();
                let client = Client::at(fleet.houses[0].address, Some(&cookie)).await;
                *player = Player::new(client, &game, 2 * round + number as u64 + 3).await;
                player.begun().await;
            }
        }
        fleet.houses.push(House::over(shared_config(&fleet.address).await).await);
    }
    play_to_the_end(players).await;
    fleet.stop().await;
}

/// Two pages of one person, by two servers, are one person with one name.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_has_one_name_at_all_servers() {
    let fleet = Fleet::new(2).await;
    let mut anne = Client::named(&fleet.houses[0], "Anne").await;
    let mut page = Client::at(fleet.houses[1].address, Some(&anne.cookie)).await;
    anne.request(OnlineRequest::Rename { name: "Anne Bonny".into() }).await;
    page.wait(|message| match message {
        ServerMsg::Online(OnlineEvent::YourName { name }) => (name == "Anne Bonny").then_some(()),
        _ => None,
    })
    .await;
    let game = open(&mut page, table("jamaica", vec![SeatAccess::Friend; 2])).await;
    anne.say(&ClientMsg::Watch { game: game.clone(), seat: None }).await;
    room_with(&mut anne, |room| room.seats[0].name == "Anne Bonny").await;
    let store = fleet.houses[0].store.clone();
    eventually("the table is in the lists", async || {
        store.unfinished().await.is_ok_and(|games| games == [game.clone()])
    })
    .await;
    fleet.stop().await;
}

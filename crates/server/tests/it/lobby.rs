//! The lobby while some open more tables than anybody wants.

use crate::common::client::{Client, cookie_of, knock};
use crate::common::player::{open, table};
use crate::common::{House, within};
use cartagena_protocol::{OnlineEvent, OnlineRequest, OpenTable, SeatAccess, VERSION};
use cartagena_server::Limits;

/// Starts a server with the default limits behind a proxy that tells the addresses of clients.
async fn house() -> House {
    House::with(|mut config| {
        config.behind_proxy = true;
        config.limits = Limits::default();
        config
    })
    .await
}

/// Connects as a new person from an address.
async fn from(house: &House, address: &str) -> Client {
    let origin = house.origin();
    let headers = [("origin", origin.as_str()), ("x-forwarded-for", address)];
    let (stream, headers) = knock(house.address, &headers).await.expect("let in");
    let cookie = cookie_of(&headers).expect("a cookie");
    let mut client = Client::over(stream, cookie, house.address);
    client.request(OnlineRequest::Hello { version: VERSION }).await;
    client
}

fn public_table() -> OpenTable {
    table("jamaica", vec![SeatAccess::Friend, SeatAccess::Anyone])
}

/// Opens tables for as many people from an address as it takes to reach every limit.
async fn flood(house: &House, address: &str) -> Vec<Client> {
    let mut people = Vec::new();
    for _ in 0..16 {
        let mut client = from(house, address).await;
        for _ in 0..6 {
            open(&mut client, public_table()).await;
        }
        people.push(client);
    }
    people
}

/// Waits until the lobby lists a number of tables at least, and returns their ids.
async fn lobby_of(client: &mut Client, count: usize) -> Vec<String> {
    client.request(OnlineRequest::WatchLobby).await;
    let listed = client.wait_event(move |event| match event {
        OnlineEvent::Lobby { tables } if tables.len() >= count => {
            Some(tables.iter().map(|table| table.game.clone()).collect())
        }
        _ => None,
    });
    within("the lobby lists the tables", listed).await
}

/// Regression: two addresses opened 192 tables, and the honest one was gone from the list.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flood_of_tables_hides_nobody() {
    let house = house().await;
    let mut honest = from(&house, "192.0.2.1").await;
    let game = open(&mut honest, public_table()).await;
    let floods = [flood(&house, "198.51.100.1").await, flood(&house, "203.0.113.1").await];
    let mut viewer = from(&house, "192.0.2.2").await;
    let listed = lobby_of(&mut viewer, 81).await;
    assert_eq!(listed.iter().position(|listed| *listed == game), Some(2), "{}", listed.len());
    drop((honest, floods));
    house.stop().await;
}

//! Connections that are too many, too slow or never end, over real sockets.

use crate::common::client::Client;
use crate::common::{House, connection, eventually, within, write};
use cartagena_protocol::{OnlineEvent, OnlineRequest};
use cartagena_server::{Config, File, Limits};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::AsyncReadExt as _;
use tokio::net::TcpStream;

const FRONT: &str = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";

/// Starts a server with this many slots for connections.
async fn places(connections: usize) -> House {
    House::with(|config| with_limits(config, Limits { connections, ..Limits::unlimited() })).await
}

/// Starts a server with a short request timeout.
async fn hasty(page: &'static [File]) -> House {
    House::with(|config| Config { page, request_timeout: Duration::from_secs(1), ..config }).await
}

fn with_limits(config: Config, limits: Limits) -> Config {
    Config { limits, ..config }
}

/// Sends a request and reads until the server closes the connection.
async fn answer(address: SocketAddr, request: &str) -> String {
    let mut stream = connection(address).await;
    write(&mut stream, request).await.expect("a request");
    rest(&mut stream).await
}

/// Reads until the server closes; a connection that is reset because of unread data is closed, too.
async fn rest(stream: &mut TcpStream) -> String {
    let mut all = Vec::new();
    let _ = within("the server closes the connection", stream.read_to_end(&mut all)).await;
    String::from_utf8_lossy(&all).into_owned()
}

/// Reports whether there is a slot for one more connection.
async fn is_let_in(address: SocketAddr) -> bool {
    let mut stream = connection(address).await;
    let request = FRONT.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n");
    let _ = write(&mut stream, &request).await;
    rest(&mut stream).await.starts_with("HTTP/1.1 200")
}

/// Connects again and again until there is a slot.
async fn let_in(address: SocketAddr) {
    eventually("there is a place", async || is_let_in(address).await).await;
}

#[test]
fn ten_thousand_players_fit_and_files_do_not_run_out() {
    let limits = Limits::default();
    assert!(limits.sockets >= 10_000 && limits.connections < 20_000);
    assert!(limits.sockets < limits.connections, "some are left for pages");
    assert!(limits.sockets_per_address < limits.connections_per_address);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn too_many_connections_are_turned_away_until_one_is_closed() {
    let house = places(3).await;
    let mut held = Vec::new();
    for _ in 0..3 {
        held.push(connection(house.address).await);
    }
    let mut fourth = connection(house.address).await;
    assert!(rest(&mut fourth).await.starts_with("HTTP/1.1 503"));
    // Those who have a place are answered all the same.
    write(&mut held[2], FRONT).await.expect("a request");
    let mut status = [0; 12];
    let reading = held[2].read_exact(&mut status);
    within("an answer to who has a place", reading).await.expect("an answer");
    assert_eq!(&status, b"HTTP/1.1 200");
    held.pop();
    let_in(house.address).await;
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_socket_holds_its_place_until_it_is_closed() {
    let house = places(1).await;
    let mut anne = Client::new(&house).await;
    let mut other = connection(house.address).await;
    assert!(rest(&mut other).await.starts_with("HTTP/1.1 503"));
    anne.request(OnlineRequest::WatchLobby).await;
    anne.wait_event(|event| matches!(event, OnlineEvent::Lobby { .. }).then_some(())).await;
    drop(anne);
    let_in(house.address).await;
    house.stop().await;
}

/// Regression: one address alone could take all slots.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_has_its_share_unless_it_is_a_proxy() {
    for behind_proxy in [false, true] {
        let limits = Limits { connections_per_address: 2, ..Limits::unlimited() };
        let house = House::with(|config| Config { limits, behind_proxy, ..config }).await;
        let mut held = Vec::new();
        for _ in 0..2 {
            held.push(connection(house.address).await);
        }
        assert_eq!(is_let_in(house.address).await, behind_proxy);
        drop(held);
        house.stop().await;
    }
}

/// A head, a body or a next request that does not come is not waited for.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_does_not_finish_a_request_is_not_waited_for() {
    let house = hasty(crate::common::PAGE).await;
    assert_eq!(answer(house.address, "").await, "");
    assert!(!answer(house.address, "GET / HTTP/1.1\r\nHo").await.contains("200 OK"));
    let idle = answer(house.address, FRONT).await;
    assert!(idle.starts_with("HTTP/1.1 200") && idle.ends_with("<!doctype html>"), "{idle}");
    let come = format!(
        "POST /come HTTP/1.1\r\nHost: {0}\r\nOrigin: http://{0}\r\n\
        Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{{",
        house.address
    );
    let late = answer(house.address, &come).await;
    assert!(late.starts_with("HTTP/1.1 408") && late.contains("x-content-type-options"), "{late}");
    house.stop().await;
}

/// Regression: a client that never read an answer held its connection for ever. A socket stays
/// open.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_does_not_read_an_answer_is_not_waited_for() {
    let long: &'static [u8] = Box::leak(vec![b'x'; 32 * 1024 * 1024].into());
    let file = File { name: "index.html", tag: "long", plain: long, br: None, gz: None };
    let house = hasty(Box::leak(vec![file].into())).await;
    let mut anne = Client::new(&house).await;
    let mut deaf = connection(house.address).await;
    write(&mut deaf, FRONT).await.expect("a request");
    let few = async || house.figure("connections").await <= 1;
    eventually("who does not read is cut off", few).await;
    assert!(rest(&mut deaf).await.len() < long.len());
    anne.request(OnlineRequest::WatchLobby).await;
    anne.wait_event(|event| matches!(event, OnlineEvent::Lobby { .. }).then_some(())).await;
    house.stop().await;
}

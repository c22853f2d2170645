//! Admission: which requests are let in, and as which person.

use crate::common::client::{Client, cookie_of, knock};
use crate::common::{House, dial, eventually};
use cartagena_protocol::{Denial, OnlineEvent, OnlineRequest, VERSION};
use cartagena_server::{Limits, RateLimit};
use std::io::{Read, Write};
use std::net::SocketAddr;

/// Sends a request over a plain connection and returns the whole answer.
fn ask(address: SocketAddr, head: &str, body: &str) -> String {
    let mut connection = dial(address);
    let length = body.len();
    let request = format!("{head}\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{body}");
    connection.write_all(request.as_bytes()).expect("a request");
    let mut answer = String::new();
    connection.read_to_string(&mut answer).expect("an answer");
    answer
}

fn status(answer: &str) -> &str {
    answer.split(' ').nth(1).expect("a status")
}

fn come(house: &House, origin: Option<&str>, body: &str) -> String {
    let origin = origin.map(|origin| format!("\r\nOrigin: {origin}")).unwrap_or_default();
    let head = format!(
        "POST /come HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json{origin}",
        house.address
    );
    ask(house.address, &head, body)
}

/// Returns origins that differ from the place that the request was sent to.
fn wrong_origins(address: SocketAddr) -> Vec<String> {
    let port = address.port();
    vec![
        "null".into(),
        format!("https://{address}"),
        format!("http://127.0.0.1:{}", port ^ 1),
        "http://127.0.0.1".into(),
        format!("http://localhost:{port}"),
        format!("http://www.{address}"),
        format!("http://1{address}"),
        format!("http://{address}0"),
        format!("http://{address}.evil.example"),
        format!("HTTP://{address}"),
        format!("http://127.0.0.1.:{port}"),
        format!("http://anne@{address}"),
        format!("http://{address}@evil.example"),
        format!("http://{address}/"),
    ]
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pages_from_elsewhere_are_refused() {
    let house = House::new().await;
    let known = Client::new(&house).await;
    let cookie = ("cookie", known.cookie.as_str());
    for origin in wrong_origins(house.address) {
        for headers in
            [vec![("origin", origin.as_str())], vec![("origin", origin.as_str()), cookie]]
        {
            let refused = knock(house.address, &headers).await.map(drop);
            assert_eq!(refused.expect_err("refused").as_u16(), 403, "{origin}");
        }
        // The same place by another scheme is this server's own page, which it does not know as such.
        let same_place = origin.ends_with(&format!("//{}", house.address));
        let expected = if same_place { "421" } else { "403" };
        assert_eq!(status(&come(&house, Some(&origin), "{}")), expected, "{origin}");
    }
    for headers in [vec![], vec![cookie]] {
        let refused = knock(house.address, &headers).await.map(drop);
        assert_eq!(refused.expect_err("refused").as_u16(), 403, "absent");
    }
    let origin = house.origin();
    let twice = [("origin", origin.as_str()), ("origin", origin.as_str())];
    let refused = knock(house.address, &twice).await.map(drop);
    assert_eq!(refused.expect_err("refused").as_u16(), 403, "twice");
    assert_eq!(status(&come(&house, None, "{}")), "403");
    assert!(knock(house.address, &[("origin", &origin), cookie]).await.is_ok());
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn upper_case_is_not_the_same() {
    let house = House::new().await;
    let port = house.address.port();
    let headers = |origin: &str| {
        format!(
            "GET /socket HTTP/1.1\r\nHost: localhost:{port}\r\nOrigin: {origin}\r\nUpgrade: websocket\r\n\
            Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
        )
    };
    let asked = |origin: String| status(&ask(house.address, &headers(&origin), "")).to_owned();
    assert_eq!(asked(format!("http://LOCALHOST:{port}")), "403");
    assert_eq!(asked(format!("http://localhost.:{port}")), "403");
    // Let in as far as the head goes, which asks to close the connection instead of upgrading it.
    assert_eq!(asked(format!("http://localhost:{port}")), "400");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_cookie_is_out_of_reach() {
    let house = House::new().await;
    let (_, headers) = knock(house.address, &[("origin", &house.origin())]).await.expect("let in");
    let set = headers["set-cookie"].to_str().expect("a text");
    assert!(
        set.starts_with("cartagena=") && set.contains("; HttpOnly; SameSite=Lax; Path=/; Max-Age=")
    );
    assert!(!set.contains("Secure"));
    house.stop().await;
    let house = House::with(|mut config| {
        config.origin = "https://game.example".parse().ok();
        config
    })
    .await;
    let asked = [("origin", "https://game.example")];
    let (_, headers) = knock(house.address, &asked).await.expect("let in");
    let set = headers["set-cookie"].to_str().expect("a text");
    assert!(set.starts_with("__Host-cartagena=") && set.ends_with("; Secure"), "{set}");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_browser_is_known_again() {
    let house = House::new().await;
    let anne = Client::named(&house, "Anne").await;
    let mut again = anne.again().await;
    assert_eq!(again.cookie, anne.cookie);
    again.request(OnlineRequest::Hello { version: VERSION }).await;
    let name = again
        .wait_event(|event| match event {
            OnlineEvent::YourName { name } => Some(name.clone()),
            _ => None,
        })
        .await;
    assert_eq!(name, "Anne");
    for forged in ["cartagena=00", &format!("cartagena={}", "0".repeat(64)), "cartagena="] {
        let other = Client::at(house.address, Some(forged)).await;
        assert_ne!(other.cookie, anne.cookie);
        assert_ne!(other.cookie, forged);
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_personal_link_works_once() {
    let house = House::new().await;
    let mut anne = Client::named(&house, "Anne").await;
    anne.request(OnlineRequest::CreateDeviceLink).await;
    let pass = anne.wait_event(|event| match event {
        OnlineEvent::DeviceLink { secret, valid_seconds } => Some((secret.clone(), *valid_seconds)),
        _ => None,
    });
    let (secret, seconds) = pass.await;
    assert_eq!(seconds, 600);
    let body = format!("{{\"secret\":\"{secret}\"}}");
    let first = come(&house, Some(&house.origin()), &body);
    assert_eq!(status(&first), "204", "{first}");
    let cookie =
        first.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a cookie");
    let cookie = cookie.split(';').next().expect("a pair");
    assert_ne!(cookie, anne.cookie);
    let mut phone = Client::at(house.address, Some(cookie)).await;
    phone.request(OnlineRequest::Hello { version: VERSION }).await;
    assert_eq!(
        phone
            .wait_event(|event| match event {
                OnlineEvent::YourName { name } => Some(name.clone()),
                _ => None,
            })
            .await,
        "Anne"
    );
    let second = come(&house, Some(&house.origin()), &body);
    assert_eq!(status(&second), "404", "{second}");
    assert!(!second.contains("set-cookie"));
    for wrong in ["", "{}", "{\"secret\":\"\"}", "{\"secret\":7}", "secret", &"x".repeat(1500)] {
        assert_eq!(status(&come(&house, Some(&house.origin()), wrong)), "404", "{wrong}");
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_are_harmless() {
    let house = House::new().await;
    let mut anne = Client::new(&house).await;
    for (name, stored) in [
        ("<script>alert(1)", "<script>alert(1)"),
        ("\u{202e}ennA\u{2066}", "ennA"),
        (" A\u{30a}sa \u{0}\u{200b}", "Åsa"),
    ] {
        anne.request(OnlineRequest::Rename { name: name.into() }).await;
        let name = anne
            .wait_event(|event| match event {
                OnlineEvent::YourName { name } => Some(name.clone()),
                _ => None,
            })
            .await;
        assert_eq!(name, stored);
    }
    for wrong in ["", " \u{202e}\u{200f} ", &"n".repeat(25)] {
        anne.request(OnlineRequest::Rename { name: wrong.into() }).await;
        assert_eq!(anne.denied().await, Denial::BadText, "{wrong:?}");
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_old_page_is_told_to_reload() {
    let house = House::new().await;
    let (stream, headers) =
        knock(house.address, &[("origin", &house.origin())]).await.expect("let in");
    let cookie = cookie_of(&headers).expect("a cookie");
    let mut page = Client::over(stream, cookie, house.address);
    page.request(OnlineRequest::Hello { version: VERSION + 1 }).await;
    let version = page
        .wait_event(|event| match event {
            OnlineEvent::Outdated { version } => Some(*version),
            _ => None,
        })
        .await;
    assert_eq!(version, VERSION);
    page.request(OnlineRequest::ListMyTables).await;
    assert_eq!(page.denied().await, Denial::BadMessage);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_has_so_many_sockets_and_new_people() {
    let house = House::with(|mut config| {
        config.limits = Limits { sockets_per_address: 2, ..Limits::unlimited() };
        config
    })
    .await;
    let (one, other) = (Client::new(&house).await, Client::new(&house).await);
    let origin = house.origin();
    let third = knock(house.address, &[("origin", &origin)]).await.map(drop);
    assert_eq!(third.expect_err("refused").as_u16(), 429);
    drop(one);
    // The place is free once the server has seen that the socket is gone.
    let let_in = async || knock(house.address, &[("origin", &origin)]).await.is_ok();
    eventually("a place is free again", let_in).await;
    drop(other);
    house.stop().await;
    let house = House::with(|mut config| {
        config.limits = Limits { new_people: RateLimit::new(1, 3_600_000), ..Limits::unlimited() };
        config
    })
    .await;
    let known = Client::new(&house).await;
    let origin = house.origin();
    let new = knock(house.address, &[("origin", &origin)]).await.map(drop);
    assert_eq!(new.expect_err("refused").as_u16(), 429);
    drop(known.again().await);
    house.stop().await;
}

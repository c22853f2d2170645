//! A browser that asks about its account.

use super::client::Client;
use super::{House, config, try_dial};
use cartagena_server::Config;
use cartagena_store::{StoreLocation, connect};
use cartagena_test_postgres::Postgres;
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::io::{Read as _, Write as _};
use std::net::SocketAddr;

/// A browser: where it is, and what it keeps and says about itself.
pub(crate) struct Browser {
    pub address: SocketAddr,
    /// The name by which the browser knows the server.
    pub host: String,
    pub origin: String,
    pub cookie: Option<String>,
    pub agent: String,
}

/// An answer to a request.
pub(crate) struct HttpAnswer {
    pub status: u16,
    /// The cookie that it sets, as the browser sends it back.
    pub cookie: Option<String>,
    pub body: String,
    /// The body of a file.
    pub bytes: Vec<u8>,
}

impl HttpAnswer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{}: {error}", self.body))
    }
}

impl Browser {
    /// A browser that was never here.
    pub(crate) fn new(house: &House) -> Browser {
        let (cookie, agent) = (None, String::new());
        let (address, host) = (house.address, house.address.to_string());
        Browser { address, host, origin: house.origin(), cookie, agent }
    }

    /// A browser that was never here, and knows the server as localhost.
    pub(crate) fn at_localhost(house: &House) -> Browser {
        let host = format!("localhost:{}", house.address.port());
        Browser { origin: format!("http://{host}"), host, ..Browser::new(house) }
    }

    /// The browser in which a page is open.
    pub(crate) fn of(client: &Client) -> Browser {
        let (address, agent) = (client.address, String::new());
        Browser {
            address,
            host: address.to_string(),
            origin: format!("http://{address}"),
            cookie: Some(client.cookie.clone()),
            agent,
        }
    }

    /// Sends a request and waits for its answer.
    pub(crate) async fn post(&self, path: &str, body: &Value) -> HttpAnswer {
        self.try_post(path, body).await.expect("an answer")
    }

    /// Sends a request and waits for its answer; `None` if the server is gone before it comes.
    pub(crate) async fn try_post(&self, path: &str, body: &Value) -> Option<HttpAnswer> {
        let body = body.to_string();
        let cookie = self.cookie.as_ref().map(|cookie| format!("Cookie: {cookie}\r\n"));
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: {}\r\nOrigin: {}\r\nUser-Agent: {}\r\n{}\
             Content-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
            self.host,
            self.origin,
            self.agent,
            cookie.unwrap_or_default(),
            body.len(),
        );
        let address = self.address;
        let asked = tokio::task::spawn_blocking(move || {
            let Ok(mut connection) = try_dial(address) else { return Vec::new() };
            // A server that refuses a long body need not read it.
            let _ = connection.write_all(request.as_bytes());
            let mut answer = Vec::new();
            let _ = connection.read_to_end(&mut answer);
            answer
        });
        parse(&asked.await.expect("no panic"))
    }
}

fn parse(answer: &[u8]) -> Option<HttpAnswer> {
    let end = answer.windows(4).position(|window| window == b"\r\n\r\n").map(|at| at + 4);
    let (head, bytes) = answer.split_at(end.unwrap_or(answer.len()));
    let (head, body) = (String::from_utf8_lossy(head), String::from_utf8_lossy(bytes).into_owned());
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok())?;
    let set = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = set.and_then(|set| set.split(';').next()).map(str::to_owned);
    Some(HttpAnswer { status, cookie, body, bytes: bytes.to_vec() })
}

/// Runs a test with a server over SQLite, and with one over PostgreSQL.
pub(crate) async fn everywhere(test: impl AsyncFn(&House)) {
    everywhere_with(|config| config, test).await;
}

/// Does the same with other settings.
pub(crate) async fn everywhere_with(change: impl Fn(Config) -> Config, test: impl AsyncFn(&House)) {
    let house = House::with(&change).await;
    test(&house).await;
    house.stop().await;
    let postgres = Postgres::start().expect("PostgreSQL");
    let address = postgres.create_database("account").expect("a database");
    let store = connect(&StoreLocation::Postgres(address)).await.expect("a store");
    let house = House::over(change(config(store))).await;
    test(&house).await;
    house.stop().await;
}

/// Returns the hash that the server stores of a token in hexadecimal digits.
pub(crate) fn hex_hash(token: &str) -> [u8; 32] {
    let pairs = token.as_bytes().chunks(2).map(|pair| str::from_utf8(pair).expect("digits"));
    let bytes: Vec<u8> = pairs.map(|pair| u8::from_str_radix(pair, 16).expect("digits")).collect();
    Sha256::digest(bytes).into()
}

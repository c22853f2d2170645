//! The real server on a free port, and clients that talk to it as pages do.

#![allow(dead_code)] // Each test uses its part.

pub mod client;
pub mod player;

use cartagena_server::{Config, File, Limits, Server};
use cartagena_store::{Store, StoreLocation, connect};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

pub const PAGE: &[File] =
    &[File { name: "index.html", tag: "front", plain: b"<!doctype html>", br: None, gz: None }];

/// A server that lives as long as the test that uses it.
pub struct House {
    pub address: SocketAddr,
    pub store: Arc<dyn Store>,
    stop: Option<oneshot::Sender<()>>,
    running: JoinHandle<()>,
    folder: Option<tempfile::TempDir>,
}

/// What a test's server is made of: no pauses, no limits.
pub fn config(store: Arc<dyn Store>) -> Config {
    let mut config = Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), PAGE, store);
    config.limits = Limits::unlimited();
    config.bot_pause = Duration::ZERO;
    config
}

/// Asks again and again until something holds; only something broken takes long.
pub async fn eventually(mut holds: impl AsyncFnMut() -> bool) {
    let asking = async {
        while !holds().await {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    };
    tokio::time::timeout(client::PATIENCE, asking).await.expect("it holds in time");
}

impl House {
    /// A server over SQLite, in a folder of its own.
    pub async fn new() -> House {
        House::with(|config| config).await
    }

    pub async fn with(change: impl FnOnce(Config) -> Config) -> House {
        let folder = tempfile::tempdir().expect("a folder");
        let store =
            connect(&StoreLocation::Sqlite(folder.path().to_owned())).await.expect("a store");
        let mut house = House::over(change(config(store))).await;
        house.folder = Some(folder);
        house
    }

    pub async fn over(config: Config) -> House {
        let store = Arc::clone(&config.store);
        let server = Server::bind(config).await.expect("a free port");
        let address = server.address();
        let (stop, stopped) = oneshot::channel::<()>();
        let running = tokio::spawn(server.run(async move { drop(stopped.await) }));
        House { address, store, stop: Some(stop), running, folder: None }
    }

    pub fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// What the server tells of itself under a name.
    pub async fn figure(&self, name: &str) -> u64 {
        let mut connection = TcpStream::connect(self.address).await.expect("a connection");
        let request = "GET /metrics HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
        connection.write_all(request.as_bytes()).await.expect("a request");
        let mut told = String::new();
        connection.read_to_string(&mut told).await.expect("an answer");
        let value = told.lines().find_map(|line| line.strip_prefix(&format!("cartagena_{name} ")));
        value.and_then(|value| value.parse().ok()).expect("a figure")
    }

    /// Stops the server as Ctrl+C would, and waits until it has.
    pub async fn stop(mut self) -> Option<tempfile::TempDir> {
        drop(self.stop.take());
        self.running.await.expect("it ran");
        self.folder.take()
    }
}

//! The real server on a free port, and clients that talk to it as pages do.

#![allow(dead_code)] // Each test uses its part.

pub(crate) mod account;
pub(crate) mod authenticator;
pub(crate) mod client;
pub(crate) mod crew;
pub(crate) mod player;
pub(crate) mod receiver;
pub(crate) mod servers;
pub(crate) mod wire;

use cartagena_server::{AddressPolicy, Config, File, Limits, ListenAddress, Server};
use cartagena_store::{Store, StoreLocation, connect};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

pub(crate) const PAGE: &[File] =
    &[File { name: "index.html", tag: "front", plain: b"<!doctype html>", br: None, gz: None }];

/// A server that lives as long as the test that uses it.
pub(crate) struct House {
    pub address: SocketAddr,
    metrics: Option<SocketAddr>,
    pub store: Arc<dyn Store>,
    stop: Option<oneshot::Sender<()>>,
    running: JoinHandle<()>,
    folder: Option<tempfile::TempDir>,
}

/// Returns the settings of a test's server: no pauses, no limits.
pub(crate) fn config(store: Arc<dyn Store>) -> Config {
    let any = SocketAddr::from(([127, 0, 0, 1], 0));
    let mut config = Config::new(any, PAGE, store);
    config.metrics_listen = Some(ListenAddress::Tcp(any));
    config.limits = Limits::unlimited();
    config.bot_pause = Duration::ZERO;
    // The tests' receivers are on this machine.
    config.notices.addresses = AddressPolicy { allow_private: true };
    config.notices.retry_pause = Duration::from_millis(10);
    config
}

/// Longer than anything that works takes, however slow the machine.
pub(crate) const PATIENCE: Duration = Duration::from_secs(120);

/// The same for many games one after another.
pub(crate) const LONG_PATIENCE: Duration = Duration::from_secs(600);

/// Waits for work, and panics with its name if it takes too long.
pub(crate) async fn within<T>(awaited: &str, work: impl Future<Output = T>) -> T {
    within_time(PATIENCE, awaited, work).await
}

/// Does the same with another deadline.
pub(crate) async fn within_time<T>(
    time: Duration,
    awaited: &str,
    work: impl Future<Output = T>,
) -> T {
    let done = tokio::time::timeout(time, work).await;
    done.unwrap_or_else(|_| panic!("waited {} seconds in vain: {awaited}", time.as_secs()))
}

/// Waits for work that blocks, in a thread of its own.
pub(crate) fn within_thread<T: Send + 'static>(
    awaited: &str,
    work: impl FnOnce() -> T + Send + 'static,
) -> T {
    let (sender, done) = std::sync::mpsc::channel();
    std::thread::spawn(move || sender.send(work()));
    done.recv_timeout(PATIENCE).unwrap_or_else(|error| panic!("{awaited}: {error}"))
}

/// Opens a connection.
pub(crate) async fn connection(address: SocketAddr) -> TcpStream {
    within("the server takes a connection", TcpStream::connect(address))
        .await
        .expect("a connection")
}

/// Writes to a connection.
pub(crate) async fn write(stream: &mut TcpStream, text: &str) -> std::io::Result<()> {
    within("the server reads", stream.write_all(text.as_bytes())).await
}

/// Polls until a condition holds.
pub(crate) async fn eventually(awaited: &str, mut holds: impl AsyncFnMut() -> bool) {
    let asking = async {
        while !holds().await {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    };
    within(awaited, asking).await;
}

/// Opens a plain connection whose reads and writes have a deadline, for tests that block.
pub(crate) fn dial(address: SocketAddr) -> std::net::TcpStream {
    try_dial(address).expect("a connection")
}

/// Does the same, where the server may be gone.
pub(crate) fn try_dial(address: SocketAddr) -> std::io::Result<std::net::TcpStream> {
    let connection = std::net::TcpStream::connect(address)?;
    connection.set_read_timeout(Some(PATIENCE))?;
    connection.set_write_timeout(Some(PATIENCE))?;
    Ok(connection)
}

impl House {
    /// Starts a server over SQLite, in a folder of its own.
    pub(crate) async fn new() -> House {
        House::with(|config| config).await
    }

    pub(crate) async fn with(change: impl FnOnce(Config) -> Config) -> House {
        let folder = tempfile::tempdir().expect("a folder");
        let store =
            connect(&StoreLocation::Sqlite(folder.path().to_owned())).await.expect("a store");
        let mut house = House::over(change(config(store))).await;
        house.folder = Some(folder);
        house
    }

    pub(crate) async fn over(config: Config) -> House {
        let store = Arc::clone(&config.store);
        let server = Server::bind(config).await.expect("a free port");
        let address = server.address().network().expect("an address");
        let metrics = server.metrics_address().and_then(ListenAddress::network);
        let (stop, stopped) = oneshot::channel::<()>();
        let running = tokio::spawn(server.run(async move { drop(stopped.await) }));
        House { address, metrics, store, stop: Some(stop), running, folder: None }
    }

    pub(crate) fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Returns the metric of this name.
    pub(crate) async fn figure(&self, name: &str) -> u64 {
        let metrics = self.metrics_text().await;
        let value =
            metrics.lines().find_map(|line| line.strip_prefix(&format!("cartagena_{name} ")));
        value.and_then(|value| value.parse().ok()).expect("a figure")
    }

    /// Returns all metrics.
    pub(crate) async fn metrics_text(&self) -> String {
        let metrics = self.metrics.expect("an address of metrics");
        let mut connection = connection(metrics).await;
        let request = "GET /metrics HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
        write(&mut connection, request).await.expect("a request");
        let mut metrics = String::new();
        let reading = connection.read_to_string(&mut metrics);
        within("the server's metrics", reading).await.expect("an answer");
        let (_, text) = metrics.split_once("\r\n\r\n").expect("a body");
        text.to_owned()
    }

    /// Stops the server as Ctrl+C would, and waits until it has.
    pub(crate) async fn stop(mut self) -> Option<tempfile::TempDir> {
        drop(self.stop.take());
        within("the server stops", self.running).await.expect("it ran");
        self.folder.take()
    }
}

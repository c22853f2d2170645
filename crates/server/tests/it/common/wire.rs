//! A proxy of our own between players and a server, which cuts and delays.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A wire to a server: a listening address whose connections lead there.
pub(crate) struct Wire {
    pub address: SocketAddr,
    shared: Arc<Shared>,
}

struct Shared {
    /// Number of the server's port.
    port: AtomicU64,
    delay: AtomicU64,
    is_cut: AtomicBool,
    /// Changed when all connections are cut.
    cuts: watch::Sender<u64>,
}

impl Wire {
    /// Lays a wire to a port of this machine.
    pub(crate) async fn to(port: u16) -> Wire {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let shared = Arc::new(Shared {
            port: AtomicU64::new(port.into()),
            delay: AtomicU64::new(0),
            is_cut: AtomicBool::new(false),
            cuts: watch::Sender::new(0),
        });
        tokio::spawn(accept(listener, Arc::clone(&shared)));
        Wire { address, shared }
    }

    /// Cuts all connections, and lets none through until [`Wire::mend`].
    pub(crate) fn cut(&self) {
        self.shared.is_cut.store(true, Ordering::SeqCst);
        self.shared.cuts.send_modify(|cuts| *cuts += 1);
    }

    /// Lets connections through again.
    pub(crate) fn mend(&self) {
        self.shared.is_cut.store(false, Ordering::SeqCst);
    }

    /// Holds everything back for so long, in both directions.
    pub(crate) fn set_delay(&self, delay: Duration) {
        self.shared.delay.store(delay.as_millis() as u64, Ordering::SeqCst);
    }
}

async fn accept(listener: TcpListener, shared: Arc<Shared>) {
    while let Ok((client, _)) = listener.accept().await {
        if !shared.is_cut.load(Ordering::SeqCst) {
            tokio::spawn(pass_on(client, Arc::clone(&shared)));
        }
    }
}

async fn pass_on(client: TcpStream, shared: Arc<Shared>) {
    let mut cuts = shared.cuts.subscribe();
    let port = shared.port.load(Ordering::SeqCst) as u16;
    let Ok(server) = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).await else { return };
    let (from_client, to_client) = client.into_split();
    let (from_server, to_server) = server.into_split();
    // One end closes both: a half-open connection would never be noticed.
    tokio::select! {
        () = carry(from_client, to_server, &shared) => {}
        () = carry(from_server, to_client, &shared) => {}
        _ = cuts.changed() => {}
    }
}

async fn carry(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, shared: &Shared) {
    let mut buffer = vec![0; 1 << 14];
    while let Ok(length @ 1..) = from.read(&mut buffer).await {
        let delay = shared.delay.load(Ordering::SeqCst);
        if delay > 0 {
            tokio::time::sleep(Duration::from_millis(delay)).await;
        }
        if to.write_all(&buffer[..length]).await.is_err() {
            return;
        }
    }
}

//! Connections: who is listened to, and for how long. What they ask is answered by the router.

use crate::signals::Stopping;
use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tower::ServiceExt as _;

/// How long a request may take to come in, and a connection wait for the next one.
const PATIENCE: Duration = Duration::from_secs(20);
/// The longest head of a request; it must hold the longest cookie and address that we make.
const HEAD: usize = 16 * 1024;
/// How long to wait when the system has no more connections to give.
const BREATH: Duration = Duration::from_millis(100);

/// Takes connections until the server stops. Each holds `alive` for as long as it is served.
pub(crate) async fn accept(
    listener: TcpListener,
    router: Router,
    mut stopping: Stopping,
    alive: watch::Sender<()>,
) {
    loop {
        let taken = tokio::select! {
            taken = listener.accept() => taken,
            () = stopping.told() => return,
        };
        match taken {
            Ok((stream, peer)) => {
                let serving = serve(stream, peer, router.clone(), stopping.clone());
                let alive = alive.subscribe();
                tokio::spawn(async move {
                    serving.await;
                    drop(alive);
                });
            }
            Err(error) => {
                tracing::warn!(%error, "no connection");
                tokio::time::sleep(BREATH).await;
            }
        }
    }
}

async fn serve(stream: TcpStream, peer: SocketAddr, router: Router, mut stopping: Stopping) {
    // Moves are small and wanted at once.
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().oneshot(request.map(axum::body::Body::new))
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(PATIENCE).max_buf_size(HEAD);
    let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
    let mut connection = std::pin::pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = stopping.told() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection broke off");
    }
}

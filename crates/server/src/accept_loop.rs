//! Connections: how many there may be, who is listened to, and for how long. What they ask is
//! answered by the router.

use crate::app::AppState;
use crate::connection_guard::ConnectionGuard;
use crate::metrics::increment;
use crate::router::router;
use crate::shutdown::Shutdown;
use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::io::Write as _;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};
use tower::ServiceExt as _;

/// The longest head of a request; it must hold the longest cookie and address that we make.
const MAX_HEAD_BYTES: usize = 16 * 1024;
/// How long to wait when the system has no more connections to give.
const ACCEPT_RETRY: Duration = Duration::from_millis(100);
/// For how many times the patience with one request a connection is kept that asks for pages only:
/// whoever reads an answer drop by drop does not hold it for ever.
const MAX_CONNECTION_TIMEOUTS: u32 = 15;
/// What those are told for whom there is no place.
const NO_SLOT_RESPONSE: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\
    Retry-After: 10\r\nContent-Length: 0\r\n\r\n";

/// Takes connections until the server stops. Each holds `alive` for as long as it is served.
pub(crate) async fn accept(
    listener: TcpListener,
    app: Arc<AppState>,
    mut stopping: Shutdown,
    alive: watch::Sender<()>,
) {
    let router = router(Arc::clone(&app));
    loop {
        let taken = tokio::select! {
            taken = listener.accept() => taken,
            () = stopping.requested() => return,
        };
        match taken {
            Ok((stream, peer)) => {
                let Some(place) = app.connections.take(peer.ip()) else {
                    increment(&app.hub.metrics.rejected_connections);
                    reject_connection(stream);
                    continue;
                };
                let stream = ConnectionGuard { stream, _slot: place };
                let serving =
                    serve(stream, peer, router.clone(), app.request_timeout, stopping.clone());
                let alive = alive.subscribe();
                tokio::spawn(async move {
                    serving.await;
                    drop(alive);
                });
            }
            Err(error) => {
                tracing::warn!(%error, "no connection");
                sleep(ACCEPT_RETRY).await;
            }
        }
    }
}

/// Says so and closes it at once. What cannot be written without waiting is not.
fn reject_connection(stream: TcpStream) {
    if let Ok(mut stream) = stream.into_std() {
        let _ = stream.write(NO_SLOT_RESPONSE);
    }
}

async fn serve(
    held: ConnectionGuard,
    peer: SocketAddr,
    router: Router,
    patience: Duration,
    mut stopping: Shutdown,
) {
    // Moves are small and wanted at once.
    let _ = held.stream.set_nodelay(true);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().oneshot(request.map(axum::body::Body::new))
    });
    let mut http = http1::Builder::new();
    // The time for a head begins with the wait for it, so that an idle connection ends by it, too.
    http.timer(TokioTimer::new()).header_read_timeout(patience).max_buf_size(MAX_HEAD_BYTES);
    let connection = http.serve_connection(TokioIo::new(held), service).with_upgrades();
    let mut connection = std::pin::pin!(connection);
    tokio::select! {
        ended = connection.as_mut() => return log_end(ended),
        () = stopping.requested() => {}
        () = sleep(patience * MAX_CONNECTION_TIMEOUTS) => {}
    }
    connection.as_mut().graceful_shutdown();
    if let Ok(ended) = timeout(patience, connection).await {
        log_end(ended);
    }
}

fn log_end(ended: hyper::Result<()>) {
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection broke off");
    }
}

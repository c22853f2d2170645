//! Accepts connections: limits their number, serves HTTP on each, and bounds the time each may
//! take. The router answers the requests.

use crate::connection_guard::ConnectionGuard;
use crate::connection_slots::ConnectionSlots;
use crate::listener::{Listener, Stream};
use crate::metrics::{Metrics, increment};
use crate::shutdown::Shutdown;
use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};
use tower::ServiceExt as _;

/// Longest head of a request; it must hold the longest cookie and address that the server makes.
const MAX_HEAD_BYTES: usize = 16 * 1024;
/// Pause after the system could not accept a connection, for example because files ran out.
const ACCEPT_RETRY: Duration = Duration::from_millis(100);
/// Lifetime of a connection without a socket, in request timeouts: a client that reads an answer
/// very slowly must not hold its connection for ever.
const MAX_CONNECTION_TIMEOUTS: u32 = 15;
/// Answer to a connection for which there is no slot.
const NO_SLOT_RESPONSE: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\
    Retry-After: 10\r\nContent-Length: 0\r\n\r\n";

/// The service on a listener, and its bounds.
pub(crate) struct Service {
    pub(crate) router: Router,
    pub(crate) slots: Arc<ConnectionSlots>,
    pub(crate) metrics: Arc<Metrics>,
    /// Time that a request may take to arrive, and again to be answered.
    pub(crate) request_timeout: Duration,
}

/// Accepts connections until the server stops. Each holds `alive` for as long as it is served.
pub(crate) async fn accept(
    listener: Listener,
    service: Service,
    mut stopping: Shutdown,
    alive: watch::Sender<()>,
) {
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = stopping.requested() => return,
        };
        match accepted {
            Ok((stream, peer)) => {
                let Some(slot) = service.slots.take(peer.ip()) else {
                    increment(&service.metrics.rejected_connections);
                    reject_connection(&stream);
                    continue;
                };
                let stream = ConnectionGuard { stream, _slot: slot };
                let (router, timeout) = (service.router.clone(), service.request_timeout);
                let serving = serve(stream, peer, router, timeout, stopping.clone());
                let alive = alive.subscribe();
                tokio::spawn(async move {
                    serving.await;
                    drop(alive);
                });
            }
            Err(error) => {
                tracing::warn!(%error, "could not accept a connection");
                sleep(ACCEPT_RETRY).await;
            }
        }
    }
}

/// Answers 503 and closes the connection at once. Whatever cannot be written without waiting is
/// dropped.
fn reject_connection(stream: &Stream) {
    let _ = stream.try_write(NO_SLOT_RESPONSE);
}

async fn serve(
    guard: ConnectionGuard,
    peer: SocketAddr,
    router: Router,
    request_timeout: Duration,
    mut stopping: Shutdown,
) {
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().oneshot(request.map(axum::body::Body::new))
    });
    let mut http = http1::Builder::new();
    // The time for a head begins with the wait for it, so that an idle connection ends by it, too.
    http.timer(TokioTimer::new()).header_read_timeout(request_timeout).max_buf_size(MAX_HEAD_BYTES);
    let connection = http.serve_connection(TokioIo::new(guard), service).with_upgrades();
    let mut connection = std::pin::pin!(connection);
    tokio::select! {
        ended = connection.as_mut() => return log_end(ended),
        () = stopping.requested() => {}
        () = sleep(request_timeout * MAX_CONNECTION_TIMEOUTS) => {}
    }
    connection.as_mut().graceful_shutdown();
    if let Ok(ended) = timeout(request_timeout, connection).await {
        log_end(ended);
    }
}

fn log_end(ended: hyper::Result<()>) {
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended with an error");
    }
}

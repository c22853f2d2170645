//! Routes: the handler of each address.

use crate::app::AppState;
use crate::headers::add_security_headers;
use crate::{account, admin, daily, notices, page, profiles, public_pages, server_key, socket};
use axum::Router;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::{CONNECTION, CONTENT_TYPE};
use axum::middleware::{Next, from_fn_with_state, map_response};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use tokio::time::timeout;

/// Returns the router of all addresses. The security headers are added around it, so that no answer
/// can lack them.
pub(crate) fn router(app: Arc<AppState>) -> Router {
    Router::new()
        .merge(health_routes())
        .route("/socket", get(socket::open_socket))
        .merge(account::routes())
        .merge(profiles::routes())
        .merge(daily::routes())
        .merge(notices::routes())
        .merge(admin::routes())
        .merge(public_pages::routes())
        .route(server_key::KEY_PATH, get(server_key::public_key))
        .route("/", get(page::serve))
        .route("/{*name}", get(page::serve))
        .layer(from_fn_with_state(Arc::clone(&app), with_timeout))
        .with_state(app)
        .layer(map_response(add_security_headers))
}

/// Returns the router of the operators' own address.
pub(crate) fn operator_router(app: Arc<AppState>) -> Router {
    let routes = health_routes().route("/metrics", get(metrics));
    routes.layer(from_fn_with_state(Arc::clone(&app), with_timeout)).with_state(app)
}

/// Returns the addresses for health checks. A lost database is a reason to send players elsewhere, but
/// none to restart the server.
fn health_routes() -> Router<Arc<AppState>> {
    Router::new()
        .route("/healthz/live", get(async || "ok\n"))
        .route("/healthz/ready", get(ready))
        // The name before there were two.
        .route("/healthz", get(ready))
}

/// Bounds the time of a request: a client that sends it very slowly gets 408.
async fn with_timeout(State(app): State<Arc<AppState>>, request: Request, next: Next) -> Response {
    match timeout(app.request_timeout, next.run(request)).await {
        Ok(answer) => answer,
        Err(_) => (StatusCode::REQUEST_TIMEOUT, [(CONNECTION, "close")]).into_response(),
    }
}

/// Reports whether the server can take players: the store accepts writes.
async fn ready(State(app): State<Arc<AppState>>) -> (StatusCode, &'static str) {
    match app.is_healthy().await {
        true => (StatusCode::OK, "ok\n"),
        false => (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n"),
    }
}

async fn metrics(State(app): State<Arc<AppState>>) -> impl IntoResponse {
    let metrics = &app.hub.metrics;
    metrics.connections.store(app.connections.in_use() as i64, Ordering::Relaxed);
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], metrics.text())
}

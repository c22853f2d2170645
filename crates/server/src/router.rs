//! Which address leads where.

use crate::app::App;
use crate::headers::guarded;
use crate::{identity, page, socket};
use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::StatusCode;
use axum::http::header::{CONNECTION, CONTENT_TYPE};
use axum::middleware::{Next, from_fn_with_state, map_response};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use tokio::time::timeout;

/// The longest body of a request.
const BODY: usize = 1024;

/// Everything the server answers. Guarded as a whole, so that no answer can lack its headers.
pub(crate) fn router(app: Arc<App>) -> Router {
    Router::new()
        .route("/healthz", get(healthz))
        .route("/metrics", get(metrics))
        .route("/socket", get(socket::open))
        .route("/come", post(identity::come).layer(DefaultBodyLimit::max(BODY)))
        .route("/", get(page::serve))
        .route("/{*name}", get(page::serve))
        .layer(from_fn_with_state(Arc::clone(&app), in_time))
        .with_state(app)
        .layer(map_response(guarded))
}

/// Whoever sends what they ask for drop by drop is not waited for.
async fn in_time(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    match timeout(app.patience, next.run(request)).await {
        Ok(answer) => answer,
        Err(_) => (StatusCode::REQUEST_TIMEOUT, [(CONNECTION, "close")]).into_response(),
    }
}

/// For whoever watches over servers: this one answers, and could keep a move.
async fn healthz(State(app): State<Arc<App>>) -> (StatusCode, &'static str) {
    match app.is_well().await {
        true => (StatusCode::OK, "ok\n"),
        false => (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n"),
    }
}

async fn metrics(State(app): State<Arc<App>>) -> impl IntoResponse {
    let metrics = &app.hub.metrics;
    metrics.connections.store(app.connections.taken() as i64, Ordering::Relaxed);
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], metrics.text())
}

//! Which address leads where.

use crate::app::App;
use crate::headers::guarded;
use crate::{identity, page, socket};
use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::middleware::map_response;
use axum::response::IntoResponse;
use axum::routing::{get, post};
use std::sync::Arc;

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
        .with_state(app)
        .layer(map_response(guarded))
}

/// For whoever watches over servers: this one answers, and could keep a move.
async fn healthz(State(app): State<Arc<App>>) -> (StatusCode, &'static str) {
    match app.is_well().await {
        true => (StatusCode::OK, "ok\n"),
        false => (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n"),
    }
}

async fn metrics(State(app): State<Arc<App>>) -> impl IntoResponse {
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], app.hub.metrics.text())
}

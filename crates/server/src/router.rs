//! Which address leads where.

use crate::headers::guarded;
use crate::page::{self, File};
use axum::Router;
use axum::http::StatusCode;
use axum::middleware::map_response;
use axum::routing::get;

/// Everything the server answers. Guarded as a whole, so that no answer can lack its headers.
pub(crate) fn router(page: &'static [File]) -> Router {
    Router::new()
        .route("/healthz", get(healthz))
        .route("/", get(page::serve))
        .route("/{*name}", get(page::serve))
        .with_state(page)
        .layer(map_response(guarded))
}

/// For whoever watches over servers: this one answers.
async fn healthz() -> (StatusCode, &'static str) {
    (StatusCode::OK, "ok\n")
}

//! Acts of operators, the people who run a server: see reports, mute, ban, rename, close a table, announce,
//! invite. Whoever holds the token of the server may ask, by `POST /admin`; on a store without a
//! running server the same is done by [`run_admin`].
//!
//! A request holds no cookie but the token in a header, so no other page can make one (CSRF). Every act
//! is stored in one transaction with its line in a log that is never changed. The log holds numbers and
//! no names, so that nothing in it has to be deleted with a person.

mod acts;
mod token;
mod views;

pub(crate) use acts::announcement_message;
pub use token::AdminToken;

use crate::app::AppState;
use crate::clock::Clock;
use crate::hub::{Hub, HubConfig};
use crate::limits::Limits;
use crate::notices::NoticesConfig;
use crate::rate_limiter::{LimitedAction, RateLimiter};
use crate::retention::Retention;
use crate::server_key::ServerKey;
use crate::shutdown::Shutdown;
use axum::extract::rejection::JsonRejection;
use axum::extract::{ConnectInfo, DefaultBodyLimit, State};
use axum::http::header::{AUTHORIZATION, CACHE_CONTROL};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use axum::{Json, Router};
use cartagena_protocol::{AdminAnswer, AdminRequest};
use cartagena_store::{Store, StoreError};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

/// Address of the door for operators.
pub const ADMIN_PATH: &str = "/admin";
/// Longest body of a request.
const MAX_BODY_BYTES: usize = 8 * 1024;

/// Returns the route for operators.
pub(crate) fn routes() -> Router<Arc<AppState>> {
    Router::new().route(ADMIN_PATH, post(answer)).layer(DefaultBodyLimit::max(MAX_BODY_BYTES))
}

/// Answers `POST /admin`. Without the right token there is no such page.
async fn answer(
    State(app): State<Arc<AppState>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    body: Result<Json<AdminRequest>, JsonRejection>,
) -> Response {
    if !app.admin.as_ref().is_some_and(|token| token.opens(bearer(&headers))) {
        let address = app.gate.client_address(&headers, peer.ip());
        return match app.hub.allow_address(LimitedAction::SignIn, address).await {
            true => StatusCode::NOT_FOUND.into_response(),
            false => StatusCode::TOO_MANY_REQUESTS.into_response(),
        };
    }
    let Ok(Json(request)) = body else { return StatusCode::BAD_REQUEST.into_response() };
    match app.hub.run_admin(request).await {
        Ok(answer) => ([(CACHE_CONTROL, "no-store")], Json(answer)).into_response(),
        Err(error) => {
            tracing::warn!(code = error.code(), %error, "an act of an operator failed");
            StatusCode::SERVICE_UNAVAILABLE.into_response()
        }
    }
}

/// Returns the token of a request; empty if it has none.
fn bearer(headers: &HeaderMap) -> &str {
    let header = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    header.and_then(|value| value.strip_prefix("Bearer ")).unwrap_or_default()
}

/// Carries a request of an operator out on a store that no server uses, and closes the store.
///
/// # Errors
///
/// Any error of the store.
pub async fn run_admin(
    store: Arc<dyn Store>,
    request: AdminRequest,
) -> Result<AdminAnswer, StoreError> {
    let (stop, stopping) = Shutdown::new();
    let hub = Hub::new(HubConfig {
        store,
        limiter: RateLimiter::new(Limits::default()),
        clock: Clock::system(),
        key: ServerKey::random(),
        bot_pause: Duration::ZERO,
        stopping,
        notices: NoticesConfig::default(),
        retention: Retention::default(),
        origin: None,
        joined: None,
    });
    let answer = hub.run_admin(request).await;
    stop.send_replace(true);
    hub.wait_until_idle().await;
    hub.store.close().await?;
    answer
}

//! The account of a person: devices on which they are signed in, and the ways back in.
//!
//! Everything is `POST` with a JSON body, from a page of this server: a browser sends the origin of such
//! a request, so that no other page can make one (CSRF).

mod caller;
mod ceremonies;
mod deletion;
mod devices;
mod export;
mod invitations;
mod kept;
mod passkeys;
mod programs;
mod sign_in;

pub(crate) use caller::Caller;
pub(crate) use ceremonies::Ceremonies;
pub(crate) use sign_in::redeem_pass;

use crate::app::AppState;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::HeaderValue;
use axum::http::header::CACHE_CONTROL;
use axum::middleware::map_response;
use axum::response::Response;
use axum::routing::post;
use std::sync::Arc;

/// Longest body of a request.
const MAX_BODY_BYTES: usize = 1024;
/// Longest body with what an authenticator has answered.
const MAX_CREDENTIAL_BYTES: usize = 16 * 1024;

/// Returns the routes of the account.
pub(crate) fn routes() -> Router<Arc<AppState>> {
    Router::new()
        .route("/account", post(devices::overview))
        .route("/account/code", post(devices::new_code))
        .route("/account/sign-out", post(devices::sign_out))
        .route("/account/sign-in", post(sign_in::redeem_code))
        .route("/account/kept", post(kept::kept))
        .route("/account/invite", post(invitations::invite))
        .route("/account/come-invited", post(invitations::come))
        .route("/account/program/new", post(programs::make))
        .route("/account/program/revoke", post(programs::revoke))
        .route("/account/export", post(export::export))
        .route("/account/delete", post(deletion::delete_me))
        .route("/account/passkey/new", post(passkeys::begin))
        .route("/account/passkey/remove", post(passkeys::remove))
        .route("/account/passkey/challenge", post(passkeys::challenge))
        .route("/come", post(redeem_pass))
        .layer(DefaultBodyLimit::max(MAX_BODY_BYTES))
        .merge(credential_routes())
        .layer(map_response(forbid_caching))
}

/// Returns the routes to which a browser sends what an authenticator has answered.
fn credential_routes() -> Router<Arc<AppState>> {
    Router::new()
        .route("/account/passkey/finish", post(passkeys::finish))
        .route("/account/passkey/sign-in", post(passkeys::sign_in))
        .layer(DefaultBodyLimit::max(MAX_CREDENTIAL_BYTES))
}

/// Keeps answers, which may hold secrets, out of every cache.
pub(crate) async fn forbid_caching(mut answer: Response) -> Response {
    answer.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    answer
}

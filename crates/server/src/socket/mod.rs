//! WebSockets: admission, and the messages on them.

mod close_reason;
mod outbox;
mod requests;
mod session;

pub(crate) use outbox::{Outbox, to_json_text};

use crate::app::AppState;
use crate::connection_slots::ConnectionSlot;
use crate::identity::{AdmissionError, Visitor};
use crate::token::Token;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{ConnectInfo, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use close_reason::CloseReason;
use std::net::SocketAddr;
use std::sync::Arc;

/// Longest message that is accepted.
const MAX_MESSAGE_BYTES: usize = 4 * 1024;
/// Bytes that a socket reads at once, and holds in memory for as long as it lives. Most messages
/// are much shorter, and longer ones are read in pieces.
const READ_BUFFER: usize = 512;
/// Bytes that are gathered before they are written. A socket keeps room for as many and for its longest
/// message; what follows a move is shorter than this.
const WRITE_BUFFER: usize = 1024;

/// Answers `GET /socket`: a page of this server opens its connection.
pub(crate) async fn open_socket(
    State(app): State<Arc<AppState>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    if !app.gate.allows(&request) {
        return refuse_origin(&app, &request, upgrade);
    }
    app.hints.check_proxy(&app.gate, &request);
    let upgrade = match upgrade {
        Ok(upgrade) => upgrade,
        Err(rejection) => return rejection.into_response(),
    };
    let address = app.gate.client_address(&request, peer.ip());
    let Some(place) = app.hub.socket_slots.take(address) else {
        return StatusCode::TOO_MANY_REQUESTS.into_response();
    };
    // A program names itself by its token; a browser does by its cookie.
    let visitor = match Token::bearer(&request) {
        Some(token) => app.program(token, address).await,
        None => app.visitor(&request, address).await,
    };
    match visitor {
        Ok(visitor) => {
            let https = app.gate.is_https(&request);
            upgrade_response(app, place, visitor, upgrade, https)
        }
        Err(AdmissionError::Banned) => turn_away(upgrade, CloseReason::Banned),
        Err(AdmissionError::InvitationNeeded) => turn_away(upgrade, CloseReason::InvitationNeeded),
        Err(barred) => barred.into_response(),
    }
}

/// Refuses a page of another origin. One that is probably the server's own is told what is missing.
fn refuse_origin(
    app: &AppState,
    request: &HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    match (app.gate.untold_origin(request), upgrade) {
        (Some(origin), Ok(upgrade)) => {
            app.hints.tell_origin(origin);
            turn_away(upgrade, CloseReason::NoOrigin)
        }
        _ => {
            app.hints.tell_refusal(request);
            StatusCode::FORBIDDEN.into_response()
        }
    }
}

/// Opens a socket only to say why it is closed: a page learns nothing else of a refusal.
fn turn_away(upgrade: WebSocketUpgrade, reason: CloseReason) -> Response {
    upgrade.on_upgrade(move |stream| session::turn_away(stream, reason)).into_response()
}

fn upgrade_response(
    app: Arc<AppState>,
    place: ConnectionSlot,
    visitor: Visitor,
    upgrade: WebSocketUpgrade,
    https: bool,
) -> Response {
    let cookie = visitor.token.set_cookie_header(https).filter(|_| visitor.owner.is_none());
    let upgrade = upgrade
        .max_message_size(MAX_MESSAGE_BYTES)
        .max_frame_size(MAX_MESSAGE_BYTES)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER);
    let mut answer = upgrade.on_upgrade(move |stream| session::run(stream, app, visitor, place));
    // Each visit makes the browser keep the cookie for another 400 days.
    answer.headers_mut().extend(cookie.map(|cookie| (SET_COOKIE, cookie)));
    answer
}

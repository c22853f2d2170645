//! People without accounts: a browser that comes for the first time gets an identity and keeps it
//! as a cookie.

use crate::app::AppState;
use crate::rate_limits::LimitedAction;
use crate::token::Token;
use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use cartagena_store::{Person, StoreError};
use serde::Deserialize;
use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

/// Seconds for which a personal link is valid.
pub(crate) const PASS_SECONDS: u32 = 600;

/// A person, and the secret that their browser keeps.
pub(crate) struct Visitor {
    pub(crate) person: Person,
    pub(crate) token: Token,
}

/// Reason why a visitor is not let in.
pub(crate) enum AdmissionError {
    RateLimited,
    StoreFailed,
}

/// Body of `POST /come`.
#[derive(Deserialize)]
pub(crate) struct PassLogin {
    secret: String,
}

impl AppState {
    /// Returns the person that a request comes from; creates a new one if its cookie is not known.
    pub(crate) async fn visitor(
        &self,
        request: &HeaderMap,
        address: IpAddr,
    ) -> Result<Visitor, AdmissionError> {
        let known = Token::from_cookie(request, self.gate.is_https(request));
        if let Some(token) = known
            && let Some(person) = self.hub.store.person(token.hash()).await?
        {
            return Ok(Visitor { person, token });
        }
        if !self.hub.limiter.allow_address(LimitedAction::NewPerson, address) {
            return Err(AdmissionError::RateLimited);
        }
        let token = Token::new().ok_or(AdmissionError::StoreFailed)?;
        let person = self.hub.store.new_person(token.hash(), self.hub.clock.now()).await?;
        tracing::info!(person = person.id, "a new person");
        Ok(Visitor { person, token })
    }

    /// Creates a secret by which a person can come from another device.
    pub(crate) async fn new_pass(&self, person: i64) -> Result<Token, AdmissionError> {
        let pass = Token::new().ok_or(AdmissionError::StoreFailed)?;
        let expires = self.hub.clock.now() + u64::from(PASS_SECONDS) * 1000;
        self.hub.store.add_pass(pass.hash(), person, expires).await?;
        Ok(pass)
    }
}

/// Answers `POST /come`: a person comes from another device by a personal link. The secret of the
/// link is used up, and the browser gets one of its own.
pub(crate) async fn redeem_pass(
    State(app): State<Arc<AppState>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: HeaderMap,
    coming: Result<Json<PassLogin>, axum::extract::rejection::JsonRejection>,
) -> Response {
    if !app.gate.allows(&request) {
        return StatusCode::FORBIDDEN.into_response();
    }
    let address = app.gate.client_address(&request, peer.ip());
    if !app.hub.limiter.allow_address(LimitedAction::Pass, address) {
        return AdmissionError::RateLimited.into_response();
    }
    let secret = coming.ok().and_then(|Json(coming)| Token::from_hex(&coming.secret));
    let Some(secret) = secret else { return StatusCode::NOT_FOUND.into_response() };
    match app.take_pass(&secret).await {
        Ok(Some(token)) => cookie_response(&token, app.gate.is_https(&request)),
        Ok(None) => StatusCode::NOT_FOUND.into_response(),
        Err(barred) => barred.into_response(),
    }
}

impl AppState {
    async fn take_pass(&self, secret: &Token) -> Result<Option<Token>, AdmissionError> {
        let token = Token::new().ok_or(AdmissionError::StoreFailed)?;
        let store = &self.hub.store;
        let person = store.take_pass(secret.hash(), token.hash(), self.hub.clock.now()).await?;
        Ok(person.map(|person| {
            tracing::info!(person = person.id, "came by a personal link");
            token
        }))
    }
}

fn cookie_response(token: &Token, https: bool) -> Response {
    let mut answer = StatusCode::NO_CONTENT.into_response();
    answer.headers_mut().extend(token.set_cookie_header(https).map(|cookie| (SET_COOKIE, cookie)));
    answer
}

impl From<StoreError> for AdmissionError {
    fn from(error: StoreError) -> AdmissionError {
        tracing::warn!(%error, "people cannot be stored");
        AdmissionError::StoreFailed
    }
}

impl IntoResponse for AdmissionError {
    fn into_response(self) -> Response {
        match self {
            AdmissionError::RateLimited => StatusCode::TOO_MANY_REQUESTS.into_response(),
            AdmissionError::StoreFailed => StatusCode::SERVICE_UNAVAILABLE.into_response(),
        }
    }
}

impl fmt::Debug for PassLogin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PassLogin")
    }
}

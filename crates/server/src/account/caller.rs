//! The browser that sends a request about an account.

use crate::app::AppState;
use crate::device_name::device_name;
use crate::identity::{AdmissionError, Visitor};
use crate::rate_limiter::LimitedAction;
use crate::token::Token;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::header::SET_COOKIE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use cartagena_store::Person;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

/// A browser with a page of this server.
pub(crate) struct Caller {
    pub(crate) app: Arc<AppState>,
    pub(crate) address: IpAddr,
    /// Name of the browser and its system.
    pub(crate) device: String,
    /// The secret that it keeps, known or not.
    pub(crate) token: Option<Token>,
    https: bool,
    headers: HeaderMap,
}

impl FromRequestParts<Arc<AppState>> for Caller {
    type Rejection = StatusCode;

    /// Refuses requests of other pages.
    async fn from_request_parts(
        parts: &mut Parts,
        app: &Arc<AppState>,
    ) -> Result<Caller, StatusCode> {
        if !app.gate.allows(&parts.headers) {
            return Err(refuse_origin(app, &parts.headers));
        }
        let peer = ConnectInfo::<SocketAddr>::from_request_parts(parts, app).await;
        let ConnectInfo(peer) = peer.map_err(|_| StatusCode::INTERNAL_SERVER_ERROR)?;
        let https = app.gate.is_https(&parts.headers);
        Ok(Caller {
            app: Arc::clone(app),
            address: app.gate.client_address(&parts.headers, peer.ip()),
            device: device_name(&parts.headers),
            token: Token::from_cookie(&parts.headers, https),
            https,
            headers: parts.headers.clone(),
        })
    }
}

/// Returns the status for a page of another origin. One that is probably the server's own gets a status of
/// its own, so that the page does not take it for a ban.
fn refuse_origin(app: &AppState, request: &HeaderMap) -> StatusCode {
    if !app.gate.is_unknown_own_page(request) {
        app.hints.tell_refusal(request);
        return StatusCode::FORBIDDEN;
    }
    match app.gate.untold_origin(request) {
        Some(origin) => app.hints.tell_origin(origin),
        None => app.hints.tell_refusal(request),
    }
    StatusCode::MISDIRECTED_REQUEST
}

impl Caller {
    /// Returns the person who uses the browser, if it is known.
    pub(crate) async fn person(&self) -> Result<Option<Person>, AdmissionError> {
        let Some(token) = &self.token else { return Ok(None) };
        let hub = &self.app.hub;
        hub.community.load(&*hub.store).await?;
        Ok(hub.store.person(token.hash()).await?)
    }

    /// Returns the person who uses the browser, who may do this now.
    pub(crate) async fn require_person(
        &self,
        act: LimitedAction,
    ) -> Result<Person, AdmissionError> {
        let person = self.person().await?.ok_or(AdmissionError::NotFound)?;
        self.app.check_admitted(person.id)?;
        self.allow(act, person.id).await?;
        Ok(person)
    }

    /// Returns the person who uses the browser; creates one if it is not known.
    pub(crate) async fn visitor(&self, act: LimitedAction) -> Result<Visitor, AdmissionError> {
        let visitor = self.app.visitor(&self.headers, self.address).await?;
        self.allow(act, visitor.person.id).await?;
        Ok(visitor)
    }

    /// Counts something that a person does.
    pub(crate) async fn allow(
        &self,
        act: LimitedAction,
        person: i64,
    ) -> Result<(), AdmissionError> {
        let allowed = self.app.hub.allow_person(act, person, self.address).await;
        if allowed { Ok(()) } else { Err(AdmissionError::RateLimited) }
    }

    /// Counts something that anybody may try, known or not.
    pub(crate) async fn allow_attempt(&self, act: LimitedAction) -> Result<(), AdmissionError> {
        let allowed = self.app.hub.allow_address(act, self.address).await;
        if allowed { Ok(()) } else { Err(AdmissionError::RateLimited) }
    }

    /// Returns the origin of the page, if browsers offer passkeys there.
    pub(super) fn passkey_origin(&self) -> Option<String> {
        self.app.gate.passkey_origin(&self.headers)
    }

    /// Makes the browser forget its token.
    pub(super) fn forget(&self, mut answer: Response) -> Response {
        let cookie = Token::forget_cookie_header(self.https);
        answer.headers_mut().extend(cookie.map(|cookie| (SET_COOKIE, cookie)));
        answer
    }

    /// Makes the browser keep a token.
    pub(crate) fn keep(&self, token: &Token, mut answer: Response) -> Response {
        let cookie = token.set_cookie_header(self.https);
        answer.headers_mut().extend(cookie.map(|cookie| (SET_COOKIE, cookie)));
        answer
    }
}

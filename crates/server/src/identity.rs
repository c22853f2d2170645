//! People without accounts: a browser that comes for the first time gets an identity and keeps it
//! as a cookie. What a person can do about it is in [`crate::account`].

use crate::app::AppState;
use crate::device_name::device_name;
use crate::rate_limiter::LimitedAction;
use crate::token::Token;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use cartagena_store::{Person, SanctionKind, StoreError};
use std::net::IpAddr;
use std::sync::Arc;

/// Time after which a device that comes again is noted again, in milliseconds.
const NOTE_INTERVAL_MS: u64 = 3_600_000;
/// Seconds for which a personal link is valid.
pub(crate) const PASS_SECONDS: u32 = 600;

/// A person, and the secret that their browser keeps.
pub(crate) struct Visitor {
    pub(crate) person: Person,
    pub(crate) token: Token,
    /// The owner, if it is no person but a program, and no browser.
    pub(crate) owner: Option<i64>,
}

/// Reason why a visitor is not let in.
pub(crate) enum AdmissionError {
    RateLimited,
    StoreFailed,
    /// There is no such thing, or it is not this person's: the two cannot be told apart.
    NotFound,
    /// The request cannot be read.
    BadRequest,
    /// The person may not come in.
    Banned,
    /// New people need an invitation.
    InvitationNeeded,
    /// The token of a program is not valid.
    Unknown,
    /// There are as many as there may be.
    TooMany,
}

impl AppState {
    /// Returns the person that a request comes from; creates a new one if its cookie is not known.
    pub(crate) async fn visitor(
        &self,
        request: &HeaderMap,
        address: IpAddr,
    ) -> Result<Visitor, AdmissionError> {
        self.hub.community.load(&*self.hub.store).await?;
        let known = Token::from_cookie(request, self.gate.is_https(request));
        let device = device_name(request);
        if let Some(token) = known
            && let Some(visit) = self.hub.store.visit(token.hash()).await?
        {
            self.check_admitted(visit.person.id)?;
            self.note_device(&token, device, visit.seen);
            return Ok(Visitor { person: visit.person, token, owner: None });
        }
        if self.invite_only {
            return Err(AdmissionError::InvitationNeeded);
        }
        if !self.hub.allow_address(LimitedAction::NewPerson, address).await {
            return Err(AdmissionError::RateLimited);
        }
        let token = Token::new().ok_or(AdmissionError::StoreFailed)?;
        let now = self.hub.clock.now();
        let person = self.hub.store.new_person(token.hash(), &device, now).await?;
        tracing::info!(person = person.id, "a new person");
        Ok(Visitor { person, token, owner: None })
    }

    /// Returns the program that a request with a token comes from. A program is never made by coming, and
    /// may not come in if its owner may not.
    pub(crate) async fn program(
        &self,
        token: &str,
        address: IpAddr,
    ) -> Result<Visitor, AdmissionError> {
        self.hub.community.load(&*self.hub.store).await?;
        let token = Token::from_hex(token);
        let known = match &token {
            Some(token) => self.hub.store.find_program(token.hash()).await?,
            None => None,
        };
        let Some((token, visit)) = token.zip(known) else {
            let attempt = self.hub.allow_address(LimitedAction::SignIn, address).await;
            return Err(if attempt {
                AdmissionError::Unknown
            } else {
                AdmissionError::RateLimited
            });
        };
        for person in [visit.program.id, visit.owner] {
            self.check_admitted(person)?;
        }
        Ok(Visitor { person: visit.program, token, owner: Some(visit.owner) })
    }

    /// Reports whether a program may not come in any more: its token may have been revoked meanwhile. While
    /// the store does not answer, no token is good; the program comes again.
    pub(crate) async fn is_revoked(&self, token: &Token) -> bool {
        !matches!(self.hub.store.find_program(token.hash()).await, Ok(Some(_)))
    }

    /// Refuses a person who may not come in.
    pub(crate) fn check_admitted(&self, person: i64) -> Result<(), AdmissionError> {
        let (community, now) = (&self.hub.community, self.hub.clock.now());
        match community.is_sanctioned(person, SanctionKind::Ban, now) {
            true => Err(AdmissionError::Banned),
            false => Ok(()),
        }
    }

    /// Notes that a device was seen, unless it was a short while ago. Nobody waits for that, and nothing
    /// depends on it.
    fn note_device(&self, token: &Token, device: String, seen: u64) {
        let (store, hash, now) = (Arc::clone(&self.hub.store), token.hash(), self.hub.clock.now());
        if now.saturating_sub(seen) >= NOTE_INTERVAL_MS {
            tokio::spawn(async move { store.note_device(hash, &device, now).await });
        }
    }

    /// Creates a secret by which a person can come from another device.
    pub(crate) async fn new_pass(&self, person: i64) -> Result<Token, AdmissionError> {
        let pass = Token::new().ok_or(AdmissionError::StoreFailed)?;
        let expires = self.hub.clock.now() + u64::from(PASS_SECONDS) * 1000;
        self.hub.store.add_pass(pass.hash(), person, expires).await?;
        Ok(pass)
    }
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
            AdmissionError::NotFound => StatusCode::NOT_FOUND.into_response(),
            AdmissionError::BadRequest => StatusCode::BAD_REQUEST.into_response(),
            AdmissionError::Banned => StatusCode::FORBIDDEN.into_response(),
            AdmissionError::TooMany => StatusCode::CONFLICT.into_response(),
            AdmissionError::InvitationNeeded | AdmissionError::Unknown => {
                StatusCode::UNAUTHORIZED.into_response()
            }
        }
    }
}

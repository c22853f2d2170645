//! Signing in on another device: by a personal link, or by the recovery code.

use super::Caller;
use crate::hub::Hub;
use crate::identity::AdmissionError;
use crate::random_ids::is_request_id;
use crate::rate_limiter::LimitedAction;
use crate::recovery_code::RecoveryCode;
use crate::token::{Token, device_id};
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use cartagena_store::{SignIn, SignInKey, SignedIn};
use serde::Deserialize;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

/// Time for which a sign-in waits until all games are handed over; the rest follows by itself.
const MERGE_PATIENCE: Duration = Duration::from_secs(5);
/// Time until pages that are still open as the person before are cut off. By then the browser keeps the
/// new cookie: with the old one it would come back as somebody new.
const CUT_DELAY: Duration = Duration::from_secs(3);

/// Body of `POST /come`.
#[derive(Deserialize)]
pub(crate) struct PassLogin {
    secret: String,
}

/// Body of `POST /account/sign-in`.
#[derive(Deserialize)]
pub(super) struct CodeLogin {
    code: String,
    /// A random text of the page: if the answer is lost, the same request is answered again, although
    /// the code is used up.
    attempt: String,
}

/// Answers `POST /come`: a person comes from another device by a personal link. The secret of the
/// link is used up, and the browser gets one of its own.
pub(crate) async fn redeem_pass(
    caller: Caller,
    body: Result<Json<PassLogin>, JsonRejection>,
) -> Result<Response, AdmissionError> {
    caller.allow_attempt(LimitedAction::Pass).await?;
    let secret = body.ok().and_then(|Json(body)| Token::from_hex(&body.secret));
    let secret = secret.ok_or(AdmissionError::NotFound)?;
    let token = Token::new().ok_or(AdmissionError::StoreFailed)?;
    caller.sign_in(SignInKey::Pass(secret.hash()), token).await
}

/// Answers `POST /account/sign-in`: a person comes back with the code that they wrote down. It is used
/// up.
pub(super) async fn redeem_code(
    caller: Caller,
    body: Result<Json<CodeLogin>, JsonRejection>,
) -> Result<Response, AdmissionError> {
    caller.allow_attempt(LimitedAction::SignIn).await?;
    let Json(body) = body.map_err(|_| AdmissionError::BadRequest)?;
    let code = RecoveryCode::read(&body.code).filter(|_| is_request_id(&body.attempt));
    let code = code.ok_or(AdmissionError::BadRequest)?;
    let token = Token::from_bytes(code.token_bytes(&body.attempt));
    caller.sign_in(SignInKey::Code(code.hash()), token).await
}

impl Caller {
    /// Signs in by a secret, and gives the browser a token. What the browser's person had before comes
    /// along, if nothing else would find it again.
    pub(super) async fn sign_in(
        &self,
        key: SignInKey,
        token: Token,
    ) -> Result<Response, AdmissionError> {
        let hub = &self.app.hub;
        let before = self.token.as_ref().map(Token::hash).filter(|hash| *hash != token.hash());
        let left = self.person().await?.map(|person| person.id);
        let sign_in = SignIn {
            key,
            token_hash: token.hash(),
            device: self.device.clone(),
            replaces: before,
            now: hub.clock.now(),
        };
        let signed_in = hub.store.sign_in(sign_in).await?.ok_or(AdmissionError::NotFound)?;
        tracing::info!(person = signed_in.person.id, "signed in on another device");
        if let (Some(left), Some(before)) = (left, before) {
            cut_later(hub, left, device_id(&before));
        }
        hand_over(hub, &signed_in).await;
        // The secret is used up: the browser keeps the token for the time after a ban.
        if let Err(banned) = self.app.check_admitted(signed_in.person.id) {
            return Ok(self.keep(&token, banned.into_response()));
        }
        Ok(self.keep(&token, StatusCode::NO_CONTENT.into_response()))
    }
}

/// Hands the games of an absorbed person over. What cannot be done now is done later.
async fn hand_over(hub: &Arc<Hub>, signed_in: &SignedIn) {
    let Some(absorbed) = signed_in.absorbed else { return };
    let merging = hub.merge_person(absorbed, signed_in.person.id);
    if !matches!(tokio::time::timeout(MERGE_PATIENCE, merging).await, Ok(true)) {
        hub.ask_for_work();
    }
}

/// Cuts the pages off that are still open on a device as the person before.
fn cut_later(hub: &Arc<Hub>, person: i64, device: u64) {
    let hub = Arc::clone(hub);
    tokio::spawn(async move {
        tokio::time::sleep(CUT_DELAY).await;
        hub.sign_out_everywhere(person, Some(device));
    });
}

impl fmt::Debug for PassLogin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PassLogin")
    }
}

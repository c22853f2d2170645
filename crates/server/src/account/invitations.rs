//! Invitations to a server that admits new people by a code only. Members make codes, and whoever has one
//! becomes a new person.

use super::Caller;
use crate::identity::AdmissionError;
use crate::rate_limiter::LimitedAction;
use crate::recovery_code::RecoveryCode;
use crate::token::Token;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use cartagena_store::CommunityChange;
use serde::{Deserialize, Serialize};

/// Time for which a code of a member is valid, in milliseconds.
const VALID_MS: u64 = 14 * 24 * 3_600_000;

/// Answer to `POST /account/invite`.
#[derive(Serialize)]
struct NewInvitation {
    code: String,
}

/// Body of `POST /account/come-invited`.
#[derive(Deserialize)]
pub(super) struct Invited {
    code: String,
}

/// Answers `POST /account/invite`: makes a code by which one new person may come. There are few at a
/// time for each member.
pub(super) async fn invite(caller: Caller) -> Result<Response, AdmissionError> {
    let person = caller.require_person(LimitedAction::Account).await?;
    if !caller.app.invite_only {
        return Err(AdmissionError::NotFound);
    }
    let code = RecoveryCode::new().ok_or(AdmissionError::StoreFailed)?;
    let hub = &caller.app.hub;
    let now = hub.clock.now();
    let (person, hash) = (person.id, code.invitation_hash());
    let change = CommunityChange::Invite { person, hash, now, expires: now + VALID_MS };
    match hub.store.change_community(change).await? {
        true => Ok(Json(NewInvitation { code: code.to_text() }).into_response()),
        false => Err(AdmissionError::TooMany),
    }
}

/// Answers `POST /account/come-invited`: a new person comes by a code.
pub(super) async fn come(
    caller: Caller,
    body: Result<Json<Invited>, JsonRejection>,
) -> Result<Response, AdmissionError> {
    caller.allow_attempt(LimitedAction::SignIn).await?;
    if let Some(person) = caller.person().await? {
        // Somebody who is known needs no invitation, and uses none up.
        caller.app.check_admitted(person.id)?;
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    let Json(body) = body.map_err(|_| AdmissionError::BadRequest)?;
    let code = RecoveryCode::read(&body.code).ok_or(AdmissionError::BadRequest)?;
    let token = Token::new().ok_or(AdmissionError::StoreFailed)?;
    let hub = &caller.app.hub;
    let (hash, now) = (code.invitation_hash(), hub.clock.now());
    let come = hub.store.come_invited(hash, token.hash(), &caller.device, now).await?;
    let person = come.ok_or(AdmissionError::NotFound)?;
    tracing::info!(person = person.id, "a new person by invitation");
    Ok(caller.keep(&token, StatusCode::NO_CONTENT.into_response()))
}

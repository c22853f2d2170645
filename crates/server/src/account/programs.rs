//! Programs of a person that play online, and their tokens.

use super::Caller;
use crate::identity::AdmissionError;
use crate::rate_limiter::LimitedAction;
use crate::token::Token;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use cartagena_room::clean_program_name;
use cartagena_store::{OnlineProgram, StoreError};
use serde::{Deserialize, Serialize};
use std::collections::HashSet;

/// A program in the list of its owner.
#[derive(Serialize)]
pub(super) struct ProgramView {
    /// Its name in addresses of pages.
    id: String,
    name: String,
    /// Time at which its token was made, in milliseconds since 1970.
    made: u64,
    /// False once the token is revoked.
    valid: bool,
    /// True while it plays.
    connected: bool,
}

/// Body of `POST /account/program/new`.
#[derive(Deserialize)]
pub(super) struct NewProgram {
    name: String,
}

/// Answer to `POST /account/program/new`.
#[derive(Serialize)]
struct NewToken {
    name: String,
    token: String,
}

/// Body of `POST /account/program/revoke`.
#[derive(Deserialize)]
pub(super) struct Revocation {
    program: String,
}

impl ProgramView {
    pub(super) fn new(program: OnlineProgram, connected: &HashSet<i64>) -> ProgramView {
        ProgramView {
            connected: connected.contains(&program.person),
            id: program.public_id,
            name: program.name,
            made: program.made,
            valid: program.is_valid,
        }
    }
}

/// Answers `POST /account/program/new`: makes a token for a program, which is shown this once. One that the
/// program of this name had before is void.
pub(super) async fn make(
    caller: Caller,
    body: Result<Json<NewProgram>, JsonRejection>,
) -> Result<Response, AdmissionError> {
    let name = body.ok().and_then(|Json(body)| clean_program_name(&body.name));
    let name = name.ok_or(AdmissionError::BadRequest)?;
    let visitor = caller.visitor(LimitedAction::Account).await?;
    let token = Token::new().ok_or(AdmissionError::StoreFailed)?;
    let hub = &caller.app.hub;
    let (owner, now) = (visitor.person.id, hub.clock.now());
    let made = match hub.store.make_program(owner, &name, token.hash(), now).await {
        Err(StoreError::Conflict) => return Err(AdmissionError::TooMany),
        made => made?,
    };
    tracing::info!(person = owner, program = made.id, "a token for a program");
    hub.sign_out_everywhere(made.id, None);
    let answer = Json(NewToken { name, token: token.to_hex() });
    Ok(caller.keep(&visitor.token, answer.into_response()))
}

/// Answers `POST /account/program/revoke`: a program can come no more, and its connections end. A program of
/// somebody else is none.
pub(super) async fn revoke(
    caller: Caller,
    body: Result<Json<Revocation>, JsonRejection>,
) -> Result<StatusCode, AdmissionError> {
    let person = caller.require_person(LimitedAction::Account).await?;
    let Json(body) = body.map_err(|_| AdmissionError::NotFound)?;
    let hub = &caller.app.hub;
    let programs = hub.store.programs(person.id).await?;
    let program = programs.iter().find(|program| program.public_id == body.program);
    let program = program.ok_or(AdmissionError::NotFound)?.person;
    if !hub.store.revoke_program(person.id, program).await? {
        return Err(AdmissionError::NotFound);
    }
    tracing::info!(person = person.id, program, "the token of a program was revoked");
    hub.sign_out_everywhere(program, None);
    Ok(StatusCode::NO_CONTENT)
}

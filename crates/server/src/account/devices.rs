//! The devices of a person, and the recovery code.

use super::Caller;
use super::programs::ProgramView;
use crate::identity::AdmissionError;
use crate::rate_limiter::LimitedAction;
use crate::recovery_code::RecoveryCode;
use crate::token::{Token, device_id};
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use cartagena_record::Hex;
use cartagena_store::{Device, Passkey};
use serde::{Deserialize, Serialize};

/// Answer to `POST /account`.
#[derive(Default, Serialize)]
struct Overview {
    /// False if the browser is not known: it has not come before.
    known: bool,
    name: String,
    /// Time at which the valid recovery code was made, in milliseconds since 1970.
    code_made: Option<u64>,
    devices: Vec<DeviceView>,
    /// True if the server admits new people by invitation only, so that members may invite.
    invites: bool,
    /// True where browsers allow passkeys.
    offers_passkeys: bool,
    passkeys: Vec<PasskeyView>,
    programs: Vec<ProgramView>,
}

/// A passkey in the list of its owner.
#[derive(Serialize)]
struct PasskeyView {
    id: String,
    name: String,
    /// Times in milliseconds since 1970.
    made: u64,
    used: u64,
}

/// A device in the list of its owner.
#[derive(Serialize)]
struct DeviceView {
    id: String,
    name: String,
    /// True for the device that asks.
    here: bool,
    /// True while a page is open there.
    connected: bool,
    /// Time at which it was last seen, in milliseconds since 1970; 0 if it is not known.
    seen: u64,
}

/// Answer to `POST /account/code`.
#[derive(Serialize)]
struct NewCode {
    code: String,
}

/// Body of `POST /account/sign-out`.
#[derive(Deserialize)]
pub(super) struct SignOut {
    device: String,
}

/// Answers `POST /account`: what the server knows of the person. Asking makes nobody known.
pub(super) async fn overview(caller: Caller) -> Result<Response, AdmissionError> {
    let offers_passkeys = caller.passkey_origin().is_some();
    let Some(person) = caller.person().await? else {
        return Ok(Json(Overview { offers_passkeys, ..Overview::default() }).into_response());
    };
    caller.app.check_admitted(person.id)?;
    caller.allow(LimitedAction::Account, person.id).await?;
    let store = &caller.app.hub.store;
    let code_made = store.code_made(person.id).await?;
    let connected = caller.app.hub.people.devices_of(person.id);
    let view = |device: Device| DeviceView {
        id: Hex(device.token_hash).to_string(),
        here: caller.token.as_ref().is_some_and(|token| token.hash() == device.token_hash),
        connected: connected.contains(&device_id(&device.token_hash)),
        name: device.name,
        seen: device.seen,
    };
    let devices = store.devices(person.id).await?.into_iter().map(view).collect();
    let passkeys = store.passkeys(person.id).await?;
    let passkeys = passkeys.into_iter().map(passkey_view).collect();
    let programs = store.programs(person.id).await?;
    let people: Vec<i64> = programs.iter().map(|program| program.person).collect();
    let connected = caller.app.hub.online(&people).await;
    let view = |program| ProgramView::new(program, &connected);
    let programs = programs.into_iter().map(view).collect();
    let overview = Overview {
        known: true,
        name: person.name,
        code_made,
        devices,
        invites: caller.app.invite_only,
        offers_passkeys,
        passkeys,
        programs,
    };
    Ok(Json(overview).into_response())
}

fn passkey_view(passkey: Passkey) -> PasskeyView {
    let Passkey { hash, name, made, used, .. } = passkey;
    PasskeyView { id: Hex(hash).to_string(), name, made, used }
}

/// Answers `POST /account/code`: makes a recovery code, which is shown this once. The one before is void.
pub(super) async fn new_code(caller: Caller) -> Result<Response, AdmissionError> {
    let visitor = caller.visitor(LimitedAction::Account).await?;
    let code = RecoveryCode::new().ok_or(AdmissionError::StoreFailed)?;
    let hub = &caller.app.hub;
    hub.store.replace_code(visitor.person.id, code.hash(), hub.clock.now()).await?;
    tracing::info!(person = visitor.person.id, "a new recovery code");
    Ok(caller.keep(&visitor.token, Json(NewCode { code: code.to_text() }).into_response()))
}

/// Answers `POST /account/sign-out`: signs the person out on one of their devices. A device of somebody
/// else is no device.
pub(super) async fn sign_out(
    caller: Caller,
    body: Result<Json<SignOut>, JsonRejection>,
) -> Result<StatusCode, AdmissionError> {
    let person = caller.require_person(LimitedAction::Account).await?;
    let device = body.ok().and_then(|Json(body)| Token::hash_from_hex(&body.device));
    let device = device.ok_or(AdmissionError::NotFound)?;
    let hub = &caller.app.hub;
    if !hub.store.remove_device(person.id, device).await? {
        return Err(AdmissionError::NotFound);
    }
    tracing::info!(person = person.id, "signed out on a device");
    hub.sign_out_everywhere(person.id, Some(device_id(&device)));
    Ok(StatusCode::NO_CONTENT)
}

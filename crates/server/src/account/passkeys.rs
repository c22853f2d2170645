//! Passkeys (WebAuthn): made, removed and used to sign in. Which person signs in is told by the passkey
//! itself, so that nobody types a name.

use super::Caller;
use super::ceremonies::Ceremony;
use crate::identity::AdmissionError;
use crate::random_ids::random_bytes;
use crate::rate_limiter::LimitedAction;
use crate::token::Token;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use cartagena_room::clean_name;
use cartagena_store::{Passkey as StoredPasskey, Person, SignInKey};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use webauthn_rs::prelude::{
    CredentialID, DiscoverableKey, Passkey, PublicKeyCredential, RegisterPublicKeyCredential, Url,
    Uuid, Webauthn, WebauthnBuilder,
};

/// The name that authenticators show for this server, and for people who have none.
const NAME: &str = "Cartagena";
/// Longest public key with what belongs to it.
const MAX_KEY_BYTES: usize = 4_096;

/// Answer to a request for a challenge.
#[derive(Serialize)]
struct Challenge {
    ceremony: String,
    /// The request to the browser, in the JSON form of WebAuthn level 3.
    options: Value,
}

/// Body of `POST /account/passkey/finish`, and of `POST /account/passkey/sign-in`, without a name.
#[derive(Deserialize)]
pub(super) struct Answer {
    ceremony: String,
    #[serde(default)]
    name: String,
    /// The browser's answer.
    credential: Value,
}

/// Body of `POST /account/passkey/remove`.
#[derive(Deserialize)]
pub(super) struct Removal {
    passkey: String,
}

/// Answers `POST /account/passkey/new`: asks the browser to make a passkey.
pub(super) async fn begin(caller: Caller) -> Result<Response, AdmissionError> {
    let host = caller.passkey_host()?;
    let visitor = caller.visitor(LimitedAction::Account).await?;
    let (person, hub) = (&visitor.person, &caller.app.hub);
    let known = hub.store.passkeys(person.id).await?;
    let handle = known.first().and_then(|key| key.handle.as_slice().try_into().ok());
    let handle = handle.or_else(random_bytes::<16>).ok_or(AdmissionError::StoreFailed)?;
    let excluded = known.iter().filter_map(credential_id).collect();
    let name = shown_name(person);
    let user = Uuid::from_bytes(handle);
    let (options, state) = host
        .start_passkey_registration(user, name, name, Some(excluded))
        .map_err(|_| AdmissionError::StoreFailed)?;
    let ceremony = Ceremony::Registration { person: person.id, handle, state: Box::new(state) };
    let mut options = serde_json::to_value(options).map_err(|_| AdmissionError::StoreFailed)?;
    // Only a key that the authenticator finds by itself can say who signs in.
    let selection = &mut options["publicKey"]["authenticatorSelection"];
    selection["residentKey"] = json!("required");
    selection["requireResidentKey"] = json!(true);
    let answer = caller.challenge(ceremony, options)?;
    Ok(caller.keep(&visitor.token, answer))
}

/// Answers `POST /account/passkey/finish`: stores a passkey that the browser has made.
pub(super) async fn finish(
    caller: Caller,
    body: Result<Json<Answer>, JsonRejection>,
) -> Result<StatusCode, AdmissionError> {
    let host = caller.passkey_host()?;
    let person = caller.require_person(LimitedAction::Account).await?;
    let Json(body) = body.map_err(|_| AdmissionError::BadRequest)?;
    let hub = &caller.app.hub;
    let (handle, state) = match caller.app.ceremonies.take(&body.ceremony, hub.clock.now()) {
        Some(Ceremony::Registration { person: by, handle, state }) if by == person.id => {
            (handle, state)
        }
        _ => return Err(AdmissionError::NotFound),
    };
    let credential: RegisterPublicKeyCredential = read_credential(body.credential)?;
    let passkey = host.finish_passkey_registration(&credential, &state);
    let passkey = passkey.map_err(|_| AdmissionError::BadRequest)?;
    let passkey = StoredPasskey {
        hash: hash_of_id(passkey.cred_id()),
        person: person.id,
        handle: handle.to_vec(),
        name: clean_name(&body.name).unwrap_or_else(|| caller.device.clone()),
        key: written(&passkey)?,
        made: hub.clock.now(),
        used: 0,
    };
    match hub.store.add_passkey(passkey).await {
        Err(cartagena_store::StoreError::Conflict) => return Err(AdmissionError::BadRequest),
        added => added?,
    }
    tracing::info!(person = person.id, "a new passkey");
    Ok(StatusCode::NO_CONTENT)
}

/// Answers `POST /account/passkey/remove`. A passkey of somebody else is no passkey.
pub(super) async fn remove(
    caller: Caller,
    body: Result<Json<Removal>, JsonRejection>,
) -> Result<StatusCode, AdmissionError> {
    let person = caller.require_person(LimitedAction::Account).await?;
    let hash = body.ok().and_then(|Json(body)| Token::hash_from_hex(&body.passkey));
    let hash = hash.ok_or(AdmissionError::NotFound)?;
    match caller.app.hub.store.remove_passkey(person.id, hash).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(AdmissionError::NotFound),
    }
}

/// Answers `POST /account/passkey/challenge`: asks the browser for a passkey to sign in with.
pub(super) async fn challenge(caller: Caller) -> Result<Response, AdmissionError> {
    caller.allow_attempt(LimitedAction::Account).await?;
    let host = caller.passkey_host()?;
    let started = host.start_discoverable_authentication();
    let (options, state) = started.map_err(|_| AdmissionError::StoreFailed)?;
    let mut options = serde_json::to_value(options).map_err(|_| AdmissionError::StoreFailed)?;
    // The person has pressed a button: the browser asks at once.
    options.as_object_mut().map(|options| options.remove("mediation"));
    caller.challenge(Ceremony::SignIn(Box::new(state)), options)
}

/// Answers `POST /account/passkey/sign-in`: a person comes back with a passkey. Whatever is wrong with it,
/// the answer is the same.
pub(super) async fn sign_in(
    caller: Caller,
    body: Result<Json<Answer>, JsonRejection>,
) -> Result<Response, AdmissionError> {
    caller.allow_attempt(LimitedAction::SignIn).await?;
    let host = caller.passkey_host()?;
    let Json(body) = body.map_err(|_| AdmissionError::BadRequest)?;
    let hub = &caller.app.hub;
    let Some(Ceremony::SignIn(state)) = caller.app.ceremonies.take(&body.ceremony, hub.clock.now())
    else {
        return Err(AdmissionError::NotFound);
    };
    let credential: PublicKeyCredential = read_credential(body.credential)?;
    let identified = host.identify_discoverable_authentication(&credential);
    let (user, id) = identified.map_err(|_| AdmissionError::NotFound)?;
    let hash = hash_of_id(id);
    let stored = hub.store.find_passkey(hash).await?;
    let stored = stored.filter(|key| key.handle == user.as_bytes());
    let stored = stored.ok_or(AdmissionError::NotFound)?;
    let mut passkey: Passkey =
        serde_json::from_str(&stored.key).map_err(|_| AdmissionError::NotFound)?;
    let key = DiscoverableKey::from(&passkey);
    let checked = host.finish_discoverable_authentication_v2(&credential, *state, &key);
    let checked = checked.map_err(|_| AdmissionError::NotFound)?;
    let token = Token::new().ok_or(AdmissionError::StoreFailed)?;
    passkey.update_credential(&checked);
    hub.store.note_passkey(hash, &written(&passkey)?, hub.clock.now()).await?;
    caller.sign_in(SignInKey::Passkey(hash), token).await
}

impl Caller {
    /// Returns the host that checks passkeys for the page's origin.
    fn passkey_host(&self) -> Result<Webauthn, AdmissionError> {
        let origin = self.passkey_origin().ok_or(AdmissionError::NotFound)?;
        let origin = Url::parse(&origin).map_err(|_| AdmissionError::NotFound)?;
        let name = origin.domain().ok_or(AdmissionError::NotFound)?;
        let host = WebauthnBuilder::new(name, &origin).and_then(|host| host.rp_name(NAME).build());
        host.map_err(|_| AdmissionError::NotFound)
    }

    /// Keeps a challenge and answers with it.
    fn challenge(&self, ceremony: Ceremony, options: Value) -> Result<Response, AdmissionError> {
        let begun = self.app.ceremonies.begin(ceremony, self.app.hub.clock.now());
        let ceremony = begun.ok_or(AdmissionError::StoreFailed)?;
        Ok(Json(Challenge { ceremony, options }).into_response())
    }
}

fn shown_name(person: &Person) -> &str {
    if person.name.is_empty() { NAME } else { &person.name }
}

/// Reads what a browser answered. By which ways it reaches the authenticator does not matter here, and new
/// ones are invented.
fn read_credential<T: serde::de::DeserializeOwned>(
    mut credential: Value,
) -> Result<T, AdmissionError> {
    if let Some(response) = credential.get_mut("response").and_then(Value::as_object_mut) {
        response.remove("transports");
    }
    serde_json::from_value(credential).map_err(|_| AdmissionError::BadRequest)
}

fn written(passkey: &Passkey) -> Result<String, AdmissionError> {
    let key = serde_json::to_string(passkey).ok().filter(|key| key.len() <= MAX_KEY_BYTES);
    key.ok_or(AdmissionError::BadRequest)
}

fn credential_id(stored: &StoredPasskey) -> Option<CredentialID> {
    let passkey: Passkey = serde_json::from_str(&stored.key).ok()?;
    Some(passkey.cred_id().clone())
}

fn hash_of_id(id: &[u8]) -> [u8; 32] {
    Sha256::new_with_prefix(b"cartagena passkey 1\0").chain_update(id).finalize().into()
}

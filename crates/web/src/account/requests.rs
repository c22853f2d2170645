//! Requests about the account: plain `POST`s, answered by JSON.

use crate::share::{call, set, settled};
use cartagena_protocol::parse_json;
use cartagena_texts::{Texts, say};
use leptos::prelude::*;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsValue;

/// Answer to a request for the account.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub(crate) struct Overview {
    /// False if this browser has never played on the server.
    pub(crate) known: bool,
    pub(crate) name: String,
    /// Time at which the valid recovery code was made, in milliseconds.
    pub(super) code_made: Option<f64>,
    pub(super) devices: Vec<Device>,
    /// True if the server admits new people by invitation only.
    #[serde(default)]
    pub(super) invites: bool,
    /// False where browsers allow no passkeys.
    #[serde(default)]
    pub(super) offers_passkeys: bool,
    #[serde(default)]
    pub(super) passkeys: Vec<Passkey>,
    #[serde(default)]
    pub(super) programs: Vec<Program>,
}

/// A program of the person that plays online.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub(super) struct Program {
    pub(super) id: String,
    pub(super) name: String,
    /// Time at which its token was made, in milliseconds.
    pub(super) made: f64,
    /// False once the token is revoked.
    pub(super) valid: bool,
    pub(super) connected: bool,
}

/// A passkey of the person.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub(super) struct Passkey {
    pub(super) id: String,
    pub(super) name: String,
    /// Times in milliseconds; 0 for never.
    pub(super) made: f64,
    pub(super) used: f64,
}

/// A device on which the person is signed in.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub(super) struct Device {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) here: bool,
    pub(super) connected: bool,
    /// Time at which it was last seen, in milliseconds; 0 if it is not known.
    pub(super) seen: f64,
}

/// Answer to a request for a recovery code.
#[derive(Deserialize)]
pub(super) struct NewCode {
    pub(super) code: String,
}

/// Answer to a request for a program's token.
#[derive(Clone, Deserialize)]
pub(super) struct NewToken {
    pub(super) name: String,
    pub(super) token: String,
}

/// Reason why a request failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RequestError {
    /// There is no server, or the connection is lost.
    Unreachable,
    /// The server refused with this status.
    Status(u16),
}

/// Returns the sentence for a failure that can happen to every request.
pub fn sentence(texts: &Texts, error: RequestError) -> String {
    match error {
        RequestError::Status(429) => say!(texts, "denied-too-often"),
        RequestError::Status(403) => say!(texts, "denied-banned"),
        RequestError::Status(421) => wrong_address(texts),
        RequestError::Status(401) => say!(texts, "denied-uninvited"),
        RequestError::Status(503) => say!(texts, "denied-not-kept"),
        RequestError::Unreachable | RequestError::Status(404 | 405) => say!(texts, "online-absent"),
        RequestError::Status(_) => say!(texts, "denied-message"),
    }
}

/// Says that the server does not know its own address, and with what it has to be started.
fn wrong_address(texts: &Texts) -> String {
    let option = format!("--origin {}", window().location().origin().unwrap_or_default());
    let about = say!(texts, "denied-no-origin-about", form = option);
    format!("{} {about}", say!(texts, "denied-no-origin"))
}

/// Sends a request and reads its answer.
pub async fn post<T: DeserializeOwned>(path: &str, body: &str) -> Result<T, RequestError> {
    let text = send(path, body).await?;
    // A host of plain files answers with a page.
    parse_json(&text).ok_or(RequestError::Unreachable)
}

/// Sends a request and returns the text of its answer.
pub async fn send(path: &str, body: &str) -> Result<String, RequestError> {
    send_with_token(path, body, None).await
}

/// Sends a request with the token of an operator, if one is given.
pub async fn send_with_token(
    path: &str,
    body: &str,
    token: Option<&str>,
) -> Result<String, RequestError> {
    let answer = fetch(path, body, token).await?;
    let text = settled(call(&answer, "text", &[])).await.ok();
    text.and_then(|text| text.as_string()).ok_or(RequestError::Unreachable)
}

/// Sends a request and saves the file that is its answer.
pub(super) async fn download(path: &str, name: &str) -> Result<(), RequestError> {
    let answer = fetch(path, "{}", None).await?;
    let file = settled(call(&answer, "blob", &[])).await.map_err(|_| RequestError::Unreachable)?;
    let addresses = js_sys::Reflect::get(&window(), &"URL".into()).unwrap_or_default();
    let address = call(&addresses, "createObjectURL", &[file]).unwrap_or_default();
    let link = document().create_element("a").map_err(|_| RequestError::Unreachable)?;
    set(&link, "href", &address);
    set(&link, "download", &name.into());
    call(&link, "click", &[]);
    call(&addresses, "revokeObjectURL", &[address]);
    Ok(())
}

/// Sends a request and returns its answer, unless the server refuses.
async fn fetch(path: &str, body: &str, token: Option<&str>) -> Result<JsValue, RequestError> {
    let (init, headers) = (js_sys::Object::new(), js_sys::Object::new());
    set(&headers, "content-type", &"application/json".into());
    if let Some(token) = token {
        set(&headers, "authorization", &format!("Bearer {token}").into());
    }
    set(&init, "method", &"POST".into());
    set(&init, "headers", &headers);
    set(&init, "body", &body.into());
    let answer = settled(call(&window(), "fetch", &[path.into(), init.into()])).await;
    let answer = answer.map_err(|_| RequestError::Unreachable)?;
    let status = number(&answer, "status").ok_or(RequestError::Unreachable)?;
    if !(200..300).contains(&status) {
        return Err(RequestError::Status(status));
    }
    Ok(answer)
}

fn number(object: &JsValue, name: &str) -> Option<u16> {
    let found = js_sys::Reflect::get(object, &name.into()).ok()?.as_f64()?;
    Some(found as u16)
}

/// Returns a time in milliseconds as people write it in a language.
pub fn date(texts: &Texts, milliseconds: f64) -> String {
    let options = js_sys::Object::new();
    set(&options, "dateStyle", &"medium".into());
    set(&options, "timeStyle", &"short".into());
    let date = js_sys::Date::new(&milliseconds.into());
    let written = call(&date, "toLocaleString", &[texts.lang().tag().into(), options.into()]);
    written.and_then(|written| written.as_string()).unwrap_or_default()
}

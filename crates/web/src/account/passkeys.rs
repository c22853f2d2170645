//! Passkeys: made, listed and removed here, and used to come back. The browser speaks to the authenticator;
//! what it answers goes to the server as it is.

use super::Account;
use super::remove_button::RemoveButton;
use super::requests::{Passkey, RequestError, date, send, sentence};
use super::sign_in::adopt;
use crate::announce::use_announcer;
use crate::boxed_closures::{Show, on_click};
use crate::language::use_texts;
use crate::online::socket;
use crate::settings::use_settings;
use crate::share::{call, set, settled};
use crate::tr;
use cartagena_texts::{Texts, say};
use leptos::html::Input;
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

/// Reason why no passkey was made or used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PasskeyError {
    /// The person, the browser or the authenticator did not do it.
    NotDone,
    /// The server did not take it.
    Refused(RequestError),
}

impl From<RequestError> for PasskeyError {
    fn from(error: RequestError) -> PasskeyError {
        PasskeyError::Refused(error)
    }
}

/// Section with the person's passkeys, where browser and server allow any.
#[component]
pub(super) fn Passkeys() -> impl IntoView {
    let (texts, announcer) = (use_texts(), use_announcer());
    let account: Account = expect_context();
    let (name, waiting) = (NodeRef::<Input>::new(), RwSignal::new(false));
    let make = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let Some(field) = name.get_untracked().filter(|_| !waiting.get_untracked()) else { return };
        waiting.set(true);
        spawn_local(async move {
            let made = make_passkey(&field.value()).await;
            let _ = waiting.try_set(false);
            let texts = texts.get_untracked();
            announcer.show(match made {
                Ok(()) => say!(texts, "identity-passkey-made"),
                Err(
                    PasskeyError::NotDone | PasskeyError::Refused(RequestError::Status(400 | 404)),
                ) => {
                    say!(texts, "identity-passkey-failed")
                }
                Err(PasskeyError::Refused(error)) => sentence(&texts, error),
            });
            if made.is_ok() {
                field.set_value("");
                account.reload();
            }
        });
    };
    let passkeys = move || account.with(|overview| overview.passkeys.clone());
    let none = Signal::derive(move || account.with(|overview| overview.passkeys.is_empty()));
    view! {
        <Show when=are_offered(account)>
            <h2>{tr!(texts, "identity-passkeys")}</h2>
            <p>{tr!(texts, "identity-passkeys-about")}</p>
            <Show when=none>
                <p class="quiet">{tr!(texts, "identity-passkey-none")}</p>
            </Show>
            <ul class="devices">
                <For each=passkeys key=|passkey| (passkey.id.clone(), passkey.used.to_bits()) let(passkey)>
                    <PasskeyView passkey />
                </For>
            </ul>
            <form class="code-line" on:submit=make>
                <label class="labelled">
                    <span>{tr!(texts, "identity-passkey-name")}</span>
                    <input type="text" node_ref=name maxlength="24" autocomplete="off" dir="auto" />
                </label>
                <button disabled=move || waiting.get()>{tr!(texts, "identity-passkey-make")}</button>
            </form>
        </Show>
    }
}

/// Returns whether both the server and the browser can work with passkeys.
fn are_offered(account: Account) -> Signal<bool> {
    let able =
        !get(&get(&window(), "PublicKeyCredential"), "parseCreationOptionsFromJSON").is_undefined();
    Signal::derive(move || able && account.with(|overview| overview.offers_passkeys))
}

#[component]
fn PasskeyView(
    /// The passkey.
    passkey: Passkey,
) -> impl IntoView {
    let texts = use_texts();
    let body = StoredValue::new(format!("{{\"passkey\":\"{}\"}}", passkey.id));
    let passkey = StoredValue::new(passkey);
    let name = move || passkey.with_value(|passkey| shown_name(&texts.read(), passkey));
    let use_words = move || passkey.with_value(|passkey| last_use(&texts.read(), passkey));
    view! {
        <li class="device-line">
            <span class="device-name"><bdi>{name}</bdi></span>
            <span class="about">{use_words}</span>
            <RemoveButton path="account/passkey/remove" body label=tr!(texts, "identity-passkey-remove")
                full_label=tr!(texts, "identity-passkey-remove-who", name = name())
                outcome=|texts, _| say!(texts, "identity-passkey-removed") />
        </li>
    }
}

fn shown_name(texts: &Texts, passkey: &Passkey) -> String {
    match passkey.name.as_str() {
        "" => say!(texts, "identity-passkey-unnamed"),
        name => name.to_owned(),
    }
}

fn last_use(texts: &Texts, passkey: &Passkey) -> String {
    match passkey {
        Passkey { used, .. } if *used > 0.0 => {
            say!(texts, "identity-passkey-used", form = date(texts, *used))
        }
        Passkey { made, .. } => say!(texts, "identity-passkey-since", form = date(texts, *made)),
    }
}

/// The way back in by a passkey, for people who come back.
#[component]
pub(super) fn PasskeySignIn() -> impl IntoView {
    let (texts, announcer, settings) = (use_texts(), use_announcer(), use_settings());
    let account: Account = expect_context();
    let (problem, waiting) = (RwSignal::new(None::<PasskeyError>), RwSignal::new(false));
    let enter = move |_| {
        if waiting.get_untracked() {
            return;
        }
        waiting.set(true);
        spawn_local(async move {
            let done = sign_in().await;
            let _ = (waiting.try_set(false), problem.try_set(done.err()));
            if done.is_ok() {
                // This browser is another person now: an open socket would still be the one before.
                socket::close();
                announcer.show(say!(texts.read_untracked(), "identity-passkey-done"));
                adopt(account, settings).await;
            }
        });
    };
    let words = move || problem.get().map(|error| problem_words(&texts.read(), error));
    view! {
        <Show when=are_offered(account)>
            <button type="button" on:click=on_click(enter) disabled=move || waiting.get()>
                {tr!(texts, "identity-passkey-go")}
            </button>
            <p class="problem" role="alert">{words}</p>
        </Show>
    }
}

fn problem_words(texts: &Texts, error: PasskeyError) -> String {
    match error {
        PasskeyError::NotDone => say!(texts, "identity-passkey-not-used"),
        PasskeyError::Refused(RequestError::Status(400 | 404)) => {
            say!(texts, "identity-passkey-wrong")
        }
        PasskeyError::Refused(error) => sentence(texts, error),
    }
}

/// Lets the browser make a passkey, and stores it on the server.
async fn make_passkey(name: &str) -> Result<(), PasskeyError> {
    let (ceremony, options) =
        challenge("account/passkey/new", "parseCreationOptionsFromJSON").await?;
    let credential = ask_authenticator("create", &options).await?;
    answer("account/passkey/finish", &ceremony, name, &credential).await
}

/// Lets the browser ask for a passkey, and signs in with it.
async fn sign_in() -> Result<(), PasskeyError> {
    let path = "account/passkey/challenge";
    let (ceremony, options) = challenge(path, "parseRequestOptionsFromJSON").await?;
    let credential = ask_authenticator("get", &options).await?;
    answer("account/passkey/sign-in", &ceremony, "", &credential).await
}

/// Asks the server for a challenge, and returns its id and the options for the browser.
async fn challenge(path: &str, parse: &str) -> Result<(JsValue, JsValue), PasskeyError> {
    let text = send(path, "{}").await?;
    // A host of plain files answers with a page.
    let asked = js_sys::JSON::parse(&text).map_err(|_| RequestError::Unreachable)?;
    let public_key = get(&get(&asked, "options"), "publicKey");
    let parsed = call(&get(&window(), "PublicKeyCredential"), parse, &[public_key]);
    let options = js_sys::Object::new();
    set(&options, "publicKey", &parsed.ok_or(PasskeyError::NotDone)?);
    Ok((get(&asked, "ceremony"), options.into()))
}

/// Lets the browser ask the authenticator, and returns the answer in its JSON form.
async fn ask_authenticator(way: &str, options: &JsValue) -> Result<JsValue, PasskeyError> {
    let credentials = get(&window().navigator(), "credentials");
    let asked = settled(call(&credentials, way, std::slice::from_ref(options))).await;
    let credential = asked.ok().and_then(|credential| call(&credential, "toJSON", &[]));
    credential.ok_or(PasskeyError::NotDone)
}

async fn answer(
    path: &str,
    ceremony: &JsValue,
    name: &str,
    credential: &JsValue,
) -> Result<(), PasskeyError> {
    let body = js_sys::Object::new();
    set(&body, "ceremony", ceremony);
    set(&body, "name", &name.into());
    set(&body, "credential", credential);
    let body = js_sys::JSON::stringify(&body).map_err(|_| PasskeyError::NotDone)?;
    send(path, &String::from(body)).await.map(drop)?;
    Ok(())
}

/// Returns what an object has under a name; undefined if it has nothing.
fn get(object: &JsValue, name: &str) -> JsValue {
    js_sys::Reflect::get(object, &name.into()).unwrap_or_default()
}

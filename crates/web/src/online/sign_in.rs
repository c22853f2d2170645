//! Coming in on another device with a personal link.

use super::{name, socket};
use crate::language::use_texts;
use crate::route::{self, Route};
use crate::settings::use_settings;
use crate::share::{call, set, settled};
use crate::tr;
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

/// The state of the sign-in.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SignInStep {
    Asking,
    Waiting,
    Failed,
}

/// Asks whether this device should sign in as that person, submits the secret and goes on to the
/// lobby. Merely opening a link signs nobody in.
#[component]
pub fn SignIn(
    /// The secret of the link.
    secret: String,
) -> impl IntoView {
    let texts = use_texts();
    let step = RwSignal::new(SignInStep::Asking);
    let settings = use_settings();
    let come = Callback::new(move |()| {
        step.set(SignInStep::Waiting);
        name::prefer_server_name(&settings.read_untracked());
        spawn_local(submit_secret(secret.clone(), step));
    });
    view! {
        <section class="page online">
            <h1>{tr!(texts, "nav-online")}</h1>
            {move || match step.get() {
                SignInStep::Asking => view! { <Ask come /> }.into_any(),
                SignInStep::Waiting => {
                    view! { <p class="quiet" role="status">{tr!(texts, "online-reaching")}</p> }
                        .into_any()
                }
                SignInStep::Failed => view! { <Failed /> }.into_any(),
            }}
        </section>
    }
}

#[component]
fn Ask(
    /// Called when the person agrees.
    come: Callback<()>,
) -> impl IntoView {
    let texts = use_texts();
    view! {
        <div class="empty">
            <p class="lead">{tr!(texts, "online-come-ask")}</p>
            <p>{tr!(texts, "online-come-about")}</p>
            <button class="primary" on:click=move |_| come.run(())>{tr!(texts, "online-come")}</button>
        </div>
    }
}

#[component]
fn Failed() -> impl IntoView {
    let texts = use_texts();
    view! {
        <div class="empty" role="alert">
            <p class="lead">{tr!(texts, "denied-bad-pass")}</p>
            <button class="primary" on:click=|_| route::go(&Route::Online)>
                {tr!(texts, "nav-online")}
            </button>
        </div>
    }
}

async fn submit_secret(secret: String, step: RwSignal<SignInStep>) {
    if is_accepted(&secret).await != Some(true) {
        // The page may be left by now.
        let _ = step.try_set(SignInStep::Failed);
        return;
    }
    socket::close();
    // The secret is used up: the browser's back button must not return to it.
    let _ = window().location().replace(&Route::Online.href());
}

/// Sends the secret to the server and returns whether it was accepted.
async fn is_accepted(secret: &str) -> Option<bool> {
    let body = format!("{{\"secret\":{}}}", serde_json::to_string(secret).ok()?);
    let (init, headers) = (js_sys::Object::new(), js_sys::Object::new());
    set(&headers, "content-type", &"application/json".into());
    set(&init, "method", &"POST".into());
    set(&init, "headers", &headers);
    set(&init, "body", &body.into());
    let asked = call(&window(), "fetch", &["come".into(), init.into()]);
    let answer: JsValue = settled(asked).await.ok()?;
    js_sys::Reflect::get(&answer, &"ok".into()).ok()?.as_bool()
}

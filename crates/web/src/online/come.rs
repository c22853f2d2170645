//! Coming in on another device with a personal link.

use super::socket;
use crate::route::{self, Route};
use crate::share::{call, finished, set};
use crate::speech::use_texts;
use crate::tr;
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

/// Hands the secret in and goes on to the lobby.
#[component]
pub fn Come(
    /// The secret of the link.
    secret: String,
) -> impl IntoView {
    let texts = use_texts();
    let failed = RwSignal::new(false);
    spawn_local(async move {
        match taken(&secret).await {
            Some(true) => {
                socket::close();
                // The secret is used up: nobody comes back to it by the browser's button.
                let _ = window().location().replace(&Route::Online.href());
            }
            _ => failed.set(true),
        }
    });
    view! {
        <section class="page online">
            <h1>{tr!(texts, "nav-online")}</h1>
            <Show when=move || failed.get()
                fallback=move || view! { <p class="quiet" role="status">{tr!(texts, "online-reaching")}</p> }>
                <div class="empty" role="alert">
                    <p class="lead">{tr!(texts, "denied-bad-pass")}</p>
                    <button class="primary" on:click=|_| route::go(&Route::Online)>
                        {tr!(texts, "nav-online")}
                    </button>
                </div>
            </Show>
        </section>
    }
}

/// Whether the server took the secret.
async fn taken(secret: &str) -> Option<bool> {
    let body = format!("{{\"secret\":{}}}", serde_json::to_string(secret).ok()?);
    let (init, headers) = (js_sys::Object::new(), js_sys::Object::new());
    set(&headers, "content-type", &"application/json".into());
    set(&init, "method", &"POST".into());
    set(&init, "headers", &headers);
    set(&init, "body", &body.into());
    let asked = call(&window(), "fetch", &["come".into(), init.into()]);
    let answer: JsValue = finished(asked).await.ok()?;
    js_sys::Reflect::get(&answer, &"ok".into()).ok()?.as_bool()
}

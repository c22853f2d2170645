//! Copying texts to the clipboard, and sharing links through the device.

use crate::announce::{Announcer, use_announcer};
use crate::language::{TextsSignal, use_texts};
use crate::route::Route;
use crate::tr;
use cartagena_texts::say;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// Copies and shares texts, and announces the result. Copies share their state.
#[derive(Clone, Copy)]
pub struct Sharer {
    texts: TextsSignal,
    announcer: Announcer,
    /// A text that could not be copied, for people to copy themselves.
    shown: RwSignal<Option<String>>,
}

impl Sharer {
    /// Makes the sharer of the open page.
    pub fn new() -> Sharer {
        let shown = RwSignal::new(None);
        Sharer { texts: use_texts(), announcer: use_announcer(), shown }
    }

    /// Copies a text.
    pub fn copy(self, text: String) {
        spawn_local(async move {
            if try_copy(&text).await {
                self.shown.set(None);
                self.announcer.show(say!(self.texts.read_untracked(), "study-copied"));
            } else {
                self.shown.set(Some(text));
            }
        });
    }

    /// Shares an address.
    pub fn share(self, address: String) {
        let data = js_sys::Object::new();
        let title = say!(self.texts.read_untracked(), "game-name");
        set(&data, "title", &title.into());
        set(&data, "url", &address.into());
        let shared = call(&window().navigator(), "share", &[data.into()]);
        spawn_local(async move {
            let done = settled(shared).await;
            // A person who cancels needs no message.
            let left = done.as_ref().err().is_some_and(|error| is_named(error, "AbortError"));
            if done.is_err() && !left {
                self.announcer.show(say!(self.texts.read_untracked(), "study-not-shared"));
            }
        });
    }
}

impl Default for Sharer {
    fn default() -> Sharer {
        Sharer::new()
    }
}

/// Shows a text that could not be copied, for people to copy themselves.
#[component]
pub fn CopyFallback(
    /// The hand that tried.
    hand: Sharer,
) -> impl IntoView {
    let texts = use_texts();
    view! {
        <Show when=move || hand.shown.read().is_some()>
            <label class="study-uncopied">
                {tr!(texts, "study-not-copied")}
                <textarea class="notation" readonly rows="4"
                    prop:value=move || hand.shown.get().unwrap_or_default()></textarea>
            </label>
        </Show>
    }
}

/// Returns the whole address of a page. That of an online table or game is a page of the server, which
/// such a table always has.
pub fn address(route: &Route) -> Option<String> {
    let href = window().location().href().ok()?;
    let base = href.split(['#', '?']).next().unwrap_or_default();
    match route.public_path() {
        Some(path) => Some(format!("{}/{path}", base.rsplit_once('/')?.0)),
        None => Some(format!("{base}{}", route.href())),
    }
}

/// Returns whether the device can share.
pub fn can_share() -> bool {
    has(&window().navigator(), "share")
}

/// Copies a text; browsers allow it only on secure pages.
async fn try_copy(text: &str) -> bool {
    let navigator = window().navigator();
    has(&navigator, "clipboard")
        && JsFuture::from(navigator.clipboard().write_text(text)).await.is_ok()
}

fn is_named(error: &JsValue, name: &str) -> bool {
    let found = js_sys::Reflect::get(error, &"name".into()).ok();
    found.and_then(|found| found.as_string()).as_deref() == Some(name)
}

fn has(object: &JsValue, name: &str) -> bool {
    js_sys::Reflect::get(object, &name.into()).is_ok_and(|found| found.is_truthy())
}

// Called by its name, as only this page needs it: a type for it would be more to fetch.

/// Calls a method of an object by its name.
pub fn call(object: &JsValue, name: &str, args: &[JsValue]) -> Option<JsValue> {
    let method = js_sys::Reflect::get(object, &name.into()).ok()?;
    let method: js_sys::Function = method.dyn_into().ok()?;
    method.apply(object, &args.iter().collect::<js_sys::Array>()).ok()
}

/// Gives an object a value by its name.
pub fn set(object: &JsValue, name: &str, value: &JsValue) {
    // A plain object takes every value.
    let _ = js_sys::Reflect::set(object, &name.into(), value);
}

/// Awaits a JavaScript promise; an error if there was none.
pub async fn settled(promise: Option<JsValue>) -> Result<JsValue, JsValue> {
    let promise: js_sys::Promise = promise.unwrap_or_default().dyn_into()?;
    JsFuture::from(promise).await
}

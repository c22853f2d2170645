//! The browser's own part of notifications: its push service (Push API), by the names of its functions.

use super::requests::Subscription;
use crate::share::{call, set, settled};
use js_sys::{Object, Reflect, Uint8Array};
use leptos::prelude::window;
use wasm_bindgen::JsValue;

/// Reports whether this browser can be told while the page is closed.
pub(super) fn can_subscribe() -> bool {
    let has = |object: &JsValue, name: &str| Reflect::has(object, &name.into()).unwrap_or(false);
    has(&window(), "PushManager") && has(&window().navigator(), "serviceWorker")
}

fn get(object: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(object, &name.into())
        .ok()
        .filter(|found| !found.is_undefined() && !found.is_null())
}

/// Returns the push manager of the page's service worker.
async fn push_manager() -> Option<JsValue> {
    let workers = get(&window().navigator(), "serviceWorker")?;
    // Without a service worker, `ready` would never come.
    settled(call(&workers, "getRegistration", &[])).await.ok().filter(|it| !it.is_undefined())?;
    let registration = settled(get(&workers, "ready")).await.ok()?;
    get(&registration, "pushManager")
}

/// Subscribes to the browser's push service; `None` if it refuses or cannot be reached.
pub(super) async fn subscribe(key: &str, lang: &str) -> Option<Subscription> {
    let manager = push_manager().await?;
    // One that was made for another key cannot be used.
    unsubscribe_from(&manager).await;
    let options = Object::new();
    set(&options, "userVisibleOnly", &true.into());
    set(&options, "applicationServerKey", &key.into());
    let subscription = settled(call(&manager, "subscribe", &[options.into()])).await.ok()?;
    Some(Subscription {
        endpoint: get(&subscription, "endpoint")?.as_string()?,
        key: base64url(&call(&subscription, "getKey", &["p256dh".into()])?),
        auth: base64url(&call(&subscription, "getKey", &["auth".into()])?),
        lang: lang.to_owned(),
    })
}

/// Ends the browser's subscription, if it has one.
pub(super) async fn unsubscribe() {
    if let Some(manager) = push_manager().await {
        unsubscribe_from(&manager).await;
    }
}

async fn unsubscribe_from(manager: &JsValue) {
    let subscription = settled(call(manager, "getSubscription", &[])).await;
    if let Ok(subscription) = subscription.map(|it| (!it.is_null()).then_some(it))
        && let Some(subscription) = subscription
    {
        drop(settled(call(&subscription, "unsubscribe", &[])).await);
    }
}

/// Writes the bytes of a buffer in base64url.
fn base64url(buffer: &JsValue) -> String {
    let bytes = Uint8Array::new(buffer).to_vec();
    let letters: String = bytes.iter().map(|byte| char::from(*byte)).collect();
    let written = call(&window(), "btoa", &[letters.into()]).and_then(|text| text.as_string());
    written.unwrap_or_default().replace('+', "-").replace('/', "_").replace('=', "")
}

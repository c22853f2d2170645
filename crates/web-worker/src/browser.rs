//! The browser around a worker: the page, clocks, random bytes, the network, other windows.

use cartagena_offline::HostClock;
use cartagena_protocol::ServerMsg;
use js_sys::Uint8Array;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{BroadcastChannel, DedicatedWorkerGlobalScope, MessageEvent, Response};

pub(crate) fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

/// Sends a message to the page.
pub(crate) fn post_to_page(message: &ServerMsg) {
    if let Ok(text) = serde_json::to_string(message) {
        // A page that is gone receives nothing; its worker ends with it.
        let _ = scope().post_message(&JsValue::from_str(&text));
    }
}

/// Returns a listener of text messages that lives as long as the worker.
pub(crate) fn message_listener(listener: impl Fn(String) + 'static) -> js_sys::Function {
    let on_message = move |event: MessageEvent| {
        if let Some(text) = event.data().as_string() {
            listener(text);
        }
    };
    Closure::<dyn Fn(MessageEvent)>::new(on_message).into_js_value().unchecked_into()
}

/// The browser's clocks.
pub(crate) struct BrowserClock;

impl HostClock for BrowserClock {
    fn now(&self) -> f64 {
        scope().performance().map_or_else(js_sys::Date::now, |performance| performance.now())
    }

    fn date(&self) -> u64 {
        js_sys::Date::now() as u64
    }
}

/// Returns random bytes of the browser.
///
/// # Panics
/// If the browser has none: there is no game without chance.
pub(crate) fn random_bytes() -> [u8; 32] {
    let mut bytes = [0; 32];
    let drawn = scope().crypto().and_then(|crypto| {
        crypto.get_random_values_with_u8_array(&mut bytes)?;
        Ok(())
    });
    assert!(drawn.is_ok(), "this browser has no random numbers");
    bytes
}

/// Fetches a file that lies beside the worker.
pub(crate) async fn fetch(address: &str) -> Result<Vec<u8>, JsValue> {
    let response: Response = JsFuture::from(scope().fetch_with_str(address)).await?.dyn_into()?;
    if !response.ok() {
        return Err(JsValue::from_f64(response.status().into()));
    }
    let buffer = JsFuture::from(response.array_buffer()?).await?;
    Ok(Uint8Array::new(&buffer).to_vec())
}

/// Channel to the other windows of this device.
pub(crate) struct OtherWindows(Option<BroadcastChannel>);

impl OtherWindows {
    /// Opens the channel; `listener` gets the id of each game that another window changed.
    pub(crate) fn open(listener: impl Fn(String) + 'static) -> OtherWindows {
        let channel = BroadcastChannel::new("cartagena-games").ok();
        if let Some(channel) = &channel {
            channel.set_onmessage(Some(&message_listener(listener)));
        }
        OtherWindows(channel)
    }

    /// Tells the other windows that a game has changed.
    pub(crate) fn announce_change(&self, game: &str) {
        if let Some(channel) = &self.0 {
            // A window that missed this finds out when it next saves that game.
            let _ = channel.post_message(&JsValue::from_str(game));
        }
    }
}

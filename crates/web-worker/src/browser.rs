//! What a worker finds around it: the page, clocks, chance, the network, other windows.

use cartagena_offline::HostClock;
use cartagena_protocol::ServerMsg;
use js_sys::Uint8Array;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{BroadcastChannel, DedicatedWorkerGlobalScope, MessageEvent, Response};

pub fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

/// Tells the page.
pub fn post_to_page(message: &ServerMsg) {
    if let Ok(text) = serde_json::to_string(message) {
        // A page that is gone hears nothing; its worker ends with it.
        let _ = scope().post_message(&JsValue::from_str(&text));
    }
}

/// Hears texts for as long as the worker lives.
pub fn message_listener(hear: impl Fn(String) + 'static) -> js_sys::Function {
    let heard = move |event: MessageEvent| {
        if let Some(text) = event.data().as_string() {
            hear(text);
        }
    };
    Closure::<dyn Fn(MessageEvent)>::new(heard).into_js_value().unchecked_into()
}

/// The browser's clocks.
pub struct BrowserClock;

impl HostClock for BrowserClock {
    fn now(&self) -> f64 {
        scope().performance().map_or_else(js_sys::Date::now, |performance| performance.now())
    }

    fn date(&self) -> u64 {
        js_sys::Date::now() as u64
    }
}

/// Random bytes of the browser.
///
/// # Panics
/// If the browser has none: there is no game without chance.
pub fn random_bytes() -> [u8; 32] {
    let mut bytes = [0; 32];
    let drawn = scope().crypto().and_then(|crypto| {
        crypto.get_random_values_with_u8_array(&mut bytes)?;
        Ok(())
    });
    assert!(drawn.is_ok(), "this browser draws no lots");
    bytes
}

/// Fetches a file that lies beside the worker.
pub async fn fetch(address: &str) -> Result<Vec<u8>, JsValue> {
    let response: Response = JsFuture::from(scope().fetch_with_str(address)).await?.dyn_into()?;
    if !response.ok() {
        return Err(JsValue::from_f64(response.status().into()));
    }
    let buffer = JsFuture::from(response.array_buffer()?).await?;
    Ok(Uint8Array::new(&buffer).to_vec())
}

/// The other windows of this device.
pub struct OtherWindows(Option<BroadcastChannel>);

impl OtherWindows {
    /// Hears which games others have changed.
    pub fn open(hear: impl Fn(String) + 'static) -> OtherWindows {
        let channel = BroadcastChannel::new("cartagena-games").ok();
        if let Some(channel) = &channel {
            channel.set_onmessage(Some(&message_listener(hear)));
        }
        OtherWindows(channel)
    }

    /// Tells the others that a game has changed.
    pub fn announce_change(&self, game: &str) {
        if let Some(channel) = &self.0 {
            // The next change of that game will find out what they were not told.
            let _ = channel.post_message(&JsValue::from_str(game));
        }
    }
}

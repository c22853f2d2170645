//! Files that the browser saves.

use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

/// Saves a text as a file.
pub fn save(text: &str, kind: &str, name: &str) {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    if let Ok(blob) = Blob::new_with_str_sequence_and_options(&parts, &options) {
        save_blob(&blob, name);
    }
}

/// Saves a blob as a file.
pub fn save_blob(blob: &Blob, name: &str) {
    let Ok(address) = Url::create_object_url_with_blob(blob) else { return };
    let link = document().create_element("a").ok();
    if let Some(link) = link.and_then(|link| link.dyn_into::<HtmlAnchorElement>().ok()) {
        link.set_href(&address);
        link.set_download(name);
        link.click();
    }
    // The browser fetches the file only after this.
    set_timeout(move || drop(Url::revoke_object_url(&address)), Duration::from_secs(60));
}

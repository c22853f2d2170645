//! Files that the browser saves, and those that are chosen.

use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, FileList, HtmlAnchorElement, HtmlInputElement, Url};

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

/// Reads the first of some files as text.
pub fn read_first(files: Option<FileList>, then: impl FnOnce(String) + 'static) {
    let Some(file) = files.and_then(|files| files.get(0)) else { return };
    wasm_bindgen_futures::spawn_local(async move {
        if let Ok(text) = JsFuture::from(file.unchecked_ref::<Blob>().text()).await {
            then(text.as_string().unwrap_or_default());
        }
    });
}

/// Reads the file that was chosen in a field as text. The same file can be chosen again.
pub fn read_chosen(event: &web_sys::Event, then: impl FnOnce(String) + 'static) {
    let input = event_target::<HtmlInputElement>(event);
    read_first(input.files(), then);
    input.set_value("");
}

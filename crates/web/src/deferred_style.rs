//! The style of lessons, rules and looking back: fetched with the first page that is loaded lazily,
//! because neither the front door nor the table needs it.

use js_sys::Promise;
use leptos::prelude::document;
use wasm_bindgen_futures::JsFuture;

const ID: &str = "deferred-style";

/// Adds the style sheet to the document, unless it is there, and waits until it applies; `None` if it
/// cannot be had.
pub async fn load() -> Option<()> {
    if document().get_element_by_id(ID).is_some() {
        return Some(());
    }
    let link = document().create_element("link").ok()?;
    for (name, value) in [("id", ID), ("rel", "stylesheet"), ("href", "deferred.css")] {
        link.set_attribute(name, value).ok()?;
    }
    let applied = Promise::new(&mut |done, failed| {
        let _ = link.add_event_listener_with_callback("load", &done);
        let _ = link.add_event_listener_with_callback("error", &failed);
    });
    document().head()?.append_child(&link).ok()?;
    if JsFuture::from(applied).await.is_err() {
        // The next try fetches it again.
        link.remove();
        return None;
    }
    Some(())
}

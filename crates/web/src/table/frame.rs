//! How the table fits the window.

use cartagena_art::Layout;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

/// The layout of the board; the styles ask the same question.
const WIDE: &str = "(min-aspect-ratio: 5/4) and (min-height: 500px)";

/// Which way the tunnel is laid out, following the window.
pub fn layout() -> Memo<Layout> {
    let query = window().match_media(WIDE).ok().flatten();
    let wide = RwSignal::new(query.as_ref().is_none_or(web_sys::MediaQueryList::matches));
    if let Some(query) = query {
        follow(query, wide);
    }
    Memo::new(move |_| if wide.get() { Layout::Wide } else { Layout::Phone })
}

type Listener = Closure<dyn Fn(web_sys::MediaQueryListEvent)>;

fn follow(query: web_sys::MediaQueryList, wide: RwSignal<bool>) {
    let changed = Listener::new(move |event: web_sys::MediaQueryListEvent| {
        let _ = wide.try_set(event.matches());
    });
    let _ = query.add_event_listener_with_callback("change", changed.as_ref().unchecked_ref());
    let listening = StoredValue::new_local((query, changed));
    on_cleanup(move || {
        listening.try_with_value(|(query, changed)| {
            let changed = changed.as_ref().unchecked_ref();
            let _ = query.remove_event_listener_with_callback("change", changed);
        });
    });
}

/// The layout, for all parts of the table.
pub fn use_layout() -> Memo<Layout> {
    expect_context()
}

//! What a narrow page shows apart: the cards, for which there is no room beside the tunnel.

use super::looking::Looking;
use super::picture;
use crate::app::Night;
use crate::tr;
use cartagena_art::cards_svg;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

/// Whether the page is too narrow for the wide board.
pub(crate) fn is_narrow() -> ReadSignal<bool> {
    let query = window().match_media("(max-width: 599px)").ok().flatten();
    let (narrow, set) = signal(query.as_ref().is_some_and(web_sys::MediaQueryList::matches));
    let changed = Closure::<dyn Fn(web_sys::MediaQueryListEvent)>::new(
        move |event: web_sys::MediaQueryListEvent| {
            // The part of the page that asked may be gone.
            let _ = set.try_set(event.matches());
        },
    );
    if let Some(query) = query {
        let _ = query.add_event_listener_with_callback("change", changed.as_ref().unchecked_ref());
        let kept = StoredValue::new_local((query, changed));
        on_cleanup(move || {
            kept.try_with_value(|(query, changed)| {
                let ear = changed.as_ref().unchecked_ref();
                let _ = query.remove_event_listener_with_callback("change", ear);
            });
        });
    }
    narrow
}

/// Row, piles and everybody's hand.
#[component]
pub(crate) fn Cards() -> impl IntoView {
    let looking: Looking = expect_context();
    let night: Night = expect_context();
    let texts = looking.texts;
    let drawn = move || {
        let (at, _) = looking.scene();
        let options = picture::options(&looking, night.get(), cartagena_art::Layout::Phone);
        looking.replay.with_value(|replay| cards_svg(replay.after(at), &options))
    };
    view! {
        <div class="study-cards" role="img" aria-label=tr!(texts, "study-cards")
            inner_html=drawn></div>
    }
}

//! Begun by the frame; its own helper fills it.

use crate::speech::use_texts;
use crate::tr;
use leptos::prelude::*;

/// The page.
#[component]
pub fn Shelf() -> impl IntoView {
    let texts = use_texts();
    view! {
        <section class="page">
            <h1>{tr!(texts, "nav-games")}</h1>
        </section>
    }
}

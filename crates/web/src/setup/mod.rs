//! Begun by the frame; its own helper fills it.

use crate::speech::use_texts;
use crate::tr;
use leptos::prelude::*;

/// The page.
#[component]
pub fn Setup(
    /// Given by the address.
    position: Option<String>,
) -> impl IntoView {
    let texts = use_texts();
    let _ = position;
    view! {
        <section class="page">
            <h1>{tr!(texts, "nav-play")}</h1>
        </section>
    }
}

//! Begun by the frame; its own helper fills it.

use crate::speech::use_texts;
use crate::tr;
use leptos::prelude::*;

/// The page.
#[component]
pub fn Learn(
    /// Given by the address.
    lesson: Option<String>,
) -> impl IntoView {
    let texts = use_texts();
    let _ = lesson;
    view! {
        <section class="page">
            <h1>{tr!(texts, "nav-learn")}</h1>
        </section>
    }
}

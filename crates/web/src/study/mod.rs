//! Begun by the frame; its own helper fills it.

use crate::speech::use_texts;
use crate::tr;
use leptos::prelude::*;

/// The page.
#[component]
pub fn Study(
    /// Given by the address.
    game: Option<String>,
    /// Given by the address.
    packed: Option<String>,
) -> impl IntoView {
    let texts = use_texts();
    let _ = game;
    let _ = packed;
    view! {
        <section class="page">
            <h1>{tr!(texts, "nav-study")}</h1>
        </section>
    }
}

//! Begun by the frame; its own helper fills it.

use crate::speech::use_texts;
use crate::tr;
use leptos::prelude::*;

/// The page.
#[component]
pub fn Table(
    /// Given by the address.
    game: String,
) -> impl IntoView {
    let texts = use_texts();
    let _ = game;
    view! {
        <section class="page">
            <h1>{tr!(texts, "game-name")}</h1>
        </section>
    }
}

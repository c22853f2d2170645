//! The notice that the server cannot store what happens at the table, until it can again.

use super::room::use_online_table;
use crate::language::use_texts;
use cartagena_protocol::StorageState;
use cartagena_texts::{Texts, say};
use leptos::prelude::*;

/// Returns the sentence for a change of the state.
pub fn sentence(texts: &Texts, state: StorageState) -> String {
    match state {
        StorageState::Working => say!(texts, "online-store-back"),
        StorageState::Away => say!(texts, "online-store-away"),
        StorageState::Parked => say!(texts, "denied-parked"),
    }
}

/// Notice while nothing can be stored. The change itself is announced.
#[component]
pub fn StorageNotice() -> impl IntoView {
    let (texts, here) = (use_texts(), use_online_table());
    view! {
        <Show when=move || here.storage.get() != StorageState::Working>
            <p class="toast back-soon" aria-hidden="true">
                {move || sentence(&texts.read(), here.storage.get())}
            </p>
        </Show>
    }
}

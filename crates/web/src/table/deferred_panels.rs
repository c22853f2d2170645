//! The rarely used parts of a table, as one lazily loaded chunk: its code is fetched when the first
//! of them is wanted.

use super::advice::HintPanel;
use super::ambiguous::AmbiguousChoice;
use super::announcing::use_narrator;
use super::curtain::Curtain;
use super::game_over::{GameOver, PastBand};
use super::key_sheet::KeySheet;
use super::state::{Hint, TableState};
use super::typing::Typing;
use crate::boxed_closures::Show;
use crate::chunks::{Chunk, LazyChunk};
use crate::settings::use_settings;
use cartagena_client::GameView;
use leptos::prelude::*;

/// All rarely used parts; each decides by itself whether to show something.
#[component]
pub fn DeferredPanels() -> impl IntoView {
    view! {
        <Typing />
        <HintPanel />
        <PastBand />
        <GameOver />
        <AmbiguousChoice />
        <Curtain />
        <KeySheet />
    }
}

/// The slot of the rarely used parts: empty until one of them is wanted.
#[component]
pub fn DeferredPanelsSlot() -> impl IntoView {
    let (table, narrator, settings): (TableState, _, _) =
        (expect_context(), use_narrator(), use_settings());
    let wanted = Memo::new(move |before: Option<&bool>| {
        before == Some(&true)
            || narrator.key_sheet_open.get()
            || settings.read().text_mode
            || table.moment.get().is_some()
            || *table.hint.read() != Hint::NotAsked
            || !table.ambiguous.read().is_empty()
            || table.view.read().as_ref().is_some_and(is_interrupted)
    });
    view! {
        <Show when=move || wanted.get()>
            <LazyChunk chunk=Chunk::DeferredPanels />
        </Show>
    }
}

/// Returns whether the game is over or the device has to be passed on.
fn is_interrupted(view: &GameView) -> bool {
    view.actor().is_none() || view.hand_over_to().is_some()
}

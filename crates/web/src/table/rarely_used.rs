//! What a table shows only now and then. Its code is fetched when the first of it is wanted.

use super::advice::HintPanel;
use super::ambiguous::AmbiguousChoice;
use super::announcing::use_narrator;
use super::curtain::Curtain;
use super::game_over::{GameOver, PastBand};
use super::key_sheet::KeySheet;
use super::state::{Hint, TableState};
use super::typing::Typing;
use crate::chunks::{Chunk, LazyChunk};
use crate::erased::Show;
use crate::settings::use_settings;
use cartagena_client::GameView;
use leptos::prelude::*;

/// All of it; each part knows whether there is something to show.
#[component]
pub fn RarelyUsed() -> impl IntoView {
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

/// The place of what is seldom wanted: empty until then.
#[component]
pub fn RarelyUsedSlot() -> impl IntoView {
    let (seated, voice, settings): (TableState, _, _) =
        (expect_context(), use_narrator(), use_settings());
    let wanted = Memo::new(move |before: Option<&bool>| {
        before == Some(&true)
            || voice.key_sheet_open.get()
            || settings.read().text_mode
            || seated.moment.get().is_some()
            || *seated.hint.read() != Hint::NotAsked
            || !seated.ambiguous.read().is_empty()
            || seated.view.read().as_ref().is_some_and(is_interrupted)
    });
    view! {
        <Show when=move || wanted.get()>
            <LazyChunk part=Chunk::RarelyUsed />
        </Show>
    }
}

/// Whether the game is over or the device has to be passed on.
fn is_interrupted(view: &GameView) -> bool {
    view.actor().is_none() || view.hand_over_to().is_some()
}

//! The rarely used parts of a table, as one lazily loaded chunk: its code is fetched when the first
//! of them is wanted.

use super::advice::HintPanel;
use super::ambiguous::AmbiguousChoice;
use super::announcing::use_narrator;
use super::answer_bubble::AnswerBubble;
use super::context::Viewpoint;
use super::curtain::Curtain;
use super::key_sheet::KeySheet;
use super::notices::PastBand;
use super::state::{Hint, TableState, use_table_state};
use super::typing::Typing;
use crate::boxed_closures::Show;
use crate::chunks::{Chunk, LazyChunk};
use crate::language::use_texts;
use crate::settings::use_settings;
use crate::turn_sign::{self, TurnAt};
use cartagena_client::GameView;
use cartagena_texts::say;
use leptos::prelude::*;

/// All rarely used parts; each decides by itself whether to show something.
#[component]
pub fn DeferredPanels() -> impl IntoView {
    let table = use_table_state();
    if table.context.viewpoint == Viewpoint::Shared {
        let texts = use_texts();
        turn_sign::show_turn(TurnAt::LocalTable, move || {
            let mine = table.view.read().as_ref().is_some_and(GameView::is_my_turn);
            mine.then(|| say!(texts.read(), "table-your-turn"))
        });
    }
    view! {
        <Typing />
        <HintPanel />
        <PastBand />
        <AmbiguousChoice />
        <Curtain />
        <KeySheet />
        <AnswerBubble />
    }
}

/// The slot of the rarely used parts: empty until one of them is wanted.
#[component]
pub fn DeferredPanelsSlot() -> impl IntoView {
    let (table, narrator, settings): (TableState, _, _) =
        (expect_context(), use_narrator(), use_settings());
    let hidden = turn_sign::use_hidden();
    let wanted = Memo::new(move |before: Option<&bool>| {
        before == Some(&true)
            || narrator.key_sheet_open.get()
            || settings.read().text_mode
            || hidden.get()
            || table.moment.get().is_some()
            || *table.hint.read() != Hint::NotAsked
            || !table.ambiguous.read().is_empty()
            || table.refused_touch.read().is_some()
            || table.view.read().as_ref().is_some_and(|view| view.hand_over_to().is_some())
    });
    view! {
        <Show when=move || wanted.get()>
            <LazyChunk chunk=Chunk::DeferredPanels />
        </Show>
    }
}

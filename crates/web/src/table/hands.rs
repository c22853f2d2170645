//! The viewer's own hand: six stacks at the thumb.

use super::board::{own_seat, with_highlights};
use super::cards::{face, sign};
use super::choosing::Drag;
use super::state::{Pointed, use_table_state};
use crate::boxed_closures::{Show, on_click, on_pointer, signal_of};
use crate::language::use_texts;
use crate::tr;
use cartagena::{Cards, Observation, Symbol};
use leptos::prelude::*;
use web_sys::PointerEvent;

/// The own hand; nothing for those who only look on.
#[component]
pub fn OwnHand() -> impl IntoView {
    let (texts, table) = (use_texts(), use_table_state());
    let hand = Memo::new(move |_| {
        let (scene, own) = (table.scene.read(), own_seat(table));
        let hand = |seen: &Observation| own.and_then(|seat| seen.hand(seat).cards());
        scene.as_ref().and_then(hand)
    });
    let held = Signal::derive(move || hand.get().unwrap_or(Cards::NONE));
    view! {
        <Show when=move || hand.read().is_some() fallback=|| view! { <div class="hand"></div> }>
            <div
                class="hand"
                role="group"
                aria-label=tr!(texts, "hand-own")
                on:contextmenu=|event| event.prevent_default()
            >
                {Symbol::ALL.into_iter().map(|symbol| view! { <Stack symbol held /> }).collect_view()}
            </div>
        </Show>
    }
}

/// The cards of one symbol.
#[component]
fn Stack(
    /// The item to show.
    symbol: Symbol,
    /// The whole hand.
    held: Signal<Cards>,
) -> impl IntoView {
    let (texts, table) = (use_texts(), use_table_state());
    let drag: Drag = expect_context();
    let count = Memo::new(move |_| held.get().count(symbol));
    let usable = Memo::new(move |_| with_highlights(table, |lit| lit.cards().contains(&symbol)));
    let chosen = Memo::new(move |_| table.choice.read().card == Some(symbol));
    let hover = move |event: PointerEvent| {
        if event.pointer_type() == "mouse" && usable.get_untracked() {
            table.pointed.set(Some(Pointed::Card(symbol)));
        }
    };
    let heap = move || match count.get() {
        0 => sign(symbol).into_any(),
        count => (0..count.min(3)).map(|_| face(symbol)).collect_view().into_any(),
    };
    view! {
        <button
            type="button"
            class="stack"
            id=format!("hand-{symbol}")
            class:none=signal_of(move || count.get() == 0)
            class:usable=usable
            class:chosen=chosen
            tabindex=signal_of(move || if count.get() == 0 { "-1" } else { "0" })
            aria-disabled=signal_of(move || (!usable.get()).to_string())
            aria-pressed=signal_of(move || chosen.get().to_string())
            aria-label=tr!(texts, "stack-name", symbol = symbol.letter(), count = count.get())
            on:click=on_click(move |_| if drag.is_click() { table.touch_card(symbol) })
            on:pointerdown=on_pointer(move |event| drag.press(&event, Pointed::Card(symbol)))
            on:pointermove=on_pointer(move |event| drag.move_to(&event))
            on:pointerup=on_pointer(move |event| drag.release(&event))
            on:pointercancel=on_pointer(move |_| drag.cancel())
            on:pointerenter=on_pointer(hover)
            on:pointerleave=on_pointer(move |_| table.pointed.set(None))
        >
            <span class="heap">{heap}</span>
            <b class="number">{move || (count.get() > 0).then(|| count.get())}</b>
        </button>
    }
}

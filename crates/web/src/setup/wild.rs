//! A wild tunnel: drawn by chance, and changed by hand by swapping two symbols of a segment.

use super::use_draft;
use crate::announce::use_announcer;
use crate::boxed_closures::{on_click, signal_of};
use crate::language::use_texts;
use crate::picture::use_theme;
use crate::tr;
use cartagena_art::medallion;
use cartagena_texts::say;
use leptos::prelude::*;

/// The place of a symbol: its segment and its space within.
type SymbolPlace = (usize, usize);

/// Six segments of six buttons. The first touch marks a symbol, the second swaps it.
#[component]
pub(super) fn WildSegments() -> impl IntoView {
    let (texts, draft) = (use_texts(), use_draft());
    let marked = RwSignal::new(None::<SymbolPlace>);
    let draw = move |_| {
        marked.set(None);
        draft.update(|all| all.wild.draw_wild(js_sys::Math::random));
    };
    let row = move |at: usize| {
        let name = move || say!(texts.read(), "new-segment", number = at + 1);
        let buttons = (0..6).map(|place| view! { <SymbolButton at=(at, place) marked /> });
        view! { <li class="wild-slab"><div role="group" aria-label=name>{buttons.collect_view()}</div></li> }
    };
    view! {
        <p class="about">{tr!(texts, "new-wild-about")}</p>
        <ol class="laying wild">{(0..6).map(row).collect_view()}</ol>
        <button on:click=on_click(draw)>{tr!(texts, "new-wild-again")}</button>
    }
}

#[component]
fn SymbolButton(
    /// The symbol's place.
    at: SymbolPlace,
    /// The symbol that was touched first.
    marked: RwSignal<Option<SymbolPlace>>,
) -> impl IntoView {
    let (texts, draft, night, announcer) = (use_texts(), use_draft(), use_theme(), use_announcer());
    let (segment, place) = at;
    let symbol = Memo::new(move |_| draft.read().wild.segments()[segment].symbols()[place]);
    let name = move || say!(texts.read(), "symbol", symbol = symbol.get().letter());
    let drawing = move || medallion(symbol.get(), 20.0, 20.0, 36.0, segment, night.get().palette());
    let press = move |_| match marked.get_untracked() {
        // Only symbols of one segment change places: each has all six.
        Some((other, from)) if other == segment => {
            marked.set(None);
            draft.update(|all| all.wild.swap(segment, from, place));
            announcer.say(untrack(name));
        }
        _ => marked.set(Some(at)),
    };
    view! {
        <button type="button" class="wild-symbol" aria-label=name
            aria-pressed=signal_of(move || (marked.get() == Some(at)).to_string()) on:click=on_click(press)>
            <svg viewBox="0 0 40 40" aria-hidden="true" inner_html=drawing />
        </button>
    }
}

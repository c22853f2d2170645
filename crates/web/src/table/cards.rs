//! Cards as they lie on the page.

use cartagena::{Cards, Symbol};
use leptos::prelude::*;

/// Shows a card, face up.
pub fn face(symbol: Symbol) -> impl IntoView + use<> {
    picture("card", "0 0 70 98", format!("#card-{symbol}"))
}

/// Shows a card, face down.
pub fn back() -> impl IntoView {
    picture("card", "0 0 70 98", "#card-back".to_owned())
}

/// Shows a symbol in the colour of the words around it.
pub fn sign(symbol: Symbol) -> impl IntoView + use<> {
    picture("glyph", "0 0 100 100", format!("#symbol-{symbol}"))
}

fn picture(class: &'static str, frame: &'static str, what: String) -> impl IntoView + use<> {
    view! {
        <svg class=class viewBox=frame aria-hidden="true" focusable="false">
            <use href=what></use>
        </svg>
    }
}

/// Shows six counts, each beside its symbol.
pub fn counts(cards: Cards) -> impl IntoView + use<> {
    let count = move |symbol: Symbol| {
        let number = cards.count(symbol);
        view! {
            <span class="tally-one" class:none=number == 0>
                {sign(symbol)}
                <b data-number=number></b>
            </span>
        }
    };
    view! { <span class="tally">{Symbol::ALL.into_iter().map(count).collect_view()}</span> }
}

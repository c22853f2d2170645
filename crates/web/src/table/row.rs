//! The open row and the two piles.

use super::cards::{back, counts, face};
use super::dialog::Dialog;
use super::names::symbol_name;
use super::state::{TableState, use_table_state};
use crate::boxed_closures::{Show, on_click};
use crate::language::use_texts;
use crate::tr;
use cartagena::{Cards, Observation, Symbol};
use cartagena_texts::say;
use leptos::prelude::*;

/// The cards that lie on the table: the row, if the variant has one, and the piles.
#[component]
pub fn TableCards() -> impl IntoView {
    let (texts, table) = (use_texts(), use_table_state());
    let has_row = Memo::new(move |_| {
        table.scene.read().as_ref().is_some_and(|seen| seen.rules().variant.has_row())
    });
    let browsing = RwSignal::new(false);
    let pile = Memo::new(move |_| table.scene.read().as_ref().map_or(0, Observation::pile_len));
    let discard =
        Memo::new(move |_| table.scene.read().as_ref().map_or(Cards::NONE, Observation::discard));
    view! {
        <div class="lying">
            <Show when=move || has_row.get()><OpenRow /></Show>
            <div class="piles">
                <span
                    class="pile"
                    id="pile-draw"
                    role="img"
                    aria-label=tr!(texts, "draw-pile", count = pile.get())
                >
                    {move || (pile.get() > 0).then(back)}
                    <b>{pile}</b>
                </span>
                <button
                    type="button"
                    class="pile"
                    id="pile-discard"
                    aria-haspopup="dialog"
                    aria-label=tr!(texts, "discard-pile", count = discard.get().len())
                    on:click=on_click(move |_| browsing.set(true))
                >
                    {move || top_of(table, discard.get()).map(face)}
                    <b>{move || discard.get().len()}</b>
                </button>
            </div>
        </div>
        <Dialog open=browsing title=tr!(texts, "discard-pile", count = discard.get().len())>
            {move || match discard.get() {
                Cards::NONE => view! { <p>{tr!(texts, "discard-none")}</p> }.into_any(),
                cards => counts(cards).into_any(),
            }}
        </Dialog>
    }
}

/// Returns the card played last, if it still lies on the discard pile; any of them else.
fn top_of(table: TableState, discard: Cards) -> Option<Symbol> {
    let view = table.view.read();
    let mut played =
        view.as_ref()?.events().take(table.moves_shown()).filter_map(|event| match event {
            cartagena::Event::Advanced { card, .. } => Some(*card),
            _ => None,
        });
    let last = played.next_back().filter(|card| discard.contains(*card));
    last.or_else(|| discard.iter().next())
}

#[component]
fn OpenRow() -> impl IntoView {
    let (texts, table) = (use_texts(), use_table_state());
    let row = Memo::new(move |_| {
        let row = table.scene.read().as_ref().map(Observation::row).unwrap_or_default();
        row.iter().collect::<Vec<Symbol>>()
    });
    let label = move || {
        let (texts, row) = (texts.read(), row.read());
        let names: Vec<String> = row.iter().map(|symbol| symbol_name(&texts, *symbol)).collect();
        match names.is_empty() {
            true => say!(texts, "row-empty"),
            false => say!(texts, "row-label", cards = texts.list(&names)),
        }
    };
    let card = |(at, symbol): (usize, &Symbol)| {
        view! { <span class="row-card" class:next={at < 2} id=format!("row-card-{at}")>{face(*symbol)}</span> }
    };
    view! {
        <div class="row" id="row" role="img" aria-label=label>
            <svg class="arrow" viewBox="0 0 80 70" aria-hidden="true" focusable="false">
                <path d="M6 23H42V5L76 35L42 65V47H6L18 35Z"></path>
            </svg>
            {move || row.read().iter().enumerate().map(card).collect_view()}
        </div>
    }
}

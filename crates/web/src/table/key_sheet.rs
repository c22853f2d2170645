//! The sheet of keys.

use super::announcing::use_narrator;
use super::dialog::Dialog;
use super::is_watching;
use super::state::use_table_state;
use crate::language::use_texts;
use crate::tr;
use cartagena_speech::KEY_SHEET;
use leptos::prelude::*;

/// The explanations of keys that spectators have no use for.
const PLAYERS_KEYS: [&str; 10] = [
    "sheet-enter",
    "sheet-next",
    "sheet-number",
    "sheet-cards",
    "sheet-back",
    "sheet-end",
    "sheet-undo",
    "sheet-offers",
    "sheet-hand",
    "sheet-advice",
];

/// A dialog that lists the keys of the table.
#[component]
pub fn KeySheet() -> impl IntoView {
    let (narrator, texts, table) = (use_narrator(), use_texts(), use_table_state());
    let lines = move || {
        let watching = is_watching(table);
        let shown = KEY_SHEET.into_iter().filter(|(_, id)| !watching || !PLAYERS_KEYS.contains(id));
        shown.map(|(key, id)| view! { <KeyLine key id /> }).collect_view()
    };
    view! {
        <Dialog open=narrator.key_sheet_open title=tr!(texts, "sheet-title")>
            <p class="quiet">{tr!(texts, "sheet-reader")}</p>
            <dl class="keys">{lines}</dl>
        </Dialog>
    }
}

#[component]
fn KeyLine(
    /// The labels of the keys, with the separators between them.
    key: &'static str,
    /// The message that explains it.
    id: &'static str,
) -> impl IntoView {
    let texts = use_texts();
    let signs = key.split(' ').map(|sign| match sign {
        "·" | "–" => view! { <span>{sign}</span> }.into_any(),
        sign => view! { <kbd>{sign}</kbd> }.into_any(),
    });
    view! {
        <div>
            <dt>{signs.collect_view()}</dt>
            <dd>{move || texts.read().say(id)}</dd>
        </div>
    }
}

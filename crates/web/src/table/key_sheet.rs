//! The sheet of keys.

use super::announcing::use_narrator;
use super::dialog::Dialog;
use crate::language::use_texts;
use crate::tr;
use cartagena_speech::KEY_SHEET;
use leptos::prelude::*;

/// A dialog that lists the keys of the table.
#[component]
pub fn KeySheet() -> impl IntoView {
    let (narrator, texts) = (use_narrator(), use_texts());
    view! {
        <Dialog open=narrator.key_sheet_open title=tr!(texts, "sheet-title")>
            <p class="quiet">{tr!(texts, "sheet-reader")}</p>
            <dl class="keys">{KEY_SHEET.map(|(key, id)| view! { <KeyLine key id /> }).collect_view()}</dl>
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

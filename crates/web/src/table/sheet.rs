//! The sheet of keys.

use super::dialog::Dialog;
use super::telling::use_voice;
use crate::speech::use_texts;
use crate::tr;
use cartagena_client::voice::SHEET;
use leptos::prelude::*;

/// A dialog that lists the keys of the table.
#[component]
pub fn Sheet() -> impl IntoView {
    let (voice, texts) = (use_voice(), use_texts());
    view! {
        <Dialog open=voice.sheet title=tr!(texts, "sheet-title")>
            <p class="quiet">{tr!(texts, "sheet-reader")}</p>
            <dl class="keys">{SHEET.map(|(key, id)| view! { <Key key id /> }).collect_view()}</dl>
        </Dialog>
    }
}

#[component]
fn Key(
    /// What is printed on the keys, with what stands between them.
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

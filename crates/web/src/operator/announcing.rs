//! Announcing something to everybody.

use super::use_desk;
use crate::language::use_texts;
use crate::tr;
use cartagena_protocol::{AdminRequest, MAX_CHAT_CHARS};
use leptos::html::Input;
use leptos::prelude::*;

/// The form of an announcement.
#[component]
pub(super) fn Announcing() -> impl IntoView {
    let (texts, desk) = (use_texts(), use_desk());
    let (input, minutes) = (NodeRef::<Input>::new(), NodeRef::<Input>::new());
    let value = |field: NodeRef<Input>| field.get_untracked().map(|field| field.value());
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let text = value(input).unwrap_or_default();
        let minutes = value(minutes).and_then(|typed| typed.trim().parse().ok()).unwrap_or(0);
        desk.ask(AdminRequest::Announce { text, minutes, hours: 0 });
    };
    view! {
        <h2>{tr!(texts, "operator-announce")}</h2>
        <form class="report" on:submit=submit>
            <input type="text" dir="auto" autocomplete="off" maxlength=MAX_CHAT_CHARS.to_string()
                aria-label=tr!(texts, "operator-announce") node_ref=input />
            <label>
                <span class="about">{tr!(texts, "operator-minutes")}</span>
                <input type="number" min="0" max="10080" value="0" node_ref=minutes />
            </label>
            <div class="buttons">
                <button class="primary">{tr!(texts, "operator-announce")}</button>
                <button type="button" on:click=move |_| desk.ask(AdminRequest::EndAnnouncement)>
                    {tr!(texts, "operator-end-announcement")}
                </button>
            </div>
        </form>
    }
}

//! A report with its context, and what can be done about a person.

use super::{Desk, use_desk};
use crate::account::requests::date;
use crate::language::use_texts;
use crate::tr;
use cartagena_client::online::bidi_isolated;
use cartagena_protocol::{AdminRequest, PersonView, ReportView, ReportedLine};
use cartagena_texts::say;
use leptos::html::Input;
use leptos::prelude::*;

/// Days for which somebody is kept from chatting by the button.
const MUTE_DAYS: u32 = 7;

/// A report.
#[component]
pub(super) fn ReportEntry(
    /// The report.
    report: ReportView,
) -> impl IntoView {
    let (texts, desk) = (use_texts(), use_desk());
    let ReportView { report: id, made, name, game, line, note, context, about, .. } = report;
    let name = bidi_isolated(&name);
    let heading =
        move || say!(texts.read(), "operator-reported", form = id.to_string(), name = &name);
    let when = move || date(&texts.read(), made as f64);
    let said = move |said: ReportedLine| {
        view! {
            <li class:reported=said.number == line>
                <b><bdi>{said.name}</bdi></b> " " <bdi>{said.text}</bdi>
            </li>
        }
    };
    let close_table = {
        let game = game.clone();
        move |_| desk.ask(AdminRequest::CloseTable { game: game.clone() })
    };
    view! {
        <li class="report-entry">
            <h3>{heading}</h3>
            <p class="quiet">{when} " · " <bdi class="notation">{game}</bdi></p>
            <p><bdi>{note}</bdi></p>
            <ol class="chat-lines">{context.into_iter().map(said).collect_view()}</ol>
            <PersonDeeds person=about />
            <div class="buttons">
                <button type="button" class="primary"
                    on:click=move |_| desk.ask(AdminRequest::CloseReport { report: id })>
                    {tr!(texts, "operator-done")}
                </button>
                <button type="button" on:click=close_table>{tr!(texts, "operator-close-table")}</button>
            </div>
        </li>
    }
}

/// A person, and what can be done about them.
#[component]
pub(super) fn PersonDeeds(
    /// The person.
    person: PersonView,
) -> impl IntoView {
    let (texts, desk) = (use_texts(), use_desk());
    let input: NodeRef<Input> = NodeRef::new();
    let PersonView { person: id, name, muted, banned } = person;
    let mute = move |_| match muted {
        Some(_) => desk.ask(AdminRequest::Unmute { person: id }),
        None => desk.ask(AdminRequest::Mute { person: id, days: MUTE_DAYS }),
    };
    let ban = move |_| match banned {
        Some(_) => desk.ask(AdminRequest::Unban { person: id }),
        None => desk.ask(AdminRequest::Ban { person: id, days: 0 }),
    };
    let mute_words = move || match muted {
        Some(_) => say!(texts.read(), "operator-unmute"),
        None => say!(texts.read(), "operator-mute"),
    };
    let ban_words = move || match banned {
        Some(_) => say!(texts.read(), "operator-unban"),
        None => say!(texts.read(), "operator-ban"),
    };
    let rename = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        send_name(desk, id, input);
    };
    view! {
        <p>
            <b><bdi>{name}</bdi></b> " "
            <span class="quiet">{tr!(texts, "operator-person", form = id.to_string())}</span>
        </p>
        <div class="buttons">
            <button type="button" on:click=mute>{mute_words}</button>
            <button type="button" class="danger" on:click=ban>{ban_words}</button>
        </div>
        <form class="typing-line" on:submit=rename>
            <input type="text" dir="auto" autocomplete="off" aria-label=tr!(texts, "operator-rename")
                placeholder=tr!(texts, "operator-rename") node_ref=input />
            <button>{tr!(texts, "operator-rename")}</button>
        </form>
    }
}

fn send_name(desk: Desk, person: i64, input: NodeRef<Input>) {
    let Some(field) = input.get_untracked() else { return };
    let name = field.value().trim().to_owned();
    if !name.is_empty() {
        desk.ask(AdminRequest::Rename { person, name });
        field.set_value("");
    }
}

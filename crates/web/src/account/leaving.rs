//! Taking everything along, and being deleted.

use super::Account;
use super::requests::{RequestError, download, send, sentence};
use crate::announce::use_announcer;
use crate::boxed_closures::{Show, on_click};
use crate::language::use_texts;
use crate::online::socket;
use crate::settings::use_settings;
use crate::tr;
use cartagena_texts::say;
use leptos::html::{Button, Input};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// Section with the download of everything that the server has of the person.
#[component]
pub(super) fn Export() -> impl IntoView {
    let (texts, announcer) = (use_texts(), use_announcer());
    let waiting = RwSignal::new(false);
    let export = move |_| {
        if waiting.get_untracked() {
            return;
        }
        waiting.set(true);
        spawn_local(async move {
            let done = download("account/export", "cartagena.zip").await;
            let _ = waiting.try_set(false);
            let texts = texts.get_untracked();
            announcer.show(match done {
                Ok(()) => say!(texts, "identity-export-done"),
                Err(error) => sentence(&texts, error),
            });
        });
    };
    view! {
        <h2>{tr!(texts, "identity-export")}</h2>
        <p>{tr!(texts, "identity-export-about")}</p>
        <button type="button" on:click=on_click(export) disabled=move || waiting.get()>
            {tr!(texts, "identity-export-go")}
        </button>
    }
}

/// Section with the deletion of everything. It is asked twice: the second time by a word to type.
#[component]
pub(super) fn DeleteMe() -> impl IntoView {
    let texts = use_texts();
    let asked = RwSignal::new(false);
    let start: NodeRef<Button> = NodeRef::new();
    // Whoever changes their mind is where they were before.
    Effect::new(move |before: Option<bool>| {
        let now = asked.get();
        if before == Some(true) && !now {
            request_animation_frame(move || {
                start.get_untracked().into_iter().for_each(|button| drop(button.focus()));
            });
        }
        now
    });
    view! {
        <h2>{tr!(texts, "identity-delete")}</h2>
        <p id="delete-about">{tr!(texts, "identity-delete-about")}</p>
        <Show when=Signal::derive(move || asked.get())
            fallback=move || view! {
                <button type="button" class="danger" node_ref=start aria-describedby="delete-about"
                    on:click=move |_| asked.set(true)>
                    {tr!(texts, "identity-delete-start")}
                </button>
            }>
            <Confirmation asked />
        </Show>
    }
}

/// The second question.
#[component]
fn Confirmation(
    /// Set while it is asked.
    asked: RwSignal<bool>,
) -> impl IntoView {
    let (texts, announcer, settings) = (use_texts(), use_announcer(), use_settings());
    let account: Account = expect_context();
    let (input, typed) = (NodeRef::<Input>::new(), RwSignal::new(String::new()));
    let (problem, waiting) = (RwSignal::new(None::<RequestError>), RwSignal::new(false));
    Effect::new(move || {
        if let Some(field) = input.get() {
            let _ = field.focus();
        }
    });
    let word = move || say!(texts.read(), "identity-delete-word");
    let sure = move || typed.read().trim().to_lowercase() == word().to_lowercase();
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        if waiting.get_untracked() || !untrack(sure) {
            return;
        }
        waiting.set(true);
        // An open socket would come back as somebody new.
        socket::close();
        spawn_local(async move {
            let done = send("account/delete", "{\"delete\":true}").await;
            let _ = waiting.try_set(false);
            match done {
                // If the answer was lost, the second request finds nobody any more.
                Ok(_) | Err(RequestError::Status(404)) => {
                    settings.update(|all| all.name.clear());
                    announcer.show(say!(texts.read_untracked(), "identity-delete-done"));
                    let _ = asked.try_set(false);
                    account.reload();
                }
                Err(error) => {
                    let _ = problem.try_set(Some(error));
                }
            }
        });
    };
    let words = move || problem.get().map(|error| sentence(&texts.read(), error));
    view! {
        <form class="delete-me" on:submit=submit>
            <p id="delete-sure">{move || say!(texts.read(), "identity-delete-sure", form = word())}</p>
            <label class="labelled">
                <span>{tr!(texts, "identity-delete-label")}</span>
                <input type="text" node_ref=input autocomplete="off" autocapitalize="none" dir="auto"
                    spellcheck="false" aria-describedby="delete-about delete-sure"
                    on:input=move |event| typed.set(event_target_value(&event)) />
            </label>
            <div class="buttons">
                <button class="danger" disabled=move || waiting.get() || !sure()>
                    {tr!(texts, "identity-delete-go")}
                </button>
                <button type="button" on:click=on_click(move |_| asked.set(false))>
                    {tr!(texts, "identity-delete-keep")}
                </button>
            </div>
            <p class="problem" role="alert">{words}</p>
        </form>
    }
}

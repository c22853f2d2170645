//! The recovery code: made, shown once, replaced.

use super::Account;
use super::new_secret::NewSecret;
use super::requests::{NewCode, date, post, sentence};
use crate::announce::use_announcer;
use crate::boxed_closures::{Show, on_click};
use crate::language::use_texts;
use crate::tr;
use cartagena_texts::say;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// Section about the recovery code.
#[component]
pub(super) fn RecoveryCode() -> impl IntoView {
    let (texts, announcer) = (use_texts(), use_announcer());
    let account: Account = expect_context();
    let code = RwSignal::new(None::<String>);
    let make = move |_| {
        spawn_local(async move {
            match post::<NewCode>("account/code", "{}").await {
                Ok(new) => {
                    let _ = code.try_set(Some(new.code));
                    account.reload();
                }
                Err(error) => announcer.show(sentence(&texts.read_untracked(), error)),
            }
        });
    };
    let made = move || account.with(|overview| overview.code_made);
    let state = move || match made() {
        Some(made) => {
            let texts = texts.read();
            say!(texts, "account-code-made", form = date(&texts, made))
        }
        None => say!(texts.read(), "account-code-none"),
    };
    let label = move || match made() {
        Some(_) => say!(texts.read(), "account-code-again"),
        None => say!(texts.read(), "account-code-make"),
    };
    view! {
        <h2>{tr!(texts, "account-code")}</h2>
        <Show when=Signal::derive(move || code.read().is_none())
            fallback=move || view! { <ShownCode code /> }>
            <p>{state}</p>
            <button type="button" class="primary" on:click=on_click(make)>{label}</button>
        </Show>
    }
}

/// The new code, until the person has written it down.
#[component]
fn ShownCode(
    /// The code.
    code: RwSignal<Option<String>>,
) -> impl IntoView {
    let texts = use_texts();
    let shown = Signal::derive(move || code.get().unwrap_or_default());
    let written = move || {
        let group = |group| view! { <span>{group}</span> " " };
        groups(&shown.read()).into_iter().map(group).collect_view()
    };
    view! {
        <NewSecret heading_id="new-code-label" heading=tr!(texts, "account-code-yours")
            described_by="new-code-text new-code-about" secret=shown
            copy_label=tr!(texts, "account-code-copy") kept_label=tr!(texts, "account-code-kept")
            kept=Callback::new(move |()| code.set(None))>
            <p id="new-code-text" class="new-code-text notation">{written}</p>
            <p id="new-code-about">{tr!(texts, "account-code-once")}</p>
        </NewSecret>
    }
}

/// Returns the groups of a code, each with the dash behind it.
fn groups(code: &str) -> Vec<String> {
    code.split_inclusive('-').map(str::to_owned).collect()
}

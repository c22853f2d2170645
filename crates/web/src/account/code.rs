//! The recovery code: made, shown once, replaced.

use super::Account;
use super::requests::{NewCode, date, post, sentence};
use crate::announce::use_announcer;
use crate::boxed_closures::{Show, on_click};
use crate::language::use_texts;
use crate::share::{CopyFallback, Sharer};
use crate::tr;
use cartagena_texts::say;
use leptos::html::Div;
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
    let hand = Sharer::new();
    let shown = move || code.get().unwrap_or_default();
    let copy = move |_| hand.copy(shown());
    let region: NodeRef<Div> = NodeRef::new();
    // The button that made the code is gone: the focus goes where it can be read.
    Effect::new(move || {
        if let Some(region) = region.get() {
            let _ = region.focus();
        }
    });
    view! {
        <div class="new-code" tabindex="-1" node_ref=region role="group"
            aria-labelledby="new-code-label" aria-describedby="new-code-text new-code-about">
            <p id="new-code-label" class="new-code-label">{tr!(texts, "account-code-yours")}</p>
            <p id="new-code-text" class="new-code-text notation">
                {move || groups(&shown()).into_iter().map(|group| view! { <span>{group}</span> " " }).collect_view()}
            </p>
            <p id="new-code-about">{tr!(texts, "account-code-once")}</p>
            <div class="buttons">
                <button type="button" class="primary" on:click=on_click(move |_| code.set(None))>
                    {tr!(texts, "account-code-kept")}
                </button>
                <button type="button" on:click=on_click(copy)>{tr!(texts, "account-code-copy")}</button>
            </div>
            <CopyFallback hand />
        </div>
    }
}

/// Returns the groups of a code, each with the dash behind it.
fn groups(code: &str) -> Vec<String> {
    code.split_inclusive('-').map(str::to_owned).collect()
}

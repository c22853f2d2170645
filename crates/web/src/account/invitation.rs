//! Inviting somebody to a server that admits new people by invitation only.

use super::Account;
use super::requests::{NewCode, RequestError, post, sentence};
use crate::announce::use_announcer;
use crate::boxed_closures::{Show, on_click};
use crate::language::use_texts;
use crate::share::{CopyFallback, Sharer};
use crate::tr;
use cartagena_texts::say;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// Section with the button that makes a code.
#[component]
pub(super) fn InviteSomebody() -> impl IntoView {
    let texts = use_texts();
    let account: Account = expect_context();
    let invites = move || account.with(|overview| overview.known && overview.invites);
    view! {
        <Show when=Signal::derive(invites)>
            <h2>{tr!(texts, "invite-title")}</h2>
            <p>{tr!(texts, "invite-about")}</p>
            <NewInvitation />
        </Show>
    }
}

#[component]
fn NewInvitation() -> impl IntoView {
    let (texts, announcer) = (use_texts(), use_announcer());
    let code = RwSignal::new(None::<String>);
    let hand = Sharer::new();
    let make = move |_| {
        spawn_local(async move {
            match post::<NewCode>("account/invite", "{}").await {
                Ok(new) => drop(code.try_set(Some(new.code))),
                Err(RequestError::Status(409)) => {
                    announcer.show(say!(texts.read_untracked(), "invite-enough"));
                }
                Err(error) => announcer.show(sentence(&texts.read_untracked(), error)),
            }
        });
    };
    let copy = move |_| hand.copy(code.get_untracked().unwrap_or_default());
    view! {
        {move || code.get().map(|code| view! {
            <p class="new-code-text notation" role="status">{code}</p>
            <button type="button" on:click=on_click(copy)>{tr!(texts, "account-code-copy")}</button>
            <CopyFallback hand />
        })}
        <button type="button" on:click=on_click(make)>{tr!(texts, "invite-make")}</button>
    }
}

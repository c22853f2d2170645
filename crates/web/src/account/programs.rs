//! Programs of the person that play online: their tokens, made, shown once and revoked.

use super::Account;
use super::requests::{NewToken, Program, RequestError, date, post, send, sentence};
use crate::announce::use_announcer;
use crate::boxed_closures::{Show, on_click};
use crate::language::use_texts;
use crate::profiles::profile_address;
use crate::share::{CopyFallback, Sharer, set};
use crate::tr;
use cartagena_texts::{Texts, say};
use leptos::html::{Div, Input};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// Command that tells how a program plays.
const HELP: &str = "cartagena bot --help";
/// Mark that the server puts behind the names of programs.
const MARK: &str = "(bot)";

/// Section with the person's programs.
#[component]
pub(super) fn Programs() -> impl IntoView {
    let texts = use_texts();
    let account: Account = expect_context();
    let token = RwSignal::new(None::<NewToken>);
    let programs = move || account.with(|overview| overview.programs.clone());
    let none = Signal::derive(move || account.with(|overview| overview.programs.is_empty()));
    view! {
        <h2>{tr!(texts, "identity-bots")}</h2>
        <p>{tr!(texts, "identity-bots-about")}</p>
        <Show when=none>
            <p class="quiet">{tr!(texts, "identity-bot-none")}</p>
        </Show>
        <ul class="devices">
            <For each=programs
                key=|program| (program.id.clone(), program.made.to_bits(), program.valid, program.connected)
                let(program)>
                <ProgramView program />
            </For>
        </ul>
        <Show when=Signal::derive(move || token.read().is_none())
            fallback=move || view! { <ShownToken token /> }>
            <MakeToken token />
        </Show>
    }
}

/// The form that makes a token.
#[component]
fn MakeToken(
    /// The new token.
    token: RwSignal<Option<NewToken>>,
) -> impl IntoView {
    let (texts, announcer) = (use_texts(), use_announcer());
    let account: Account = expect_context();
    let (name, waiting) = (NodeRef::<Input>::new(), RwSignal::new(false));
    let make = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let Some(field) = name.get_untracked().filter(|_| !waiting.get_untracked()) else { return };
        waiting.set(true);
        spawn_local(async move {
            let made = post::<NewToken>("account/program/new", &body("name", &field.value())).await;
            let _ = waiting.try_set(false);
            match made {
                Ok(new) => {
                    let _ = token.try_set(Some(new));
                    account.reload();
                }
                Err(error) => announcer.show(problem(&texts.read_untracked(), error)),
            }
        });
    };
    view! {
        <form class="code-line" on:submit=make>
            <label class="labelled">
                <span>{tr!(texts, "identity-bot-name")}</span>
                <input type="text" node_ref=name maxlength="18" autocomplete="off" dir="auto" required />
            </label>
            <button disabled=move || waiting.get()>{tr!(texts, "identity-bot-make")}</button>
        </form>
    }
}

fn problem(texts: &Texts, error: RequestError) -> String {
    match error {
        RequestError::Status(400) => say!(texts, "identity-bot-bad-name", form = MARK),
        RequestError::Status(409) => say!(texts, "identity-bot-many"),
        error => sentence(texts, error),
    }
}

/// Returns a body with one text.
fn body(field: &str, text: &str) -> String {
    let body = js_sys::Object::new();
    set(&body, field, &text.into());
    js_sys::JSON::stringify(&body).map(String::from).unwrap_or_default()
}

/// The new token, until the person has kept it.
#[component]
fn ShownToken(
    /// The token.
    token: RwSignal<Option<NewToken>>,
) -> impl IntoView {
    let texts = use_texts();
    let hand = Sharer::new();
    let shown = move || token.read().as_ref().map(|new| new.token.clone()).unwrap_or_default();
    let heading = move || {
        let name = token.read().as_ref().map(|new| new.name.clone()).unwrap_or_default();
        say!(texts.read(), "identity-bot-yours", name = name)
    };
    let copy = move |_| hand.copy(shown());
    let region: NodeRef<Div> = NodeRef::new();
    // The form that made the token is gone: the focus goes where it can be read.
    Effect::new(move || {
        if let Some(region) = region.get() {
            let _ = region.focus();
        }
    });
    view! {
        <div class="new-code" tabindex="-1" node_ref=region role="group"
            aria-labelledby="new-token-label" aria-describedby="new-token-about">
            <p id="new-token-label" class="new-code-label">{heading}</p>
            <p class="new-code-text new-token notation">{shown}</p>
            <p id="new-token-about">{tr!(texts, "identity-bot-once", form = HELP)}</p>
            <div class="buttons">
                <button type="button" class="primary" on:click=on_click(copy)>
                    {tr!(texts, "identity-bot-copy")}
                </button>
                <button type="button" on:click=on_click(move |_| token.set(None))>
                    {tr!(texts, "identity-bot-kept")}
                </button>
            </div>
            <CopyFallback hand />
        </div>
    }
}

#[component]
fn ProgramView(
    /// The program.
    program: Program,
) -> impl IntoView {
    let (texts, announcer) = (use_texts(), use_announcer());
    let account: Account = expect_context();
    let program = StoredValue::new(program);
    let name = move || program.with_value(|program| program.name.clone());
    let address = program.with_value(|program| profile_address(&program.id));
    let state = move || program.with_value(|program| state(&texts.read(), program));
    let valid = program.with_value(|program| program.valid);
    let revoke = move |_| {
        let body = program.with_value(|program| body("program", &program.id));
        spawn_local(async move {
            let texts = texts.get_untracked();
            announcer.show(match send("account/program/revoke", &body).await {
                Ok(_) | Err(RequestError::Status(404)) => say!(texts, "identity-bot-revoked"),
                Err(error) => sentence(&texts, error),
            });
            account.reload();
        });
    };
    view! {
        <li class="device-line">
            <span class="device-name"><a href=address><bdi>{name}</bdi></a></span>
            <span class="about">{state}</span>
            <Show when=Signal::derive(move || valid)>
                <button type="button" on:click=on_click(revoke)
                    aria-label=move || say!(texts.read(), "identity-bot-revoke-who", name = name())>
                    {tr!(texts, "identity-bot-revoke")}
                </button>
            </Show>
        </li>
    }
}

fn state(texts: &Texts, program: &Program) -> String {
    match program {
        Program { valid: false, .. } => say!(texts, "identity-bot-void"),
        Program { connected: true, .. } => say!(texts, "identity-bot-plays"),
        Program { made, .. } => say!(texts, "identity-bot-since", form = date(texts, *made)),
    }
}

//! Programs of the person that play online: their tokens, made, shown once and revoked.

use super::Account;
use super::new_secret::NewSecret;
use super::remove_button::RemoveButton;
use super::requests::{NewToken, Program, RequestError, date, post, sentence};
use crate::announce::use_announcer;
use crate::boxed_closures::Show;
use crate::language::use_texts;
use crate::profiles::profile_address;
use crate::share::set;
use crate::tr;
use cartagena_texts::{Texts, say};
use leptos::html::Input;
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
    let shown = Signal::derive(move || {
        token.read().as_ref().map(|new| new.token.clone()).unwrap_or_default()
    });
    let heading = Signal::derive(move || {
        let name = token.read().as_ref().map(|new| new.name.clone()).unwrap_or_default();
        say!(texts.read(), "identity-bot-yours", name = name)
    });
    view! {
        <NewSecret heading_id="new-token-label" heading described_by="new-token-about" secret=shown
            copy_label=tr!(texts, "identity-bot-copy") kept_label=tr!(texts, "identity-bot-kept")
            kept=Callback::new(move |()| token.set(None))>
            <p class="new-code-text new-token notation">{shown}</p>
            <p id="new-token-about">{tr!(texts, "identity-bot-once", form = HELP)}</p>
        </NewSecret>
    }
}

#[component]
fn ProgramView(
    /// The program.
    program: Program,
) -> impl IntoView {
    let texts = use_texts();
    let body = StoredValue::new(body("program", &program.id));
    let program = StoredValue::new(program);
    let name = move || program.with_value(|program| program.name.clone());
    let address = program.with_value(|program| profile_address(&program.id));
    let state = move || program.with_value(|program| state(&texts.read(), program));
    let valid = program.with_value(|program| program.valid);
    view! {
        <li class="device-line">
            <span class="device-name"><a href=address><bdi>{name}</bdi></a></span>
            <span class="about">{state}</span>
            <Show when=Signal::derive(move || valid)>
                <RemoveButton path="account/program/revoke" body label=tr!(texts, "identity-bot-revoke")
                    full_label=tr!(texts, "identity-bot-revoke-who", name = name())
                    outcome=|texts, _| say!(texts, "identity-bot-revoked") />
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

//! E-mails: the address, whether it is confirmed, and of which kinds they are.

use super::Away;
use super::here::KindSwitches;
use super::requests::{Choice, MailView, NewAddress, json};
use crate::account::requests::{RequestError, send, sentence};
use crate::boxed_closures::{Show, on_click};
use crate::language::use_texts;
use crate::tr;
use cartagena_texts::{Texts, say};
use leptos::html::Input;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// Longest address.
const MAX_LENGTH: u16 = 254;

/// State of this section. Copies share it.
#[derive(Clone, Copy)]
struct MailState {
    away: Away,
    problem: RwSignal<Option<RequestError>>,
    waiting: RwSignal<bool>,
}

impl MailState {
    fn view(self) -> Option<MailView> {
        self.away.with(|overview| overview.mail.clone().filter(|_| overview.known))
    }

    fn address(self) -> Option<String> {
        self.view().and_then(|mail| mail.address)
    }

    /// Sends a request, and asks again.
    fn change(self, path: &'static str, body: String) {
        self.waiting.set(true);
        spawn_local(async move {
            let failed = send(path, &body).await.err();
            let _ = (self.waiting.try_set(false), self.problem.try_set(failed));
            self.away.reload();
        });
    }
}

/// Section with the address; nothing where the server sends no e-mails, or has never seen the browser.
#[component]
pub(super) fn ByMail() -> impl IntoView {
    let texts = use_texts();
    let (problem, waiting) = (RwSignal::new(None), RwSignal::new(false));
    let state = MailState { away: expect_context(), problem, waiting };
    let words = move || problem.get().map(|error| said(&texts.read(), error));
    view! {
        <Show when=Signal::derive(move || state.view().is_some())>
            <h2>{tr!(texts, "away-mail")}</h2>
            <p id="away-mail-about">{tr!(texts, "away-mail-about")}</p>
            <Show when=Signal::derive(move || state.address().is_some())><Present state /></Show>
            <NewAddressForm state />
            <p class="problem" role="alert">{words}</p>
        </Show>
    }
}

fn said(texts: &Texts, error: RequestError) -> String {
    match error {
        RequestError::Status(400) => say!(texts, "away-mail-bad"),
        RequestError::Status(429) => say!(texts, "away-mail-often"),
        error => sentence(texts, error),
    }
}

/// The address that is there now.
#[component]
fn Present(
    /// State of the section.
    state: MailState,
) -> impl IntoView {
    let texts = use_texts();
    let form = move || state.address().unwrap_or_default();
    let confirmed = move || state.view().is_some_and(|mail| mail.confirmed);
    let on = Signal::derive(move || state.view().map(|mail| mail.on).unwrap_or_default());
    let choose = state.away.chooser(|mail| Choice { mail: Some(mail), ..Choice::default() });
    let remove = move |_| state.change("account/notices/mail/remove", "{}".to_owned());
    let waits =
        move || view! { <p role="status">{tr!(texts, "away-mail-waiting", form = form())}</p> };
    view! {
        <Show when=Signal::derive(confirmed) fallback=waits>
            <fieldset class="switches">
                <legend>{tr!(texts, "away-mail-is", form = form())}</legend>
                <KindSwitches on choose />
            </fieldset>
        </Show>
        <button type="button" on:click=on_click(remove)>{tr!(texts, "away-mail-remove")}</button>
    }
}

#[component]
fn NewAddressForm(
    /// State of the section.
    state: MailState,
) -> impl IntoView {
    let texts = use_texts();
    let input: NodeRef<Input> = NodeRef::new();
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let Some(field) = input.get_untracked() else { return };
        let (address, lang) = (field.value(), texts.read_untracked().lang().tag());
        state.change("account/notices/mail", json(&NewAddress { address: address.trim(), lang }));
    };
    view! {
        <form class="code-line" on:submit=submit>
            <label class="labelled">
                <span>{tr!(texts, "away-mail-address")}</span>
                <input type="email" dir="ltr" required node_ref=input autocomplete="email"
                    maxlength=MAX_LENGTH.to_string() aria-describedby="away-mail-about" />
            </label>
            <button disabled=move || state.waiting.get()>{tr!(texts, "away-mail-set")}</button>
        </form>
    }
}

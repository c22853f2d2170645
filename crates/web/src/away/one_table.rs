//! One table: whether one is told about it, and the chat program that is.

use super::here::KindSwitches;
use super::requests::{AboutGame, KindsOn, NewWebhook, Quiet, TableNotices, WebhookKey, json};
use crate::account::requests::{RequestError, post, send, sentence};
use crate::boxed_closures::{Show, on_click};
use crate::language::use_texts;
use crate::route::Route;
use crate::tr;
use cartagena_texts::say;
use leptos::html::Input;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// Kinds that a new chat program is told.
const ALL: KindsOn = KindsOn { turn: true, reminder: true, over: true };

/// State of this section. Copies share it.
#[derive(Clone, Copy)]
struct OneTableState {
    game: StoredValue<String>,
    /// The server's answer; nothing if the person has no seat there.
    answer: RwSignal<Option<TableNotices>>,
    problem: RwSignal<Option<RequestError>>,
    /// Key of a new address, until the page is left.
    key: RwSignal<Option<String>>,
}

impl OneTableState {
    fn reload(self) {
        spawn_local(async move {
            let body = self.game.with_value(|game| json(&AboutGame { game }));
            let answer = post::<TableNotices>("account/notices/table", &body).await;
            let _ = self.answer.try_set(answer.ok());
        });
    }

    fn webhook(self) -> Option<super::requests::WebhookView> {
        self.answer.read().as_ref().and_then(|answer| answer.webhook.clone())
    }

    /// Sends a request, and asks again.
    fn change(self, path: &'static str, body: String) {
        spawn_local(async move {
            let done = send(path, &body).await;
            let key = done.as_ref().ok().and_then(|text| cartagena_protocol::parse_json(text));
            let key = key.map(|WebhookKey { secret }| secret);
            let _ = (self.problem.try_set(done.err()), self.key.try_set(key));
            self.reload();
        });
    }

    fn set_webhook(self, url: Option<String>, remove: bool, on: KindsOn, lang: &str) {
        let body = self.game.with_value(|game| json(&NewWebhook { game, url, remove, on, lang }));
        self.change("account/notices/webhook", body);
    }
}

/// Section about one table, for those who have a seat there.
#[component]
pub(super) fn OneTable(
    /// The game's id.
    game: String,
) -> impl IntoView {
    let texts = use_texts();
    let back = Route::OnlineTable { game: game.clone() }.href();
    let state = OneTableState {
        game: StoredValue::new(game),
        answer: RwSignal::new(None),
        problem: RwSignal::new(None),
        key: RwSignal::new(None),
    };
    state.reload();
    let told = move || state.answer.read().as_ref().is_some_and(|answer| !answer.quiet);
    let turn = move |event| {
        let quiet = !event_target_checked(&event);
        let body = state.game.with_value(|game| json(&Quiet { game, quiet }));
        state.change("account/notices/quiet", body);
    };
    let host = move || state.answer.read().as_ref().is_some_and(|answer| answer.host);
    let words = move || {
        state.problem.get().map(|error| match error {
            RequestError::Status(400) => say!(texts.read(), "away-chat-bad"),
            error => sentence(&texts.read(), error),
        })
    };
    view! {
        <a class="button" href=back>{tr!(texts, "away-back")}</a>
        <Show when=Signal::derive(move || state.answer.read().is_some())>
            <fieldset class="switches">
                <legend>{tr!(texts, "away-table")}</legend>
                <label class="switch">
                    <input type="checkbox" role="switch" prop:checked=told on:change=turn />
                    <span class="switch-name">{tr!(texts, "away-table-tell")}</span>
                </label>
            </fieldset>
            <Show when=Signal::derive(host)><Chat state /></Show>
            <p class="problem" role="alert">{words}</p>
        </Show>
    }
}

#[component]
fn Chat(
    /// State of the section.
    state: OneTableState,
) -> impl IntoView {
    let texts = use_texts();
    let input: NodeRef<Input> = NodeRef::new();
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let url = input.get_untracked().map(|field| field.value().trim().to_owned());
        state.set_webhook(url, false, ALL, texts.read_untracked().lang().tag());
    };
    view! {
        <h2>{tr!(texts, "away-chat")}</h2>
        <p id="away-chat-about">{tr!(texts, "away-chat-about")}</p>
        <Show when=Signal::derive(move || state.webhook().is_some())><Present state /></Show>
        <form class="code-line" on:submit=submit>
            <label class="labelled">
                <span>{tr!(texts, "away-chat-address")}</span>
                <input type="url" dir="ltr" required node_ref=input autocomplete="off"
                    placeholder="https://" aria-describedby="away-chat-about" />
            </label>
            <button>{tr!(texts, "away-chat-set")}</button>
        </form>
        {move || state.key.get().map(|key| view! {
            <div class="new-code" role="status">
                <p class="new-code-label">{tr!(texts, "away-chat-key")}</p>
                <p class="away-key notation" dir="ltr">{key}</p>
                <p>{tr!(texts, "away-chat-key-about")}</p>
            </div>
        })}
    }
}

/// The chat program that is told now.
#[component]
fn Present(
    /// State of the section.
    state: OneTableState,
) -> impl IntoView {
    let texts = use_texts();
    let on = Signal::derive(move || state.webhook().map_or(ALL, |webhook| webhook.on));
    let host = move || {
        let host = state.webhook().map(|webhook| webhook.host).unwrap_or_default();
        say!(texts.read(), "away-chat-is", form = host)
    };
    let set = move |remove: bool, on: KindsOn| {
        state.set_webhook(None, remove, on, texts.read_untracked().lang().tag());
    };
    let remove = move |_| set(true, on.get_untracked());
    view! {
        <fieldset class="switches">
            <legend>{host}</legend>
            <KindSwitches on choose=Callback::new(move |kinds| set(false, kinds)) />
        </fieldset>
        <button type="button" on:click=on_click(remove)>{tr!(texts, "away-chat-remove")}</button>
    }
}

//! The person's name: typed anywhere on the page, it is the name on the server, too.

use super::connection::Connection;
use super::{socket, table_notes};
use crate::language::use_texts;
use crate::name_limits::{NameProblem, is_too_long};
use crate::settings::{Settings, use_settings};
use crate::tr;
use cartagena_client::online::{NameStep, bidi_isolated, name_step};
use cartagena_protocol::OnlineRequest;
use leptos::prelude::*;
use std::cell::RefCell;
use std::time::Duration;

/// Storage key of the name that this device sent last.
const SENT: &str = "cartagena-name-sent";
/// Pause in typing after which a name is sent.
const TYPING_PAUSE: Duration = Duration::from_millis(700);

thread_local! {
    /// Name that was sent through this connection: a refused one is not sent again and again.
    static TRIED: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Sends the name whenever it was typed, on whatever page, a moment after the last key.
pub fn follow(contact: Connection) {
    let settings = use_settings();
    let pending: StoredValue<Option<TimeoutHandle>> = StoredValue::new(None);
    let cancel = move || pending.try_get_value().flatten().into_iter().for_each(|it| it.clear());
    Effect::new(move |before: Option<String>| {
        let name = settings.read().name.clone();
        if before.is_some_and(|before| before != name) {
            cancel();
            let send = move || send_typed(&contact, &settings.read_untracked());
            pending.set_value(set_timeout_with_handle(send, TYPING_PAUSE).ok());
        }
        name
    });
    on_cleanup(cancel);
}

/// Applies the name that the server told: adopts it, or sends the one that was typed here since.
pub fn receive(contact: &Connection, settings: RwSignal<Settings>, name: &str) {
    contact.name.set(Some(name.to_owned()));
    let own = settings.read_untracked().name.clone();
    match name_step(&own, name, table_notes::read(SENT).as_deref()) {
        NameStep::Send => send_typed(contact, &settings.read_untracked()),
        NameStep::Adopt if !is_being_typed() => settings.update(|all| all.name = name.to_owned()),
        NameStep::Adopt | NameStep::Keep => {}
    }
}

/// Sends the name if the server does not know it yet. Called before everything that shows the name to
/// others, so that nobody is seen under an old one.
pub fn send_typed(contact: &Connection, settings: &Settings) {
    let own = settings.name.trim();
    let known = contact.name.read_untracked().as_deref() == Some(own);
    let tried = TRIED.with_borrow(|tried| tried.as_deref() == Some(own));
    if own.is_empty() || known || tried || is_too_long(own) || !socket::is_connected() {
        return;
    }
    TRIED.set(Some(own.to_owned()));
    table_notes::write(SENT, own);
    socket::send_request(OnlineRequest::Rename { name: own.to_owned() });
}

/// Forgets what was sent: with a lost connection an unanswered name may be lost, too.
pub fn forget_tried(contact: &Connection) {
    let tried = TRIED.take();
    if tried.is_some() && tried != contact.name.get_untracked() {
        table_notes::write(SENT, "");
    }
}

/// Lets the server's name count, as after signing in as somebody who has one.
pub fn prefer_server_name(settings: &Settings) {
    table_notes::write(SENT, settings.name.trim());
}

/// Returns the name under which the person will be seen, unless there is none.
pub fn shown_name(contact: &Connection, settings: &Settings) -> Option<String> {
    let own = Some(settings.name.trim().to_owned()).filter(|own| !own.is_empty());
    let name = own.filter(|own| !is_too_long(own)).or_else(|| contact.name.get());
    name.filter(|name| !name.is_empty()).map(|name| bidi_isolated(&name))
}

fn is_being_typed() -> bool {
    matches!(document().query_selector(".own-name:focus"), Ok(Some(_)))
}

/// The field for the name. What is typed holds at once.
#[component]
pub fn NameInput(
    /// True while the name is too long.
    too_long: RwSignal<bool>,
    /// Shown while there is none.
    placeholder: Signal<String>,
) -> impl IntoView {
    let (texts, settings) = (use_texts(), use_settings());
    let contact: Connection = expect_context();
    let write = move |event| {
        let name = event_target_value(&event);
        too_long.set(is_too_long(&name));
        if !too_long.get_untracked() {
            settings.update(|all| all.name = name);
        }
    };
    let done = move |_| send_typed(&contact, &settings.read_untracked());
    view! {
        <input type="text" class="own-name" dir="auto" autocomplete="nickname" enterkeyhint="done"
            aria-label=tr!(texts, "settings-name") placeholder=placeholder
            aria-invalid=move || too_long.get().to_string()
            prop:value=move || settings.read().name.clone() on:input=write on:change=done />
    }
}

/// The field with its label.
#[component]
pub fn Name() -> impl IntoView {
    let texts = use_texts();
    let too_long = RwSignal::new(false);
    view! {
        <div class="name-line">
            <label class="labelled">
                <span>{tr!(texts, "settings-name")}</span>
                <NameInput too_long placeholder=Signal::stored(String::new()) />
            </label>
            <NameProblem too_long />
        </div>
    }
}

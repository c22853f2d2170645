//! The connection to the server, shared by all online pages, and the notices while there is none.

use super::admission::{Banned, Uninvited};
use super::socket::{self, SocketState};
use super::{companion, name, seat_secrets};
use crate::announce::{StandingNotice, use_announcer};
use crate::language::use_texts;
use crate::route::Route;
use crate::settings::use_settings;
use crate::{error_notice, tr, update};
use cartagena_protocol::{Denial, OnlineEvent, OnlineRequest, ServerMsg, VERSION};
use cartagena_speech::room::describe_denial;
use cartagena_texts::say;
use leptos::prelude::*;
use std::time::Duration;

/// Time before a lost connection is announced; most of the time it is back by then.
const LOSS_GRACE: Duration = Duration::from_millis(1_500);

/// The connection as the pages see it. Copies share their state.
#[derive(Clone, Copy)]
pub struct Connection {
    /// The socket's state.
    pub state: Memo<SocketState>,
    /// The person's name on the server; nothing before the server has sent it.
    pub name: RwSignal<Option<String>>,
}

impl Connection {
    /// Calls back whenever the server is here: now, and whenever it comes back.
    pub fn on_connected(&self, ask: impl Fn() + 'static) {
        let state = self.state;
        Effect::new(move || {
            if state.get() == SocketState::Connected {
                untrack(&ask);
            }
        });
    }
}

/// Keeps the connection for a page, announces refusals of the server, and sends it the person's
/// name.
pub fn use_connection() -> Connection {
    let state = socket::state();
    let contact = Connection { state: Memo::new(move |_| state.get()), name: RwSignal::new(None) };
    let (texts, announcer, settings) = (use_texts(), use_announcer(), use_settings());
    socket::link().listen(move |message| match message {
        ServerMsg::Online(OnlineEvent::YourName { name: told }) => {
            name::receive(&contact, settings, told)
        }
        ServerMsg::Online(OnlineEvent::Denied { reason: why, .. })
            if !matches!(
                why,
                Denial::NoSuchTable | Denial::Banned | Denial::InvitationNeeded | Denial::NoOrigin
            ) =>
        {
            announcer.show(describe_denial(&texts.read_untracked(), *why));
        }
        ServerMsg::Online(OnlineEvent::RevealRequested { game }) => {
            seat_secrets::reveal_latest(game)
        }
        ServerMsg::Failed { error } => {
            announcer.show(error_notice::sentence(&texts.read_untracked(), error));
        }
        _ => {}
    });
    Effect::new(move || socket::set_confirm(settings.read().confirm));
    let unsaid = socket::dropped_count();
    Effect::new(move |before: Option<u32>| {
        let count = unsaid.get();
        if before.is_some_and(|before| before != count) {
            announcer.show(say!(texts.get_untracked(), "online-unsaid"));
        }
        count
    });
    name::follow(contact);
    watch_losses(contact);
    Effect::new(move || {
        if contact.state.get() == SocketState::Lost {
            name::forget_tried(&contact);
        }
    });
    companion::start();
    socket::hold();
    // A page that comes second finds the server there and is told nothing by itself.
    contact.on_connected(|| {
        seat_secrets::forget_revealed();
        socket::send_request(OnlineRequest::Hello { version: VERSION });
    });
    provide_context(contact);
    contact
}

/// Shows what is inside when there is a server, and else says kindly what is the matter.
#[component]
pub fn WithServer(
    /// The content that needs a server.
    children: ChildrenFn,
) -> impl IntoView {
    let texts = use_texts();
    let contact: Connection = expect_context();
    move || match contact.state.get() {
        SocketState::Connected | SocketState::Lost => children().into_any(),
        SocketState::Idle | SocketState::Connecting => {
            view! { <p class="quiet" role="status">{tr!(texts, "online-reaching")}</p> }.into_any()
        }
        SocketState::Absent => view! { <NoServer /> }.into_any(),
        SocketState::Outdated => view! { <Outdated /> }.into_any(),
        SocketState::Banned => view! { <Banned /> }.into_any(),
        SocketState::NoOrigin => view! { <NoOrigin /> }.into_any(),
        SocketState::Uninvited => view! { <Uninvited code=String::new() /> }.into_any(),
    }
}

#[component]
fn NoServer() -> impl IntoView {
    let texts = use_texts();
    view! {
        <div class="empty" role="status">
            <p class="lead">{tr!(texts, "online-absent")}</p>
            <p>{tr!(texts, "online-absent-about")}</p>
            <div class="buttons">
                <button on:click=|_| socket::reopen()>{tr!(texts, "online-try-again")}</button>
                <a class="button primary" href=Route::Setup { position: None }.href()>
                    {tr!(texts, "nav-play")}
                </a>
            </div>
        </div>
    }
}

/// Tells the person who sets a server up what is missing.
#[component]
fn NoOrigin() -> impl IntoView {
    let texts = use_texts();
    let option = format!("--origin {}", window().location().origin().unwrap_or_default());
    view! {
        <div class="empty" role="alert">
            <p class="lead">{tr!(texts, "denied-no-origin")}</p>
            <p>{tr!(texts, "denied-no-origin-about", form = option.clone())}</p>
            <a class="button primary" href=Route::Setup { position: None }.href()>
                {tr!(texts, "nav-play")}
            </a>
        </div>
    }
}

#[component]
fn Outdated() -> impl IntoView {
    let texts = use_texts();
    view! {
        <div class="empty" role="alert">
            <p class="lead">{tr!(texts, "online-outdated")}</p>
            <button class="primary" on:click=|_| update::reload_newest()>{tr!(texts, "update-now")}</button>
        </div>
    }
}

/// Shows a notice while the connection is lost for longer than a moment.
fn watch_losses(contact: Connection) {
    let (texts, announcer) = (use_texts(), use_announcer());
    let notified = RwSignal::new(false);
    Effect::new(move || match contact.state.get() {
        SocketState::Lost => set_timeout(
            move || {
                // The page may have been left by now, or the connection restored.
                if contact.state.try_get_untracked() == Some(SocketState::Lost)
                    && !notified.get_untracked()
                {
                    notified.set(true);
                    announcer.say(say!(texts.get_untracked(), "online-back-soon"));
                }
            },
            LOSS_GRACE,
        ),
        SocketState::Connected if notified.get_untracked() => {
            notified.set(false);
            announcer.say(say!(texts.get_untracked(), "online-here-again"));
        }
        _ => notified.set(false),
    });
    announcer.stand(StandingNotice::Connection, move || {
        notified.get().then(|| say!(texts.get(), "online-back-soon"))
    });
}

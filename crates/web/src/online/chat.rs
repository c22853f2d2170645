//! The people at the table and the chat: a drawer beside the game, a part of the page before it.

use super::game_actions::name;
use super::person_menu::PersonMenu;
use super::rematch::is_at_next_table;
use super::room::{OnlineTableState, use_online_table};
use super::socket;
use crate::announce::Toasts;
use crate::app::focus;
use crate::language::use_texts;
use crate::profiles::{chat_profile, seat_profile};
use crate::tr;
use cartagena::Seat;
use cartagena_client::online::ChatLog;
use cartagena_protocol::{ChatLine, MAX_CHAT_CHARS, chat_fits};
use cartagena_speech::room::speaker_name;
use cartagena_texts::say;
use leptos::ev;
use leptos::html::{Input, Ol};
use leptos::prelude::*;

/// Opens the drawer; shows the number of unread lines.
#[component]
pub fn DrawerButton() -> impl IntoView {
    let (texts, here) = (use_texts(), use_online_table());
    let unread = Memo::new(move |_| here.chat.read().unread_count());
    let label = move || match unread.get() {
        0 => say!(texts.get(), "online-people"),
        count => say!(texts.get(), "online-people-unread", count = count),
    };
    let open = move |_| {
        here.chat_open.set(true);
        here.chat.update(ChatLog::mark_read);
    };
    view! {
        <button type="button" class="menu-button talk-button" hidden=here.chat_beside aria-label=label
            aria-expanded=move || here.chat_open.get().to_string() on:click=open>
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d="M4 5H20V16H11L6 20V16H4Z"></path>
            </svg>
            <Show when=move || unread.get().ne(&0)>
                <b class="unread" data-number=move || unread.get()></b>
            </Show>
        </button>
    }
}

/// The people and the chat: a column where there is room for one, else a drawer while it is open.
#[component]
pub fn Drawer() -> impl IntoView {
    let (texts, here) = (use_texts(), use_online_table());
    let close = move || here.chat_open.set(false);
    let keys = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Escape" && here.chat_open.get_untracked() {
            event.prevent_default();
            here.chat_open.set(false);
        }
    });
    on_cleanup(move || keys.remove());
    Effect::new(move |before: Option<bool>| {
        let open = here.chat_open.get();
        if before.is_some_and(|before| before != open) {
            // The drawer is drawn first.
            request_animation_frame(move || focus(if open { ".talk" } else { ".talk-button" }));
        }
        open
    });
    let beside = here.chat_beside;
    view! {
        <Show when=move || here.chat_open.get() || beside.get()>
            <aside class="log talk" class:open=move || !beside.get() tabindex="-1"
                aria-label=tr!(texts, "online-people")>
                <header class="log-head">
                    <h2>{tr!(texts, "online-people")}</h2>
                    <Show when=move || !beside.get()>
                        <button type="button" class="bare" on:click=move |_| close()>
                            {tr!(texts, "table-close")}
                        </button>
                    </Show>
                </header>
                // Over the drawer they would hide what is said.
                <Show when=move || !beside.get()><Toasts /></Show>
                <People />
                <Chat />
            </aside>
        </Show>
    }
}

/// The people at the table, with buttons that mute them.
#[component]
pub fn People() -> impl IntoView {
    let (texts, here) = (use_texts(), use_online_table());
    let seats = Memo::new(move |_| {
        let room = here.room.read();
        let person = |seat: &cartagena_protocol::SeatView| {
            seat.occupied && !matches!(seat.access, cartagena_protocol::SeatAccess::Bot { .. })
        };
        let seats = room.iter().flat_map(|room| Seat::first_n(Seat::MAX).zip(&room.seats));
        seats.filter(|(_, seat)| person(seat)).map(|(at, _)| at).collect::<Vec<_>>()
    });
    let watching = Memo::new(move |_| here.room.read().as_ref().map_or(0, |room| room.spectators));
    view! {
        <ul class="people">
            <For each=move || seats.get() key=|seat| *seat let:seat><Person seat /></For>
        </ul>
        <Show when=move || watching.get().ne(&0)>
            <p class="person">
                <span>{tr!(texts, "online-watching", count = watching.get())}</span>
                <Mute seat=None name=tr!(texts, "online-onlooker") />
            </p>
        </Show>
    }
}

#[component]
fn Person(
    /// The seat.
    seat: Seat,
) -> impl IntoView {
    let (texts, here) = (use_texts(), use_online_table());
    let who = name(here, seat);
    let own =
        Memo::new(move |_| here.room.read().as_ref().and_then(|room| room.your_seat) == Some(seat));
    let place = move || {
        let room = here.room.read();
        let about = room.as_ref()?.seats.get(seat.index())?;
        let texts = texts.read();
        Some(match () {
            () if about.out => say!(texts, "seat-out"),
            () if about.stand_in.is_some() => say!(texts, "seat-stand-in"),
            () if about.present => say!(texts, "seat-here"),
            () if is_at_next_table(here, seat) => say!(texts, "seat-moved-on"),
            () => say!(texts, "seat-away"),
        })
    };
    view! {
        <li class="person">
            <span>
                <a href=seat_profile(&here.id(), seat)><bdi>{who}</bdi></a> " "
                <span class="quiet">{place}</span>
            </span>
            <Show when=move || !own.get()>
                <Mute seat=Some(seat) name=who />
                <PersonMenu line=None seat=Some(seat) name=who />
            </Show>
        </li>
    }
}

#[component]
fn Mute(
    /// The seat to mute; all spectators if absent.
    seat: Option<Seat>,
    /// Their name.
    name: Signal<String>,
) -> impl IntoView {
    let (texts, here) = (use_texts(), use_online_table());
    let muted = Memo::new(move |_| here.chat.read().is_muted(seat));
    let turn = move |_| here.toggle_mute(seat);
    view! {
        <button type="button" class="chip" aria-pressed=move || muted.get().to_string()
            aria-label=tr!(texts, "online-mute-who", name = name.get()) on:click=turn>
            {tr!(texts, "online-mute")}
        </button>
    }
}

/// The chat lines, and the field for a new one.
#[component]
pub fn Chat() -> impl IntoView {
    let (texts, here) = (use_texts(), use_online_table());
    let list: NodeRef<Ol> = NodeRef::new();
    let lines = Memo::new(move |_| here.chat.read().visible_lines().cloned().collect::<Vec<_>>());
    Effect::new(move || {
        lines.track();
        request_animation_frame(move || {
            if let Some(list) = list.try_get_untracked().flatten() {
                list.set_scroll_top(list.scroll_height());
            }
        });
    });
    view! {
        <Show when=move || lines.read().is_empty()>
            <p class="quiet">{tr!(texts, "online-chat-none")}</p>
        </Show>
        <ol class="chat-lines" node_ref=list tabindex="0" aria-label=tr!(texts, "online-chat")>
            <For each=move || lines.get() key=|line| line.number let:line>
                <ChatEntry line />
            </For>
        </ol>
        <ChatInput />
    }
}

#[component]
fn ChatEntry(
    /// The chat line.
    line: ChatLine,
) -> impl IntoView {
    let (texts, here) = (use_texts(), use_online_table());
    let class =
        line.seat.map_or_else(|| "chat-line".into(), |seat| format!("chat-line seat-{seat}"));
    let href = chat_profile(&here.id(), line.number);
    let (said, number, seat) = (line.text.clone(), line.number, line.seat);
    let own = move || {
        let room = here.room.read();
        room.as_ref().is_some_and(|room| seat.is_some() && room.your_seat == seat)
    };
    let who = Signal::derive(move || {
        let room = here.room.read();
        room.as_ref().map(|room| speaker_name(&texts.read(), room, &line)).unwrap_or_default()
    });
    let said = move || match said.as_str() {
        "" => say!(texts.read(), "identity-chat-removed"),
        said => said.to_owned(),
    };
    view! {
        <li class=class>
            <a href=href><b><bdi>{who}</bdi></b></a> " " <bdi>{said}</bdi>
            <Show when=move || !own()><PersonMenu line=Some(number) seat=None name=who /></Show>
        </li>
    }
}

#[component]
fn ChatInput() -> impl IntoView {
    let (texts, here) = (use_texts(), use_online_table());
    let input: NodeRef<Input> = NodeRef::new();
    let too_long = RwSignal::new(false);
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let Some(input) = input.get_untracked() else { return };
        let text = input.value().trim().to_owned();
        too_long.set(!text.is_empty() && !chat_fits(&text));
        if !too_long.get_untracked() && send_chat(here, text) {
            input.set_value("");
        }
    };
    let problem = move || {
        too_long.get().then(|| say!(texts.read(), "online-chat-too-long", count = MAX_CHAT_CHARS))
    };
    view! {
        <form class="typing-line" on:submit=submit>
            <input type="text" dir="auto" autocomplete="off" enterkeyhint="send"
                aria-label=tr!(texts, "online-say") placeholder=tr!(texts, "online-say") node_ref=input
                aria-invalid=move || too_long.get().to_string() />
            <button>{tr!(texts, "online-send")}</button>
        </form>
        <p class="problem" role="alert">{problem}</p>
    }
}

/// Sends a chat line, and returns whether the field can be cleared.
fn send_chat(here: OnlineTableState, text: String) -> bool {
    if !text.is_empty() {
        socket::send_request(here.chat_request(text));
    }
    socket::is_connected()
}

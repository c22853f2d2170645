//! Looking back at a game together: who leads, who follows, the people at the table and their chat.

use super::chat::{Chat, People};
use super::connection::use_connection;
use super::person_menu::Deeds;
use super::room::{OnlineTableState, use_online_table};
use super::socket;
use crate::language::use_texts;
use crate::route::{self, Route};
use crate::study::ONLINE_PREFIX;
use crate::study::together::{SharedLook, join_next};
use crate::tr;
use cartagena::Seat;
use cartagena_protocol::{LookBackRequest, LookedAt, OnlineRequest};
use cartagena_speech::room::seat_name;
use cartagena_texts::{Texts, say};
use leptos::prelude::*;
use std::time::Duration;

/// Pause between two moments that are shown to the others.
const PAUSE: Duration = Duration::from_millis(300);

/// Part of this page in looking back together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    /// Nobody leads.
    Nobody,
    /// This person leads.
    Leader,
    /// Somebody leads, and this page follows or not.
    Other { leader: Seat, follows: bool },
}

/// State of this part of the page. Copies share it.
#[derive(Clone, Copy)]
struct TogetherState {
    table: OnlineTableState,
    look: SharedLook,
    follows: RwSignal<bool>,
    role: Memo<Role>,
    /// The pause after the last moment that was shown.
    pause: StoredValue<Option<TimeoutHandle>>,
}

impl TogetherState {
    fn open(look: SharedLook) -> TogetherState {
        let table = OnlineTableState::at(&look.game.get_value(), use_connection());
        provide_context(table);
        provide_context(Deeds::new(table));
        let follows = RwSignal::new(true);
        let role = Memo::new(move |_| {
            let own = table.room.read().as_ref().and_then(|room| room.your_seat);
            match table.look_back.read().leader {
                None => Role::Nobody,
                Some(leader) if own == Some(leader) => Role::Leader,
                Some(leader) => Role::Other { leader, follows: follows.get() },
            }
        });
        let state = TogetherState { table, look, follows, role, pause: StoredValue::new(None) };
        state.follow();
        state.lead();
        on_cleanup(move || {
            state.pause.try_get_value().flatten().into_iter().for_each(|pause| pause.clear());
            if state.role.get_untracked() == Role::Leader {
                state.ask(LookBackRequest::Stop);
            }
            state.look.led.set(None);
        });
        state
    }

    fn ask(&self, request: LookBackRequest) {
        socket::send_request(OnlineRequest::LookBack { game: self.table.id(), request });
    }

    /// Shows here what the leader shows, while this page follows.
    fn follow(self) {
        Effect::new(move || {
            let follows = matches!(self.role.get(), Role::Other { follows: true, .. });
            let shown = self.table.look_back.read().looked_at.clone();
            self.look.led.set(shown.filter(|_| follows));
        });
    }

    /// Shows the others what is looked at here, while this person leads.
    fn lead(self) {
        Effect::new(move || {
            let here = self.look.here.get();
            let shown = self.table.look_back.read_untracked().looked_at.clone();
            if self.role.get() == Role::Leader && shown.as_ref() != Some(&here) {
                self.show_soon();
            }
        });
    }

    /// Shows the moment now, or the latest one after a pause.
    fn show_soon(self) {
        if self.pause.get_value().is_some() {
            return;
        }
        self.show_now();
        let after = move || {
            self.pause.set_value(None);
            let sent = self.table.look_back.read_untracked().looked_at.clone();
            let latest = self.look.here.get_untracked();
            if self.role.get_untracked() == Role::Leader && sent.as_ref() != Some(&latest) {
                self.show_soon();
            }
        };
        self.pause.set_value(set_timeout_with_handle(after, PAUSE).ok());
    }

    fn show_now(self) {
        let here: LookedAt = self.look.here.get_untracked();
        self.ask(LookBackRequest::Show(here));
    }
}

/// The part of the review in which people look back together.
#[component]
pub fn TogetherPanel() -> impl IntoView {
    let texts = use_texts();
    let look: SharedLook = expect_context();
    let state = TogetherState::open(look);
    let here = state.table;
    let words = move || {
        let name = |seat: Seat| name_of(&texts.read(), here, seat);
        match state.role.get() {
            Role::Nobody => say!(texts.read(), "together-none"),
            Role::Leader => say!(texts.read(), "together-mine"),
            Role::Other { leader, follows: true } => {
                say!(texts.read(), "together-follows", name = name(leader))
            }
            Role::Other { leader, .. } => say!(texts.read(), "together-other", name = name(leader)),
        }
    };
    view! {
        <section class="together" aria-labelledby="together-title">
            <h2 id="together-title">{tr!(texts, "together-title")}</h2>
            <p role="status">{words}</p>
            <Buttons state />
            <details class="together-talk">
                <summary class="button">{tr!(texts, "online-people")}</summary>
                <People />
                <Chat />
            </details>
        </section>
    }
}

fn name_of(texts: &Texts, here: OnlineTableState, seat: Seat) -> String {
    here.room.read().as_ref().map(|room| seat_name(texts, room, seat)).unwrap_or_default()
}

/// The buttons that take and give up the lead, and that follow or not.
#[component]
fn Buttons(state: TogetherState) -> impl IntoView {
    let texts = use_texts();
    let seated =
        move || state.table.room.read().as_ref().is_some_and(|room| room.your_seat.is_some());
    let lead = move |_| state.show_now();
    let stop = move |_| state.ask(LookBackRequest::Stop);
    let turn = move |_| state.follows.update(|follows| *follows = !*follows);
    let others = move || matches!(state.role.get(), Role::Other { .. });
    let follow_words = move || match state.follows.get() {
        true => say!(texts.read(), "together-alone"),
        false => say!(texts.read(), "together-follow"),
    };
    let lead_words = move || match others() {
        true => say!(texts.read(), "together-take"),
        false => say!(texts.read(), "together-lead"),
    };
    view! {
        <div class="buttons">
            <Show when=move || state.role.get() == Role::Leader>
                <button type="button" class="together-stop" on:click=stop>{tr!(texts, "together-stop")}</button>
            </Show>
            <Show when=others>
                <button type="button" class="together-follow" on:click=turn>{follow_words}</button>
            </Show>
            <Show when=move || seated() && state.role.get() != Role::Leader>
                <button type="button" class="together-lead" on:click=lead>{lead_words}</button>
            </Show>
        </div>
    }
}

/// The word on the page of the table that somebody leads, with the way there.
#[component]
pub fn LedNotice() -> impl IntoView {
    let (texts, here) = (use_texts(), use_online_table());
    let leader = Memo::new(move |_| here.look_back.read().leader);
    let study = Route::Study { game: Some(format!("{ONLINE_PREFIX}{}", here.id())), packed: None };
    let study = StoredValue::new(study);
    let join = move |_| {
        join_next();
        route::go(&study.get_value());
    };
    move || {
        leader.get().map(|seat| {
            let words = move || {
                let name = name_of(&texts.read(), here, seat);
                say!(texts.read(), "together-waits", name = name)
            };
            view! {
                <div class="rematch together-waits">
                    <p class="rematch-words" role="status">{words}</p>
                    <button type="button" on:click=join>{tr!(texts, "together-join")}</button>
                </div>
            }
        })
    }
}

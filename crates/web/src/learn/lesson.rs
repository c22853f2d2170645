//! One lesson: what to do, the table to do it on, and how to go on.

use super::board::Board;
use super::classroom::{Classroom, use_classroom};
use super::hand::{EndTurn, Lamps, OwnHand};
use super::strips::{CardStrip, Others, is_needed};
use crate::route::{self, Route};
use crate::settings::use_settings;
use crate::{link, tr};
use cartagena_art::{Layout, defs};
use cartagena_lessons::LESSONS;
use cartagena_protocol::{ClientMsg, NewTable, SeatPlan, ServerMsg};
use cartagena_texts::say;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

/// The page of a lesson.
#[component]
pub fn LessonPage(
    /// Which, from 0.
    number: usize,
) -> impl IntoView {
    let room = Classroom::new(number, layout());
    provide_context(room);
    room.enter();
    let keys = move |event: web_sys::KeyboardEvent| {
        if event.key() == "Escape" {
            room.desk.update(super::desk::Desk::let_go);
        }
    };
    view! {
        <section class="lesson" class:with-strips=is_needed(number) on:keydown=keys>
            <svg class="aside" aria-hidden="true" focusable="false" inner_html=defs()></svg>
            <Bar />
            <Words />
            <Board />
            <div class="lesson-cards">
                <CardStrip />
                <Others />
            </div>
            <div class="lesson-own">
                <OwnHand />
                <EndTurn />
            </div>
        </section>
    }
}

/// Where one is, and the way back to the list.
#[component]
fn Bar() -> impl IntoView {
    let room = use_classroom();
    let (number, total) = (room.number + 1, LESSONS.len());
    let steps = room.lesson().steps.len();
    let now = move || (room.desk.read().steps_done() + 1).min(steps);
    let dot = move |at: usize| {
        view! { <i class="dot" class:lit=move || at < room.desk.read().steps_done()></i> }
    };
    view! {
        <header class="lesson-bar">
            <a class="bare back" href=Route::Learn { lesson: None }.href()
                aria-label=tr!(room.texts, "learn-all") title=tr!(room.texts, "learn-all")>
                <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                    <path d="M15 4L7 12L15 20" />
                </svg>
            </a>
            <div class="lesson-title">
                <p>{tr!(room.texts, "learn-number", number = number, total = total)}</p>
                <h1>{move || room.texts.read().say(room.lesson().title)}</h1>
            </div>
            <Lamps />
            <span class="dots" role="img"
                aria-label=move || say!(room.texts.read(), "learn-step", number = now(), total = steps)>
                {(0..steps).map(dot).collect_view()}
            </span>
        </header>
    }
}

/// The sentence, and the way on when there is only something to read.
#[component]
fn Words() -> impl IntoView {
    let room = use_classroom();
    let desk = room.desk;
    view! {
        <div
            class="lesson-words"
            class:praise=move || desk.read().is_praise()
            class:hint=move || desk.read().is_hint()
        >
            <p>{move || room.texts.read().say(desk.read().text())}</p>
            <div class="lesson-on">
                <Show when=move || desk.read().is_reading()>
                    <button class="primary forward" on:click=move |_| room.act(super::desk::Desk::go_on)>
                        {tr!(room.texts, "learn-next")}
                    </button>
                </Show>
                <Show when=move || desk.read().is_done()>
                    <Finish />
                </Show>
            </div>
        </div>
    }
}

/// What one can do after a lesson.
#[component]
fn Finish() -> impl IntoView {
    let room = use_classroom();
    let again = move |_| room.again();
    let on = match LESSONS.get(room.number + 1) {
        Some(next) => {
            let href = Route::Learn { lesson: Some(next.id.to_owned()) }.href();
            view! { <a class="button primary forward" href=href>{tr!(room.texts, "learn-next-lesson")}</a> }
                .into_any()
        }
        None => view! { <RealGame /> }.into_any(),
    };
    view! {
        <button class="again" on:click=again>{tr!(room.texts, "learn-again")}</button>
        {on}
    }
}

/// The way from the course to the table.
#[component]
fn RealGame() -> impl IntoView {
    let (room, settings) = (use_classroom(), use_settings());
    link::listen(|told| {
        if let ServerMsg::Created { game } = told {
            route::go(&Route::Table { game: game.clone() });
        }
    });
    let play = move |_| link::send(&real_game(&settings.read_untracked().name));
    view! { <button class="primary forward" on:click=play>{tr!(room.texts, "learn-play")}</button> }
}

/// As in the lessons: Tortuga for two, against the friendliest bot.
fn real_game(name: &str) -> ClientMsg {
    let person = SeatPlan { name: name.to_owned(), bot: None };
    let bot = SeatPlan { name: String::new(), bot: Some("deckhand".into()) };
    let seats = vec![person, bot];
    ClientMsg::Create { table: NewTable { rules: "tortuga".into(), seats, ..NewTable::default() } }
}

/// Where there is room beside the tunnel's long rows; the styles ask the same question.
const WIDE: &str = "(min-width: 900px) and (min-height: 560px) and (min-aspect-ratio: 5/4)";

type Listener = Closure<dyn Fn(web_sys::MediaQueryListEvent)>;

/// Which way the tunnel lies, following the window.
fn layout() -> Memo<Layout> {
    let query = window().match_media(WIDE).ok().flatten();
    let wide = RwSignal::new(query.as_ref().is_some_and(web_sys::MediaQueryList::matches));
    if let Some(query) = query {
        let changed = Listener::new(move |event: web_sys::MediaQueryListEvent| {
            let _ = wide.try_set(event.matches());
        });
        let _ = query.add_event_listener_with_callback("change", changed.as_ref().unchecked_ref());
        let listening = StoredValue::new_local((query, changed));
        on_cleanup(move || {
            listening.try_with_value(|(query, changed)| {
                let changed = changed.as_ref().unchecked_ref();
                let _ = query.remove_event_listener_with_callback("change", changed);
            });
        });
    }
    Memo::new(move |_| if wide.get() { Layout::Wide } else { Layout::Phone })
}

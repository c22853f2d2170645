//! One lesson: what to do, the table to do it on, and how to go on.

use super::board::Board;
use super::hand::{EndTurn, MovesLeft, OwnHand};
use super::lesson_state::{LessonState, use_lesson};
use super::strips::{CardStrip, Others, is_needed};
use crate::boxed_closures::{Show, on_click, on_key, signal_of};
use crate::home::quick_game;
use crate::route::{self, Route};
use crate::settings::use_settings;
use crate::table::layout::layout;
use crate::{host_link, tr};
use cartagena_lessons::LESSONS;
use cartagena_protocol::ServerMsg;
use cartagena_texts::say;
use leptos::prelude::*;

/// The page of a lesson.
#[component]
pub fn LessonPage(
    /// Its index, from 0.
    number: usize,
) -> impl IntoView {
    let room = LessonState::new(number, layout());
    provide_context(room);
    room.say_text();
    let keys = move |event: web_sys::KeyboardEvent| {
        if event.key() == "Escape" {
            room.interaction.update(super::interaction::Interaction::clear_choice);
        }
    };
    view! {
        <section class="lesson" class:with-strips=is_needed(number) on:keydown=on_key(keys)>
            <Bar />
            <Instructions />
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

/// The progress in the lesson, and the link back to the list.
#[component]
fn Bar() -> impl IntoView {
    let room = use_lesson();
    let (number, total) = (room.number + 1, LESSONS.len());
    let steps = room.lesson().steps.len();
    let now = move || (room.interaction.read().steps_done() + 1).min(steps);
    let dot = move |at: usize| {
        view! { <i class="dot" class:lit=signal_of(move || at < room.interaction.read().steps_done())></i> }
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
            <MovesLeft />
            <span class="dots" role="img"
                aria-label=signal_of(move || say!(room.texts.read(), "learn-step", number = now(), total = steps))>
                {(0..steps).map(dot).collect_view()}
            </span>
        </header>
    }
}

/// The sentence, and the way on when there is only something to read.
#[component]
fn Instructions() -> impl IntoView {
    let room = use_lesson();
    let desk = room.interaction;
    view! {
        <div
            class="lesson-words"
            class:praise=signal_of(move || desk.read().is_praise())
            class:hint=signal_of(move || desk.read().is_hint())
        >
            <p>{move || room.texts.read().say(desk.read().text())}</p>
            <div class="lesson-on">
                <Show when=move || desk.read().is_reading()>
                    <button class="primary forward" on:click=on_click(move |_| room.act(super::interaction::Interaction::go_on))>
                        {tr!(room.texts, "learn-next")}
                    </button>
                </Show>
                <Show when=move || desk.read().is_done()>
                    <AfterLesson />
                </Show>
            </div>
        </div>
    }
}

/// The links shown after a lesson.
#[component]
fn AfterLesson() -> impl IntoView {
    let room = use_lesson();
    let again = move |_| room.restart();
    let on = match LESSONS.get(room.number + 1) {
        Some(next) => {
            let href = Route::Learn { lesson: Some(next.id.to_owned()) }.href();
            view! { <a class="button primary forward" href=href>{tr!(room.texts, "learn-next-lesson")}</a> }
                .into_any()
        }
        None => view! { <RealGame /> }.into_any(),
    };
    view! {
        <button class="again" on:click=on_click(again)>{tr!(room.texts, "learn-again")}</button>
        {on}
    }
}

/// The way from the course to the table.
#[component]
fn RealGame() -> impl IntoView {
    let (room, settings) = (use_lesson(), use_settings());
    host_link::listen(|message| {
        if let ServerMsg::Created { game } = message {
            route::go(&Route::Table { game: game.clone() });
        }
    });
    let play = move |_| host_link::send(&quick_game(&settings.read_untracked()));
    view! { <button class="primary forward" on:click=on_click(play)>{tr!(room.texts, "learn-play")}</button> }
}

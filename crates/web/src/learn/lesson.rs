//! One lesson: what to do, the table to do it at, and how to go on.

use super::lesson_state::{LessonState, link, use_lesson};
use super::points::{needed_parts, pointed_places, style_names};
use crate::announce::use_announcer;
use crate::boxed_closures::{Show, on_click, on_key, on_pointer, signal_of};
use crate::home::quick_game;
use crate::route::{self, Route};
use crate::settings::use_settings;
use crate::table::JoinedTable;
use crate::table::actions::Actions;
use crate::table::board::Board;
use crate::table::context::{Ending, TableContext, Viewpoint};
use crate::table::deferred_panels::DeferredPanelsSlot;
use crate::table::dragged::DraggedThing;
use crate::table::hands::OwnHand;
use crate::table::row::TableCards;
use crate::table::seats::{OwnSeat, Seats};
use crate::table::sound::SoundSlot;
use crate::table::state::TableState;
use crate::table::status::Status;
use crate::{host_link, tr};
use cartagena::Seat;
use cartagena_lessons::{LESSONS, SHORT_COURSE};
use cartagena_protocol::ServerMsg;
use cartagena_texts::say;
use leptos::prelude::*;

/// The page of a lesson: the parts of a real table around its sentences.
#[component]
pub fn LessonPage(
    /// Its index, from 0.
    number: usize,
) -> impl IntoView {
    let lesson = LessonState::open(number);
    provide_context(lesson);
    provide_context(table_context(lesson));
    let table = JoinedTable::join(lesson.lesson().id.to_owned());
    announce_sentences(lesson, table.state);
    let class = format!("table lesson {}", needed_parts(lesson.lesson()));
    view! {
        <section
            class=class
            data-points=move || style_names(lesson.host.read().points())
            on:pointerdown=on_pointer(move |_| table.hurry())
            on:keydown=on_key(move |_| table.hurry())
        >
            <Bar />
            <Instructions />
            <div class="company"><Seats /></div>
            <Board figures=table.figures />
            <TableCards />
            <div class="own">
                <div class="own-head"><OwnSeat /><Status /></div>
                <OwnHand />
                <Actions />
            </div>
            <DeferredPanelsSlot />
            <SoundSlot />
            <DraggedThing />
            <div id="flights" aria-hidden="true"></div>
        </section>
    }
}

/// Returns the surroundings of a lesson's table: hosted by the lesson, which says what glows.
fn table_context(lesson: LessonState) -> TableContext {
    TableContext {
        link: link(),
        viewpoint: Viewpoint::Own(Some(Seat::FIRST)),
        glowing: Signal::derive(move || Some(lesson.host.read().glowing())),
        board_layer: pointed_places,
        ending: Ending::Nothing,
        ..TableContext::local()
    }
}

/// Says every new sentence, after the table has told what happened.
fn announce_sentences(lesson: LessonState, table: TableState) {
    let announcer = use_announcer();
    Effect::new(move || {
        table.last_updates.track();
        let text = lesson.host.read_untracked().text();
        announcer.say_all(vec![lesson.texts.read_untracked().say(text)]);
    });
}

/// The progress in the lesson, and the link back to the list.
#[component]
fn Bar() -> impl IntoView {
    let lesson = use_lesson();
    let short = lesson.number < SHORT_COURSE;
    let (number, total) = (lesson.number + 1, if short { SHORT_COURSE } else { LESSONS.len() });
    let steps = lesson.lesson().steps.len();
    let now = move || (lesson.host.read().steps_done() + 1).min(steps);
    let dot = move |at: usize| {
        view! { <i class="dot" class:lit=signal_of(move || at < lesson.host.read().steps_done())></i> }
    };
    view! {
        <header class="lesson-bar">
            <a class="bare back" href=Route::Learn { lesson: None }.href()
                aria-label=tr!(lesson.texts, "learn-all") title=tr!(lesson.texts, "learn-all")>
                <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                    <path d="M15 4L7 12L15 20" />
                </svg>
            </a>
            <div class="lesson-title">
                <p>{tr!(lesson.texts, "learn-number", number = number, total = total)}</p>
                <h1>{move || lesson.texts.read().say(lesson.lesson().title)}</h1>
            </div>
            <span class="dots" role="img"
                aria-label=signal_of(move || say!(lesson.texts.read(), "learn-step", number = now(), total = steps))>
                {(0..steps).map(dot).collect_view()}
            </span>
        </header>
    }
}

/// The sentence, and the way on when there is only something to read.
#[component]
fn Instructions() -> impl IntoView {
    let lesson = use_lesson();
    let host = lesson.host;
    view! {
        <div
            class="lesson-words"
            class:praise=signal_of(move || host.read().is_praise())
            class:hint=signal_of(move || host.read().is_hint())
        >
            <p>{move || lesson.texts.read().say(host.read().text())}</p>
            <div class="lesson-on">
                <Show when=move || host.read().is_reading()>
                    <button class="primary forward" on:click=on_click(move |_| lesson.go_on())>
                        {tr!(lesson.texts, "learn-next")}
                    </button>
                </Show>
                <Show when=move || host.read().is_done()>
                    <AfterLesson />
                </Show>
            </div>
        </div>
    }
}

/// The ways on after a lesson: the next one, or a real game after the short course and at the end.
#[component]
fn AfterLesson() -> impl IntoView {
    let lesson = use_lesson();
    let next = LESSONS.get(lesson.number + 1);
    let next = next.map(|next| Route::Learn { lesson: Some(next.id.to_owned()) }.href());
    let again = move || {
        let again = on_click(move |_| lesson.restart());
        view! { <button class="again" on:click=again>{tr!(lesson.texts, "learn-again")}</button> }
    };
    match next {
        Some(href) if lesson.number + 1 == SHORT_COURSE => view! {
            <a class="button more" href=href>{tr!(lesson.texts, "learn-more")}</a>
            <RealGame />
        }
        .into_any(),
        Some(href) => view! {
            {again()}
            <a class="button primary forward" href=href>{tr!(lesson.texts, "learn-next-lesson")}</a>
        }
        .into_any(),
        None => view! { {again()}<RealGame /> }.into_any(),
    }
}

/// The way from the course to the table.
#[component]
fn RealGame() -> impl IntoView {
    let (lesson, settings) = (use_lesson(), use_settings());
    // One tap is one game, however often it is tapped until the table is there.
    let asked = RwSignal::new(false);
    host_link::listen(move |message| match message {
        ServerMsg::Created { game } => route::go(&Route::Table { game: game.clone() }),
        ServerMsg::Rejected(_) | ServerMsg::Failed { .. } => asked.set(false),
        _ => {}
    });
    let play = move |_| {
        asked.set(true);
        host_link::send(&quick_game(&settings.read_untracked()));
    };
    view! {
        <button class="primary forward play" disabled=signal_of(move || asked.get()) on:click=on_click(play)>
            {tr!(lesson.texts, "learn-play")}
        </button>
    }
}

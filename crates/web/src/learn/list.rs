//! The list of lessons.

use super::completed::CompletedLessons;
use crate::app::ThemeSignal;
use crate::language::use_texts;
use crate::route::Route;
use crate::tr;
use cartagena::Symbol;
use cartagena_art::{lamp, medallion};
use cartagena_lessons::{LESSONS, SHORT_COURSE};
use cartagena_texts::say;
use leptos::prelude::*;

/// The lessons, and which of them are done.
#[component]
pub fn LessonList() -> impl IntoView {
    let texts = use_texts();
    let diary = CompletedLessons::load();
    let begun = !diary.is_empty();
    let next = Route::Learn { lesson: Some(LESSONS[diary.next()].id.to_owned()) };
    let on = move || {
        let texts = texts.read();
        if begun { say!(texts, "learn-continue") } else { say!(texts, "learn-begin") }
    };
    let entry = move |number: usize| {
        let done = diary.contains(LESSONS[number].id);
        view! { <LessonEntry number done /> }
    };
    view! {
        <section class="page learn">
            <h1>{tr!(texts, "nav-learn")}</h1>
            <p class="lead">{tr!(texts, "learn-lead")}</p>
            <p><a class="button primary" href=next.href()>{on}</a></p>
            <h2>{tr!(texts, "learn-short")}</h2>
            <ol class="lessons">{(0..SHORT_COURSE).map(&entry).collect_view()}</ol>
            <h2>{tr!(texts, "learn-later")}</h2>
            <ol class="lessons">{(SHORT_COURSE..LESSONS.len()).map(&entry).collect_view()}</ol>
        </section>
    }
}

#[component]
fn LessonEntry(
    /// Its index, from 0.
    number: usize,
    /// True if it is completed.
    done: bool,
) -> impl IntoView {
    let (texts, night): (_, ThemeSignal) = (use_texts(), expect_context());
    let lesson = &LESSONS[number];
    let href = Route::Learn { lesson: Some(lesson.id.to_owned()) }.href();
    let sign = move || {
        let (symbol, slab) = (Symbol::ALL[number % 6], (number / 3).min(5));
        medallion(symbol, 24.0, 24.0, 46.0, slab, night.get().palette())
    };
    let light = move || lamp(done, 16.0, 22.0, 26.0, night.get().palette());
    let word = move || if done { say!(texts.read(), "learn-done") } else { String::new() };
    view! {
        <li>
            <a class="lesson-link" class:done=done href=href>
                <svg class="lesson-sign" viewBox="0 0 48 48" aria-hidden="true" focusable="false" inner_html=sign></svg>
                <span class="lesson-number" aria-hidden="true">{number + 1}</span>
                <span class="lesson-name">{move || texts.read().say(lesson.title)}</span>
                <span class="lesson-state">{word}</span>
                <svg class="lesson-light" viewBox="-4 0 40 40" aria-hidden="true" focusable="false" inner_html=light></svg>
            </a>
        </li>
    }
}

//! The rules, to be read and searched.

pub mod blocks;
pub mod diagram;
pub mod search;

use crate::boxed_closures::{on_click, signal_of};
use crate::language::use_texts;
use crate::route::Route;
use crate::tr;
use blocks::Chapter;
use cartagena_lessons::{SECTIONS, Section};
use cartagena_texts::say;
use leptos::prelude::*;
use search::matches;
use wasm_bindgen::JsCast;

/// The search text, for all parts of the page.
#[derive(Clone, Copy)]
pub struct Query(RwSignal<String>);

/// The page.
#[component]
pub fn Book() -> impl IntoView {
    let texts = use_texts();
    let query = RwSignal::new(String::new());
    provide_context(Query(query));
    let shown = Memo::new(move |_| {
        let (texts, query) = (texts.read(), query.read());
        SECTIONS.iter().map(|section| matches(section, &query, &texts)).collect::<Vec<bool>>()
    });
    // The browser first scrolls to the top of a new page.
    request_animation_frame(|| request_animation_frame(|| open_chapter(&chapter_in_address())));
    view! {
        <section class="page book">
            <h1>{tr!(texts, "nav-rules")}</h1>
            <p class="to-course">
                <a href=Route::Learn { lesson: None }.href()>{tr!(texts, "read-course")}</a>
            </p>
            <SearchField query shown />
            <Contents shown />
            {SECTIONS.iter().enumerate().map(|(at, section)| {
                view! { <Chapter section hidden=Signal::derive(move || !shown.read()[at]) /> }
            }).collect_view()}
        </section>
    }
}

#[component]
fn SearchField(
    /// The search text.
    query: RwSignal<String>,
    /// For each chapter, true if the search matches it.
    shown: Memo<Vec<bool>>,
) -> impl IntoView {
    let texts = use_texts();
    let found = move || {
        let count = shown.read().iter().filter(|shown| **shown).count();
        let asked = !query.read().trim().is_empty();
        if asked { say!(texts.read(), "read-found", count = count) } else { String::new() }
    };
    view! {
        <form class="search" role="search" on:submit=|event| event.prevent_default()>
            <label for="search-rules">{tr!(texts, "read-search")}</label>
            <input id="search-rules" type="search" autocomplete="off" enterkeyhint="search"
                prop:value=query on:input=move |event| query.set(event_target_value(&event)) />
            <p class="quiet" role="status">{found}</p>
        </form>
    }
}

/// The chapters by name.
#[component]
fn Contents(
    /// For each chapter, true if it is shown.
    shown: Memo<Vec<bool>>,
) -> impl IntoView {
    let texts = use_texts();
    let entry = move |(at, section): (usize, &'static Section)| {
        let open = move |event: web_sys::MouseEvent| {
            event.prevent_default();
            set_address(section.id);
            open_chapter(section.id);
        };
        view! {
            <li hidden=signal_of(move || !shown.read()[at])>
                <a href=address(section.id) on:click=on_click(open)>
                    {move || texts.read().say(section.title)}
                </a>
            </li>
        }
    };
    let none = move || !shown.read().contains(&true);
    view! {
        <nav class="contents" aria-labelledby="contents" hidden=none>
            <h2 id="contents">{tr!(texts, "read-contents")}</h2>
            <ol>{SECTIONS.iter().enumerate().map(entry).collect_view()}</ol>
        </nav>
    }
}

/// Returns the address of a chapter.
fn address(chapter: &str) -> String {
    format!("{}/{chapter}", Route::Book.href())
}

/// Returns the chapter that the address names, or nothing.
fn chapter_in_address() -> String {
    let fragment = window().location().hash().unwrap_or_default();
    fragment.strip_prefix(&address("")).unwrap_or_default().to_owned()
}

/// Puts a chapter into the address without going anywhere.
fn set_address(chapter: &str) {
    if let Ok(history) = window().history() {
        let nothing = wasm_bindgen::JsValue::NULL;
        let _ = history.replace_state_with_url(&nothing, "", Some(&address(chapter)));
    }
}

/// Shows a chapter and puts the focus on its name.
fn open_chapter(chapter: &str) {
    let known = SECTIONS.iter().any(|section| section.id == chapter);
    let title = known.then(|| document().get_element_by_id(&title_id(chapter))).flatten();
    if let Some(title) = title.and_then(|title| title.dyn_into::<web_sys::HtmlElement>().ok()) {
        title.scroll_into_view();
        let _ = title.focus();
    }
}

/// Returns the id of a chapter's heading.
fn title_id(chapter: &str) -> String {
    format!("chapter-{chapter}")
}

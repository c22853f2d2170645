//! The log of moves by turn, in words, and in notation for those who want it. Choosing a move shows that moment and does
//! not change the game.

use super::announcing::{Narrator, use_narrator};
use super::state::TableState;
use crate::boxed_closures::{Show, on_click, on_key, signal_of};
use crate::language::use_texts;
use crate::settings::use_settings;
use crate::tr;
use cartagena_client::GameView;
use cartagena_speech::{self as speech, LogLine, LogTurn};
use leptos::html::Ol;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

/// The log: beside the board where there is room, a drawer elsewhere.
#[component]
pub fn Log() -> impl IntoView {
    let (table, narrator, texts): (TableState, Narrator, _) =
        (expect_context(), use_narrator(), use_texts());
    let list: NodeRef<Ol> = NodeRef::new();
    let chapters = Memo::new(move |_| {
        let view = table.view.read();
        view.as_ref().map(|view| speech::game_log(view, &texts.read())).unwrap_or_default()
    });
    let opening =
        move || table.view.read().as_ref().and_then(|v| speech::describe_start(v, &texts.read()));
    keep_in_sight(table, narrator, list, chapters);
    view! {
        <aside class="log" class:open=signal_of(move || narrator.log_open.get()) aria-label=tr!(texts, "log-heading")>
            <header class="log-head">
                <h2>{tr!(texts, "log-heading")}</h2>
                <button class="bare log-close" on:click=on_click(move |_| narrator.log_open.set(false))>
                    {tr!(texts, "table-close")}
                </button>
            </header>
            <Show when=move || chapters.read().is_empty()>
                <p class="quiet">{tr!(texts, "log-none")}</p>
            </Show>
            <Show when=move || !chapters.read().is_empty()>
                <p class="quiet log-hint">{tr!(texts, "log-hint")}</p>
            </Show>
            <ol class="log-turns" node_ref=list on:keydown=on_key(move |event| walk(table, &event))>
                <Show when=move || !chapters.read().is_empty()>
                    <li><Entry line=start(opening()) last=false /></li>
                </Show>
                <For each=move || numbered(&chapters.read()) key=key let:one>
                    <Turn chapter=one.0 last=one.1 />
                </For>
            </ol>
        </aside>
    }
}

/// Returns the log line of the moment before the first move.
fn start(opening: Option<String>) -> LogLine {
    LogLine { moves_made: 0, notation: String::new(), words: opening.unwrap_or_default() }
}

/// Returns the turns, and whether each is the last.
fn numbered(chapters: &[LogTurn]) -> Vec<(LogTurn, bool)> {
    let last = chapters.len();
    chapters.iter().map(|chapter| (chapter.clone(), chapter.number == last)).collect()
}

/// Returns the key of a turn: one whose words changed or that is no longer the last is drawn anew.
fn key((chapter, last): &(LogTurn, bool)) -> (usize, bool, String) {
    let words = chapter.moves.iter().map(|line| line.words.as_str());
    (chapter.number, *last, words.collect::<Vec<_>>().join("\n"))
}

#[component]
fn Turn(
    /// The turn.
    chapter: LogTurn,
    /// True if it is the last.
    last: bool,
) -> impl IntoView {
    let texts = use_texts();
    let (number, name) = (chapter.number, chapter.name);
    let count = chapter.moves.len();
    let entries = chapter.moves.into_iter().enumerate().map(move |(at, line)| {
        let last = last && at + 1 == count;
        view! { <li><Entry line last /></li> }
    });
    view! {
        <li class=format!("log-turn seat-{}", chapter.seat)>
            <h3>{tr!(texts, "log-turn", number = number, name = name.as_str())}</h3>
            <ol>{entries.collect_view()}</ol>
        </li>
    }
}

#[component]
fn Entry(
    /// The move.
    line: LogLine,
    /// True if it is the last move of all.
    last: bool,
) -> impl IntoView {
    let (table, narrator): (TableState, Narrator) = (expect_context(), use_narrator());
    let (moves, settings) = (line.moves_made, use_settings());
    let look = move |_| {
        table.moment.set((!last).then_some(moves));
        // Where the log lies over the board, it makes way for what was asked for.
        narrator.log_open.set(false);
    };
    let shown = move || table.moment.get() == Some(moves);
    // One entry is reached by Tab, the others from it by arrows.
    let reached = move || table.moment.get().map_or(last, |moment| moment == moves);
    view! {
        <button
            id=format!("log-{moves}")
            class="bare log-entry"
            aria-current=signal_of(move || shown().then_some("true"))
            tabindex=signal_of(move || if reached() { "0" } else { "-1" })
            on:click=on_click(look)
        >
            <span>{line.words}</span>
            <Show when=move || moves != 0 && settings.read().shows_notation()>
                <span class="notation quiet">{line.notation.clone()}</span>
            </Show>
        </button>
    }
}

/// Moves up and down through the log, without triggering the board's arrow keys.
fn walk(table: TableState, event: &KeyboardEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let here = target.and_then(|entry| entry.id().strip_prefix("log-")?.parse::<usize>().ok());
    let Some(here) = here else { return };
    let last = table.view.read_untracked().as_ref().map_or(0, GameView::moves);
    let there = match event.key().as_str() {
        "ArrowUp" => here.saturating_sub(1),
        "ArrowDown" => last.min(here + 1),
        "Home" => 0,
        "End" => last,
        _ => return,
    };
    event.prevent_default();
    event.stop_propagation();
    let entry = document().get_element_by_id(&format!("log-{there}"));
    if let Some(entry) = entry.and_then(|entry| entry.dyn_into::<HtmlElement>().ok()) {
        let _ = entry.focus();
    }
}

/// Scrolls to the last move, unless an earlier moment is shown.
fn keep_in_sight(
    table: TableState,
    narrator: Narrator,
    list: NodeRef<Ol>,
    chapters: Memo<Vec<LogTurn>>,
) {
    Effect::new(move || {
        chapters.track();
        narrator.log_open.track();
        if table.moment.get().is_none() {
            request_animation_frame(move || {
                // The page may be left meanwhile.
                if let Some(list) = list.try_get_untracked().flatten() {
                    list.set_scroll_top(list.scroll_height());
                }
            });
        }
    });
}

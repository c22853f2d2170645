//! The way in: a text, a file, or one of the games that were played here.

use super::{LoadError, StudyState, sentences};
use crate::announce::use_announcer;
use crate::boxed_closures::{Show, signal_of};
use crate::files::{read_chosen, read_first};
use crate::language::use_texts;
use crate::route::Route;
use crate::{host_link, tr};
use cartagena::Outcome;
use cartagena_protocol::{ClientMsg, GameSummary, ServerMsg};
use cartagena_texts::{Texts, say};
use leptos::ev;
use leptos::prelude::*;

/// Invites to look back at a game.
#[component]
pub(crate) fn ImportPage(
    /// Why there is nothing to look at yet.
    error: Signal<Option<String>>,
) -> impl IntoView {
    let texts = use_texts();
    let page: StudyState = expect_context();
    let over = RwSignal::new(false);
    accept_drops(page, over);
    let send = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        page.read(&page.text.read_untracked());
    };
    view! {
        <section class="page study-door" class:over=over>
            <h1>{tr!(texts, "nav-study")}</h1>
            <p class="lead">{tr!(texts, "study-lead")}</p>
            <ImportError error />
            <form on:submit=send>
                <label for="study-text">{tr!(texts, "study-paste")}</label>
                <textarea id="study-text" class="notation" rows="7" spellcheck="false"
                    autocomplete="off" aria-describedby="study-text-about"
                    prop:value=page.text
                    on:input=move |event| page.text.set(event_target_value(&event))></textarea>
                <p class="quiet" id="study-text-about">{tr!(texts, "study-paste-about")}</p>
                <div class="study-ways">
                    <button class="primary" disabled=signal_of(move || page.text.read().trim().is_empty())>
                        {tr!(texts, "study-read")}
                    </button>
                    <FileButton />
                </div>
            </form>
            <FinishedGames />
        </section>
    }
}

/// Files may be dropped anywhere: beside the form the browser would leave the page for them.
fn accept_drops(page: StudyState, over: RwSignal<bool>) {
    let dragged = window_event_listener(ev::dragover, move |event| {
        event.prevent_default();
        over.set(true);
    });
    let left = window_event_listener(ev::dragleave, move |_| over.set(false));
    let dropped = window_event_listener(ev::drop, move |event| {
        event.prevent_default();
        over.set(false);
        read_first(event.data_transfer().and_then(|data| data.files()), read_file(page));
    });
    on_cleanup(move || [dragged, left, dropped].into_iter().for_each(|listener| listener.remove()));
}

/// Shows an error or the wait for an answer. The live region is always there, so that it is
/// announced.
#[component]
fn ImportError(error: Signal<Option<String>>) -> impl IntoView {
    let texts = use_texts();
    let page: StudyState = expect_context();
    view! {
        <div role="alert">
            {move || error.get().map(|sentence| view! { <p class="study-error">{sentence}</p> })}
            {move || table_link(page).map(|href| view! {
                <a class="button" href=href>{tr!(texts, "study-to-table")}</a>
            })}
        </div>
        <Show when=move || page.waiting.get()>
            <p class="quiet" role="status">{tr!(texts, "study-reading")}</p>
        </Show>
        <div role="status">
            {move || page.imported.get().map(|result| {
                view! { <p class="study-imported">{result.sentence(&texts.read())}</p> }
            })}
        </div>
    }
}

/// Returns the address of the online table to which a pasted link leads.
fn table_link(page: StudyState) -> Option<String> {
    match &*page.error.read() {
        Some(LoadError::OnlineTable(game)) => {
            Some(Route::OnlineTable { game: game.clone() }.href())
        }
        _ => None,
    }
}

#[component]
fn FileButton() -> impl IntoView {
    let texts = use_texts();
    let page: StudyState = expect_context();
    let chosen = move |event: web_sys::Event| read_chosen(&event, read_file(page));
    view! {
        <label class="button study-file">
            <input class="aside" type="file" accept=".txt,text/plain" on:change=chosen />
            {tr!(texts, "study-file")}
        </label>
    }
}

/// Has the text of a file read; it stays in the field.
fn read_file(page: StudyState) -> impl FnOnce(String) {
    move |text| {
        page.text.set(text.clone());
        page.read(&text);
    }
}

/// The finished games of this device.
#[component]
fn FinishedGames() -> impl IntoView {
    let texts = use_texts();
    let announcer = use_announcer();
    let games = RwSignal::new(None::<Vec<GameSummary>>);
    host_link::listen(move |message| match message {
        ServerMsg::Games { games: all } => {
            games.set(Some(all.iter().filter(|game| game.result.is_some()).cloned().collect()));
        }
        ServerMsg::Failed { .. } => announcer.repeat(),
        _ => {}
    });
    host_link::send(&ClientMsg::ListGames);
    let entry = move |card: GameSummary| {
        let href = Route::Study { game: Some(card.game.clone()), packed: None }.href();
        view! { <li><a class="way" href=href>{move || card_label(&texts.read(), &card)}</a></li> }
    };
    view! {
        <Show when=move || games.read().is_some()>
            <h2>{tr!(texts, "study-finished")}</h2>
            <Show when=move || games.read().as_ref().is_some_and(Vec::is_empty)>
                <p class="quiet">{tr!(texts, "study-none-finished")}</p>
            </Show>
            <ul class="study-games">
                {move || games.get().unwrap_or_default().into_iter().map(entry).collect_view()}
            </ul>
        </Show>
    }
}

/// Returns variant, players and outcome of a game.
fn card_label(texts: &Texts, card: &GameSummary) -> String {
    let names = sentences::names(texts, &card.seats);
    let variant = say!(texts, "variant", variant = card.rules.variant.as_str());
    let winner = match card.result {
        Some(Outcome::Won(seat)) => names.get(seat.index()),
        Some(Outcome::Drawn) | None => None,
    };
    let end = match winner {
        Some(name) => say!(texts, "won", name = name),
        None => say!(texts, "drawn"),
    };
    format!("{variant} · {} · {end}", texts.list(&names))
}

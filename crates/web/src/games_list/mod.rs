//! The games on this device: those that go on, and those that are over.

mod card;
mod time_ago;

use crate::announce::use_announcer;
use crate::boxed_closures::{Show, on_click};
use crate::host_link;
use crate::language::use_texts;
use crate::route::Route;
use crate::tr;
use card::GameCardView;
use cartagena_protocol::{ClientMsg, DeferredRequest, GameSummary, ServerMsg};
use cartagena_texts::say;
use leptos::prelude::*;

/// A game thrown away, as long as it can be brought back: its id and its record.
type DeletedGame = Option<(String, String)>;

/// The page of games.
#[component]
pub fn GamesList() -> impl IntoView {
    let texts = use_texts();
    let games = RwSignal::new(None::<Vec<GameSummary>>);
    let thrown = RwSignal::new(None);
    follow(games, thrown);
    let empty = move || games.read().as_ref().is_some_and(Vec::is_empty);
    view! {
        <section class="page shelf">
            <h1>{tr!(texts, "nav-games")}</h1>
            <Undo thrown />
            <Show when=empty><Empty /></Show>
            <GameGroup games running=true />
            <GameGroup games running=false />
            <p class="shelf-import">
                <a class="button" href=Route::Statistics.href()>{tr!(texts, "statistics-title")}</a>
                <a class="button" href=Route::Daily { date: None }.href()>{tr!(texts, "home-daily")}</a>
                <a class="button" href=Route::Study { game: None, packed: None }.href()>
                    {tr!(texts, "shelf-import")}
                </a>
            </p>
        </section>
    }
}

/// Asks for the games, and again whenever one came or went.
fn follow(games: RwSignal<Option<Vec<GameSummary>>>, thrown: RwSignal<DeletedGame>) {
    let (texts, announcer) = (use_texts(), use_announcer());
    host_link::listen(move |message| match message {
        ServerMsg::Games { games: all } => games.set(Some(all.clone())),
        ServerMsg::Deleted { game, record } => {
            thrown.set(Some((game.clone(), record.clone())));
            announcer.say(say!(texts.get_untracked(), "shelf-forgotten"));
            host_link::send(&ClientMsg::ListGames);
        }
        _ => {}
    });
    host_link::send(&ClientMsg::ListGames);
}

#[component]
fn Empty() -> impl IntoView {
    let texts = use_texts();
    view! {
        <div class="empty">
            <p class="lead">{tr!(texts, "shelf-empty")}</p>
            <a class="button primary" href=Route::Setup { position: None }.href()>
                {tr!(texts, "nav-play")}
            </a>
            <a class="button" href=Route::Learn { lesson: None }.href()>{tr!(texts, "home-learn")}</a>
        </div>
    }
}

/// Running or finished games under their heading; nothing at all if there are none.
#[component]
fn GameGroup(
    /// All games.
    games: RwSignal<Option<Vec<GameSummary>>>,
    /// True for the finished games, false for the running ones.
    running: bool,
) -> impl IntoView {
    let texts = use_texts();
    let part = Memo::new(move |_| {
        let games = games.read();
        let wanted = |game: &&GameSummary| game.result.is_none() == running;
        games.iter().flatten().filter(wanted).cloned().collect::<Vec<_>>()
    });
    let title = move || {
        let texts = texts.get();
        if running { say!(texts, "shelf-running") } else { say!(texts, "shelf-finished") }
    };
    view! {
        <Show when=move || !part.read().is_empty()>
            <h2>{title}</h2>
            <ul class="games">
                <For each=move || part.get() key=|game| (game.game.clone(), game.moves) let(game)>
                    <GameCardView game />
                </For>
            </ul>
        </Show>
    }
}

/// Offers to restore the game that was deleted last.
#[component]
fn Undo(
    /// The deleted game.
    thrown: RwSignal<DeletedGame>,
) -> impl IntoView {
    let texts = use_texts();
    let restore = move |_| {
        if let Some((game, record)) = thrown.get_untracked() {
            host_link::send(&DeferredRequest::Restore { game, record }.into());
            host_link::send(&ClientMsg::ListGames);
            thrown.set(None);
        }
    };
    view! {
        <Show when=move || thrown.read().is_some()>
            <p class="notice">
                <span>{tr!(texts, "shelf-forgotten")}</span>
                <button on:click=on_click(restore)>{tr!(texts, "shelf-restore")}</button>
            </p>
        </Show>
    }
}

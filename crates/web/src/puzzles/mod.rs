//! Puzzles: the overview with the learner's progress, and each puzzle at a table of its own.

pub mod host;
pub mod memory;
pub mod overview;
pub mod own;
pub mod page;
pub mod sentences;
pub mod state;

use crate::app::focus_heading;
use crate::boxed_closures::on_click;
use crate::language::use_texts;
use crate::route::Route;
use crate::tr;
use cartagena_puzzles::{Puzzle, PuzzleFile, Theme, daily};
use cartagena_texts::{Texts, say};
use host::PuzzleHost;
use leptos::prelude::*;
use overview::Overview;
use page::{PuzzlePage, Ways};
use std::cell::Cell;
use std::sync::Arc;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

/// Address of the puzzle of the day.
pub const DAILY: &str = "daily";

/// The puzzles that were fetched.
#[derive(Clone, Debug)]
pub struct PuzzleShelf(pub Arc<PuzzleFile>);

/// The puzzles that the learner wants to see.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Only those with this theme.
    pub theme: Option<Theme>,
    /// Only those of this grade.
    pub grade: Option<u8>,
}

thread_local! {
    /// The filter stays while the page is open.
    static FILTER: Cell<Filter> = const { Cell::new(Filter { theme: None, grade: None }) };
}

impl Filter {
    /// Returns the filter that was chosen last.
    pub fn load() -> Filter {
        FILTER.get()
    }

    /// Keeps the filter while the page is open.
    pub fn keep(self) {
        FILTER.set(self);
    }

    /// Returns the puzzles that pass.
    pub fn of(self, puzzles: &[Puzzle]) -> Vec<&Puzzle> {
        let passes = |puzzle: &&Puzzle| {
            self.theme.is_none_or(|theme| puzzle.themes.contains(&theme))
                && self.grade.is_none_or(|grade| puzzle.grade == grade)
        };
        puzzles.iter().filter(passes).collect()
    }
}

/// Returns the way to the next puzzle; to the overview if there is none.
pub fn next_route(shelf: &PuzzleShelf, here: &str) -> Route {
    let mut wanted = Filter::load().of(&shelf.0.puzzles);
    wanted.retain(|puzzle| puzzle.id != here);
    let next = memory::load().next(&wanted, memory::today());
    Route::Puzzles { puzzle: next.map(|puzzle| puzzle.id.clone()) }
}

/// State of fetching the file.
#[derive(Clone)]
enum Fetched {
    Loading,
    Loaded(PuzzleShelf),
    Failed,
}

/// The page: the overview, or the puzzle of an address. A puzzle that does not exist leads to the
/// overview.
#[component]
pub fn Puzzles(
    /// Given by the address.
    puzzle: Option<String>,
) -> impl IntoView {
    // Positions of one's own game need no file.
    if let Some((at, position)) = puzzle.as_deref().and_then(own::by_address) {
        let host = PuzzleHost::own(position.puzzle, position.turn);
        return view! { <PuzzlePage host ways=own_ways(at) /> }.into_any();
    }
    view! { <FetchedPuzzles puzzle /> }.into_any()
}

/// Returns the ways from a position of one's own game.
fn own_ways(at: usize) -> Ways {
    Ways {
        title: |texts| say!(texts, "own-title"),
        back_name: |texts| say!(texts, "own-back"),
        back: own::back,
        next_name: |texts| say!(texts, "own-next"),
        next: StoredValue::new(Box::new(move || own::next(at))),
    }
}

/// The puzzles of the file, once it is fetched.
#[component]
fn FetchedPuzzles(puzzle: Option<String>) -> impl IntoView {
    let fetched = RwSignal::new(Fetched::Loading);
    let fetch = move || {
        fetched.set(Fetched::Loading);
        leptos::task::spawn_local(async move {
            let loaded = fetch_file().await.map_or(Fetched::Failed, Fetched::Loaded);
            fetched.try_set(loaded);
            focus_heading();
        });
    };
    fetch();
    move || match fetched.get() {
        Fetched::Loading => ().into_any(),
        Fetched::Failed => view! { <NotFetched again=fetch /> }.into_any(),
        Fetched::Loaded(shelf) => shown(&shelf, puzzle.as_deref()),
    }
}

fn shown(shelf: &PuzzleShelf, wanted: Option<&str>) -> AnyView {
    let is_daily = wanted == Some(DAILY);
    let puzzle = match wanted {
        Some(DAILY) => daily(&shelf.0.puzzles, memory::today()),
        Some(id) => shelf.0.by_id(id),
        None => None,
    };
    match puzzle {
        Some(puzzle) => {
            let host = PuzzleHost::new(puzzle.clone());
            view! { <PuzzlePage host ways=ways(shelf, &puzzle.id, is_daily) /> }.into_any()
        }
        None => view! { <Overview shelf=shelf.clone() /> }.into_any(),
    }
}

fn ways(shelf: &PuzzleShelf, id: &str, daily: bool) -> Ways {
    let (shelf, id) = (shelf.clone(), id.to_owned());
    Ways {
        title: if daily { daily_title } else { plain_title },
        back_name: |texts| say!(texts, "puzzle-all"),
        back: || Route::Puzzles { puzzle: None },
        next_name: |texts| say!(texts, "puzzle-next"),
        next: StoredValue::new(Box::new(move || next_route(&shelf, &id))),
    }
}

fn daily_title(texts: &Texts) -> String {
    say!(texts, "puzzle-daily")
}

fn plain_title(texts: &Texts) -> String {
    say!(texts, "puzzle-one")
}

/// Fetches the puzzles; `None` if they cannot be had or are damaged.
async fn fetch_file() -> Option<PuzzleShelf> {
    let response = JsFuture::from(window().fetch_with_str("puzzles.txt")).await.ok()?;
    let response: web_sys::Response = response.dyn_into().ok()?;
    let text = JsFuture::from(response.ok().then(|| response.text().ok())??).await.ok()?;
    let file: PuzzleFile = text.as_string()?.parse().ok()?;
    Some(PuzzleShelf(Arc::new(file)))
}

/// The notice that the puzzles are not there.
#[component]
fn NotFetched(
    /// Tries again.
    #[prop(into)]
    again: Callback<()>,
) -> impl IntoView {
    let texts = use_texts();
    view! {
        <section class="page not-there">
            <h1>{tr!(texts, "nav-puzzles")}</h1>
            <p role="alert">{tr!(texts, "puzzle-not-fetched")}</p>
            <button class="primary" on:click=on_click(move |_| again.run(()))>{tr!(texts, "try-again")}</button>
        </section>
    }
}

//! Parts of the page whose code comes only when somebody goes there: the front door and the table
//! do not wait for it. The build cuts the program at the functions named here
//! (`xtask/src/page/split.rs`), each part with all that nobody else calls.

use crate::app::focus_heading;
use crate::book::Book;
use crate::erased::on_click;
use crate::games_list::GamesList;
use crate::language::{self, PageTexts, TextsSignal, use_texts};
use crate::learn::Learn;
use crate::online::{Lobby, NewOnlineTable, OnlineTable, SignIn};
use crate::preferences::Preferences;
use crate::route::Route;
use crate::setup::Setup;
use crate::study::Study;
use crate::table::rarely_used::RarelyUsed;
use crate::tr;
use leptos::prelude::*;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

/// What may have to be fetched first.
#[derive(Clone)]
pub enum Chunk {
    /// A page.
    Page(Route),
    /// What a table shows now and then.
    RarelyUsed,
}

/// Draws a part once its code is there.
type Builder = fn(Chunk) -> AnyView;

type LoadResult = Result<Builder, SplitLoaderError>;

#[wasm_split(harbour, fallible)]
fn harbour() -> LoadResult {
    Ok(|part| match part {
        Chunk::Page(Route::Setup { position }) => view! { <Setup position /> }.into_any(),
        Chunk::Page(Route::GamesList) => view! { <GamesList /> }.into_any(),
        _ => view! { <Preferences /> }.into_any(),
    })
}

#[wasm_split(school, fallible)]
fn school() -> LoadResult {
    Ok(|part| match part {
        Chunk::Page(Route::Learn { lesson }) => view! { <Learn lesson /> }.into_any(),
        _ => view! { <Book /> }.into_any(),
    })
}

#[wasm_split(study, fallible)]
fn study() -> LoadResult {
    Ok(|part| match part {
        Chunk::Page(Route::Study { game, packed }) => view! { <Study game packed /> }.into_any(),
        _ => ().into_any(),
    })
}

#[wasm_split(online, fallible)]
fn online() -> LoadResult {
    Ok(|part| match part {
        Chunk::Page(Route::NewOnlineTable) => view! { <NewOnlineTable /> }.into_any(),
        Chunk::Page(Route::OnlineTable { game }) => view! { <OnlineTable game /> }.into_any(),
        Chunk::Page(Route::SignIn { secret }) => view! { <SignIn secret /> }.into_any(),
        _ => view! { <Lobby /> }.into_any(),
    })
}

#[wasm_split(seldom, fallible)]
fn seldom() -> LoadResult {
    Ok(|_| view! { <RarelyUsed /> }.into_any())
}

async fn load(part: &Chunk) -> LoadResult {
    match part {
        Chunk::Page(Route::Setup { .. } | Route::GamesList | Route::Preferences) => harbour().await,
        Chunk::Page(Route::Learn { .. } | Route::Book) => school().await,
        Chunk::Page(Route::Study { .. }) => study().await,
        Chunk::Page(
            Route::Online
            | Route::NewOnlineTable
            | Route::OnlineTable { .. }
            | Route::SignIn { .. },
        ) => online().await,
        Chunk::Page(Route::Home | Route::Table { .. }) => Ok(|_| ().into_any()),
        Chunk::RarelyUsed => seldom().await,
    }
}

/// How far a part is.
#[derive(Clone, Copy)]
enum ChunkState {
    Loading,
    Loaded(Builder),
    Failed,
}

/// A part of the page that may have to be fetched first.
#[component]
pub fn LazyChunk(
    /// Which.
    part: Chunk,
) -> impl IntoView {
    let coming = RwSignal::new(ChunkState::Loading);
    let part = StoredValue::new(part);
    let words = (use_texts(), expect_context::<PageTexts>());
    let fetch = move || fetch(part, coming, words);
    fetch();
    move || match coming.get() {
        ChunkState::Loaded(build) => build(part.get_value()),
        ChunkState::Loading => view! { <Loading /> }.into_any(),
        ChunkState::Failed => view! { <LoadFailed again=fetch /> }.into_any(),
    }
}

fn fetch(
    part: StoredValue<Chunk>,
    coming: RwSignal<ChunkState>,
    (here, spoken): (TextsSignal, PageTexts),
) {
    coming.set(ChunkState::Loading);
    let part = part.get_value();
    leptos::task::spawn_local(async move {
        let is_page = matches!(part, Chunk::Page(_));
        let words = if is_page { language::fetch_all(spoken).await } else { Some(()) };
        // The page is drawn before the sentences here would follow by themselves.
        here.try_set(spoken.0.get_untracked());
        let loaded = words.and(load(&part).await.ok());
        // Whoever has gone on meanwhile has taken the signal away.
        coming.try_set(loaded.map_or(ChunkState::Failed, ChunkState::Loaded));
        if is_page {
            focus_heading();
        }
    });
}

/// Is seen only when it takes long: most parts are there at once.
#[component]
fn Loading() -> impl IntoView {
    let texts = use_texts();
    view! { <p class="page awaited quiet" role="status">{tr!(texts, "page-awaited")}</p> }
}

#[component]
fn LoadFailed(
    /// Tries once more.
    #[prop(into)]
    again: Callback<()>,
) -> impl IntoView {
    let texts = use_texts();
    view! {
        <section class="page not-there">
            <h1>{tr!(texts, "page-missing")}</h1>
            <p>{tr!(texts, "page-missing-why")}</p>
            <button class="primary" on:click=on_click(move |_| again.run(()))>{tr!(texts, "try-again")}</button>
        </section>
    }
}

//! Lazily loaded chunks: pages whose code is fetched only when they are opened, so that the home
//! page and the table do not wait for it. The build splits the program at the functions named here
//! (`xtask/src/page/split.rs`), each chunk with all code that no other chunk calls.

use crate::account::{AccountPage, PrivacyPage};
use crate::app::focus_heading;
use crate::away::AwayPage;
use crate::book::Book;
use crate::boxed_closures::on_click;
use crate::daily::{ChallengePage, DailyPage, DuelPage};
use crate::deferred_style;
use crate::games_list::GamesList;
use crate::language::{self, PageTexts, TextsSignal, use_texts};
use crate::learn::Learn;
use crate::online::{
    FrontDoor, InvitedPage, Lobby, NewOnlineTable, OnlineTable, SignIn, TogetherPanel,
};
use crate::operator::OperatorPage;
use crate::preferences::Preferences;
use crate::profiles::{Leaders, ProfilePage};
use crate::puzzles::Puzzles;
use crate::route::Route;
use crate::setup::Setup;
use crate::statistics::Statistics;
use crate::study::Study;
use crate::table::deferred_panels::DeferredPanels;
use crate::table::ending::Ending;
use crate::table::log::Log;
use crate::table::sound::Sounds;
use crate::tr;
use leptos::prelude::*;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

/// A lazily loaded chunk of the page, with its argument.
#[derive(Clone)]
pub enum Chunk {
    /// A page.
    Page(Route),
    /// The panels of a table that a first move does not need.
    DeferredPanels,
    /// The log of a table.
    Log,
    /// The sounds of a table.
    Sound,
    /// The online tables that wait for the person, on the home page.
    FrontDoor,
    /// Looking back together with others.
    Together,
    /// The end of a game.
    Ending {
        /// True if the game ended before the viewer's eyes.
        live: bool,
    },
}

/// A function that draws a chunk, available once its code is loaded.
type Builder = fn(Chunk) -> AnyView;

type LoadResult = Result<Builder, SplitLoaderError>;

#[wasm_split(local_games, fallible)]
fn local_games() -> LoadResult {
    Ok(|chunk| match chunk {
        Chunk::Page(Route::Setup { position }) => view! { <Setup position /> }.into_any(),
        Chunk::Page(Route::GamesList) => view! { <GamesList /> }.into_any(),
        _ => view! { <Preferences /> }.into_any(),
    })
}

#[wasm_split(lessons_and_rules, fallible)]
fn lessons_and_rules() -> LoadResult {
    Ok(|chunk| match chunk {
        Chunk::Page(Route::Learn { lesson }) => view! { <Learn lesson /> }.into_any(),
        _ => view! { <Book /> }.into_any(),
    })
}

#[wasm_split(study, fallible)]
fn study() -> LoadResult {
    Ok(|chunk| match chunk {
        Chunk::Page(Route::Study { game, packed }) => view! { <Study game packed /> }.into_any(),
        Chunk::Page(Route::Puzzles { puzzle }) => view! { <Puzzles puzzle /> }.into_any(),
        _ => ().into_any(),
    })
}

#[wasm_split(daily, fallible)]
fn daily() -> LoadResult {
    Ok(|chunk| match chunk {
        Chunk::Page(Route::Daily { date }) => view! { <DailyPage date /> }.into_any(),
        Chunk::Page(Route::Challenge { packed }) => view! { <ChallengePage packed /> }.into_any(),
        Chunk::Page(Route::Duel { game }) => view! { <DuelPage game /> }.into_any(),
        _ => view! { <Statistics /> }.into_any(),
    })
}

#[wasm_split(online, fallible)]
fn online() -> LoadResult {
    Ok(|chunk| match chunk {
        Chunk::Page(Route::NewOnlineTable) => view! { <NewOnlineTable /> }.into_any(),
        Chunk::Page(Route::OnlineTable { game }) => view! { <OnlineTable game /> }.into_any(),
        Chunk::Page(Route::SignIn { secret }) => view! { <SignIn secret /> }.into_any(),
        Chunk::Page(Route::Away { game }) => view! { <AwayPage game /> }.into_any(),
        Chunk::Page(Route::Account) => view! { <AccountPage /> }.into_any(),
        Chunk::Page(Route::Privacy) => view! { <PrivacyPage /> }.into_any(),
        Chunk::Page(Route::Invited { code }) => view! { <InvitedPage code /> }.into_any(),
        Chunk::Page(Route::Operator { token }) => view! { <OperatorPage token /> }.into_any(),
        Chunk::FrontDoor => view! { <FrontDoor /> }.into_any(),
        Chunk::Together => view! { <TogetherPanel /> }.into_any(),
        _ => view! { <Lobby /> }.into_any(),
    })
}

#[wasm_split(profiles, fallible)]
fn profiles() -> LoadResult {
    Ok(|chunk| match chunk {
        Chunk::Page(Route::Profile { who }) => view! { <ProfilePage who /> }.into_any(),
        Chunk::Page(Route::Ratings { list }) => view! { <Leaders list /> }.into_any(),
        _ => ().into_any(),
    })
}

#[wasm_split(deferred_panels, fallible)]
fn deferred_panels() -> LoadResult {
    Ok(|_| view! { <DeferredPanels /> }.into_any())
}

#[wasm_split(ending, fallible)]
fn ending() -> LoadResult {
    Ok(|chunk| {
        let live = matches!(chunk, Chunk::Ending { live: true });
        view! { <Ending live /> }.into_any()
    })
}

#[wasm_split(log_and_sound, fallible)]
fn log_and_sound() -> LoadResult {
    Ok(|chunk| match chunk {
        Chunk::Log => view! { <Log /> }.into_any(),
        _ => view! { <Sounds /> }.into_any(),
    })
}

async fn load(chunk: &Chunk) -> LoadResult {
    match chunk {
        Chunk::Page(Route::Setup { .. } | Route::GamesList | Route::Preferences) => {
            local_games().await
        }
        Chunk::Page(Route::Learn { .. } | Route::Book) => lessons_and_rules().await,
        Chunk::Page(Route::Study { .. } | Route::Puzzles { .. }) => study().await,
        Chunk::Page(
            Route::Daily { .. } | Route::Challenge { .. } | Route::Duel { .. } | Route::Statistics,
        ) => daily().await,
        Chunk::Page(Route::Profile { .. } | Route::Ratings { .. }) => profiles().await,
        Chunk::Page(
            Route::Online
            | Route::NewOnlineTable
            | Route::OnlineTable { .. }
            | Route::SignIn { .. }
            | Route::Account
            | Route::Privacy
            | Route::Away { .. }
            | Route::Invited { .. }
            | Route::Operator { .. },
        )
        | Chunk::FrontDoor
        | Chunk::Together => online().await,
        Chunk::Page(Route::Home | Route::Table { .. }) => Ok(|_| ().into_any()),
        Chunk::DeferredPanels => deferred_panels().await,
        Chunk::Log | Chunk::Sound => log_and_sound().await,
        Chunk::Ending { .. } => ending().await,
    }
}

/// The loading state of a chunk.
#[derive(Clone, Copy)]
enum ChunkState {
    Loading,
    Loaded(Builder),
    Failed,
}

/// Shows a lazily loaded chunk, and fetches its code first if necessary.
#[component]
pub fn LazyChunk(
    /// The chunk to show.
    chunk: Chunk,
) -> impl IntoView {
    let state = RwSignal::new(ChunkState::Loading);
    let chunk = StoredValue::new(chunk);
    let words = (use_texts(), expect_context::<PageTexts>());
    let fetch = move || fetch(chunk, state, words);
    fetch();
    // The page fetches it by itself, nobody waits for it: a failure is not shown.
    let silent =
        chunk.with_value(|chunk| matches!(chunk, Chunk::FrontDoor | Chunk::Log | Chunk::Sound));
    move || match state.get() {
        ChunkState::Loaded(build) => build(chunk.get_value()),
        _ if silent => ().into_any(),
        ChunkState::Loading => view! { <Loading /> }.into_any(),
        ChunkState::Failed => view! { <LoadFailed again=fetch /> }.into_any(),
    }
}

fn fetch(
    chunk: StoredValue<Chunk>,
    state: RwSignal<ChunkState>,
    (here, spoken): (TextsSignal, PageTexts),
) {
    state.set(ChunkState::Loading);
    let chunk = chunk.get_value();
    leptos::task::spawn_local(async move {
        let loaded = load_with_words(&chunk, spoken).await;
        // The page is drawn before the sentences here would follow by themselves.
        here.try_set(spoken.0.get_untracked());
        // If another page was opened meanwhile, the signal is gone.
        state.try_set(loaded.map_or(ChunkState::Failed, ChunkState::Loaded));
        if matches!(chunk, Chunk::Page(_)) {
            focus_heading();
        }
    });
}

/// Loads the code of a chunk, with the deferred words and the deferred style if it uses them.
async fn load_with_words(chunk: &Chunk, spoken: PageTexts) -> Option<Builder> {
    if matches!(chunk, Chunk::Log | Chunk::Sound) {
        return load(chunk).await.ok();
    }
    language::fetch_all(spoken).await?;
    if !matches!(chunk, Chunk::DeferredPanels | Chunk::FrontDoor) {
        deferred_style::load().await?;
    }
    load(chunk).await.ok()
}

/// Loads a chunk that will be wanted later; if that fails, it is loaded when it is wanted.
pub fn prefetch(chunk: Chunk) {
    let spoken = expect_context::<PageTexts>();
    leptos::task::spawn_local(async move {
        load_with_words(&chunk, spoken).await;
    });
}

/// A notice that becomes visible only after a while: most chunks load at once.
#[component]
fn Loading() -> impl IntoView {
    let texts = use_texts();
    view! { <p class="page awaited quiet" role="status">{tr!(texts, "page-awaited")}</p> }
}

#[component]
fn LoadFailed(
    /// Retries the fetch.
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

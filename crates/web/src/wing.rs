//! Parts of the page whose code comes only when somebody goes there: the front door and the table
//! do not wait for it. The build cuts the program at the functions named here
//! (`xtask/src/page/split.rs`), each part with all that nobody else calls.

use crate::app::focus_heading;
use crate::book::Book;
use crate::learn::Learn;
use crate::online::{At, Come, Lobby, Opening};
use crate::plain::click;
use crate::preferences::Preferences;
use crate::route::Route;
use crate::setup::Setup;
use crate::shelf::Shelf;
use crate::speech::{self, Speech, Spoken, use_texts};
use crate::study::Study;
use crate::table::seldom::Seldom;
use crate::tr;
use leptos::prelude::*;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

/// What may have to be fetched first.
#[derive(Clone)]
pub enum Part {
    /// A page.
    Page(Route),
    /// What a table shows now and then.
    Seldom,
}

/// Draws a part once its code is there.
type Builder = fn(Part) -> AnyView;

type Loaded = Result<Builder, SplitLoaderError>;

#[wasm_split(harbour, fallible)]
fn harbour() -> Loaded {
    Ok(|part| match part {
        Part::Page(Route::Setup { position }) => view! { <Setup position /> }.into_any(),
        Part::Page(Route::Shelf) => view! { <Shelf /> }.into_any(),
        _ => view! { <Preferences /> }.into_any(),
    })
}

#[wasm_split(school, fallible)]
fn school() -> Loaded {
    Ok(|part| match part {
        Part::Page(Route::Learn { lesson }) => view! { <Learn lesson /> }.into_any(),
        _ => view! { <Book /> }.into_any(),
    })
}

#[wasm_split(study, fallible)]
fn study() -> Loaded {
    Ok(|part| match part {
        Part::Page(Route::Study { game, packed }) => view! { <Study game packed /> }.into_any(),
        _ => ().into_any(),
    })
}

#[wasm_split(online, fallible)]
fn online() -> Loaded {
    Ok(|part| match part {
        Part::Page(Route::Opening) => view! { <Opening /> }.into_any(),
        Part::Page(Route::At { game }) => view! { <At game /> }.into_any(),
        Part::Page(Route::Come { secret }) => view! { <Come secret /> }.into_any(),
        _ => view! { <Lobby /> }.into_any(),
    })
}

#[wasm_split(seldom, fallible)]
fn seldom() -> Loaded {
    Ok(|_| view! { <Seldom /> }.into_any())
}

async fn load(part: &Part) -> Loaded {
    match part {
        Part::Page(Route::Setup { .. } | Route::Shelf | Route::Preferences) => harbour().await,
        Part::Page(Route::Learn { .. } | Route::Book) => school().await,
        Part::Page(Route::Study { .. }) => study().await,
        Part::Page(Route::Online | Route::Opening | Route::At { .. } | Route::Come { .. }) => {
            online().await
        }
        Part::Page(Route::Home | Route::Table { .. }) => Ok(|_| ().into_any()),
        Part::Seldom => seldom().await,
    }
}

/// How far a part is.
#[derive(Clone, Copy)]
enum Coming {
    Awaited,
    There(Builder),
    Missing,
}

/// A part of the page that may have to be fetched first.
#[component]
pub fn Wing(
    /// Which.
    part: Part,
) -> impl IntoView {
    let coming = RwSignal::new(Coming::Awaited);
    let part = StoredValue::new(part);
    let words = (use_texts(), expect_context::<Spoken>());
    let fetch = move || fetch(part, coming, words);
    fetch();
    move || match coming.get() {
        Coming::There(build) => build(part.get_value()),
        Coming::Awaited => view! { <Awaited /> }.into_any(),
        Coming::Missing => view! { <Missing again=fetch /> }.into_any(),
    }
}

fn fetch(part: StoredValue<Part>, coming: RwSignal<Coming>, (here, spoken): (Speech, Spoken)) {
    coming.set(Coming::Awaited);
    let part = part.get_value();
    leptos::task::spawn_local(async move {
        let is_page = matches!(part, Part::Page(_));
        let words = if is_page { speech::fetch_all(spoken).await } else { Some(()) };
        // The page is drawn before the sentences here would follow by themselves.
        here.try_set(spoken.0.get_untracked());
        let loaded = words.and(load(&part).await.ok());
        // Whoever has gone on meanwhile has taken the signal away.
        coming.try_set(loaded.map_or(Coming::Missing, Coming::There));
        if is_page {
            focus_heading();
        }
    });
}

/// Is seen only when it takes long: most parts are there at once.
#[component]
fn Awaited() -> impl IntoView {
    let texts = use_texts();
    view! { <p class="page awaited quiet" role="status">{tr!(texts, "page-awaited")}</p> }
}

#[component]
fn Missing(
    /// Tries once more.
    #[prop(into)]
    again: Callback<()>,
) -> impl IntoView {
    let texts = use_texts();
    view! {
        <section class="page not-there">
            <h1>{tr!(texts, "page-missing")}</h1>
            <p>{tr!(texts, "page-missing-why")}</p>
            <button class="primary" on:click=click(move |_| again.run(()))>{tr!(texts, "try-again")}</button>
        </section>
    }
}

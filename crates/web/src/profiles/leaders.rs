//! The lists of ratings: the best of a variant with two seats or with more.

use super::{Answer, Awaited, list_words, profile_address, quoted, shown_name};
use crate::account::requests::post;
use crate::boxed_closures::{Show, on_click};
use crate::language::use_texts;
use crate::route::Route;
use crate::tr;
use cartagena::Variant;
use cartagena_protocol::people::{RatingRow, Ratings};
use cartagena_texts::{Texts, say};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// List that is shown unless the address names one.
const FIRST_LIST: &str = "tortuga-two";

/// The page.
#[component]
pub fn Leaders(
    /// The list; a usual one if absent.
    list: Option<String>,
) -> impl IntoView {
    let texts = use_texts();
    let list = StoredValue::new(list.unwrap_or_else(|| FIRST_LIST.to_owned()));
    let page = RwSignal::new(0_u32);
    let answer: Answer<Ratings> = RwSignal::new(None);
    let ask = move || {
        let number = page.get_untracked();
        let body = format!("{{\"list\":{},\"page\":{number}}}", quoted(&list.get_value()));
        spawn_local(async move {
            let told = post::<Ratings>("people/ratings", &body).await;
            if page.try_get_untracked() == Some(number) {
                let _ = answer.try_set(Some(told));
            }
        });
    };
    ask();
    let go = Callback::new(move |to: u32| {
        page.set(to);
        ask();
    });
    let problem = Signal::derive(move || answer.read().as_ref()?.as_ref().err().copied());
    let here = move || list.with_value(|list| list_words(&texts.read(), list));
    view! {
        <section class="page leaders">
            <h1>{tr!(texts, "ratings-title")}</h1>
            <ListLinks list=list.get_value() />
            <h2>{here}</h2>
            {move || match &*answer.read() {
                Some(Ok(ratings)) => {
                    view! { <Board ratings=ratings.clone() page=page.get_untracked() go /> }.into_any()
                }
                _ => view! {
                    <Awaited problem missing=|texts| say!(texts, "online-absent") again=ask />
                }
                .into_any(),
            }}
            <p class="about">{tr!(texts, "ratings-about")}</p>
        </section>
    }
}

/// The ways to all lists.
#[component]
fn ListLinks(
    /// The list that is shown.
    list: String,
) -> impl IntoView {
    let texts = use_texts();
    let lists = Variant::ALL
        .into_iter()
        .flat_map(|variant| ["two", "more"].map(|seats| format!("{}-{seats}", variant.as_str())));
    let link = move |name: String| {
        let href = Route::Ratings { list: Some(name.clone()) }.href();
        let current = (name == list).then_some("page");
        let words = move || list_words(&texts.read(), &name);
        view! { <li><a class="chip" href=href aria-current=current>{words}</a></li> }
    };
    view! {
        <nav aria-label=tr!(texts, "ratings-list")>
            <ul class="list-links">{lists.map(link).collect_view()}</ul>
        </nav>
    }
}

/// A page of a list.
#[component]
fn Board(
    /// The rows.
    ratings: Ratings,
    /// Number of the page.
    page: u32,
    /// Goes to another page.
    go: Callback<u32>,
) -> impl IntoView {
    let texts = use_texts();
    let (empty, pages) = (ratings.rows.is_empty(), ratings.pages);
    let shown = ratings.rows.iter().chain(&ratings.provisional).any(|row| row.own);
    let own = ratings.own.clone().filter(|_| !shown);
    let some_provisional = !ratings.provisional.is_empty();
    let rows = StoredValue::new(ratings.rows);
    let provisional = StoredValue::new(ratings.provisional);
    view! {
        {own.map(|own| view! {
            <Rows rows=vec![own] caption=|texts| say!(texts, "ratings-own") />
        })}
        <Show when=Signal::derive(move || !empty)
            fallback=move || view! { <p class="quiet">{tr!(texts, "ratings-empty")}</p> }>
            <Rows rows=rows.get_value() caption=|texts| say!(texts, "ratings-settled") />
        </Show>
        <Show when=Signal::derive(move || pages > 1)>
            <p class="buttons">
                <button type="button" disabled=page == 0
                    on:click=on_click(move |_| go.run(page.saturating_sub(1)))>
                    {tr!(texts, "ratings-before")}
                </button>
                <span role="status">{tr!(texts, "ratings-page", number = page + 1, total = pages)}</span>
                <button type="button" disabled={page + 1 >= pages}
                    on:click=on_click(move |_| go.run(page + 1))>
                    {tr!(texts, "ratings-next")}
                </button>
            </p>
        </Show>
        <Show when=Signal::derive(move || some_provisional)>
            <Rows rows=provisional.get_value() caption=|texts| say!(texts, "ratings-provisional") />
            <p class="about">{tr!(texts, "ratings-provisional-about")}</p>
        </Show>
    }
}

/// Rows as a table.
#[component]
fn Rows(
    /// The rows.
    rows: Vec<RatingRow>,
    /// Name of the table.
    caption: fn(&Texts) -> String,
) -> impl IntoView {
    let texts = use_texts();
    let ranked = rows.iter().any(|row| row.rank.is_some());
    let row = move |row: RatingRow| {
        let href = profile_address(&row.id);
        let (name, number) = (row.name.clone(), row.number);
        let name = move || shown_name(&texts.read(), &name);
        view! {
            <tr class:own=row.own>
                {ranked.then(|| view! { <td>{row.rank}</td> })}
                <th scope="row">
                    <a href=href><bdi>{name}</bdi>{number.map(|number| format!("·{number}"))}</a>
                    {row.own.then(|| view! { " " <span class="quiet">{tr!(texts, "ratings-own")}</span> })}
                </th>
                <td>{row.points}</td>
                <td>{row.games}</td>
            </tr>
        }
    };
    view! {
        <div class="profile-table">
            <table>
                <caption>{move || caption(&texts.read())}</caption>
                <thead><tr>
                    {ranked.then(|| view! { <th scope="col" aria-label=tr!(texts, "ratings-place")>"#"</th> })}
                    <th scope="col">{tr!(texts, "ratings-name")}</th>
                    <th scope="col">{tr!(texts, "rating")}</th>
                    <th scope="col">{tr!(texts, "profile-games")}</th>
                </tr></thead>
                <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
            </table>
        </div>
    }
}

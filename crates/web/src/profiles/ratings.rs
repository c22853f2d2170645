//! One rating of a person: the points, how far it is settled, and its course.

use super::graph::{Course, graph_svg};
use super::{day, list_words};
use crate::boxed_closures::Show;
use crate::language::use_texts;
use crate::route::Route;
use crate::tr;
use cartagena_protocol::people::{ProfileRating, RatingPoint};
use cartagena_texts::say;
use leptos::prelude::*;

/// A rating with its graph.
#[component]
pub(super) fn RatingCard(
    /// The rating.
    rating: ProfileRating,
) -> impl IntoView {
    let texts = use_texts();
    let list = StoredValue::new(rating.list.clone());
    let href = Route::Ratings { list: Some(rating.list.clone()) }.href();
    let (games, provisional) = (rating.games, rating.provisional);
    let state = move || {
        let texts = texts.read();
        match provisional {
            true => say!(texts, "rating-provisional", count = games),
            false => say!(texts, "rating-settled", count = games),
        }
    };
    let rank = rating.rank;
    let course = Course::new(rating.history.iter().map(|point| point.points), rating.games);
    view! {
        <li class="rating-card">
            <h3><a href=href>{move || list.with_value(|list| list_words(&texts.read(), list))}</a></h3>
            <p class="rating-points" class:provisional=provisional>
                <b>{rating.points}</b>
                {rank.map(|rank| view! { <span>{tr!(texts, "rating-place", place = rank)}</span> })}
            </p>
            <p class="about">{state}</p>
            <Show when=Signal::derive(move || games > 0)>
                <RatingGraph course=course.clone() history=rating.history.clone() />
            </Show>
        </li>
    }
}

/// The course of a rating as a picture and as a table.
#[component]
fn RatingGraph(
    /// The points to draw.
    course: Course,
    /// The same with their dates.
    history: Vec<RatingPoint>,
) -> impl IntoView {
    let texts = use_texts();
    let (first, last) = course.ends();
    let (lowest, highest) = course.range();
    let words = tr!(texts, "rating-graph", first = first.to_string(), last = last.to_string());
    let row = move |point: RatingPoint| {
        view! {
            <tr><td>{move || day(&texts.read(), point.ended)}</td><td>{point.points}</td></tr>
        }
    };
    view! {
        <div class="rating-graph" role="img" aria-label=words>
            <span class="rating-high" aria-hidden="true">{highest}</span>
            <div class="rating-line" aria-hidden="true" inner_html=graph_svg(&course)></div>
            <span class="rating-low" aria-hidden="true">{lowest}</span>
        </div>
        <details class="study-table">
            <summary>{tr!(texts, "rating-numbers")}</summary>
            <div class="profile-table">
                <table>
                    <thead><tr>
                        <th scope="col">{tr!(texts, "rating-date")}</th>
                        <th scope="col">{tr!(texts, "rating")}</th>
                    </tr></thead>
                    <tbody>{history.into_iter().rev().map(row).collect_view()}</tbody>
                </table>
            </div>
        </details>
    }
}

//! The standings: for every seat a small tunnel with its pirates, the winner's first.

use crate::language::use_texts;
use crate::picture::{LevelFace, use_theme};
use crate::table::seats::shown_name;
use crate::table::state::use_table_state;
use crate::tr;
use cartagena_art::{LANE, lane};
use cartagena_client::Standing;
use cartagena_speech::describe_standing;
use cartagena_texts::say;
use leptos::prelude::*;

/// The standings of all seats.
#[component]
pub fn Standings(
    /// The standings in the order in which they are shown.
    standings: Vec<Standing>,
) -> impl IntoView {
    let texts = use_texts();
    view! {
        <ol class="standings" aria-label=tr!(texts, "end-standings")>
            {standings.into_iter().map(|standing| view! { <Row standing /> }).collect_view()}
        </ol>
    }
}

/// One seat: seen as a picture with numbers, heard as one sentence.
#[component]
fn Row(
    /// The seat's standing.
    standing: Standing,
) -> impl IntoView {
    let (texts, table, theme) = (use_texts(), use_table_state(), use_theme());
    let Standing { seat, places, aboard, spaces_left } = standing;
    let sentence = move || {
        let view = table.view.read();
        view.as_ref().map(|view| describe_standing(view, &texts.read(), &standing))
    };
    let level = table.view.read_untracked().as_ref().and_then(|view| view.bot(seat));
    let left =
        move || (spaces_left > 0).then(|| say!(texts.read(), "end-to-go", count = spaces_left));
    let (wide, high) = LANE;
    view! {
        <li>
            <span class="aside">{sentence}</span>
            <span class="standing-who" aria-hidden="true">
                {level.map(|level| view! { <LevelFace level /> })}
                <span class="standing-name" dir="auto">{move || shown_name(&texts.read(), table, seat)}</span>
            </span>
            <svg class="lane" viewBox=format!("0 0 {wide} {high}") aria-hidden="true"
                inner_html=move || lane(seat, places, theme.get().palette()) />
            <span class="standing-count" aria-hidden="true">
                <b>{tr!(texts, "end-aboard", count = aboard)}</b>
                <span>{left}</span>
            </span>
        </li>
    }
}

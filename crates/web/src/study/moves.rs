//! The list of moves, in words, and in notation for those who want it.

use super::review::Review;
use super::sentences;
use super::variations::list::TurnBranches;
use crate::boxed_closures::on_click;
use crate::settings::use_settings;
use crate::tr;
use cartagena::Seat;
use cartagena_art::seat_colours;
use cartagena_client::TurnSpan;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Every turn with its moves; a touch goes there.
#[component]
pub(crate) fn Moves() -> impl IntoView {
    let review: Review = expect_context();
    let texts = review.texts;
    let turns = review.replay.with_value(|replay| replay.turns().to_vec());
    let count = turns.len();
    Effect::new(move || follow(review.at.get()));
    let start = move || (review.at.get() == 0).then_some("step");
    view! {
        <ol class="study-moves">
            <li>
                <button class="study-move" id="move-0" aria-current=start
                    on:click=on_click(move |_| review.go(0))>
                    {tr!(texts, "study-start")}
                </button>
            </li>
            {turns
                .into_iter()
                .enumerate()
                .map(|(number, turn)| view! { <Turn number=number + 1 turn /> })
                .collect_view()}
            // What could have come after the last turn.
            <li><TurnBranches turn=count + 1 /></li>
        </ol>
    }
}

#[component]
fn Turn(number: usize, turn: TurnSpan) -> impl IntoView {
    let review: Review = expect_context();
    let texts = review.texts;
    let slip = Memo::new(move |_| review.analysis.read().grade(turn.from, turn.to));
    let word = move || {
        let word = sentences::slip_word(&texts.read(), slip.get())?;
        Some(view! { <span class=format!("study-slip {}", slip.get().key())>{word}</span> })
    };
    view! {
        <li class="study-turn">
            <p class="study-turn-head">
                <SmallPirate seat=turn.seat />
                {tr!(texts, "study-turn", number = number)}" · "
                <bdi>{move || review.name(turn.seat)}</bdi>" "{word}
            </p>
            <ol>
                {(turn.from + 1..=turn.to)
                    .map(|moves| view! { <Move moves /> })
                    .collect_view()}
            </ol>
            <TurnBranches turn=number />
        </li>
    }
}

#[component]
fn Move(moves: usize) -> impl IntoView {
    let review: Review = expect_context();
    let texts = review.texts;
    let Some(event) = review.replay.with_value(|replay| replay.event(moves).cloned()) else {
        return ().into_any();
    };
    let (notation, settings) = (event.notation().to_string(), use_settings());
    let short = move || {
        let wanted = settings.read().shows_notation();
        wanted.then(|| view! { <bdi class="notation quiet">{notation.clone()}</bdi> })
    };
    let words = move || sentences::short_move(&texts.read(), &event, &review.name(event.seat()));
    let current = move || (review.at.get() == moves).then_some("step");
    view! {
        <li>
            <button class="study-move" id=format!("move-{moves}") aria-current=current
                on:click=on_click(move |_| review.go(moves))>
                <span>{words}</span>
                {short}
            </button>
        </li>
    }
    .into_any()
}

/// The seat's pirate, small.
#[component]
pub(crate) fn SmallPirate(seat: Seat) -> impl IntoView {
    view! {
        <svg class="study-hat" viewBox="-24 -68 48 72" width="20" height="30" aria-hidden="true">
            <use href=format!("#pirate-{seat}") stroke=seat_colours(seat).outline />
        </svg>
    }
}

/// Keeps the current move in sight without moving the page.
fn follow(moves: usize) {
    let find = |id: &str| document().get_element_by_id(id)?.dyn_into::<HtmlElement>().ok();
    let (Some(panel), Some(entry)) = (find("study-panel"), find(&format!("move-{moves}"))) else {
        return;
    };
    let (edge, entry) = (panel.get_bounding_client_rect(), entry.get_bounding_client_rect());
    let room = 60.0;
    if entry.top() < edge.top() + room || entry.bottom() > edge.bottom() - room {
        let middle = entry.top() - edge.top() - edge.height() / 2.0;
        panel.set_scroll_top(panel.scroll_top() + middle as i32);
    }
}

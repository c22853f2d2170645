//! The mistakes of a game, by seat.

use super::chances::AnalyseButton;
use super::moves::SmallPirate;
use super::review::{AnalysisProgress, Review};
use super::sentences;
use crate::boxed_closures::{Show, on_click};
use crate::puzzles::own;
use crate::route::{self, Route};
use crate::table::ambiguous::move_option_words;
use crate::tr;
use cartagena::Seat;
use cartagena_client::{MistakeGrade, Replay, loss, loss_percent, pack_record};
use cartagena_protocol::TurnAnalysis;
use cartagena_texts::say;
use leptos::prelude::*;

/// Maximum number of turns listed for each seat.
const MAX_PER_SEAT: usize = 3;

/// The turn on which the game hung, then seat by seat.
#[component]
pub(crate) fn Mistakes() -> impl IntoView {
    let review: Review = expect_context();
    let texts = review.texts;
    let seats = review.replay.with_value(|replay| replay.seats().len());
    view! {
        <AnalyseButton />
        <Show when=move || !review.analysis.read().is_empty()>
            <FindYourself />
            <p class="study-hinge">{move || turning_point(&review)}</p>
            {Seat::first_n(seats).map(|seat| view! { <SeatMistakes seat /> }).collect_view()}
            <p class="quiet">{tr!(texts, "study-precision-about")}</p>
        </Show>
    }
}

/// The offer to find the better turns oneself, before the page tells them.
#[component]
fn FindYourself() -> impl IntoView {
    let review: Review = expect_context();
    let (texts, here) = (review.texts, expect_context::<ReadSignal<Route>>());
    let positions = Memo::new(move |_| match review.progress.get() {
        AnalysisProgress::Ended(true) => review
            .replay
            .with_value(|replay| own::costly_turns(replay, review.analysis.read().turns())),
        _ => Vec::new(),
    });
    let begin = move |_| {
        own::keep(positions.get_untracked(), way_back(&review, here.get_untracked()));
        route::go(&own::route(0));
    };
    view! {
        <Show when=move || !positions.read().is_empty()>
            <div class="study-find">
                <p>{tr!(texts, "own-offer", count = positions.read().len())}</p>
                <button class="primary find-yourself" on:click=on_click(begin)>{tr!(texts, "own-find")}</button>
            </div>
        </Show>
    }
}

/// Returns the address of the game: a pasted one has none, but fits into a link.
fn way_back(review: &Review, here: Route) -> Route {
    match here {
        Route::Study { game: None, packed: None } => {
            let packed = review.replay.with_value(|replay| pack_record(replay.record()));
            Route::Study { game: None, packed }
        }
        here => here,
    }
}

/// Returns the costliest turn of all.
fn turning_point(review: &Review) -> Option<String> {
    let analysis = review.analysis.read();
    let worst = analysis.worst(0, usize::MAX)?;
    if MistakeGrade::from_loss(loss(worst)) < MistakeGrade::Mistake {
        return None;
    }
    let name = review.name(worst.seat);
    Some(say!(review.texts.read(), "study-hinge", number = number(review, worst), name = name))
}

/// Returns the number of a turn, as in the list of moves.
fn number(review: &Review, judged: &TurnAnalysis) -> usize {
    let made = (judged.moves_before + 1) as usize;
    review.replay.with_value(|replay: &Replay| replay.turn_at(made)).map_or(0, |at| at + 1)
}

#[component]
fn SeatMistakes(seat: Seat) -> impl IntoView {
    let review: Review = expect_context();
    let texts = review.texts;
    let worst = Memo::new(move |_| -> Vec<TurnAnalysis> {
        review.analysis.read().costliest(seat, MAX_PER_SEAT).into_iter().cloned().collect()
    });
    let precision = move || {
        let precision = review.analysis.read().precision(seat)?;
        Some(say!(texts.read(), "study-precision", percent = sentences::percent(precision)))
    };
    let flawless = move || worst.read().is_empty();
    let entries = move || {
        let all = worst.get().into_iter();
        all.map(|judged| view! { <MistakeEntry judged /> }).collect_view()
    };
    view! {
        <section class="study-seat">
            <h2><SmallPirate seat /><bdi>{move || review.name(seat)}</bdi></h2>
            <p>{precision}</p>
            <Show when=flawless>
                <p class="quiet">{tr!(texts, "study-flawless")}</p>
            </Show>
            <ul>{entries}</ul>
        </section>
    }
}

/// One turn that cost something; a touch shows what would have been better.
#[component]
fn MistakeEntry(judged: TurnAnalysis) -> impl IntoView {
    let review: Review = expect_context();
    let texts = review.texts;
    let (number, points) = (number(&review, &judged), loss_percent(&judged));
    let slip = MistakeGrade::from_loss(loss(&judged));
    let judged = StoredValue::new(judged);
    let better = move || {
        let plan = judged.with_value(|judged| review.proposal(judged));
        let texts = texts.read();
        let moves: Vec<String> =
            plan.iter().map(|offer| move_option_words(&texts, offer)).collect();
        format!("{}: {}", say!(texts, "study-better"), moves.join("; "))
    };
    view! {
        <li>
            <button class=format!("study-lesson {}", slip.key())
                on:click=on_click(move |_| judged.with_value(|judged| review.show_better(judged, true)))>
                <span>{tr!(texts, "study-turn-lost", number = number,
                    percent = points)}</span>
                <span class="quiet">{better}</span>
            </button>
        </li>
    }
}

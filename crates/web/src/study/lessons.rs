//! What there is to learn from a game: who threw what away, and where.

use super::chances::AnalyseButton;
use super::moves::SmallPirate;
use super::review::Review;
use super::sentences;
use crate::erased::{Show, on_click};
use crate::tr;
use cartagena::Seat;
use cartagena_client::{MistakeGrade, Replay, loss};
use cartagena_protocol::TurnAnalysis;
use cartagena_texts::say;
use leptos::prelude::*;

/// How many turns of each seat are named.
const MAX_PER_SEAT: usize = 3;

/// The turn on which the game hung, then seat by seat.
#[component]
pub(crate) fn Mistakes() -> impl IntoView {
    let looking: Review = expect_context();
    let texts = looking.texts;
    let seats = looking.replay.with_value(|replay| replay.seats().len());
    view! {
        <AnalyseButton />
        <Show when=move || !looking.analysis.read().is_empty()>
            <p class="study-hinge">{move || turning_point(&looking)}</p>
            {Seat::first_n(seats).map(|seat| view! { <SeatMistakes seat /> }).collect_view()}
            <p class="quiet">{tr!(texts, "study-precision-about")}</p>
        </Show>
    }
}

/// The costliest turn of all.
fn turning_point(looking: &Review) -> Option<String> {
    let analysis = looking.analysis.read();
    let worst = analysis.worst(0, usize::MAX)?;
    if MistakeGrade::from_loss(loss(worst)) < MistakeGrade::Mistake {
        return None;
    }
    let name = looking.name(Seat::new(worst.seat)?);
    Some(say!(looking.texts.read(), "study-hinge", number = number(looking, worst), name = name))
}

/// The number of a judged turn, as the list of moves counts.
fn number(looking: &Review, judged: &TurnAnalysis) -> usize {
    let made = (judged.moves_before + 1) as usize;
    looking.replay.with_value(|replay: &Replay| replay.turn_at(made)).map_or(0, |at| at + 1)
}

#[component]
fn SeatMistakes(seat: Seat) -> impl IntoView {
    let looking: Review = expect_context();
    let texts = looking.texts;
    let worst = Memo::new(move |_| -> Vec<TurnAnalysis> {
        looking.analysis.read().costliest(seat, MAX_PER_SEAT).into_iter().cloned().collect()
    });
    let precision = move || {
        let kept = 1.0 - looking.analysis.read().mean_loss(seat)?;
        Some(say!(texts.read(), "study-precision", percent = sentences::percent(kept)))
    };
    let flawless = move || worst.read().is_empty();
    let entries = move || {
        let all = worst.get().into_iter();
        all.map(|judged| view! { <MistakeEntry judged /> }).collect_view()
    };
    view! {
        <section class="study-seat">
            <h2><SmallPirate seat /><bdi>{move || looking.name(seat)}</bdi></h2>
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
    let looking: Review = expect_context();
    let texts = looking.texts;
    let (number, lost) = (number(&looking, &judged), loss(&judged));
    let slip = MistakeGrade::from_loss(lost);
    let judged = StoredValue::new(judged);
    let better = move || {
        let plan = judged.with_value(|judged| looking.proposal(judged));
        let texts = texts.read();
        let moves: Vec<String> =
            plan.iter().map(|offer| sentences::proposed_move(&texts, offer)).collect();
        format!("{}: {}", say!(texts, "study-better"), moves.join("; "))
    };
    view! {
        <li>
            <button class=format!("study-lesson {}", slip.key())
                on:click=on_click(move |_| judged.with_value(|judged| looking.show_better(judged, true)))>
                <span>{tr!(texts, "study-turn-lost", number = number,
                    percent = sentences::percent(lost))}</span>
                <span class="quiet">{better}</span>
            </button>
        </li>
    }
}

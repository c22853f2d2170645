//! What there is to learn from a game: who threw what away, and where.

use super::chances::Judge;
use super::looking::Looking;
use super::moves::Hat;
use super::words;
use crate::plain::{Show, click};
use crate::tr;
use cartagena::Seat;
use cartagena_client::{Replay, Slip, loss};
use cartagena_protocol::Judged;
use cartagena_texts::say;
use leptos::prelude::*;

/// How many turns of each seat are named.
const MOST: usize = 3;

/// The turn on which the game hung, then seat by seat.
#[component]
pub(crate) fn Lessons() -> impl IntoView {
    let looking: Looking = expect_context();
    let texts = looking.texts;
    let seats = looking.replay.with_value(|replay| replay.seats().len());
    view! {
        <Judge />
        <Show when=move || !looking.analysis.read().is_empty()>
            <p class="study-hinge">{move || hinge(&looking)}</p>
            {Seat::first(seats).map(|seat| view! { <OfSeat seat /> }).collect_view()}
            <p class="quiet">{tr!(texts, "study-precision-about")}</p>
        </Show>
    }
}

/// The costliest turn of all.
fn hinge(looking: &Looking) -> Option<String> {
    let analysis = looking.analysis.read();
    let worst = analysis.worst(0, usize::MAX)?;
    if Slip::of(loss(worst)) < Slip::Mistake {
        return None;
    }
    let name = looking.name(Seat::new(worst.seat)?);
    Some(say!(looking.texts.read(), "study-hinge", number = number(looking, worst), name = name))
}

/// The number of a judged turn, as the list of moves counts.
fn number(looking: &Looking, judged: &Judged) -> usize {
    let made = (judged.from + 1) as usize;
    looking.replay.with_value(|replay: &Replay| replay.turn_at(made)).map_or(0, |at| at + 1)
}

#[component]
fn OfSeat(seat: Seat) -> impl IntoView {
    let looking: Looking = expect_context();
    let texts = looking.texts;
    let worst = Memo::new(move |_| -> Vec<Judged> {
        looking.analysis.read().costliest(seat, MOST).into_iter().cloned().collect()
    });
    let precision = move || {
        let kept = 1.0 - looking.analysis.read().mean_loss(seat)?;
        Some(say!(texts.read(), "study-precision", percent = words::percent(kept)))
    };
    let flawless = move || worst.read().is_empty();
    let entries = move || {
        let all = worst.get().into_iter();
        all.map(|judged| view! { <Lesson judged /> }).collect_view()
    };
    view! {
        <section class="study-seat">
            <h2><Hat seat /><bdi>{move || looking.name(seat)}</bdi></h2>
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
fn Lesson(judged: Judged) -> impl IntoView {
    let looking: Looking = expect_context();
    let texts = looking.texts;
    let (number, lost) = (number(&looking, &judged), loss(&judged));
    let slip = Slip::of(lost);
    let judged = StoredValue::new(judged);
    let better = move || {
        let plan = judged.with_value(|judged| looking.proposal(judged));
        let texts = texts.read();
        let moves: Vec<String> = plan.iter().map(|offer| words::proposed(&texts, offer)).collect();
        format!("{}: {}", say!(texts, "study-better"), moves.join("; "))
    };
    view! {
        <li>
            <button class=format!("study-lesson {}", slip.word())
                on:click=click(move |_| judged.with_value(|judged| looking.show_better(judged, true)))>
                <span>{tr!(texts, "study-turn-lost", number = number,
                    percent = words::percent(lost))}</span>
                <span class="quiet">{better}</span>
            </button>
        </li>
    }
}

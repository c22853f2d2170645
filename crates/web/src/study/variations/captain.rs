//! The captain's word on the position: everybody's chances and the best turns.

use super::page::plan;
use super::state::{CaptainWord, use_trial};
use crate::boxed_closures::{Show, on_click, signal_of};
use crate::study::moves::SmallPirate;
use crate::study::sentences;
use crate::table::ambiguous::move_option_words;
use crate::tr;
use cartagena::Seat;
use cartagena_bots::Reason;
use cartagena_texts::say;
use leptos::prelude::*;

/// Everybody's chances in one line.
#[component]
pub(super) fn ChanceLine() -> impl IntoView {
    let trial = use_trial();
    let texts = trial.review.texts;
    let percent =
        move |part: f32| say!(texts.read(), "study-percent", percent = sentences::percent(part));
    let seat = move |(seat, part): (Seat, f32)| {
        view! {
            <span class="trial-chance">
                <SmallPirate seat /><span class="aside">{move || trial.review.name(seat)}" "</span>
                <b>{percent(part)}</b>
            </span>
        }
    };
    move || match trial.word.get() {
        CaptainWord::Judged(judgement) => {
            let seats = Seat::first_n(judgement.chances.len()).zip(judgement.chances);
            seats.map(seat).collect_view().into_any()
        }
        CaptainWord::Thinking => view! { <span>{tr!(texts, "trial-thinking")}</span> }.into_any(),
        CaptainWord::Over => view! { <span>{tr!(texts, "trial-over")}</span> }.into_any(),
        CaptainWord::Unavailable => view! { <span>{tr!(texts, "study-no-net")}</span> }.into_any(),
    }
}

/// The best turns, each with the mover's chance; a touch draws its arrows.
#[component]
pub(super) fn Captain() -> impl IntoView {
    let trial = use_trial();
    let texts = trial.review.texts;
    let count = Memo::new(move |_| match &*trial.word.read() {
        CaptainWord::Judged(judgement) => judgement.turns.len(),
        _ => 0,
    });
    let reasons = move || {
        let CaptainWord::Judged(judgement) = trial.word.get() else { return String::new() };
        let texts = texts.read();
        let sentence = |reason: &Reason| texts.reason(reason, |seat| trial.review.name(seat));
        judgement.reasons.iter().map(sentence).collect::<Vec<_>>().join(" ")
    };
    view! {
        <Show when=move || count.get() != 0>
            <section class="trial-best">
                <h2>{tr!(texts, "trial-turns")}</h2>
                <ol>{move || (0..count.get()).map(|index| view! { <BestTurn index /> }).collect_view()}</ol>
                <p class="quiet">{reasons}</p>
            </section>
        </Show>
    }
}

#[component]
fn BestTurn(
    /// Its place in the captain's list.
    index: usize,
) -> impl IntoView {
    let trial = use_trial();
    let texts = trial.review.texts;
    let chance = move || match &*trial.word.read() {
        CaptainWord::Judged(judgement) => {
            let turn = judgement.turns.get(index)?;
            let percent = sentences::percent(turn.chance);
            Some(say!(texts.read(), "study-percent", percent = percent))
        }
        _ => None,
    };
    let moves = move || {
        let texts = texts.read();
        let plan = plan(&trial, index);
        let moves: Vec<String> = plan.iter().map(|step| move_option_words(&texts, step)).collect();
        if moves.is_empty() { say!(texts, "table-end-turn") } else { moves.join("; ") }
    };
    let drawn = move || trial.drawn.get() == Some(index);
    let toggle = move |_| {
        let shown = trial.drawn.get_untracked() == Some(index);
        trial.drawn.set((!shown).then_some(index));
    };
    view! {
        <li>
            <button type="button" class="trial-turn" aria-pressed=signal_of(move || drawn().to_string())
                on:click=on_click(toggle)>
                <b>{chance}</b>" "<span>{moves}</span>
            </button>
        </li>
    }
}

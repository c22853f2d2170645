//! Captions: the last move, and a better one.

use super::board::moment;
use super::review::Review;
use super::sentences;
use crate::boxed_closures::{Show, on_click, signal_of};
use crate::settings::use_settings;
use crate::table::ambiguous::move_option_words;
use crate::tr;
use cartagena::Notated;
use cartagena_bots::Reason;
use cartagena_client::{MistakeGrade, loss, loss_percent};
use cartagena_protocol::TurnAnalysis;
use cartagena_texts::say;
use leptos::prelude::*;

/// The last move in words.
#[component]
pub(crate) fn Caption() -> impl IntoView {
    let review: Review = expect_context();
    view! {
        <p class="study-caption">
            <span class="study-moment">{move || moment(&review)}</span>
            <span class="study-told">{move || review.sentence(review.at.get())}</span>
        </p>
    }
}

/// The judge's word on the turn that is looked at, if there is one.
#[component]
pub(crate) fn Verdict() -> impl IntoView {
    let review: Review = expect_context();
    let fault = Memo::new(move |_| review.mistake());
    move || fault.get().map(|judged| view! { <MistakeCaption judged /> })
}

/// The mistake in a turn, with a button that shows the better one.
#[component]
fn MistakeCaption(judged: TurnAnalysis) -> impl IntoView {
    let review: Review = expect_context();
    let texts = review.texts;
    let (slip, points) = (MistakeGrade::from_loss(loss(&judged)), loss_percent(&judged));
    let judged = StoredValue::new(judged);
    let toggle = move |_| {
        let show = !review.better.get_untracked();
        judged.with_value(|judged| review.show_better(judged, show));
    };
    let word = move || {
        if review.better.get() {
            say!(texts.read(), "study-hide-better")
        } else {
            say!(texts.read(), "study-show-better")
        }
    };
    view! {
        <div class=format!("study-fault {}", slip.key())>
            <p>
                <strong>{move || sentences::slip_word(&texts.read(), slip)}</strong>" "
                {tr!(texts, "study-loss", percent = points)}
            </p>
            <button on:click=on_click(toggle) aria-pressed=signal_of(move || review.better.get().to_string())>
                {word}
            </button>
            <Show when=move || review.better.get()>
                <BetterTurn judged />
            </Show>
        </div>
    }
}

/// The better turn in words, with what it is about.
#[component]
fn BetterTurn(judged: StoredValue<TurnAnalysis>) -> impl IntoView {
    let review: Review = expect_context();
    let texts = review.texts;
    let moves = move || {
        let plan = judged.with_value(|judged| review.proposal(judged));
        let moves = plan.iter().map(|offer| move_option_words(&texts.read(), offer));
        moves.map(|words| view! { <li>{words}</li> }).collect_view()
    };
    let reasons = move || {
        let reasons = judged.with_value(|judged| judged.reasons.clone());
        let sentence = |reason: &Reason| texts.read().reason(reason, |seat| review.name(seat));
        let sentences: Vec<String> = reasons.iter().map(sentence).collect();
        if sentences.is_empty() { say!(texts.read(), "advice-quiet") } else { sentences.join(" ") }
    };
    let try_it = move |_| {
        let (before, plan) =
            judged.with_value(|judged| (judged.moves_before as usize, review.proposal(judged)));
        review.variations.iter().for_each(|variations| variations.open_plan(before, &plan));
    };
    let settings = use_settings();
    let notation = move || {
        let wanted = settings.read().shows_notation();
        wanted.then(|| view! { " "<bdi class="notation">{judged.with_value(notated)}</bdi> })
    };
    view! {
        <div class="study-better">
            <p>{tr!(texts, "study-better")}{notation}</p>
            <ol>{moves}</ol>
            <p class="quiet">{reasons}</p>
            <button type="button" class="study-try-better" on:click=on_click(try_it)>
                {tr!(texts, "trial-try-better")}
            </button>
        </div>
    }
}

/// Returns the better turn in notation.
fn notated(judged: &TurnAnalysis) -> String {
    let moves: Vec<String> = judged.best.moves.iter().map(Notated::to_string).collect();
    moves.join(" ")
}

//! What has just happened, and what would have been better.

use super::board::moment;
use super::looking::Looking;
use super::words;
use crate::plain::{Show, click, told};
use crate::tr;
use cartagena_client::{Slip, loss, reason};
use cartagena_protocol::Judged;
use cartagena_texts::say;
use leptos::prelude::*;

/// The last move in words.
#[component]
pub(crate) fn Caption() -> impl IntoView {
    let looking: Looking = expect_context();
    view! {
        <p class="study-caption">
            <span class="study-moment">{move || moment(&looking)}</span>
            <span class="study-told">{move || looking.sentence(looking.at.get())}</span>
        </p>
    }
}

/// The judge's word on the turn that is looked at, if there is one.
#[component]
pub(crate) fn Verdict() -> impl IntoView {
    let looking: Looking = expect_context();
    let fault = Memo::new(move |_| looking.fault());
    move || fault.get().map(|judged| view! { <Fault judged /> })
}

/// What a turn threw away, with a button that shows the better one.
#[component]
fn Fault(judged: Judged) -> impl IntoView {
    let looking: Looking = expect_context();
    let texts = looking.texts;
    let lost = loss(&judged);
    let slip = Slip::of(lost);
    let judged = StoredValue::new(judged);
    let toggle = move |_| {
        let show = !looking.better.get_untracked();
        judged.with_value(|judged| looking.show_better(judged, show));
    };
    let word = move || {
        if looking.better.get() {
            say!(texts.read(), "study-hide-better")
        } else {
            say!(texts.read(), "study-show-better")
        }
    };
    view! {
        <div class=format!("study-fault {}", slip.word())>
            <p>
                <strong>{move || words::slip(&texts.read(), slip)}</strong>" "
                {tr!(texts, "study-loss", percent = words::percent(lost))}
            </p>
            <button on:click=click(toggle) aria-pressed=told(move || looking.better.get().to_string())>
                {word}
            </button>
            <Show when=move || looking.better.get()>
                <Better judged />
            </Show>
        </div>
    }
}

/// The better turn in words, with what it is about.
#[component]
fn Better(judged: StoredValue<Judged>) -> impl IntoView {
    let looking: Looking = expect_context();
    let texts = looking.texts;
    let moves = move || {
        let plan = judged.with_value(|judged| looking.proposal(judged));
        let said = plan.iter().map(|offer| words::proposed(&texts.read(), offer));
        said.map(|said| view! { <li>{said}</li> }).collect_view()
    };
    let reasons = move || {
        let told = judged.with_value(|judged| judged.reasons.clone());
        let reasons = told.into_iter().filter_map(reason);
        let said: Vec<String> =
            reasons.map(|why| texts.read().reason(&why, |seat| looking.name(seat))).collect();
        if said.is_empty() { say!(texts.read(), "advice-quiet") } else { said.join(" ") }
    };
    let notation = judged.with_value(|judged| judged.best.moves.join(" "));
    view! {
        <div class="study-better">
            <p>{tr!(texts, "study-better")}" "<bdi class="notation">{notation}</bdi></p>
            <ol>{moves}</ol>
            <p class="quiet">{reasons}</p>
        </div>
    }
}

//! The line of moves that is looked at, its name, and the way to be rid of it.

use super::state::{Trial, use_trial};
use crate::announce::use_announcer;
use crate::boxed_closures::{Show, on_click};
use crate::study::sentences;
use crate::tr;
use cartagena_record::{MAX_VARIATION_NAME, Moment};
use cartagena_texts::say;
use leptos::prelude::*;

/// The moves from where the variation leaves the game up to its end.
#[component]
pub(super) fn Line() -> impl IntoView {
    let trial = use_trial();
    let texts = trial.review.texts;
    let first = Memo::new(move |_| trial.variations.tree.read().branch_of(trial.at()));
    let moments = Memo::new(move |_| {
        let tree = trial.variations.tree.read();
        let (path, left) = (tree.path(tree.end(trial.at())), tree.left_game_at(trial.at()));
        let own = path.iter().position(|moment| *moment == left).unwrap_or(0);
        if tree.is_game(trial.at()) { Vec::new() } else { path[own..].to_vec() }
    });
    view! {
        <Show when=move || first.get().is_none()>
            <p class="quiet">{tr!(texts, "trial-in-game")}</p>
        </Show>
        <Show when=move || first.get().is_some()>
            <section class="trial-line">
                <h2>{tr!(texts, "trial-line")}</h2>
                <ol>{move || moments.get().into_iter().map(|at| view! { <Step at /> }).collect_view()}</ol>
                {move || first.get().map(|first| view! { <Name first /> })}
            </section>
        </Show>
        <p class="quiet">{tr!(texts, "trial-cards")}</p>
        <p class="study-error" role="alert" hidden=move || !trial.full.get()>{tr!(texts, "trial-full")}</p>
        <p class="study-error" role="alert" hidden=move || !trial.variations.lost.get()>
            {tr!(texts, "trial-not-kept")}
        </p>
    }
}

/// Says who made the move that leads to a moment, and what it was.
pub(super) fn step_words(trial: &Trial, at: Moment) -> String {
    let (texts, tree) = (trial.review.texts.read(), trial.variations.tree.read());
    match tree.event(at) {
        Some(event) if !tree.is_game(at) => {
            let name = trial.review.name(event.seat());
            let what = sentences::short_move(&texts, event, &name);
            if what.contains(&name) { what } else { format!("\u{2068}{name}\u{2069}: {what}") }
        }
        _ => say!(texts, "trial-start"),
    }
}

#[component]
fn Step(
    /// The moment after the move.
    at: Moment,
) -> impl IntoView {
    let trial = use_trial();
    let current = move || (trial.at() == at).then_some("step");
    view! {
        <li>
            <button type="button" class="study-move" aria-current=current
                on:click=on_click(move |_| trial.go(at))>{move || step_words(&trial, at)}</button>
        </li>
    }
}

/// The field for the name of a variation, and the button that deletes it.
#[component]
fn Name(
    /// Its first own moment.
    first: Moment,
) -> impl IntoView {
    let (trial, announcer) = (use_trial(), use_announcer());
    let texts = trial.review.texts;
    let name = trial.variations.tree.read_untracked().name(first).to_owned();
    let renamed = move |event: web_sys::Event| {
        let name = event_target_value(&event);
        let fits = trial.variations.tree.try_update(|tree| tree.rename(first, &name));
        trial.full.set(fits == Some(false));
        trial.variations.keep();
    };
    let remove = move |_| {
        trial.remove();
        announcer.say(texts.read_untracked().say("trial-deleted"));
    };
    view! {
        <div class="trial-name">
            <label>
                <span>{tr!(texts, "trial-name")}</span>
                <input type="text" dir="auto" autocomplete="off" maxlength=MAX_VARIATION_NAME value=name
                    on:change=renamed />
            </label>
            <button type="button" on:click=on_click(remove)>{tr!(texts, "trial-delete")}</button>
        </div>
    }
}

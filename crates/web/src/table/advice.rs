//! The captain's advice, and a sentence of help for beginners.

use super::layout::use_layout;
use super::state::{Hint, TableState};
use crate::boxed_closures::{Show, on_click};
use crate::language::use_texts;
use crate::settings::use_settings;
use crate::tr;
use cartagena::Action;
use cartagena_art::Layout;
use cartagena_speech::{self as speech, SpokenHint};
use leptos::prelude::*;

/// The captain's suggested turn with its reasons, while it is requested.
#[component]
pub fn HintPanel() -> impl IntoView {
    let (table, texts): (TableState, _) = (expect_context(), use_texts());
    let asked = Memo::new(move |_| *table.hint.read() != Hint::NotAsked);
    let close = move |_| table.hint.set(Hint::NotAsked);
    view! {
        <Show when=move || asked.get()>
            <section class="advice" aria-label=tr!(texts, "advice-title")>
                <header class="advice-head">
                    <h2>{tr!(texts, "advice-title")}</h2>
                    <button class="bare" on:click=on_click(close)>{tr!(texts, "table-close")}</button>
                </header>
                {move || words(table)}
            </section>
        </Show>
    }
}

fn words(table: TableState) -> AnyView {
    let texts = use_texts();
    let (advice, view) = (table.hint.read(), table.view.read_untracked());
    match (&*advice, view.as_ref()) {
        (Hint::Given(Some(advice)), Some(view)) => {
            let hint = speech::describe_hint(view, &texts.read(), advice);
            view! { <HintText hint /> }.into_any()
        }
        (Hint::Pending, _) => {
            view! { <p class="advice-wait">{tr!(texts, "advice-awaited")}</p> }.into_any()
        }
        _ => view! { <p>{tr!(texts, "advice-none")}</p> }.into_any(),
    }
}

#[component]
fn HintText(
    /// The captain's advice.
    hint: SpokenHint,
) -> impl IntoView {
    let texts = use_texts();
    let (first, choice) = (hint.first, hint.first_choice());
    let second = hint.second.map(|(head, moves)| {
        view! { <h3>{head}</h3> {listed(moves)} }
    });
    let reasons = hint.reasons.into_iter().map(|reason| view! { <li>{reason}</li> });
    view! {
        <h3>{tr!(texts, "advice-best")}</h3>
        {listed(hint.best)}
        <div class="advice-do">
            {choice.map(|choice| view! { <ShowHint choice /> })}
            {first.map(|action| view! { <PlayHint action /> })}
        </div>
        <p class="advice-chance">{hint.chance}</p>
        <h3>{tr!(texts, "advice-why")}</h3>
        <ul>{reasons.collect_view()}</ul>
        {second}
    }
}

fn listed(moves: Vec<(String, String)>) -> impl IntoView {
    let moves = moves.into_iter().map(|(notation, words)| {
        view! { <li>{words} " " <span class="notation quiet">{notation}</span></li> }
    });
    view! { <ol class="advice-moves">{moves.collect_view()}</ol> }
}

#[component]
fn ShowHint(
    /// The choice to show.
    choice: cartagena_client::Choice,
) -> impl IntoView {
    let (table, texts): (TableState, _) = (expect_context(), use_texts());
    let layout = use_layout();
    let show = move |_| {
        table.choice.set(choice);
        // On a small screen the advice lies over the board and makes way for it.
        if layout.get_untracked() == Layout::Phone {
            table.hint.set(Hint::NotAsked);
        }
    };
    view! { <button on:click=on_click(show)>{tr!(texts, "advice-show")}</button> }
}

#[component]
fn PlayHint(
    /// The action to play.
    action: Action,
) -> impl IntoView {
    let (table, texts): (TableState, _) = (expect_context(), use_texts());
    let play = move |_| match action {
        Action::EndTurn => table.end_turn(),
        action => table.play(action),
    };
    view! { <button class="primary" on:click=on_click(play)>{tr!(texts, "advice-play")}</button> }
}

/// A sentence on what can be done now, for those who want it. It keeps its place while there is
/// nothing to say, so that nothing jumps.
#[component]
pub fn BeginnerTip() -> impl IntoView {
    let (table, texts, settings): (TableState, _, _) =
        (expect_context(), use_texts(), use_settings());
    let wanted = Memo::new(move |_| settings.read().beginner && !settings.read().text_mode);
    let guide = Memo::new(move |_| {
        let (view, present) = (table.view.read(), table.moment.get().is_none());
        view.as_ref().filter(|_| present).and_then(|view| speech::guide(view, table.choice.get()))
    });
    view! {
        <Show when=move || wanted.get()>
            <p class="guide">{move || guide.get().map(|guide| guide.sentence(&texts.read()))}</p>
        </Show>
    }
}

//! The captain's advice, and a sentence of help for beginners.

use super::frame::use_layout;
use super::state::{Counsel, Seated};
use crate::plain::{Show, click};
use crate::settings::use_settings;
use crate::speech::use_texts;
use crate::tr;
use cartagena::Action;
use cartagena_art::Layout;
use cartagena_client::voice::{self, Counselled};
use leptos::prelude::*;

/// What the captain would play and why, while it is asked for.
#[component]
pub fn Advice() -> impl IntoView {
    let (seated, texts): (Seated, _) = (expect_context(), use_texts());
    let asked = Memo::new(move |_| *seated.advice.read() != Counsel::Unasked);
    let close = move |_| seated.advice.set(Counsel::Unasked);
    view! {
        <Show when=move || asked.get()>
            <section class="advice" aria-label=tr!(texts, "advice-title")>
                <header class="advice-head">
                    <h2>{tr!(texts, "advice-title")}</h2>
                    <button class="bare" on:click=click(close)>{tr!(texts, "table-close")}</button>
                </header>
                {move || words(seated)}
            </section>
        </Show>
    }
}

fn words(seated: Seated) -> AnyView {
    let texts = use_texts();
    let (advice, view) = (seated.advice.read(), seated.view.read_untracked());
    match (&*advice, view.as_ref()) {
        (Counsel::Given(Some(advice)), Some(view)) => {
            let said = voice::counsel(view, &texts.read(), advice);
            view! { <Spoken said /> }.into_any()
        }
        (Counsel::Awaited, _) => {
            view! { <p class="advice-wait">{tr!(texts, "advice-awaited")}</p> }.into_any()
        }
        _ => view! { <p>{tr!(texts, "advice-none")}</p> }.into_any(),
    }
}

#[component]
fn Spoken(
    /// What the captain says.
    said: Counselled,
) -> impl IntoView {
    let texts = use_texts();
    let (first, choice) = (said.first, said.choice());
    let second = said.second.map(|(head, moves)| {
        view! { <h3>{head}</h3> {listed(moves)} }
    });
    let reasons = said.reasons.into_iter().map(|reason| view! { <li>{reason}</li> });
    view! {
        <h3>{tr!(texts, "advice-best")}</h3>
        {listed(said.best)}
        <div class="advice-do">
            {choice.map(|choice| view! { <ShowIt choice /> })}
            {first.map(|action| view! { <PlayIt action /> })}
        </div>
        <p class="advice-chance">{said.chance}</p>
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
fn ShowIt(
    /// What to point at.
    choice: cartagena_client::Choice,
) -> impl IntoView {
    let (seated, texts): (Seated, _) = (expect_context(), use_texts());
    let layout = use_layout();
    let show = move |_| {
        seated.choice.set(choice);
        // On a small screen the advice lies over the board and makes way for it.
        if layout.get_untracked() == Layout::Phone {
            seated.advice.set(Counsel::Unasked);
        }
    };
    view! { <button on:click=click(show)>{tr!(texts, "advice-show")}</button> }
}

#[component]
fn PlayIt(
    /// What to do.
    action: Action,
) -> impl IntoView {
    let (seated, texts): (Seated, _) = (expect_context(), use_texts());
    let play = move |_| match action {
        Action::EndTurn => seated.end_turn(),
        action => seated.play(action),
    };
    view! { <button class="primary" on:click=click(play)>{tr!(texts, "advice-play")}</button> }
}

/// A sentence on what can be done now, for those who want it. It keeps its place while there is
/// nothing to say, so that nothing jumps.
#[component]
pub fn Guide() -> impl IntoView {
    let (seated, texts, settings): (Seated, _, _) = (expect_context(), use_texts(), use_settings());
    let wanted = Memo::new(move |_| settings.read().beginner && !settings.read().text_mode);
    let guide = Memo::new(move |_| {
        let (view, present) = (seated.view.read(), seated.moment.get().is_none());
        view.as_ref().filter(|_| present).and_then(|view| voice::guide(view, seated.choice.get()))
    });
    view! {
        <Show when=move || wanted.get()>
            <p class="guide">{move || guide.get().map(|guide| guide.sentence(&texts.read()))}</p>
        </Show>
    }
}

//! The captain's advice: the turn is drawn on the board, with the reasons in words beside it.

use super::announcing::{Narrator, use_narrator};
use super::board::own_seat;
use super::layout::{is_window, use_layout};
use super::state::{DrawnPlan, Hint, TableState};
use crate::app::ThemeSignal;
use crate::boxed_closures::{Show, on_click, signal_of};
use crate::language::{TextsSignal, use_texts};
use crate::plan::plan_arrows;
use crate::settings::use_settings;
use crate::tr;
use cartagena::{Action, Seat};
use cartagena_art::arrow;
use cartagena_client::{Choice, MoveOption, follow_variation};
use cartagena_protocol::{AdviceView, JsonText};
use cartagena_speech::{self as speech, SpokenHint};
use cartagena_texts::say;
use leptos::prelude::*;

/// The captain's suggested turn with its reasons, while it is requested.
#[component]
pub fn HintPanel() -> impl IntoView {
    let (table, texts): (TableState, _) = (expect_context(), use_texts());
    let asked = Memo::new(move |_| *table.hint.read() != Hint::NotAsked);
    let close = move |_| table.hint.set(Hint::NotAsked);
    draw_plan(table);
    let narrator = use_narrator();
    Effect::new(move || announce_hint(table, narrator, texts));
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

fn announce_hint(table: TableState, narrator: Narrator, texts: TextsSignal) {
    let hint = table.hint.read();
    let (view, texts) = (table.view.read_untracked(), texts.get_untracked());
    match (&*hint, view.as_ref()) {
        (Hint::Pending, _) => narrator.say(vec![say!(texts, "advice-awaited")]),
        (Hint::Given(advice), Some(view)) => match read_advice(advice) {
            Some(advice) => {
                narrator.say(speech::describe_hint(view, &texts, &advice).sentences(&texts));
            }
            None => narrator.say(vec![say!(texts, "advice-none")]),
        },
        _ => {}
    }
}

fn read_advice(advice: &Option<JsonText<AdviceView>>) -> Option<AdviceView> {
    advice.as_ref().and_then(JsonText::read)
}

fn words(table: TableState) -> AnyView {
    let texts = use_texts();
    let (hint, view) = (table.hint.read(), table.view.read_untracked());
    let advice = match &*hint {
        Hint::Pending => {
            return view! { <p class="advice-wait">{tr!(texts, "advice-awaited")}</p> }.into_any();
        }
        Hint::Given(advice) => read_advice(advice),
        Hint::NotAsked => None,
    };
    match (advice, view.as_ref()) {
        (Some(advice), Some(view)) => {
            let hint = speech::describe_hint(view, &texts.read(), &advice);
            view! { <HintText hint /> }.into_any()
        }
        _ => view! { <p>{tr!(texts, "advice-none")}</p> }.into_any(),
    }
}

/// Draws the suggested turn over the board, until something is chosen there.
fn draw_plan(table: TableState) {
    let (layout, theme) = (use_layout(), expect_context::<ThemeSignal>());
    let plan = Memo::new(move |_| suggested_plan(table));
    Effect::new(move || {
        let drawn = plan.get().map(|(seat, plan)| {
            let arrows = plan_arrows(seat, &plan);
            // The first move lies on top.
            let drawn =
                arrows.iter().rev().map(|it| arrow(layout.get(), it, theme.get().palette()));
            let stays = arrows.iter().filter(|arrow| arrow.stays);
            DrawnPlan { picture: drawn.collect(), ghosts: stays.map(|arrow| arrow.to).collect() }
        });
        table.drawn_plan.set(drawn.unwrap_or_default());
    });
}

/// Returns the moves of the suggested turn that can be foreseen.
fn suggested_plan(table: TableState) -> Option<(Seat, Vec<MoveOption>)> {
    let (hint, view) = (table.hint.read(), table.view.read());
    let Hint::Given(advice) = &*hint else { return None };
    let advice = read_advice(advice)?;
    let seat = own_seat(table)?;
    let shown = table.choice.get() == Choice::default() && table.moment.get().is_none();
    let view = view.as_ref().filter(|_| shown)?;
    Some((seat, follow_variation(view.now(), &advice.best.moves)))
}

#[component]
fn HintText(
    /// The captain's advice.
    hint: SpokenHint,
) -> impl IntoView {
    let texts = use_texts();
    let first = hint.first;
    let second = hint.second.map(|(head, moves)| {
        view! { <h3>{head}</h3> {listed(moves)} }
    });
    let reasons = hint.reasons.into_iter().map(|reason| view! { <li>{reason}</li> });
    // On a small screen the reasons would lie over the board.
    let open = RwSignal::new(is_window().get_untracked());
    view! {
        {listed(hint.best)}
        <div class="advice-do">
            {first.map(|action| view! { <PlayHint action /> })}
            <button type="button" class="advice-why" aria-expanded=signal_of(move || open.get().to_string())
                on:click=on_click(move |_| open.update(|open| *open = !*open))>
                {tr!(texts, "advice-why")}
            </button>
        </div>
        <div class="advice-more" hidden=signal_of(move || !open.get())>
            <p class="advice-chance">{hint.chance}</p>
            <ul>{reasons.collect_view()}</ul>
            {second}
        </div>
    }
}

fn listed(moves: Vec<(String, String)>) -> impl IntoView {
    let settings = use_settings();
    let moves = moves.into_iter().map(|(notation, words)| {
        let short = move || {
            let wanted = settings.read().shows_notation();
            wanted.then(|| view! { " "<span class="notation quiet">{notation.clone()}</span> })
        };
        view! { <li>{words}{short}</li> }
    });
    view! { <ol class="advice-moves">{moves.collect_view()}</ol> }
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

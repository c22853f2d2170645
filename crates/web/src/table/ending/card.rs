//! The card at the end: the result, one true sentence, the standings, a few figures, the ways on.

use super::standings::Standings;
use super::ways::LocalWays;
use crate::language::use_texts;
use crate::table::context;
use crate::table::seats::figure;
use crate::table::state::{TableState, use_table_state};
use cartagena::{Outcome, Seat};
use cartagena_client::{FinalReport, GameView};
use cartagena_speech as speech;
use cartagena_texts::{Texts, say};
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// The card.
#[component]
pub fn Card(
    /// The outcome.
    outcome: Outcome,
) -> impl IntoView {
    let (texts, table) = (use_texts(), use_table_state());
    let report =
        Memo::new(move |_| table.view.read().as_ref().map(|view| FinalReport::new(view, outcome)));
    let with = move |words: fn(&GameView, &Texts, &FinalReport) -> Vec<String>| {
        let (view, report) = (table.view.read(), report.read());
        let known = view.as_ref().zip(report.as_ref());
        known.map(|(view, report)| words(view, &texts.read(), report)).unwrap_or_default()
    };
    let headline = move || {
        let view = table.view.read();
        view.as_ref().map(|view| speech::headline(view, &texts.read(), outcome))
    };
    let figures = move || {
        let all = with(speech::describe_figures);
        all.into_iter().map(|words| view! { <li>{words}</li> }).collect_view()
    };
    take_focus();
    view! {
        <section class="ending" aria-labelledby="ending-words">
            <header>
                {winner(outcome).map(figure)}
                <h2 id="ending-words" tabindex="-1">{headline}</h2>
                <p>{move || note(&texts.read(), table, outcome, &report.read())}</p>
            </header>
            {move || report.get().map(|report| view! { <Standings standings=report.standings /> })}
            <ul class="ending-figures">{figures}</ul>
            <div class="ending-ways">
                {ways(table)}
            </div>
        </section>
    }
}

/// Shows the ways on.
fn ways(table: TableState) -> AnyView {
    match table.context.ending {
        context::Ending::Own => view! { <LocalWays /> }.into_any(),
        context::Ending::With(ways) => ways(),
        context::Ending::Nothing => ().into_any(),
    }
}

fn winner(outcome: Outcome) -> Option<Seat> {
    match outcome {
        Outcome::Won(seat) => Some(seat),
        Outcome::Drawn => None,
    }
}

/// Returns the sentence under the result: the reason for an end that needs one, else what was
/// remarkable about the game.
fn note(
    texts: &Texts,
    table: TableState,
    outcome: Outcome,
    report: &Option<FinalReport>,
) -> Option<String> {
    if let Some(by_people) = (table.context.end_note)(texts) {
        return Some(by_people);
    }
    if outcome == Outcome::Drawn {
        return Some(say!(texts, "drawn-why"));
    }
    let view = table.view.read();
    let story = report.as_ref()?.story?;
    Some(speech::describe_story(view.as_ref()?, texts, story))
}

/// Puts the focus on the result, unless the person is busy elsewhere: writing, or in a dialog.
fn take_focus() {
    request_animation_frame(|| {
        let busy = document().query_selector(
            "input:focus, textarea:focus, select:focus, dialog :focus, .talk :focus, .log :focus",
        );
        let words = document().get_element_by_id("ending-words");
        if let (Ok(None), Some(words)) = (busy, words)
            && let Ok(words) = words.dyn_into::<web_sys::HtmlElement>()
        {
            let _ = words.focus();
        }
    });
}

//! The results of a day on the server. The page says that they prove legal play, not absence of help.

use super::played_game::PlayedGame;
use super::words;
use crate::account::{RequestError, post};
use crate::boxed_closures::{Show, on_click};
use crate::language::use_texts;
use crate::settings::use_settings;
use crate::tr;
use cartagena_daily::Day;
use cartagena_protocol::{JournalEntry, JournalResult};
use cartagena_texts::{Texts, say};
use leptos::prelude::*;
use serde::Deserialize;
use wasm_bindgen_futures::spawn_local;

/// The results of a day.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
struct Scores {
    /// The results, the best first.
    rows: Vec<Score>,
    /// The number of all results; `rows` may be fewer.
    count: u32,
    /// True while results are taken.
    open: bool,
}

/// The result of a person.
#[derive(Clone, Debug, PartialEq, Deserialize)]
struct Score {
    /// Their place, from 1.
    place: u32,
    name: String,
    won: bool,
    turns: u32,
    /// True for the person who asks.
    you: bool,
    /// True if the person who asks follows this one.
    followed: bool,
}

/// The table with the button that enters one's own result. Without a server there is nothing to see.
#[component]
pub(super) fn ScoreTable(
    /// The finished game.
    entry: JournalEntry,
    /// Its day.
    day: Day,
    /// Its moves.
    game: PlayedGame,
) -> impl IntoView {
    let (texts, settings) = (use_texts(), use_settings());
    let (scores, problem) = (RwSignal::new(None::<Scores>), RwSignal::new(None::<String>));
    let busy = RwSignal::new(false);
    spawn_local(async move { load(day, scores).await });
    let late = entry.late;
    let may_enter = Memo::new(move |_| {
        let scores = scores.read();
        let entered = |scores: &Scores| scores.rows.iter().any(|row| row.you);
        let open = scores.as_ref().is_some_and(|scores| scores.open && !entered(scores));
        open && !late && game.replay.read().is_some()
    });
    let enter = move |_| {
        let record = game.replay.read_untracked().as_ref().map(|replay| replay.record().to_owned());
        if let Some(record) = record {
            busy.set(true);
            let name = settings.read_untracked().name.clone();
            let words = texts.get_untracked();
            spawn_local(async move {
                let refused = submit(day, (&record, &name)).await;
                // The page may be left by now.
                problem.try_set(refused.map(|error| refusal(&words, error)));
                load(day, scores).await;
                busy.try_set(false);
            });
        }
    };
    let rows = move || {
        let rows = scores.read().as_ref().map(|scores| scores.rows.clone()).unwrap_or_default();
        rows.into_iter().map(|score| view! { <ScoreRow score /> }).collect_view()
    };
    let any = move || scores.read().as_ref().is_some_and(|scores| !scores.rows.is_empty());
    view! {
        <Show when=move || scores.read().is_some()>
            <h2>{tr!(texts, "daily-table")}</h2>
            <Show when=any>
                <table class="daily-scores"><tbody>{rows}</tbody></table>
            </Show>
            <Show when=move || !any()><p class="quiet">{tr!(texts, "daily-table-empty")}</p></Show>
            <Show when=move || may_enter.get()>
                <button disabled=move || busy.get() on:click=on_click(enter)>{tr!(texts, "daily-enter")}</button>
            </Show>
            <p class="problem" role="alert">{move || problem.get()}</p>
            <p class="quiet">{tr!(texts, "daily-proves")}</p>
        </Show>
    }
}

#[component]
fn ScoreRow(
    /// The result.
    score: Score,
) -> impl IntoView {
    let texts = use_texts();
    let Score { place, name, won, turns, you, followed } = score;
    let result = if won { JournalResult::Won } else { JournalResult::Lost };
    let name = move || match name.is_empty() {
        true => say!(texts.read(), "daily-nameless"),
        false => name.clone(),
    };
    view! {
        <tr class:you=you class:followed=followed aria-current=you.then_some("true")>
            <td>{place}</td>
            <th scope="row"><bdi>{name}</bdi></th>
            <td>{move || words::outcome(&texts.read(), result, turns)}</td>
        </tr>
    }
}

async fn load(day: Day, scores: RwSignal<Option<Scores>>) {
    let body = format!(r#"{{"date":"{day}"}}"#);
    let read = post::<Scores>("daily/table", &body).await.ok();
    scores.try_set(read);
}

/// Sends a record, and a name for a person who has none on the server; returns why it was refused.
async fn submit(day: Day, (record, name): (&str, &str)) -> Option<RequestError> {
    let [record, name] = [record, name].map(|text| serde_json::to_string(text).unwrap_or_default());
    let body = format!(r#"{{"date":"{day}","record":{record},"name":{name}}}"#);
    post::<Accepted>("daily/result", &body).await.err()
}

#[derive(Deserialize)]
struct Accepted {}

fn refusal(texts: &Texts, error: RequestError) -> String {
    match error {
        RequestError::Status(403) => say!(texts, "daily-not-known"),
        RequestError::Status(409) => say!(texts, "daily-over"),
        RequestError::Status(422) => say!(texts, "daily-not-proved"),
        RequestError::Status(429 | 503) => say!(texts, "denied-too-often"),
        _ => say!(texts, "online-absent"),
    }
}

//! The result of a day: what came out, the line and the picture to share, and the table of everybody.

use super::played_game::PlayedGame;
use super::score_table::ScoreTable;
use super::share::ShareResult;
use super::words;
use crate::language::use_texts;
use crate::route::Route;
use crate::tr;
use cartagena_daily::Day;
use cartagena_protocol::JournalEntry;
use cartagena_texts::say;
use leptos::prelude::*;

/// The result.
#[component]
pub(super) fn DayResult(
    /// The finished game.
    entry: JournalEntry,
    /// Its day.
    day: Day,
) -> impl IntoView {
    let texts = use_texts();
    let game = PlayedGame::of(entry.clone());
    let study = Route::Study { game: Some(entry.game.clone()), packed: None };
    let (result, turns, late) = (entry.result, entry.turns, entry.late);
    let there = move || game.replay.read().is_some();
    let look_back = move || {
        let href = study.href();
        there().then(|| view! { <a class="button" href=href>{tr!(texts, "end-look-back")}</a> })
    };
    view! {
        <div class="daily-result">
            <h2>{move || words::outcome(&texts.read(), result, turns)}</h2>
            <Accuracy game />
            {late.then(|| view! { <p class="quiet">{tr!(texts, "daily-late-about")}</p> })}
            <ShareResult entry=entry.clone() day game />
            <div class="daily-ways">{look_back}</div>
        </div>
        <ScoreTable entry day game />
    }
}

/// The accuracy, or how far it is judged.
#[component]
pub(super) fn Accuracy(
    /// The game.
    game: PlayedGame,
) -> impl IntoView {
    let texts = use_texts();
    let accuracy = move || {
        game.precision.get().map(|part| view! { <p>{words::accuracy(&texts.read(), part)}</p> })
    };
    let luck =
        move || game.luck.get().map(|luck| view! { <p>{words::luck(&texts.read(), luck)}</p> });
    move || match game.progress.get() {
        Some((done, total)) => {
            let words = move || say!(texts.read(), "study-progress", number = done, total = total);
            view! {
                <label class="daily-judging">
                    <progress max=total.max(1) value=done></progress>
                    <span>{words}</span>
                </label>
            }
            .into_any()
        }
        None => view! { {accuracy} {luck} }.into_any(),
    }
}

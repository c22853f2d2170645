//! The line above the hand: whose turn it is, and what a beginner can do now.

use super::board::player_name;
use super::state::{TableState, use_table_state};
use crate::boxed_closures::signal_of;
use crate::language::use_texts;
use crate::settings::use_settings;
use cartagena::{Seat, Turn};
use cartagena_client::GameView;
use cartagena_speech as speech;
use cartagena_texts::{Texts, say};
use leptos::prelude::*;

/// The seat to move, always; then a sentence of help for those who want it.
#[component]
pub fn Status() -> impl IntoView {
    let (texts, table, settings) = (use_texts(), use_table_state(), use_settings());
    // A lesson, which says what glows, has sentences of its own.
    let lesson = move || table.context.glowing.read().is_some();
    let helps =
        Memo::new(move |_| settings.read().beginner && !settings.read().text_mode && !lesson());
    let guide = Memo::new(move |_| {
        let (view, shown) = (table.view.read(), helps.get() && table.moment.get().is_none());
        view.as_ref().filter(|_| shown).and_then(|view| speech::guide(view, table.choice.get()))
    });
    let words = move || status(&texts.read(), table, guide.read().is_some());
    view! {
        <p class="status">
            <span class="whose" class:sentence=signal_of(move || words().ends_with(['.', '。']))>{words}</span>
            {move || guide.get().map(|guide| view! {
                " "<span class="guide">{guide.sentence(&texts.read())}</span>
            })}
        </p>
    }
}

/// Returns whose turn it is and how many moves are left; with a sentence of help after it, the lamps
/// alone say the latter.
fn status(texts: &Texts, table: TableState, helped: bool) -> String {
    let view = table.view.read();
    let Some((view, actor)) = view.as_ref().and_then(|view| Some((view, view.actor()?))) else {
        return String::new();
    };
    let watching = view.is_spectator().then(|| say!(texts, "table-watching"));
    let left = (view.is_my_turn() && !helped).then(|| moves_left(texts, view));
    let parts = watching.into_iter().chain([turn_words(texts, table, view, actor)]).chain(left);
    parts.collect::<Vec<_>>().join(" · ")
}

fn moves_left(texts: &Texts, view: &GameView) -> String {
    let left = match view.now().turn() {
        Turn::ToMove { moves_left, .. } if view.to_confirm().is_none() => moves_left,
        _ => 0,
    };
    say!(texts, "moves-left", count = left)
}

/// Returns whose turn it is. People who share a device are called by their names.
fn turn_words(texts: &Texts, table: TableState, view: &GameView, actor: Seat) -> String {
    if view.is_my_turn() && !view.is_shared() {
        return say!(texts, "table-your-turn");
    }
    let name = player_name(texts, table, actor);
    if table.thinking.get() == Some(actor) {
        say!(texts, "bot-thinks", name = name)
    } else {
        say!(texts, "turn-of", name = name)
    }
}

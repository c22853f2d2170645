//! What is said of the turn, and the buttons under the thumb.

use super::board::{own_seat, player};
use super::icons;
use super::lamps::Lamps;
use super::replay;
use super::state::{Counsel, Seated, use_seated};
use crate::speech::use_texts;
use crate::tr;
use cartagena::{Action, Observation, Turn};
use cartagena_client::{View, may_end};
use cartagena_texts::{Texts, say};
use leptos::prelude::*;

/// What the button that ends a turn is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// Nothing now.
    Closed,
    /// Ends the turn after one or two moves.
    Early,
    /// All three moves are made.
    Done,
    /// Skips the whole turn, which the rules allow.
    Skip,
    /// There is no move left to make.
    Stuck,
}

impl End {
    fn of(view: &View) -> End {
        let now = view.now();
        if !view.is_mine() {
            End::Closed
        } else if view.to_confirm().is_some() {
            End::Done
        } else if !may_end(now) {
            End::Closed
        } else if only_ends(now) {
            End::Stuck
        } else if now.turn().is_start() {
            End::Skip
        } else {
            End::Early
        }
    }

    fn words(self, texts: &Texts) -> String {
        match self {
            End::Closed | End::Early | End::Done => say!(texts, "table-end-turn"),
            End::Skip => say!(texts, "table-skip-turn"),
            End::Stuck => say!(texts, "table-stuck"),
        }
    }
}

fn only_ends(now: &Observation) -> bool {
    let actions = now.legal_actions().map(|actions| actions.list());
    actions.is_some_and(|list| list.iter().all(|action| *action == Action::EndTurn))
}

/// Whose turn it is and how many moves are left.
#[component]
pub fn Status() -> impl IntoView {
    let (texts, seated) = (use_texts(), use_seated());
    let own = move || own_seat(seated).map(|seat| view! { <Lamps seat /> });
    let beside = move || own_seat(seated).map(seated.house.beside);
    view! {
        <p class="status">
            {own}
            {beside}
            <span>{move || status(&texts.read(), seated)}</span>
        </p>
    }
}

fn status(texts: &Texts, seated: Seated) -> String {
    let view = seated.view.read();
    let Some(view) = view.as_ref() else { return String::new() };
    let Some(actor) = view.actor() else { return String::new() };
    if view.is_mine() {
        let left = match view.now().turn() {
            Turn::Of { moves_left, .. } if view.to_confirm().is_none() => moves_left,
            _ => 0,
        };
        let first = if view.is_shared() {
            say!(texts, "turn-of", name = player(texts, seated, actor))
        } else {
            say!(texts, "table-your-turn")
        };
        return format!("{first} · {}", say!(texts, "moves-left", count = left));
    }
    let name = player(texts, seated, actor);
    if seated.thinking.get() == Some(actor) {
        say!(texts, "bot-thinks", name = name)
    } else {
        say!(texts, "turn-of", name = name)
    }
}

/// The buttons.
#[component]
pub fn Actions() -> impl IntoView {
    let (texts, seated) = (use_texts(), use_seated());
    let view = seated.view;
    let may_undo = Memo::new(move |_| view.read().as_ref().is_some_and(View::may_undo));
    let mine = Memo::new(move |_| seated.may_choose());
    let awaited = move || *seated.advice.read() == Counsel::Awaited;
    view! {
        <div class="actions">
            <button type="button" class="undo" disabled=move || !may_undo.get() on:click=move |_| seated.undo()>
                {icons::undo()}
                <span>{tr!(texts, "table-undo")}</span>
            </button>
            <button
                type="button"
                class="again"
                aria-label=tr!(texts, "table-again")
                title=tr!(texts, "table-again")
                disabled=move || seated.missed() == 0
                on:click=move |_| replay::begin(seated)
            >
                {icons::again()}
            </button>
            <Show when=move || seated.house.helps>
                <button
                    type="button"
                    class="ask"
                    disabled=move || !mine.get() || awaited()
                    on:click=move |_| seated.ask_advice()
                >
                    {icons::hint()}
                    <span>{tr!(texts, "table-hint")}</span>
                </button>
            </Show>
            <LastButton />
        </div>
    }
}

/// Ends the turn; while a bot plays, asks it not to wait.
#[component]
fn LastButton() -> impl IntoView {
    let (texts, seated) = (use_texts(), use_seated());
    let end = Memo::new(move |_| seated.view.read().as_ref().map_or(End::Closed, End::of));
    let bot = Memo::new(move |_| {
        let view = seated.view.read();
        let bot = |view: &View| view.actor().is_some_and(|seat| !view.is_person(seat));
        seated.house.helps && view.as_ref().is_some_and(bot)
    });
    let closed = move || end.get() == End::Closed || seated.moment.get().is_some();
    view! {
        <Show
            when=move || bot.get()
            fallback=move || view! {
                <button
                    type="button"
                    class="end-turn primary"
                    class:glows=move || matches!(end.get(), End::Done | End::Stuck)
                    disabled=closed
                    on:click=move |_| seated.end_turn()
                >
                    {move || end.get().words(&texts.read())}
                </button>
            }
        >
            <button type="button" class="go-on" on:click=move |_| seated.hurry()>
                {tr!(texts, "table-go-on")}
            </button>
        </Show>
    }
}

//! The status line of the turn, and the action buttons.

use super::board::{own_seat, player_name};
use super::icons;
use super::moves_left::MovesLeft;
use super::replay;
use super::state::{Hint, TableState, use_table_state};
use crate::boxed_closures::{Show, on_click, signal_of};
use crate::language::use_texts;
use crate::tr;
use cartagena::{Action, Observation, Turn};
use cartagena_client::{GameView, can_end_turn};
use cartagena_texts::{Texts, say};
use leptos::prelude::*;

/// The action of the button that ends a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum EndAction {
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

impl EndAction {
    fn of(view: &GameView) -> EndAction {
        let now = view.now();
        if !view.is_my_turn() {
            EndAction::Closed
        } else if view.to_confirm().is_some() {
            EndAction::Done
        } else if !can_end_turn(now) {
            EndAction::Closed
        } else if can_only_end(now) {
            EndAction::Stuck
        } else if now.turn().is_start() {
            EndAction::Skip
        } else {
            EndAction::Early
        }
    }

    fn words(self, texts: &Texts) -> String {
        match self {
            EndAction::Closed | EndAction::Early | EndAction::Done => say!(texts, "table-end-turn"),
            EndAction::Skip => say!(texts, "table-skip-turn"),
            EndAction::Stuck => say!(texts, "table-stuck"),
        }
    }
}

fn can_only_end(now: &Observation) -> bool {
    let actions = now.legal_actions().map(|actions| actions.list());
    actions.is_some_and(|list| list.iter().all(|action| *action == Action::EndTurn))
}

/// The seat to move and the number of moves left.
#[component]
pub fn Status() -> impl IntoView {
    let (texts, table) = (use_texts(), use_table_state());
    let own = move || own_seat(table).map(|seat| view! { <MovesLeft seat /> });
    let beside = move || own_seat(table).map(table.context.beside_name);
    view! {
        <p class="status">
            {own}
            {beside}
            <span>{move || status(&texts.read(), table)}</span>
        </p>
    }
}

fn status(texts: &Texts, table: TableState) -> String {
    let view = table.view.read();
    let Some(view) = view.as_ref() else { return String::new() };
    let Some(actor) = view.actor() else { return String::new() };
    if view.is_my_turn() {
        let left = match view.now().turn() {
            Turn::ToMove { moves_left, .. } if view.to_confirm().is_none() => moves_left,
            _ => 0,
        };
        let first = if view.is_shared() {
            say!(texts, "turn-of", name = player_name(texts, table, actor))
        } else {
            say!(texts, "table-your-turn")
        };
        return format!("{first} · {}", say!(texts, "moves-left", count = left));
    }
    let name = player_name(texts, table, actor);
    if table.thinking.get() == Some(actor) {
        say!(texts, "bot-thinks", name = name)
    } else {
        say!(texts, "turn-of", name = name)
    }
}

/// The buttons.
#[component]
pub fn Actions() -> impl IntoView {
    let (texts, table) = (use_texts(), use_table_state());
    let view = table.view;
    let may_undo = Memo::new(move |_| view.read().as_ref().is_some_and(GameView::may_undo));
    let mine = Memo::new(move |_| table.may_choose());
    let awaited = move || *table.hint.read() == Hint::Pending;
    view! {
        <div class="actions">
            <button type="button" class="undo" disabled=signal_of(move || !may_undo.get()) on:click=on_click(move |_| table.undo())>
                {icons::undo()}
                <span>{tr!(texts, "table-undo")}</span>
            </button>
            <button
                type="button"
                class="again"
                aria-label=tr!(texts, "table-again")
                title=tr!(texts, "table-again")
                disabled=signal_of(move || table.missed_moves() == 0)
                on:click=on_click(move |_| replay::begin(table))
            >
                {icons::again()}
            </button>
            <Show when=move || table.context.helps>
                <button
                    type="button"
                    class="ask"
                    disabled=signal_of(move || !mine.get() || awaited())
                    on:click=on_click(move |_| table.request_hint())
                >
                    {icons::hint()}
                    <span>{tr!(texts, "table-hint")}</span>
                </button>
            </Show>
            <EndTurnButton />
        </div>
    }
}

/// Ends the turn; while a bot plays, asks it not to wait.
#[component]
fn EndTurnButton() -> impl IntoView {
    let (texts, table) = (use_texts(), use_table_state());
    let end =
        Memo::new(move |_| table.view.read().as_ref().map_or(EndAction::Closed, EndAction::of));
    let bot = Memo::new(move |_| {
        let view = table.view.read();
        let bot = |view: &GameView| view.actor().is_some_and(|seat| !view.is_person(seat));
        table.context.helps && view.as_ref().is_some_and(bot)
    });
    let closed = move || end.get() == EndAction::Closed || table.moment.get().is_some();
    view! {
        <Show
            when=move || bot.get()
            fallback=move || view! {
                <button
                    type="button"
                    class="end-turn primary"
                    class:glows=signal_of(move || matches!(end.get(), EndAction::Done | EndAction::Stuck))
                    disabled=closed
                    on:click=on_click(move |_| table.end_turn())
                >
                    {move || end.get().words(&texts.read())}
                </button>
            }
        >
            <button type="button" class="go-on" on:click=on_click(move |_| table.hurry())>
                {tr!(texts, "table-go-on")}
            </button>
        </Show>
    }
}

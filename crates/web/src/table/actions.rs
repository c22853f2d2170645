//! The action buttons. One that can do nothing now stays and says why.

use super::state::{Hint, TableState, Touchable, use_table_state};
use super::{icons, is_watching, replay};
use crate::boxed_closures::{EventHandler, Show, on_click, signal_of};
use crate::language::use_texts;
use crate::tr;
use cartagena::{Action, Observation};
use cartagena_client::{GameView, TouchRefusal};
use cartagena_texts::{Texts, say};
use leptos::prelude::*;
use web_sys::MouseEvent;

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
        if view.end_turn_refusal().is_some() {
            EndAction::Closed
        } else if view.to_confirm().is_some() {
            EndAction::Done
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

/// The buttons. Spectators have only that which shows the last moves again.
#[component]
pub fn Actions() -> impl IntoView {
    let table = use_table_state();
    let player = Memo::new(move |_| !is_watching(table));
    view! {
        <div class="actions">
            <Show when=move || player.get()><UndoButton /></Show>
            <ReplayButton />
            <Show when=move || player.get() && table.context.helps><HintButton /></Show>
            <EndTurnButton />
        </div>
    }
}

/// Returns the handler of a button: it acts, or answers why it cannot.
fn act_or_answer(
    table: TableState,
    id: &'static str,
    refusal: Memo<Option<TouchRefusal>>,
    act: impl Fn() + 'static,
) -> EventHandler<MouseEvent> {
    on_click(move |_| match refusal.get_untracked() {
        Some(why) => table.refuse_touch(Touchable::Button(id), why),
        None => act(),
    })
}

fn is_refused(refusal: Memo<Option<TouchRefusal>>) -> Signal<String> {
    signal_of(move || refusal.read().is_some().to_string())
}

#[component]
fn UndoButton() -> impl IntoView {
    let (texts, table) = (use_texts(), use_table_state());
    let refusal = Memo::new(move |_| table.button_refusal(GameView::undo_refusal));
    view! {
        <button type="button" class="undo" id="act-undo" aria-disabled=is_refused(refusal)
            on:click=act_or_answer(table, "act-undo", refusal, move || table.undo())>
            {icons::undo()}
            <span>{tr!(texts, "table-undo")}</span>
        </button>
    }
}

#[component]
fn ReplayButton() -> impl IntoView {
    let (texts, table) = (use_texts(), use_table_state());
    let refusal =
        Memo::new(move |_| (table.missed_moves() == 0).then_some(TouchRefusal::NothingToReplay));
    view! {
        <button type="button" class="again" id="act-again"
            aria-label=tr!(texts, "table-again")
            title=tr!(texts, "table-again")
            aria-disabled=is_refused(refusal)
            on:click=act_or_answer(table, "act-again", refusal, move || replay::begin(table))>
            {icons::again()}
        </button>
    }
}

#[component]
fn HintButton() -> impl IntoView {
    let (texts, table) = (use_texts(), use_table_state());
    let not_now = |view: &GameView| view.acting_seat().err().map(TouchRefusal::Turn);
    let refusal = Memo::new(move |_| table.button_refusal(not_now));
    let ask = move || {
        if *table.hint.read_untracked() != Hint::Pending {
            table.request_hint();
        }
    };
    view! {
        <button type="button" class="ask" id="act-hint" aria-disabled=is_refused(refusal)
            on:click=act_or_answer(table, "act-hint", refusal, ask)>
            {icons::hint()}
            <span>{tr!(texts, "table-hint")}</span>
        </button>
    }
}

/// Ends the turn; while a bot plays, asks it not to wait.
#[component]
fn EndTurnButton() -> impl IntoView {
    let (texts, table) = (use_texts(), use_table_state());
    let bot = Memo::new(move |_| {
        let view = table.view.read();
        let bot = |view: &GameView| view.actor().is_some_and(|seat| !view.is_person(seat));
        table.context.helps && view.as_ref().is_some_and(bot)
    });
    let player = Memo::new(move |_| !is_watching(table));
    view! {
        <Show when=move || bot.get()>
            <button type="button" class="go-on" on:click=on_click(move |_| table.hurry())>
                {tr!(texts, "table-go-on")}
            </button>
        </Show>
        <Show when=move || !bot.get() && player.get()><OwnEndTurnButton /></Show>
    }
}

#[component]
fn OwnEndTurnButton() -> impl IntoView {
    let (texts, table) = (use_texts(), use_table_state());
    let end =
        Memo::new(move |_| table.view.read().as_ref().map_or(EndAction::Closed, EndAction::of));
    let refusal = Memo::new(move |_| table.button_refusal(GameView::end_turn_refusal));
    view! {
        <button type="button" class="end-turn primary" id="act-end"
            class:glows=signal_of(move || matches!(end.get(), EndAction::Done | EndAction::Stuck))
            aria-disabled=is_refused(refusal)
            on:click=act_or_answer(table, "act-end", refusal, move || table.end_turn())>
            {move || end.get().words(&texts.read())}
        </button>
    }
}

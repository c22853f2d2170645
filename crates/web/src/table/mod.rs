//! A table: the game as its viewer sees it, and everything one can do there.

pub mod actions;
pub mod advice;
pub mod ambiguous;
mod animation;
pub mod announcing;
pub mod board;
pub mod cards;
pub mod choosing;
pub mod context;
pub mod curtain;
pub mod deferred_panels;
pub mod dialog;
pub mod dragged;
pub mod game_over;
pub mod hands;
pub mod hop_frames;
pub mod icons;
pub mod key_sheet;
pub mod keys;
pub mod layout;
pub mod log;
pub mod menu;
pub mod motion;
pub mod moves_left;
pub mod names;
pub mod replay;
pub mod row;
pub mod seats;
pub mod sound;
pub mod state;
pub mod typing;

use crate::boxed_closures::{Show, on_key, on_pointer};
use crate::language::use_texts;
use crate::tr;
use actions::{Actions, Status};
use advice::BeginnerTip;
use board::Board;
use choosing::Drag;
use dragged::DraggedThing;
use game_over::NoSuchGame;
use hands::OwnHand;
use leptos::prelude::*;
use log::Log;
use menu::Menu;
use motion::Animator;
use row::TableCards;
use seats::Seats;
use state::TableState;

/// The page of one game.
#[component]
pub fn Table(
    /// The game's id.
    game: String,
) -> impl IntoView {
    let texts = use_texts();
    let table = TableState::join(game);
    provide_context(table);
    provide_context(Drag::new(table));
    let layout = layout::layout();
    provide_context(layout);
    let figures = RwSignal::new(None);
    let mover = motion::use_motion(table, figures, layout);
    let there = Memo::new(move |_| table.view.read().is_some());
    let hurry = move || hurry(table, mover);
    announcing::provide_narrator();
    announcing::use_announcing(table);
    keys::use_keys(table);
    sound::use_sound(table);
    view! {
        <section
            class="table"
            on:pointerdown=on_pointer(move |_| hurry())
            on:keydown=on_key(move |_| hurry())
        >
            <h1 class="aside">{tr!(texts, "game-name")}</h1>
            <Show when=move || there.get() fallback=move || view! { <Absent table /> }>
                <div class="company"><Menu />{(table.context.beside_menu)()}<Seats /></div>
                <Board figures />
                <TableCards />
                <div class="own"><Status /><BeginnerTip /><OwnHand /><Actions /></div>
                <Log />
                <deferred_panels::DeferredPanelsSlot />
                <DraggedThing />
            </Show>
            <div id="flights" aria-hidden="true"></div>
        </section>
    }
}

/// Finishes all animations and returns to the present on the first touch, so that input never
/// waits.
fn hurry(table: TableState, mover: Animator) {
    mover.finish();
    if table.replay.get_untracked().is_some() {
        table.replay.set(None);
    }
}

#[component]
fn Absent(
    /// The table that nothing is known of yet.
    table: TableState,
) -> impl IntoView {
    view! {
        <Show when=move || table.missing.get()><NoSuchGame /></Show>
    }
}

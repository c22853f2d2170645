//! A table: the game as its viewer sees it, and everything one can do there.

pub mod actions;
pub mod advice;
pub mod ambiguous;
pub mod animation;
pub mod announcing;
pub mod answer_bubble;
pub mod board;
pub mod cards;
pub mod choosing;
pub mod context;
pub mod curtain;
pub mod deferred_panels;
pub mod dialog;
pub mod dragged;
pub mod ending;
mod ending_slot;
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
pub mod notices;
pub mod replay;
pub mod row;
pub mod seats;
pub mod sound;
pub mod state;
pub mod status;
pub mod typing;

use crate::boxed_closures::{Show, on_key, on_pointer, signal_of};
use crate::chunks::{Chunk, LazyChunk};
use crate::language::use_texts;
use crate::tr;
use actions::Actions;
use board::Board;
use cartagena_client::{Figures, GameView};
use choosing::Drag;
use dragged::DraggedThing;
use hands::OwnHand;
use leptos::prelude::*;
use menu::Menu;
use motion::Animator;
use notices::NoSuchGame;
use row::TableCards;
use seats::{OwnSeat, Seats};
use sound::SoundSlot;
use state::TableState;
use status::Status;

/// A table whose game is followed: its state, the figures on its board, and their animations.
#[derive(Clone, Copy)]
pub struct JoinedTable {
    /// The table's state.
    pub state: TableState,
    /// The figures' places; animations change them.
    pub figures: RwSignal<Option<Figures>>,
    animator: Animator,
}

impl JoinedTable {
    /// Joins a game and provides what all parts of its table share.
    pub fn join(game: String) -> JoinedTable {
        let state = TableState::join(game);
        provide_context(state);
        provide_context(Drag::new(state));
        let layout = layout::table_layout();
        provide_context(layout);
        let figures = RwSignal::new(None);
        let animator = motion::use_motion(state, figures, layout);
        announcing::provide_narrator();
        announcing::use_announcing(state);
        keys::use_keys(state);
        JoinedTable { state, figures, animator }
    }

    /// Finishes all animations, returns to the present and takes an answer away on the first touch,
    /// so that input never waits.
    pub fn hurry(&self) {
        self.animator.finish();
        if self.state.refused_touch.read_untracked().is_some() {
            self.state.refused_touch.set(None);
        }
        if self.state.replay.get_untracked().is_some() {
            self.state.replay.set(None);
        }
    }
}

/// The page of one game.
#[component]
pub fn Table(
    /// The game's id.
    game: String,
) -> impl IntoView {
    let texts = use_texts();
    let joined = JoinedTable::join(game);
    let (table, figures) = (joined.state, joined.figures);
    let there = Memo::new(move |_| table.view.read().is_some());
    view! {
        <section
            class="table"
            on:pointerdown=on_pointer(move |_| joined.hurry())
            on:keydown=on_key(move |_| joined.hurry())
        >
            <h1 class="aside">{tr!(texts, "game-name")}</h1>
            <Show when=move || there.get() fallback=move || view! { <Absent table /> }>
                <div class="company"><Menu />{(table.context.beside_menu)()}<Seats /></div>
                <Board figures />
                <TableCards />
                <div class="own" class:watching=signal_of(move || is_watching(table))>
                    <div class="own-head"><OwnSeat /><Status /></div>
                    <OwnHand />
                    <Actions />
                </div>
                <LazyChunk chunk=Chunk::Log />
                {(table.context.beside_table)()}
                <deferred_panels::DeferredPanelsSlot />
                <SoundSlot />
                <ending_slot::EndingSlot />
                <DraggedThing />
            </Show>
            <div id="flights" aria-hidden="true"></div>
        </section>
    }
}

/// Returns whether the viewer only watches.
pub fn is_watching(table: TableState) -> bool {
    table.view.read().as_ref().is_some_and(GameView::is_spectator)
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

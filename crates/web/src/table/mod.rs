//! A table: the game as its viewer sees it, and everything one can do there.

pub mod actions;
pub mod advice;
mod animation;
pub mod board;
pub mod cards;
pub mod carried;
pub mod choosing;
pub mod dialog;
pub mod doubt;
pub mod ending;
pub mod frame;
pub mod hands;
pub mod hops;
pub mod house;
pub mod icons;
pub mod keys;
pub mod lamps;
pub mod log;
pub mod menu;
pub mod motion;
pub mod names;
pub mod pass;
pub mod replay;
pub mod row;
pub mod seats;
pub mod seldom;
pub mod sheet;
pub mod sound;
pub mod state;
pub mod telling;
pub mod typing;

use crate::plain::{Show, keyed, pointer};
use crate::speech::use_texts;
use crate::tr;
use actions::{Actions, Status};
use advice::Guide;
use board::Board;
use carried::CarriedThing;
use choosing::Drag;
use ending::Missing;
use hands::OwnHand;
use leptos::prelude::*;
use log::Log;
use menu::Menu;
use motion::Mover;
use row::TableCards;
use seats::Seats;
use state::Seated;

/// The page of one game.
#[component]
pub fn Table(
    /// The game's id.
    game: String,
) -> impl IntoView {
    let texts = use_texts();
    let seated = Seated::at(game);
    provide_context(seated);
    provide_context(Drag::new(seated));
    let layout = frame::layout();
    provide_context(layout);
    let figures = RwSignal::new(None);
    let mover = motion::use_motion(seated, figures, layout);
    let there = Memo::new(move |_| seated.view.read().is_some());
    let hurry = move || hurry(seated, mover);
    telling::provide_voice();
    telling::use_telling(seated);
    keys::use_keys(seated);
    sound::use_sound(seated);
    view! {
        <section
            class="table"
            on:pointerdown=pointer(move |_| hurry())
            on:keydown=keyed(move |_| hurry())
        >
            <h1 class="aside">{tr!(texts, "game-name")}</h1>
            <Show when=move || there.get() fallback=move || view! { <Absent seated /> }>
                <div class="company"><Menu />{(seated.house.head)()}<Seats /></div>
                <Board figures />
                <TableCards />
                <div class="own"><Status /><Guide /><OwnHand /><Actions /></div>
                <Log />
                <seldom::Place />
                <CarriedThing />
            </Show>
            <div id="flights" aria-hidden="true"></div>
        </section>
    }
}

/// Nobody waits for what moves: whoever touches anything is in the present.
fn hurry(seated: Seated, mover: Mover) {
    mover.finish();
    if seated.replay.get_untracked().is_some() {
        seated.replay.set(None);
    }
}

#[component]
fn Absent(
    /// The table that nothing is known of yet.
    seated: Seated,
) -> impl IntoView {
    view! {
        <Show when=move || seated.missing.get()><Missing /></Show>
    }
}

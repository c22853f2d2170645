//! The learner's cards, the moves left, and the end of the turn.

use super::lesson_state::use_lesson;
use crate::boxed_closures::{on_click, signal_of};
use crate::tr;
use cartagena::{Seat, Symbol, Turn};
use cartagena_art::{card, lamp, symbol};
use cartagena_lessons::PointedThing;
use cartagena_texts::say;
use leptos::prelude::*;

/// Six stacks, one for each symbol.
#[component]
pub fn OwnHand() -> impl IntoView {
    let room = use_lesson();
    let pointed = move || room.interaction.read().points_at(PointedThing::Hand);
    view! {
        <div
            class="lesson-hand"
            class:pointed=pointed
            role="group"
            aria-label=tr!(room.texts, "hand-own")
        >
            {Symbol::ALL.map(|card| view! { <Stack card /> }).collect_view()}
        </div>
    }
}

#[component]
fn Stack(
    /// The symbol.
    card: Symbol,
) -> impl IntoView {
    let room = use_lesson();
    let desk = room.interaction;
    let count = Memo::new(move |_| room.observation().hand(Seat::FIRST).known.count(card));
    let label =
        move || say!(room.texts.read(), "stack-name", symbol = card.letter(), count = count.get());
    let chosen = move || desk.read().choice().card == Some(card);
    let face = move || drawn(card, count.get() > 0, room.theme.get().palette());
    let number = move || (count.get() > 1).then(|| format!("×{}", count.get()));
    view! {
        <button
            class="lesson-stack"
            class:wanted=signal_of(move || desk.read().is_card_wanted(card))
            class:chosen=chosen
            class:none=signal_of(move || count.get() == 0)
            disabled=signal_of(move || !desk.read().is_card_touchable(card))
            aria-label=label
            aria-pressed=signal_of(move || if chosen() { "true" } else { "false" })
            on:click=on_click(move |_| room.act(|desk| desk.touch_card(card)))
        >
            <svg viewBox="-3 -3 76 104" aria-hidden="true" focusable="false" inner_html=face></svg>
            <span class="lesson-count" data-number=number></span>
        </button>
    }
}

/// Draws a card, or the faint place of one.
fn drawn(what: Symbol, held: bool, palette: &cartagena_art::Palette) -> String {
    if held {
        return card(what, 0.0, 0.0, 70.0);
    }
    let faint = symbol(what, 35.0, 49.0, 40.0, palette.quiet, palette.ground);
    format!("<g opacity=\"0.4\">{faint}</g>")
}

/// The moves left in a turn, as three lamps that go out.
#[component]
pub fn MovesLeft() -> impl IntoView {
    let room = use_lesson();
    let left = Memo::new(move |_| match room.observation().turn() {
        Turn::ToMove { seat, moves_left } if seat == Seat::FIRST => moves_left,
        _ => 0,
    });
    let lamps = move || {
        let palette = room.theme.get().palette();
        let one = |at: u8| lamp(at < left.get(), 24.0 + 48.0 * f32::from(at), 26.0, 36.0, palette);
        (0..3).map(one).collect::<String>()
    };
    view! {
        <span
            class="lesson-lamps"
            class:pointed=signal_of(move || room.interaction.read().points_at(PointedThing::Moves))
            role="img"
            aria-label=signal_of(move || say!(room.texts.read(), "moves-left", count = left.get()))
        >
            <svg viewBox="0 0 144 52" aria-hidden="true" focusable="false" inner_html=lamps></svg>
        </span>
    }
}

/// The button that ends the turn.
#[component]
pub fn EndTurn() -> impl IntoView {
    let room = use_lesson();
    let desk = room.interaction;
    view! {
        <button
            class="lesson-end"
            class:wanted=signal_of(move || desk.read().should_end())
            disabled=signal_of(move || !desk.read().may_end())
            on:click=on_click(move |_| room.act(super::interaction::Interaction::end_turn))
        >
            {tr!(room.texts, "table-end-turn")}
        </button>
    }
}

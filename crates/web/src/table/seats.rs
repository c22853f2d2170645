//! The seats at the table: who they are, how many are aboard, what they hold, whose turn it is. The
//! viewer's own is above the own hand, those of the others together.

use super::board::{own_seat, player_name};
use super::cards::{back, counts};
use super::dialog::Dialog;
use super::icons;
use super::moves_left::MovesLeft;
use super::names::{hand_list, is_named};
use super::state::{TableState, use_table_state};
use crate::boxed_closures::{on_click, signal_of};
use crate::language::use_texts;
use crate::settings::use_settings;
use crate::tr;
use cartagena::{Hand, Observation, Outcome, Seat, Turn};
use cartagena_art::{self as art, LETTERS, PIRATE_HEIGHT, pirate};
use cartagena_client::GameView;
use cartagena_texts::{Texts, say};
use leptos::prelude::*;

/// Everybody but the viewer, in the order of play after the viewer.
#[component]
pub fn Seats() -> impl IntoView {
    let table = use_table_state();
    let others = Memo::new(move |_| {
        let count = table.view.read().as_ref().map_or(0, |view| view.seats().len());
        let mut seats: Vec<Seat> = Seat::first_n(count).collect();
        if let Some(own) = own_seat(table) {
            seats.rotate_left(own.index());
            seats.retain(|seat| *seat != own);
        }
        seats
    });
    let look = Look::new();
    view! {
        <div class="mates">
            <For each=move || others.get() key=|seat| *seat let:seat>
                <Player seat look own=false />
            </For>
        </div>
        <SeatDetails look />
    }
}

/// The viewer's own seat; nothing for spectators.
#[component]
pub fn OwnSeat() -> impl IntoView {
    let table = use_table_state();
    let own = Memo::new(move |_| own_seat(table));
    let look = Look::new();
    view! {
        {move || own.get().map(|seat| view! { <Player seat look own=true /> })}
        <SeatDetails look />
    }
}

/// A closer look at a seat.
#[derive(Clone, Copy)]
struct Look {
    whose: RwSignal<Seat>,
    opened: RwSignal<bool>,
}

impl Look {
    fn new() -> Look {
        Look { whose: RwSignal::new(Seat::FIRST), opened: RwSignal::new(false) }
    }

    fn open(&self, seat: Seat) {
        self.whose.set(seat);
        self.opened.set(true);
    }
}

/// Shows a seat's figure.
pub fn figure(seat: Seat) -> impl IntoView {
    let settings = use_settings();
    let picture = move || {
        let letter = settings.read().letters.then_some(LETTERS[seat.index()]);
        pirate(seat, 0.0, 0.0, PIRATE_HEIGHT, art::Look { letter, ..art::Look::default() })
    };
    view! {
        <svg class="who" viewBox="-26 -70 52 74" aria-hidden="true" focusable="false">
            <g inner_html=picture></g>
        </svg>
    }
}

/// Returns whether a seat is to act.
pub fn is_to_act(table: TableState, seat: Seat) -> bool {
    table.view.read().as_ref().and_then(GameView::actor) == Some(seat)
}

fn seat_state(table: TableState, seat: Seat) -> (u8, Hand) {
    let scene = table.scene.read();
    let hand = scene.as_ref().map(|seen| seen.hand(seat)).unwrap_or_default();
    (table.seen_aboard(seat), hand)
}

fn seat_label(texts: &Texts, table: TableState, seat: Seat) -> String {
    let (aboard, hand) = seat_state(table, seat);
    let (name, cards) = (full_name(texts, table, seat), hand_list(texts, hand));
    let about = say!(texts, "seat-about", name = name, count = aboard, cards = cards);
    [about, (table.context.seat_note)(texts, seat)].join(" ").trim_end().to_owned()
}

/// Returns whether a seat is the viewer's own, and nobody else shares the device.
fn is_only_mine(table: TableState, seat: Seat) -> bool {
    let view = table.view.read();
    view.as_ref().is_some_and(|view| view.seat() == Some(seat) && !view.is_shared())
}

/// Returns a player's name, with the remark that it is the viewer. It contains the shown name as words
/// of their own, so that people who speak to their device can say what they see.
fn full_name(texts: &Texts, table: TableState, seat: Seat) -> String {
    let (name, shown) = (player_name(texts, table, seat), shown_name(texts, table, seat));
    match is_only_mine(table, seat) {
        true if shown == name => say!(texts, "seat-own", name = name),
        true => format!("{shown} · {name}"),
        false => name,
    }
}

/// Returns the name on a seat: "You" on the viewer's own, if there is no name and nobody else
/// shares the device.
pub fn shown_name(texts: &Texts, table: TableState, seat: Seat) -> String {
    let named = table.view.read().as_ref().is_some_and(|view| is_named(view, seat));
    if is_only_mine(table, seat) && !named {
        say!(texts, "seat-you")
    } else {
        player_name(texts, table, seat)
    }
}

#[component]
fn Player(
    /// The item to show.
    seat: Seat,
    /// Shows more of a seat.
    look: Look,
    /// True for the viewer's own seat.
    own: bool,
) -> impl IntoView {
    let (texts, table) = (use_texts(), use_table_state());
    let known = Memo::new(move |_| seat_state(table, seat));
    let won = move || {
        let turn = table.scene.read().as_ref().map(Observation::turn);
        turn == Some(Turn::Over(Outcome::Won(seat)))
    };
    view! {
        <button
            type="button"
            class="mate"
            class:me=own
            id=format!("seat-{seat}")
            class:turn=signal_of(move || is_to_act(table, seat))
            class:won=won
            aria-haspopup="dialog"
            aria-label=signal_of(move || seat_label(&texts.read(), table, seat))
            on:click=on_click(move |_| look.open(seat))
        >
            <span class="mate-inner">
                {figure(seat)}
                <span class="mate-name" dir="auto">{move || shown_name(&texts.read(), table, seat)}</span>
                <span class="aboard">
                    {icons::boat()}
                    <b data-number=signal_of(move || known.get().0)></b>
                    <MovesLeft seat />
                    {(table.context.beside_name)(seat)}
                </span>
                <span class="mate-hand">{move || match own {
                    true => card_count(known.get().1).into_any(),
                    false => small_hand(known.get().1).into_any(),
                }}</span>
            </span>
        </button>
    }
}

/// Shows a hand as small as can be: counts where it is known, backs with a number where not.
fn small_hand(hand: Hand) -> impl IntoView {
    let known = hand.unknown == 0 || !hand.known.is_empty();
    let hidden = hand.unknown > 0;
    view! {
        {known.then(|| counts(hand.known))}
        {hidden.then(|| view! { <span class="hidden-cards">{back()}<b data-number=hand.unknown></b></span> })}
    }
}

/// Shows only the number of cards: the own hand lies below.
fn card_count(hand: Hand) -> impl IntoView {
    view! { <span class="held">{back()}<b data-number=hand.len()></b></span> }
}

/// More of a seat, in words and large.
#[component]
fn SeatDetails(
    /// The seat, and whether it is looked at.
    look: Look,
) -> impl IntoView {
    let (texts, table) = (use_texts(), use_table_state());
    let Look { whose, opened } = look;
    let hand = Memo::new(move |_| seat_state(table, whose.get()).1);
    let title = move || {
        let texts = texts.read();
        match is_only_mine(table, whose.get()) {
            true => say!(texts, "hand-own"),
            false => say!(texts, "hand-of", name = player_name(&texts, table, whose.get())),
        }
    };
    view! {
        <Dialog open=opened title=title>
            <p>{tr!(texts, "boat-count", count = seat_state(table, whose.get()).0)}</p>
            <p>{move || hand_list(&texts.read(), hand.get())}</p>
            {move || (!hand.get().known.is_empty()).then(|| counts(hand.get().known))}
        </Dialog>
    }
}

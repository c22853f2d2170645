//! The game itself: the same table as everywhere, in a house where people come from afar.

use super::chat::{Drawer, DrawerButton};
use super::clock::{self, Clock};
use super::company::{Absentee, Deeds};
use super::ended::Ended;
use super::room::{Here, use_here};
use super::socket;
use crate::route::Route;
use crate::speech::use_texts;
use crate::table::Table;
use crate::table::house::{Eyes, House};
use crate::tr;
use cartagena::Seat;
use cartagena_protocol::{RoomSeat, Stage};
use cartagena_texts::{Texts, say};
use leptos::prelude::*;

/// The table, seen with one's own eyes.
#[component]
pub fn Live(
    /// One's seat; nobody's for those who look on.
    own: Option<Seat>,
) -> impl IntoView {
    let here = use_here();
    let over = move || {
        let room = here.room.read();
        room.as_ref().is_some_and(|room| matches!(room.stage, Stage::Over { .. }))
    };
    provide_context(House {
        line: socket::line(),
        eyes: Eyes::Own(own),
        helps: false,
        over: Signal::derive(over),
        beside,
        note,
        head: || view! { <DrawerButton /><Drawer /><Absentee /> }.into_any(),
        menu: || view! { <Deeds /><Ways /> }.into_any(),
        ending: Some(|| view! { <Ended /> }.into_any()),
    });
    let game = here.id();
    view! { <Table game /> }
}

/// A seat as the room has it.
pub fn seat_of(here: Here, seat: Seat) -> Option<RoomSeat> {
    here.room.read().as_ref()?.seats.get(seat.index()).cloned()
}

fn is_away(seat: &RoomSeat) -> bool {
    seat.taken && !seat.here && !seat.out
}

fn beside(seat: Seat) -> AnyView {
    let here = use_here();
    let away = Memo::new(move |_| seat_of(here, seat).is_some_and(|seat| is_away(&seat)));
    view! {
        <Clock seat />
        <Show when=move || away.get()>
            <svg class="icon away" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d="M5 5H12L5 13H12M14 11H20L14 18H20"></path>
            </svg>
        </Show>
    }
    .into_any()
}

/// Whether somebody is away, and how long the one whose clock runs still has.
fn note(texts: &Texts, seat: Seat) -> String {
    let here = use_here();
    let Some(about) = seat_of(here, seat) else { return String::new() };
    let place = match () {
        () if about.out => Some(say!(texts, "seat-out")),
        () if about.stand_in.is_some() => Some(say!(texts, "seat-stand-in")),
        () if is_away(&about) => Some(say!(texts, "seat-away")),
        () => None,
    };
    // The running second is not for the name of a button, which would never be at rest.
    let left = untrack(|| clock::left(here, seat));
    let time = left
        .filter(|left| left.turn.is_some())
        .map(|left| say!(texts, "clock-left", form = clock::words(texts, left.total())));
    place.into_iter().chain(time).collect::<Vec<_>>().join(" ")
}

/// The ways from here to other tables.
#[component]
fn Ways() -> impl IntoView {
    let (texts, here) = (use_texts(), use_here());
    let next = move || {
        here.next.get().map(|table| {
            let href = Route::At { game: table.game }.href();
            view! { <a class="button primary" href=href>{tr!(texts, "online-next")}</a> }
        })
    };
    view! {
        <div class="table-menu">
            {next}
            <a class="button" href=Route::Online.href()>{tr!(texts, "nav-online")}</a>
        </div>
    }
}

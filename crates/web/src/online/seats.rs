//! The seats of a table before the game: who sits where, and where one may sit down.

use super::company::name;
use super::room::use_here;
use crate::picture::Figure;
use crate::speech::use_texts;
use crate::tr;
use cartagena::Seat;
use cartagena_protocol::{Guest, RoomSeat};
use cartagena_texts::{Texts, say};
use leptos::prelude::*;

/// All seats.
#[component]
pub fn Places() -> impl IntoView {
    let here = use_here();
    let count = Memo::new(move |_| here.room.read().as_ref().map_or(0, |room| room.seats.len()));
    view! {
        <ul class="seats places">
            {move || Seat::first(count.get()).map(|seat| view! { <Place seat /> }).collect_view()}
        </ul>
    }
}

#[component]
fn Place(
    /// Which seat.
    seat: Seat,
) -> impl IntoView {
    let (texts, here) = (use_texts(), use_here());
    let number = seat.index() as u8;
    let about = Memo::new(move |_| {
        let room = here.room.read();
        room.as_ref().and_then(|room| room.seats.get(seat.index()).cloned()).unwrap_or_default()
    });
    let own =
        Memo::new(move |_| here.room.read().as_ref().and_then(|room| room.you) == Some(number));
    let free = Memo::new(move |_| here.rights.read().sit.contains(&number));
    let sit = move |_| here.sit(Some(number));
    let who = name(here, number);
    view! {
        <li class="seat place" class:own=own>
            <Figure seat />
            <span class="place-name"><bdi>{who}</bdi></span>
            <Show when=move || free.get()>
                <button type="button" on:click=sit
                    aria-label=tr!(texts, "online-sit-where", name = who.get())>
                    {tr!(texts, "online-sit")}
                </button>
            </Show>
            <p class="about">{move || stands(&texts.read(), &about.read(), own.get())}</p>
        </li>
    }
}

/// Who may sit there, or whether whoever does is there.
fn stands(texts: &Texts, seat: &RoomSeat, own: bool) -> String {
    match (&seat.guest, seat.taken) {
        (Guest::Bot { .. }, _) => say!(texts, "seat-bot"),
        (_, true) if own => say!(texts, "seat-you"),
        (_, true) if seat.here => say!(texts, "seat-here"),
        (_, true) => say!(texts, "seat-away"),
        (Guest::Friend, false) => say!(texts, "seat-free-friend"),
        (Guest::Anyone, false) => say!(texts, "seat-free-anyone"),
    }
}

//! The seats of a table before the game: who sits where, and where one may sit down.

use super::game_actions::name;
use super::room::use_online_table;
use super::{seat_secrets, socket};
use crate::language::use_texts;
use crate::picture::Figure;
use crate::profiles::seat_profile;
use crate::route::{self, Route};
use crate::tr;
use cartagena::Seat;
use cartagena_protocol::{OnlineRequest, SeatAccess, SeatView};
use cartagena_texts::{Texts, say};
use leptos::prelude::*;

/// Sits down at a table without having seen it, in the seat that is kept there or the first free one,
/// and goes there.
pub fn join_and_go(game: &str) {
    let game = game.to_owned();
    socket::send_request(OnlineRequest::Join {
        game: game.clone(),
        seat: None,
        commitment: seat_secrets::new_commitment(),
        invitation_key: None,
    });
    route::go(&Route::OnlineTable { game });
}

/// All seats.
#[component]
pub fn SeatList() -> impl IntoView {
    let here = use_online_table();
    let count = Memo::new(move |_| here.room.read().as_ref().map_or(0, |room| room.seats.len()));
    view! {
        <ul class="seats places">
            {move || Seat::first_n(count.get()).map(|seat| view! { <SeatEntry seat /> }).collect_view()}
        </ul>
    }
}

#[component]
fn SeatEntry(
    /// The seat.
    seat: Seat,
) -> impl IntoView {
    let (texts, here) = (use_texts(), use_online_table());
    let about = Memo::new(move |_| {
        let room = here.room.read();
        room.as_ref().and_then(|room| room.seats.get(seat.index()).cloned()).unwrap_or_default()
    });
    let own =
        Memo::new(move |_| here.room.read().as_ref().and_then(|room| room.your_seat) == Some(seat));
    // The last free seat is that of the bright button below.
    let free = Memo::new(move |_| {
        let rights = here.rights.read();
        rights.sit.contains(&seat) && (rights.stand || rights.sit.len() > 1)
    });
    let sit = move |_| here.sit(Some(seat));
    let who = name(here, seat);
    let person = Memo::new(move |_| about.read().occupied && !about.read().is_bot());
    view! {
        <li class="seat place" class:own=own>
            <Figure seat />
            <span class="place-name">
                <Show when=move || person.get() fallback=move || view! { <bdi>{who}</bdi> }>
                    <a href=seat_profile(&here.id(), seat)><bdi>{who}</bdi></a>
                </Show>
            </span>
            <Show when=move || free.get()>
                <button type="button" on:click=sit
                    aria-label=tr!(texts, "online-sit-where", name = who.get())>
                    {tr!(texts, "online-sit")}
                </button>
            </Show>
            <p class="about">{move || seat_status(&texts.read(), &about.read(), own.get())}</p>
        </li>
    }
}

/// Says who may take a seat, or whether its player is connected.
fn seat_status(texts: &Texts, seat: &SeatView, own: bool) -> String {
    match (&seat.access, seat.occupied) {
        (SeatAccess::Bot { .. }, _) => say!(texts, "seat-bot"),
        (_, true) if own => say!(texts, "seat-you"),
        (_, true) if seat.present && seat.program => say!(texts, "seat-bot"),
        (_, true) if seat.present => say!(texts, "seat-here"),
        (_, true) => say!(texts, "seat-away"),
        (SeatAccess::Friend, false) if !seat.name.is_empty() => say!(texts, "seat-kept"),
        (SeatAccess::Friend, false) => say!(texts, "seat-free-friend"),
        (SeatAccess::Anyone, false) => say!(texts, "seat-free-anyone"),
    }
}

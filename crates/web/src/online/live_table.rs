//! The online game: the same table component as everywhere, in the context of a server.

use super::chat::{Drawer, DrawerButton};
use super::clock::{self, Clock};
use super::game_actions::{AbsenceNotice, GameActions};
use super::game_over::{EndWays, end_note, outcome};
use super::rematch::is_at_next_table;
use super::room::{OnlineTableState, use_online_table};
use super::socket;
use crate::account::requests::date;
use crate::language::use_texts;
use crate::route::Route;
use crate::table::Table;
use crate::table::context::{Ending, TableContext, Viewpoint};
use crate::tr;
use cartagena::Seat;
use cartagena_protocol::SeatView;
use cartagena_texts::{Texts, say};
use leptos::prelude::*;

/// The table from the person's own viewpoint.
#[component]
pub fn LiveTable(
    /// The person's seat; absent for spectators.
    own: Option<Seat>,
) -> impl IntoView {
    let here = use_online_table();
    let over = move || here.room.read().as_ref().and_then(|room| outcome(&room.stage));
    provide_context(TableContext {
        link: socket::link(),
        viewpoint: Viewpoint::Own(own),
        helps: false,
        over: Signal::derive(over),
        beside_name,
        seat_note,
        beside_menu: || view! { <DrawerButton /><AbsenceNotice /> }.into_any(),
        beside_table: || view! { <Drawer /> }.into_any(),
        menu_items: || view! { <GameActions /><OtherTables /> }.into_any(),
        end_note,
        ending: Ending::With(|| view! { <EndWays /> }.into_any()),
        ..TableContext::local()
    });
    let game = here.id();
    view! { <Table game /> }
}

/// Returns the room's view of a seat.
pub fn room_seat(here: OnlineTableState, seat: Seat) -> Option<SeatView> {
    here.room.read().as_ref()?.seats.get(seat.index()).cloned()
}

/// Reports whether a player is neither here nor at the table of the rematch.
fn is_away(here: OnlineTableState, at: Seat, seat: &SeatView) -> bool {
    seat.occupied && !seat.present && !seat.out && !is_at_next_table(here, at)
}

fn beside_name(seat: Seat) -> AnyView {
    let here = use_online_table();
    let away =
        Memo::new(move |_| room_seat(here, seat).is_some_and(|about| is_away(here, seat, &about)));
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

/// Says that a player is away, and how much time the running clock has left.
fn seat_note(texts: &Texts, seat: Seat) -> String {
    let here = use_online_table();
    let Some(about) = room_seat(here, seat) else { return String::new() };
    let place = match () {
        () if about.out => Some(say!(texts, "seat-out")),
        () if about.stand_in.is_some() => Some(say!(texts, "seat-stand-in")),
        () if about.holiday_until.is_some() => {
            about.holiday_until.map(|until| holiday_words(texts, until))
        }
        () if is_away(here, seat, &about) => Some(say!(texts, "seat-away")),
        () if about.occupied && !about.present => Some(say!(texts, "seat-moved-on")),
        () => None,
    };
    // The running second is not for the name of a button, which would never be at rest.
    let left = untrack(|| clock::left(here, seat));
    let time = left
        .filter(|left| left.turn.is_some())
        .map(|left| say!(texts, "clock-left", form = clock::words(texts, left.total())));
    place.into_iter().chain(time).collect::<Vec<_>>().join(" ")
}

/// Says until when a player is on holiday.
pub fn holiday_words(texts: &Texts, until: u64) -> String {
    say!(texts, "seat-holiday", form = date(texts, until as f64))
}

/// The ways from here to other tables.
#[component]
fn OtherTables() -> impl IntoView {
    let (texts, here) = (use_texts(), use_online_table());
    let next = move || {
        here.next.get().map(|table| {
            let href = Route::OnlineTable { game: table.game }.href();
            view! { <a class="button primary" href=href>{tr!(texts, "online-next")}</a> }
        })
    };
    view! {
        <div class="table-menu">
            {next}
            <a class="button" href=Route::Online.href()>{tr!(texts, "nav-online")}</a>
            <Show when=move || here.rights.read().draw>
                <a class="button" href=Route::Away { game: Some(here.id()) }.href()>
                    {tr!(texts, "away-link")}
                </a>
            </Show>
        </div>
    }
}

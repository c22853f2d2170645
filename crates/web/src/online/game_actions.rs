//! Actions besides playing: agree to a draw, resign, decide about the seat of an absent player.

use super::room::{OnlineTableState, use_online_table};
use super::socket;
use crate::language::use_texts;
use crate::table::dialog::DialogOpen;
use crate::table::state::use_table_state;
use crate::tr;
use cartagena::Seat;
use cartagena_client::GameView;
use cartagena_protocol::{AbsentPolicy, OnlineRequest};
use cartagena_speech::room::seat_name;
use leptos::prelude::*;

/// Returns the name of a seat, following the table.
pub fn name(here: OnlineTableState, seat: Seat) -> Signal<String> {
    let texts = use_texts();
    Signal::derive(move || {
        let room = here.room.read();
        room.as_ref().map(|room| seat_name(&texts.read(), room, seat)).unwrap_or_default()
    })
}

/// The part of the menu that is about the game.
#[component]
pub fn GameActions() -> impl IntoView {
    let here = use_online_table();
    let missing = Memo::new(move |_| here.absent_seats());
    view! {
        <Show when=move || here.rights.read().draw>
            <div class="table-menu"><Draw /><Resign /></div>
        </Show>
        <For each=move || missing.get() key=|seat| *seat let:seat>
            <AbsentSeat seat />
        </For>
    }
}

#[component]
fn Draw() -> impl IntoView {
    let (texts, here) = (use_texts(), use_online_table());
    let agreed = Memo::new(move |_| {
        let room = here.room.read();
        room.as_ref().is_some_and(|room| {
            room.your_seat.is_some_and(|own| room.draw_agreed_by.contains(&own))
        })
    });
    let turn = move |_| {
        socket::send_request(OnlineRequest::AgreeToDraw {
            game: here.id(),
            agree: !agreed.get_untracked(),
        });
    };
    view! {
        <button type="button" aria-pressed=move || agreed.get().to_string() on:click=turn>
            {tr!(texts, "online-draw")}
        </button>
    }
}

/// Button for resigning, which asks for confirmation.
#[component]
fn Resign() -> impl IntoView {
    let (texts, here) = (use_texts(), use_online_table());
    let (sure, menu) = (RwSignal::new(false), expect_context::<DialogOpen>());
    let resign = move |_| {
        if sure.get_untracked() {
            socket::send_request(OnlineRequest::Resign { game: here.id() });
            menu.0.set(false);
        }
        sure.update(|sure| *sure = !*sure);
    };
    view! {
        <button type="button" class:danger=sure aria-live="polite" on:click=resign>
            <Show when=move || sure.get() fallback=move || tr!(texts, "online-resign")>
                {tr!(texts, "online-resign-sure")}
            </Show>
        </button>
    }
}

/// Asks what to do with the seat of an absent player.
#[component]
pub fn AbsentSeat(
    /// The seat.
    seat: Seat,
) -> impl IntoView {
    let (texts, here) = (use_texts(), use_online_table());
    let who = name(here, seat);
    let rated = Memo::new(move |_| here.room.read().as_ref().is_some_and(|room| room.table.rated));
    let care = move |care: AbsentPolicy| {
        move |_| {
            socket::send_request(OnlineRequest::SetAbsentPolicy {
                game: here.id(),
                seat: seat.number(),
                policy: care,
            })
        }
    };
    view! {
        <div class="gone" role="group" aria-label=who>
            <p>{tr!(texts, "online-gone", name = who.get())}</p>
            <div class="buttons">
                // No bot plays for anybody at a rated table.
                <Show when=move || !rated.get()>
                    <button type="button" on:click=care(AbsentPolicy::Bot)>{tr!(texts, "care-bot")}</button>
                </Show>
                <button type="button" on:click=care(AbsentPolicy::Wait)>{tr!(texts, "care-wait")}</button>
                <button type="button" on:click=care(AbsentPolicy::Out)>{tr!(texts, "care-out")}</button>
            </div>
            <p class="about">{tr!(texts, "care-about")}</p>
        </div>
    }
}

/// A notice that everybody waits for an absent player. An answer dismisses it.
#[component]
pub fn AbsenceNotice() -> impl IntoView {
    let (texts, here, table) = (use_texts(), use_online_table(), use_table_state());
    let awaited = Memo::new(move |_| {
        let actor = table.view.read().as_ref().and_then(GameView::actor)?;
        let stands_in = |seat: Seat| {
            let room = here.room.read();
            let seat = room.as_ref().and_then(|room| room.seats.get(seat.index()));
            seat.is_some_and(|seat| seat.stand_in.is_some())
        };
        Some(actor).filter(|seat| here.absent_seats().contains(seat) && !stands_in(*seat))
    });
    let closed = RwSignal::new(None::<Seat>);
    Effect::new(move || {
        if awaited.get().is_none() {
            closed.set(None);
        }
    });
    let open = move || awaited.get().filter(|seat| closed.get() != Some(*seat));
    move || {
        open().map(|seat| {
            view! {
                <div class="notice absentee" role="status" on:click=move |_| closed.set(Some(seat))>
                    <AbsentSeat seat />
                    <button type="button">{tr!(texts, "close")}</button>
                </div>
            }
        })
    }
}

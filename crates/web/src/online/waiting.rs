//! Before the game: people sit down, the link goes round, the deal is prepared.

use super::chat::Chat;
use super::connection::Connection;
use super::deal::DealCommitments;
use super::invite::Invite;
use super::name::{Name, shown_name};
use super::people_list::InviteFollowed;
use super::room::use_online_table;
use super::seats::SeatList;
use super::{socket, time_words};
use crate::language::use_texts;
use crate::names;
use crate::settings::use_settings;
use crate::tr;
use cartagena::Seat;
use cartagena_protocol::{OnlineRequest, RoomStage, RoomView};
use cartagena_texts::{Texts, say};
use leptos::prelude::*;

/// The waiting room.
#[component]
pub fn WaitingRoom() -> impl IntoView {
    let (texts, here) = (use_texts(), use_online_table());
    let words = move |what: fn(&Texts, &RoomView) -> String| {
        move || here.room.read().as_ref().map(|room| what(&texts.read(), room))
    };
    let link = Memo::new(move |_| here.link().filter(|_| !here.rights.read().sit.is_empty()));
    let seated = Memo::new(move |_| here.rights.read().stand);
    let rated = Memo::new(move |_| here.room.read().as_ref().is_some_and(|room| room.table.rated));
    let invite = move |address| {
        let bright = Signal::derive(move || seated.get());
        view! { <Invite address label=tr!(texts, "online-invite") bright /> }
    };
    // Those who sit wait for others and send the link first; guests sit down first.
    let invite_if = move |sits| move || link.get().filter(|_| seated.get() == sits).map(invite);
    view! {
        <p class="lead">{words(game_words)}</p>
        <p>{words(time)}</p>
        <Show when=move || rated.get()><p>{tr!(texts, "rated-waiting")}</p></Show>
        {invite_if(true)}
        <Show when=move || seated.get()><InviteFollowed /></Show>
        <SeatList />
        <OwnSeat />
        {invite_if(false)}
        <DealCommitments />
        <h2>{tr!(texts, "online-chat")}</h2>
        <div class="waiting-chat"><Chat /></div>
        <StartButton />
    }
}

/// Describes the game that is played.
pub fn game_words(texts: &Texts, room: &RoomView) -> String {
    room.table.rules.parsed().map(|rules| time_words::game_words(texts, *rules)).unwrap_or_default()
}

fn time(texts: &Texts, room: &RoomView) -> String {
    time_words::sentence(texts, room.table.pace)
}

/// The person's name, and the way to a seat or from it; those who can have none look on.
#[component]
fn OwnSeat() -> impl IntoView {
    let (texts, here) = (use_texts(), use_online_table());
    let seated = Memo::new(move |_| here.rights.read().stand);
    let may_sit = Memo::new(move |_| !here.rights.read().sit.is_empty());
    let stand = move |_| socket::send_request(OnlineRequest::StandUp { game: here.id() });
    view! {
        <Show when=move || seated.get() || may_sit.get()><Name /></Show>
        <Show when=move || seated.get()>
            <button type="button" class="bare" on:click=stand>{tr!(texts, "online-stand")}</button>
        </Show>
        <Show when=move || !seated.get() && may_sit.get()><SitDown /></Show>
        <Show when=move || !seated.get() && !may_sit.get()>
            <p class="quiet">{tr!(texts, "online-look-on")}</p>
        </Show>
    }
}

/// The guest's one bright button: it sits down under the name above.
#[component]
fn SitDown() -> impl IntoView {
    let (texts, here) = (use_texts(), use_online_table());
    let (contact, settings): (Connection, _) = (expect_context(), use_settings());
    let name = move || {
        let texts = texts.read();
        let seat = here.rights.read().sit.first().copied().unwrap_or(Seat::FIRST);
        let colour = || say!(texts, "seat-name", colour = names::colour(seat));
        shown_name(&contact, &settings.read()).unwrap_or_else(colour)
    };
    view! {
        <button type="button" class="primary big sit-down" on:click=move |_| here.sit(None)>
            {move || say!(texts.read(), "online-sit-as", name = name())}
        </button>
    }
}

/// The button that begins, or what everybody waits for.
#[component]
fn StartButton() -> impl IntoView {
    let (texts, here) = (use_texts(), use_online_table());
    let start = move |_| socket::send_request(OnlineRequest::Start { game: here.id() });
    let awaited = move || here.room.read().as_ref().map(|room| missing_words(&texts.read(), room));
    let may = Memo::new(move |_| here.rights.read().start);
    // While a friend is awaited, the bright button is the one that sends the link.
    let full = Memo::new(move |_| {
        here.room.read().as_ref().is_some_and(|room| room.seats.iter().all(|seat| seat.occupied))
    });
    view! {
        <div class="launch">
            <p class="quiet" role="status">{awaited}</p>
            <Show when=move || may.get()>
                <button type="button" class="big" class:primary=move || full.get() on:click=start>
                    {tr!(texts, "new-start")}
                </button>
            </Show>
        </div>
    }
}

fn missing_words(texts: &Texts, room: &RoomView) -> String {
    let free = room.seats.iter().filter(|seat| !seat.occupied).count();
    match room.stage {
        RoomStage::Gathering if room.may_start && free > 0 => {
            say!(texts, "online-start-bots", count = free)
        }
        RoomStage::Gathering if free > 0 => say!(texts, "online-free", count = free),
        RoomStage::Gathering if room.may_start => say!(texts, "online-full"),
        RoomStage::Gathering => say!(texts, "online-wait-host"),
        RoomStage::Closed => say!(texts, "online-closed"),
        _ => say!(texts, "online-dealing"),
    }
}

//! Before the game: people sit down, the link goes round, the deal is prepared.

use super::chat::Chat;
use super::deal::DealCommitments;
use super::invite::Invite;
use super::name::Name;
use super::room::use_online_table;
use super::seats::SeatList;
use super::{socket, time_words};
use crate::language::use_texts;
use crate::tr;
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
    let invite = move |address| {
        view! { <Invite address label=tr!(texts, "online-invite") /> }
    };
    view! {
        <p class="lead">{words(game_words)}</p>
        <p>{words(time)}</p>
        <SeatList />
        <StandUp />
        {move || link.get().map(invite)}
        <Name />
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

/// Getting up again; a person without a seat is told how to take one.
#[component]
fn StandUp() -> impl IntoView {
    let (texts, here) = (use_texts(), use_online_table());
    let stand = move |_| socket::send_request(OnlineRequest::StandUp { game: here.id() });
    view! {
        <Show
            when=move || here.rights.read().stand
            fallback=move || view! { <p class="quiet">{tr!(texts, "online-look-on")}</p> }
        >
            <button type="button" class="bare" on:click=stand>{tr!(texts, "online-stand")}</button>
        </Show>
    }
}

/// The button that begins, or what everybody waits for.
#[component]
fn StartButton() -> impl IntoView {
    let (texts, here) = (use_texts(), use_online_table());
    let start = move |_| socket::send_request(OnlineRequest::Start { game: here.id() });
    let awaited = move || here.room.read().as_ref().map(|room| missing_words(&texts.read(), room));
    let may = Memo::new(move |_| here.rights.read().start);
    view! {
        <div class="launch">
            <p class="quiet" role="status">{awaited}</p>
            <Show when=move || may.get()>
                <button type="button" class="primary big" on:click=start>{tr!(texts, "new-start")}</button>
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

//! Before the game: people sit down, the link goes round, the deal is prepared.

use super::chat::Chat;
use super::deal::Fairness;
use super::invite::Invite;
use super::name::Name;
use super::room::use_here;
use super::seats::Places;
use super::{pace, socket};
use crate::speech::use_texts;
use crate::tr;
use cartagena_protocol::{Room, Stage, Wish};
use cartagena_texts::{Texts, say};
use leptos::prelude::*;

/// The waiting room.
#[component]
pub fn Waiting() -> impl IntoView {
    let (texts, here) = (use_texts(), use_here());
    let told = move |what: fn(&Texts, &Room) -> String| {
        move || here.room.read().as_ref().map(|room| what(&texts.read(), room))
    };
    let link = Memo::new(move |_| here.link().filter(|_| !here.rights.read().sit.is_empty()));
    let invite = move |address| {
        view! { <Invite address label=tr!(texts, "online-invite") /> }
    };
    view! {
        <p class="lead">{told(agreed)}</p>
        <p>{told(time)}</p>
        <Places />
        <Stand />
        {move || link.get().map(invite)}
        <Name />
        <Fairness />
        <h2>{tr!(texts, "online-chat")}</h2>
        <div class="waiting-chat"><Chat /></div>
        <Launch />
    }
}

/// What is played.
pub fn agreed(texts: &Texts, room: &Room) -> String {
    pace::game(texts, &room.table.rules)
}

fn time(texts: &Texts, room: &Room) -> String {
    pace::sentence(texts, room.table.pace)
}

/// Getting up again; who has not sat down is told how.
#[component]
fn Stand() -> impl IntoView {
    let (texts, here) = (use_texts(), use_here());
    let stand = move |_| socket::wish(Wish::Stand { game: here.id() });
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
fn Launch() -> impl IntoView {
    let (texts, here) = (use_texts(), use_here());
    let start = move |_| socket::wish(Wish::Start { game: here.id() });
    let awaited = move || here.room.read().as_ref().map(|room| awaited(&texts.read(), room));
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

fn awaited(texts: &Texts, room: &Room) -> String {
    let free = room.seats.iter().filter(|seat| !seat.taken).count();
    match room.stage {
        Stage::Gathering if room.host && free > 0 => say!(texts, "online-start-bots", count = free),
        Stage::Gathering if free > 0 => say!(texts, "online-free", count = free),
        Stage::Gathering if room.host => say!(texts, "online-full"),
        Stage::Gathering => say!(texts, "online-wait-host"),
        Stage::Closed => say!(texts, "online-closed"),
        _ => say!(texts, "online-dealing"),
    }
}

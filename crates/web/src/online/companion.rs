//! The companion of all pages, once this browser plays online: it keeps the connection, knows the
//! person's tables, and tells on every page when somebody wants to play again.

use super::people_notices::PeopleNotices;
use super::seats::join_and_go;
use super::socket::{self, SocketState};
use super::table_notes::{self, TableNotes};
use super::{front_door, rematch, seat_secrets};
use crate::announce::use_announcer;
use crate::app::CompanionSlot;
use crate::home::PLAYS_ONLINE;
use crate::language::use_texts;
use crate::route::Route;
use crate::settings::use_settings;
use crate::table::sound;
use crate::tr;
use crate::turn_sign::{self, TurnAt};
use cartagena_protocol::{OnlineEvent, OnlineRequest, ServerMsg, TableSummary};
use cartagena_texts::say;
use leptos::prelude::*;

thread_local! {
    static TABLES: ArcRwSignal<Vec<TableSummary>> = ArcRwSignal::new(Vec::new());
}

/// Returns the person's tables, as the server told them last.
pub fn tables() -> ArcRwSignal<Vec<TableSummary>> {
    TABLES.with(ArcRwSignal::clone)
}

/// Shows the companion beside the pages, for as long as the page lives.
pub fn start() {
    let CompanionSlot(slot) = expect_context();
    if slot.read_untracked().is_none() {
        slot.set(Some(|| view! { <Companion /> }.into_any()));
    }
}

#[component]
fn Companion() -> impl IntoView {
    socket::hold();
    let state = socket::state();
    let connected = state.clone();
    Effect::new(move || {
        if connected.get() == SocketState::Connected {
            socket::send_request(OnlineRequest::ListMyTables);
        }
    });
    let hidden = turn_sign::use_hidden();
    Effect::new(move |before: Option<bool>| {
        let (hidden, connected) = (hidden.get(), state.get() == SocketState::Connected);
        // A server takes every page for visible until it is told.
        if connected && (hidden || before == Some(true)) {
            socket::send_request(OnlineRequest::Hidden { hidden });
        }
        hidden
    });
    socket::link().listen(|message| match message {
        ServerMsg::Online(OnlineEvent::MyTables { tables }) => receive(tables),
        ServerMsg::Online(OnlineEvent::RevealRequested { game }) => {
            seat_secrets::reveal_latest(game)
        }
        _ => {}
    });
    let (texts, tables) = (use_texts(), tables());
    turn_sign::show_turn(TurnAt::OnlineTable, move || {
        let tables = tables.read();
        let table = tables.iter().find(|table| table.your_turn)?;
        Some(front_door::turn_words(&texts.read(), table))
    });
    view! {
        <RematchNotice />
        <PeopleNotices />
    }
}

fn receive(received: &[TableSummary]) {
    if !received.is_empty() {
        table_notes::write(PLAYS_ONLINE, "1");
    }
    let tables = tables();
    if *tables.read_untracked() != received {
        tables.set(received.to_vec());
    }
}

/// The offer of a rematch, wherever the person is: seen, heard, and one tap away.
#[component]
fn RematchNotice() -> impl IntoView {
    let (texts, announcer, settings) = (use_texts(), use_announcer(), use_settings());
    let route: ReadSignal<Route> = expect_context();
    let declined = RwSignal::new(());
    let tables = tables();
    let offer = Memo::new(move |_| {
        declined.track();
        let offers = tables.get().into_iter().filter(rematch::is_offer);
        let here =
            |game: &str| matches!(&*route.read(), Route::OnlineTable { game: at } if at == game);
        let is_new = |game: &str| TableNotes::Declined.get(game).is_none() && !here(game);
        let mut offers = offers.filter(|table| is_new(&table.game));
        offers.next().map(|table| (rematch::host_name(&texts.read(), &table), table.game))
    });
    Effect::new(move |before: Option<Option<String>>| {
        let now = offer.get();
        let game = now.as_ref().map(|(_, game)| game.clone());
        if let Some((name, game)) = now
            && before.flatten() != Some(game)
        {
            announcer.say_all(vec![say!(
                texts.read_untracked(),
                "online-rematch-offer",
                name = name
            )]);
            sound::ring(&settings.read_untracked());
        }
        game
    });
    let decline = move |game: &str| {
        TableNotes::Declined.put(game, "1");
        declined.set(());
    };
    move || {
        offer.get().map(|(name, game)| {
            let game = StoredValue::new(game);
            view! {
                <div class="notice rematch-offer">
                    <p>{tr!(texts, "online-rematch-offer", name = &name)}</p>
                    <button class="primary" on:click=move |_| join_and_go(&game.get_value())>
                        {tr!(texts, "online-rematch")}
                    </button>
                    <button on:click=move |_| decline(&game.get_value())>{tr!(texts, "close")}</button>
                </div>
            }
        })
    }
}

//! The lobby: the person's own tables, the open ones, and the link to a new one.

use super::card::TableCardView;
use super::connection::{WithServer, use_connection};
use super::invite::Invite;
use super::name::Name;
use super::pairing::QuickPairing;
use super::people_list::PeopleLists;
use super::socket;
use crate::account::{AccountLink, PrivacyLink};
use crate::language::use_texts;
use crate::route::Route;
use crate::share::address;
use crate::tr;
use cartagena_client::online::next_table;
use cartagena_protocol::{OnlineEvent, OnlineRequest, ServerMsg, TableSummary};
use cartagena_texts::{Texts, say};
use leptos::prelude::*;
use std::time::Duration;

/// Interval between requests for the person's own tables.
const POLL_INTERVAL: Duration = Duration::from_secs(15);

type Tables = RwSignal<Option<Vec<TableSummary>>>;

/// The page.
#[component]
pub fn Lobby() -> impl IntoView {
    let texts = use_texts();
    let (mine, open): (Tables, Tables) = (RwSignal::new(None), RwSignal::new(None));
    let running: Tables = RwSignal::new(None);
    follow(mine, open, running);
    view! {
        <section class="page online">
            <h1>{tr!(texts, "nav-online")}</h1>
            <WithServer>
                <Name />
                <p class="buttons">
                    <NextTable mine />
                    <a class="button primary big" href=Route::NewOnlineTable.href()>{tr!(texts, "online-open")}</a>
                    <a class="button" href=Route::Ratings { list: None }.href()>{tr!(texts, "ratings-title")}</a>
                    <a class="button" href=Route::Profile { who: None }.href()>{tr!(texts, "profile-link")}</a>
                </p>
                <QuickPairing />
                <TableGroup tables=mine title=|texts| say!(texts, "online-mine") none=|_| None />
                <TableGroup tables=open title=|texts| say!(texts, "online-tables")
                    none=|texts| Some(say!(texts, "online-none-open")) />
                <TableGroup tables=running title=|texts| say!(texts, "lobby-running") none=|_| None />
                <PeopleLists />
                <OtherDevice />
            </WithServer>
        </section>
    }
}

fn follow(mine: Tables, open: Tables, running: Tables) {
    let contact = use_connection();
    let of_others = |tables: &[TableSummary]| {
        tables.iter().filter(|table| table.your_seat.is_none()).cloned().collect()
    };
    socket::link().listen(move |message| match message {
        ServerMsg::Online(OnlineEvent::MyTables { tables }) => mine.set(Some(tables.clone())),
        ServerMsg::Online(OnlineEvent::Lobby { tables }) => {
            open.set(Some(of_others(tables)));
        }
        ServerMsg::Online(OnlineEvent::RunningTables { tables }) => {
            running.set(Some(of_others(tables)));
        }
        _ => {}
    });
    contact.on_connected(|| {
        socket::send_request(OnlineRequest::WatchLobby);
        socket::send_request(OnlineRequest::ListMyTables);
    });
    let asking = set_interval_with_handle(
        || socket::send_request(OnlineRequest::ListMyTables),
        POLL_INTERVAL,
    );
    on_cleanup(move || {
        asking.into_iter().for_each(|asking| asking.clear());
        socket::send_request(OnlineRequest::UnwatchLobby);
    });
}

/// The link to the next table at which it is the person's turn.
#[component]
fn NextTable(
    /// The person's own tables.
    mine: Tables,
) -> impl IntoView {
    let texts = use_texts();
    let next = Memo::new(move |_| {
        let tables = mine.read();
        next_table(tables.as_deref().unwrap_or_default(), None).map(|table| table.game.clone())
    });
    move || {
        next.get().map(|game| {
            let href = Route::OnlineTable { game }.href();
            view! { <a class="button primary big" href=href>{tr!(texts, "online-next")}</a> }
        })
    }
}

/// Tables under their heading.
#[component]
fn TableGroup(
    /// The tables; nothing before the server has sent them.
    tables: Tables,
    /// Their name.
    title: fn(&Texts) -> String,
    /// The sentence for an empty group; the group is hidden if there is none.
    none: fn(&Texts) -> Option<String>,
) -> impl IntoView {
    let texts = use_texts();
    let empty = Memo::new(move |_| tables.read().as_ref().is_none_or(Vec::is_empty));
    let known = move || tables.read().is_some();
    let silent = move || empty.get() && none(&texts.read()).is_none();
    let key = |table: &TableSummary| {
        (table.game.clone(), table.your_turn, table.free_seats.clone(), table.last_changed)
    };
    view! {
        <Show when=move || known() && !silent()>
            <h2>{move || title(&texts.read())}</h2>
            <Show when=move || empty.get()>
                <p class="quiet">{move || none(&texts.read())}</p>
            </Show>
            <ul class="games">
                <For each=move || tables.get().unwrap_or_default() key=key let(table)>
                    <TableCardView table />
                </For>
            </ul>
        </Show>
    }
}

/// A link with which one comes in as the same person elsewhere.
#[component]
fn OtherDevice() -> impl IntoView {
    let texts = use_texts();
    let pass = RwSignal::new(None::<(String, u32)>);
    socket::link().listen(move |message| {
        if let ServerMsg::Online(OnlineEvent::DeviceLink { secret, valid_seconds }) = message {
            pass.set(Some((secret.clone(), *valid_seconds)));
        }
    });
    let ask = move |_| socket::send_request(OnlineRequest::CreateDeviceLink);
    let link = move |(secret, seconds): (String, u32)| {
        let link = address(&Route::SignIn { secret }).unwrap_or_default();
        view! {
            <Invite address=link label=tr!(texts, "online-pass-link") />
            <p class="about">{tr!(texts, "online-pass-about", count = seconds.div_ceil(60))}</p>
        }
    };
    view! {
        <h2>{tr!(texts, "online-elsewhere")}</h2>
        <p class="about">{tr!(texts, "online-elsewhere-about")}</p>
        {move || match pass.get() {
            Some(given) => link(given).into_any(),
            None => view! {
                <button type="button" on:click=ask>{tr!(texts, "online-pass")}</button>
            }
            .into_any(),
        }}
        <p class="buttons"><AccountLink /><PrivacyLink /></p>
    }
}

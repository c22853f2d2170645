//! Where people meet: one's own tables, those that are open to anybody, and the way to a new one.

use super::card::Card;
use super::frame::{Reconnecting, WithServer, use_contact};
use super::invite::Invite;
use super::name::Name;
use super::socket;
use crate::route::Route;
use crate::share::address;
use crate::speech::use_texts;
use crate::tr;
use cartagena_client::online::next_table;
use cartagena_protocol::{News, ServerMsg, TableCard, Wish};
use cartagena_texts::{Texts, say};
use leptos::prelude::*;
use std::time::Duration;

/// How often one asks for one's own tables.
const ROUND: Duration = Duration::from_secs(15);

type Tables = RwSignal<Option<Vec<TableCard>>>;

/// The page.
#[component]
pub fn Lobby() -> impl IntoView {
    let texts = use_texts();
    let (mine, open): (Tables, Tables) = (RwSignal::new(None), RwSignal::new(None));
    follow(mine, open);
    view! {
        <section class="page online">
            <h1>{tr!(texts, "nav-online")}</h1>
            <Reconnecting />
            <WithServer>
                <Name />
                <p class="buttons">
                    <Next mine />
                    <a class="button primary big" href=Route::Opening.href()>{tr!(texts, "online-open")}</a>
                </p>
                <Part tables=mine title=|texts| say!(texts, "online-mine") none=|_| None />
                <Part tables=open title=|texts| say!(texts, "online-tables")
                    none=|texts| Some(say!(texts, "online-none-open")) />
                <OtherDevice />
            </WithServer>
        </section>
    }
}

fn follow(mine: Tables, open: Tables) {
    let contact = use_contact();
    socket::line().listen(move |told| match told {
        ServerMsg::Online(News::Mine { tables }) => mine.set(Some(tables.clone())),
        ServerMsg::Online(News::Lobby { tables }) => {
            open.set(Some(tables.iter().filter(|table| table.you.is_none()).cloned().collect()));
        }
        _ => {}
    });
    contact.whenever_here(|| {
        socket::wish(Wish::Lobby);
        socket::wish(Wish::Mine);
    });
    let asking = set_interval_with_handle(|| socket::wish(Wish::Mine), ROUND);
    on_cleanup(move || {
        asking.into_iter().for_each(|asking| asking.clear());
        socket::wish(Wish::LeaveLobby);
    });
}

/// The way to the next table where it is one's turn.
#[component]
fn Next(
    /// One's own tables.
    mine: Tables,
) -> impl IntoView {
    let texts = use_texts();
    let next = Memo::new(move |_| {
        let tables = mine.read();
        next_table(tables.as_deref().unwrap_or_default(), None).map(|table| table.game.clone())
    });
    move || {
        next.get().map(|game| {
            let href = Route::At { game }.href();
            view! { <a class="button primary big" href=href>{tr!(texts, "online-next")}</a> }
        })
    }
}

/// Tables under their heading.
#[component]
fn Part(
    /// Which; nothing before the server told.
    tables: Tables,
    /// What they are called.
    title: fn(&Texts) -> String,
    /// What is said when there are none; nothing, not even the heading, if that is nothing.
    none: fn(&Texts) -> Option<String>,
) -> impl IntoView {
    let texts = use_texts();
    let empty = Memo::new(move |_| tables.read().as_ref().is_none_or(Vec::is_empty));
    let known = move || tables.read().is_some();
    let silent = move || empty.get() && none(&texts.read()).is_none();
    let key = |table: &TableCard| {
        (table.game.clone(), table.your_turn, table.free.clone(), table.touched)
    };
    view! {
        <Show when=move || known() && !silent()>
            <h2>{move || title(&texts.read())}</h2>
            <Show when=move || empty.get()>
                <p class="quiet">{move || none(&texts.read())}</p>
            </Show>
            <ul class="games">
                <For each=move || tables.get().unwrap_or_default() key=key let(table)>
                    <Card table />
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
    socket::line().listen(move |told| {
        if let ServerMsg::Online(News::Pass { secret, seconds }) = told {
            pass.set(Some((secret.clone(), *seconds)));
        }
    });
    let ask = move |_| socket::wish(Wish::Pass);
    let link = move |(secret, seconds): (String, u32)| {
        let link = address(&Route::Come { secret }).unwrap_or_default();
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
    }
}

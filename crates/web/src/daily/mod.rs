//! The deal of the day with its calendar, and deals that others have played.

mod calendar;
mod challenge;
mod duel;
mod journal;
mod played_game;
mod result;
mod score_table;
mod share;
mod words;

pub use challenge::ChallengePage;
pub use duel::DuelPage;
pub(crate) use journal::follow_journal;

use crate::boxed_closures::on_click;
use crate::host_link;
use crate::language::use_texts;
use crate::route::{self, Route};
use crate::settings::use_settings;
use crate::tr;
use calendar::Calendar;
use cartagena_client::Journal;
use cartagena_daily::{DailyDeal, Day};
use cartagena_protocol::{ClientMsg, DeferredRequest, ServerMsg, name_fits_bytes};
use cartagena_texts::{Texts, say};
use leptos::prelude::*;
use result::DayResult;

/// The date in the address that begins or goes on with today's game at once.
const PLAY: &str = "play";

/// The state of the page of one day. Copies share their state.
#[derive(Clone, Copy)]
struct DayState {
    day: Day,
    today: Day,
    /// `None` until the host has answered.
    journal: RwSignal<Option<Journal>>,
    /// True if the day's game goes on.
    running: RwSignal<bool>,
    /// True while the table is awaited.
    asked: RwSignal<bool>,
}

/// Returns the day that it is now; `None` if the clock of the device is far off.
fn today() -> Option<Day> {
    Day::of_milliseconds(js_sys::Date::now() as u64)
}

/// The page of the deal of the day.
#[component]
pub fn DailyPage(
    /// The date in the address.
    date: Option<String>,
) -> impl IntoView {
    let texts = use_texts();
    let at_once = date.as_deref() == Some(PLAY);
    let shown = date.filter(|_| !at_once).map_or_else(today, |date| date.parse().ok());
    let days = today().zip(shown).filter(|(today, shown)| shown <= today);
    let Some((today, day)) = days else {
        return view! {
            <section class="page daily">
                <h1>{tr!(texts, "home-daily")}</h1>
                <p>{tr!(texts, "daily-no-day")}</p>
                <a class="button primary" href=Route::Daily { date: None }.href()>{tr!(texts, "daily-to-today")}</a>
            </section>
        }
        .into_any();
    };
    let state = DayState {
        day,
        today,
        journal: follow_journal(),
        running: RwSignal::new(false),
        asked: RwSignal::new(false),
    };
    follow_game(state, at_once);
    view! {
        <section class="page daily">
            <h1>{tr!(texts, "home-daily")}</h1>
            <p class="daily-day">{move || words::long_date(&texts.read(), day)}</p>
            <p class="lead">{move || about_deal(&texts.read(), day)}</p>
            <Deed state />
            <Calendar state />
            <details class="daily-about">
                <summary>{tr!(texts, "daily-about")}</summary>
                <p>{tr!(texts, "daily-about-deal")}</p>
                <p>{tr!(texts, "daily-about-opponent")}</p>
            </details>
        </section>
    }
    .into_any()
}

/// Follows the games of the device: the day's game may go on, and its table opens when it was asked for.
fn follow_game(state: DayState, at_once: bool) {
    let (DayState { day, today, asked, running, .. }, settings) = (state, use_settings());
    let id = format!("daily{}", day.to_string().replace('-', ""));
    host_link::listen(move |message| match message {
        ServerMsg::Games { games } => {
            let goes_on = |game: &cartagena_protocol::GameSummary| game.result.is_none();
            running.set(games.iter().any(|game| game.game == id && goes_on(game)));
        }
        ServerMsg::Created { game } if asked.get_untracked() => {
            let table = Route::Table { game: game.clone() };
            // One step back leads from the table to the front door.
            match at_once {
                true => drop(window().location().replace(&table.href())),
                false => route::go(&table),
            }
        }
        ServerMsg::Rejected(_) | ServerMsg::Failed { .. } => asked.set(false),
        _ => {}
    });
    host_link::send(&ClientMsg::ListGames);
    if at_once {
        Effect::new(move |done: Option<bool>| {
            let journal = state.journal.read();
            let open = journal.as_ref().is_some_and(|journal| journal.day(today).is_none());
            if open && done != Some(true) {
                open_table(state, &settings.read_untracked().name);
            }
            done == Some(true) || open
        });
    }
}

fn open_table(state: DayState, name: &str) {
    // A name that an older page took may be too long.
    let name = if name_fits_bytes(name) { name.to_owned() } else { String::new() };
    state.asked.set(true);
    host_link::send(&DeferredRequest::OpenDaily { date: state.day.to_string(), name }.into());
}

/// Says the variant, and that everybody has these cards.
fn about_deal(texts: &Texts, day: Day) -> String {
    let variant = DailyDeal::of(day).rules().variant.as_str();
    say!(texts, "daily-deal", variant = variant)
}

/// The button that begins or goes on, or the result.
#[component]
fn Deed(
    /// The state of the page.
    state: DayState,
) -> impl IntoView {
    let (texts, settings) = (use_texts(), use_settings());
    let result = Memo::new(move |_| {
        let journal = state.journal.read();
        journal.as_ref().map(|journal| journal.day(state.day).cloned())
    });
    let words = move || match (state.running.get(), state.day == state.today) {
        (true, _) => say!(texts.read(), "daily-go-on"),
        (false, true) => say!(texts.read(), "daily-play"),
        (false, false) => say!(texts.read(), "daily-play-late"),
    };
    let press = move |_| open_table(state, &settings.read_untracked().name);
    let button = move || {
        view! {
            <button class="primary big" disabled=move || state.asked.get() on:click=on_click(press)>
                {words}
            </button>
        }
    };
    move || match result.get() {
        None => ().into_any(),
        Some(None) => button().into_any(),
        Some(Some(entry)) => view! { <DayResult entry day=state.day /> }.into_any(),
    }
}

//! Setting up a game: rules, players, where it begins.

pub mod draft;
pub mod laying;
mod players;
mod start;
mod variant;

use crate::link;
use crate::plain::click;
use crate::route::{self, Route};
use crate::settings::use_settings;
use crate::speech::use_texts;
use crate::tr;
use cartagena_protocol::{ClientMsg, NewTable, ServerMsg, Trouble};
use cartagena_texts::say;
use draft::{Draft, Unready};
use leptos::prelude::*;
use players::Players;
pub use players::planned;
use start::Beginning;

pub use start::Tunnel;
pub use variant::Game;

/// What is being set up.
pub type Drafted = RwSignal<Draft>;

fn use_draft() -> Drafted {
    expect_context()
}

/// The page of a new game.
#[component]
pub fn Setup(
    /// A position to go on from.
    position: Option<String>,
) -> impl IntoView {
    let texts = use_texts();
    let draft: Drafted = RwSignal::new(begun(position.as_deref()));
    provide_context(draft);
    let (asked, refused) = (RwSignal::new(false), RwSignal::new(false));
    follow(asked, refused);
    Effect::new(move || draft.with(|_| refused.set(false)));
    let unready = Memo::new(move |_| draft.read().table().err());
    let held = move || asked.get() || unready.read().is_some();
    let begin = move |_| {
        if let Ok(table) = draft.read_untracked().table() {
            keep(&table);
            asked.set(true);
            link::send(&ClientMsg::Create { table });
        }
    };
    view! {
        <section class="page setup">
            <h1>{tr!(texts, "nav-play")}</h1>
            <Players />
            <Game />
            <Beginning />
            <div class="launch">
                <Problem refused unready />
                <button class="primary big" disabled=held on:click=click(begin)>
                    {tr!(texts, "new-start")}
                </button>
            </div>
        </section>
    }
}

/// Why the game cannot begin.
#[component]
fn Problem(
    /// Whether the host refused it.
    refused: RwSignal<bool>,
    /// What is wrong with the draft itself.
    unready: Memo<Option<Unready>>,
) -> impl IntoView {
    let texts = use_texts();
    let said = move || match unready.get() {
        Some(Unready::Misread(fault)) => {
            let texts = texts.get();
            Some(say!(texts, "error-position", reason = texts.fault(&fault)))
        }
        Some(Unready::Over) => Some(say!(texts.get(), "new-position-over")),
        None if refused.get() => Some(say!(texts.get(), "trouble-table")),
        None => None,
    };
    view! { <p class="problem" role="alert">{said}</p> }
}

/// To the table when it is there.
fn follow(asked: RwSignal<bool>, refused: RwSignal<bool>) {
    link::listen(move |told| match told {
        ServerMsg::Created { game } => route::go(&Route::Table { game: game.clone() }),
        ServerMsg::Misread(Trouble::Table | Trouble::Position) => {
            asked.set(false);
            refused.set(true);
        }
        ServerMsg::Failed { .. } => asked.set(false),
        _ => {}
    });
}

const KEY: &str = "cartagena-setup";

/// What was set up last, with the position asked for.
fn begun(position: Option<&str>) -> Draft {
    let mut draft = kept().map(|table| Draft::of(&table)).unwrap_or_default();
    let name = use_settings().read_untracked().name.clone();
    if draft.seats[0].bot.is_none() && draft.seats[0].name.is_empty() {
        draft.seats[0].name = name;
    }
    if let Some(line) = position {
        draft.go_on_from(line);
    }
    draft
}

fn kept() -> Option<NewTable> {
    let storage = window().local_storage().ok().flatten()?;
    cartagena_protocol::read(&storage.get_item(KEY).ok().flatten()?)
}

/// Kept for the next time. A position is for once only.
fn keep(table: &NewTable) {
    let table = NewTable { position: None, ..table.clone() };
    let storage = window().local_storage().ok().flatten();
    if let (Some(storage), Ok(text)) = (storage, serde_json::to_string(&table)) {
        let _ = storage.set_item(KEY, &text);
    }
}

//! Setting up a game: rules, players, where it begins.

pub mod draft;
mod players;
mod start;
pub mod tunnel_builder;
mod variant;
mod wild;

use crate::boxed_closures::on_click;
use crate::host_link;
use crate::language::use_texts;
use crate::name_limits;
use crate::route::{self, Route};
use crate::settings::use_settings;
use crate::tr;
use cartagena::Fault;
use cartagena_client::{packed_word_in, stray_text};
use cartagena_protocol::{ClientMsg, HostError, NewTable, ServerMsg};
use cartagena_texts::{Texts, say};
use draft::{Draft, DraftError};
use leptos::prelude::*;
use players::Players;
pub use players::planned_seat;
use start::StartSection;

pub use start::TunnelSection;
pub use variant::VariantSection;

/// The draft that is being edited.
pub type DraftSignal = RwSignal<Draft>;

fn use_draft() -> DraftSignal {
    expect_context()
}

/// The page of a new game.
#[component]
pub fn Setup(
    /// A position to go on from.
    position: Option<String>,
) -> impl IntoView {
    let texts = use_texts();
    let draft: DraftSignal = RwSignal::new(initial_draft(position.as_deref()));
    provide_context(draft);
    let (asked, refused) = (RwSignal::new(false), RwSignal::new(false));
    open_when_ready(asked, refused);
    Effect::new(move || draft.with(|_| refused.set(false)));
    let unready = Memo::new(move |_| draft.read().table().err());
    let held = move || asked.get() || unready.read().is_some();
    let begin = move |_| {
        if let Ok(table) = draft.read_untracked().table() {
            store_table(&table);
            asked.set(true);
            host_link::send(&ClientMsg::Create { table });
        }
    };
    view! {
        <section class="page setup">
            <h1>{tr!(texts, "nav-play")}</h1>
            <Players />
            <VariantSection />
            <StartSection />
            <div class="launch">
                <Problem refused unready />
                <button class="primary big" disabled=held on:click=on_click(begin)>
                    {tr!(texts, "new-start")}
                </button>
            </div>
        </section>
    }
}

/// Why the game cannot begin.
#[component]
fn Problem(
    /// True if the host refused the table.
    refused: RwSignal<bool>,
    /// The error in the draft itself, if any.
    unready: Memo<Option<DraftError>>,
) -> impl IntoView {
    let (texts, draft) = (use_texts(), use_draft());
    let said = move || match unready.get() {
        Some(DraftError::Position(fault)) => {
            Some(position_error(&texts.get(), &draft.read().line, &fault))
        }
        Some(DraftError::Name) => Some(name_limits::refusal(&texts.get())),
        Some(DraftError::Over) => Some(say!(texts.get(), "new-position-over")),
        None if refused.get() => Some(say!(texts.get(), "trouble-table")),
        None => None,
    };
    view! { <p class="problem" role="alert">{said}</p> }
}

/// Returns the sentence about a text that is no position.
fn position_error(texts: &Texts, text: &str, fault: &Fault) -> String {
    if packed_word_in(text).is_some() || text.trim_start().starts_with('[') {
        return say!(texts, "new-whole-game");
    }
    match stray_text(text) {
        Some(_) => say!(texts, "new-not-a-position"),
        None => say!(texts, "error-position", reason = texts.fault(fault)),
    }
}

/// Opens the table when the host has made it.
fn open_when_ready(asked: RwSignal<bool>, refused: RwSignal<bool>) {
    host_link::listen(move |message| match message {
        ServerMsg::Created { game } => route::go(&Route::Table { game: game.clone() }),
        ServerMsg::Rejected(HostError::BadTable | HostError::BadPosition) => {
            asked.set(false);
            refused.set(true);
        }
        ServerMsg::Failed { .. } => asked.set(false),
        _ => {}
    });
}

const KEY: &str = "cartagena-setup";

/// Returns the draft of the last game, with the requested position.
fn initial_draft(position: Option<&str>) -> Draft {
    let mut draft = stored_table().map(|table| Draft::from_table(&table)).unwrap_or_default();
    let name = use_settings().read_untracked().name.clone();
    if draft.seats[0].bot.is_none() && draft.seats[0].name.is_empty() {
        draft.seats[0].name = name;
    }
    if let Some(line) = position {
        draft.continue_from(line);
    }
    draft
}

fn stored_table() -> Option<NewTable> {
    let storage = window().local_storage().ok().flatten()?;
    cartagena_protocol::parse_json(&storage.get_item(KEY).ok().flatten()?)
}

/// Stores the table for the next time, without its position.
pub fn store_table(table: &NewTable) {
    let table = NewTable { position: None, ..table.clone() };
    let storage = window().local_storage().ok().flatten();
    if let (Some(storage), Ok(text)) = (storage, serde_json::to_string(&table)) {
        let _ = storage.set_item(KEY, &text);
    }
}

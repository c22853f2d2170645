//! Replay and analysis of a game that was played here, pasted as text, or came in a link.

mod board;
mod caption;
mod chances;
mod controls;
mod export;
mod film;
mod import;
mod lessons;
mod luck;
mod moves;
mod narrow;
mod notes;
mod picture;
mod review;
mod review_page;
pub(crate) mod sentences;
pub mod together;
mod variations;

use crate::host_link::{self, HostLink};
use crate::import_result::ImportResult;
use crate::language::use_texts;
use crate::online;
use crate::persistence::ask_to_keep_games;
use crate::route::Route;
use cartagena_client::{
    ReadError, Replay, StrayText, explain_unreadable, holds_several_records, packed_word_in,
    stray_text, unpack_record,
};
use cartagena_protocol::{ClientMsg, DeferredRequest, HostError, RefusalCode, ServerMsg};
use cartagena_texts::{Texts, say};
use import::ImportPage;
use leptos::prelude::*;
use review_page::ReviewPage;
use together::SharedLook;

/// Why there is no game to look at.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum LoadError {
    /// A link is damaged.
    Link,
    /// A text makes no sense.
    Text(String),
    /// A link leads to an online table.
    OnlineTable(String),
    /// There is no such game here.
    NoGame,
    /// It is not over.
    StillHidden,
    /// The files needed to read the game could not be fetched.
    NoNet,
}

impl LoadError {
    fn sentence(&self, texts: &Texts) -> String {
        match self {
            LoadError::Link => say!(texts, "study-bad-link"),
            LoadError::NoGame => say!(texts, "study-no-game"),
            LoadError::StillHidden => say!(texts, "study-still-hidden"),
            LoadError::NoNet => say!(texts, "study-no-net"),
            LoadError::OnlineTable(_) => say!(texts, "study-table-link"),
            LoadError::Text(text) => text_error(texts, text),
        }
    }
}

/// Returns the sentence about a text that cannot be read.
fn text_error(texts: &Texts, text: &str) -> String {
    match stray_text(text) {
        Some(StrayText::Words) => say!(texts, "study-not-a-game"),
        Some(StrayText::Address) => say!(texts, "study-other-address", form = "#/replay/"),
        None => match explain_unreadable(text) {
            Some(ReadError::Position(fault)) => {
                say!(texts, "error-position", reason = texts.fault(&fault))
            }
            Some(ReadError::Record(error)) => {
                say!(texts, "study-misread", reason = texts.several_error(&error, text))
            }
            None => say!(texts, "study-bad-link"),
        },
    }
}

/// Returns the page that a pasted link leads to.
fn linked_page(text: &str) -> Option<Route> {
    let link = text.trim();
    let is_one_word = !link.contains(char::is_whitespace);
    is_one_word.then(|| Route::of_link(link)).flatten()
}

/// The state of the page. Copies share their state.
#[derive(Clone, Copy)]
pub(crate) struct StudyState {
    /// The pasted text; it stays in the field if it cannot be read.
    pub text: RwSignal<String>,
    /// Why there is nothing to look at.
    pub error: RwSignal<Option<LoadError>>,
    /// True while an answer is awaited.
    pub waiting: RwSignal<bool>,
    /// The game that is looked at.
    pub replay: RwSignal<Option<Replay>>,
    /// Result of importing a text with several games.
    pub imported: RwSignal<Option<ImportResult>>,
    /// The game of this device that is looked at.
    pub local: StoredValue<Option<String>>,
    /// The server's game that is looked at, whose page is public.
    pub published: StoredValue<Option<String>>,
    /// The text that was sent to be read.
    sent: StoredValue<String>,
}

impl StudyState {
    fn new() -> StudyState {
        StudyState {
            text: RwSignal::new(String::new()),
            error: RwSignal::new(None),
            waiting: RwSignal::new(false),
            replay: RwSignal::new(None),
            imported: RwSignal::new(None),
            local: StoredValue::new(None),
            published: StoredValue::new(None),
            sent: StoredValue::new(String::new()),
        }
    }

    /// Has a text read: a record, a position line, or a link to a game. The games of a text with
    /// several records are added to those of the device.
    pub fn read(&self, text: &str) {
        match (packed_word_in(text), linked_page(text)) {
            (Some(packed), _) => self.open(packed),
            (None, Some(Route::Setup { position: Some(line) })) => self.ask(line),
            (None, Some(Route::OnlineTable { game })) => self.fail(LoadError::OnlineTable(game)),
            _ if stray_text(text).is_some() => self.fail(LoadError::Text(text.to_owned())),
            _ if holds_several_records(text) => {
                self.request(text, |text| DeferredRequest::Import { text });
            }
            _ => self.ask(text.to_owned()),
        }
    }

    /// Opens a packed game.
    pub fn open(&self, packed: &str) {
        match unpack_record(packed) {
            Ok(text) => self.ask(text),
            Err(_) => self.error.set(Some(LoadError::Link)),
        }
    }

    fn ask(&self, text: String) {
        self.request(&text, |text| DeferredRequest::Review { text });
    }

    fn request(&self, text: &str, message: fn(String) -> DeferredRequest) {
        self.error.set(None);
        self.imported.set(None);
        self.waiting.set(true);
        self.sent.set_value(text.to_owned());
        host_link::send(&message(text.to_owned()).into());
    }

    /// Shows what became of the games of a text, and why some cannot be read.
    fn finish_import(&self, result: ImportResult) {
        self.waiting.set(false);
        self.imported.set(Some(result));
        if result.unreadable > 0 {
            self.fail(LoadError::Text(self.sent.get_value()));
        }
        host_link::send(&ClientMsg::ListGames);
        ask_to_keep_games();
    }

    fn fetch(&self, line: HostLink, game: String) {
        self.waiting.set(true);
        line.send(&ClientMsg::Record { game });
    }

    fn fail(&self, error: LoadError) {
        self.waiting.set(false);
        self.error.set(Some(error));
    }

    /// Handles the host's answer to a request for a game.
    fn fetched(&self, message: &ServerMsg, wanted: &str) {
        match message {
            ServerMsg::Record { game, text } if game == wanted => self.ask(text.clone()),
            ServerMsg::Refused { game, refusal } if game == wanted => {
                let hidden = *refusal == RefusalCode::HiddenCards;
                self.fail(if hidden { LoadError::StillHidden } else { LoadError::NoGame });
            }
            _ => {}
        }
    }

    fn receive(&self, message: &ServerMsg) {
        match message {
            ServerMsg::Reviewed(study) if self.waiting.get_untracked() => {
                self.waiting.set(false);
                match Replay::read(study) {
                    Some(replay) => self.replay.set(Some(replay)),
                    None => self.fail(LoadError::Link),
                }
            }
            ServerMsg::Imported { .. } if self.waiting.get_untracked() => {
                ImportResult::of(message).into_iter().for_each(|result| self.finish_import(result));
            }
            ServerMsg::Rejected(HostError::BadRecord | HostError::BadPosition)
                if self.waiting.get_untracked() =>
            {
                self.fail(LoadError::Text(self.sent.get_value()));
            }
            ServerMsg::Rejected(HostError::NetUnavailable) if self.waiting.get_untracked() => {
                self.fail(LoadError::NoNet);
            }
            _ => {}
        }
    }
}

/// Prefix of the ids of games that were played online.
pub const ONLINE_PREFIX: &str = "at/";

/// Has a game of this device fetched from the worker.
fn fetch_local(page: StudyState, game: String) {
    let wanted = game.clone();
    page.local.set_value(Some(game.clone()));
    host_link::listen(move |message| page.fetched(message, &wanted));
    page.fetch(host_link::worker(), game);
}

/// Has a game fetched from the server, as soon as it is there.
fn fetch_online(page: StudyState, game: String) {
    let contact = online::connection::use_connection();
    let wanted = game.clone();
    page.published.set_value(Some(format!("{ONLINE_PREFIX}{game}")));
    online::socket::link().listen(move |message| page.fetched(message, &wanted));
    page.waiting.set(true);
    contact.on_connected(move || {
        if page.replay.read_untracked().is_none() {
            page.fetch(online::socket::link(), game.clone());
        }
    });
}

/// The page.
#[component]
pub fn Study(
    /// A game of this device.
    game: Option<String>,
    /// A whole game from a link.
    packed: Option<String>,
) -> impl IntoView {
    let texts = use_texts();
    let page = StudyState::new();
    provide_context(page);
    host_link::listen(move |message| page.receive(message));
    // A game that was just played is judged without being asked.
    let own = game.is_some();
    match (game, packed) {
        (Some(game), _) => match game.strip_prefix(ONLINE_PREFIX) {
            Some(game) => {
                provide_context(SharedLook::of(game));
                fetch_online(page, game.to_owned());
            }
            None => fetch_local(page, game),
        },
        (None, Some(packed)) => page.open(&packed),
        (None, None) => {}
    }
    let error = move || page.error.read().as_ref().map(|error| error.sentence(&texts.read()));
    view! {
        {move || match page.replay.get() {
            Some(replay) => view! { <ReviewPage replay own /> }.into_any(),
            None => view! { <ImportPage error=Signal::derive(error) /> }.into_any(),
        }}
    }
}

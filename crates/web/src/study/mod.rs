//! Looking back: a game that was played here, that somebody pasted, or that came in a link, move
//! by move; and what a judge says of it.

mod board;
mod caption;
mod chances;
mod controls;
mod desk;
mod door;
mod keep;
mod lessons;
mod looking;
mod moves;
mod phone;
mod picture;
mod words;

use crate::link::{self, Line};
use crate::online;
use crate::speech::use_texts;
use cartagena_client::{Replay, Unread, packed_in, reread, unpack};
use cartagena_protocol::{ClientMsg, Refusal, ServerMsg, Trouble};
use cartagena_texts::{Texts, say};
use desk::Desk;
use door::Door;
use leptos::prelude::*;

/// Why there is no game to look at.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Snag {
    /// A link is damaged.
    Link,
    /// A text makes no sense.
    Text(String),
    /// There is no such game here.
    NoGame,
    /// It is not over.
    StillHidden,
    /// What it takes to read it could not be fetched.
    NoNet,
}

impl Snag {
    fn sentence(&self, texts: &Texts) -> String {
        match self {
            Snag::Link => say!(texts, "study-bad-link"),
            Snag::NoGame => say!(texts, "study-no-game"),
            Snag::StillHidden => say!(texts, "study-still-hidden"),
            Snag::NoNet => say!(texts, "study-no-net"),
            Snag::Text(text) => match reread(text) {
                Some(Unread::Position(fault)) => {
                    say!(texts, "error-position", reason = texts.fault(&fault))
                }
                Some(Unread::Record(error)) => {
                    say!(texts, "study-misread", reason = texts.record_error(&error, text))
                }
                None => say!(texts, "study-bad-link"),
            },
        }
    }
}

/// What is on the page. Copies are the same page.
#[derive(Clone, Copy)]
pub(crate) struct Page {
    /// The text that people brought; it stays whatever comes of it.
    pub text: RwSignal<String>,
    /// Why there is nothing to look at.
    pub snag: RwSignal<Option<Snag>>,
    /// Whether an answer is awaited.
    pub waiting: RwSignal<bool>,
    /// The game that is looked at.
    pub replay: RwSignal<Option<Replay>>,
    /// The text that was sent to be read.
    sent: StoredValue<String>,
}

impl Page {
    fn new() -> Page {
        Page {
            text: RwSignal::new(String::new()),
            snag: RwSignal::new(None),
            waiting: RwSignal::new(false),
            replay: RwSignal::new(None),
            sent: StoredValue::new(String::new()),
        }
    }

    /// Has a text read: a record, a position line, or a link to a game.
    pub fn read(&self, text: &str) {
        match packed_in(text) {
            Some(packed) => self.open(packed),
            None => self.ask(text.to_owned()),
        }
    }

    /// Opens a packed game.
    pub fn open(&self, packed: &str) {
        match unpack(packed) {
            Ok(text) => self.ask(text),
            Err(_) => self.snag.set(Some(Snag::Link)),
        }
    }

    fn ask(&self, text: String) {
        self.snag.set(None);
        self.waiting.set(true);
        self.sent.set_value(text.clone());
        link::send(&ClientMsg::Study { text });
    }

    fn fetch(&self, line: Line, game: String) {
        self.waiting.set(true);
        line.send(&ClientMsg::Record { game });
    }

    fn fail(&self, snag: Snag) {
        self.waiting.set(false);
        self.snag.set(Some(snag));
    }

    /// What came of asking a host for a game.
    fn fetched(&self, told: &ServerMsg, wanted: &str) {
        match told {
            ServerMsg::Record { game, text } if game == wanted => self.ask(text.clone()),
            ServerMsg::Refused { game, refusal } if game == wanted => {
                let hidden = *refusal == Refusal::StillHidden;
                self.fail(if hidden { Snag::StillHidden } else { Snag::NoGame });
            }
            _ => {}
        }
    }

    fn hear(&self, told: &ServerMsg) {
        match told {
            ServerMsg::Studied(study) if self.waiting.get_untracked() => {
                self.waiting.set(false);
                match Replay::new(study) {
                    Ok(replay) => self.replay.set(Some(replay)),
                    Err(_) => self.fail(Snag::Link),
                }
            }
            ServerMsg::Misread(Trouble::Record | Trouble::Position)
                if self.waiting.get_untracked() =>
            {
                self.fail(Snag::Text(self.sent.get_value()));
            }
            ServerMsg::Misread(Trouble::NoNet) if self.waiting.get_untracked() => {
                self.fail(Snag::NoNet);
            }
            _ => {}
        }
    }
}

/// What the id of a game begins with that was played with people from afar.
pub const AFAR: &str = "at/";

/// Has a game of this device fetched from the worker.
fn fetch_here(page: Page, game: String) {
    let wanted = game.clone();
    link::listen(move |told| page.fetched(told, &wanted));
    page.fetch(link::worker(), game);
}

/// Has a game fetched from the server, as soon as it is there.
fn fetch_afar(page: Page, game: String) {
    let contact = online::frame::use_contact();
    let wanted = game.clone();
    online::socket::line().listen(move |told| page.fetched(told, &wanted));
    page.waiting.set(true);
    contact.whenever_here(move || {
        if page.replay.read_untracked().is_none() {
            page.fetch(online::socket::line(), game.clone());
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
    let page = Page::new();
    provide_context(page);
    link::listen(move |told| page.hear(told));
    // A game that was just played is judged without being asked.
    let own = game.is_some();
    match (game, packed) {
        (Some(game), _) => match game.strip_prefix(AFAR) {
            Some(game) => fetch_afar(page, game.to_owned()),
            None => fetch_here(page, game),
        },
        (None, Some(packed)) => page.open(&packed),
        (None, None) => {}
    }
    let trouble = move || page.snag.read().as_ref().map(|snag| snag.sentence(&texts.read()));
    view! {
        {move || match page.replay.get() {
            Some(replay) => view! { <Desk replay own /> }.into_any(),
            None => view! { <Door trouble=Signal::derive(trouble) /> }.into_any(),
        }}
    }
}

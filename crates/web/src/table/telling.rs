//! The voice of the table: everything that happens, said to those who do not see it, and written
//! down for those who play by typing.

use super::state::{Counsel, Seated};
use crate::announce::{Announcer, use_announcer};
use crate::speech::{Speech, use_texts};
use cartagena_client::voice::{self, Deed, Mark};
use cartagena_client::{Choice, View};
use cartagena_protocol::Refusal;
use cartagena_texts::{Texts, say};
use leptos::prelude::*;

/// How many lines of what was said are kept for reading.
const KEPT: usize = 80;

/// A line of the written conversation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// Counts the lines, for telling them apart.
    pub number: u64,
    /// Whether the player typed it.
    pub typed: bool,
    /// What it says.
    pub text: String,
}

/// What the parts that speak and listen share. Copies are the same.
#[derive(Clone, Copy)]
pub struct Voice {
    announcer: Announcer,
    /// What was said and typed, the oldest first.
    pub written: RwSignal<Vec<Written>>,
    /// Whether the log is open, where it does not always lie beside the board.
    pub log: RwSignal<bool>,
    /// Whether the sheet of keys is open.
    pub sheet: RwSignal<bool>,
}

impl Voice {
    fn new(announcer: Announcer) -> Voice {
        Voice {
            announcer,
            written: RwSignal::new(Vec::new()),
            log: RwSignal::new(false),
            sheet: RwSignal::new(false),
        }
    }

    /// Says sentences, together with whatever else is said about now.
    pub fn say(&self, sentences: Vec<String>) {
        sentences.iter().for_each(|sentence| self.write(sentence.clone(), false));
        self.announcer.tell(sentences);
    }

    /// Forgets everything that was said and written.
    pub fn hush(&self) {
        self.written.update(Vec::clear);
        self.announcer.hush();
    }

    /// Says a sentence and shows it for a while.
    pub fn show(&self, sentence: String) {
        self.write(sentence.clone(), false);
        self.announcer.show(sentence);
    }

    /// Says the last thing again.
    pub fn repeat(&self) {
        self.announcer.repeat();
    }

    /// Writes a line down.
    pub fn write(&self, text: String, typed: bool) {
        self.written.update(|lines| {
            let number = lines.last().map_or(0, |last| last.number + 1);
            lines.push(Written { number, typed, text });
            let over = lines.len().saturating_sub(KEPT);
            lines.drain(..over);
        });
    }
}

/// Gives the table a voice of its own. What a table before it had is still found in the context, but
/// is gone, so every table brings a new one.
pub fn provide_voice() {
    provide_context(Voice::new(use_announcer()));
}

/// The voice of the table that one sits at.
pub fn use_voice() -> Voice {
    expect_context()
}

/// Does what a key or a typed line came to.
pub fn perform(seated: Seated, voice: Voice, deed: Deed) {
    match deed {
        Deed::Play(action) => seated.play(action),
        Deed::EndTurn => seated.end_turn(),
        Deed::Undo => seated.undo(),
        Deed::AskAdvice => seated.ask_advice(),
        Deed::Choose(choice) => seated.choice.set(choice),
        Deed::Say(sentences) => voice.say(sentences),
        Deed::Refuse(why) => voice.show(why),
    }
}

/// What has been told already.
#[derive(Clone, Copy, Default)]
struct Known {
    news: u64,
    turn: Option<Mark>,
}

/// Tells what happens from now on.
pub fn use_telling(seated: Seated) {
    let (voice, texts) = (use_voice(), use_texts());
    Effect::new(move |known: Option<Option<Known>>| tell(seated, voice, texts, known.flatten()));
    Effect::new(move || tell_choice(seated, voice, texts));
    Effect::new(move || tell_advice(seated, voice, texts));
    Effect::new(move || tell_refusal(seated, voice, texts));
}

fn tell(seated: Seated, voice: Voice, texts: Speech, known: Option<Known>) -> Option<Known> {
    let (view, news) = (seated.view.read(), seated.news.read());
    let Some(view) = view.as_ref() else { return known };
    let texts = texts.get_untracked();
    if view.passes_to().is_some() {
        // What one has heard is not for whoever comes next.
        voice.hush();
        return known.map(|known| Known { news: news.0, ..known });
    }
    let turn = voice::mark(view);
    match known {
        None => voice.say(greeting(view, &texts)),
        Some(known) if known.news != news.0 => {
            let happened = news.1.iter().flat_map(|one| voice::news(view, &texts, one));
            voice.say(happened.chain(voice::stands(view, &texts, known.turn)).collect());
        }
        Some(known) if turn.is_some() && turn != known.turn => {
            voice.say(voice::stands(view, &texts, known.turn));
        }
        Some(_) => {}
    }
    // A turn that somebody else interrupts by looking is still the same turn.
    Some(Known { news: news.0, turn: turn.or(known.and_then(|known| known.turn)) })
}

fn greeting(view: &View, texts: &Texts) -> Vec<String> {
    let opening = voice::opening(view, texts).filter(|_| view.moves() == 0);
    let stands = voice::stands(view, texts, None);
    opening.into_iter().chain(stands).chain([say!(texts, "tell-keys", key = "?")]).collect()
}

/// What can be done with what is chosen, however it was chosen.
fn tell_choice(seated: Seated, voice: Voice, texts: Speech) {
    let choice = seated.choice.get();
    if choice == Choice::default() {
        return;
    }
    let view = seated.view.read_untracked();
    if let Some(view) = view.as_ref().filter(|view| view.may_move()) {
        voice.say(voice::offered(view, &texts.get_untracked(), choice));
    }
}

fn tell_advice(seated: Seated, voice: Voice, texts: Speech) {
    let advice = seated.advice.read();
    let (view, texts) = (seated.view.read_untracked(), texts.get_untracked());
    match (&*advice, view.as_ref()) {
        (Counsel::Awaited, _) => voice.say(vec![say!(texts, "advice-awaited")]),
        (Counsel::Given(None), _) => voice.say(vec![say!(texts, "advice-none")]),
        (Counsel::Given(Some(advice)), Some(view)) => {
            voice.say(voice::counsel(view, &texts, advice).spoken(&texts));
        }
        _ => {}
    }
}

/// A game that is not there has a page of its own.
fn tell_refusal(seated: Seated, voice: Voice, texts: Speech) {
    let refused = seated.refused.read();
    let view = seated.view.read_untracked();
    if let (Some(why), Some(view)) = (&*refused, view.as_ref())
        && *why != Refusal::NoSuchGame
    {
        voice.show(voice::refusal(view, &texts.get_untracked(), why));
    }
}

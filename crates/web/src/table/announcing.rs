//! The voice of the table: everything that happens, said to those who do not see it, and written
//! down for those who play by typing.

use super::state::{Hint, TableState};
use crate::announce::{Announcer, use_announcer};
use crate::language::{TextsSignal, use_texts};
use cartagena_client::speech::{self, PageAction, TurnMark};
use cartagena_client::{Choice, GameView};
use cartagena_protocol::RefusalCode;
use cartagena_texts::{Texts, say};
use leptos::prelude::*;

/// How many lines of what was said are kept for reading.
const MAX_TRANSCRIPT_LINES: usize = 80;

/// A line of the written conversation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TranscriptLine {
    /// Counts the lines, for telling them apart.
    pub number: u64,
    /// Whether the player typed it.
    pub typed: bool,
    /// What it says.
    pub text: String,
}

/// What the parts that speak and listen share. Copies are the same.
#[derive(Clone, Copy)]
pub struct Narrator {
    announcer: Announcer,
    /// What was said and typed, the oldest first.
    pub transcript: RwSignal<Vec<TranscriptLine>>,
    /// Whether the log is open, where it does not always lie beside the board.
    pub log_open: RwSignal<bool>,
    /// Whether the sheet of keys is open.
    pub key_sheet_open: RwSignal<bool>,
}

impl Narrator {
    fn new(announcer: Announcer) -> Narrator {
        Narrator {
            announcer,
            transcript: RwSignal::new(Vec::new()),
            log_open: RwSignal::new(false),
            key_sheet_open: RwSignal::new(false),
        }
    }

    /// Says sentences, together with whatever else is said about now.
    pub fn say(&self, sentences: Vec<String>) {
        sentences.iter().for_each(|sentence| self.write(sentence.clone(), false));
        self.announcer.say_all(sentences);
    }

    /// Forgets everything that was said and written.
    pub fn clear(&self) {
        self.transcript.update(Vec::clear);
        self.announcer.clear();
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
        self.transcript.update(|lines| {
            let number = lines.last().map_or(0, |last| last.number + 1);
            lines.push(TranscriptLine { number, typed, text });
            let over = lines.len().saturating_sub(MAX_TRANSCRIPT_LINES);
            lines.drain(..over);
        });
    }
}

/// Gives the table a voice of its own. What a table before it had is still found in the context, but
/// is gone, so every table brings a new one.
pub fn provide_narrator() {
    provide_context(Narrator::new(use_announcer()));
}

/// The voice of the table that one sits at.
pub fn use_narrator() -> Narrator {
    expect_context()
}

/// Does what a key or a typed line came to.
pub fn perform(seated: TableState, voice: Narrator, deed: PageAction) {
    match deed {
        PageAction::Play(action) => seated.play(action),
        PageAction::EndTurn => seated.end_turn(),
        PageAction::Undo => seated.undo(),
        PageAction::AskAdvice => seated.request_hint(),
        PageAction::Choose(choice) => seated.choice.set(choice),
        PageAction::Say(sentences) => voice.say(sentences),
        PageAction::Refuse(why) => voice.show(why),
    }
}

/// What has been told already.
#[derive(Clone, Copy, Default)]
struct Announced {
    news: u64,
    turn: Option<TurnMark>,
}

/// Tells what happens from now on.
pub fn use_announcing(seated: TableState) {
    let (voice, texts) = (use_narrator(), use_texts());
    Effect::new(move |known: Option<Option<Announced>>| {
        announce(seated, voice, texts, known.flatten())
    });
    Effect::new(move || announce_choice(seated, voice, texts));
    Effect::new(move || announce_hint(seated, voice, texts));
    Effect::new(move || announce_refusal(seated, voice, texts));
}

fn announce(
    seated: TableState,
    voice: Narrator,
    texts: TextsSignal,
    known: Option<Announced>,
) -> Option<Announced> {
    let (view, news) = (seated.view.read(), seated.last_happenings.read());
    let Some(view) = view.as_ref() else { return known };
    let texts = texts.get_untracked();
    if view.hand_over_to().is_some() {
        // What one has heard is not for whoever comes next.
        voice.clear();
        return known.map(|known| Announced { news: news.0, ..known });
    }
    let turn = speech::turn_mark(view);
    match known {
        None => voice.say(greeting(view, &texts)),
        Some(known) if known.news != news.0 => {
            let happened = news.1.iter().flat_map(|one| speech::announce_update(view, &texts, one));
            voice.say(happened.chain(speech::announce_state(view, &texts, known.turn)).collect());
        }
        Some(known) if turn.is_some() && turn != known.turn => {
            voice.say(speech::announce_state(view, &texts, known.turn));
        }
        Some(_) => {}
    }
    // A turn that somebody else interrupts by looking is still the same turn.
    Some(Announced { news: news.0, turn: turn.or(known.and_then(|known| known.turn)) })
}

fn greeting(view: &GameView, texts: &Texts) -> Vec<String> {
    let opening = speech::describe_start(view, texts).filter(|_| view.moves() == 0);
    let stands = speech::announce_state(view, texts, None);
    opening.into_iter().chain(stands).chain([say!(texts, "tell-keys", key = "?")]).collect()
}

/// What can be done with what is chosen, however it was chosen.
fn announce_choice(seated: TableState, voice: Narrator, texts: TextsSignal) {
    let choice = seated.choice.get();
    if choice == Choice::default() {
        return;
    }
    let view = seated.view.read_untracked();
    if let Some(view) = view.as_ref().filter(|view| view.may_move()) {
        voice.say(speech::describe_options(view, &texts.get_untracked(), choice));
    }
}

fn announce_hint(seated: TableState, voice: Narrator, texts: TextsSignal) {
    let advice = seated.hint.read();
    let (view, texts) = (seated.view.read_untracked(), texts.get_untracked());
    match (&*advice, view.as_ref()) {
        (Hint::Pending, _) => voice.say(vec![say!(texts, "advice-awaited")]),
        (Hint::Given(None), _) => voice.say(vec![say!(texts, "advice-none")]),
        (Hint::Given(Some(advice)), Some(view)) => {
            voice.say(speech::describe_hint(view, &texts, advice).sentences(&texts));
        }
        _ => {}
    }
}

/// A game that is not there has a page of its own.
fn announce_refusal(seated: TableState, voice: Narrator, texts: TextsSignal) {
    let refused = seated.refused.read();
    let view = seated.view.read_untracked();
    if let (Some(why), Some(view)) = (&*refused, view.as_ref())
        && *why != RefusalCode::NoSuchGame
    {
        voice.show(speech::describe_refusal(view, &texts.get_untracked(), why));
    }
}

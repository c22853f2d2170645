//! Announcements of the table: every event, spoken for screen readers and written into the
//! transcript for people who play by typing.

use super::state::TableState;
use crate::announce::{Announcer, use_announcer};
use crate::language::{TextsSignal, use_texts};
use cartagena_client::{Choice, GameView};
use cartagena_protocol::RefusalCode;
use cartagena_speech::{self as speech, PageAction, TurnMark};
use cartagena_texts::{Texts, say};
use leptos::prelude::*;

/// Maximum number of lines in the transcript.
const MAX_TRANSCRIPT_LINES: usize = 80;

/// A line of the written conversation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TranscriptLine {
    /// Number of the line, which identifies it.
    pub number: u64,
    /// True if the player typed it.
    pub typed: bool,
    /// Its text.
    pub text: String,
}

/// The announcements of a table and their transcript. Copies share their state.
#[derive(Clone, Copy)]
pub struct Narrator {
    announcer: Announcer,
    /// Announced and typed lines, the oldest first.
    pub transcript: RwSignal<Vec<TranscriptLine>>,
    /// True while the log is open, on layouts where it is a drawer.
    pub log_open: RwSignal<bool>,
    /// True while the key sheet is open.
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

    /// Announces sentences, joined with all others of about the same time.
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

/// Provides the table's narrator. That of an earlier table is still in the context but disposed, so
/// every table brings a new one.
pub fn provide_narrator() {
    provide_context(Narrator::new(use_announcer()));
}

/// Returns the narrator of the table.
pub fn use_narrator() -> Narrator {
    expect_context()
}

/// Does what a key or a typed line came to.
pub fn perform(table: TableState, narrator: Narrator, deed: PageAction) {
    match deed {
        PageAction::Play(action) => table.play(action),
        PageAction::EndTurn => table.end_turn(),
        PageAction::Undo => table.undo(),
        PageAction::AskAdvice => table.request_hint(),
        PageAction::Choose(choice) => table.choice.set(choice),
        PageAction::Say(sentences) => narrator.say(sentences),
        PageAction::Refuse(why) => narrator.show(why),
    }
}

/// The state that has been announced already.
#[derive(Clone, Copy, Default)]
struct Announced {
    update_number: u64,
    turn: Option<TurnMark>,
}

/// Tells what happens from now on.
pub fn use_announcing(table: TableState) {
    let (narrator, texts) = (use_narrator(), use_texts());
    Effect::new(move |known: Option<Option<Announced>>| {
        announce(table, narrator, texts, known.flatten())
    });
    Effect::new(move || announce_choice(table, narrator, texts));
    Effect::new(move || announce_refusal(table, narrator, texts));
}

fn announce(
    table: TableState,
    narrator: Narrator,
    texts: TextsSignal,
    known: Option<Announced>,
) -> Option<Announced> {
    let (view, updates) = (table.view.read(), table.last_updates.read());
    let Some(view) = view.as_ref() else { return known };
    let texts = texts.get_untracked();
    if view.hand_over_to().is_some() {
        // The announcements of one viewpoint must not reach the next person.
        narrator.clear();
        return known.map(|known| Announced { update_number: updates.0, ..known });
    }
    let turn = speech::turn_mark(view);
    match known {
        None => narrator.say(greeting(view, &texts)),
        Some(known) if known.update_number != updates.0 => {
            let happened =
                updates.1.iter().flat_map(|one| speech::announce_update(view, &texts, one));
            narrator
                .say(happened.chain(speech::announce_state(view, &texts, known.turn)).collect());
        }
        Some(known) if turn.is_some() && turn != known.turn => {
            narrator.say(speech::announce_state(view, &texts, known.turn));
        }
        Some(_) => {}
    }
    // A turn is still the same after the viewpoint changed in between.
    Some(Announced { update_number: updates.0, turn: turn.or(known.and_then(|known| known.turn)) })
}

fn greeting(view: &GameView, texts: &Texts) -> Vec<String> {
    let opening = speech::describe_start(view, texts).filter(|_| view.moves() == 0);
    let stands = speech::announce_state(view, texts, None);
    opening.into_iter().chain(stands).chain([say!(texts, "tell-keys", key = "?")]).collect()
}

/// Announces the possible moves with the current choice.
fn announce_choice(table: TableState, narrator: Narrator, texts: TextsSignal) {
    let choice = table.choice.get();
    if choice == Choice::default() {
        return;
    }
    let view = table.view.read_untracked();
    if let Some(view) = view.as_ref().filter(|view| view.may_move()) {
        narrator.say(speech::describe_options(view, &texts.get_untracked(), choice));
    }
}

/// Announces a refusal, unless the game does not exist, which has a page of its own.
fn announce_refusal(table: TableState, narrator: Narrator, texts: TextsSignal) {
    let refused = table.refused.read();
    let view = table.view.read_untracked();
    if let (Some(why), Some(view)) = (&*refused, view.as_ref())
        && *why != RefusalCode::NoSuchGame
    {
        narrator.show(speech::describe_refusal(view, &texts.get_untracked(), why));
    }
}

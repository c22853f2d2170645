//! What is said aloud to those who do not see the page, and shown in passing to those who do.

use crate::erased::Show;
use cartagena_client::speech;
use leptos::prelude::*;
use std::time::Duration;

/// What is said within this time is said together, so that no sentence cuts off another.
const JOIN_WINDOW: Duration = Duration::from_millis(120);

/// Says things, one after another.
#[derive(Clone, Copy)]
pub struct Announcer {
    /// What is said now, with a number that makes two equal sentences two.
    spoken: RwSignal<(u64, String)>,
    /// A short word for the eye.
    shown: RwSignal<Option<String>>,
    /// What will be said in a moment.
    waiting: StoredValue<Vec<String>>,
}

impl Announcer {
    /// Nothing has been said.
    pub fn new() -> Announcer {
        Announcer {
            spoken: RwSignal::new((0, String::new())),
            shown: RwSignal::new(None),
            waiting: StoredValue::new(Vec::new()),
        }
    }

    /// Says a sentence to screen readers.
    pub fn say(&self, sentence: String) {
        self.spoken.update(|(number, said)| {
            *number += 1;
            *said = sentence;
        });
    }

    /// Says sentences, together with whatever else is said about now.
    pub fn say_all(&self, sentences: Vec<String>) {
        if sentences.is_empty() {
            return;
        }
        let first = self.waiting.with_value(Vec::is_empty);
        self.waiting.update_value(|waiting| waiting.extend(sentences));
        if first {
            let announcer = *self;
            set_timeout(move || announcer.speak_waiting(), JOIN_WINDOW);
        }
    }

    fn speak_waiting(&self) {
        let said = self.waiting.try_update_value(std::mem::take).unwrap_or_default();
        if !said.is_empty() {
            self.say(speech::join_sentences(&said));
        }
    }

    /// Takes back what was said and shown last: somebody else looks next.
    pub fn clear(&self) {
        self.waiting.update_value(Vec::clear);
        self.say(String::new());
        self.shown.set(None);
    }

    /// Says the last sentence again.
    pub fn repeat(&self) {
        self.spoken.update(|(number, _)| *number += 1);
    }

    /// Says a sentence and shows it for a while.
    pub fn show(&self, sentence: String) {
        self.say(sentence.clone());
        self.shown.set(Some(sentence.clone()));
        let shown = self.shown;
        let gone = move || {
            shown.update(|now| {
                if now.as_deref() == Some(sentence.as_str()) {
                    *now = None;
                }
            });
        };
        set_timeout(gone, Duration::from_secs(5));
    }
}

impl Default for Announcer {
    fn default() -> Announcer {
        Announcer::new()
    }
}

/// The announcer, for every page.
pub fn use_announcer() -> Announcer {
    expect_context()
}

/// The live region and the passing word. Two regions take turns, so that a sentence said twice is
/// heard twice.
#[component]
pub fn LiveRegion() -> impl IntoView {
    let announcer = use_announcer();
    let part = move |odd: bool| {
        move || {
            let (number, said) = announcer.spoken.get();
            if (number % 2 == 1) == odd { said } else { String::new() }
        }
    };
    view! {
        <div class="aside" id="live" aria-live="polite" aria-atomic="true" role="status">
            <p>{part(false)}</p>
            <p>{part(true)}</p>
        </div>
        <Show when=move || announcer.shown.read().is_some()>
            <p class="toast" aria-hidden="true">{move || announcer.shown.get()}</p>
        </Show>
    }
}

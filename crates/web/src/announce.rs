//! Announcements: sentences for screen readers, and short notices on the page.

use cartagena_speech as speech;
use leptos::prelude::*;
use std::time::Duration;

/// Sentences within this time are joined into one announcement, so that none cuts off another.
const JOIN_WINDOW: Duration = Duration::from_millis(120);

/// Something that is shown for as long as it holds.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum StandingNotice {
    /// The connection to the server is lost.
    Connection,
    /// The server cannot store anything.
    Storage,
}

/// The announcer of the page, which speaks one sentence after another.
#[derive(Clone, Copy)]
pub struct Announcer {
    /// The current announcement, with a number that makes two equal sentences differ.
    spoken: RwSignal<(u64, String)>,
    /// A short word for the eye.
    shown: RwSignal<Option<String>>,
    /// Notices that stand as long as they hold.
    standing: RwSignal<Vec<(StandingNotice, String)>>,
    /// Sentences waiting to be announced together.
    waiting: StoredValue<Vec<String>>,
}

impl Announcer {
    /// Makes an announcer that has said nothing yet.
    pub fn new() -> Announcer {
        Announcer {
            spoken: RwSignal::new((0, String::new())),
            shown: RwSignal::new(None),
            standing: RwSignal::new(Vec::new()),
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

    /// Announces sentences, joined with all others of about the same time.
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

    /// Clears the last announcement and notice, before another person looks at the page.
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

    /// Shows a sentence for as long as there is one, until the owning component is removed.
    pub fn stand(&self, kind: StandingNotice, said: impl Fn() -> Option<String> + 'static) {
        let standing = self.standing;
        let set = move |said: Option<String>| {
            standing.update(|all| {
                all.retain(|(other, _)| *other != kind);
                all.extend(said.map(|said| (kind, said)));
            });
        };
        Effect::new(move || set(said()));
        on_cleanup(move || set(None));
    }
}

impl Default for Announcer {
    fn default() -> Announcer {
        Announcer::new()
    }
}

/// Returns the announcer, for every page.
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
        <Toasts />
    }
}

/// Passing and standing notices, one below the other. Screen readers say them, too.
#[component]
pub fn Toasts() -> impl IntoView {
    let announcer = use_announcer();
    let toasts = move || {
        let standing = announcer.standing.get().into_iter();
        let all = standing.map(|(_, said)| ("toast back-soon", said));
        let all = all.chain(announcer.shown.get().map(|said| ("toast", said)));
        all.map(|(class, said)| view! { <p class=class>{said}</p> }).collect_view()
    };
    view! { <div class="toasts" aria-hidden="true">{toasts}</div> }
}

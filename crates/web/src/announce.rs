//! What is said aloud to those who do not see the page, and shown in passing to those who do.

use leptos::prelude::*;

/// Says things, one after another.
#[derive(Clone, Copy)]
pub struct Announcer {
    /// What is said now, with a number that makes two equal sentences two.
    said: RwSignal<(u64, String)>,
    /// A short word for the eye.
    shown: RwSignal<Option<String>>,
}

impl Announcer {
    /// Nothing has been said.
    pub fn new() -> Announcer {
        Announcer { said: RwSignal::new((0, String::new())), shown: RwSignal::new(None) }
    }

    /// Says a sentence to screen readers.
    pub fn say(&self, sentence: String) {
        self.said.update(|(number, said)| {
            *number += 1;
            *said = sentence;
        });
    }

    /// Takes back what was said and shown last: somebody else looks next.
    pub fn hush(&self) {
        self.say(String::new());
        self.shown.set(None);
    }

    /// Says the last sentence again.
    pub fn repeat(&self) {
        self.said.update(|(number, _)| *number += 1);
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
        set_timeout(gone, std::time::Duration::from_secs(5));
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
            let (number, said) = announcer.said.get();
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

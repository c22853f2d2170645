//! The state that the parts of a lesson share: the interaction, the animation on the board, and
//! announcements.

use super::completed::CompletedLessons;
use super::interaction::{Interaction, TouchOutcome};
use super::move_frames::{MoveFrame, move_frames};
use super::move_words::event_name;
use crate::announce::{Announcer, use_announcer};
use crate::app::ThemeSignal;
use crate::language::{TextsSignal, use_texts};
use crate::settings::{Settings, use_settings};
use cartagena::Observation;
use cartagena_art::{Layout, Mark};
use cartagena_lessons::{LESSONS, Lesson};
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::JsCast;

/// The state of a lesson. Copies share their state.
#[derive(Clone, Copy)]
pub struct LessonState {
    /// Index of the lesson.
    pub number: usize,
    /// The lesson's interaction state.
    pub interaction: RwSignal<Interaction>,
    /// The move that is being shown.
    pub frame: RwSignal<Option<MoveFrame>>,
    /// Trails of the last moves.
    pub trails: RwSignal<Vec<Mark>>,
    /// The board's layout.
    pub layout: Memo<Layout>,
    /// The theme: dark or light.
    pub theme: ThemeSignal,
    /// The language.
    pub texts: TextsSignal,
    settings: RwSignal<Settings>,
    announcer: Announcer,
    /// Number of the current animation, so that a new one ends an old one.
    animation: StoredValue<u32>,
}

impl LessonState {
    /// Starts a lesson.
    pub fn new(number: usize, layout: Memo<Layout>) -> LessonState {
        LessonState {
            number,
            interaction: RwSignal::new(Interaction::new(&LESSONS[number])),
            frame: RwSignal::new(None),
            trails: RwSignal::new(Vec::new()),
            layout,
            theme: expect_context(),
            texts: use_texts(),
            settings: use_settings(),
            announcer: use_announcer(),
            animation: StoredValue::new(0),
        }
    }

    /// Returns the lesson.
    pub fn lesson(&self) -> &'static Lesson {
        &LESSONS[self.number]
    }

    /// Returns the table as it is shown now.
    pub fn observation(&self) -> Observation {
        self.frame.get().map_or_else(|| self.interaction.read().observation(), |frame| frame.after)
    }

    /// Returns the marks drawn on top of the board.
    pub fn marks(&self) -> Vec<Mark> {
        let mut marks = self.trails.get();
        match self.frame.get() {
            Some(frame) => marks.extend([frame.trail(), frame.away()]),
            None => marks.extend(self.interaction.read().marks()),
        }
        marks
    }

    /// Returns whether pirates carry letters.
    pub fn letters(&self) -> bool {
        self.settings.read().letters
    }

    /// Announces the current sentence, for screen readers.
    pub fn say_text(&self) {
        let text = self.texts.read_untracked().say(self.interaction.read_untracked().text());
        self.announcer.say(text);
    }

    /// Applies an action to the lesson and shows its effect.
    pub fn act(&self, act: impl FnOnce(&mut Interaction) -> Option<TouchOutcome>) {
        let (text, step) = self.with_interaction(|desk| (desk.text(), desk.steps_done()));
        self.stop_showing();
        let happened = self.interaction.try_update(act).flatten();
        let moved = happened.as_ref().is_some_and(|happened| !happened.events.is_empty());
        if let Some(happened) = happened.filter(|_| moved) {
            self.announce(&happened);
            self.show(move_frames(&happened));
        } else if self.with_interaction(|desk| (desk.text(), desk.steps_done())) != (text, step) {
            self.say_text();
        }
        if self.with_interaction(Interaction::is_done) {
            CompletedLessons::add(self.lesson().id);
        }
        self.restore_focus();
    }

    fn with_interaction<T>(&self, ask: impl FnOnce(&Interaction) -> T) -> T {
        self.interaction.with_untracked(ask)
    }

    fn announce(&self, happened: &TouchOutcome) {
        let texts = self.texts.read_untracked();
        let told = happened.events.iter().map(|event| event_name(&texts, event));
        let text = texts.say(self.with_interaction(Interaction::text));
        self.announcer.say(told.chain([text]).collect::<Vec<_>>().join(" "));
    }

    /// Begins the lesson again.
    pub fn restart(&self) {
        self.stop_showing();
        self.trails.set(Vec::new());
        self.interaction.set(Interaction::new(self.lesson()));
        self.say_text();
        self.restore_focus();
    }

    fn stop_showing(&self) {
        self.animation.update_value(|number| *number += 1);
        if self.frame.read_untracked().is_some() {
            self.frame.set(None);
        }
    }

    /// Animates moves one after another. Input does not wait for it.
    fn show(&self, frames: Vec<MoveFrame>) {
        self.trails.set(Vec::new());
        if self.hop_time().is_none() {
            self.trails.set(frames.iter().map(MoveFrame::trail).collect());
            return;
        }
        self.show_next(frames.into_iter(), self.animation.get_value());
    }

    fn show_next(&self, mut rest: std::vec::IntoIter<MoveFrame>, number: u32) {
        if self.animation.try_get_value() != Some(number) {
            return;
        }
        if let Some(last) = self.frame.get_untracked() {
            self.trails.update(|trails| trails.push(last.trail()));
        }
        let next = rest.next();
        let goes_on = next.is_some();
        self.frame.set(next);
        let (room, pause) = (*self, self.hop_time().unwrap_or_default() + FRAME_PAUSE);
        if goes_on {
            let then = move || room.show_next(rest, number);
            set_timeout(then, Duration::from_millis(pause.into()));
        }
    }

    /// Returns the duration of a hop in milliseconds; nothing if animations are off.
    pub fn hop_time(&self) -> Option<u32> {
        self.settings.read_untracked().motion.hop_time()
    }

    /// Puts the focus where the lesson goes on: what had it may be gone.
    fn restore_focus(&self) {
        let reading = self.with_interaction(|desk| desk.is_reading() || desk.is_done());
        let chosen = self.with_interaction(|desk| desk.choice() != Default::default());
        let wanted = if reading { ".lesson .forward" } else { ".lesson .wanted:enabled" };
        if !chosen {
            request_animation_frame(move || focus(wanted));
        }
    }
}

/// A move is seen for a moment before the next.
const FRAME_PAUSE: u32 = 250;

fn focus(selector: &str) {
    let found = document().query_selector(selector).ok().flatten();
    if let Some(element) = found.and_then(|found| found.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = element.focus();
    }
}

/// Returns the state of the open lesson.
pub fn use_lesson() -> LessonState {
    expect_context()
}

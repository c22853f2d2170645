//! What the parts of a lesson share: the desk, what is being shown on the board, and the voice.

use super::desk::{Desk, Happened};
use super::diary::Diary;
use super::frames::{Frame, frames};
use super::words::event_name;
use crate::announce::{Announcer, use_announcer};
use crate::app::Night;
use crate::settings::{Settings, use_settings};
use crate::speech::{Speech, use_texts};
use cartagena::Observation;
use cartagena_art::{Layout, Mark};
use cartagena_lessons::{LESSONS, Lesson};
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::JsCast;

/// A lesson that somebody takes. Copies are the same lesson.
#[derive(Clone, Copy)]
pub struct Classroom {
    /// Which lesson, from 0.
    pub number: usize,
    /// Where the learner is.
    pub desk: RwSignal<Desk>,
    /// The move that is being shown.
    pub frame: RwSignal<Option<Frame>>,
    /// What the last moves left behind.
    pub trails: RwSignal<Vec<Mark>>,
    /// Which way the tunnel lies.
    pub layout: Memo<Layout>,
    /// Night or day.
    pub night: Night,
    /// The language.
    pub texts: Speech,
    settings: RwSignal<Settings>,
    announcer: Announcer,
    /// Counts what has been shown, so that a new showing ends an old one.
    showing: StoredValue<u32>,
}

impl Classroom {
    /// At the start of a lesson.
    pub fn new(number: usize, layout: Memo<Layout>) -> Classroom {
        Classroom {
            number,
            desk: RwSignal::new(Desk::new(&LESSONS[number])),
            frame: RwSignal::new(None),
            trails: RwSignal::new(Vec::new()),
            layout,
            night: expect_context(),
            texts: use_texts(),
            settings: use_settings(),
            announcer: use_announcer(),
            showing: StoredValue::new(0),
        }
    }

    /// The lesson.
    pub fn lesson(&self) -> &'static Lesson {
        &LESSONS[self.number]
    }

    /// The table as it is shown now.
    pub fn seen(&self) -> Observation {
        self.frame.get().map_or_else(|| self.desk.read().seen(), |frame| frame.seen)
    }

    /// What is shown on top of it.
    pub fn marks(&self) -> Vec<Mark> {
        let mut marks = self.trails.get();
        match self.frame.get() {
            Some(frame) => marks.extend([frame.trail(), frame.away()]),
            None => marks.extend(self.desk.read().marks()),
        }
        marks
    }

    /// Whether pirates carry letters.
    pub fn letters(&self) -> bool {
        self.settings.read().letters
    }

    /// Says where one is, for those who do not see it.
    pub fn say_text(&self) {
        let text = self.texts.read_untracked().say(self.desk.read_untracked().text());
        self.announcer.say(text);
    }

    /// Does something at the desk and shows what comes of it.
    pub fn act(&self, act: impl FnOnce(&mut Desk) -> Option<Happened>) {
        let (text, step) = self.with_desk(|desk| (desk.text(), desk.steps_done()));
        self.stop_showing();
        let happened = self.desk.try_update(act).flatten();
        let moved = happened.as_ref().is_some_and(|happened| !happened.events.is_empty());
        if let Some(happened) = happened.filter(|_| moved) {
            self.tell(&happened);
            self.show(frames(&happened));
        } else if self.with_desk(|desk| (desk.text(), desk.steps_done())) != (text, step) {
            self.say_text();
        }
        if self.with_desk(Desk::is_done) {
            Diary::note(self.lesson().id);
        }
        self.lead_focus();
    }

    fn with_desk<T>(&self, ask: impl FnOnce(&Desk) -> T) -> T {
        self.desk.with_untracked(ask)
    }

    fn tell(&self, happened: &Happened) {
        let texts = self.texts.read_untracked();
        let told = happened.events.iter().map(|event| event_name(&texts, event));
        let text = texts.say(self.with_desk(Desk::text));
        self.announcer.say(told.chain([text]).collect::<Vec<_>>().join(" "));
    }

    /// Begins the lesson again.
    pub fn again(&self) {
        self.stop_showing();
        self.trails.set(Vec::new());
        self.desk.set(Desk::new(self.lesson()));
        self.say_text();
        self.lead_focus();
    }

    fn stop_showing(&self) {
        self.showing.update_value(|number| *number += 1);
        if self.frame.read_untracked().is_some() {
            self.frame.set(None);
        }
    }

    /// Shows moves one after another. What can be done does not wait for it.
    fn show(&self, frames: Vec<Frame>) {
        self.trails.set(Vec::new());
        if self.hop_time().is_none() {
            self.trails.set(frames.iter().map(Frame::trail).collect());
            return;
        }
        self.show_next(frames.into_iter(), self.showing.get_value());
    }

    fn show_next(&self, mut rest: std::vec::IntoIter<Frame>, number: u32) {
        if self.showing.try_get_value() != Some(number) {
            return;
        }
        if let Some(last) = self.frame.get_untracked() {
            self.trails.update(|trails| trails.push(last.trail()));
        }
        let next = rest.next();
        let goes_on = next.is_some();
        self.frame.set(next);
        let (room, pause) = (*self, self.hop_time().unwrap_or_default() + PAUSE);
        if goes_on {
            let then = move || room.show_next(rest, number);
            set_timeout(then, Duration::from_millis(pause.into()));
        }
    }

    /// For how many milliseconds a pirate hops; nothing if it shall not.
    pub fn hop_time(&self) -> Option<u32> {
        self.settings.read_untracked().motion.hop_time()
    }

    /// Puts the focus where the lesson goes on: what had it may be gone.
    fn lead_focus(&self) {
        let reading = self.with_desk(|desk| desk.is_reading() || desk.is_done());
        let chosen = self.with_desk(|desk| desk.choice() != Default::default());
        let wanted = if reading { ".lesson .forward" } else { ".lesson .wanted:enabled" };
        if !chosen {
            request_animation_frame(move || focus(wanted));
        }
    }
}

/// A move is seen for a moment before the next.
const PAUSE: u32 = 250;

fn focus(selector: &str) {
    let found = document().query_selector(selector).ok().flatten();
    if let Some(element) = found.and_then(|found| found.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = element.focus();
    }
}

/// The lesson, for all its parts.
pub fn use_classroom() -> Classroom {
    expect_context()
}

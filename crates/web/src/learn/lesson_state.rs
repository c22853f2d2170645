//! The state of an open lesson, and the link by which its table reaches it.

use super::completed::CompletedLessons;
use super::host::LessonHost;
use crate::app::focus;
use crate::host_link::{HostLink, Listeners};
use crate::language::{TextsSignal, use_texts};
use cartagena::Action;
use cartagena_lessons::{LESSONS, Lesson, Task};
use cartagena_protocol::{ClientMsg, ServerMsg};
use leptos::prelude::*;
use std::cell::Cell;

/// The state of a lesson. Copies share their state.
#[derive(Clone, Copy)]
pub struct LessonState {
    /// Index of the lesson.
    pub number: usize,
    /// The host of the lesson's table.
    pub host: RwSignal<LessonHost>,
    /// The language.
    pub texts: TextsSignal,
}

thread_local! {
    /// The open lesson; there is one at a time.
    static OPEN: Cell<Option<LessonState>> = const { Cell::new(None) };
    static LISTENERS: Listeners = Listeners::default();
}

/// Returns the link to the host of the open lesson.
pub const fn link() -> HostLink {
    HostLink::new(send, &LISTENERS)
}

fn send(message: &ClientMsg) {
    if let Some(lesson) = OPEN.get() {
        lesson.receive(message);
    }
}

impl LessonState {
    /// Opens a lesson. Having begun the course is remembered: the front door need not offer it any
    /// more.
    pub fn open(number: usize) -> LessonState {
        let host = RwSignal::new(LessonHost::new(&LESSONS[number]));
        let lesson = LessonState { number, host, texts: use_texts() };
        OPEN.set(Some(lesson));
        CompletedLessons::add("");
        lesson
    }

    /// Returns the lesson.
    pub fn lesson(&self) -> &'static Lesson {
        &LESSONS[self.number]
    }

    fn receive(&self, message: &ClientMsg) {
        let acts = !matches!(message, ClientMsg::Watch { .. } | ClientMsg::Unwatch { .. });
        let answer = self.host.try_update(|host| host.receive(message)).flatten();
        if let Some(answer) = answer {
            self.tell(&answer, acts);
        }
    }

    /// Goes on after something was read.
    pub fn go_on(&self) {
        if let Some(answer) = self.host.try_update(LessonHost::go_on) {
            self.tell(&answer, true);
        }
    }

    /// Begins the lesson again.
    pub fn restart(&self) {
        self.host.set(LessonHost::new(self.lesson()));
        let start = self.host.read_untracked().snapshot();
        self.tell(&start, true);
    }

    fn tell(&self, answer: &ServerMsg, focus: bool) {
        LISTENERS.with(|listeners| listeners.notify(answer));
        if self.host.read_untracked().is_done() {
            CompletedLessons::add(self.lesson().id);
        }
        if focus {
            self.restore_focus();
        }
    }

    /// Puts the focus where the lesson goes on: what had it may be gone.
    fn restore_focus(&self) {
        let host = self.host.read_untracked();
        let next = match host.task() {
            _ if host.is_reading() || host.is_done() => ".lesson .forward",
            _ if host.glowing() == [Action::EndTurn] => ".lesson .end-turn",
            Some(Task::Undo) => ".lesson .undo",
            Some(Task::Hint) => ".lesson .ask",
            _ => ".lesson .place.source",
        };
        request_animation_frame(move || focus(next));
    }
}

/// Returns the state of the open lesson.
pub fn use_lesson() -> LessonState {
    expect_context()
}

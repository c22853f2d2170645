//! The state of an open puzzle, and the link by which its table reaches it.

use super::host::{PuzzleHost, Stage, TryValue};
use super::{memory, own};
use crate::app::focus;
use crate::host_link::{self, HostLink, Listeners};
use crate::language::{TextsSignal, use_texts};
use cartagena::Action;
use cartagena_protocol::{AnalysisStep, ClientMsg, HostError, ServerMsg};
use leptos::prelude::*;
use std::cell::Cell;

/// The state of a puzzle. Copies share their state.
#[derive(Clone, Copy)]
pub struct PuzzleState {
    /// The host of the puzzle's table.
    pub host: RwSignal<PuzzleHost>,
    /// The change of the learner's rating, once the result is noted.
    pub change: RwSignal<Option<i16>>,
    /// The language.
    pub texts: TextsSignal,
}

thread_local! {
    /// The open puzzle; there is one at a time.
    static OPEN: Cell<Option<PuzzleState>> = const { Cell::new(None) };
    static LISTENERS: Listeners = Listeners::default();
}

/// Returns the link to the host of the open puzzle.
pub const fn link() -> HostLink {
    HostLink::new(send, &LISTENERS)
}

fn send(message: &ClientMsg) {
    if let Some(puzzle) = OPEN.get() {
        puzzle.receive(message);
    }
}

impl PuzzleState {
    /// Opens a puzzle, or a position of the learner's own game.
    pub fn open(host: PuzzleHost) -> PuzzleState {
        let state = PuzzleState {
            host: RwSignal::new(host),
            change: RwSignal::new(None),
            texts: use_texts(),
        };
        OPEN.set(Some(state));
        host_link::listen(move |message| state.hear(message));
        state
    }

    /// Hears the captain's word on a try.
    fn hear(&self, message: &ServerMsg) {
        let value = match message {
            ServerMsg::TurnAnalysed(step) => match step.read() {
                Some(AnalysisStep { turn, .. }) => {
                    TryValue::Judged { tried: turn.played_chance, best: turn.best.chance }
                }
                None => TryValue::Unavailable,
            },
            ServerMsg::Failed { error: HostError::NetUnavailable }
            | ServerMsg::Rejected(HostError::BadRecord | HostError::NetUnavailable)
            | ServerMsg::AnalysisEnded(_) => TryValue::Unavailable,
            _ => return,
        };
        if self.host.read_untracked().to_judge().is_some() {
            self.host.update(|host| host.take_value(value));
            self.restore_focus();
        }
    }

    /// Has the captain judge a try.
    fn ask_captain(&self) {
        let host = self.host.read_untracked();
        if let Some(events) = host.to_judge() {
            host_link::send(&own::judge(host.puzzle(), events));
        }
    }

    fn receive(&self, message: &ClientMsg) {
        let acts = !matches!(message, ClientMsg::Watch { .. } | ClientMsg::Unwatch { .. });
        let answer = self.host.try_update(|host| host.receive(message)).flatten();
        if let Some(answer) = answer {
            self.tell(&answer, acts);
        }
    }

    /// Gives a hint.
    pub fn give_hint(&self) {
        self.change_host(PuzzleHost::give_hint);
    }

    /// Starts the puzzle again.
    pub fn restart(&self) {
        self.change_host(PuzzleHost::restart);
    }

    /// Shows the solution.
    pub fn show_solution(&self) {
        self.change_host(PuzzleHost::show_solution);
    }

    fn change_host(&self, change: fn(&mut PuzzleHost) -> ServerMsg) {
        if let Some(answer) = self.host.try_update(change) {
            self.tell(&answer, true);
        }
    }

    fn tell(&self, answer: &ServerMsg, focus: bool) {
        LISTENERS.with(|listeners| listeners.notify(answer));
        self.note_result();
        self.ask_captain();
        if focus {
            self.restore_focus();
        }
    }

    /// Notes the first result of this meeting.
    fn note_result(&self) {
        let host = self.host.read_untracked();
        if host.own_turn().is_some() {
            return;
        }
        let Some(right) = host.result().filter(|_| self.change.get_untracked().is_none()) else {
            return;
        };
        let mut diary = memory::load();
        let change = diary.note(host.puzzle(), right, memory::today());
        memory::save(&diary);
        self.change.set(Some(change));
    }

    /// Puts the focus where the puzzle goes on: what had it may be gone.
    fn restore_focus(&self) {
        let host = self.host.read_untracked();
        let next = match host.stage() {
            Stage::ToConfirm => ".puzzle .end-turn",
            Stage::Searching if host.glowing() == Some(vec![Action::EndTurn]) => {
                ".puzzle .end-turn"
            }
            Stage::Searching => ".puzzle .place.source",
            Stage::Judging => return,
            Stage::Wrong(_) | Stage::Solved | Stage::Shown => ".puzzle .forward",
        };
        request_animation_frame(move || focus(next));
    }
}

/// Returns the state of the open puzzle.
pub fn use_puzzle() -> PuzzleState {
    expect_context()
}

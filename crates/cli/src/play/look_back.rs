//! Stepping through the finished game, with open hands.

use super::game_screen::GameScreen;
use crate::replay_frames::{Replay, ReplayFrame, frame_after};
use cartagena::{Observation, Place, Seat};
use cartagena_texts::Texts;
use ratatui::crossterm::event::KeyEvent;

/// A finished game and the position of it that is shown.
pub(super) struct LookBack {
    replay: Replay,
    /// Number of the position; 0 is the start.
    pub at: usize,
}

impl LookBack {
    /// Returns the shown position and the move before it.
    pub(super) fn frame(&self) -> &ReplayFrame {
        &self.replay.frames[self.at]
    }

    /// Returns the number of moves.
    pub(super) fn last(&self) -> usize {
        self.replay.last()
    }

    /// Returns the sentences up to the shown position, the oldest first.
    pub(super) fn sentences(&self) -> Vec<String> {
        let frames = &self.replay.frames[..=self.at];
        frames.iter().flat_map(|frame| frame.sentences.iter().cloned()).collect()
    }

    /// Goes to the position that a key leads to.
    pub(super) fn update(&mut self, key: KeyEvent) {
        self.at = frame_after(key, self.at, self.last());
    }
}

impl GameScreen {
    /// Shows the game as it was, from its start.
    pub(super) fn look_back(&mut self, texts: &Texts) {
        self.look_back_to(texts, 0);
    }

    /// Tells the shown part of the game again, in another language.
    pub(super) fn retell(&mut self, texts: &Texts) {
        if let Some(at) = self.look_back.as_ref().map(|shown| shown.at) {
            self.look_back_to(texts, at);
        }
    }

    fn look_back_to(&mut self, texts: &Texts, at: usize) {
        let replay = Replay::new(texts, &self.table.record());
        self.look_back = Some(LookBack { at: at.min(replay.last()), replay });
    }

    /// Returns the earlier position that is shown instead of the last one.
    pub(super) fn earlier_observation(&self) -> Option<Observation> {
        self.look_back.as_ref().map(|shown| shown.frame().seen.clone())
    }

    /// Returns the seat to move in the position that is shown.
    pub(super) fn shown_actor(&self) -> Option<Seat> {
        match &self.look_back {
            Some(shown) => shown.frame().seen.turn().seat(),
            None => self.table.actor(),
        }
    }

    /// Returns the moves that are marked on the board: seat, from, to.
    pub(super) fn trail(&self) -> &[(Seat, Place, Place)] {
        match &self.look_back {
            Some(shown) => shown.frame().movement.as_slice(),
            None => &self.playback.trail,
        }
    }
}

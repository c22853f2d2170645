//! The whole program as a value: keys go in, wishes to the outside come out, a screen can be drawn.

use super::ending::{Ending, Item};
use super::game::{Came, Play};
use super::keys;
use super::setup::{Saved, Setup, Wish};
use super::speech::Speech;
use super::theme::Theme;
use crate::story;
use cartagena::{Outcome, Seat};
use cartagena_table::{NewGame, Table};
use cartagena_texts::{Texts, say};
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use std::path::PathBuf;

/// What the program wants done outside; the host does it and tells what came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Nothing.
    Nothing,
    /// Shuffle for a game; answered by [`App::begin`].
    Deal(NewGame),
    /// Read a saved game; answered by [`App::begin`] or [`App::warn`].
    Resume(PathBuf),
    /// Keep the game as it is now.
    Save,
    /// Write the record of the finished game; answered by [`App::recorded`] or [`App::warn`].
    Record(PathBuf),
    /// The finished game is not needed any more; look again for saved ones.
    Leave,
    /// Keep the game and stop.
    Quit,
}

/// What lies over the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overlay {
    /// Keys and rules, so many lines down.
    Help(usize),
    /// All that happened, so many lines up from the end.
    Log(usize),
    /// Whether to stop.
    Quit,
}

/// Everything that the screen depends on.
pub struct App {
    /// The language.
    pub speech: Speech,
    /// The colours.
    pub theme: Theme,
    /// The start screen.
    pub setup: Setup,
    /// The game, once there is one.
    pub play: Option<Play>,
    /// What to do when it has ended.
    pub ending: Ending,
    /// What lies over all that.
    pub overlay: Option<Overlay>,
    /// What went wrong outside.
    pub warning: Option<String>,
    confirm: bool,
}

impl App {
    /// The program at its start screen.
    pub fn new(speech: Speech, theme: Theme, setup: Setup, confirm: bool) -> App {
        let ending = Ending::default();
        App { speech, theme, setup, play: None, ending, overlay: None, warning: None, confirm }
    }

    /// The sentences.
    pub fn texts(&self) -> &Texts {
        &self.speech.texts
    }

    /// Sits everybody down at a table; `file` is what the record would be called.
    pub fn begin(&mut self, table: Table, file: String) {
        self.warning = None;
        self.overlay = None;
        self.ending = Ending::new(file);
        self.play = Some(Play::new(table, self.confirm));
    }

    /// Tells the player of something in the game at hand.
    pub fn notify(&mut self, sentence: String) {
        if let Some(play) = &mut self.play {
            play.notice = Some(sentence);
        }
    }

    /// Tells the player what went wrong outside.
    pub fn warn(&mut self, sentence: String) {
        self.warning = Some(sentence);
    }

    /// The record is written.
    pub fn recorded(&mut self, file: &str) {
        self.ending.saved = true;
        self.ending.item = Item::Rematch;
        self.warning = Some(say!(self.texts(), "record-saved", file = file));
    }

    /// Goes back to the start screen, where these games could go on.
    pub fn welcome(&mut self, saved: Vec<Saved>) {
        self.play = None;
        self.setup.offer(saved);
    }

    /// How the game at hand has ended.
    pub fn outcome(&self) -> Option<Outcome> {
        self.play.as_ref().and_then(Play::outcome)
    }

    /// Answers a key.
    pub fn update(&mut self, key: KeyEvent) -> Effect {
        if keys::interrupts(key) {
            return Effect::Quit;
        }
        self.warning = None;
        if let Some(overlay) = self.overlay {
            return self.update_overlay(overlay, key);
        }
        if self.play.is_none() {
            return self.update_setup(key);
        }
        if self.outcome().is_some() && self.ending.item == Item::Record && !self.ending.saved {
            return self.update_ending(key);
        }
        match keys::command(key) {
            Some('?') => self.overlay = Some(Overlay::Help(0)),
            Some('g') => self.overlay = Some(Overlay::Log(0)),
            Some('q') => return self.quit(),
            Some('l') => self.change_language(1),
            _ if key.code == KeyCode::Esc => return self.quit(),
            _ if self.outcome().is_some() => return self.update_ending(key),
            _ => return self.update_game(key),
        }
        Effect::Nothing
    }

    /// A finished game has nothing to lose.
    fn quit(&mut self) -> Effect {
        if self.outcome().is_some() {
            return Effect::Quit;
        }
        self.overlay = Some(Overlay::Quit);
        Effect::Nothing
    }

    fn update_overlay(&mut self, overlay: Overlay, key: KeyEvent) -> Effect {
        match (overlay, key.code, keys::command(key)) {
            (Overlay::Quit, KeyCode::Enter, _) | (Overlay::Quit, _, Some('y')) => {
                return Effect::Quit;
            }
            (Overlay::Help(line), KeyCode::Down, _) => self.overlay = Some(Overlay::Help(line + 1)),
            (Overlay::Help(line), KeyCode::Up, _) => {
                self.overlay = Some(Overlay::Help(line.saturating_sub(1)));
            }
            (Overlay::Log(line), KeyCode::Up, _) => self.overlay = Some(Overlay::Log(line + 1)),
            (Overlay::Log(line), KeyCode::Down, _) => {
                self.overlay = Some(Overlay::Log(line.saturating_sub(1)));
            }
            (Overlay::Help(_), _, Some('l')) => self.change_language(1),
            _ => self.overlay = None,
        }
        Effect::Nothing
    }

    fn update_setup(&mut self, key: KeyEvent) -> Effect {
        match self.setup.update(key, self.speech.rtl()) {
            Wish::Nothing => Effect::Nothing,
            Wish::Deal(new) => Effect::Deal(new),
            Wish::Resume(path) => Effect::Resume(path),
            Wish::Quit => Effect::Quit,
            Wish::Help => {
                self.overlay = Some(Overlay::Help(0));
                Effect::Nothing
            }
            Wish::Language(step) => {
                self.change_language(step);
                Effect::Nothing
            }
        }
    }

    fn update_game(&mut self, key: KeyEvent) -> Effect {
        let Some(play) = &mut self.play else { return Effect::Nothing };
        match play.update(key, &self.speech) {
            Came::Changed => Effect::Save,
            Came::Nothing => Effect::Nothing,
        }
    }

    fn update_ending(&mut self, key: KeyEvent) -> Effect {
        match self.ending.update(key) {
            None => Effect::Nothing,
            Some(Item::Record) => Effect::Record(PathBuf::from(self.ending.file.trim())),
            Some(Item::Rematch) => Effect::Deal(self.rematch()),
            Some(Item::New) => Effect::Leave,
            Some(Item::Quit) => Effect::Quit,
        }
    }

    /// The same people once more; chance says who begins.
    fn rematch(&self) -> NewGame {
        let Some(play) = &self.play else { return self.setup.game() };
        let seen = play.seen();
        let names = Seat::first(seen.seats()).map(|seat| play.table.name(seat).to_owned());
        let (rules, players) = (seen.rules(), seen.seats());
        NewGame { rules, players, names: names.collect(), tunnel: None, first: None }
    }

    fn change_language(&mut self, step: isize) {
        self.speech.next_language(step);
        if let Some(play) = &mut self.play {
            play.notice = None;
        }
    }

    /// What has happened, as the one at the keyboard may know it.
    pub fn story(&self) -> Vec<String> {
        let tell = |play: &Play| story::so_far(&play.table, self.texts(), play.viewer());
        self.play.as_ref().map(tell).unwrap_or_default()
    }
}

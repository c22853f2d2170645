//! The whole program as a value: keys go in, wishes to the outside come out, a screen can be drawn.

use super::ending::{Ending, Item};
use super::game::{Came, Play};
use super::keys;
use super::opponents::{Answer, Id, Pace, Question};
use super::setup::{Deal, Saved, Setup, Wish};
use super::speech::Speech;
use super::theme::Theme;
use super::view::{self, SMALLEST};
use crate::story;
use cartagena::{Outcome, Seat};
use cartagena_table::{NewGame, Table};
use cartagena_texts::{Lang, Texts, say};
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use std::path::PathBuf;
use std::time::Duration;

/// What the program wants done outside; the host does it and tells what came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Nothing.
    Nothing,
    /// Shuffle for a game; answered by [`App::begin`].
    Deal(Deal),
    /// Read a saved game; answered by [`App::begin`] or [`App::warn`].
    Resume(PathBuf),
    /// Keep the game as it is now.
    Save,
    /// Write the record of the finished game; answered by [`App::recorded`] or [`App::warn`].
    Record(PathBuf),
    /// The finished game is not needed any more; look again for saved ones.
    Leave,
    /// Keep the game and stop; answered by [`App::unsaved`] if it cannot be kept.
    Quit,
    /// Stop, though the game cannot be kept.
    Abandon,
}

/// What lies over the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overlay {
    /// Keys and rules, so many lines down.
    Help(usize),
    /// All that happened, so many lines up from the end.
    Log(usize),
    /// What the captain would play, so many lines down.
    Advice(usize),
    /// Which language, by its place among all.
    Language(usize),
    /// Whether to stop.
    Quit,
    /// Whether to stop although the game cannot be kept.
    Unsaved,
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
    /// The size of the window.
    pub window: Rect,
    /// How fast bots move.
    pub pace: Pace,
    confirm: bool,
    /// How many games have begun.
    games: u64,
}

impl App {
    /// The program at its start screen.
    pub fn new(speech: Speech, theme: Theme, setup: Setup, confirm: bool) -> App {
        let (ending, window) = (Ending::default(), Rect::new(0, 0, SMALLEST.0, SMALLEST.1));
        let (play, overlay, warning) = (None, None, None);
        let (pace, games) = (Pace::default(), 0);
        App { speech, theme, setup, play, ending, overlay, warning, window, pace, confirm, games }
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
        self.games += 1;
        self.play = Some(Play::new(table, self.games, self.confirm, self.pace));
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
        self.ending.item = Item::Quit;
        self.warning = Some(say!(self.texts(), "record-saved", file = file));
    }

    /// The game cannot be kept: whoever still wants to stop has to say so.
    pub fn unsaved(&mut self, sentence: String) {
        self.warning = Some(sentence);
        self.overlay = Some(Overlay::Unsaved);
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

    /// What is to be thought about now; answered by [`App::answer`].
    pub fn question(&self) -> Option<Question> {
        let play = self.play.as_ref()?;
        match self.overlay {
            Some(Overlay::Advice(_)) => play.wants_advice(),
            _ => play.question(),
        }
    }

    /// Somebody has thought about a question.
    pub fn answer(&mut self, id: Id, answer: Answer) -> Effect {
        if let Some(play) = &mut self.play {
            play.answer(id, answer);
        }
        self.pass(Duration::ZERO)
    }

    /// How long nothing will happen by itself, if something is to happen.
    pub fn pause(&self) -> Option<Duration> {
        self.play.as_ref().filter(|_| self.overlay.is_none()).and_then(Play::pause)
    }

    /// Lets time pass. Nothing moves behind the back of somebody who reads.
    pub fn pass(&mut self, time: Duration) -> Effect {
        let Some(play) = self.play.as_mut().filter(|_| self.overlay.is_none()) else {
            return Effect::Nothing;
        };
        effect(play.pass(time, &self.speech))
    }

    /// Answers a key.
    pub fn update(&mut self, key: KeyEvent) -> Effect {
        if keys::interrupts(key) {
            let again = self.overlay == Some(Overlay::Unsaved);
            return if again { Effect::Abandon } else { Effect::Quit };
        }
        if self.play.is_some() {
            self.warning = None;
        }
        if let Some(overlay) = self.overlay {
            return self.update_overlay(overlay, key);
        }
        if self.play.is_none() {
            return self.update_setup(key);
        }
        if self.outcome().is_some() && self.play.as_mut().is_some_and(|play| play.skips(key)) {
            return Effect::Nothing;
        }
        if self.outcome().is_some() && self.ending.item == Item::Record && !self.ending.saved {
            return self.update_ending(key);
        }
        match keys::command(key) {
            Some('?') => self.overlay = Some(Overlay::Help(0)),
            Some('g') => self.overlay = Some(Overlay::Log(0)),
            Some('q') => return self.quit(),
            Some('l') => self.choose_language(),
            Some('f') => self.change_pace(),
            Some('a') => self.ask_captain(),
            _ if key.code == KeyCode::Esc => return self.quit(),
            _ if self.outcome().is_some() => return self.update_ending(key),
            _ => return self.update_game(key),
        }
        Effect::Nothing
    }

    /// The record of a finished game is kept anyway, and before the first move there is nothing to
    /// lose.
    fn quit(&mut self) -> Effect {
        if self.outcome().is_some() || self.play.as_ref().is_none_or(Play::is_untouched) {
            return Effect::Quit;
        }
        self.overlay = Some(Overlay::Quit);
        Effect::Nothing
    }

    /// Bots faster or slower, in this game and the next ones.
    fn change_pace(&mut self) {
        let Some(play) = self.play.as_mut().filter(|play| play.has_bots()) else { return };
        self.pace = self.pace.turned();
        play.pace = self.pace;
        let sentence = match self.pace {
            Pace::Fast => say!(self.speech.texts, "pace-fast"),
            Pace::Calm => say!(self.speech.texts, "pace-calm"),
        };
        play.notice = Some(sentence);
    }

    /// Asks for advice where there is something to choose.
    fn ask_captain(&mut self) {
        if self.play.as_ref().is_some_and(|play| play.choices().is_some()) {
            self.overlay = Some(Overlay::Advice(0));
        }
    }

    fn update_advice(&mut self, line: usize, key: KeyEvent) {
        self.overlay = self.scrolled(Overlay::Advice(line), key, line, false).map(Overlay::Advice);
        if let Some(play) = self.play.as_mut().filter(|_| key.code == KeyCode::Enter) {
            play.heed();
        }
    }

    fn update_overlay(&mut self, overlay: Overlay, key: KeyEvent) -> Effect {
        match (overlay, key.code, keys::command(key)) {
            (Overlay::Quit, KeyCode::Enter, _) | (Overlay::Quit, _, Some('y')) => {
                return Effect::Quit;
            }
            (Overlay::Unsaved, _, Some('x')) => return Effect::Abandon,
            (Overlay::Help(line), ..) => match self.scrolled(overlay, key, line, false) {
                Some(line) => self.overlay = Some(Overlay::Help(line)),
                None if keys::command(key) == Some('l') => self.choose_language(),
                None => self.overlay = None,
            },
            (Overlay::Log(line), ..) => {
                self.overlay = self.scrolled(overlay, key, line, true).map(Overlay::Log);
            }
            (Overlay::Advice(line), ..) => self.update_advice(line, key),
            (Overlay::Language(at), ..) => self.update_language(at, key),
            _ => self.overlay = None,
        }
        Effect::Nothing
    }

    /// Where a key scrolls to, if it does; `from_end` counts lines from the end.
    fn scrolled(&self, at: Overlay, key: KeyEvent, line: usize, from_end: bool) -> Option<usize> {
        let (most, page) = view::scrolling(self, at, self.window);
        let line = line.min(most);
        let (less, more) = (line.saturating_sub(1), (line + 1).min(most));
        let (page_less, page_more) = (line.saturating_sub(page), (line + page).min(most));
        let (down, up) = if from_end { (less, more) } else { (more, less) };
        match key.code {
            KeyCode::Down => Some(down),
            KeyCode::Up => Some(up),
            KeyCode::PageDown => Some(if from_end { page_less } else { page_more }),
            KeyCode::PageUp => Some(if from_end { page_more } else { page_less }),
            KeyCode::Home => Some(if from_end { most } else { 0 }),
            KeyCode::End => Some(if from_end { 0 } else { most }),
            _ => None,
        }
    }

    fn choose_language(&mut self) {
        let at = Lang::ALL.iter().position(|lang| *lang == self.speech.lang());
        self.overlay = Some(Overlay::Language(at.unwrap_or(0)));
    }

    fn update_language(&mut self, at: usize, key: KeyEvent) {
        let count = Lang::ALL.len();
        self.overlay = match key.code {
            KeyCode::Down | KeyCode::Tab => Some(Overlay::Language((at + 1) % count)),
            KeyCode::Up | KeyCode::BackTab => Some(Overlay::Language((at + count - 1) % count)),
            KeyCode::Enter => {
                self.speak(Lang::ALL[at]);
                None
            }
            _ => None,
        };
    }

    fn update_setup(&mut self, key: KeyEvent) -> Effect {
        let wish = self.setup.update(key, self.speech.rtl());
        // Looking round among the questions does not make a warning old.
        if wish != Wish::Nothing || key.code == KeyCode::Enter {
            self.warning = None;
        }
        match wish {
            Wish::Nothing => Effect::Nothing,
            Wish::Deal(new) => Effect::Deal(new),
            Wish::Resume(path) => Effect::Resume(path),
            Wish::Quit => Effect::Quit,
            Wish::Help => {
                self.overlay = Some(Overlay::Help(0));
                Effect::Nothing
            }
            Wish::Language(step) => {
                self.speak(self.speech.neighbour(step));
                Effect::Nothing
            }
            Wish::Languages => {
                self.choose_language();
                Effect::Nothing
            }
        }
    }

    fn update_game(&mut self, key: KeyEvent) -> Effect {
        let Some(play) = &mut self.play else { return Effect::Nothing };
        effect(play.update(key, &self.speech))
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
    fn rematch(&self) -> Deal {
        let Some(play) = &self.play else { return self.setup.deal() };
        let seen = play.seen();
        let names = Seat::first(seen.seats()).map(|seat| play.table.name(seat).to_owned());
        let (rules, players) = (seen.rules(), seen.seats());
        let new = NewGame { rules, players, names: names.collect(), tunnel: None, first: None };
        Deal { new, bots: play.bots }
    }

    /// Goes on in another language; what was said in the old one is not repeated.
    fn speak(&mut self, lang: Lang) {
        self.speech.texts = Texts::new(lang);
        if let Some(play) = &mut self.play {
            play.notice = None;
        }
    }

    /// What has happened, as the one at the keyboard may know it.
    pub fn story(&self) -> Vec<String> {
        let texts = self.texts();
        let tell = |play: &Play| {
            story::so_far(&play.table, texts, play.viewer(), |seat| play.name(texts, seat))
        };
        self.play.as_ref().map(tell).unwrap_or_default()
    }
}

fn effect(came: Came) -> Effect {
    match came {
        Came::Changed => Effect::Save,
        Came::Nothing => Effect::Nothing,
    }
}

//! The whole program as a value: keys go in, effects come out, a screen can be drawn.

use super::bot_turns::{BotRequest, BotResponse, BotSpeed, RequestId};
use super::display::Display;
use super::end_screen::{EndMenuItem, EndScreen};
use super::game_screen::{GameScreen, TableChange};
use super::keys;
use super::screen_text::ScreenText;
use super::setup_screen::{DealRequest, SavedGame, SetupAction, SetupScreen};
use super::theme::TerminalTheme;
use super::view::{self, MIN_SIZE};
use crate::narration;
use cartagena::{Outcome, Seat};
use cartagena_table::{NewGame, Table};
use cartagena_texts::{Lang, Texts, say};
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use std::path::PathBuf;
use std::time::Duration;

/// An effect for the host to perform; the host reports its result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum AppEffect {
    /// Nothing.
    Nothing,
    /// Deal a game; answered by [`TerminalApp::begin`].
    Deal(DealRequest),
    /// Read a saved game; answered by [`TerminalApp::begin`] or [`TerminalApp::warn`].
    Resume(PathBuf),
    /// Save the game as it is now.
    Save,
    /// Write the record of the finished game; answered by [`TerminalApp::record_saved`] or
    /// [`TerminalApp::warn`].
    Record(PathBuf),
    /// Archive the finished game and look again for saved ones.
    Leave,
    /// Save the game and stop; answered by [`TerminalApp::confirm_unsaved_quit`] if it cannot be
    /// saved.
    Quit,
    /// Stop without saving the game.
    Abandon,
}

/// A window over the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Overlay {
    /// Keys and rules, scrolled down by this many lines.
    Help(usize),
    /// The log, scrolled up from its end by this many lines.
    Log(usize),
    /// The captain's advice, scrolled down by this many lines.
    Advice(usize),
    /// The choice of the language, by its index.
    Language(usize),
    /// The question whether to stop.
    Quit,
    /// The question whether to stop although the game cannot be saved.
    Unsaved,
}

/// The whole state of the program.
pub(super) struct TerminalApp {
    /// The language.
    pub text: ScreenText,
    /// The colours.
    pub theme: TerminalTheme,
    /// The abilities of the terminal.
    pub display: Display,
    /// The start screen.
    pub setup: SetupScreen,
    /// The game, if there is one.
    pub game: Option<GameScreen>,
    /// The menu after the game.
    pub ending: EndScreen,
    /// The window over the screen.
    pub overlay: Option<Overlay>,
    /// Error of the host.
    pub warning: Option<String>,
    /// Size of the terminal window.
    pub window: Rect,
    /// Speed of bots.
    pub speed: BotSpeed,
    confirm: bool,
    /// Number of games that have begun.
    games: u64,
}

impl TerminalApp {
    /// Creates the program at its start screen.
    pub(super) fn new(
        speech: ScreenText,
        theme: TerminalTheme,
        setup: SetupScreen,
        confirm: bool,
    ) -> TerminalApp {
        let (ending, window) = (EndScreen::default(), Rect::new(0, 0, MIN_SIZE.0, MIN_SIZE.1));
        let (play, overlay, warning) = (None, None, None);
        let (pace, games) = (BotSpeed::default(), 0);
        TerminalApp {
            text: speech,
            theme,
            display: Display::FULL,
            setup,
            game: play,
            ending,
            overlay,
            warning,
            window,
            speed: pace,
            confirm,
            games,
        }
    }

    /// Returns the sentences.
    pub(super) fn texts(&self) -> &Texts {
        &self.text.texts
    }

    /// Starts a game at a table; `file` is the default name of its record.
    pub(super) fn begin(&mut self, table: Table, file: String) {
        self.warning = None;
        self.overlay = None;
        self.ending = EndScreen::new(file);
        self.games += 1;
        self.game = Some(GameScreen::new(table, self.games, self.confirm, self.speed));
    }

    /// Shows a sentence about the current game.
    pub(super) fn notify(&mut self, sentence: String) {
        if let Some(play) = &mut self.game {
            play.notice = Some(sentence);
        }
    }

    /// Shows an error of the host.
    pub(super) fn warn(&mut self, sentence: String) {
        self.warning = Some(sentence);
    }

    /// Reports that the record is written.
    pub(super) fn record_saved(&mut self, file: &str) {
        self.ending.saved = true;
        self.ending.item = EndMenuItem::Quit;
        self.warning = Some(say!(self.texts(), "record-saved", file = file));
    }

    /// Asks whether to stop although the game cannot be saved.
    pub(super) fn confirm_unsaved_quit(&mut self, sentence: String) {
        self.warning = Some(sentence);
        self.overlay = Some(Overlay::Unsaved);
    }

    /// Goes back to the start screen, which offers these saved games.
    pub(super) fn show_setup(&mut self, saved: Vec<SavedGame>) {
        self.game = None;
        self.setup.offer(saved);
    }

    /// Returns the outcome of the current game.
    pub(super) fn outcome(&self) -> Option<Outcome> {
        self.game.as_ref().and_then(GameScreen::outcome)
    }

    /// Returns the request to a bot that is due now; answered by [`TerminalApp::receive_response`].
    pub(super) fn bot_request(&self) -> Option<BotRequest> {
        let play = self.game.as_ref()?;
        match self.overlay {
            Some(Overlay::Advice(_)) => play.advice_request(),
            _ => play.move_request(),
        }
    }

    /// Takes the response to a request.
    pub(super) fn receive_response(&mut self, id: RequestId, answer: BotResponse) -> AppEffect {
        if let Some(play) = &mut self.game {
            play.receive_response(id, answer);
        }
        self.advance_time(Duration::ZERO)
    }

    /// Returns the time until something happens by itself, if it does.
    pub(super) fn pause(&self) -> Option<Duration> {
        self.game.as_ref().filter(|_| self.overlay.is_none()).and_then(GameScreen::pause)
    }

    /// Lets time pass, except while an overlay is open: nothing moves behind it.
    pub(super) fn advance_time(&mut self, time: Duration) -> AppEffect {
        let Some(play) = self.game.as_mut().filter(|_| self.overlay.is_none()) else {
            return AppEffect::Nothing;
        };
        effect_of(play.advance_time(time, &self.text))
    }

    /// Handles a key.
    pub(super) fn update(&mut self, key: KeyEvent) -> AppEffect {
        if keys::interrupts(key) {
            let again = self.overlay == Some(Overlay::Unsaved);
            return if again { AppEffect::Abandon } else { AppEffect::Quit };
        }
        if self.game.is_some() {
            self.warning = None;
        }
        if let Some(overlay) = self.overlay {
            return self.update_overlay(overlay, key);
        }
        if self.game.is_none() {
            return self.update_setup(key);
        }
        if self.game.as_ref().is_some_and(|play| play.look_back.is_some()) {
            return self.update_look_back(key);
        }
        if self.outcome().is_some()
            && self.game.as_mut().is_some_and(|play| play.handle_skip_key(key))
        {
            return AppEffect::Nothing;
        }
        if self.outcome().is_some() && self.ending.item == EndMenuItem::Record && !self.ending.saved
        {
            return self.update_ending(key);
        }
        match keys::command(key) {
            Some('?') => self.overlay = Some(Overlay::Help(0)),
            Some('g') => self.overlay = Some(Overlay::Log(0)),
            Some('q') => return self.quit(),
            Some('l') => self.choose_language(),
            Some('f') => self.toggle_speed(),
            Some('a') => self.open_advice(),
            _ if key.code == KeyCode::Esc => return self.quit(),
            _ if self.outcome().is_some() => return self.update_ending(key),
            _ => return self.update_game(key),
        }
        AppEffect::Nothing
    }

    /// Handles a key while an earlier position is shown.
    fn update_look_back(&mut self, key: KeyEvent) -> AppEffect {
        let Some(play) = &mut self.game else { return AppEffect::Nothing };
        match keys::command(key) {
            Some('?') => self.overlay = Some(Overlay::Help(0)),
            Some('l') => self.choose_language(),
            Some('q') => return self.quit(),
            _ if key.code == KeyCode::Esc => play.look_back = None,
            _ => play.look_back.iter_mut().for_each(|shown| shown.update(key)),
        }
        AppEffect::Nothing
    }

    /// Asks before quitting, except where nothing can be lost: before the first move and after the
    /// end, when the record is stored anyway.
    fn quit(&mut self) -> AppEffect {
        if self.outcome().is_some() || self.game.as_ref().is_none_or(GameScreen::is_untouched) {
            return AppEffect::Quit;
        }
        self.overlay = Some(Overlay::Quit);
        AppEffect::Nothing
    }

    /// Changes the speed of bots, in this game and the next ones.
    fn toggle_speed(&mut self) {
        let Some(play) = self.game.as_mut().filter(|play| play.has_bots()) else { return };
        self.speed = self.speed.toggled();
        play.speed = self.speed;
        let sentence = match self.speed {
            BotSpeed::Fast => say!(self.text.texts, "pace-fast"),
            BotSpeed::Calm => say!(self.text.texts, "pace-calm"),
        };
        play.notice = Some(sentence);
    }

    /// Asks for advice if there is a choice.
    fn open_advice(&mut self) {
        if self.game.as_ref().is_some_and(|play| play.choices().is_some()) {
            self.overlay = Some(Overlay::Advice(0));
        }
    }

    fn update_advice(&mut self, line: usize, key: KeyEvent) {
        self.overlay = self.scrolled(Overlay::Advice(line), key, line, false).map(Overlay::Advice);
        if let Some(play) = self.game.as_mut().filter(|_| key.code == KeyCode::Enter) {
            play.select_advised_move();
        }
    }

    fn update_overlay(&mut self, overlay: Overlay, key: KeyEvent) -> AppEffect {
        match (overlay, key.code, keys::command(key)) {
            (Overlay::Quit, KeyCode::Enter, _) | (Overlay::Quit, _, Some('y')) => {
                return AppEffect::Quit;
            }
            (Overlay::Unsaved, _, Some('x')) => return AppEffect::Abandon,
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
        AppEffect::Nothing
    }

    /// Returns the scroll position after a key, if it scrolls; `from_end` counts lines from the
    /// end.
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
        let at = Lang::ALL.iter().position(|lang| *lang == self.text.lang());
        self.overlay = Some(Overlay::Language(at.unwrap_or(0)));
    }

    fn update_language(&mut self, at: usize, key: KeyEvent) {
        let count = Lang::ALL.len();
        self.overlay = match key.code {
            KeyCode::Down | KeyCode::Tab => Some(Overlay::Language((at + 1) % count)),
            KeyCode::Up | KeyCode::BackTab => Some(Overlay::Language((at + count - 1) % count)),
            KeyCode::Enter => {
                self.set_language(Lang::ALL[at]);
                None
            }
            _ => None,
        };
    }

    fn update_setup(&mut self, key: KeyEvent) -> AppEffect {
        let action = self.setup.update(key, self.text.rtl());
        // Moving among the fields does not dismiss a warning.
        if action != SetupAction::Nothing || key.code == KeyCode::Enter {
            self.warning = None;
        }
        match action {
            SetupAction::Nothing => AppEffect::Nothing,
            SetupAction::Deal(new) => AppEffect::Deal(new),
            SetupAction::Resume(path) => AppEffect::Resume(path),
            SetupAction::Quit => AppEffect::Quit,
            SetupAction::Help => {
                self.overlay = Some(Overlay::Help(0));
                AppEffect::Nothing
            }
            SetupAction::Language(step) => {
                self.set_language(self.text.neighbour(step));
                AppEffect::Nothing
            }
            SetupAction::Languages => {
                self.choose_language();
                AppEffect::Nothing
            }
        }
    }

    fn update_game(&mut self, key: KeyEvent) -> AppEffect {
        let Some(play) = &mut self.game else { return AppEffect::Nothing };
        effect_of(play.update(key, &self.text))
    }

    fn update_ending(&mut self, key: KeyEvent) -> AppEffect {
        match self.ending.update(key) {
            None => AppEffect::Nothing,
            Some(EndMenuItem::Record) => AppEffect::Record(PathBuf::from(self.ending.file.trim())),
            Some(EndMenuItem::LookBack) => {
                let texts = &self.text.texts;
                self.game.iter_mut().for_each(|play| play.look_back(texts));
                AppEffect::Nothing
            }
            Some(EndMenuItem::Rematch) => AppEffect::Deal(self.rematch()),
            Some(EndMenuItem::New) => AppEffect::Leave,
            Some(EndMenuItem::Quit) => AppEffect::Quit,
        }
    }

    /// Returns a request to deal for the same players, in the tunnel of the command line if it names one;
    /// chance decides who begins.
    fn rematch(&self) -> DealRequest {
        let Some(play) = &self.game else { return self.setup.deal() };
        let seen = play.observation();
        let names = Seat::first_n(seen.seats()).map(|seat| play.table.name(seat).to_owned());
        let (rules, players) = (seen.rules(), seen.seats());
        let (names, tunnel) = (names.collect(), self.setup.game().tunnel);
        let new = NewGame { rules, players, names, tunnel, first: None };
        DealRequest { new, bots: play.bots }
    }

    /// Changes the language; messages in the old one are dropped.
    fn set_language(&mut self, lang: Lang) {
        self.text.texts = Texts::new(lang);
        if let Some(play) = &mut self.game {
            play.notice = None;
            play.retell(&self.text.texts);
        }
    }

    /// Returns the log, as the player at the keyboard may know it.
    pub(super) fn log_sentences(&self) -> Vec<String> {
        let texts = self.texts();
        let tell = |play: &GameScreen| {
            narration::game_log(&play.table, texts, play.viewer(), |seat| play.name(texts, seat))
        };
        self.game.as_ref().map(tell).unwrap_or_default()
    }
}

fn effect_of(came: TableChange) -> AppEffect {
    match came {
        TableChange::Changed => AppEffect::Save,
        TableChange::Unchanged => AppEffect::Nothing,
    }
}

//! The host: the only part that touches the terminal, the disk and random numbers.

use super::PlayOptions;
use super::app::{AppEffect, TerminalApp};
use super::bot_thread::BotThread;
use super::bot_turns::{BotResponse, BotSpeed, RequestId};
use super::display::Display;
use super::keys;
use super::save_folder::{self, SaveFolder};
use super::screen_text::ScreenText;
use super::setup_screen::{DealRequest, SetupScreen};
use super::theme::TerminalTheme;
use super::view;
use crate::console::suspend;
use crate::random::{fresh_number, fresh_seed};
use cartagena_deal::Seed;
use cartagena_table::Table;
use cartagena_texts::say;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{self, Event, KeyEvent, KeyEventKind};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{Clear, ClearType, EnterAlternateScreen};
use ratatui::crossterm::terminal::{disable_raw_mode, enable_raw_mode};
use ratatui::layout::Rect;
use ratatui::{DefaultTerminal, Frame, Terminal};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

/// Longest wait for a key before the stop flag is checked.
const POLL_INTERVAL: Duration = Duration::from_millis(200);

/// The program with its surroundings.
pub(super) struct TerminalHost {
    /// The program itself.
    pub app: TerminalApp,
    saves: SaveFolder,
    seed: Option<u64>,
    /// Flag that ends the program; signals set it too.
    stop: Arc<AtomicBool>,
    /// Set if the program is to be put aside.
    suspending: bool,
    /// Flag that the program goes on after it was put aside.
    resumed: Arc<AtomicBool>,
    /// The last message for the players, once it is known.
    farewell: Option<Option<String>>,
}

/// An event for the host.
enum HostEvent {
    /// An event of the terminal.
    Terminal(io::Result<Event>),
    /// A bot's response.
    Thought(RequestId, BotResponse),
}

/// Reads the events of the terminal in a thread of its own: once the window is closed, reading
/// never returns, and the program still has to react to signals.
fn spawn_terminal_reader(sender: Sender<HostEvent>) -> io::Result<()> {
    // The first poll sets up the signal for a new size. Left to the thread, a change just after the
    // first drawing would go unnoticed.
    event::poll(Duration::ZERO)?;
    std::thread::spawn(move || while sender.send(HostEvent::Terminal(event::read())).is_ok() {});
    Ok(())
}

impl TerminalHost {
    /// Sets everything up by the command line: at the start screen, in a new game or in a saved
    /// one.
    ///
    /// # Errors
    ///
    /// A sentence, if the named file cannot be read.
    pub(super) fn new(options: PlayOptions) -> Result<TerminalHost, String> {
        let begins = options.rules.is_some() && options.name_all_seats();
        let speech = ScreenText::new(options.lang, options.native_bidi);
        let setup = SetupScreen::new(options.rules, options.players, &options.names, &options.bots)
            .with_chosen(options.tunnel, options.first);
        let mut app =
            TerminalApp::new(speech, TerminalTheme::from_environment(), setup, options.confirm);
        app.display = Display::from_environment();
        app.speed = if options.fast { BotSpeed::Fast } else { BotSpeed::Calm };
        let store = SaveFolder::new(options.save_dir);
        let mut host = TerminalHost {
            app,
            saves: store,
            seed: options.seed,
            stop: Arc::default(),
            suspending: false,
            resumed: Arc::default(),
            farewell: None,
        };
        match options.resume {
            Some(file) => host.resume(&file)?,
            None if begins => host.deal(&host.app.setup.deal()),
            None => host.show_setup(),
        }
        Ok(host)
    }

    fn show_setup(&mut self) {
        let (saved, broken) = self.saves.saved(self.app.texts());
        self.app.show_setup(saved);
        let count = broken.len();
        match broken.into_iter().next() {
            Some(first) if count > 1 => {
                self.app.warn(say!(self.app.texts(), "saves-broken", count = count, reason = first))
            }
            Some(only) => self.app.warn(only),
            None => {}
        }
    }

    /// Returns the next seed: counted on from the given one, otherwise random.
    fn next_seed(&mut self) -> Result<Seed, String> {
        match &mut self.seed {
            Some(number) => {
                let seed = Seed::from_number(*number);
                *number = number.wrapping_add(1);
                Ok(seed)
            }
            None => fresh_seed().map_err(|error| error.to_string()),
        }
    }

    /// Deals a game, once the one before it is saved.
    fn deal(&mut self, deal: &DealRequest) {
        let dealt = self.next_seed().map(|seed| Table::open(&deal.new, seed));
        match dealt.and_then(|table| Ok((table, self.save_or_archive()?))) {
            Ok((Some(table), saved)) => {
                self.app.begin(table.with_bots(deal.bots), record_file());
                saved.into_iter().for_each(|sentence| self.app.notify(sentence));
                self.warn_if_unwritable();
            }
            Ok((None, _)) => {}
            Err(sentence) => self.app.warn(sentence),
        }
    }

    /// Warns if games cannot be saved.
    fn warn_if_unwritable(&mut self) {
        if let Err(error) = self.saves.check_writable() {
            self.app.warn(self.write_error(&error));
        }
    }

    fn write_error(&self, error: &io::Error) -> String {
        let (file, reason) = (self.saves.display_path(), error.to_string());
        say!(self.app.texts(), "error-file-write", file = file, reason = reason)
    }

    fn resume(&mut self, file: &Path) -> Result<(), String> {
        let fallback = self.next_seed()?;
        let table = self.saves.load(file, self.app.texts(), fallback)?;
        self.app.begin(table, record_file());
        self.app.notify(say!(self.app.texts(), "resumed"));
        Ok(())
    }

    /// Performs an effect.
    pub(super) fn perform(&mut self, effect: AppEffect) {
        match effect {
            AppEffect::Nothing => {}
            AppEffect::Deal(deal) => self.deal(&deal),
            AppEffect::Resume(file) => {
                if let Err(sentence) = self.resume(&file) {
                    self.app.warn(sentence);
                }
            }
            AppEffect::Save => self.save(),
            AppEffect::Record(file) => self.record(&file),
            AppEffect::Leave => self.return_to_setup(),
            AppEffect::Quit => match self.save_or_archive() {
                Ok(message) => self.stop(message),
                Err(sentence) => self.app.confirm_unsaved_quit(sentence),
            },
            AppEffect::Abandon => self.stop(None),
        }
    }

    fn return_to_setup(&mut self) {
        match self.save_or_archive() {
            Ok(message) => {
                self.show_setup();
                message.into_iter().for_each(|sentence| self.app.warn(sentence));
            }
            Err(sentence) => self.app.warn(sentence),
        }
    }

    fn stop(&mut self, message: Option<String>) {
        self.farewell = Some(message);
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Saves the current game before something else begins, and returns a sentence about where. A
    /// game without a move is not saved, nor is a finished one whose record the players have saved.
    fn save_or_archive(&mut self) -> Result<Option<String>, String> {
        let Some(play) = &self.app.game else { return Ok(None) };
        let ended = play.outcome().is_some();
        if if ended { self.app.ending.saved } else { play.is_untouched() } {
            self.saves.discard();
            return Ok(None);
        }
        let saved = match ended {
            true => self.saves.archive(&play.table).map(|file| file.display().to_string()),
            false => self.saves.save(&play.table).map(|()| self.saves.display_path()),
        };
        let file = saved.map_err(|error| self.write_error(&error))?;
        let texts = self.app.texts();
        Ok(Some(match ended {
            true => say!(texts, "record-saved", file = file),
            false => say!(texts, "saved", file = file),
        }))
    }

    fn save(&mut self) {
        let Some(play) = &self.app.game else { return };
        if let Err(error) = self.saves.save(&play.table) {
            self.app.warn(self.write_error(&error));
        }
    }

    fn record(&mut self, file: &Path) {
        let Some(play) = &self.app.game else { return };
        match save_folder::write_record(file, &play.table, self.app.texts()) {
            Ok(()) => self.app.record_saved(&absolute(file).display().to_string()),
            Err(sentence) => self.app.warn(sentence),
        }
    }

    /// Runs in a terminal until the players or the system end it.
    pub(super) fn run(&mut self, terminal: &mut DefaultTerminal) -> io::Result<()> {
        self.heed_signals();
        let (sender, happenings) = mpsc::channel();
        spawn_terminal_reader(sender.clone())?;
        let mind =
            BotThread::new(self.seed.unwrap_or_else(fresh_number), move |question, answer| {
                // The receiver is gone once the program ends.
                let _ = sender.send(HostEvent::Thought(question.id, answer));
            });
        let mut asked = None;
        while !self.stop.load(Ordering::Relaxed) {
            if self.resumed.swap(false, Ordering::Relaxed) {
                return_to_screen(terminal)?;
            }
            let draw =
                |frame: &mut Frame<'_>| view::draw(&self.app, frame.area(), frame.buffer_mut());
            let window = terminal.draw(draw)?.area;
            self.app.window = window;
            if let Some(question) = self.app.bot_request().filter(|new| asked != Some(new.id)) {
                asked = Some(question.id);
                mind.request(question);
            }
            self.process_next_event(&happenings, window)?;
            if std::mem::take(&mut self.suspending) {
                self.suspend(terminal)?;
            }
        }
        Ok(())
    }

    /// Gives the terminal back to the shell and puts the program aside; returns once the shell
    /// continues it.
    fn suspend(&self, terminal: &mut DefaultTerminal) -> io::Result<()> {
        terminal.show_cursor()?;
        ratatui::try_restore()?;
        suspend()?;
        self.resumed.store(true, Ordering::Relaxed);
        Ok(())
    }

    /// Waits for an event, handles it, and lets the elapsed time pass.
    fn process_next_event(
        &mut self,
        happenings: &Receiver<HostEvent>,
        window: Rect,
    ) -> io::Result<()> {
        let begun = Instant::now();
        let happened = self.wait_for_event(happenings);
        let passed = self.app.advance_time(begun.elapsed());
        self.perform(passed);
        match happened {
            Some(HostEvent::Terminal(event)) => {
                if let Event::Key(key) = event?
                    && key.kind != KeyEventKind::Release
                {
                    self.handle_key(key, window);
                }
            }
            Some(HostEvent::Thought(id, answer)) => {
                let effect = self.app.receive_response(id, answer);
                self.perform(effect);
            }
            None => {}
        }
        Ok(())
    }

    /// Waits for an event; returns `None` once the program is to stop, or a pause is over.
    fn wait_for_event(&self, happenings: &Receiver<HostEvent>) -> Option<HostEvent> {
        let pause = self.app.pause();
        loop {
            match happenings.recv_timeout(pause.unwrap_or(POLL_INTERVAL).min(POLL_INTERVAL)) {
                Ok(happening) => return Some(happening),
                Err(RecvTimeoutError::Disconnected) => return None,
                Err(RecvTimeoutError::Timeout) => {
                    let flags = [&self.stop, &self.resumed];
                    if pause.is_some() || flags.iter().any(|flag| flag.load(Ordering::Relaxed)) {
                        return None;
                    }
                }
            }
        }
    }

    /// Handles a key; keys are ignored in a window that is too small to show the game.
    fn handle_key(&mut self, key: KeyEvent, window: Rect) {
        if keys::suspends(key) {
            self.suspending = true;
        } else if view::fits(window) || keys::interrupts(key) {
            let effect = self.app.update(key);
            self.perform(effect);
        }
    }

    #[cfg(unix)]
    fn heed_signals(&self) {
        use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGTERM};
        for signal in [SIGHUP, SIGINT, SIGTERM] {
            // Without the handler the signal ends the program, as it would anyway.
            let _ = signal_hook::flag::register(signal, Arc::clone(&self.stop));
        }
        // Without this one the screen is not drawn again after a stop from outside.
        let _ = signal_hook::flag::register(SIGCONT, Arc::clone(&self.resumed));
    }

    #[cfg(not(unix))]
    fn heed_signals(&self) {}

    /// Returns the last message. If the end came by a signal, the game is saved first.
    pub(super) fn closing_message(&mut self) -> Result<Option<String>, String> {
        let message = self.farewell.take().map_or_else(|| self.save_or_archive(), Ok);
        self.saves.release();
        message
    }
}

/// Takes the terminal over again after the shell had it. Raw mode is left first: the shell has
/// changed it without our knowledge. A new [`Terminal`] draws everything; clearing the old one
/// would ask where the cursor is, and the answer would go to the thread that reads keys.
fn return_to_screen(terminal: &mut DefaultTerminal) -> io::Result<()> {
    disable_raw_mode()?;
    enable_raw_mode()?;
    execute!(io::stdout(), EnterAlternateScreen, Clear(ClearType::All))?;
    *terminal = Terminal::new(CrosstermBackend::new(io::stdout()))?;
    Ok(())
}

/// Returns a file for a record, with its folder, so that players can find it.
fn record_file() -> String {
    absolute(Path::new(&save_folder::free_name(Path::new(".")))).display().to_string()
}

fn absolute(file: &Path) -> PathBuf {
    std::path::absolute(file).unwrap_or_else(|_| file.to_owned())
}

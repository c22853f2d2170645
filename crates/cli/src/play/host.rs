//! The one place that touches the terminal, the disk and chance.

use super::Options;
use super::app::{App, Effect};
use super::keys;
use super::mind::Mind;
use super::opponents::{Answer, Id, Pace};
use super::save::{self, Store};
use super::setup::{Deal, Setup};
use super::speech::Speech;
use super::theme::Theme;
use super::view;
use crate::chance::{fresh_number, fresh_seed};
use cartagena_deal::Seed;
use cartagena_table::Table;
use cartagena_texts::say;
use ratatui::crossterm::event::{self, Event, KeyEvent, KeyEventKind};
use ratatui::layout::Rect;
use ratatui::{DefaultTerminal, Frame};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

/// How long to wait for a key before looking whether the program was told to stop.
const BREATH: Duration = Duration::from_millis(200);

/// The program with its surroundings.
pub struct Host {
    /// The program itself.
    pub app: App,
    store: Store,
    seed: Option<u64>,
    /// Whether to stop; signals set it too.
    stop: Arc<AtomicBool>,
    /// What to tell the players who said so, once that is settled.
    farewell: Option<Option<String>>,
}

/// What the host hears of.
enum Happening {
    /// Something in the terminal.
    Terminal(io::Result<Event>),
    /// Somebody has thought.
    Thought(Id, Answer),
}

/// Tells what happens in the terminal from a thread of its own: once the window is closed, reading
/// never comes back, and the program still has to hear that it shall end.
fn listen(sender: Sender<Happening>) -> io::Result<()> {
    // The first look sets up the signal that tells of a new size. Were that left to the thread, a
    // window that changes just after the first picture would go unnoticed.
    event::poll(Duration::ZERO)?;
    std::thread::spawn(move || while sender.send(Happening::Terminal(event::read())).is_ok() {});
    Ok(())
}

impl Host {
    /// Sets everything up as the command line says: at the start screen, at a new game or at a
    /// saved one. A file that was named and cannot be read is an error.
    pub fn new(options: Options) -> Result<Host, String> {
        let begins = options.rules.is_some() && options.are_enough();
        let speech = Speech::new(options.lang, options.native_bidi);
        let setup = Setup::new(options.rules, options.players, &options.names, &options.bots);
        let mut app = App::new(speech, Theme::from_environment(), setup, options.confirm);
        app.pace = if options.fast { Pace::Fast } else { Pace::Calm };
        let store = Store::new(options.save_dir);
        let mut host =
            Host { app, store, seed: options.seed, stop: Arc::default(), farewell: None };
        match options.resume {
            Some(file) => host.resume(&file)?,
            None if begins => host.deal(&host.app.setup.deal()),
            None => host.welcome(),
        }
        Ok(host)
    }

    fn welcome(&mut self) {
        let (saved, broken) = self.store.saved(self.app.texts());
        self.app.welcome(saved);
        let count = broken.len();
        match broken.into_iter().next() {
            Some(first) if count > 1 => {
                self.app.warn(say!(self.app.texts(), "saves-broken", count = count, reason = first))
            }
            Some(only) => self.app.warn(only),
            None => {}
        }
    }

    /// The next seed: counted on from the one that was asked for, else nobody could know it.
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

    /// Deals a game, once the one before it is safe.
    fn deal(&mut self, deal: &Deal) {
        let dealt = self.next_seed().map(|seed| Table::open(&deal.new, seed));
        match dealt.and_then(|table| Ok((table, self.keep()?))) {
            Ok((Some(table), kept)) => {
                self.app.begin(deal.bots.at(table), record_file());
                kept.into_iter().for_each(|sentence| self.app.notify(sentence));
                self.probe();
            }
            Ok((None, _)) => {}
            Err(sentence) => self.app.warn(sentence),
        }
    }

    /// Says so if the game will not be kept.
    fn probe(&mut self) {
        if let Err(error) = self.store.probe() {
            self.app.warn(self.unwritten(&error));
        }
    }

    fn unwritten(&self, error: &io::Error) -> String {
        let (file, reason) = (self.store.shown(), error.to_string());
        say!(self.app.texts(), "error-file-write", file = file, reason = reason)
    }

    fn resume(&mut self, file: &Path) -> Result<(), String> {
        let fallback = self.next_seed()?;
        let table = self.store.load(file, self.app.texts(), fallback)?;
        self.app.begin(table, record_file());
        self.app.notify(say!(self.app.texts(), "resumed"));
        Ok(())
    }

    /// Does what the program wants.
    pub fn perform(&mut self, effect: Effect) {
        match effect {
            Effect::Nothing => {}
            Effect::Deal(deal) => self.deal(&deal),
            Effect::Resume(file) => {
                if let Err(sentence) = self.resume(&file) {
                    self.app.warn(sentence);
                }
            }
            Effect::Save => self.save(),
            Effect::Record(file) => self.record(&file),
            Effect::Leave => self.leave(),
            Effect::Quit => match self.keep() {
                Ok(said) => self.stop(said),
                Err(sentence) => self.app.unsaved(sentence),
            },
            Effect::Abandon => self.stop(None),
        }
    }

    fn leave(&mut self) {
        match self.keep() {
            Ok(said) => {
                self.welcome();
                said.into_iter().for_each(|sentence| self.app.warn(sentence));
            }
            Err(sentence) => self.app.warn(sentence),
        }
    }

    fn stop(&mut self, said: Option<String>) {
        self.farewell = Some(said);
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Keeps the game at hand before something else comes, and says where. Of a game without a move
    /// there is nothing to keep, and the record that the players have saved need not be kept twice.
    fn keep(&mut self) -> Result<Option<String>, String> {
        let Some(play) = &self.app.play else { return Ok(None) };
        let ended = play.outcome().is_some();
        if if ended { self.app.ending.saved } else { play.is_untouched() } {
            self.store.discard();
            return Ok(None);
        }
        let kept = match ended {
            true => self.store.archive(&play.table).map(|file| file.display().to_string()),
            false => self.store.save(&play.table).map(|()| self.store.shown()),
        };
        let file = kept.map_err(|error| self.unwritten(&error))?;
        let texts = self.app.texts();
        Ok(Some(match ended {
            true => say!(texts, "record-saved", file = file),
            false => say!(texts, "saved", file = file),
        }))
    }

    fn save(&mut self) {
        let Some(play) = &self.app.play else { return };
        if let Err(error) = self.store.save(&play.table) {
            self.app.warn(self.unwritten(&error));
        }
    }

    fn record(&mut self, file: &Path) {
        let Some(play) = &self.app.play else { return };
        match save::write_record(file, &play.table, self.app.texts()) {
            Ok(()) => self.app.recorded(&whole(file).display().to_string()),
            Err(sentence) => self.app.warn(sentence),
        }
    }

    /// Runs in a terminal until the players or the system say stop.
    pub fn run(&mut self, terminal: &mut DefaultTerminal) -> io::Result<()> {
        self.heed_signals();
        let (sender, happenings) = mpsc::channel();
        listen(sender.clone())?;
        let mind = Mind::new(self.seed.unwrap_or_else(fresh_number), move |question, answer| {
            // Nobody waits for it once the program ends.
            let _ = sender.send(Happening::Thought(question.id, answer));
        });
        let mut asked = None;
        while !self.stop.load(Ordering::Relaxed) {
            let draw =
                |frame: &mut Frame<'_>| view::draw(&self.app, frame.area(), frame.buffer_mut());
            let window = terminal.draw(draw)?.area;
            self.app.window = window;
            if let Some(question) = self.app.question().filter(|new| asked != Some(new.id)) {
                asked = Some(question.id);
                mind.ask(question);
            }
            self.live_on(&happenings, window)?;
        }
        Ok(())
    }

    /// Waits for something to happen, answers it, and lets the time pass that went by.
    fn live_on(&mut self, happenings: &Receiver<Happening>, window: Rect) -> io::Result<()> {
        let begun = Instant::now();
        let happened = self.next(happenings);
        let passed = self.app.pass(begun.elapsed());
        self.perform(passed);
        match happened {
            Some(Happening::Terminal(event)) => {
                if let Event::Key(key) = event?
                    && key.kind != KeyEventKind::Release
                {
                    self.answer(key, window);
                }
            }
            Some(Happening::Thought(id, answer)) => {
                let effect = self.app.answer(id, answer);
                self.perform(effect);
            }
            None => {}
        }
        Ok(())
    }

    /// Waits; `None` once the program was told to stop, or a pause is over.
    fn next(&self, happenings: &Receiver<Happening>) -> Option<Happening> {
        let pause = self.app.pause();
        loop {
            match happenings.recv_timeout(pause.unwrap_or(BREATH).min(BREATH)) {
                Ok(happening) => return Some(happening),
                Err(RecvTimeoutError::Disconnected) => return None,
                Err(RecvTimeoutError::Timeout) => {
                    if pause.is_some() || self.stop.load(Ordering::Relaxed) {
                        return None;
                    }
                }
            }
        }
    }

    /// Answers a key; nothing is played in a window that shows nothing.
    fn answer(&mut self, key: KeyEvent, window: Rect) {
        if view::fits(window) || keys::interrupts(key) {
            let effect = self.app.update(key);
            self.perform(effect);
        }
    }

    #[cfg(unix)]
    fn heed_signals(&self) {
        use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
        for signal in [SIGHUP, SIGINT, SIGTERM] {
            // Without it the signal only ends the program, as it would anyway.
            let _ = signal_hook::flag::register(signal, Arc::clone(&self.stop));
        }
    }

    #[cfg(not(unix))]
    fn heed_signals(&self) {}

    /// What to say at the end. Nobody may have said that it has come; then the game is kept first.
    pub fn farewell(&mut self) -> Result<Option<String>, String> {
        let said = self.farewell.take().map_or_else(|| self.keep(), Ok);
        self.store.release();
        said
    }
}

/// A file where a record could go, with its folder, so that nobody has to look for it.
fn record_file() -> String {
    whole(Path::new(&save::free_name(Path::new(".")))).display().to_string()
}

fn whole(file: &Path) -> PathBuf {
    std::path::absolute(file).unwrap_or_else(|_| file.to_owned())
}

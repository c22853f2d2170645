//! The full-screen game, against bots or among people who share one keyboard.
//!
//! [`app`] is the program as a value: keys go in, wishes come out. [`view`] draws it, and only
//! [`host`] touches the terminal, the disk, chance and the clock. Bots think in [`mind`], a thread of
//! its own, about what their seat may know. What is shown of a game always goes through
//! the observation of the one who sits at the keyboard.

mod app;
mod bot_thread;
mod bot_turns;
mod display;
mod end_screen;
mod game_screen;
mod host;
mod keys;
mod look_back;
mod move_selection;
mod save_folder;
mod save_lock;
mod screen_text;
mod setup_screen;
#[cfg(test)]
mod tests;
mod theme;
mod view;

pub(crate) use keys::suspends;
pub(crate) use save_folder::data_folder;

use crate::console::{is_terminal, terminal_columns};
use crate::failure::Failure;
use cartagena::{Rules, Seat, Tunnel};
use cartagena_bots::Level;
use cartagena_texts::{Lang, Texts, say};
use std::io::Write;
use std::path::PathBuf;

/// Options of the command line; the start screen asks for the rest.
#[derive(Clone, Debug)]
pub(crate) struct PlayOptions {
    /// Variant and options of the rules.
    pub rules: Option<Rules>,
    /// Number of players.
    pub players: Option<usize>,
    /// The tunnel of every new game.
    pub tunnel: Option<Tunnel>,
    /// The first seat of the next game.
    pub first: Option<Seat>,
    /// The names of the seats, in the order of play.
    pub names: Vec<String>,
    /// The bots in the last seats, in the order of play.
    pub bots: Vec<Level>,
    /// Set if bots move without long pauses.
    pub fast: bool,
    /// The language at the start.
    pub lang: Lang,
    /// Set if the terminal puts Hebrew in visual order by itself.
    pub native_bidi: bool,
    /// Number from which all random numbers follow.
    pub seed: Option<u64>,
    /// A saved game or record to continue.
    pub resume: Option<PathBuf>,
    /// Folder of saved games; otherwise the platform's folder for data.
    pub save_dir: Option<PathBuf>,
    /// Set if a turn waits for confirmation after the third move.
    pub confirm: bool,
}

impl PlayOptions {
    /// Reports whether the command line says who plays.
    fn name_all_seats(&self) -> bool {
        self.players.is_some() || !self.bots.is_empty()
    }
}

/// Plays in the terminal until the players quit.
pub(crate) fn run(options: PlayOptions) -> Result<(), Failure> {
    if !is_terminal() {
        let texts = Texts::new(options.lang);
        return Err(Failure::Other(say!(texts, "no-terminal", input = "cartagena play")));
    }
    let mut host = host::TerminalHost::new(options).map_err(Failure::Other)?;
    let mut terminal = ratatui::try_init()?;
    let ran = host.run(&mut terminal);
    // The window may have been closed: then nothing can be written there.
    let farewell = host.closing_message();
    let window = ratatui::try_restore();
    ran?;
    if let (Ok(()), Some(sentence)) = (window, farewell.map_err(Failure::Other)?) {
        for line in host.app.text.wrapped(&sentence, terminal_columns()) {
            writeln!(anstream::stdout(), "{line}")?;
        }
    }
    Ok(())
}

//! The full-screen game for people who share one keyboard.
//!
//! [`app`] is the program as a value: keys go in, wishes come out. [`view`] draws it, and only
//! [`host`] touches the terminal, the disk and chance. What is shown of a game always goes through
//! the observation of the one who sits at the keyboard.

mod app;
mod ending;
mod game;
mod host;
mod keys;
mod pick;
mod save;
mod setup;
mod speech;
#[cfg(test)]
mod tests;
mod theme;
mod view;

use cartagena::Rules;
use cartagena_texts::{Lang, Texts, say};
use miette::IntoDiagnostic;
use std::io::{IsTerminal, Write};
use std::path::PathBuf;

/// What the command line says about the game to come; whatever is left open is asked for.
#[derive(Clone, Debug)]
pub struct Options {
    /// Variant and options of the rules.
    pub rules: Option<Rules>,
    /// How many play.
    pub players: Option<usize>,
    /// The names of the seats, in the order of play.
    pub names: Vec<String>,
    /// The language at the start.
    pub lang: Lang,
    /// Whether the terminal puts Hebrew in visual order by itself.
    pub native_bidi: bool,
    /// A number from which all chance follows.
    pub seed: Option<u64>,
    /// A saved game or record to go on with.
    pub resume: Option<PathBuf>,
    /// Where the game is saved; the platform's folder for data otherwise.
    pub save_dir: Option<PathBuf>,
    /// Whether a turn waits for the player's word after the third move.
    pub confirm: bool,
}

/// Plays in the terminal until the players have had enough.
pub fn run(options: Options) -> miette::Result<()> {
    if !std::io::stdin().is_terminal() || !std::io::stdout().is_terminal() {
        let texts = Texts::new(options.lang);
        return Err(failed(say!(texts, "no-terminal", input = "cartagena play")));
    }
    let mut host = host::Host::new(options).map_err(failed)?;
    let mut terminal = ratatui::try_init().into_diagnostic()?;
    let ran = host.run(&mut terminal);
    // The window may have been closed: then nothing can be written there, and nothing needs to be.
    let farewell = host.farewell();
    let window = ratatui::try_restore();
    ran.into_diagnostic()?;
    if let (Ok(()), Some(sentence)) = (window, farewell.map_err(failed)?) {
        writeln!(anstream::stdout(), "{}", host.app.speech.shown(&sentence)).into_diagnostic()?;
    }
    Ok(())
}

/// A sentence in logical order: whoever prints it knows the terminal.
fn failed(sentence: String) -> miette::Report {
    miette::miette!("{sentence}")
}

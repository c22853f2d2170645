//! Output for people: in their language, in an order that their terminal can print.

use crate::text::wrap;
use cartagena_texts::{Lang, Texts, bidi};
use ratatui::crossterm::terminal::size;
use std::ffi::OsString;
use std::io::{self, IsTerminal, Write};
use std::sync::Arc;

/// The language of this run and the terminal's ability to print it.
#[derive(Clone)]
pub(crate) struct Console {
    /// The sentences.
    pub texts: Arc<Texts>,
    native_bidi: bool,
}

impl Console {
    /// Creates a console for a language; `native_bidi` leaves the order of Hebrew to the terminal.
    pub(crate) fn new(lang: Lang, native_bidi: bool) -> Console {
        Console { texts: Arc::new(Texts::new(lang)), native_bidi }
    }

    /// Returns the console that the arguments ask for, before they are parsed: they may ask for
    /// help or be wrong, and that too is said in the right language.
    pub(crate) fn from_arguments(args: &[OsString]) -> Console {
        let named = named_language(args);
        let lang = named.or_else(system_language).unwrap_or(Lang::En);
        Console::new(lang, args.iter().any(|arg| arg == "--native-bidi"))
    }

    /// Returns a text in the order for standard output.
    pub(crate) fn for_stdout(&self, text: &str) -> String {
        self.in_display_order(text, std::io::stdout().is_terminal())
    }

    /// Prints a text to standard error; does nothing where that is closed.
    pub(crate) fn print_to_stderr(&self, text: &str) {
        let text = self.in_display_order(text, std::io::stderr().is_terminal());
        let _ = writeln!(anstream::stderr(), "{text}");
    }

    /// Returns the text in visual order for terminals that need it. Files, pipes and other
    /// terminals get logical order.
    fn in_display_order(&self, text: &str, terminal: bool) -> String {
        if !self.texts.lang().is_rtl() || !terminal {
            text.to_owned()
        } else if self.native_bidi {
            bidi::unmarked(text)
        } else {
            visual_lines(text, terminal_columns())
        }
    }

    /// Reports whether the language is Hebrew, whose lines are reversed as a whole and so have no
    /// colours.
    pub(crate) fn is_rtl(&self) -> bool {
        self.texts.lang().is_rtl()
    }

    /// Reports whether lines begin at the right: Hebrew in a terminal that leaves the order to us.
    pub(crate) fn is_mirrored(&self) -> bool {
        self.is_rtl() && !self.native_bidi && std::io::stdout().is_terminal()
    }

    /// Reports whether the terminal puts Hebrew in order by itself.
    pub(crate) fn native_bidi(&self) -> bool {
        self.native_bidi
    }
}

/// Reports whether there is a keyboard, and a screen that can be drawn on.
pub(crate) fn is_terminal() -> bool {
    let dumb = std::env::var_os("TERM").is_some_and(|name| name == "dumb");
    std::io::stdin().is_terminal() && std::io::stdout().is_terminal() && !dumb
}

/// Puts the program aside until the shell continues it. Where no shell could, nothing happens.
#[cfg(unix)]
pub(crate) fn suspend() -> io::Result<()> {
    signal_hook::low_level::raise(signal_hook::consts::SIGTSTP)
}

/// Does nothing: on this system the shell cannot put programs aside.
#[cfg(not(unix))]
pub(crate) fn suspend() -> io::Result<()> {
    Ok(())
}

/// Returns the width of the terminal.
pub(crate) fn terminal_columns() -> usize {
    size().map_or(80, |(columns, _)| columns.into())
}

/// Returns lines in visual order. A line that the terminal broke would have its end above its
/// beginning, so none is longer than the terminal.
fn visual_lines(text: &str, columns: usize) -> String {
    let broken = text.split('\n').flat_map(|line| wrap(line, columns));
    let lines: Vec<String> = broken.map(|line| visual_line(&line)).collect();
    lines.join("\n")
}

/// Reverses a line, column by column: tables have two spaces or more between columns, and the
/// columns stay where they are.
fn visual_line(line: &str) -> String {
    let text = line.trim_start_matches(' ');
    let indent = &line[..line.len() - text.len()];
    match text.split_once("  ") {
        Some((column, rest)) => format!("{indent}{}  {}", visual_column(column), visual_line(rest)),
        None => format!("{indent}{}", visual_column(text)),
    }
}

fn visual_column(column: &str) -> String {
    let hebrew = |letter: char| ('א'..='ת').contains(&letter);
    bidi::visual(column, column.contains(hebrew))
}

fn named_language(args: &[OsString]) -> Option<Lang> {
    let mut words = args.iter().skip(1).map(|arg| arg.to_string_lossy());
    let mut found = None;
    while let Some(word) = words.next() {
        match word.split_once('=') {
            Some(("--lang", tag)) => found = Lang::from_tag(tag),
            _ if word == "--lang" => found = words.next().and_then(|tag| Lang::from_tag(&tag)),
            _ if word == "--" => break,
            _ => {}
        }
    }
    found
}

fn system_language() -> Option<Lang> {
    sys_locale::get_locales().find_map(|locale| Lang::from_tag(&locale))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lang(args: &[&str]) -> Option<Lang> {
        let args: Vec<OsString> = args.iter().map(OsString::from).collect();
        named_language(&args)
    }

    #[test]
    fn the_language_is_found_wherever_it_stands() {
        assert_eq!(lang(&["cartagena", "--lang", "da", "new"]), Some(Lang::Da));
        assert_eq!(lang(&["cartagena", "new", "--lang=he"]), Some(Lang::He));
        assert_eq!(lang(&["cartagena", "--lang", "xx"]), None);
        assert_eq!(lang(&["cartagena", "--lang"]), None);
        assert_eq!(lang(&["cartagena", "--", "--lang", "da"]), None);
        assert_eq!(lang(&["--lang=da"]), None);
    }

    #[test]
    fn long_lines_go_on_below() {
        assert_eq!(visual_lines("אב גד הו\n  זח", 6), "דג בא\nוה\n  חז");
    }

    #[test]
    fn columns_stay_where_they_are() {
        assert_eq!(visual_line("  new    סירה 6"), "  new    6 הריס");
        assert_eq!(visual_line("סירה."), ".הריס");
        assert_eq!(visual_line(""), "");
    }
}

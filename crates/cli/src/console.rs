//! Speaking to people: in their language, in an order that their terminal can print.

use crate::text::wrap;
use cartagena_texts::{Lang, Texts, bidi};
use ratatui::crossterm::terminal::size;
use std::ffi::OsString;
use std::io::{IsTerminal, Write};
use std::sync::Arc;

/// The language of this run and how its lines are printed.
#[derive(Clone)]
pub struct Console {
    /// The sentences.
    pub texts: Arc<Texts>,
    native_bidi: bool,
}

impl Console {
    /// Speaks a language; `native_bidi` leaves the order of Hebrew to the terminal.
    pub fn new(lang: Lang, native_bidi: bool) -> Console {
        Console { texts: Arc::new(Texts::new(lang)), native_bidi }
    }

    /// The voice that the arguments ask for, before anything else is known of them: they may ask
    /// for help, or be wrong, and that too is to be said in the right language.
    pub fn from_arguments(args: &[OsString]) -> Console {
        let named = named_language(args);
        let lang = named.or_else(system_language).unwrap_or(Lang::En);
        Console::new(lang, args.iter().any(|arg| arg == "--native-bidi"))
    }

    /// Text for standard output.
    pub fn for_stdout(&self, text: &str) -> String {
        self.in_display_order(text, std::io::stdout().is_terminal())
    }

    /// Tells people something on standard error; where that is closed there is nobody to tell.
    pub fn print_to_stderr(&self, text: &str) {
        let text = self.in_display_order(text, std::io::stderr().is_terminal());
        let _ = writeln!(anstream::stderr(), "{text}");
    }

    /// Files and pipes get logical order, and so do terminals that know what to do with it.
    fn in_display_order(&self, text: &str, terminal: bool) -> String {
        if !self.texts.lang().is_rtl() || !terminal {
            text.to_owned()
        } else if self.native_bidi {
            bidi::unmarked(text)
        } else {
            visual_lines(text, terminal_columns())
        }
    }

    /// Whether Hebrew is spoken, whose lines are turned round as a whole and so have no colours.
    pub fn is_rtl(&self) -> bool {
        self.texts.lang().is_rtl()
    }

    /// Whether what is written begins at the right: Hebrew in a terminal that leaves the order to
    /// us.
    pub fn is_mirrored(&self) -> bool {
        self.is_rtl() && !self.native_bidi && std::io::stdout().is_terminal()
    }

    /// Whether the terminal puts Hebrew in order by itself.
    pub fn native_bidi(&self) -> bool {
        self.native_bidi
    }
}

/// Whether there is a keyboard, and a screen that can be drawn on.
pub fn is_terminal() -> bool {
    let dumb = std::env::var_os("TERM").is_some_and(|name| name == "dumb");
    std::io::stdin().is_terminal() && std::io::stdout().is_terminal() && !dumb
}

/// How wide the terminal is.
pub fn terminal_columns() -> usize {
    size().map_or(80, |(columns, _)| columns.into())
}

/// Lines in visual order. A line that the terminal broke would have its end above its beginning,
/// so none is longer than the terminal.
fn visual_lines(text: &str, columns: usize) -> String {
    let broken = text.split('\n').flat_map(|line| wrap(line, columns));
    let lines: Vec<String> = broken.map(|line| visual_line(&line)).collect();
    lines.join("\n")
}

/// Turns a line round, column by column: tables are set with two spaces or more between columns, and
/// the columns stay where they are.
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

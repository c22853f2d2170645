//! What lies over the screen: help, the whole story, the question whether to stop.

use super::canvas::{Canvas, centred, row_of};
use crate::play::app::{App, Overlay};
use crate::signs;
use crate::text::{width, wrap};
use cartagena::Symbol;
use cartagena_texts::{Texts, say};
use ratatui::layout::Rect;

/// Draws an overlay in the middle of the screen.
pub fn draw(canvas: &mut Canvas<'_>, app: &App, overlay: Overlay, area: Rect) {
    match overlay {
        Overlay::Help(line) => draw_help(canvas, app, area, line),
        Overlay::Log(line) => draw_log(canvas, app, area, line),
        Overlay::Quit => draw_quit(canvas, app, area),
    }
}

fn draw_help(canvas: &mut Canvas<'_>, app: &App, area: Rect, line: usize) {
    let window = centred(area, 92, area.height);
    let inside = canvas.window(window, &say!(app.texts(), "help-title"));
    let lines = help_lines(app, inside.width.into());
    let most = lines.len().saturating_sub(inside.height.into());
    for (row, (key, text)) in lines.iter().skip(line.min(most)).enumerate() {
        let at = row_of(inside, row as u16);
        let x = canvas.place(at, 0, width(key) as u16);
        if at.height == 0 {
            break;
        }
        canvas.signs(x, at.y, key, canvas.theme.key());
        let indent = if key.is_empty() { 0 } else { KEY };
        canvas.column(at, indent, at.width, text, canvas.theme.plain());
    }
}

/// Columns for the names of keys.
const KEY: u16 = 12;

/// Rules first, then the keys; each line with the key that it is about, if any.
fn help_lines(app: &App, columns: usize) -> Vec<(&'static str, String)> {
    let texts = app.texts();
    let rules = [
        say!(texts, "rules-goal"),
        say!(texts, "rules-turn"),
        say!(texts, "rules-advance"),
        say!(texts, "rules-board"),
        say!(texts, "rules-retreat"),
        say!(texts, "rules-limit"),
    ];
    let rules = rules.iter().flat_map(|rule| wrap(rule, columns)).map(|line| ("", line));
    let keys = keys(texts).into_iter().flat_map(|(key, does)| {
        let lines = wrap(&does, columns - usize::from(KEY));
        // Lines that go on under a key have a blank one.
        let names = std::iter::once(key).chain(std::iter::repeat(" "));
        names.zip(lines).collect::<Vec<_>>()
    });
    rules.chain(keys).collect()
}

fn keys(texts: &Texts) -> [(&'static str, String); 8] {
    [
        ("← →  Tab", say!(texts, "help-pirate")),
        ("↑ ↓  r", say!(texts, "help-card")),
        ("B D H K P S", symbols(texts)),
        ("D6  18<", say!(texts, "help-notation")),
        ("Enter", say!(texts, "help-enter")),
        ("e  .", say!(texts, "help-end")),
        ("u", say!(texts, "help-undo")),
        ("g  l  q", say!(texts, "help-others")),
    ]
}

/// The symbols with their letters; the letter stays beside its picture in Hebrew too, and the name
/// on the same line.
fn symbols(texts: &Texts) -> String {
    let named = Symbol::ALL.map(|symbol| {
        let name = say!(texts, "symbol", symbol = symbol.letter());
        format!("\u{2066}{}\u{2069}\u{a0}{name}", signs::pictured(symbol))
    });
    named.join("  ")
}

fn draw_log(canvas: &mut Canvas<'_>, app: &App, area: Rect, up: usize) {
    let inside = canvas.window(centred(area, 92, area.height), &say!(app.texts(), "log-title"));
    let story = app.story();
    let lines: Vec<String> =
        story.iter().flat_map(|line| wrap(line, inside.width.into())).collect();
    let most = lines.len().saturating_sub(inside.height.into());
    let first = most - up.min(most);
    for (row, line) in lines[first..].iter().enumerate() {
        canvas.say(row_of(inside, row as u16), line, canvas.theme.plain());
    }
}

fn draw_quit(canvas: &mut Canvas<'_>, app: &App, area: Rect) {
    let texts = app.texts();
    let question = say!(texts, "quit-ask");
    let inside = canvas.window(centred(area, 60, 5), &say!(texts, "game-name"));
    canvas.say_in_middle(row_of(inside, 1), &question, canvas.theme.strong());
}

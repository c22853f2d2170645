//! Overlays: help, the log, advice, the languages, the question whether to stop.

use super::advice;
use super::canvas::{Canvas, centred, row_of};
use crate::play::app::{Overlay, TerminalApp};
use crate::symbols;
use crate::text::{capitalize, width, wrap};
use cartagena::{Rules, Symbol};
use cartagena_texts::{Lang, Texts, say};
use ratatui::layout::Rect;

/// Draws an overlay in the middle of the screen.
pub(super) fn draw(canvas: &mut Canvas<'_>, app: &TerminalApp, overlay: Overlay, area: Rect) {
    match overlay {
        Overlay::Help(line) => draw_help(canvas, app, area, line),
        Overlay::Log(line) => draw_log(canvas, app, area, line),
        Overlay::Advice(line) => advice::draw(canvas, app, area, line),
        Overlay::Language(at) => draw_languages(canvas, app, area, at),
        Overlay::Quit => draw_quit(canvas, app, area),
        Overlay::Unsaved => draw_unsaved(canvas, app, area),
    }
}

/// Most columns of a window full of text.
const MAX_COLUMNS: u16 = 92;

/// Returns the number of lines by which an overlay can be scrolled, and the number it shows at
/// once.
pub(super) fn scrolling(app: &TerminalApp, overlay: Overlay, area: Rect) -> (usize, usize) {
    // The room inside the frame and its margin.
    let columns = area.width.min(MAX_COLUMNS).saturating_sub(4).into();
    let page = area.height.saturating_sub(2).into();
    let lines = match overlay {
        Overlay::Help(_) => help_lines(app, columns).len(),
        Overlay::Log(_) => log_lines(app, columns).len(),
        Overlay::Advice(_) => advice::height(app, area),
        Overlay::Language(_) | Overlay::Quit | Overlay::Unsaved => 0,
    };
    (lines.saturating_sub(page), page)
}

fn draw_help(canvas: &mut Canvas<'_>, app: &TerminalApp, area: Rect, line: usize) {
    let window = centred(area, MAX_COLUMNS, area.height);
    let inside = canvas.window(window, &say!(app.texts(), "help-title"));
    let lines = help_lines(app, inside.width.into());
    let most = lines.len().saturating_sub(inside.height.into());
    for (row, (key, text)) in lines.iter().skip(line.min(most)).enumerate() {
        let at = row_of(inside, row as u16);
        let x = canvas.column_x(at, 0, width(key) as u16);
        if at.height == 0 {
            break;
        }
        canvas.raw_text(x, at.y, key, canvas.theme.key());
        let indent = if key.is_empty() { 0 } else { KEY };
        canvas.column(at, indent, at.width, text, canvas.theme.plain());
    }
}

/// Columns for the names of keys.
const KEY: u16 = 12;

/// Returns the rules, then the keys; each line with its key, if any.
fn help_lines(app: &TerminalApp, columns: usize) -> Vec<(&'static str, String)> {
    let texts = app.texts();
    let rules = [
        say!(texts, "rules-goal"),
        say!(texts, "rules-turn"),
        say!(texts, "rules-advance"),
        say!(texts, "rules-board"),
        say!(texts, "rules-retreat"),
        say!(texts, "rules-limit"),
        about_cards(app),
    ];
    let rules = rules.iter().flat_map(|rule| wrap(rule, columns)).map(|line| ("", line));
    let keys = signs_shown(app).into_iter().chain(keys(texts)).flat_map(|(key, does)| {
        let lines = wrap(&does, columns - usize::from(KEY));
        // Lines that go on under a key have a blank one.
        let names = std::iter::once(key).chain(std::iter::repeat(" "));
        names.zip(lines).collect::<Vec<_>>()
    });
    rules.chain(keys).collect()
}

/// Returns a sentence about the cards in this game.
fn about_cards(app: &TerminalApp) -> String {
    let variant = rules(app).variant.as_str();
    let name = capitalize(&say!(app.texts(), "variant", variant = variant));
    format!("{name} · {}", say!(app.texts(), "variant-about", variant = variant))
}

fn rules(app: &TerminalApp) -> Rules {
    app.game.as_ref().map_or(app.setup.rules, |play| play.observation().rules())
}

/// Returns the signs on the table and their meanings.
fn signs_shown(app: &TerminalApp) -> Vec<(&'static str, String)> {
    let row = rules(app).variant.has_row().then(|| ("▸[¡B]", say!(app.texts(), "help-row")));
    row.into_iter().chain([("+1  +2", say!(app.texts(), "help-draws"))]).collect()
}

fn keys(texts: &Texts) -> [(&'static str, String); 11] {
    [
        ("← →  Tab", say!(texts, "help-pirate")),
        ("↑ ↓  r", say!(texts, "help-card")),
        ("B D H K P S", symbols(texts)),
        ("D6 D0 18<", say!(texts, "help-notation")),
        ("Enter", say!(texts, "help-enter")),
        ("e  .", say!(texts, "help-end")),
        ("u", say!(texts, "help-undo")),
        ("a", say!(texts, "help-advice")),
        ("Enter", say!(texts, "help-skip")),
        ("f", say!(texts, "help-faster")),
        ("g  l  q", say!(texts, "help-others")),
    ]
}

/// Returns the symbols with their letters; the letter stays beside its picture in Hebrew too, and
/// the name on the same line.
fn symbols(texts: &Texts) -> String {
    let named = Symbol::ALL.map(|symbol| {
        let name = say!(texts, "symbol", symbol = symbol.letter());
        format!("\u{2066}{}\u{2069}\u{a0}{name}", symbols::symbol_label(symbol))
    });
    named.join("  ")
}

fn draw_log(canvas: &mut Canvas<'_>, app: &TerminalApp, area: Rect, up: usize) {
    let inside =
        canvas.window(centred(area, MAX_COLUMNS, area.height), &say!(app.texts(), "log-title"));
    let lines = log_lines(app, inside.width.into());
    let most = lines.len().saturating_sub(inside.height.into());
    let first = most - up.min(most);
    for (row, line) in lines[first..].iter().enumerate() {
        canvas.text(row_of(inside, row as u16), line, canvas.theme.plain());
    }
}

fn log_lines(app: &TerminalApp, columns: usize) -> Vec<String> {
    app.log_sentences().iter().flat_map(|line| wrap(line, columns)).collect()
}

/// Draws the languages by their own names.
fn draw_languages(canvas: &mut Canvas<'_>, app: &TerminalApp, area: Rect, chosen: usize) {
    let lines = Lang::ALL.len() as u16 + 2;
    let inside = canvas.window(centred(area, 30, lines), &say!(app.texts(), "setup-language"));
    for (row, lang) in Lang::ALL.into_iter().enumerate() {
        let style = if row == chosen { canvas.theme.chosen() } else { canvas.theme.plain() };
        canvas.text(row_of(inside, row as u16), &format!(" {} ", lang.own_name()), style);
    }
}

fn draw_quit(canvas: &mut Canvas<'_>, app: &TerminalApp, area: Rect) {
    let texts = app.texts();
    let question = say!(texts, "quit-ask");
    let inside = canvas.window(centred(area, 60, 5), &say!(texts, "game-name"));
    canvas.centred_text(row_of(inside, 1), &question, canvas.theme.strong());
}

fn draw_unsaved(canvas: &mut Canvas<'_>, app: &TerminalApp, area: Rect) {
    let texts = app.texts();
    let inside = canvas.window(centred(area, 76, 9), &say!(texts, "game-name"));
    let reason = app.warning.as_deref().unwrap_or_default();
    let rest = canvas.wrapped_text(inside, reason, canvas.theme.notice());
    canvas.wrapped_text(rest, &say!(texts, "unsaved-ask", key = "x"), canvas.theme.strong());
}

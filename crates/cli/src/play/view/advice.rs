//! The captain's advice, and its reasons.

use super::canvas::{Canvas, centred, row_of};
use crate::play::app::TerminalApp;
use crate::play::game_screen::GameScreen;
use crate::text::{capitalize, width, wrap};
use cartagena::{Action, Game, Observation, Viewer};
use cartagena_bots::{Advice, Reason, Variation};
use cartagena_texts::{Texts, say};
use ratatui::layout::Rect;

/// A line of the window.
enum AdviceRow {
    /// A heading.
    Head(String),
    /// A move in notation and in words.
    Move(String, String),
    /// A sentence that stands out.
    Strong(String),
    /// A sentence.
    Plain(String),
    /// An empty line.
    Blank,
}

/// Most columns of the window.
const MAX_COLUMNS: u16 = 74;
/// Column at which words begin beside notation.
const WORDS: u16 = 12;

/// Draws the advice, scrolled down by this many lines.
pub(super) fn draw(canvas: &mut Canvas<'_>, app: &TerminalApp, area: Rect, down: usize) {
    let rows = rows(app, columns(area));
    let window = centred(area, MAX_COLUMNS, (rows.len() as u16 + 2).max(5));
    let inside = canvas.window(window, &say!(app.texts(), "advice-title"));
    let most = rows.len().saturating_sub(inside.height.into());
    for (at, row) in rows.iter().skip(down.min(most)).take(inside.height.into()).enumerate() {
        draw_row(canvas, row_of(inside, at as u16), row);
    }
}

fn draw_row(canvas: &mut Canvas<'_>, line: Rect, row: &AdviceRow) {
    let theme = canvas.theme;
    match row {
        AdviceRow::Head(text) => canvas.text(line, text, theme.lantern()),
        AdviceRow::Strong(text) => canvas.text(line, text, theme.strong()),
        AdviceRow::Plain(text) => canvas.text(line, text, theme.plain()),
        AdviceRow::Move(notation, words) => {
            let x = canvas.column_x(line, 2, width(notation) as u16);
            canvas.raw_text(x, line.y, notation, theme.key());
            canvas.column(line, WORDS, line.width, words, theme.plain());
        }
        AdviceRow::Blank => {}
    }
}

/// Returns the columns that the window leaves for text.
fn columns(area: Rect) -> usize {
    area.width.min(MAX_COLUMNS).saturating_sub(4).into()
}

/// Returns the number of lines of the advice.
pub(super) fn height(app: &TerminalApp, area: Rect) -> usize {
    rows(app, columns(area)).len()
}

fn rows(app: &TerminalApp, columns: usize) -> Vec<AdviceRow> {
    let texts = app.texts();
    match app.game.as_ref().and_then(|play| Some((play, play.advice()?))) {
        Some((play, Some(advice))) => advised(texts, play, advice, columns),
        Some((_, None)) => vec![AdviceRow::Blank, AdviceRow::Plain(say!(texts, "advice-none"))],
        None => vec![AdviceRow::Blank, AdviceRow::Plain(say!(texts, "advice-awaited"))],
    }
}

fn advised(texts: &Texts, play: &GameScreen, advice: &Advice, columns: usize) -> Vec<AdviceRow> {
    let seen = play.observation();
    let wins = advice.reasons.contains(&Reason::Wins);
    let chance = say!(texts, "advice-chance", percent = percent(advice.best.chance, wins));
    let mut rows = vec![AdviceRow::Head(say!(texts, "advice-best"))];
    rows.extend(moves(texts, &seen, &advice.best));
    rows.extend([AdviceRow::Blank, AdviceRow::Strong(chance)]);
    rows.extend(why(texts, play, advice).iter().flat_map(|sentence| bullet(sentence, columns)));
    if let Some(second) = &advice.second {
        rows.extend([AdviceRow::Blank, AdviceRow::Head(comparison(texts, advice, second))]);
        rows.extend(moves(texts, &seen, second));
    }
    rows
}

/// Returns the reasons for the turn; there is a sentence even if nothing about it stands out.
fn why(texts: &Texts, play: &GameScreen, advice: &Advice) -> Vec<String> {
    if advice.reasons.is_empty() {
        return vec![say!(texts, "advice-quiet")];
    }
    let name_of = |seat| play.name(texts, seat);
    advice.reasons.iter().map(|reason| texts.reason(reason, name_of)).collect()
}

/// Returns a sentence with a bullet, wrapped below it.
fn bullet(sentence: &str, columns: usize) -> Vec<AdviceRow> {
    let lines = wrap(sentence, columns.saturating_sub(2));
    let marked = lines.into_iter().enumerate().map(|(at, line)| match at {
        0 => format!("· {line}"),
        _ => format!("  {line}"),
    });
    marked.map(AdviceRow::Plain).collect()
}

/// Returns a chance in hundredths; only a win that has happened is 100.
fn percent(chance: f32, wins: bool) -> u8 {
    if wins { 100 } else { (chance * 100.0).round().clamp(1.0, 99.0) as u8 }
}

/// Returns a sentence that compares the second turn, in hundredths.
fn comparison(texts: &Texts, advice: &Advice, second: &Variation) -> String {
    if second.chance >= advice.best.chance {
        return say!(texts, "advice-equal");
    }
    let worse = ((advice.best.chance - second.chance) * 100.0).round().min(100.0) as u8;
    say!(texts, "advice-second", percent = worse)
}

/// Returns the moves of a turn. Their targets do not depend on unknown cards: a turn is not planned
/// beyond the point where those matter.
fn moves(texts: &Texts, seen: &Observation, line: &Variation) -> Vec<AdviceRow> {
    let mut game = seen.determinize(|unseen| unseen.nth(0));
    let mut rows = Vec::new();
    for action in &line.actions {
        let notated = game.notated(*action).to_string();
        rows.push(AdviceRow::Move(notated, words(texts, &game, *action)));
        if game.play(*action, &[]).is_err() {
            break;
        }
    }
    rows
}

fn words(texts: &Texts, game: &Game, action: Action) -> String {
    let to = game.target(action).map_or(0, |place| place.number());
    match action {
        Action::Advance { from, card } => {
            let (from, symbol) = (from.number(), card.letter());
            say!(texts, "choice-advance", from = from, to = to, symbol = symbol)
        }
        Action::Retreat { from } => {
            let draws = game.observe(Viewer::Public).retreat_draws(from).unwrap_or(0);
            say!(texts, "choice-retreat", from = from.number(), to = to, count = draws)
        }
        Action::EndTurn => capitalize(&say!(texts, "help-end")),
    }
}

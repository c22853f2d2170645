//! The screen while a game is played.

use super::canvas::{Canvas, row_of};
use super::{footer, hands, tunnel};
use crate::narration;
use crate::play::app::TerminalApp;
use crate::play::end_screen::EndMenuItem;
use crate::play::game_screen::GameScreen;
use crate::text::{truncate, width, wrap};
use cartagena::{Action, Outcome, Seat};
use cartagena_texts::{Texts, say};
use ratatui::layout::Rect;

/// Lines for the prompt and for the log, at least.
const FOOT: u16 = 5;

/// The parts of the screen from top to bottom.
struct TableLayout {
    header: Rect,
    map: tunnel::TunnelLayout,
    row: Rect,
    piles: Rect,
    seats: Rect,
    /// Everything from the prompt to the end of the log.
    foot: Rect,
}

fn layout(area: Rect, seats: u16, has_row: bool) -> TableLayout {
    let needed = 2 + tunnel::height(2) + u16::from(has_row) + seats + FOOT;
    let spare = area.height.saturating_sub(needed);
    let lines = if spare >= 3 { 3 } else { 2 };
    let air = u16::from(spare >= 8);
    let mut top = area.y;
    let mut take = |lines: u16| {
        let part = Rect { y: top, height: lines.min(area.bottom().saturating_sub(top)), ..area };
        top += lines;
        part
    };
    let header = take(1 + air);
    let map = tunnel::TunnelLayout::new(take(tunnel::height(lines)), lines);
    take(air);
    let row = take(has_row.into());
    let piles = take(1 + air);
    let seats = take(seats + air);
    let foot = Rect { y: top, height: area.bottom().saturating_sub(top), ..area };
    TableLayout { header, map, row, piles, seats, foot }
}

/// Draws the table as the player at the keyboard may see it.
pub(super) fn draw(canvas: &mut Canvas<'_>, app: &TerminalApp, play: &GameScreen, area: Rect) {
    let seen = play.observation();
    let parts = layout(area, seen.seats() as u16, seen.rules().variant.has_row());
    draw_header(canvas, app, play, parts.header);
    tunnel::draw(canvas, play, parts.map);
    if seen.rules().variant.has_row() {
        hands::draw_row(canvas, &seen, parts.row);
    }
    hands::draw_piles(canvas, &seen, parts.piles);
    hands::draw_seats(canvas, play, parts.seats);
    match (seen.turn().outcome(), play.awaited_seat()) {
        (Some(outcome), _) => draw_end(canvas, app, play, outcome, parts.foot),
        (None, Some(seat)) => draw_sit_down(canvas, app, play, seat, parts.foot),
        (None, None) if play.bot_to_move().is_some() => draw_watch(canvas, app, play, parts.foot),
        (None, None) => draw_turn(canvas, app, play, parts.foot),
    }
}

fn draw_header(canvas: &mut Canvas<'_>, app: &TerminalApp, play: &GameScreen, area: Rect) {
    let texts = app.texts();
    let rules = play.observation().rules();
    let area = Rect { x: area.x + 1, width: area.width - 2, ..area };
    let variant = say!(texts, "variant", variant = rules.variant.as_str());
    let title = format!("{} · {variant}", say!(texts, "game-name"));
    canvas.text(area, &title, canvas.theme.lantern());
    let taken = width(&title) as u16 + 2;
    match (play.table.actor(), play.outcome()) {
        (Some(seat), _) => draw_turn_of(canvas, play, area, taken, seat),
        (None, Some(outcome)) => {
            let result = truncate(&result(texts, play, outcome), (area.width - taken).into());
            canvas.text_at_end(area, &result, canvas.theme.strong());
        }
        (None, None) => {}
    }
}

fn result(texts: &Texts, play: &GameScreen, outcome: Outcome) -> String {
    narration::outcome_sentence(texts, outcome, |seat| play.name(texts, seat))
}

/// Draws the seat to move, and a lamp for each move that is left, at the end of a line of which
/// `taken` columns are used.
fn draw_turn_of(canvas: &mut Canvas<'_>, play: &GameScreen, area: Rect, taken: u16, seat: Seat) {
    let texts = &canvas.speech.texts;
    let left = play.moves_left();
    let moves = say!(texts, "moves-left", count = left);
    let lamps: Vec<&str> = (0..3).map(|lamp| if lamp < left { "●" } else { "○" }).collect();
    let columns = width(&moves) as u16;
    let room = area.width.saturating_sub(taken + columns + 8);
    let turn = truncate(&say!(texts, "turn-of", name = play.name(texts, seat)), room.into());
    let begin = area.width.saturating_sub(columns + 8 + width(&turn) as u16);
    canvas.column(area, begin, area.width, &turn, canvas.theme.strong());
    let x = canvas.column_x(area, area.width - columns - 6, 5);
    canvas.raw_text(x, area.y, &lamps.join(" "), canvas.theme.lantern());
    canvas.text_at_end(area, &moves, canvas.theme.plain());
}

fn inset(area: Rect) -> Rect {
    Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area }
}

fn below(area: Rect, lines: u16) -> Rect {
    let lines = lines.min(area.height);
    Rect { y: area.y + lines, height: area.height - lines, ..area }
}

fn draw_turn(canvas: &mut Canvas<'_>, app: &TerminalApp, play: &GameScreen, foot: Rect) {
    let theme = canvas.theme;
    let message = app.warning.clone().or_else(|| play.message(app.texts()));
    let free = draw_typed(canvas, play, inset(foot));
    let rest = match message {
        Some(sentence) => canvas.wrapped_text(free, &sentence, theme.notice()),
        None => canvas.wrapped_text(free, &prompt(app, play), theme.strong()),
    };
    let rest = Rect { width: foot.width, x: foot.x, ..rest };
    hands::draw_moves(canvas, play, row_of(rest, 0));
    let air = u16::from(foot.height > 8);
    draw_log(canvas, app, inset(below(rest, 1 + air)));
}

/// Draws the foot while a bot plays: what it is doing, and the log.
fn draw_watch(canvas: &mut Canvas<'_>, app: &TerminalApp, play: &GameScreen, foot: Rect) {
    let texts = app.texts();
    let (message, style) = match app.warning.clone().or_else(|| play.message(texts)) {
        Some(sentence) => (sentence, canvas.theme.notice()),
        None => {
            let name = play.table.actor().map(|seat| play.name(texts, seat)).unwrap_or_default();
            (say!(texts, "bot-thinks", name = name), canvas.theme.strong())
        }
    };
    let rest = canvas.wrapped_text(inset(foot), &message, style);
    draw_log(canvas, app, below(rest, 1));
}

/// Draws the typed characters at the end of the line; returns the free part before them.
fn draw_typed(canvas: &mut Canvas<'_>, play: &GameScreen, area: Rect) -> Rect {
    if play.selection.typed.is_empty() {
        return area;
    }
    let typed = format!(" {}▏", play.selection.typed);
    let columns = width(&typed) as u16;
    let left = canvas.column_x(area, area.width - columns, columns);
    canvas.raw_text(left, area.y, &typed, canvas.theme.chosen());
    let free = area.width - columns - 1;
    Rect { x: canvas.column_x(area, 0, free), width: free, ..area }
}

/// Returns a sentence about what Enter would do.
fn prompt(app: &TerminalApp, play: &GameScreen) -> String {
    let texts = app.texts();
    match play.awaits_confirmation() {
        true if play.table.can_undo() => return say!(texts, "confirm-turn"),
        true => return say!(texts, "confirm-turn-final"),
        false => {}
    }
    match play.selected_move() {
        Some((Action::Advance { from, card }, to, _)) => say!(
            texts,
            "choice-advance",
            from = from.number(),
            to = to.number(),
            symbol = card.letter()
        ),
        Some((Action::Retreat { from }, to, draws)) => {
            say!(texts, "choice-retreat", from = from.number(), to = to.number(), count = draws)
        }
        _ => {
            let name = play.table.actor().map(|seat| play.name(texts, seat)).unwrap_or_default();
            let stuck = say!(texts, "log-no-move", name = name);
            format!("{stuck} {}", say!(texts, "press-key", key = footer::end_key(play)))
        }
    }
}

/// Draws the last sentences of the log, the latest at the bottom; the last move of a bot stands
/// out.
fn draw_log(canvas: &mut Canvas<'_>, app: &TerminalApp, area: Rect) {
    let sentences = app.log_sentences();
    let shows_move = app.game.as_ref().is_some_and(|play| play.pause().is_some());
    let fresh = sentences
        .last()
        .filter(|_| shows_move)
        .map_or(0, |last| wrap(last, area.width.into()).len());
    let recent = sentences.iter().rev().take(area.height.into()).rev();
    let lines: Vec<String> = recent.flat_map(|line| wrap(line, area.width.into())).collect();
    let skipped = lines.len().saturating_sub(area.height.into());
    let shown = &lines[skipped..];
    for (row, line) in shown.iter().enumerate() {
        let old = row + fresh < shown.len();
        let style = if old { canvas.theme.faint() } else { canvas.theme.plain() };
        canvas.text(row_of(area, row as u16), line, style);
    }
}

fn draw_sit_down(
    canvas: &mut Canvas<'_>,
    app: &TerminalApp,
    play: &GameScreen,
    seat: Seat,
    foot: Rect,
) {
    let texts = app.texts();
    let name = play.name(texts, seat);
    let sentence = say!(texts, "sit-down", name = &name);
    let columns = usize::from(foot.width.saturating_sub(6));
    let lines = (wrap(&sentence, columns).len() as u16 + 2).min(foot.height);
    let window = Rect { height: lines, ..foot };
    let inside = canvas.window(inset(window), &say!(texts, "turn-of", name = &name));
    canvas.wrapped_text(inside, &sentence, canvas.theme.strong());
    let mut rest = inset(below(foot, lines));
    if let Some(message) = app.warning.clone().or_else(|| play.message(texts)) {
        rest = canvas.wrapped_text(rest, &message, canvas.theme.notice());
    }
    draw_log(canvas, app, below(rest, u16::from(rest.height > 3)));
}

fn draw_end(
    canvas: &mut Canvas<'_>,
    app: &TerminalApp,
    play: &GameScreen,
    outcome: Outcome,
    foot: Rect,
) {
    let texts = app.texts();
    let (message, style) = match &app.warning {
        Some(warning) => (warning.clone(), canvas.theme.notice()),
        None => (result(texts, play, outcome), canvas.theme.lantern()),
    };
    let items = app.ending.items();
    // A path may need a second line; the menu comes first where there is none to spare.
    let spare = foot.height.saturating_sub(items.len() as u16).max(1);
    let rest = canvas.wrapped_text(inset(Rect { height: spare.min(2), ..foot }), &message, style);
    let menu = below(foot, rest.y - foot.y);
    for (row, item) in items.iter().enumerate() {
        draw_item(canvas, app, row_of(menu, row as u16), *item);
    }
    let rest = inset(below(menu, items.len() as u16 + 1));
    match outcome {
        Outcome::Drawn if rest.height > 0 => {
            canvas.wrapped_text(rest, &say!(texts, "drawn-why"), canvas.theme.faint());
        }
        _ => draw_log(canvas, app, rest),
    }
}

fn draw_item(canvas: &mut Canvas<'_>, app: &TerminalApp, line: Rect, item: EndMenuItem) {
    let texts = app.texts();
    let chosen = app.ending.item == item;
    let label = match item {
        EndMenuItem::Record => say!(texts, "end-record"),
        EndMenuItem::Rematch => say!(texts, "end-rematch"),
        EndMenuItem::New => say!(texts, "end-new"),
        EndMenuItem::Quit => say!(texts, "end-quit"),
    };
    let style = if chosen { canvas.theme.chosen() } else { canvas.theme.plain() };
    let label = format!(" {label} ");
    canvas.column(line, 2, line.width, &label, style);
    if item == EndMenuItem::Record {
        draw_file(canvas, app, line, 3 + width(&label) as u16, chosen);
    }
}

/// Draws the name of the file, which runs from left to right in every language.
fn draw_file(canvas: &mut Canvas<'_>, app: &TerminalApp, line: Rect, at: u16, chosen: bool) {
    let room = usize::from(line.width.saturating_sub(at + 2));
    let caret = if chosen && !app.ending.saved { "▏" } else { "" };
    let letters: Vec<char> = app.ending.file.chars().collect();
    let mut file: String = letters.iter().collect();
    let mut cut = 0;
    while width(&file) + 1 > room && cut < letters.len() {
        cut += 1;
        file = letters[cut..].iter().collect();
    }
    let file = format!("{file}{caret}");
    let x = canvas.column_x(line, at, width(&file) as u16);
    canvas.raw_text(x, line.y, &file, canvas.theme.strong());
}

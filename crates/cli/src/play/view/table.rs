//! The screen while a game is played.

use super::canvas::{Canvas, row_of};
use super::table_layout::{TableLayout, TableSize};
use super::{cards, footer, hands, tunnel};
use crate::narration;
use crate::play::app::TerminalApp;
use crate::play::end_screen::EndMenuItem;
use crate::play::game_screen::GameScreen;
use crate::text::{capitalize, truncate, width, wrap};
use cartagena::{Action, Outcome, Seat};
use cartagena_texts::{Texts, say};
use ratatui::layout::Rect;

/// Draws the table as the player at the keyboard may see it.
pub(super) fn draw(canvas: &mut Canvas<'_>, app: &TerminalApp, play: &GameScreen, area: Rect) {
    let seen = play.observation();
    let ended = play.outcome().is_some() && play.look_back.is_none();
    let size = TableSize {
        seats: seen.seats() as u16,
        has_row: seen.rules().variant.has_row(),
        ended,
        rtl: canvas.speech.rtl(),
    };
    let parts = TableLayout::new(area, size);
    draw_header(canvas, app, play, &parts);
    tunnel::draw(canvas, play, parts.map);
    draw_cards(canvas, play, &parts);
    if let Some(side) = parts.side {
        let inside = canvas.window(side, &say!(app.texts(), "log-title"));
        draw_log(canvas, app, inside);
    }
    draw_foot(canvas, app, play, &parts);
}

fn draw_cards(canvas: &mut Canvas<'_>, play: &GameScreen, parts: &TableLayout) {
    let seen = play.observation();
    match parts.row.height {
        0 => {}
        1 => hands::draw_row(canvas, &seen, parts.row),
        _ => cards::draw_row(canvas, &seen, parts.row),
    }
    if parts.piles.height > 0 {
        hands::draw_piles(canvas, &seen, parts.piles);
    }
    match (parts.compact, parts.hand_lines) {
        _ if parts.seats.height == 0 => {}
        (true, _) => hands::draw_seats_in_pairs(canvas, play, parts.seats),
        (false, 1) => hands::draw_seats(canvas, play, parts.seats),
        (false, _) => cards::draw_seats(canvas, play, parts.seats),
    }
}

fn draw_foot(canvas: &mut Canvas<'_>, app: &TerminalApp, play: &GameScreen, parts: &TableLayout) {
    match (play.outcome(), play.awaited_seat()) {
        _ if play.look_back.is_some() => draw_look_back(canvas, app, play, parts),
        (Some(outcome), _) => draw_end(canvas, app, play, outcome, parts),
        (None, Some(seat)) => draw_sit_down(canvas, app, play, seat, parts),
        (None, None) if play.bot_to_move().is_some() => draw_watch(canvas, app, play, parts),
        (None, None) => draw_turn(canvas, app, play, parts),
    }
}

/// Draws the move before the shown position, and those before it.
fn draw_look_back(
    canvas: &mut Canvas<'_>,
    app: &TerminalApp,
    play: &GameScreen,
    parts: &TableLayout,
) {
    let Some(shown) = &play.look_back else { return };
    let line = inset(row_of(parts.foot, 0));
    let notation = &shown.frame().notation;
    let x = canvas.column_x(line, 0, width(notation) as u16);
    canvas.raw_text(x, line.y, notation, canvas.theme.key());
    let rest = inset(below(parts.foot, u16::from(!notation.is_empty())));
    match parts.side {
        None => draw_log(canvas, app, rest),
        Some(_) => {
            canvas.wrapped_text(rest, &shown.frame().sentences.join(" "), canvas.theme.strong());
        }
    }
}

fn draw_header(canvas: &mut Canvas<'_>, app: &TerminalApp, play: &GameScreen, parts: &TableLayout) {
    let texts = app.texts();
    let area = inset(parts.header);
    let variant = say!(texts, "variant", variant = play.observation().rules().variant.as_str());
    let title = match parts.compact {
        true => capitalize(&variant),
        false => format!("{} · {variant}", say!(texts, "game-name")),
    };
    canvas.text(area, &title, canvas.theme.lantern());
    let taken = width(&title) as u16 + 2;
    match (play.table.actor(), play.outcome(), &play.look_back) {
        (Some(seat), ..) => draw_turn_of(canvas, play, area, taken, seat),
        (None, _, Some(shown)) => {
            let counter = say!(texts, "replay-move", number = shown.at, total = shown.last());
            canvas.text_at_end(area, &counter, canvas.theme.strong());
        }
        // A small window says it once, above the menu.
        (None, Some(_), None) if parts.compact => {}
        (None, Some(outcome), None) => {
            let result = truncate(&result(texts, play, outcome), (area.width - taken).into());
            canvas.text_at_end(area, &result, canvas.theme.strong());
        }
        (None, None, None) => {}
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
    let columns = width(&moves) as u16;
    // Where the lamps do not fit beside the words, they stand close together.
    let roomy = area.width >= taken + columns + 30;
    let gap = if roomy { " " } else { "" };
    let lamps: Vec<&str> = (0..3).map(|lamp| if lamp < left { "●" } else { "○" }).collect();
    let lamps = lamps.join(gap);
    let lit = width(&lamps) as u16;
    let room = area.width.saturating_sub(taken + columns + lit + 3);
    let turn = truncate(&say!(texts, "turn-of", name = play.name(texts, seat)), room.into());
    let begin = area.width.saturating_sub(columns + lit + 3 + width(&turn) as u16);
    canvas.column(area, begin, area.width, &turn, canvas.theme.strong());
    let x = canvas.column_x(area, area.width - columns - lit - 1, lit);
    canvas.raw_text(x, area.y, &lamps, canvas.theme.lantern());
    canvas.text_at_end(area, &moves, canvas.theme.plain());
}

fn inset(area: Rect) -> Rect {
    Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area }
}

fn below(area: Rect, lines: u16) -> Rect {
    let lines = lines.min(area.height);
    Rect { y: area.y + lines, height: area.height - lines, ..area }
}

fn draw_turn(canvas: &mut Canvas<'_>, app: &TerminalApp, play: &GameScreen, parts: &TableLayout) {
    let foot = parts.foot;
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
    draw_log_below(canvas, app, parts, inset(below(rest, 1 + air)));
}

/// Draws the log at the foot, unless it is beside the table.
fn draw_log_below(canvas: &mut Canvas<'_>, app: &TerminalApp, parts: &TableLayout, area: Rect) {
    if parts.side.is_none() {
        draw_log(canvas, app, area);
    }
}

/// Draws the foot while a bot plays: what it is doing, and the log.
fn draw_watch(canvas: &mut Canvas<'_>, app: &TerminalApp, play: &GameScreen, parts: &TableLayout) {
    let texts = app.texts();
    let (message, style) = match app.warning.clone().or_else(|| play.message(texts)) {
        Some(sentence) => (sentence, canvas.theme.notice()),
        None => {
            let name = play.table.actor().map(|seat| play.name(texts, seat)).unwrap_or_default();
            (say!(texts, "bot-thinks", name = name), canvas.theme.strong())
        }
    };
    let rest = canvas.wrapped_text(inset(parts.foot), &message, style);
    draw_log_below(canvas, app, parts, below(rest, u16::from(!parts.compact)));
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

/// Returns the log and the number of its last sentences that stand out: those about the last move
/// of a bot, or about the move before the shown position.
fn log_and_fresh(app: &TerminalApp) -> (Vec<String>, usize) {
    match app.game.as_ref().and_then(|play| play.look_back.as_ref()) {
        Some(shown) => (shown.sentences(), shown.frame().sentences.len()),
        None => {
            let shows_move = app.game.as_ref().is_some_and(|play| play.pause().is_some());
            (app.log_sentences(), shows_move.into())
        }
    }
}

/// Draws the last sentences of the log, the latest at the bottom.
fn draw_log(canvas: &mut Canvas<'_>, app: &TerminalApp, area: Rect) {
    let (sentences, fresh) = log_and_fresh(app);
    let fresh = sentences.iter().rev().take(fresh);
    let fresh: usize = fresh.map(|line| wrap(line, area.width.into()).len()).sum();
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
    parts: &TableLayout,
) {
    let (texts, foot) = (app.texts(), parts.foot);
    let name = play.name(texts, seat);
    let sentence = say!(texts, "sit-down", name = &name);
    let mut rest = match parts.compact {
        true => canvas.wrapped_text(inset(foot), &sentence, canvas.theme.strong()),
        false => {
            let columns = usize::from(foot.width.saturating_sub(6));
            let lines = (wrap(&sentence, columns).len() as u16 + 2).min(foot.height);
            let title = say!(texts, "turn-of", name = &name);
            let inside = canvas.window(inset(Rect { height: lines, ..foot }), &title);
            canvas.wrapped_text(inside, &sentence, canvas.theme.strong());
            inset(below(foot, lines))
        }
    };
    if let Some(message) = app.warning.clone().or_else(|| play.message(texts)) {
        rest = canvas.wrapped_text(rest, &message, canvas.theme.notice());
    }
    draw_log_below(canvas, app, parts, below(rest, u16::from(rest.height > 3)));
}

fn draw_end(
    canvas: &mut Canvas<'_>,
    app: &TerminalApp,
    play: &GameScreen,
    outcome: Outcome,
    parts: &TableLayout,
) {
    let (texts, foot) = (app.texts(), parts.foot);
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
        _ => draw_log_below(canvas, app, parts, rest),
    }
}

fn draw_item(canvas: &mut Canvas<'_>, app: &TerminalApp, line: Rect, item: EndMenuItem) {
    let texts = app.texts();
    let chosen = app.ending.item == item;
    let label = match item {
        EndMenuItem::Record => say!(texts, "end-record"),
        EndMenuItem::LookBack => say!(texts, "end-look-back"),
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

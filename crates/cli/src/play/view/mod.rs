//! Drawing of all screens.

mod advice;
mod canvas;
mod cards;
mod footer;
mod hands;
mod overlays;
mod setup;
mod ship_picture;
mod table;
mod table_layout;
mod tunnel;

use super::app::{Overlay, TerminalApp};
use crate::text::wrap;
use canvas::{Canvas, centred, row_of};
use cartagena_texts::say;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

pub(super) use footer::hints;

/// Smallest window in which everything fits.
pub(super) const MIN_SIZE: (u16, u16) = (60, 20);

/// Smallest window for the usual layout; smaller ones get the compact one.
pub(super) const USUAL_SIZE: (u16, u16) = (80, 24);

/// Columns from which the log is beside the table.
const SIDE_FROM: u16 = 150;

/// Most columns that are used: in wider windows the parts would be too far apart.
const MAX_COLUMNS: u16 = 220;

/// Most columns for running text.
const MAX_TEXT_COLUMNS: u16 = 130;

/// Reports whether a window is large enough for the game.
pub(super) const fn fits(window: Rect) -> bool {
    window.width >= MIN_SIZE.0 && window.height >= MIN_SIZE.1
}

/// Reports whether an area above the keys is too small for the usual layout.
const fn is_compact(body: Rect) -> bool {
    body.width < USUAL_SIZE.0 || body.height + 1 < USUAL_SIZE.1
}

/// Draws the program, with the signs and colours that the terminal has.
pub(super) fn draw(app: &TerminalApp, area: Rect, buffer: &mut Buffer) {
    draw_in_full(app, area, buffer);
    app.display.adapt(buffer);
}

fn draw_in_full(app: &TerminalApp, area: Rect, buffer: &mut Buffer) {
    let mut canvas = Canvas { buffer, speech: &app.text, theme: app.theme };
    canvas.clear(area);
    if !fits(area) {
        return draw_too_small(&mut canvas, app, area);
    }
    let (area, body) = (centred(area, MAX_COLUMNS, area.height), body(area));
    match &app.game {
        None => setup::draw(&mut canvas, app, body),
        Some(play) => table::draw(&mut canvas, app, play, body),
    }
    if let Some(overlay) = app.overlay {
        overlays::draw(&mut canvas, app, overlay, body);
    }
    footer::draw(&mut canvas, row_of(area, area.height - 1), &hints(app));
}

/// Returns everything above the keys.
fn body(window: Rect) -> Rect {
    let area = centred(window, MAX_COLUMNS, window.height);
    Rect { height: area.height.saturating_sub(1), ..area }
}

/// Returns the number of lines by which an overlay can be scrolled in a window, and the number it
/// shows at once.
pub(super) fn scrolling(app: &TerminalApp, overlay: Overlay, window: Rect) -> (usize, usize) {
    overlays::scrolling(app, overlay, body(window))
}

fn draw_too_small(canvas: &mut Canvas<'_>, app: &TerminalApp, area: Rect) {
    let (width, height) = MIN_SIZE;
    let sentence = say!(app.texts(), "too-small", width = width, height = height);
    for (row, line) in wrap(&sentence, area.width.into()).iter().enumerate() {
        canvas.text(row_of(area, row as u16), line, canvas.theme.strong());
    }
}

//! Everything that is drawn.

mod advice;
mod canvas;
mod footer;
mod hands;
mod overlays;
mod picture;
mod setup;
mod table;
mod tunnel;

use super::app::{App, Overlay};
use crate::text::wrap;
use canvas::{Canvas, centred, row_of};
use cartagena_texts::say;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

pub use footer::hints;

/// The smallest window that everything fits into.
pub const SMALLEST: (u16, u16) = (80, 24);

/// The most columns that are used: farther apart things do not belong together any more.
const LARGEST: u16 = 130;

/// Whether a window is large enough for the game.
pub const fn fits(window: Rect) -> bool {
    window.width >= SMALLEST.0 && window.height >= SMALLEST.1
}

/// Draws the program.
pub fn draw(app: &App, area: Rect, buffer: &mut Buffer) {
    let mut canvas = Canvas { buffer, speech: &app.speech, theme: app.theme };
    canvas.clear(area);
    if !fits(area) {
        return draw_too_small(&mut canvas, app, area);
    }
    let (area, body) = (centred(area, LARGEST, area.height), body(area));
    match &app.play {
        None => setup::draw(&mut canvas, app, body),
        Some(play) => table::draw(&mut canvas, app, play, body),
    }
    if let Some(overlay) = app.overlay {
        overlays::draw(&mut canvas, app, overlay, body);
    }
    footer::draw(&mut canvas, row_of(area, area.height - 1), &hints(app));
}

/// Everything above the keys.
fn body(window: Rect) -> Rect {
    let area = centred(window, LARGEST, window.height);
    Rect { height: area.height.saturating_sub(1), ..area }
}

/// How many lines an overlay can be scrolled in a window, and how many it shows at once.
pub fn scrolling(app: &App, overlay: Overlay, window: Rect) -> (usize, usize) {
    overlays::scrolling(app, overlay, body(window))
}

fn draw_too_small(canvas: &mut Canvas<'_>, app: &App, area: Rect) {
    let (width, height) = SMALLEST;
    let sentence = say!(app.texts(), "too-small", width = width, height = height);
    for (row, line) in wrap(&sentence, area.width.into()).iter().enumerate() {
        canvas.say(row_of(area, row as u16), line, canvas.theme.strong());
    }
}

//! Cards that look like cards, for large windows.

use super::canvas::{Canvas, row_of};
use super::hands::{NAME, about_hand, draw_seat};
use crate::play::game_screen::GameScreen;
use crate::symbols;
use crate::text::width;
use cartagena::{Cards, Observation, Seat, Symbol};
use cartagena_texts::say;
use ratatui::layout::Rect;

/// Lines of a card.
const LINES: u16 = 3;
/// Columns of a card.
const COLUMNS: u16 = 6;

/// Draws the open row, the next card first and marked.
pub(super) fn draw_row(canvas: &mut Canvas<'_>, seen: &Observation, area: Rect) {
    let texts = &canvas.speech.texts;
    let (label, middle) = (say!(texts, "row"), row_of(area, 1));
    if seen.row().is_empty() {
        let sentence = say!(texts, "row-empty");
        return canvas.column(middle, 1, area.width, &sentence, canvas.theme.faint());
    }
    canvas.column(middle, 1, area.width, &label, canvas.theme.faint());
    let cards: Vec<Symbol> = seen.row().iter().collect();
    let columns = COLUMNS * cards.len() as u16 + 2;
    let x = canvas.column_x(area, 3 + width(&label) as u16, columns);
    canvas.raw_text(x, middle.y, "▸", canvas.theme.lantern());
    for (nth, symbol) in cards.iter().enumerate() {
        draw_card(canvas, x + 2 + COLUMNS * nth as u16, area.y, *symbol, 1);
    }
}

/// Draws a card of a symbol; more than one have their number on the lower edge.
fn draw_card(canvas: &mut Canvas<'_>, x: u16, y: u16, symbol: Symbol, count: u8) {
    let (edge, inside) = (canvas.theme.stone(), canvas.theme.symbol(symbol));
    let lower = match count {
        0 | 1 => "────".to_owned(),
        10.. => format!("─×{count}"),
        _ => format!("─×{count}─"),
    };
    canvas.raw_text(x, y, "╭────╮", edge);
    canvas.raw_text(x, y + 1, "│    │", edge);
    canvas.raw_text(x + 2, y + 1, &symbols::symbol_label(symbol), inside);
    canvas.raw_text(x, y + 2, &format!("╰{lower}╯"), edge);
}

/// Draws the seats, three lines each: mark and name, and the hand as far as it may be seen.
pub(super) fn draw_seats(canvas: &mut Canvas<'_>, play: &GameScreen, area: Rect) {
    let seen = play.observation();
    for seat in Seat::first_n(seen.seats()) {
        let top = area.y + LINES * seat.index() as u16;
        let middle = Rect { y: top + 1, height: 1, ..area };
        draw_seat(canvas, play, seat, middle);
        let hand = seen.hand(seat);
        let at = draw_hand(canvas, hand.known, Rect { y: top, height: LINES, ..area });
        let words = about_hand(&canvas.speech.texts, hand);
        canvas.column(middle, at, area.width, &words, canvas.theme.faint());
    }
}

/// Draws a card for each symbol in its own column; returns the column after them.
fn draw_hand(canvas: &mut Canvas<'_>, cards: Cards, area: Rect) -> u16 {
    let at = 6 + NAME;
    if cards.is_empty() {
        return at;
    }
    let columns = COLUMNS * Symbol::COUNT as u16;
    let left = canvas.column_x(area, at, columns);
    for (nth, symbol) in (0..).zip(Symbol::ALL).filter(|(_, symbol)| cards.contains(*symbol)) {
        draw_card(canvas, left + COLUMNS * nth, area.y, symbol, cards.count(symbol));
    }
    at + columns + 2
}

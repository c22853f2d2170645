//! The cards on the table: the open row and the two piles.

use crate::cards::{CARD_ASPECT, card, card_back, gap, heap, mixed};
use crate::geometry::{Layout, Rect};
use crate::glyphs::{Anchor, text};
use crate::palette::Palette;
use crate::svg::{at, cut, group, rect};
use cartagena::{Cards, Observation, Symbol, Turn};

/// Draws the open row, if the variant has one, and the draw and discard piles.
pub(crate) fn table_cards(seen: &Observation, layout: Layout, palette: &Palette) -> String {
    let area = layout.cards();
    let width = if layout == Layout::Phone { 19.0 } else { 50.0 };
    let row = if seen.rules().variant.has_row() && !covered(seen, layout) {
        row(seen, area, width, palette)
    } else {
        String::new()
    };
    let piles = piles(seen, layout, area, width, palette);
    group("id=\"cards\"", &(row + &piles))
}

/// Returns whether the banner of a finished game covers the row, as it does on the phone.
fn covered(seen: &Observation, layout: Layout) -> bool {
    layout == Layout::Phone && matches!(seen.turn(), Turn::Over(_))
}

fn row(seen: &Observation, area: Rect, width: f32, palette: &Palette) -> String {
    let (pitch, middle) = (width * 1.1, area.y + area.h / 2.0);
    let start = area.x + width * 0.95;
    let mut body = arrow(area.x + width * 0.44, middle, width, palette);
    for (index, symbol) in seen.row().iter().enumerate() {
        let next = index < 2;
        let wide = if next { width } else { width * 0.9 };
        let x = start + (index as f32 + 0.5) * pitch - wide / 2.0
            + if next { 0.0 } else { width * 0.2 };
        let y = middle - wide * CARD_ASPECT / 2.0;
        if next {
            body += &shine(x, y, wide, palette);
        }
        body += &group(&format!("id=\"row-{index}\""), &card(symbol, x, y, wide));
    }
    group("id=\"row\"", &body)
}

/// Draws the light around a card that is taken next.
fn shine(x: f32, y: f32, width: f32, palette: &Palette) -> String {
    let by = width * 0.05;
    let light = format!("fill=\"{}\"", palette.glow);
    rect(x - by, y - by, width + 2.0 * by, width * CARD_ASPECT + 2.0 * by, width * 0.16, &light)
}

/// Draws the arrow at the end from which cards are taken.
fn arrow(x: f32, y: f32, width: f32, palette: &Palette) -> String {
    let shape = "M-34 -12H2V-32L36 0L2 32V12H-34L-22 0Z";
    at(x, y, width / 90.0, &cut(shape, palette.flame[0], palette.ink, 6.0))
}

/// Draws the draw pile and the discard pile with their numbers.
fn piles(seen: &Observation, layout: Layout, area: Rect, width: f32, palette: &Palette) -> String {
    let y = area.y + (area.h - width * CARD_ASPECT) / 2.0;
    let left = match (layout, seen.rules().variant.has_row()) {
        (Layout::Phone, true) => area.right() - 73.0,
        (Layout::Phone, false) if covered(seen, layout) => area.right() - 73.0,
        (Layout::Phone, false) => area.x + 140.0,
        (Layout::Wide, true) => area.x + 792.0,
        (Layout::Wide, false) => area.x + 330.0,
    };
    let discards = left + width * if layout == Layout::Phone { 2.0 } else { 2.4 };
    group("id=\"draw-pile\"", &draw(seen.pile_len(), left, y, width, palette))
        + &group(
            "id=\"discard-pile\"",
            &discard(seen.discard(), layout, discards, y, width, palette),
        )
}

fn draw(count: usize, x: f32, y: f32, width: f32, palette: &Palette) -> String {
    let lying = if count == 0 {
        gap(x, y, width, palette.quiet)
    } else {
        heap(count.div_ceil(12), x, y, width, |x, y| card_back(x, y, width))
    };
    lying + &total(count, x, y, width, palette)
}

/// Draws the number of cards in a pile, beside it.
fn total(count: usize, x: f32, y: f32, width: f32, palette: &Palette) -> String {
    let (size, aside) = if width > 30.0 { (15.0, 14.0) } else { (7.5, 4.0) };
    let high = y + width * CARD_ASPECT / 2.0;
    text(&count.to_string(), x + width + aside, high, size, Anchor::Start, palette.words)
}

/// Draws the discards: what lies there is open, so the wide picture counts every symbol.
fn discard(cards: Cards, layout: Layout, x: f32, y: f32, width: f32, palette: &Palette) -> String {
    let lying =
        if cards.is_empty() { gap(x, y, width, palette.quiet) } else { stack(cards, x, y, width) };
    let pile = lying + &total(cards.len(), x, y, width, palette);
    if layout == Layout::Phone || cards.is_empty() {
        return pile;
    }
    let area = Rect::new(x + width * 2.1, y, 196.0, width * CARD_ASPECT);
    pile + &tally(cards, area, palette)
}

/// Draws a face-up stack. A position does not say which card was played last, so no card is the top
/// one: the stack shows every symbol that lies in it.
fn stack(cards: Cards, x: f32, y: f32, width: f32) -> String {
    let top = |x, y| mixed(Symbol::ALL.into_iter().filter(|it| cards.count(*it) > 0), x, y, width);
    heap(cards.len().div_ceil(12), x, y, width, top)
}

fn tally(cards: Cards, area: Rect, palette: &Palette) -> String {
    let entry = |(at, symbol): (usize, Symbol)| {
        let x = area.x + (at % 3) as f32 * area.w / 3.0;
        let y = area.y + area.h * if at < 3 { 0.26 } else { 0.78 };
        let count = cards.count(symbol).to_string();
        crate::symbols::symbol(symbol, x + 12.0, y, 24.0, palette.words, palette.ground)
            + &text(&count, x + 32.0, y, 12.0, Anchor::Start, palette.quiet)
    };
    Symbol::ALL.into_iter().enumerate().map(entry).collect()
}

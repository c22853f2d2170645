//! A player's hand: open, hidden, or partly known.

use crate::cards::{CARD_ASPECT, card, card_back, gap, heap};
use crate::geometry::Rect;
use crate::glyphs::{Anchor, text};
use crate::palette::Palette;
use crate::svg::group;
use crate::symbols::symbol;
use cartagena::{Cards, Hand, Symbol};

/// The room for a number under a card.
const LABEL: f32 = 20.0;

/// The placement of the parts of a hand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct HandLayout {
    /// The area to fill.
    pub area: Rect,
    /// The width of a card.
    pub card: f32,
    /// True if the numbers stand beside the cards rather than under them.
    pub beside: bool,
}

/// Draws a hand: six stacks with counts, and the cards of which only the number is known.
pub(crate) fn hand(hand: Hand, spread: HandLayout, palette: &Palette) -> String {
    let hidden = usize::from(hand.unknown);
    let body = if hidden > 0 && hand.known.is_empty() {
        fan(hidden, spread, palette)
    } else {
        let pitch = spread.area.w / if hidden > 0 { 7.0 } else { 6.0 };
        stacks(hand.known, spread, pitch, palette) + &rest(hidden, spread, pitch, palette)
    };
    group("class=\"hand\"", &body)
}

fn stacks(cards: Cards, spread: HandLayout, pitch: f32, palette: &Palette) -> String {
    let stack = |(column, symbol): (usize, Symbol)| {
        let left = spread.area.x + column as f32 * pitch;
        stack(symbol, cards.count(symbol).into(), left, pitch, spread, palette)
    };
    Symbol::ALL.into_iter().enumerate().map(stack).collect()
}

fn stack(
    symbol: Symbol,
    count: usize,
    left: f32,
    pitch: f32,
    spread: HandLayout,
    palette: &Palette,
) -> String {
    let (x, y) = corner(left, pitch, spread);
    let body = if count == 0 {
        gap(x, y, spread.card, palette.quiet) + &missing(symbol, x, y, spread.card, palette)
    } else {
        heap(count, x, y, spread.card, |x, y| card(symbol, x, y, spread.card))
            + &number(count, x, y, spread, palette)
    };
    group(&format!("class=\"stack stack-{symbol}\""), &body)
}

/// Draws the faint symbol of an empty stack.
fn missing(what: Symbol, x: f32, y: f32, width: f32, palette: &Palette) -> String {
    let (middle, high) = (x + width / 2.0, y + width * CARD_ASPECT / 2.0);
    let picture = symbol(what, middle, high, width * 0.6, palette.quiet, palette.panel);
    group("opacity=\"0.45\"", &picture)
}

/// Returns the corner of a card in its column.
fn corner(left: f32, pitch: f32, spread: HandLayout) -> (f32, f32) {
    let high = spread.card * CARD_ASPECT;
    if spread.beside {
        (left, spread.area.y + (spread.area.h - high) / 2.0)
    } else {
        let spare = (spread.area.h - high - LABEL).max(0.0);
        (left + (pitch - spread.card) / 2.0, spread.area.y + spare / 2.0)
    }
}

fn number(count: usize, x: f32, y: f32, spread: HandLayout, palette: &Palette) -> String {
    let (high, count) = (spread.card * CARD_ASPECT, count.to_string());
    if spread.beside {
        let size = (high * 0.5).min(10.0);
        text(&count, x + spread.card + 4.0, y + high / 2.0, size, Anchor::Start, palette.words)
    } else {
        let room = (spread.area.bottom() - y - high).min(LABEL);
        let (middle, size) = (y + high + room / 2.0, (room * 0.66).min(13.0));
        text(&count, x + spread.card / 2.0, middle, size, Anchor::Middle, palette.words)
    }
}

/// Draws the hidden cards of a hand of which others are known.
fn rest(count: usize, spread: HandLayout, pitch: f32, palette: &Palette) -> String {
    if count == 0 {
        return String::new();
    }
    let (x, y) = corner(spread.area.x + 6.0 * pitch, pitch, spread);
    heap(count, x, y, spread.card, |x, y| card_back(x, y, spread.card))
        + &number(count, x, y, spread, palette)
}

/// Draws a hand of which nothing is known but its size.
fn fan(count: usize, spread: HandLayout, palette: &Palette) -> String {
    let width = if spread.beside { spread.card } else { spread.card * 1.3 };
    let (x, y) = (spread.area.x, spread.area.y + (spread.area.h - width * CARD_ASPECT) / 2.0);
    let shown = count.min(9);
    let step = (width * 0.5).min((spread.area.w - width * 1.9) / 9.0);
    let cards: String = (0..shown).map(|at| card_back(x + at as f32 * step, y, width)).collect();
    let label = x + (shown - 1) as f32 * step + width * 1.2;
    let size = if spread.beside { (width * CARD_ASPECT * 0.5).min(10.0) } else { 18.0 };
    let middle = y + width * CARD_ASPECT / 2.0;
    cards + &text(&count.to_string(), label, middle, size, Anchor::Start, palette.words)
}

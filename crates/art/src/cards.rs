//! Cards: faces, backs, stacks, the open row and the two piles.

use crate::geometry::{Layout, Rect};
use crate::glyphs::{Anchor, text};
use crate::palette::Palette;
use crate::svg::{at, circle, cut, fill, group, instance, line, n, rect};
use cartagena::{Cards, Hand, Observation, Symbol};

/// How high a card is, as a multiple of its width.
pub const TALL: f32 = 1.4;

const FACE: [&str; 2] = ["#F3E4BC", "#1C1512"];
const FRAME: &str = "#B98F4E";
const BACK: [&str; 2] = ["#7C2D22", "#E2B36A"];
const INK: &str = "#0B0D13";

/// The cards as groups for [`crate::defs`]: `card-B` and so on, and `card-back`, each 70 by 98.
pub(crate) fn defs() -> String {
    Symbol::ALL.map(face).concat() + &back()
}

fn blank(colour: &str, frame: &str) -> String {
    rect(
        2.0,
        2.0,
        66.0,
        94.0,
        9.0,
        &format!("fill=\"{colour}\" stroke=\"{INK}\" stroke-width=\"4\""),
    ) + &rect(
        8.0,
        8.0,
        54.0,
        82.0,
        4.0,
        &format!("fill=\"none\" stroke=\"{frame}\" stroke-width=\"2\""),
    )
}

fn face(symbol: Symbol) -> String {
    let picture = crate::symbols::symbol(symbol, 35.0, 49.0, 52.0, FACE[1], FACE[0]);
    group(&format!("id=\"card-{symbol}\""), &(blank(FACE[0], FRAME) + &picture))
}

fn back() -> String {
    let rose = "M35 15L41 43L62 49L41 55L35 83L29 55L8 49L29 43Z";
    let cross = "M18 24L31 44M52 24L39 44M18 74L31 54M52 74L39 54";
    let body = blank(BACK[0], BACK[1])
        + &line(cross, BACK[1], 3.0)
        + &fill(rose, BACK[1])
        + &circle(35.0, 49.0, 6.0, &format!("fill=\"{}\"", BACK[0]));
    group("id=\"card-back\"", &body)
}

/// A card, face up, its upper left corner on a point. Needs [`crate::defs`].
pub fn card(symbol: Symbol, x: f32, y: f32, width: f32) -> String {
    instance(&format!("card-{symbol}"), x, y, width / 70.0, &format!("class=\"card card-{symbol}\""))
}

/// A card, face down. Needs [`crate::defs`].
pub fn card_back(x: f32, y: f32, width: f32) -> String {
    instance("card-back", x, y, width / 70.0, "class=\"card back\"")
}

/// One to three cards lying on each other as one stack, the rest being the number's business.
fn heap(count: usize, x: f32, y: f32, width: f32, one: impl Fn(f32, f32) -> String) -> String {
    let step = width * 0.07;
    (0..count.min(3)).rev().map(|below| one(x + below as f32 * step, y - below as f32 * step)).collect()
}

/// The empty place of a stack.
fn gap(x: f32, y: f32, width: f32, colour: &str) -> String {
    let (w, h) = (width - 2.0, width * TALL - 2.0);
    let attributes =
        format!("fill=\"none\" stroke=\"{colour}\" stroke-width=\"1\" stroke-dasharray=\"3 3\" opacity=\"0.6\"");
    rect(x + 1.0, y + 1.0, w, h, width * 0.12, &attributes)
}

/// Where the parts of a hand go.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spread {
    /// The area to fill.
    pub area: Rect,
    /// The width of a card.
    pub card: f32,
    /// Whether the numbers stand beside the cards rather than under them.
    pub beside: bool,
}

/// A hand: six stacks with counts, and those cards of which only the number is known.
pub fn hand(hand: Hand, spread: Spread, palette: &Palette) -> String {
    let hidden = usize::from(hand.unknown);
    let known = !hand.known.is_empty() || hidden == 0;
    let columns = if known { 6 + usize::from(hidden > 0) } else { 1 };
    let pitch = spread.area.w / columns.max(6) as f32;
    let mut body = String::new();
    if known {
        body += &stacks(hand.known, spread, pitch, palette);
    }
    if hidden > 0 {
        let left = if known { spread.area.x + 6.0 * pitch } else { spread.area.x };
        body += &backs(hidden, known, left, spread, palette);
    }
    group("class=\"hand\"", &body)
}

fn stacks(cards: Cards, spread: Spread, pitch: f32, palette: &Palette) -> String {
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
    spread: Spread,
    palette: &Palette,
) -> String {
    let (x, y) = corner(left, pitch, spread);
    let body = if count == 0 {
        gap(x, y, spread.card, palette.quiet)
    } else {
        heap(count, x, y, spread.card, |x, y| card(symbol, x, y, spread.card))
            + &number(count, x, y, spread, palette)
    };
    group(&format!("class=\"stack stack-{symbol}\""), &body)
}

/// The corner of a card in its column.
fn corner(left: f32, pitch: f32, spread: Spread) -> (f32, f32) {
    let high = spread.card * TALL;
    if spread.beside {
        (left, spread.area.y + (spread.area.h - high) / 2.0)
    } else {
        (left + (pitch - spread.card) / 2.0, spread.area.y)
    }
}

fn number(count: usize, x: f32, y: f32, spread: Spread, palette: &Palette) -> String {
    let (high, count) = (spread.card * TALL, count.to_string());
    if spread.beside {
        let size = (high * 0.5).min(10.0);
        text(&count, x + spread.card + 4.0, y + high / 2.0, size, Anchor::Start, palette.words)
    } else {
        let middle = (y + high + spread.area.bottom()) / 2.0 + 1.0;
        let size = ((spread.area.bottom() - y - high) * 0.72).min(13.0);
        text(&count, x + spread.card / 2.0, middle, size, Anchor::Middle, palette.words)
    }
}

/// Hidden cards: a fan if there is room for one, else a stack, and their number.
fn backs(count: usize, narrow: bool, left: f32, spread: Spread, palette: &Palette) -> String {
    let (x, y) = if narrow {
        corner(left, spread.area.right() - left, spread)
    } else {
        (left, corner(left, 0.0, spread).1)
    };
    let shown = if narrow { count.min(3) } else { count.min(8) };
    let step = spread.card * if narrow { 0.07 } else { 0.42 };
    let fan: String = (0..shown).map(|at| card_back(x + at as f32 * step, y, spread.card)).collect();
    let last = x + (shown - 1) as f32 * step;
    let label = if narrow {
        number(count, x, y, spread, palette)
    } else {
        let size = (spread.card * 0.5).clamp(8.0, 18.0);
        let middle = y + spread.card * TALL / 2.0;
        text(&count.to_string(), last + spread.card + 6.0, middle, size, Anchor::Start, palette.words)
    };
    fan + &label
}

/// The open row, if the variant has one, and the draw and discard piles.
pub fn table_cards(seen: &Observation, layout: Layout, palette: &Palette) -> String {
    let area = layout.cards();
    let width = if layout == Layout::Phone { 20.0 } else { 50.0 };
    let row = if seen.rules().variant.has_row() { row(seen, area, width, palette) } else { String::new() };
    let piles = piles(seen, layout, area, width, palette);
    group("id=\"cards\"", &(row + &piles))
}

fn row(seen: &Observation, area: Rect, width: f32, palette: &Palette) -> String {
    let (pitch, middle) = (width * 1.1, area.y + area.h / 2.0);
    let start = area.x + width * 0.95;
    let mut body = arrow(area.x + width * 0.44, middle, width, palette);
    for (index, symbol) in seen.row().iter().enumerate() {
        let next = index < 2;
        let wide = if next { width } else { width * 0.9 };
        let x = start + (index as f32 + 0.5) * pitch - wide / 2.0 + if next { 0.0 } else { width * 0.2 };
        let y = middle - wide * TALL / 2.0;
        if next {
            body += &shine(x, y, wide, palette);
        }
        body += &group(&format!("id=\"row-{index}\""), &card(symbol, x, y, wide));
    }
    group("id=\"row\"", &body)
}

/// The light around a card that is taken next.
fn shine(x: f32, y: f32, width: f32, palette: &Palette) -> String {
    let by = width * 0.05;
    let light = format!("fill=\"{}\"", palette.glow);
    rect(x - by, y - by, width + 2.0 * by, width * TALL + 2.0 * by, width * 0.16, &light)
}

/// The arrow at the end from which cards are taken.
fn arrow(x: f32, y: f32, width: f32, palette: &Palette) -> String {
    let shape = "M-34 -12H2V-32L36 0L2 32V12H-34L-22 0Z";
    at(x, y, width / 90.0, &cut(shape, palette.flame[0], palette.ink, 6.0))
}

/// The draw pile and the discard pile with their numbers.
fn piles(seen: &Observation, layout: Layout, area: Rect, width: f32, palette: &Palette) -> String {
    let y = area.y + (area.h - width * TALL) / 2.0;
    let left = match (layout, seen.rules().variant.has_row()) {
        (Layout::Phone, true) => area.right() - 70.0,
        (Layout::Phone, false) => area.x + 140.0,
        (Layout::Wide, true) => area.x + 792.0,
        (Layout::Wide, false) => area.x + 330.0,
    };
    let draw = pile(seen.pile_len(), left, y, width, palette, card_back);
    let discards = left + width * if layout == Layout::Phone { 1.85 } else { 2.4 };
    group("id=\"draw-pile\"", &draw) + &group("id=\"discard-pile\"", &discard(seen, layout, discards, y, width, palette))
}

fn pile(
    count: usize,
    x: f32,
    y: f32,
    width: f32,
    palette: &Palette,
    one: impl Fn(f32, f32, f32) -> String,
) -> String {
    let size = if width > 30.0 { 15.0 } else { 7.5 };
    let lying = if count == 0 {
        gap(x, y, width, palette.quiet)
    } else {
        heap(count.div_ceil(12), x, y, width, |x, y| one(x, y, width))
    };
    let label = width + if width > 30.0 { 14.0 } else { 4.0 };
    let high = y + width * TALL / 2.0;
    lying + &text(&count.to_string(), x + label, high, size, Anchor::Start, palette.words)
}

/// The discards: what lies there is open, so the wide picture counts every symbol.
fn discard(seen: &Observation, layout: Layout, x: f32, y: f32, width: f32, palette: &Palette) -> String {
    let cards = seen.discard();
    let top = cards.iter().last();
    let tilted = |x: f32, y: f32, w: f32| match top {
        Some(symbol) => format!(
            "<g transform=\"rotate(8 {} {})\">{}</g>",
            n(x + w / 2.0),
            n(y + w * TALL / 2.0),
            card(symbol, x, y, w)
        ),
        None => String::new(),
    };
    let pile = pile(cards.len(), x, y, width, palette, tilted);
    if layout == Layout::Phone || cards.is_empty() {
        return pile;
    }
    let area = Rect::new(x + width * 2.1, y, 196.0, width * TALL);
    pile + &tally(cards, area, palette)
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

//! Single cards and heaps of them.

use crate::svg::{at, circle, fill, group, instance, line, rect};
use cartagena::Symbol;

/// Height of a card as a multiple of its width.
pub const CARD_ASPECT: f32 = 1.4;

const FACE: [&str; 2] = ["#F3E4BC", "#1C1512"];
const FRAME: &str = "#B98F4E";
const BACK: [&str; 2] = ["#7C2D22", "#E2B36A"];
const INK: &str = "#0B0D13";

/// Returns the cards as groups for [`crate::defs`]: `card-B` and so on, `card-face` without a
/// symbol, and `card-back`, each 70 by 98.
pub(crate) fn defs() -> String {
    let bare = group("id=\"card-face\"", &blank(FACE[0], FRAME));
    Symbol::ALL.map(face).concat() + &bare + &back()
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

/// Draws a card, face up, its upper left corner on a point. Needs [`crate::defs`].
pub fn card(symbol: Symbol, x: f32, y: f32, width: f32) -> String {
    instance(
        &format!("card-{symbol}"),
        x,
        y,
        width / 70.0,
        &format!("class=\"card card-{symbol}\""),
    )
}

/// Draws a card, face down. Needs [`crate::defs`].
pub fn card_back(x: f32, y: f32, width: f32) -> String {
    instance("card-back", x, y, width / 70.0, "class=\"card back\"")
}

/// Draws a face that stands for many cards: the symbols among them, each in a place of its own.
pub(crate) fn mixed(symbols: impl Iterator<Item = Symbol>, x: f32, y: f32, width: f32) -> String {
    let small = |what: Symbol| {
        let (row, column) = (what.index() / 2, what.index() % 2);
        let (x, y) = (22.0 + column as f32 * 26.0, 23.0 + row as f32 * 26.0);
        crate::symbols::symbol(what, x, y, 22.0, FACE[1], FACE[0])
    };
    let body = instance("card-face", 0.0, 0.0, 1.0, "") + &symbols.map(small).collect::<String>();
    group("class=\"card mixed\"", &at(x, y, width / 70.0, &body))
}

/// Draws one to three cards as a stack; the exact count is left to a number beside it.
pub(crate) fn heap(
    count: usize,
    x: f32,
    y: f32,
    width: f32,
    one: impl Fn(f32, f32) -> String,
) -> String {
    let step = width * 0.07;
    (0..count.min(3))
        .rev()
        .map(|below| one(x + below as f32 * step, y - below as f32 * step))
        .collect()
}

/// Draws the empty place of a stack.
pub(crate) fn gap(x: f32, y: f32, width: f32, colour: &str) -> String {
    let (w, h) = (width - 2.0, width * CARD_ASPECT - 2.0);
    let attributes = format!(
        "fill=\"none\" stroke=\"{colour}\" stroke-width=\"1\" stroke-dasharray=\"3 3\" opacity=\"0.6\""
    );
    rect(x + 1.0, y + 1.0, w, h, width * 0.12, &attributes)
}

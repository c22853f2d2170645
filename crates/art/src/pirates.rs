//! A pirate for each seat: told apart by colour, by hat and, if wanted, by a letter.
//!
//! A figure stands on the origin, 40 wide and 64 high, so x runs from -20 to 20 and y from -64
//! to 0.

use crate::glyphs::{Anchor, text};
use crate::palette::{HALO, SeatColours, seat_colours};
use crate::svg::{circle, cut, fill, group, instance, line};
use cartagena::Seat;

/// Width of a figure in its own units.
#[cfg(test)]
pub(crate) const WIDTH: f32 = 40.0;
/// Height of a figure in its own units.
pub const HEIGHT: f32 = 64.0;

const INK: &str = "#0B0D13";
const SKIN: &str = "#F0CFA0";
const PALE: &str = "#F7ECD0";

const CLOAK: &str = "M-14 0C-16 -13 -13 -24 -6 -29H6C13 -24 16 -13 14 0Z";
const HEAD: &str = "M-9 -38A9 9 0 0 0 9 -38V-43H-9Z";

/// The outline of each hat.
const HATS: [&str; 5] = [
    "M-20 -39C-20 -43 -17 -45 -16 -49C-14 -58 -7 -63 0 -63S14 -58 16 -49C17 -45 20 -43 20 -39C20 -36 \
     17 -35 14 -37C9 -40 5 -41 0 -41S-9 -40 -14 -37C-17 -35 -20 -36 -20 -39Z",
    "M-10.5 -38C-12 -51 -7 -57 0 -57C7 -57 11 -52 11 -46L19 -46L15 -41L19 -33L10 -39C4 -42 -4 -42 \
     -10.5 -38Z",
    "M-20 -40C-20 -46 -13 -46 -9 -47L-7 -59C-3 -62 3 -62 7 -59L9 -47C13 -46 20 -46 20 -40C12 -38 \
     -12 -38 -20 -40Z",
    "M-10.5 -38C-11 -53 -3 -63 8 -62C16 -61 19 -55 17.5 -49A5 5 0 1 1 10.5 -49C11 -51 10 -53 8 -52C9 \
     -48 10 -43 10.5 -38C4 -41 -4 -41 -10.5 -38Z",
    "M-20 -56C-17 -51 -14 -51 -12 -54C-9 -60 -5 -64 0 -64S9 -60 12 -54C14 -51 17 -51 20 -56C22 -48 \
     19 -41 13 -37C9 -39.5 5 -40.5 0 -40.5S-9 -39.5 -13 -37C-19 -41 -22 -48 -20 -56Z",
];

/// Pale lines drawn on each hat.
const TRIMS: [&str; 5] = [
    "M-15 -41C-11 -43 -12 -50 -9 -54C-6 -57.5 -3 -58.5 0 -58.5S6 -57.5 9 -54C12 -50 11 -43 15 -41M0 \
     -50V-49.9",
    "M-4 -51H-3.9M3 -47H3.1M3.5 -54H3.6M-6 -45H-5.9",
    "M-8 -49.5C-3 -48 3 -48 8 -49.5",
    "M-9 -43C-3 -46 4 -46 9 -43",
    "M-15.5 -47C-11 -46 -9 -50 -7 -53.5C-5 -57.5 -2.5 -59.5 0 -59.5S5 -57.5 7 -53.5C9 -50 11 -46 15.5 \
     -47",
];

/// Beards, moustaches, an eye patch: for those who look closely.
const FACES: [&str; 5] = [
    "M-4 -37V-36.5M4 -37V-36.5M-5 -31.5C-2 -34 2 -34 5 -31.5",
    "M-8 -39.5L7 -37M-4 -36.5V-36M4 -36.5H4.1",
    "M-4 -36.5V-36M4 -36.5V-36M0 -32V-30",
    "M-4 -36.5V-36M4 -36.5V-36M-3 -31.5H3",
    "M-4 -35.5V-35M4 -35.5V-35M-6 -32C-4 -29 4 -29 6 -32",
];

/// The look of a figure.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Look {
    /// A rim of light: the viewer's own, or one that may be chosen.
    pub rim: Option<&'static str>,
    /// A letter on the coat.
    pub letter: Option<char>,
    /// Only a ghost of the figure: where it could go.
    pub ghost: bool,
}

/// Returns the figures as groups for [`crate::defs`]: `pirate-0` to `pirate-4`, and the silhouettes
/// `figure-0` to `figure-4`, which take the colours of the element that uses them.
pub(crate) fn defs() -> String {
    Seat::first_n(Seat::MAX).map(|seat| silhouette(seat) + &figure(seat)).collect()
}

fn silhouette(seat: Seat) -> String {
    let hat = HATS[seat.index()];
    format!("<path id=\"figure-{seat}\" d=\"{CLOAK}{HEAD}{hat}\" stroke-linejoin=\"round\"/>")
}

fn figure(seat: Seat) -> String {
    let SeatColours { colour, outline, .. } = seat_colours(seat);
    let index = seat.index();
    let silhouette = |colour: &str, width: f32| {
        let around = format!("fill=\"{colour}\" stroke=\"{colour}\" stroke-width=\"{width}\"");
        instance(&format!("figure-{seat}"), 0.0, 0.0, 1.0, &around)
    };
    // A dark coat has the pale line inside and the ink around it, the others the other way round.
    let (outer, cuts) = if outline == INK { (HALO, INK) } else { (INK, colour) };
    let parts = [
        silhouette(outer, 9.5),
        silhouette(outline, 6.5),
        cut(CLOAK, colour, cuts, 3.0),
        line("M-6 -29C-4 -24 4 -24 6 -29M0 -25V0", outline, 2.0),
        cut(HEAD, SKIN, INK, 3.0),
        line(FACES[index], INK, 2.4),
        cut(HATS[index], colour, cuts, 3.0),
        line(TRIMS[index], trim(seat), 2.4),
    ];
    group(&format!("id=\"pirate-{seat}\""), &parts.concat())
}

/// Returns the trim's colour: pale, but for the yellow coat.
fn trim(seat: Seat) -> &'static str {
    if seat.index() == 2 { "#B4471E" } else { PALE }
}

/// Draws a pirate whose feet stand on a point, `height` high. Needs [`crate::defs`].
pub fn pirate(seat: Seat, x: f32, y: f32, height: f32, look: Look) -> String {
    let scale = height / HEIGHT;
    let mut body = String::new();
    if let Some(light) = look.rim {
        for (colour, width) in [(INK, 17.5), (light, 14.5)] {
            let rim = format!("fill=\"{colour}\" stroke=\"{colour}\" stroke-width=\"{width}\"");
            body += &instance(&format!("figure-{seat}"), 0.0, 0.0, 1.0, &rim);
        }
    }
    body += &instance(&format!("pirate-{seat}"), 0.0, 0.0, 1.0, "");
    if let Some(letter) = look.letter {
        body += &badge(seat, letter);
    }
    let ghost = if look.ghost { " opacity=\"0.62\"" } else { "" };
    let place = crate::svg::place(x, y, scale);
    group(&format!("class=\"pirate seat-{seat}\" transform=\"{place}\"{ghost}"), &body)
}

fn badge(seat: Seat, letter: char) -> String {
    let SeatColours { colour, letter: ink, .. } = seat_colours(seat);
    let mut buffer = [0; 4];
    circle(0.0, -12.0, 9.5, &format!("fill=\"{colour}\""))
        + &text(letter.encode_utf8(&mut buffer), 0.0, -12.0, 12.0, Anchor::Middle, ink)
}

/// Draws the place of a figure that has left, as a faint shape.
pub(crate) fn absent(seat: Seat, x: f32, y: f32, height: f32, colour: &str) -> String {
    let faint = format!("fill=\"{colour}\" opacity=\"0.4\"");
    instance(&format!("figure-{seat}"), x, y, height / HEIGHT, &faint)
}

/// Draws the winner's flag: in a seat's colour on its staff, its foot on a point.
pub(crate) fn flag(seat: Seat, x: f32, y: f32, height: f32) -> String {
    let colour = seat_colours(seat).colour;
    let body = line("M0 0V-60", INK, 5.0)
        + &cut("M2 -58C14 -64 22 -52 36 -58V-34C22 -28 14 -40 2 -34Z", colour, INK, 3.0)
        + &fill("M0 -66a4 4 0 1 0 .1 0Z", PALE);
    crate::svg::at(x, y, height / 66.0, &body)
}

//! The tunnel: six slabs, 36 medallions, and the marks that lead the eye along them.

use crate::cuts::{noise, spindle};
use crate::figure_positions::{FigurePosition, figure_positions};
use crate::geometry::{Layout, Rect, Turning};
use crate::glyphs::{Anchor, text};
use crate::palette::Palette;
use crate::pirates::{Look, pirate};
use crate::svg::{circle, cut, fill, group, line, n};
use crate::symbols::symbol;
use cartagena::{Place, Seat, Symbol};
use std::fmt::Write;

/// A figure on a space.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SpaceFigure {
    /// The pirate's seat.
    pub seat: Seat,
    /// The figure's look.
    pub look: Look,
}

/// Diameter of a medallion as a fraction of a tile's width.
pub(crate) const MEDAL: f32 = 0.92;

/// Draws a medallion: a symbol in a ring, `size` across, centred on a point; `segment` (0 to 5)
/// gives it the light of its slab. Needs [`crate::defs`].
pub fn medallion(
    what: Symbol,
    x: f32,
    y: f32,
    size: f32,
    segment: usize,
    palette: &Palette,
) -> String {
    let paper = palette.papers[segment];
    let line = format!(
        "fill=\"none\" stroke=\"{}\" stroke-width=\"{}\"",
        palette.edges[segment],
        n(size * 0.03)
    );
    disc(x, y, size, segment, palette)
        + &circle(x, y, size * 0.4, &line)
        + &symbol(what, x, y, size * 0.66, palette.symbol[0], paper)
}

fn disc(x: f32, y: f32, size: f32, segment: usize, palette: &Palette) -> String {
    let edge = format!(
        "fill=\"{}\" stroke=\"{}\" stroke-width=\"{}\"",
        palette.papers[segment],
        palette.ink,
        n(size * 0.06)
    );
    circle(x, y, size * 0.47, &edge)
}

/// Draws a space with its number, its medallion, a ring of light if it may be chosen, and the
/// figures on it.
pub fn space(
    layout: Layout,
    place: Place,
    what: Symbol,
    light: Option<RingLight>,
    who: &[SpaceFigure],
    palette: &Palette,
) -> String {
    let ring = light.map_or(String::new(), |light| ring(layout.area(place), light));
    let body = bare_space(layout, place, what, !who.is_empty(), palette)
        + &ring
        + &crowd(layout, place, who);
    group(&format!("id=\"space-{place}\" class=\"space\""), &body)
}

/// Draws a space without figures, for callers that animate them. On an occupied one the medallion is
/// the ground under their feet, and the symbol has moved to a seal beside their heads.
pub fn bare_space(
    layout: Layout,
    place: Place,
    what: Symbol,
    occupied: bool,
    palette: &Palette,
) -> String {
    let tile = layout.area(place);
    let (x, y) = tile.centre();
    let size = tile.w * MEDAL;
    let segment = usize::from(place.number().saturating_sub(1)).min(35) / 6;
    let medal = if occupied {
        disc(x, y, size, segment, palette) + &seal(what, tile, segment, palette)
    } else {
        medallion(what, x, y, size, segment, palette)
    };
    number(tile, place, palette) + &medal
}

/// Direction from the middle of a space to its seal, in radians. It is written out, because the page
/// would need the arctangent for it alone.
const SEAL_DIRECTION: f32 = -0.776_703;

/// Returns the middle of the seal of an occupied space.
pub(crate) fn seal_centre(tile: Rect) -> (f32, f32) {
    (tile.x + tile.w * 0.79, tile.y + tile.w * 0.215)
}

/// Draws the symbol of an occupied space, small in the upper right corner.
fn seal(what: Symbol, tile: Rect, segment: usize, palette: &Palette) -> String {
    let (x, y) = seal_centre(tile);
    let paper = palette.papers[segment];
    let edge = format!(
        "fill=\"{paper}\" stroke=\"{}\" stroke-width=\"{}\"",
        palette.ink,
        n(tile.w * 0.03)
    );
    circle(x, y, tile.w * 0.195, &edge)
        + &symbol(what, x, y, tile.w * 0.33, palette.symbol[0], paper)
}

fn number(tile: Rect, place: Place, palette: &Palette) -> String {
    let size = tile.w * 0.15;
    // Where the disc fills its tile, the first row has the room beside it that one digit leaves, and
    // keeps clear of the slab's chipped edge under the fort.
    let first = tile.h < tile.w * 1.1 && place.number() <= 6;
    let low = if first { 0.12 } else { 0.088 };
    let (x, y) = (tile.x + tile.w * 0.03, tile.y + tile.w * low);
    text(&place.to_string(), x, y, size, Anchor::Start, palette.mark)
}

/// Draws up to three figures, those in front last.
fn crowd(layout: Layout, place: Place, who: &[SpaceFigure]) -> String {
    who.iter()
        .zip(figure_positions(layout, place, who.len()))
        .map(|(one, FigurePosition { x, y, height })| pirate(one.seat, x, y, height, one.look))
        .collect()
}

/// Draws a slab of stone under a segment: chipped edges, a light upper edge, a few cuts.
pub fn slab(layout: Layout, segment: usize, palette: &Palette) -> String {
    let area = layout.slab(segment);
    let seed = segment as u32 * 1000;
    let width = if layout == Layout::Phone { 2.0 } else { 3.5 };
    let body = cut(&chipped(area, seed), palette.slabs[segment], palette.ink, width)
        + &fill(&bevel(area, seed), palette.edges[segment]);
    group(&format!("id=\"slab-{segment}\" class=\"slab\""), &body)
}

/// Returns the outline of a rectangle with chipped edges.
fn chipped(area: Rect, seed: u32) -> String {
    let chip = area.h * 0.025;
    let steps = 14;
    let mut points = Vec::new();
    for (side, (from, to)) in sides(area).into_iter().enumerate() {
        let count = if side % 2 == 0 { steps } else { 3 };
        for step in 0..count {
            let part = step as f32 / count as f32;
            let random = noise(seed + side as u32 * 50 + step) * chip;
            let (x, y) = (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part);
            points.push(if side % 2 == 0 { (x, y + random) } else { (x + random, y) });
        }
    }
    crate::svg::polyline(&points) + "Z"
}

type Side = ((f32, f32), (f32, f32));

fn sides(area: Rect) -> [Side; 4] {
    let (l, t, r, b) = (area.x, area.y, area.right(), area.bottom());
    [((l, t), (r, t)), ((r, t), (r, b)), ((r, b), (l, b)), ((l, b), (l, t))]
}

/// Cuts along the upper edge, where the light falls, and short ones at the lower.
fn bevel(area: Rect, seed: u32) -> String {
    let mut d = String::new();
    let count = 18;
    for at in 0..count {
        let pitch = area.w / count as f32;
        let x = area.x + at as f32 * pitch + 3.0;
        let long = pitch * (0.75 + 0.25 * noise(seed + at * 3));
        let y = area.y + area.h * 0.045;
        spindle(&mut d, (x, y), (x + long - 2.0, y), area.h * 0.016);
        if noise(seed + at * 11) > 0.0 {
            let low = area.bottom() - area.h * 0.05;
            spindle(&mut d, (x, low), (x + long * 0.5, low), area.h * 0.012);
        }
    }
    d
}

/// Draws the iron cramps that hold the slabs of a row together.
pub fn joints(layout: Layout, palette: &Palette) -> String {
    if layout == Layout::Phone {
        return String::new();
    }
    (0..3).map(|row| joint(layout.slab(row * 2), layout.slab(row * 2 + 1), palette)).collect()
}

fn joint(a: Rect, b: Rect, palette: &Palette) -> String {
    let x = (a.right().min(b.right()) + a.x.max(b.x)) / 2.0;
    let mut body = String::new();
    for y in [a.y + a.h * 0.26, a.y + a.h * 0.86] {
        let d = format!("M{} {}v-6h20v6", n(x - 10.0), n(y + 3.0));
        body += &line(&d, palette.ink, 6.5);
        body += &line(&d, palette.quiet, 3.0);
    }
    group("class=\"joint\"", &body)
}

/// Draws small chevrons between the medallions, all pointing to the boat.
pub fn chevrons(layout: Layout, palette: &Palette) -> String {
    let mut d = String::new();
    for place in Place::spaces().filter(|place| place.number() % 6 != 0) {
        let (a, b) = (layout.area(place), layout.centre(place));
        let Some(next) = Place::new(place.number() + 1) else { continue };
        let way = (layout.centre(next).0 - b.0).signum();
        let (x, size) = (b.0 + way * a.w / 2.0, a.w * 0.035);
        let y = b.1 + a.h * 0.36;
        let _ = write!(
            d,
            "M{} {}l{} {}l{} {}",
            n(x - way * size),
            n(y - size * 1.6),
            n(way * size * 2.0),
            n(size * 1.6),
            n(-way * size * 2.0),
            n(size * 1.6)
        );
    }
    line(&d, palette.mark, layout.tile().0 * 0.028)
}

/// Draws the bend at the end of a row, with an arrow along it.
pub fn turning(turning: Turning, layout: Layout, palette: &Palette) -> String {
    let segment = usize::from(turning.from.number()) / 6;
    let (wide, bulge) = if layout == Layout::Phone { (15.0, 14.5) } else { (30.0, 34.0) };
    let out = if turning.right { bulge } else { -bulge };
    let (x, top, low) = (turning.edge, turning.upper, turning.lower);
    let bend = format!(
        "M{} {}C{} {} {} {} {} {}",
        n(x),
        n(top),
        n(x + out * 1.3),
        n(top),
        n(x + out * 1.3),
        n(low),
        n(x),
        n(low)
    );
    let ink = if layout == Layout::Phone { 4.0 } else { 7.0 };
    let body = line(&bend, palette.ink, wide + ink)
        + &line(&bend, palette.slabs[segment], wide)
        + &arrow(turning, out, wide, palette);
    group(&format!("class=\"turning\" id=\"turning-{}\"", turning.from), &body)
}

fn arrow(turning: Turning, out: f32, wide: f32, palette: &Palette) -> String {
    let (x, middle) = (turning.edge + out * 0.98, (turning.upper + turning.lower) / 2.0);
    let (long, head) = (wide * 0.62, wide * 0.26);
    let d = format!(
        "M{} {}v{}m{} {}l{} {}l{} {}",
        n(x),
        n(middle - long),
        n(long * 2.0),
        n(-head),
        n(-head),
        n(head),
        n(head),
        n(head),
        n(-head)
    );
    line(&d, palette.mark, wide * 0.13)
}

/// The light on a place that may be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RingLight {
    /// Its colour.
    pub colour: &'static str,
    /// Broken for where one may go, whole for where one stands.
    pub dashed: bool,
}

/// Draws the ring of light around a space that may be chosen. It leaves out the seal.
pub(crate) fn ring(tile: Rect, light: RingLight) -> String {
    let (x, y) = tile.centre();
    let (r, width) = (tile.w * 0.455, tile.w * 0.07);
    let (middle, gap) = (SEAL_DIRECTION, 0.52);
    let point = |angle: f32| format!("{} {}", n(x + r * angle.cos()), n(y + r * angle.sin()));
    let dash = if light.dashed {
        // Twelve strokes and the gaps between them fill the arc exactly.
        let step = r * (std::f32::consts::TAU - 2.0 * gap) / 23.0;
        format!(" stroke-dasharray=\"{0} {0}\"", n(step))
    } else {
        String::new()
    };
    format!(
        "<path class=\"ring\" d=\"M{}A{r} {r} 0 1 1 {}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{}\"{dash}/>",
        point(middle + gap),
        point(middle - gap),
        light.colour,
        n(width),
        r = n(r)
    )
}

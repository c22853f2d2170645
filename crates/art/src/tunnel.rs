//! The tunnel: six slabs, 36 medallions, and the marks that lead the eye along them.

use crate::cuts::{noise, spindle};
use crate::geometry::{Layout, Rect, Turning};
use crate::glyphs::{Anchor, text};
use crate::palette::Palette;
use crate::pirates::{self, HEIGHT, Look, WIDTH, pirate};
use crate::svg::{circle, cut, fill, group, line, n};
use crate::symbols::symbol;
use cartagena::{Place, Seat, Symbol};
use std::fmt::Write;

/// One of those who stand on a space.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// Whose pirate.
    pub seat: Seat,
    /// How it is shown.
    pub look: Look,
}

/// A medallion: a symbol in a ring, `size` across, centred on a point; `segment` (0 to 5) gives
/// it the light of its slab. Needs [`crate::defs`].
pub fn medallion(what: Symbol, x: f32, y: f32, size: f32, segment: usize, palette: &Palette) -> String {
    let paper = palette.papers[segment];
    disc(x, y, size, segment, palette) + &symbol(what, x, y, size * 0.66, palette.symbol[0], paper)
}

fn disc(x: f32, y: f32, size: f32, segment: usize, palette: &Palette) -> String {
    let ring = size * 0.05;
    let outer = format!(
        "fill=\"{}\" stroke=\"{}\" stroke-width=\"{}\"",
        palette.papers[segment],
        palette.ink,
        n(ring * 1.2)
    );
    let inner = format!(
        "fill=\"none\" stroke=\"{}\" stroke-width=\"{}\"",
        palette.edges[segment],
        n(ring * 0.6)
    );
    circle(x, y, size / 2.0 - ring * 0.6, &outer) + &circle(x, y, size / 2.0 - ring * 2.0, &inner)
}

/// A space with its number, its medallion and whoever stands on it.
pub fn space(layout: Layout, place: Place, what: Symbol, who: &[Standing], palette: &Palette) -> String {
    let tile = layout.area(place);
    let segment = usize::from(place.number() - 1) / 6;
    let (x, y) = tile.centre();
    let size = tile.w * 0.92;
    let body = if who.is_empty() {
        medallion(what, x, y, size, segment, palette)
    } else {
        let high = tile.y + tile.h * 0.5 - tile.w * 0.22;
        disc(x, y, size, segment, palette)
            + &symbol(what, x, high, tile.w * 0.42, palette.symbol[1], palette.papers[segment])
            + &crowd(tile, who)
    };
    let number = number(tile, place, palette);
    group(&format!("id=\"space-{place}\" class=\"space\""), &(number + &body))
}

fn number(tile: Rect, place: Place, palette: &Palette) -> String {
    let size = tile.w * 0.135;
    let (x, y) = (tile.x + tile.w * 0.03, tile.y + tile.w * 0.08);
    text(&place.to_string(), x, y, size, Anchor::Start, palette.mark)
}

/// Up to three figures side by side, none before another.
fn crowd(tile: Rect, who: &[Standing]) -> String {
    let places = slots(tile, who.len());
    who.iter().zip(places).map(|(one, (x, y, high))| pirate(one.seat, x, y, high, one.look)).collect()
}

/// Where the feet of `count` figures stand on a tile, and how high the figures are.
pub(crate) fn slots(tile: Rect, count: usize) -> Vec<(f32, f32, f32)> {
    let count = count.max(1);
    let room = match count {
        1 => tile.w * 0.42,
        2 => tile.w * 0.4,
        _ => tile.w * 1.02 / count as f32,
    };
    // The outline reaches three units beyond the figure on either side.
    let high = HEIGHT * room / (WIDTH + 6.0);
    let first = tile.centre().0 - room * (count - 1) as f32 / 2.0;
    (0..count).map(|at| (first + at as f32 * room, tile.bottom() - 1.5, high)).collect()
}

/// A slab of stone under a segment: chipped edges, a light upper edge, a few cuts.
pub fn slab(layout: Layout, segment: usize, palette: &Palette) -> String {
    let area = layout.slab(segment);
    let seed = segment as u32 * 1000;
    let width = if layout == Layout::Phone { 2.0 } else { 3.5 };
    let body = cut(&chipped(area, seed), palette.slabs[segment], palette.ink, width)
        + &fill(&bevel(area, seed), palette.edges[segment]);
    group(&format!("id=\"slab-{segment}\" class=\"slab\""), &body)
}

/// A rectangle whose edge has been knocked about.
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

/// The iron cramp that holds two slabs of a row together.
pub fn joints(layout: Layout, palette: &Palette) -> String {
    if layout == Layout::Phone {
        return String::new();
    }
    (0..3).map(|row| joint(layout.slab(row * 2), layout.slab(row * 2 + 1), palette)).collect()
}

fn joint(a: Rect, b: Rect, palette: &Palette) -> String {
    let x = (a.right().min(b.right()) + a.x.max(b.x)) / 2.0;
    let mut body = String::new();
    for y in [a.y + a.h * 0.2, a.y + a.h * 0.8] {
        let d = format!("M{} {}v-6h20v6", n(x - 10.0), n(y + 3.0));
        body += &line(&d, palette.ink, 6.5);
        body += &line(&d, palette.quiet, 3.0);
    }
    group("class=\"joint\"", &body)
}

/// Small chevrons between the medallions, all pointing to the boat.
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

/// The bend at the end of a row, with an arrow along it.
pub fn turning(turning: Turning, layout: Layout, palette: &Palette) -> String {
    let segment = usize::from(turning.from.number()) / 6;
    let (wide, bulge) = if layout == Layout::Phone { (17.0, 17.0) } else { (30.0, 36.0) };
    let out = if turning.right { bulge } else { -bulge };
    let (x, top, low) = (turning.edge, turning.upper, turning.lower);
    let bend = format!(
        "M{} {}C{} {} {} {} {} {}",
        n(x), n(top), n(x + out * 1.3), n(top), n(x + out * 1.3), n(low), n(x), n(low)
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
        n(x), n(middle - long), n(long * 2.0), n(-head), n(-head), n(head), n(head), n(head), n(-head)
    );
    line(&d, palette.mark, wide * 0.13)
}

/// The ring of light around a place that may be chosen.
pub fn ring(tile: Rect, colour: &str, dashed: bool) -> String {
    let (x, y) = tile.centre();
    let dash = if dashed { " stroke-dasharray=\"5 4\"" } else { "" };
    let width = tile.w * 0.065;
    circle(
        x,
        y,
        tile.w * 0.46,
        &format!("class=\"ring\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{}\"{dash}", n(width)),
    )
}

/// Those of a seat at the fort or in the boat: a figure and how many it stands for.
pub(crate) fn company(seat: Seat, count: u8, foot: (f32, f32), high: f32, look: Look, faint: &str) -> String {
    if count == 0 {
        pirates::absent(seat, foot.0, foot.1, high, faint)
    } else {
        pirate(seat, foot.0, foot.1, high, look)
    }
}

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

/// A figure on a space.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SpaceFigure {
    /// The pirate's seat.
    pub seat: Seat,
    /// The figure's look.
    pub look: Look,
}

/// Diameter of a medallion as a fraction of a tile's width.
const MEDAL: f32 = 0.92;

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
    let tile = layout.area(place);
    let ring = light.map_or(String::new(), |light| ring(tile, light));
    let body = bare_space(layout, place, what, who.len(), has_rims(who), palette)
        + &ring
        + &crowd(tile, who);
    group(&format!("id=\"space-{place}\" class=\"space\""), &body)
}

/// Draws a space with room for a number of figures, but without them: for callers that animate
/// figures.
pub fn bare_space(
    layout: Layout,
    place: Place,
    what: Symbol,
    count: usize,
    rims: bool,
    palette: &Palette,
) -> String {
    let tile = layout.area(place);
    let segment = usize::from(place.number().saturating_sub(1)).min(35) / 6;
    let medal = if count == 0 {
        let (x, y) = tile.centre();
        medallion(what, x, y, tile.w * MEDAL, segment, palette)
    } else {
        crowded(what, tile, segment, heads(tile, count, rims), palette)
    };
    number(tile, place, palette) + &medal
}

fn has_rims(who: &[SpaceFigure]) -> bool {
    who.iter().any(|one| one.look.rim.is_some())
}

/// Draws a medallion with figures before it: its symbol is fainter and stands above their heads, as
/// large as the disc allows there, or beside the head of a single one.
fn crowded(what: Symbol, tile: Rect, segment: usize, heads: f32, palette: &Palette) -> String {
    let (x, y) = tile.centre();
    let paper = palette.papers[segment];
    let (left, high, size) = if heads < y - tile.w * 0.1 {
        (x - tile.w * 0.19, y - tile.w * 0.09, tile.w * 0.39)
    } else {
        let size = largest_square_above(y - heads - 2.0, tile.w * 0.42);
        (x, heads + 2.0 - size / 2.0, size)
    };
    disc(x, y, tile.w * MEDAL, segment, palette)
        + &symbol(what, left, high, size, palette.symbol[1], paper)
}

/// Returns the largest square within a circle of radius `r` whose lower edge lies `rise` above the
/// middle and whose upper corners touch the circle: (s/2)² + (rise + s)² = r².
fn largest_square_above(rise: f32, r: f32) -> f32 {
    ((5.0 * r * r - rise * rise).max(0.0).sqrt() - 2.0 * rise) / 2.5
}

fn number(tile: Rect, place: Place, palette: &Palette) -> String {
    let size = (tile.w * 0.135).max(7.0);
    // Where the disc fills its tile, the first row has the room beside it that one digit leaves, and
    // keeps clear of the slab's chipped edge under the fort.
    let first = tile.h < tile.w * 1.1 && place.number() <= 6;
    let low = if first { 0.12 } else { 0.088 };
    let (x, y) = (tile.x + tile.w * 0.03, tile.y + tile.w * low);
    text(&place.to_string(), x, y, size, Anchor::Start, palette.mark)
}

/// Draws up to three figures side by side, none before another.
fn crowd(tile: Rect, who: &[SpaceFigure]) -> String {
    who.iter()
        .zip(slots(tile, who.len(), has_rims(who)))
        .map(|(one, FigurePosition { x, y, height: high })| pirate(one.seat, x, y, high, one.look))
        .collect()
}

/// The point where a figure stands, and its height.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FigurePosition {
    /// The middle of its feet.
    pub x: f32,
    /// The ground under them.
    pub y: f32,
    /// From the ground to the top of the hat.
    pub height: f32,
}

/// Returns the positions of up to three figures on a space, with or without rims of light.
pub fn figure_positions(
    layout: Layout,
    space: Place,
    count: usize,
    rims: bool,
) -> Vec<FigurePosition> {
    slots(layout.area(space), count.min(3), rims)
}

/// Returns the height of the tops of the figures' heads.
fn heads(tile: Rect, count: usize, rims: bool) -> f32 {
    slots(tile, count, rims).first().map_or(tile.bottom(), |foot| foot.y - foot.height)
}

fn slots(tile: Rect, count: usize, rims: bool) -> Vec<FigurePosition> {
    let count = count.max(1);
    // Outline and rim reach beyond the figure on either side.
    let slim = (WIDTH + if rims { 13.0 } else { 7.0 }) / HEIGHT;
    let part = if count == 1 { 0.63 } else { 0.5 };
    let high = (tile.h * part).min(tile.w * 1.03 / count as f32 / slim);
    let room = high * slim;
    let aside = if count == 1 { tile.w * 0.2 } else { 0.0 };
    let first = tile.centre().0 + aside - room * (count - 1) as f32 / 2.0;
    let foot = |at: usize| FigurePosition {
        x: first + at as f32 * room,
        y: tile.bottom() + 0.5,
        height: high,
    };
    (0..count).map(foot).collect()
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

/// Draws the ring of light around a place that may be chosen.
pub fn ring(tile: Rect, light: RingLight) -> String {
    let (x, y) = tile.centre();
    let (r, width) = (tile.w * 0.455, tile.w * 0.07);
    let dash = if light.dashed {
        // Fourteen strokes and gaps go round exactly.
        let step = r * std::f32::consts::TAU / 28.0;
        format!(" stroke-dasharray=\"{0} {0}\"", n(step))
    } else {
        String::new()
    };
    let stroke = format!("stroke=\"{}\" stroke-width=\"{}\"{dash}", light.colour, n(width));
    circle(x, y, r, &format!("class=\"ring\" fill=\"none\" {stroke}"))
}

/// Draws a seat's pirates at the fort or in the boat: one figure and their number.
pub(crate) fn crew_with_count(
    seat: Seat,
    count: u8,
    foot: (f32, f32),
    high: f32,
    look: Look,
    faint: &str,
) -> String {
    if count == 0 && !look.ghost {
        pirates::absent(seat, foot.0, foot.1, high, faint)
    } else {
        pirate(seat, foot.0, foot.1, high, look)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn on(layout: Layout, count: usize, rim: Option<&'static str>) -> (Rect, Vec<SpaceFigure>) {
        let look = Look { rim, ..Look::default() };
        let who = Seat::first_n(count).map(|seat| SpaceFigure { seat, look }).collect();
        (layout.area(Place::FIRST), who)
    }

    #[test]
    fn figures_stand_side_by_side_on_their_own_space() {
        for layout in [Layout::Phone, Layout::Wide] {
            for (count, rim) in [(1, None), (2, None), (3, None), (3, Some("#FFFFFF"))] {
                let (tile, who) = on(layout, count, rim);
                let feet = slots(tile, who.len(), has_rims(&who));
                let half = |foot: &FigurePosition| foot.height / HEIGHT * WIDTH / 2.0;
                assert!(feet.iter().all(|foot| foot.x - half(foot) >= tile.x));
                assert!(feet.iter().all(|foot| foot.x + half(foot) <= tile.right()));
                for pair in feet.windows(2) {
                    let (left, right) = (pair[0].x + half(&pair[0]), pair[1].x - half(&pair[1]));
                    assert!(left < right, "{layout:?} {count}");
                }
            }
        }
    }

    #[test]
    fn a_symbol_above_heads_stays_on_its_disc_and_readable() {
        for layout in [Layout::Phone, Layout::Wide] {
            for count in [2, 3] {
                let (tile, who) = on(layout, count, None);
                let heads = heads(tile, who.len(), has_rims(&who));
                let (rise, r) = (tile.centre().1 - heads - 2.0, tile.w * 0.42);
                let size = largest_square_above(rise, r);
                assert!((size / 2.0).hypot(rise + size) <= r + 0.01);
                assert!(size >= 19.0, "{layout:?} {count}: {size}");
            }
        }
    }
}

//! The boat: moored at the end of the tunnel, a lantern at the stern, room for all.

use crate::cuts::rays;
use crate::figure_positions::{FigurePosition, crew_with_count};
use crate::geometry::{Layout, Rect};
use crate::glyphs::{Anchor, text};
use crate::palette::Palette;
use crate::pirates::{Look, flag};
use crate::svg::{at, circle, cut, fill, group, line, n, place};
use crate::tunnel::RingLight;
use cartagena::Seat;

const ROPE: &str = "#D9B779";
const NUMBER: &str = "#F6E7C2";

/// Draws the boat with the number of each seat's pirates in it, and the winner's flag.
pub fn boat(
    layout: Layout,
    crews: &[(Seat, u8, Look)],
    winner: Option<Seat>,
    palette: &Palette,
) -> String {
    let hull = hull_area(layout);
    let body = boat_without_counts(layout, crews, winner, palette) + &counts(hull, crews, palette);
    group("id=\"boat\"", &body)
}

/// Draws the boat after it has cast off, far out on the moonlight under the winner's flag, and the
/// rope that it has left behind. The group `afloat` is the boat itself, `rope` the rope that held
/// it, which is no longer seen: for callers that animate the departure.
pub fn boat_at_sea(
    layout: Layout,
    crews: &[(Seat, u8, Look)],
    winner: Seat,
    palette: &Palette,
) -> String {
    let hull = hull_area(layout);
    let body = afloat(layout, crews, Some(winner), palette) + &counts(hull, crews, palette);
    let Departure { x, y, scale } = departure(layout);
    let there = format!("id=\"afloat\" transform=\"{}\"", place(x, y, scale));
    let taut = group("id=\"rope\" opacity=\"0\"", &taut_rope(layout, hull, palette));
    let post = post(layout, hull, palette) + &loose_rope(layout, hull, palette);
    group("id=\"boat\"", &(post + &taut + &group(&there, &body)))
}

/// The way of the boat from its mooring out to sea: a shift, after it was made smaller around the
/// origin.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Departure {
    /// Shift to the right.
    pub x: f32,
    /// Shift downwards.
    pub y: f32,
    /// Size in relation to the moored boat.
    pub scale: f32,
}

/// Returns the way of the boat out to sea.
pub fn departure(layout: Layout) -> Departure {
    let (hull, (x, horizon)) = (hull_area(layout), layout.moonlight());
    let (scale, below) = if layout == Layout::Phone { (0.28, 9.0) } else { (0.3, 30.0) };
    Departure { x: x - hull.centre().0 * scale, y: horizon + below - hull.bottom() * scale, scale }
}

/// Draws the moored boat without numbers.
pub(crate) fn boat_without_counts(
    layout: Layout,
    crews: &[(Seat, u8, Look)],
    winner: Option<Seat>,
    palette: &Palette,
) -> String {
    let hull = hull_area(layout);
    post(layout, hull, palette)
        + &taut_rope(layout, hull, palette)
        + &afloat(layout, crews, winner, palette)
}

/// Draws what floats: hull, lantern, flag and crews, without numbers.
fn afloat(
    layout: Layout,
    crews: &[(Seat, u8, Look)],
    winner: Option<Seat>,
    palette: &Palette,
) -> String {
    let hull = hull_area(layout);
    let crew = |(at, (seat, count, look)): (usize, &(Seat, u8, Look))| {
        let FigurePosition { x, y, height: high } = boat_figure_position(layout, at, crews.len());
        crew_with_count(*seat, *count, (x, y), high, *look, palette.sea[1])
    };
    lantern(layout, hull, palette)
        + &winner.map_or(String::new(), |seat| {
            let (left, high) = if layout == Layout::Phone { (0.2, 0.62) } else { (0.13, 0.86) };
            flag(seat, hull.x + hull.w * left, hull.y + 4.0, layout.boat().h * high)
        })
        + &crews.iter().enumerate().map(crew).collect::<String>()
        + &planks(hull, palette)
}

/// Returns the position in the boat of the figure of the n-th of `seats`.
pub fn boat_figure_position(layout: Layout, at: usize, seats: usize) -> FigurePosition {
    let hull = hull_area(layout);
    let high = (layout.boat().h * 0.5).min(pitch(hull, seats) * 1.4);
    FigurePosition { x: bench(hull, at, seats), y: hull.y + high * 0.14, height: high }
}

/// Draws the splash of a pirate stepping into the boat, around the origin, two tiles wide.
pub fn splash(layout: Layout, palette: &Palette) -> String {
    let drops = "M-34 0C-30 -14 -26 -22 -30 -32C-20 -26 -16 -14 -16 0ZM-8 0C-8 -20 -4 -34 2 -44C8 -32 \
                 10 -18 9 0ZM17 0C18 -14 24 -24 32 -30C30 -20 34 -12 36 0ZM-22 -40a4 4 0 1 0 .1 0ZM20 \
                 -44a5 5 0 1 0 .1 0ZM-2 -60a4 4 0 1 0 .1 0Z";
    at(0.0, 0.0, layout.tile().0 / 72.0, &cut(drops, palette.sea[1], palette.ink, 3.0))
}

/// Returns the area of the hull without the parts above it.
fn hull_area(layout: Layout) -> Rect {
    let Rect { x, y, w, h } = layout.boat();
    let part = if layout == Layout::Phone { 0.4 } else { 0.38 };
    Rect::new(x, y + h * (1.0 - part), w, h * part)
}

/// Returns the middle of the n-th of `seats` benches.
fn bench(hull: Rect, at: usize, seats: usize) -> f32 {
    hull.x + hull.w * 0.19 + (at as f32 + 0.5) * pitch(hull, seats)
}

fn pitch(hull: Rect, seats: usize) -> f32 {
    hull.w * 0.71 / seats.max(1) as f32
}

/// Returns the outline of the hull, 200 wide: bow to the left, stern to the right; the sheer line dips
/// in the middle.
fn outline(hull: Rect) -> String {
    let y = |part: f32| n(200.0 * hull.h / hull.w * part);
    format!(
        "M-6 {a}C8 {b} 24 {c} 40 {c}H164C180 {c} 194 {b} 206 {a}C206 {d} 190 {e} 170 {e}H40C20 {e} 0 {d} -6 {a}Z",
        a = y(-0.2),
        b = y(0.02),
        c = y(0.1),
        d = y(0.6),
        e = y(1.0)
    )
}

/// Draws the light along the hull of a boat that may be chosen.
pub(crate) fn hull_light(layout: Layout, light: RingLight) -> String {
    let (hull, RingLight { colour, dashed }) = (hull_area(layout), light);
    let scale = hull.w / 200.0;
    let width = layout.tile().0 * 0.07 / scale;
    let dash = if dashed {
        format!(" stroke-dasharray=\"{0} {0}\"", n(width * 1.8))
    } else {
        String::new()
    };
    let line = format!(
        "<path class=\"harbour\" d=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{}\"{dash}/>",
        outline(hull),
        n(width)
    );
    at(hull.x, hull.y, scale, &line)
}

/// Draws the hull.
fn planks(hull: Rect, palette: &Palette) -> String {
    let deep = 200.0 * hull.h / hull.w;
    let y = |part: f32| n(deep * part);
    let shape = outline(hull);
    let seams = format!(
        "M4 {a}C16 {b} 26 {b} 40 {b}H164C178 {b} 188 {b} 198 {a}M18 {d}C26 {c} 32 {c} 40 {c}H168C176 {c} 180 {c} 186 {d}",
        a = y(0.2),
        b = y(0.34),
        c = y(0.8),
        d = y(0.74)
    );
    let foam = format!(
        "M-8 {a}C14 {b} 22 {c} 46 {a}S86 {c} 104 {a}S150 {c} 166 {a}S196 {b} 212 {a}C204 {d} 180 {c} 160 {d}S96 {c} 80 {d}S10 {d} -8 {a}Z",
        a = y(0.97),
        b = y(0.84),
        c = y(1.12),
        d = y(1.2)
    );
    let body = cut(&shape, palette.wood[0], palette.ink, 4.0)
        + &line(&seams, palette.wood[1], 2.5)
        + &fill(&foam, palette.sea[1]);
    at(hull.x, hull.y, hull.w / 200.0, &body)
}

/// Draws the numbers on the planks under their figures.
fn counts(hull: Rect, crews: &[(Seat, u8, Look)], palette: &Palette) -> String {
    let plate = |(at, (seat, count, _)): (usize, &(Seat, u8, Look))| {
        let (x, y) = (bench(hull, at, crews.len()), hull.y + hull.h * 0.56);
        let disc = circle(
            x,
            y,
            (hull.h * 0.33).min(pitch(hull, crews.len()) * 0.42),
            &format!("fill=\"{}\"", palette.wood[1]),
        );
        let number = text(&count.to_string(), x, y, hull.h * 0.36, Anchor::Middle, NUMBER);
        let shown = if *count > 0 { disc + &number } else { String::new() };
        group(&format!("id=\"boat-{seat}\""), &shown)
    };
    crews.iter().enumerate().map(plate).collect()
}

/// Draws the lantern on its pole at the stern, drawn 80 high from the hull's edge.
fn lantern(layout: Layout, hull: Rect, palette: &Palette) -> String {
    let [flame, heart] = palette.flame;
    let ink = palette.ink;
    let body = fill(&rays(0.0, -58.0, 17.0, 40.0, 16), flame)
        + &line("M0 8V-40", ink, 7.0)
        + &line("M0 8V-40", palette.wood[0], 3.0)
        + &cut("M-9 -70H9L12 -48H-12Z", flame, ink, 3.5)
        + &fill("M0 -67C5 -60 6 -56 4 -51H-4C-6 -56 -4 -61 0 -67Z", heart)
        + &cut("M-13 -70L0 -80L13 -70Z", palette.quiet, ink, 3.5)
        + &cut("M-13 -48H13V-43H-13Z", palette.quiet, ink, 3.5);
    let high = layout.boat().h * if layout == Layout::Phone { 0.5 } else { 0.62 };
    group("class=\"lantern\"", &at(hull.x + hull.w * 0.95, hull.y, high / 80.0, &body))
}

/// Returns the foot of the post on the shore, the end of the boat that is tied to it, and the scale
/// of both.
fn mooring(layout: Layout, hull: Rect) -> ((f32, f32), f32, f32) {
    let scale = hull.h / 44.0;
    match layout {
        Layout::Phone => ((hull.right() + 26.0, hull.bottom()), hull.right(), scale),
        Layout::Wide => ((hull.x - 20.0, hull.bottom() + 4.0), hull.x, scale),
    }
}

/// Draws the post on the shore.
fn post(layout: Layout, hull: Rect, palette: &Palette) -> String {
    let ((x, y), _, scale) = mooring(layout, hull);
    let post = cut("M-6 8V-28C-6 -33 6 -33 6 -28V8Z", palette.wood[0], palette.ink, 3.0)
        + &line("M-7 -21H7M-7 -25H7", ROPE, 3.0);
    at(x, y, scale, &post)
}

/// Draws the rope that holds the boat.
fn taut_rope(layout: Layout, hull: Rect, palette: &Palette) -> String {
    let ((x, y), near, scale) = mooring(layout, hull);
    let rope = format!(
        "M{} {}Q{} {} {} {}",
        n(x),
        n(y - 24.0 * scale),
        n((x + near) / 2.0),
        n(y - 4.0 * scale),
        n(near),
        n(hull.y + hull.h * 0.1)
    );
    line(&rope, palette.ink, 5.0 * scale) + &line(&rope, ROPE, 2.6 * scale)
}

/// Draws the rope after the boat has cast off: it hangs from the post into the water.
fn loose_rope(layout: Layout, hull: Rect, palette: &Palette) -> String {
    let ((x, y), near, scale) = mooring(layout, hull);
    let side = if near < x { -1.0 } else { 1.0 };
    let rope = "M0 -23C7 -22 9 -14 9 -6S13 6 22 6C27 6 30 4 34 5";
    let body = line(rope, palette.ink, 5.0) + &line(rope, ROPE, 2.6);
    let mirrored = group(&format!("transform=\"scale({side} 1)\""), &body);
    at(x, y, scale, &mirrored)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::palette::Theme;

    #[test]
    fn the_boat_sails_to_the_moonlight_and_stays_in_the_picture() {
        for layout in [Layout::Phone, Layout::Wide] {
            let Departure { x, y, scale } = departure(layout);
            let Rect { x: left, y: top, w, h } = layout.boat();
            let there = Rect::new(x + left * scale, y + top * scale, w * scale, h * scale);
            assert!(layout.scene().holds(there), "{layout:?}: {there:?}");
            let (light, horizon) = layout.moonlight();
            assert!((there.centre().0 - light).abs() < 1.0, "{layout:?}");
            assert!(there.y < horizon && horizon < there.bottom(), "{layout:?}");
        }
    }

    #[test]
    fn only_a_moored_boat_is_tied() {
        let palette = Theme::Dark.palette();
        let moored = boat(Layout::Wide, &[], None, palette);
        let away = boat_at_sea(Layout::Wide, &[], Seat::FIRST, palette);
        assert!(!moored.contains("id=\"afloat\"") && away.contains("id=\"afloat\""));
        assert!(away.contains("id=\"rope\" opacity=\"0\""));
    }
}

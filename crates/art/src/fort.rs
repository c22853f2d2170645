//! The fort: a wall with battlements, the barred gate, a torch, and the cells in which those
//! wait who have not set out yet.

use crate::cuts::rays;
use crate::figure_positions::{FigurePosition, crew_with_count};
use crate::geometry::{Layout, Rect};
use crate::glyphs::{Anchor, text};
use crate::palette::Palette;
use crate::pirates::Look;
use crate::svg::{at, circle, cut, fill, group, line, n};
use cartagena::Seat;
use std::fmt::Write;

/// Draws the fort with the number of each seat's pirates still in it.
pub fn fort(layout: Layout, crews: &[(Seat, u8, Look)], palette: &Palette) -> String {
    let body = match layout {
        Layout::Phone => phone_walls(palette),
        Layout::Wide => wide_walls(palette),
    };
    let gate = gate(layout.gate(), palette);
    let cells: String = crews
        .iter()
        .zip(cells(layout))
        .map(|((seat, count, look), area)| cell(*seat, *count, *look, area, palette))
        .collect();
    group("id=\"fort\"", &(body + &gate + &cells))
}

pub(crate) fn wide_walls(palette: &Palette) -> String {
    wall(Rect::new(60.0, 84.0, 122.0, 362.0), 4, 1, palette)
        + &tower(Rect::new(-8.0, 58.0, 76.0, 388.0), palette)
        + &plinth(Rect::new(-8.0, 408.0, 194.0, 40.0), palette)
        + &pennant(34.0, 46.0, palette)
        + &window(32.0, 128.0, 26.0, palette)
        + &torch(86.0, 176.0, 54.0, palette)
}

fn phone_walls(palette: &Palette) -> String {
    wall(Rect::new(-6.0, 91.0, 372.0, 44.0), 13, 1, palette) + &torch(88.0, 128.0, 25.0, palette)
}

/// Draws a tower: its battlements stand out on corbels.
fn tower(area: Rect, palette: &Palette) -> String {
    let top = Rect::new(area.x - 4.0, area.y, area.w + 8.0, 30.0);
    let shaft = format!(
        "M{} {}V{}H{}V{}Z",
        n(area.x),
        n(area.y),
        n(area.bottom()),
        n(area.right()),
        n(area.y)
    );
    let mut corbels = String::new();
    for at in 0..6 {
        let x = top.x + 2.0 + at as f32 * top.w / 6.0;
        let _ = write!(corbels, "M{} {}v8a5 5 0 0 0 10 0v-8Z", n(x), n(top.bottom()));
    }
    cut(&shaft, palette.wall[0], palette.ink, 4.0)
        + &line(&stones(area, 7), palette.wall[1], 2.0)
        + &cut(&corbels, palette.wall[1], palette.ink, 3.0)
        + &wall(top, 4, 3, palette)
}

/// Draws the sloping foot of the walls.
fn plinth(area: Rect, palette: &Palette) -> String {
    let d = format!(
        "M{} {}H{}L{} {}H{}Z",
        n(area.x),
        n(area.y),
        n(area.right() - 6.0),
        n(area.right() + 4.0),
        n(area.bottom()),
        n(area.x)
    );
    cut(&d, palette.wall[0], palette.ink, 4.0) + &line(&stones(area, 11), palette.wall[1], 2.0)
}

/// Draws a wall with battlements above its upper edge and a few stones marked on it.
fn wall(area: Rect, merlons: u32, seed: u32, palette: &Palette) -> String {
    let merlon = area.w / (2 * merlons - 1) as f32;
    let rise = merlon.min(area.h * 0.5).min(14.0) * 0.8;
    let mut d = format!("M{} {}V{}", n(area.x), n(area.bottom()), n(area.y));
    for at in 0..merlons {
        let x = area.x + at as f32 * 2.0 * merlon;
        let _ = write!(d, "H{}V{}H{}V{}", n(x), n(area.y - rise), n(x + merlon), n(area.y));
    }
    let _ = write!(d, "V{}Z", n(area.bottom()));
    let bold = if area.w < 200.0 { 4.0 } else { 2.5 };
    let marked = stones(area, seed);
    cut(&d, palette.wall[0], palette.ink, bold) + &line(&marked, palette.wall[1], bold * 0.5)
}

/// Draws single stones here and there: a wall drawn stone by stone would drown the figures.
fn stones(area: Rect, seed: u32) -> String {
    let course = if area.w < 200.0 { 16.0 } else { 9.0 };
    let mut d = String::new();
    for row in 0..(area.h / course) as u32 {
        let y = area.y + 6.0 + row as f32 * course;
        for column in 0..(area.w / (course * 2.2) - 0.7) as u32 {
            let chance = crate::cuts::noise(seed * 999 + row * 41 + column);
            if chance > 0.1 {
                let shift = if row % 2 == 0 { 0.0 } else { course };
                let x = area.x + 8.0 + column as f32 * course * 2.2 + shift;
                let _ = write!(d, "M{} {}h{}v{}", n(x), n(y), n(course * 1.5), n(course * 0.55));
            }
        }
    }
    d
}

fn pennant(x: f32, y: f32, palette: &Palette) -> String {
    let body = line("M0 0V-22", palette.ink, 3.5)
        + &cut(
            "M1 -22C8 -26 14 -18 24 -22L18 -15L24 -8C14 -5 8 -12 1 -9Z",
            "#9E2B25",
            palette.ink,
            2.0,
        );
    at(x, y, 1.0, &body)
}

fn window(x: f32, y: f32, size: f32, palette: &Palette) -> String {
    let arch = "M-10 14V-4A10 10 0 0 1 10 -4V14Z";
    let bars = line("M-4 -11V14M4 -11V14M-10 2H10", palette.ink, 2.0);
    let body = cut(arch, palette.flame[0], palette.ink, 3.0) + &bars;
    group("class=\"window\"", &at(x, y, size / 20.0, &body))
}

/// Draws the gate: a stone arch with a portcullis before the dark.
pub(crate) fn gate(area: Rect, palette: &Palette) -> String {
    let (w, h) = (100.0, 100.0 * area.h / area.w);
    let arch = format!("M0 {0}V50A50 50 0 0 1 100 50V{0}Z", n(h));
    let hole = format!("M14 {0}V50A36 36 0 0 1 86 50V{0}Z", n(h));
    let stones = voussoirs(h);
    let ink = palette.ink;
    let body = cut(&arch, palette.wall[1], ink, 6.0)
        + &line(&stones, ink, 3.5)
        + &cut(&hole, palette.shadow, ink, 4.0)
        + &portcullis(h, palette);
    group("id=\"gate\"", &at(area.x, area.y, area.w / w, &body))
}

fn voussoirs(h: f32) -> String {
    let mut d = String::new();
    for step in 1..8 {
        let (sin, cos) = (std::f32::consts::PI * step as f32 / 8.0).sin_cos();
        let (from, to) = (38.0, 48.0);
        let _ = write!(
            d,
            "M{} {}L{} {}",
            n(50.0 - cos * from),
            n(50.0 - sin * from),
            n(50.0 - cos * to),
            n(50.0 - sin * to)
        );
    }
    for y in [64.0, 84.0, 104.0].into_iter().filter(|y| *y < h - 6.0) {
        let _ = write!(d, "M2 {0}H12M88 {0}H98", n(y));
    }
    d
}

/// Bars that end in points above the way out: the gate has been raised just enough.
fn portcullis(h: f32, palette: &Palette) -> String {
    let low = h * 0.72;
    let mut d = String::new();
    for x in [27.0, 42.5, 57.5, 73.0] {
        let top = 50.0 - (36.0_f32.powi(2) - (x - 50.0_f32).powi(2)).sqrt();
        let _ = write!(d, "M{} {}V{}", n(x), n(top + 3.0), n(low));
    }
    let _ = write!(d, "M18 {0}H82M18 {1}H82", n(h * 0.36), n(h * 0.56));
    let mut points = String::new();
    for x in [27.0, 42.5, 57.5, 73.0] {
        let _ = write!(points, "M{} {}l4 0l-4 10l-4 -10Z", n(x), n(low - 1.0));
    }
    line(&d, palette.wall[1], 5.5) + &fill(&points, palette.wall[1])
}

/// Draws a torch in its bracket, its foot on a point, with light around it.
pub(crate) fn torch(x: f32, y: f32, high: f32, palette: &Palette) -> String {
    let [flame, heart] = palette.flame;
    let ink = palette.ink;
    let body = fill(&rays(0.0, -44.0, 18.0, 46.0, 16), flame)
        + &cut("M-4 0L-6 -28H6L4 0Z", palette.wood[0], ink, 3.0)
        + &cut("M-9 -34H9L7 -25H-7Z", palette.quiet, ink, 3.0)
        + &cut(
            "M-9 -34C-15 -45 -6 -50 -5 -60C2 -56 2 -52 4 -49C6 -51 6 -53 6 -55C14 -47 14 -40 9 -34Z",
            flame,
            ink,
            2.5,
        )
        + &fill("M-3 -35C-7 -42 -1 -45 0 -50C4 -45 7 -41 3 -35Z", heart);
    group("class=\"torch\"", &at(x, y, high / 60.0, &body))
}

/// Returns the cells of the fort, one for each of up to five seats.
fn cells(layout: Layout) -> Vec<Rect> {
    match layout {
        Layout::Phone => {
            (0..5).map(|at| Rect::new(103.0 + at as f32 * 51.0, 94.0, 46.0, 37.0)).collect()
        }
        Layout::Wide => (0..5)
            .map(|at| {
                let (row, column) = (at / 2, at % 2);
                Rect::new(14.0 + column as f32 * 82.0, 208.0 + row as f32 * 66.0, 72.0, 58.0)
            })
            .collect(),
    }
}

/// Returns the position of the figure of the n-th seat in its cell of the fort.
pub fn fort_figure_position(layout: Layout, at: usize) -> FigurePosition {
    let cells = cells(layout);
    let Rect { x, y, w, h } = cells[at.min(cells.len() - 1)];
    FigurePosition { x: x + w * 0.31, y: y + h * 0.93, height: h * 0.8 }
}

/// Draws a cell with one figure and the number of prisoners.
fn cell(seat: Seat, count: u8, look: Look, area: Rect, palette: &Palette) -> String {
    let Rect { x, y, w, h } = area;
    let arch = format!(
        "M{l} {b}V{s}Q{l} {t} {m} {t}T{r} {s}V{b}Z",
        l = n(x),
        r = n(x + w),
        m = n(x + w / 2.0),
        t = n(y),
        s = n(y + h * 0.4),
        b = n(y + h * 0.93)
    );
    let sill = format!(
        "M{} {}h{}v{}h{}Z",
        n(x - 2.0),
        n(y + h * 0.91),
        n(w + 4.0),
        n(h * 0.1),
        n(-w - 4.0)
    );
    let foot = (x + w * 0.31, y + h * 0.93);
    let mut body = cut(&arch, palette.shadow, palette.wall[1], h * 0.05)
        + &crew_with_count(seat, count, foot, h * 0.8, look, "#565B70")
        + &cut(&sill, palette.wall[1], palette.ink, h * 0.035);
    if count > 0 {
        let (x, y) = (area.x + area.w * 0.77, area.centre().1);
        body += &text(&count.to_string(), x, y, area.h * 0.34, Anchor::Middle, "#F6E7C2");
    } else {
        body += &circle(area.x + area.w * 0.77, area.centre().1, area.h * 0.04, "fill=\"#5A5F70\"");
    }
    group(&format!("id=\"fort-{seat}\" class=\"cell\""), &body)
}

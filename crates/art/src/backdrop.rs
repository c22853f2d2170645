//! The backdrop of the home page: the hill cut open, the fort above, the tunnel in it, the sea
//! ahead. The ground is always at the lower edge, and there is more sky than most windows show.

use crate::boat::boat_without_counts;
use crate::cuts::{glitter, level, noise, waves};
use crate::fort::{gate, torch, wide_walls};
use crate::geometry::{Layout, Rect};
use crate::palette::Palette;
use crate::pirates::{Look, pirate};
use crate::scenery::{clouds, gulls, moon, paint};
use crate::svg::{at, cut, fill, group, line, n, polyline};
use crate::tunnel::medallion;
use cartagena::{Seat, Symbol};
use std::fmt::Write;

type Point = (f32, f32);

/// The measures in which the two shapes differ.
struct BackdropMeasures {
    size: Point,
    /// The ridge from the fort down to the water.
    ridge: &'static [Point],
    /// Left edge and horizon.
    sea: Point,
    /// Left edge, foot and scale.
    fort: (f32, f32, f32),
    moon: (f32, f32, f32),
    /// Left edge, keel and scale.
    boat: (f32, f32, f32),
    /// Curves from the fort to the water: each three points beyond where the last one ended.
    tunnel: &'static [Point],
    bore: f32,
}

const TALL: BackdropMeasures = BackdropMeasures {
    size: (360.0, 640.0),
    ridge: &[
        (-10.0, 534.0),
        (60.0, 532.0),
        (92.0, 541.0),
        (138.0, 544.0),
        (160.0, 554.0),
        (196.0, 558.0),
        (214.0, 570.0),
        (238.0, 576.0),
        (246.0, 590.0),
        (264.0, 598.0),
        (272.0, 650.0),
    ],
    sea: (196.0, 568.0),
    fort: (0.0, 536.0, 0.21),
    moon: (302.0, 512.0, 19.0),
    boat: (256.0, 634.0, 0.5),
    tunnel: &[
        (20.0, 546.0),
        (20.0, 586.0),
        (64.0, 581.0),
        (100.0, 579.0),
        (152.0, 576.0),
        (144.0, 619.0),
        (196.0, 619.0),
        (216.0, 619.0),
        (236.0, 620.0),
        (256.0, 620.0),
    ],
    bore: 35.0,
};

const WIDE: BackdropMeasures = BackdropMeasures {
    size: (1280.0, 800.0),
    ridge: &[
        (-10.0, 628.0),
        (160.0, 624.0),
        (236.0, 640.0),
        (330.0, 642.0),
        (400.0, 656.0),
        (520.0, 662.0),
        (590.0, 680.0),
        (700.0, 684.0),
        (770.0, 700.0),
        (850.0, 704.0),
        (884.0, 720.0),
        (918.0, 728.0),
        (936.0, 820.0),
    ],
    sea: (540.0, 668.0),
    fort: (0.0, 632.0, 0.66),
    moon: (1096.0, 470.0, 54.0),
    boat: (952.0, 790.0, 1.05),
    tunnel: &[
        (64.0, 646.0),
        (64.0, 722.0),
        (150.0, 716.0),
        (260.0, 712.0),
        (420.0, 706.0),
        (400.0, 766.0),
        (560.0, 764.0),
        (690.0, 762.0),
        (760.0, 766.0),
        (912.0, 764.0),
    ],
    bore: 62.0,
};

/// Returns width and height of the `viewBox` of [`backdrop`], which starts at 0 0.
pub const fn backdrop_size(layout: Layout) -> (f32, f32) {
    measures(layout).size
}

const fn measures(layout: Layout) -> &'static BackdropMeasures {
    match layout {
        Layout::Phone => &TALL,
        Layout::Wide => &WIDE,
    }
}

/// Draws the backdrop: the hill, the flight through it and the waiting boat. Needs [`crate::defs`].
pub fn backdrop(layout: Layout, palette: &Palette) -> String {
    let view = measures(layout);
    let body = [sky(view, palette), sea(view, palette), hill(view, palette), way(view, palette)];
    group("class=\"vista\"", &(body.concat() + &fort(view, palette) + &waiting(view, palette)))
}

fn sky(view: &BackdropMeasures, palette: &Palette) -> String {
    let (w, h) = view.size;
    let (x, y, r) = view.moon;
    let ornaments = if palette.day { day_sky(view, palette) } else { night_sky(view, palette) };
    paint(Rect::new(0.0, 0.0, w, h), palette.sky[0]) + &ornaments + &moon(x, y, r, palette)
}

fn night_sky(view: &BackdropMeasures, palette: &Palette) -> String {
    // The upper sky is left to words.
    let haze = view.sea.1 * 0.55;
    let cuts = level(0.0, haze, view.size.0, view.sea.1 - haze, view.bore / 2.6, 5);
    fill(&cuts, palette.sky[1]) + &fill(&stars(view), palette.moon)
}

fn day_sky(view: &BackdropMeasures, palette: &Palette) -> String {
    let (w, high, scale) = (view.size.0, view.sea.1, view.bore / 30.0);
    let over = |places: &[Point], size: f32| -> Vec<(f32, f32, f32)> {
        places.iter().map(|(x, y)| (x * w, y * high, size * scale)).collect()
    };
    clouds(&over(&[(0.3, 0.8), (0.56, 0.9), (0.14, 0.56), (0.6, 0.6)], 0.9), palette)
        + &gulls(&over(&[(0.42, 0.7), (0.62, 0.8)], 0.5), palette)
}

/// Sparks in four points, fewer and smaller towards the horizon.
fn stars(view: &BackdropMeasures) -> String {
    let (w, high) = (view.size.0, view.sea.1 * 0.85);
    let mut d = String::new();
    for at in 0..44 {
        let (x, y) = ((noise(at) + 1.0) * w / 2.0, (noise(at + 100) + 1.0) * high / 2.0);
        let size = (1.5 + 0.5 * noise(at + 200)) * (1.0 + w / 1280.0) * (1.0 - 0.5 * y / high);
        let (long, short) = (n(size), n(size * 0.3));
        let _ = write!(
            d,
            "M{} {}l{short} {long}l{long} {short}l-{long} {short}l-{short} {long}l-{short} -{long}\
             l-{long} -{short}l{long} -{short}Z",
            n(x),
            n(y - size)
        );
    }
    d
}

fn sea(view: &BackdropMeasures, palette: &Palette) -> String {
    let (w, h) = view.size;
    let (x, y) = view.sea;
    let (moon_x, _, r) = view.moon;
    let step = view.bore / 5.8;
    paint(Rect::new(x, y, w - x, h - y), palette.sea[0])
        + &fill(&waves(x, y, w - x, h - y, step, 3), palette.sea[1])
        + &fill(&glitter(moon_x, y + 1.0, (h - y) * 0.9, r * 1.1, 9), palette.moon)
}

/// Draws the hill; the moon lights the upper edge of the rock.
fn hill(view: &BackdropMeasures, palette: &Palette) -> String {
    let (w, h) = view.size;
    let bold = w.sqrt() * 0.16;
    let top = view.fort.1 + view.bore * 0.4;
    // Below the ridge, which falls towards the sea.
    let (low, step) = (top + view.bore * 0.8, view.bore / 3.5);
    let cuts = level(0.0, top, w * 0.3, h - top, step, 21)
        + &level(w * 0.3, low, w * 0.36, h - low, step, 22);
    let ridge = polyline(view.ridge);
    let body = format!("{ridge}V{0}H-10Z", n(h + 20.0));
    cut(&body, palette.rock[0], palette.ink, bold)
        + &fill(&cuts, palette.rock[1])
        + &at(-bold * 0.4, bold * 1.1, 1.0, &line(&ridge, palette.rock[1], bold * 0.7))
}

/// Draws walls, tower, torch and the open gate.
fn fort(view: &BackdropMeasures, palette: &Palette) -> String {
    let (x, foot, scale) = view.fort;
    // The walls are drawn down to 446.
    let body = wide_walls(palette) + &gate(Layout::Wide.gate(), palette);
    at(x, foot - 446.0 * scale, scale, &body)
}

/// Draws the tunnel cut open: six stretches from torchlight to moonlight, and the running pirates.
fn way(view: &BackdropMeasures, palette: &Palette) -> String {
    let points = walk(view.tunnel);
    let stretch = points.len().div_ceil(6);
    let whole = line(&polyline(&points), palette.ink, view.bore * 1.16);
    let slabs: String = (0..6)
        .map(|index| {
            let last = (index * stretch + stretch + 1).min(points.len());
            thick(&points[index * stretch..last], palette.slabs[index], view.bore)
        })
        .collect();
    let (x, y, high) = (view.tunnel[0].0, view.tunnel[0].1, view.bore * 0.7);
    let light = torch(x + view.bore * 0.02, y + view.bore * 0.42, high, palette);
    whole + &slabs + &light + &marks(&points, view.bore, palette) + &runners(&points, view.bore)
}

fn thick(points: &[Point], colour: &str, width: f32) -> String {
    format!(
        "<path d=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{}\" stroke-linejoin=\"round\"/>",
        polyline(points),
        n(width)
    )
}

/// Returns points along the curves, close enough to look smooth.
fn walk(curves: &[Point]) -> Vec<Point> {
    const STEPS: usize = 32;
    let mut points = vec![curves[0]];
    for knots in curves.windows(4).step_by(3) {
        points.extend((1..=STEPS).map(|step| bezier(knots, step as f32 / STEPS as f32)));
    }
    evenly(&points)
}

/// Returns points along the same path at equal distances.
fn evenly(points: &[Point]) -> Vec<Point> {
    const STEPS: usize = 90;
    let apart = |pair: &[Point]| (pair[1].0 - pair[0].0).hypot(pair[1].1 - pair[0].1);
    let whole: f32 = points.windows(2).map(apart).sum();
    let mut even = vec![points[0]];
    let mut gone = 0.0;
    for pair in points.windows(2) {
        gone += apart(pair);
        while even.len() < STEPS && gone >= whole * even.len() as f32 / STEPS as f32 {
            even.push(pair[1]);
        }
    }
    even.extend(points.last());
    even
}

fn bezier(knots: &[Point], t: f32) -> Point {
    let u = 1.0 - t;
    let weights = [u * u * u, 3.0 * u * u * t, 3.0 * u * t * t, t * t * t];
    let sum =
        |part: fn(&Point) -> f32| knots.iter().map(part).zip(weights).map(|(a, b)| a * b).sum();
    (sum(|point| point.0), sum(|point| point.1))
}

fn along(points: &[Point], part: f32) -> Point {
    points[((points.len() - 1) as f32 * part) as usize]
}

/// Draws the six symbols on the wall, between the running pirates.
fn marks(points: &[Point], bore: f32, palette: &Palette) -> String {
    let parts = [0.2, 0.355, 0.51, 0.665, 0.82, 0.93];
    let mark = |(index, (symbol, part)): (usize, (Symbol, f32))| {
        let (x, y) = along(points, part);
        medallion(symbol, x, y - bore * 0.04, bore * 0.6, index, palette)
    };
    let order =
        [Symbol::Key, Symbol::Skull, Symbol::Bottle, Symbol::Pistol, Symbol::Hat, Symbol::Dagger];
    order.into_iter().zip(parts).enumerate().map(mark).collect()
}

fn runners(points: &[Point], bore: f32) -> String {
    let places = [(4, 0.28), (3, 0.43), (2, 0.59), (1, 0.745)];
    let runner = |(seat, part): (u8, f32)| {
        let (x, y) = along(points, part);
        let figure = |seat| pirate(seat, x, y + bore * 0.42, bore * 0.8, Look::default());
        Seat::new(seat).map(figure).unwrap_or_default()
    };
    places.into_iter().map(runner).collect()
}

/// Draws the boat with the first two aboard.
fn waiting(view: &BackdropMeasures, palette: &Palette) -> String {
    let area = Layout::Wide.boat();
    let (x, keel, scale) = view.boat;
    let crews: Vec<_> =
        [0, 1].into_iter().filter_map(Seat::new).map(|seat| (seat, 1, Look::default())).collect();
    let drawn = boat_without_counts(Layout::Wide, &crews, None, palette);
    at(x - area.x * scale, keel - area.bottom() * scale, scale, &drawn)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::palette::Theme;

    #[test]
    fn the_way_leads_from_the_fort_to_the_water() {
        for layout in [Layout::Phone, Layout::Wide] {
            let view = measures(layout);
            let points = walk(view.tunnel);
            assert_eq!(points.first(), view.tunnel.first(), "{layout:?}");
            assert_eq!(points.last(), view.tunnel.last(), "{layout:?}");
            assert!(points.last().is_some_and(|end| end.0 > view.sea.0), "{layout:?}");
        }
    }

    #[test]
    fn every_symbol_and_every_crew_is_seen() {
        for theme in [Theme::Dark, Theme::Light] {
            let drawn = backdrop(Layout::Wide, theme.palette());
            for symbol in Symbol::ALL {
                assert!(drawn.contains(&format!("#symbol-{symbol}\"")), "{symbol}");
            }
            for seat in Seat::first_n(Seat::MAX) {
                assert!(drawn.contains(&format!("#pirate-{seat}\"")), "{seat}");
            }
        }
    }
}

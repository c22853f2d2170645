//! The training curve of a net and the calibration of its predicted chances.

use crate::board::defs;
use crate::geometry::Rect;
use crate::glyphs::{Anchor, fitting_size, text};
use crate::ladder::heading;
use crate::palette::{Palette, Theme};
use crate::svg::{circle, cut, group, line, n, polyline, rect};

/// Score and error of a net after a number of training games.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TrainingPoint {
    /// Number of training games so far.
    pub games: f32,
    /// Its score, from 0 to 1.
    pub score: f32,
    /// The error of its chances, never below 0.
    pub error: f32,
}

/// A group of predictions of similar size, and their observed frequency.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CalibrationBand {
    /// Number of predictions in the band.
    pub count: f32,
    /// Mean predicted chance, from 0 to 1.
    pub predicted: f32,
    /// Observed share of wins.
    pub observed: f32,
}

/// Words for the picture, all of which can be drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Captions {
    /// Title above the picture.
    pub title: String,
    /// Label of the thick line.
    pub score: String,
    /// Label of the thin line.
    pub error: String,
    /// Label below the lines.
    pub games: String,
    /// Above the medallions.
    pub observed: String,
    /// Below the medallions.
    pub predicted: String,
}

const WIDE: f32 = 960.0;
const HIGH: f32 = 500.0;
/// The slab with the lines, and the one with the medallions.
const SLABS: [Rect; 2] =
    [Rect { x: 20.0, y: 76.0, w: 500.0, h: 404.0 }, Rect { x: 534.0, y: 76.0, w: 406.0, h: 404.0 }];
const CURVE: Rect = Rect { x: 74.0, y: 126.0, w: 390.0, h: 294.0 };
const SQUARE: Rect = Rect { x: 590.0, y: 126.0, w: 310.0, h: 294.0 };
/// Indices of the stones that the slabs are cut from: one by the torch, one by the moon.
const STONES: [usize; 2] = [1, 5];

/// Draws training curve and calibration side by side, for a net for `players` seats.
pub fn training_svg(
    captions: &Captions,
    players: usize,
    lessons: &[TrainingPoint],
    bands: &[CalibrationBand],
    theme: Theme,
) -> String {
    let palette = theme.palette();
    let ground = rect(0.0, 0.0, WIDE, HIGH, 0.0, &format!("fill=\"{}\"", palette.ground));
    let title = heading(&captions.title, players, palette);
    let left = slab(0, palette) + &curves(captions, 1.0 / players as f32, lessons, palette);
    let right = slab(1, palette) + &reliability(captions, bands, palette);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDE} {HIGH}\" width=\"{WIDE}\" \
         height=\"{HIGH}\">{}{ground}{title}{}{}</svg>",
        defs(),
        group("id=\"learning\"", &left),
        group("id=\"reliability\"", &right)
    )
}

fn slab(at: usize, palette: &Palette) -> String {
    let Rect { x, y, w, h } = SLABS[at];
    let stone = palette.slabs[STONES[at]];
    let look = format!("fill=\"{stone}\" stroke=\"{}\" stroke-width=\"3\"", palette.ink);
    rect(x, y, w, h, 8.0, &look)
}

fn curves(captions: &Captions, fair: f32, lessons: &[TrainingPoint], palette: &Palette) -> String {
    let games = Scale::up_to(lessons.iter().map(|lesson| lesson.games), 5.0, 1.0);
    let errors = Scale::up_to(lessons.iter().map(|lesson| lesson.error), 4.0, 0.001);
    let points = |height: &dyn Fn(&TrainingPoint) -> f32| -> Vec<(f32, f32)> {
        let point = |lesson: &TrainingPoint| spot(CURVE, games.part(lesson.games), height(lesson));
        lessons.iter().map(point).collect()
    };
    let score = points(&|lesson| lesson.score);
    let error = points(&|lesson| errors.part(lesson.error));
    let level = spot(CURVE, 0.0, fair).1;
    let fair = format!("M{} {}H{}", n(CURVE.x), n(level), n(CURVE.right()));
    let rope = polyline(&score);
    let knots: String = score.iter().map(|(x, y)| knot(*x, *y, 5.0, STONES[0], palette)).collect();
    grid(CURVE, STONES[0], palette)
        + &across(CURVE, &games, palette)
        + &right(&errors, palette)
        + &dashed(&fair, palette.mark)
        + &line(&polyline(&error), palette.ink, 4.5)
        + &line(&polyline(&error), THIN, 2.0)
        + &line(&rope, palette.ink, 8.0)
        + &line(&rope, palette.flame[0], 3.5)
        + &knots
        + &legend(captions, palette)
        + &below(CURVE, &captions.games, palette)
}

/// The thin line: pale enough for the dark stone, and edged with ink on the pale one.
const THIN: &str = "#9ADBF2";

/// Draws the legend: a piece of each of the two lines with its name.
fn legend(captions: &Captions, palette: &Palette) -> String {
    let y = CURVE.y - 26.0;
    let sample = |x: f32| format!("M{} {}h22", n(x), n(y));
    let (left, right) = (CURVE.x - 34.0, CURVE.x + 230.0);
    line(&sample(left), palette.ink, 8.0)
        + &line(&sample(left), palette.flame[0], 3.5)
        + &words(&captions.score, left + 32.0, y, 218.0, Anchor::Start, palette)
        + &line(&sample(right), palette.ink, 4.5)
        + &line(&sample(right), THIN, 2.0)
        + &words(&captions.error, right + 32.0, y, 166.0, Anchor::Start, palette)
}

fn reliability(captions: &Captions, bands: &[CalibrationBand], palette: &Palette) -> String {
    let most = bands.iter().map(|band| band.count).fold(1.0, f32::max);
    let medallion = |band: &CalibrationBand| {
        let (x, y) = spot(SQUARE, band.predicted, band.observed);
        knot(x, y, 3.0 + 8.0 * (band.count / most).sqrt(), STONES[1], palette)
    };
    let medallions: String = bands.iter().filter(|band| band.count > 0.0).map(medallion).collect();
    let (from, to) = (spot(SQUARE, 0.0, 0.0), spot(SQUARE, 1.0, 1.0));
    grid(SQUARE, STONES[1], palette)
        + &across(SQUARE, &Scale { most: 100.0, step: 20.0, unit: " %" }, palette)
        + &dashed(&polyline(&[from, to]), palette.mark)
        + &medallions
        + &words(
            &captions.observed,
            SLABS[1].x + 20.0,
            CURVE.y - 26.0,
            366.0,
            Anchor::Start,
            palette,
        )
        + &below(SQUARE, &captions.predicted, palette)
}

/// Returns the point in an area at two fractions from 0 to 1.
fn spot(area: Rect, across: f32, up: f32) -> (f32, f32) {
    (area.x + area.w * across.clamp(0.0, 1.0), area.bottom() - area.h * up.clamp(0.0, 1.0))
}

/// An axis that begins at 0.
struct Scale {
    most: f32,
    step: f32,
    /// Stands after every number.
    unit: &'static str,
}

impl Scale {
    /// Returns all values, in about so many round steps, none of them smaller than `lower`.
    fn up_to(values: impl Iterator<Item = f32>, steps: f32, least: f32) -> Scale {
        let most = values.filter(|value| value.is_finite()).fold(least, f32::max);
        let rough = most / steps;
        let ten = 10_f32.powf(rough.log10().floor());
        let round = [1.0, 2.0, 5.0, 10.0].map(|factor| factor * ten);
        let step = round.into_iter().find(|step| *step >= rough * 0.999).unwrap_or(rough);
        Scale { most, step: step.max(least), unit: "" }
    }

    fn part(&self, value: f32) -> f32 {
        value / self.most
    }

    fn marks(&self) -> impl Iterator<Item = f32> {
        let count = (self.most / self.step * 1.000_01).floor() as u32;
        (0..=count).map(|mark| mark as f32 * self.step)
    }
}

/// Lines for every fifth of the height, with per cent at the left.
fn grid(area: Rect, stone: usize, palette: &Palette) -> String {
    let mut lines = String::new();
    let mut labels = String::new();
    for fifth in 0_u8..=5 {
        let y = spot(area, 0.0, f32::from(fifth) / 5.0).1;
        lines += &format!("M{} {}H{}", n(area.x), n(y), n(area.right()));
        let label = format!("{} %", fifth * 20);
        labels += &text(&label, area.x - 10.0, y, 10.0, Anchor::End, palette.mark);
    }
    line(&lines, palette.edges[stone], 1.0) + &labels
}

fn across(area: Rect, scale: &Scale, palette: &Palette) -> String {
    let mark = |value: f32| {
        let x = spot(area, scale.part(value), 0.0).0;
        let tick = line(&format!("M{} {}v6", n(x), n(area.bottom())), palette.mark, 2.0);
        let label = whole(value) + scale.unit;
        tick + &text(&label, x, area.bottom() + 17.0, 10.0, Anchor::Middle, palette.mark)
    };
    let base = format!("M{} {}H{}", n(area.x), n(area.bottom()), n(area.right()));
    line(&base, palette.mark, 2.0) + &scale.marks().map(mark).collect::<String>()
}

/// Draws the scale of the thin line, at its right.
fn right(scale: &Scale, palette: &Palette) -> String {
    let mark = |value: f32| {
        let y = spot(CURVE, 0.0, scale.part(value)).1;
        let label = format!("{}", (value * 1000.0).round() / 1000.0);
        text(&label, CURVE.right() + 10.0, y, 10.0, Anchor::Start, palette.mark)
    };
    scale.marks().map(mark).collect()
}

/// Formats a whole number with separated thousands.
fn whole(value: f32) -> String {
    let digits = format!("{value:.0}");
    let groups = digits.as_bytes().rchunks(3).rev();
    let groups: Vec<_> = groups.map(|group| String::from_utf8_lossy(group).into_owned()).collect();
    groups.join(" ")
}

fn below(area: Rect, caption: &str, palette: &Palette) -> String {
    words(caption, area.centre().0, area.bottom() + 40.0, area.w, Anchor::Middle, palette)
}

fn words(caption: &str, x: f32, y: f32, room: f32, anchor: Anchor, palette: &Palette) -> String {
    text(caption, x, y, fitting_size(caption, 12.0, room), anchor, palette.mark)
}

fn dashed(d: &str, colour: &str) -> String {
    format!(
        "<path d=\"{d}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"1.5\" \
         stroke-dasharray=\"2 7\" stroke-linecap=\"round\"/>"
    )
}

/// Draws a medallion with a diamond in it, as on the ladder.
fn knot(x: f32, y: f32, r: f32, stone: usize, palette: &Palette) -> String {
    let rim =
        format!("fill=\"{}\" stroke=\"{}\" stroke-width=\"2\"", palette.papers[stone], palette.ink);
    let half = r * 0.5;
    let diamond = format!("M{} {}l{2} {2}l-{2} {2}l-{2} -{2}Z", n(x), n(y - half), n(half));
    circle(x, y, r, &rim) + &cut(&diamond, palette.back[0], palette.ink, 0.6)
}

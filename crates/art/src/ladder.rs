//! A rating ladder: an axis with the strength of every player on it.

use crate::board::defs;
use crate::glyphs::{Anchor, clipped, fitting_size, text};
use crate::palette::{Palette, Theme};
use crate::pirates::{Look, pirate};
use crate::svg::{circle, cut, group, line, n, rect};
use cartagena::Seat;

/// A player's strength with its confidence interval.
#[derive(Clone, Debug, PartialEq)]
pub struct Rank {
    /// The player's name; it may have two lines.
    pub name: String,
    /// The strength.
    pub value: f32,
    /// Lower end of the confidence interval.
    pub low: f32,
    /// Upper end of the confidence interval.
    pub high: f32,
}

const WIDE: f32 = 960.0;
pub(crate) const HEAD: f32 = 76.0;
pub(crate) const ROW: f32 = 56.0;
const FOOT: f32 = 52.0;
/// Left and right end of the axis.
const AXIS: (f32, f32) = (292.0, 850.0);
/// Steps of the axis from which on whole numbers are near enough.
const WHOLE: f32 = 5.0;

/// Draws a rating ladder as a complete picture, in the given order. Above it stand `title` and as
/// many pirates as players at a table.
pub fn ladder_svg(title: &str, players: usize, ranks: &[Rank], theme: Theme) -> String {
    ranks_svg(title, "ELO", players, ranks, theme)
}

/// Draws values with intervals like a rating ladder; `unit` stands beside the axis.
pub fn ranks_svg(title: &str, unit: &str, players: usize, ranks: &[Rank], theme: Theme) -> String {
    let palette = theme.palette();
    let scale = Scale::of(ranks);
    let rows: String =
        (0..).zip(ranks).map(|(at, rank)| row(at, ranks.len(), rank, &scale, palette)).collect();
    picture(&heading(title, players, palette), unit, (ranks.len(), &rows), &scale, palette)
}

/// Puts a picture together from its heading, its rows with their number, and the axis.
pub(crate) fn picture(
    title: &str,
    unit: &str,
    (count, rows): (usize, &str),
    scale: &Scale,
    palette: &Palette,
) -> String {
    let h = HEAD + ROW * count as f32 + FOOT;
    let ground = rect(0.0, 0.0, WIDE, h, 0.0, &format!("fill=\"{}\"", palette.ground));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDE} {0}\" width=\"{WIDE}\" height=\"{0}\">\
         {1}{ground}{title}{rows}{2}</svg>",
        n(h),
        defs(),
        axis(scale, unit, h, palette)
    )
}

/// Draws the title of a picture, with one pirate for every player at a table.
pub(crate) fn heading(title: &str, players: usize, palette: &Palette) -> String {
    let title = title.to_uppercase();
    let size = fitting_size(&title, 24.0, WIDE - 320.0);
    let crew = Seat::first_n(players).map(|seat| {
        let x = WIDE - 44.0 - 44.0 * (players - 1 - seat.index()) as f32;
        pirate(seat, x, HEAD - 12.0, 50.0, Look::default())
    });
    text(&title, 32.0, 40.0, size, Anchor::Start, palette.words)
        + &group("id=\"table\"", &crew.collect::<String>())
}

/// The range of strengths on the axis.
pub(crate) struct Scale {
    low: f32,
    high: f32,
    step: f32,
}

impl Scale {
    /// Returns the scale of all values and intervals, out to the next round number.
    fn of(ranks: &[Rank]) -> Scale {
        let least = ranks.iter().map(|rank| rank.low).filter(|low| low.is_finite());
        let most = ranks.iter().map(|rank| rank.high).filter(|high| high.is_finite());
        Scale::between(least.fold(0.0, f32::min), most.fold(1.0, f32::max))
    }

    /// Returns the scale from one number to another, out to the next round numbers.
    pub(crate) fn between(least: f32, most: f32) -> Scale {
        let rough = (most - least) / 8.0;
        let ten = 10_f32.powf(rough.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].map(|factor| factor * ten);
        let step = step.into_iter().find(|step| *step >= rough).unwrap_or(rough);
        let step = step.max(1.0);
        Scale { low: (least / step).floor() * step, high: (most / step).ceil() * step, step }
    }

    pub(crate) fn x(&self, value: f32) -> f32 {
        let part = (value - self.low) / (self.high - self.low);
        AXIS.0 + (AXIS.1 - AXIS.0) * part.clamp(0.0, 1.0)
    }

    fn marks(&self) -> impl Iterator<Item = f32> {
        let count = ((self.high - self.low) / self.step).round() as u32;
        (0..=count).map(|mark| self.low + mark as f32 * self.step)
    }
}

fn axis(scale: &Scale, unit: &str, h: f32, palette: &Palette) -> String {
    let low = h - FOOT + 6.0;
    let mut body = line(&format!("M{} {}H{}", n(AXIS.0), n(low), n(AXIS.1)), palette.quiet, 2.0);
    for mark in scale.marks() {
        let x = scale.x(mark);
        body += &line(&format!("M{} {}v6", n(x), n(low)), palette.quiet, 2.0);
        let label = format!("{}", mark.round());
        body += &text(&label, x, low + 20.0, 11.0, Anchor::Middle, palette.quiet);
    }
    body += &text(unit, AXIS.0 - 26.0, low, 12.0, Anchor::End, palette.quiet);
    group("id=\"axis\"", &body)
}

fn row(at: usize, of: usize, rank: &Rank, scale: &Scale, palette: &Palette) -> String {
    let tone = tone(at, of);
    let middle = HEAD + ROW * at as f32 + ROW / 2.0 - 4.0;
    let body = interval(rank, scale, middle, palette.papers[tone], palette);
    let value = match scale.step < WHOLE {
        true => format!("{:.1}", rank.value),
        false => format!("{:.0}", rank.value),
    };
    slab((at, of), (&rank.name, &value), &body, scale, palette)
}

fn tone(at: usize, of: usize) -> usize {
    if of < 2 { 0 } else { at * 5 / (of - 1) }
}

/// Draws one slab of the tunnel with a name, a value and what lies between them: torch-lit at the top of
/// the ladder, moonlit at its foot.
pub(crate) fn slab(
    (at, of): (usize, usize),
    (name, value): (&str, &str),
    inside: &str,
    scale: &Scale,
    palette: &Palette,
) -> String {
    let y = HEAD + ROW * at as f32;
    let tone = tone(at, of);
    let slab =
        format!("fill=\"{}\" stroke=\"{}\" stroke-width=\"3\"", palette.slabs[tone], palette.ink);
    let mut body = rect(20.0, y, WIDE - 40.0, ROW - 8.0, 8.0, &slab);
    let middle = y + ROW / 2.0 - 4.0;
    body += &grid(scale, y, palette.edges[tone]);
    body += &text(&(at + 1).to_string(), 52.0, middle, 15.0, Anchor::Middle, palette.mark);
    body += &label(name, middle, palette);
    body += inside;
    body += &text(value, WIDE - 36.0, middle, 17.0, Anchor::End, palette.mark);
    group(&format!("id=\"rank-{at}\" class=\"rank\""), &body)
}

/// Draws the name of a row, on as many lines as it has.
fn label(name: &str, middle: f32, palette: &Palette) -> String {
    let lines: Vec<&str> = name.lines().collect();
    let (size, step) = if lines.len() < 2 { (17.0, 0.0) } else { (13.0, 18.0) };
    let top = middle - step * lines.len().saturating_sub(1) as f32 / 2.0;
    let line = |(at, line): (usize, &&str)| {
        let (line, size) = clipped(line, size, AXIS.0 - 100.0);
        text(&line, 76.0, top + step * at as f32, size, Anchor::Start, palette.mark)
    };
    lines.iter().enumerate().map(line).collect()
}

fn grid(scale: &Scale, y: f32, colour: &str) -> String {
    let mark = |value| format!("M{} {}v{}", n(scale.x(value)), n(y + 5.0), n(ROW - 18.0));
    line(&scale.marks().map(mark).collect::<String>(), colour, 1.0)
}

/// Draws the interval as a rope, and the best estimate as a medallion.
fn interval(rank: &Rank, scale: &Scale, y: f32, paper: &str, palette: &Palette) -> String {
    let (low, high, x) = (scale.x(rank.low), scale.x(rank.high), scale.x(rank.value));
    let ends = format!("M{} {1}H{2}M{0} {3}v14M{2} {3}v14", n(low), n(y), n(high), n(y - 7.0));
    let rope = line(&ends, palette.ink, 8.0) + &line(&ends, palette.flame[0], 3.5);
    let rim = format!("fill=\"{paper}\" stroke=\"{}\" stroke-width=\"3\"", palette.ink);
    let star = cut(&diamond(x, y), palette.back[0], palette.ink, 1.0);
    group("class=\"interval\"", &(rope + &circle(x, y, 10.0, &rim) + &star))
}

fn diamond(x: f32, y: f32) -> String {
    format!("M{} {}l5 5l-5 5l-5 -5Z", n(x), n(y - 5.0))
}

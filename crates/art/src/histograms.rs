//! Full distributions, one below the other on one axis.

use crate::ladder::{HEAD, ROW, Scale, heading, picture, slab};
use crate::palette::{Palette, Theme};
use crate::svg::{cut, group, line, n};

/// Distribution of a number: the count of each value.
#[derive(Clone, Debug, PartialEq)]
pub struct Histogram {
    /// The name of the row.
    pub name: String,
    /// The count of each value, from 0 on.
    pub counts: Vec<u64>,
    /// The median, which is marked and written beside the row.
    pub median: usize,
}

/// Draws distributions as a complete picture, in the given order. Above it stand `title` and as many
/// pirates as players at a table; `unit` stands beside the axis.
pub fn histograms_svg(
    title: &str,
    unit: &str,
    players: usize,
    rows: &[Histogram],
    theme: Theme,
) -> String {
    let palette = theme.palette();
    let most = rows.iter().map(|row| row.counts.len()).max().unwrap_or_default();
    let scale = Scale::between(0.0, most.max(1) as f32);
    let drawn = (0..).zip(rows).map(|(at, one)| row((at, rows.len()), one, &scale, palette));
    let drawn: String = drawn.collect();
    picture(&heading(title, players, palette), unit, (rows.len(), &drawn), &scale, palette)
}

fn row((at, of): (usize, usize), row: &Histogram, scale: &Scale, palette: &Palette) -> String {
    let base = HEAD + ROW * at as f32 + ROW - 14.0;
    let bars = cut(&outline(&row.counts, scale, base), palette.flame[0], palette.ink, 1.5);
    let x = scale.x(row.median as f32 + 0.5);
    let median = line(&format!("M{} {}v{}", n(x), n(base), n(16.0 - ROW)), palette.ink, 2.5);
    let body = group("class=\"histogram\"", &(bars + &median));
    slab((at, of), (&row.name, &row.median.to_string()), &body, scale, palette)
}

/// Returns the outline of bars that stand on a base line; the highest one fills the row.
fn outline(counts: &[u64], scale: &Scale, base: f32) -> String {
    let highest = counts.iter().copied().max().unwrap_or_default().max(1) as f32;
    let mut path = format!("M{} {}", n(scale.x(0.0)), n(base));
    for (number, count) in counts.iter().enumerate() {
        let y = base - (ROW - 20.0) * *count as f32 / highest;
        path += &format!("V{}H{}", n(y), n(scale.x(number as f32 + 1.0)));
    }
    path + &format!("V{}Z", n(base))
}

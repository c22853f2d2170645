//! The course of a rating as a picture: a line over a flat hill, a flag at its end.

use std::fmt::Write;

/// Size of the picture.
const WIDTH: f64 = 320.0;
const HEIGHT: f64 = 110.0;
/// Room for the outline and the flag.
const MARGIN: f64 = 14.0;
/// Smallest difference of points that fills the picture: a small change shall not look like a large one.
const LEAST_RANGE: i64 = 60;
/// Points of somebody without games.
const FIRST_POINTS: i64 = 1_500;

/// Points in the course of time, at least two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Course(Vec<i64>);

impl Course {
    /// Makes a course of the points after the last games, of so many in all. Where all games are known, it
    /// begins before the first.
    pub(super) fn new(points: impl Iterator<Item = i64>, games: u32) -> Course {
        let points: Vec<i64> = points.collect();
        let whole = points.len() <= 1 || points.len() == games as usize;
        Course(whole.then_some(FIRST_POINTS).into_iter().chain(points).collect())
    }

    /// Returns the first points and the last.
    pub(super) fn ends(&self) -> (i64, i64) {
        let end = |point: Option<&i64>| point.copied().unwrap_or(FIRST_POINTS);
        (end(self.0.first()), end(self.0.last()))
    }

    /// Returns the points at the lower and the upper edge of the picture.
    pub(super) fn range(&self) -> (i64, i64) {
        let lowest = self.0.iter().min().copied().unwrap_or(FIRST_POINTS);
        let highest = self.0.iter().max().copied().unwrap_or(FIRST_POINTS);
        let missing = (LEAST_RANGE - (highest - lowest)).max(0);
        let lowest = lowest - missing / 2;
        (lowest, highest.max(lowest + LEAST_RANGE))
    }

    fn positions(&self) -> impl Iterator<Item = (f64, f64)> {
        let (lowest, highest) = self.range();
        let across = (WIDTH - 2.0 * MARGIN) / (self.0.len() - 1).max(1) as f64;
        let up = (HEIGHT - 2.0 * MARGIN) / (highest - lowest) as f64;
        self.0.iter().enumerate().map(move |(at, points)| {
            let x = MARGIN + at as f64 * across;
            (x, HEIGHT - MARGIN - (points - lowest) as f64 * up)
        })
    }
}

/// Draws a course.
pub(super) fn graph_svg(course: &Course) -> String {
    let mut line = String::new();
    let mut end = (MARGIN, HEIGHT - MARGIN);
    for (x, y) in course.positions() {
        let _ = write!(line, "{x:.1},{y:.1} ");
        end = (x, y);
    }
    let (x, y) = end;
    let line = line.trim_end();
    let ground = HEIGHT - 3.0;
    // The flag turns back where it would not fit.
    let flag = format!("M{x:.1},{y:.1}v-11l-10,3.5l10,3.5");
    format!(
        "<svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" focusable=\"false\">\
         <polygon class=\"hill\" points=\"{MARGIN},{ground} {line} {x:.1},{ground}\"/>\
         <path class=\"edge\" d=\"M{MARGIN},{MARGIN}H{right}M{MARGIN},{bottom}H{right}\"/>\
         <polyline class=\"way\" points=\"{line}\"/>\
         <path class=\"flag\" d=\"{flag}\"/><circle class=\"flag\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3.5\"/></svg>",
        right = WIDTH - MARGIN,
        bottom = HEIGHT - MARGIN,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn course(points: &[i64], games: u32) -> Course {
        Course::new(points.iter().copied(), games)
    }

    #[test]
    fn a_course_begins_before_the_first_game_if_that_is_known() {
        assert_eq!(course(&[1579], 1), Course(vec![1500, 1579]));
        assert_eq!(course(&[1520, 1510], 2), Course(vec![1500, 1520, 1510]));
        assert_eq!(course(&[1520, 1510], 300), Course(vec![1520, 1510]));
        assert_eq!(course(&[1520, 1510], 300).ends(), (1520, 1510));
    }

    #[test]
    fn small_changes_look_small_and_everything_is_inside() {
        assert_eq!(course(&[1500], 1).range(), (1470, 1530));
        assert_eq!(course(&[1700, 1300], 2).range(), (1300, 1700));
        for points in [&[1500][..], &[1579], &[100, 3000, -50], &[1500; 200]] {
            let course = course(points, points.len() as u32);
            for (x, y) in course.positions() {
                assert!((MARGIN - 0.1..=WIDTH - MARGIN + 0.1).contains(&x), "{x}");
                assert!((MARGIN - 0.1..=HEIGHT - MARGIN + 0.1).contains(&y), "{y}");
            }
            assert!(graph_svg(&course).starts_with("<svg"));
        }
    }
}

//! The chance graph: every seat's chance to win over a game.

use crate::board::defs;
use crate::cuts::rays;
use crate::geometry::Rect;
use crate::glyphs::{Anchor, text};
use crate::palette::{HALO, Palette, Theme, seat_colours};
use crate::pirates::{Look, pirate};
use crate::svg::{circle, cut, group, line, n, polyline, rect};
use cartagena::Seat;

/// The chances after a number of moves.
#[derive(Clone, Debug, PartialEq)]
pub struct ChancePoint {
    /// Number of moves made so far.
    pub moves: usize,
    /// Each seat's chance, from 0 to 1.
    pub chances: Vec<f32>,
}

/// A turn that threw away winning chances.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mistake {
    /// Number of moves made before it.
    pub moves: usize,
    /// The seat whose turn it was.
    pub seat: Seat,
    /// The chance before the mistake.
    pub chance: f32,
    /// Severity of the mistake, from 1 to 3.
    pub weight: u8,
}

/// The winning chances over a game, to be drawn as a graph.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ChanceGraph {
    /// Number of moves made at the end of each turn: the graph goes by turns.
    pub turn_ends: Vec<usize>,
    /// The known chances, in the order of play.
    pub points: Vec<ChancePoint>,
    /// Turns that threw away winning chances.
    pub mistakes: Vec<Mistake>,
}

impl ChanceGraph {
    /// Returns the horizontal position of a moment in the graph, from 0 to 1. All turns are equally
    /// wide, however many moves they have.
    pub fn across(&self, moves: usize) -> f32 {
        let turn = self.turn_ends.partition_point(|end| *end <= moves);
        let start = self.end_of(turn);
        let part = self.turn_ends.get(turn).map_or(0.0, |end| {
            moves.saturating_sub(start) as f32 / end.saturating_sub(start).max(1) as f32
        });
        (turn as f32 + part) / self.turn_ends.len().max(1) as f32
    }

    /// Returns the moment at a horizontal position in the graph, from 0 to 1: the end of the nearest
    /// turn.
    pub fn moves_at(&self, part: f32) -> usize {
        let turns = self.turn_ends.len();
        self.end_of((part.clamp(0.0, 1.0) * turns as f32).round() as usize)
    }

    /// Returns the number of moves made at the end of so many turns.
    fn end_of(&self, turns: usize) -> usize {
        turns.checked_sub(1).and_then(|last| self.turn_ends.get(last)).copied().unwrap_or(0)
    }
}

/// Dash pattern of each seat's line, so that the lines differ without colour too.
const DASHES: [&str; Seat::MAX] = ["", "9 5", "1 6", "13 5 1 5", "5 4"];
/// The height of a pirate on its line.
const FIGURE: f32 = 24.0;

/// Returns the plot area within a graph of this size; the rest holds numbers and figures.
pub fn chance_graph_area((w, h): (f32, f32)) -> Rect {
    Rect::new(48.0, 28.0, w - 80.0, h - 54.0)
}

/// Draws a line for each seat, from the first turn at the left to the last one at the right; it
/// holds no words.
pub fn chance_graph_svg(course: &ChanceGraph, size: (f32, f32), theme: Theme) -> String {
    let (palette, area) = (theme.palette(), chance_graph_area(size));
    let seats = course.points.iter().map(|moment| moment.chances.len()).max().unwrap_or(0);
    let seats: Vec<Seat> = Seat::first_n(seats.min(Seat::MAX)).collect();
    let lines: String = seats.iter().map(|seat| seat_line(course, *seat, area)).collect();
    let dents: String =
        course.mistakes.iter().map(|dent| mistake_mark(course, dent, area, palette)).collect();
    let figures: String =
        seats.iter().map(|seat| figures(course, *seat, seats.len(), area)).collect();
    let (w, h) = (n(size.0), n(size.1));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {w} {h}\">{}{}{}{}{}{}</svg>",
        defs(),
        slab(size, palette),
        grid(course, area, palette),
        group("id=\"chances\"", &lines),
        group("id=\"figures\"", &figures),
        group("id=\"dents\"", &dents)
    )
}

fn slab((w, h): (f32, f32), palette: &Palette) -> String {
    let look =
        format!("fill=\"{}\" stroke=\"{}\" stroke-width=\"3\"", palette.slabs[4], palette.ink);
    rect(1.5, 1.5, w - 3.0, h - 3.0, 8.0, &look)
}

/// Draws the grid: per cent at the left, turns below.
fn grid(course: &ChanceGraph, area: Rect, palette: &Palette) -> String {
    let (mut lines, mut labels) = (String::new(), String::new());
    for quarter in 0_u8..=4 {
        let y = area.bottom() - area.h * f32::from(quarter) / 4.0;
        lines += &format!("M{} {}H{}", n(area.x), n(y), n(area.right()));
        if quarter % 2 == 0 {
            let label = format!("{}%", quarter * 25);
            labels += &text(&label, area.x - 8.0, y, 10.0, Anchor::End, palette.mark);
        }
    }
    let turns = course.turn_ends.len();
    for turn in (0..=turns).step_by(step(turns, area.w)) {
        let x = area.x + area.w * turn as f32 / turns.max(1) as f32;
        lines += &format!("M{} {}v5", n(x), n(area.bottom()));
        let y = area.bottom() + 15.0;
        labels += &text(&turn.to_string(), x, y, 9.0, Anchor::Middle, palette.mark);
    }
    line(&lines, palette.edges[4], 1.0) + &labels
}

/// Returns a round number of turns between two marks that have room for their numbers.
fn step(turns: usize, room: f32) -> usize {
    let least = turns as f32 * 44.0 / room.max(1.0);
    let round = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000];
    round.into_iter().find(|step| *step as f32 >= least).unwrap_or(5000)
}

fn spot(course: &ChanceGraph, moves: usize, chance: f32, area: Rect) -> (f32, f32) {
    let chance = if chance.is_finite() { chance.clamp(0.0, 1.0) } else { 0.0 };
    (area.x + area.w * course.across(moves), area.bottom() - area.h * chance)
}

fn points(course: &ChanceGraph, seat: Seat, area: Rect) -> Vec<(f32, f32)> {
    let point = |moment: &ChancePoint| {
        Some(spot(course, moment.moves, *moment.chances.get(seat.index())?, area))
    };
    course.points.iter().filter_map(point).collect()
}

/// Draws a seat's line: ink, a pale edge, and the colour in the seat's own dashes.
fn seat_line(course: &ChanceGraph, seat: Seat, area: Rect) -> String {
    let d = polyline(&points(course, seat, area));
    let dashes = DASHES[seat.index()];
    let body = line(&d, "#0B0D13", 6.0)
        + &line(&d, HALO, 4.4)
        + &format!(
            "<path d=\"{d}\" fill=\"none\" stroke=\"{}\" stroke-width=\"3.2\" \
             stroke-linecap=\"round\" stroke-linejoin=\"round\" stroke-dasharray=\"{}\"/>",
            seat_colours(seat).colour,
            if dashes.is_empty() { "none" } else { dashes }
        );
    group(&format!("class=\"seat-{seat}\""), &body)
}

/// Draws the seat's pirate at the end of its line and now and then on the way, never two seats' at
/// one moment.
fn figures(course: &ChanceGraph, seat: Seat, seats: usize, area: Rect) -> String {
    let points = points(course, seat, area);
    let every = (points.len() / 3).max(seats * 2);
    let offset = every * (2 * seat.index() + 1) / (2 * seats);
    let on_the_way = points.iter().skip(offset).step_by(every);
    let clear = area.right() - FIGURE;
    let shown = on_the_way.filter(|(x, _)| *x < clear).chain(points.last());
    let figure = |(x, y): &(f32, f32)| pirate(seat, *x, y + FIGURE * 0.45, FIGURE, Look::default());
    shown.map(figure).collect()
}

/// Draws the mark of a mistake: a ring for a small one, a diamond for a costlier one, a burst where
/// the game turned.
fn mistake_mark(course: &ChanceGraph, dent: &Mistake, area: Rect, palette: &Palette) -> String {
    let (x, y) = spot(course, dent.moves, dent.chance, area);
    let body = match dent.weight {
        ..=1 => circle(
            x,
            y,
            3.6,
            &format!("fill=\"{}\" stroke=\"{}\" stroke-width=\"2\"", palette.card[0], palette.ink),
        ),
        2 => {
            let diamond = format!("M{} {}l6 6l-6 6l-6 -6Z", n(x), n(y - 6.0));
            cut(&diamond, palette.flame[0], palette.ink, 2.0)
        }
        _ => {
            cut(&rays(x, y, 4.5, 10.0, 8), palette.flame[0], palette.ink, 1.2)
                + &circle(x, y, 4.5, &format!("fill=\"{}\"", palette.back[0]))
        }
    };
    group(&format!("class=\"dent seat-{}\"", dent.seat), &body)
}

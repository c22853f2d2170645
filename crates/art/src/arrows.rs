//! Arrows along the tunnel: the moves of a plan, each with its card at the start. Hints, reviews and
//! lessons draw their plans with them.

use crate::cards::{CARD_ASPECT, card};
use crate::geometry::Layout;
use crate::glyphs::{Anchor, text};
use crate::marks::{draw_count, footsteps, place_light};
use crate::palette::{Palette, seat_colours};
use crate::svg::{circle, cut, group, line, polyline};
use crate::tunnel::RingLight;
use cartagena::{Place, Seat, Symbol};

/// A move of a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrow {
    /// The pirate's seat.
    pub seat: Seat,
    /// The place it leaves.
    pub from: Place,
    /// The place it goes to.
    pub to: Place,
    /// The card that the move costs; none for a retreat.
    pub card: Option<Symbol>,
    /// Number of cards that a retreat draws.
    pub draws: u8,
    /// Number of the move within its plan, from 1; none if it is the only one.
    pub order: Option<u8>,
    /// Number of earlier arrows on the same part of the tunnel, beside which this one is drawn.
    pub lane: u8,
    /// Number of earlier arrows that start at the same place, beside whose cards this one's lies.
    pub beside: u8,
    /// True if the pirate still stands there at the end of the plan.
    pub stays: bool,
}

/// Draws a planned move: the way along the tunnel, a ring around its end, the card at its start.
pub fn arrow(layout: Layout, arrow: &Arrow, palette: &Palette) -> String {
    let points = lane(layout, arrow);
    let colour = if arrow.card.is_some() { palette.glow } else { palette.retreat };
    let goal = place_light(layout, arrow.to, RingLight { colour, dashed: true });
    let body = goal
        + &shaft(layout, arrow.seat, points.clone(), palette)
        + &start(layout, arrow, points[0], palette);
    group(&format!("class=\"plan seat-{}\"", arrow.seat), &body)
}

/// Returns the path of an arrow along the feet of the figures, beside the earlier ones.
fn lane(layout: Layout, arrow: &Arrow) -> Vec<(f32, f32)> {
    let aside = f32::from(arrow.lane) * layout.tile().0;
    let points = footsteps(layout, arrow.from, arrow.to).into_iter();
    points.map(|(x, y)| (x + aside * 0.06, y - aside * 0.15)).collect()
}

/// Draws the line and the head of an arrow.
fn shaft(layout: Layout, seat: Seat, mut points: Vec<(f32, f32)>, palette: &Palette) -> String {
    let (width, long) = (layout.tile().0 * 0.08, layout.tile().0 * 0.3);
    let (Some(tip), Some(before)) = (points.pop(), points.last().copied()) else {
        return String::new();
    };
    let (dx, dy) = (tip.0 - before.0, tip.1 - before.1);
    let length = dx.hypot(dy).max(1.0);
    let (ux, uy) = (dx / length, dy / length);
    let base = (tip.0 - ux * long, tip.1 - uy * long);
    let (sx, sy) = (-uy * long * 0.62, ux * long * 0.62);
    points.push(base);
    let head = polyline(&[(base.0 + sx, base.1 + sy), tip, (base.0 - sx, base.1 - sy)]) + "Z";
    let (d, colours) = (polyline(&points), seat_colours(seat));
    line(&d, palette.ink, width * 2.2)
        + &cut(&head, colours.colour, palette.ink, width * 0.9)
        + &line(&d, colours.outline, width * 1.5)
        + &line(&d, colours.colour, width)
        + &cut(&head, colours.colour, colours.outline, width * 0.35)
}

/// Draws the card that a move costs, or the number of cards that it draws, and its number.
fn start(layout: Layout, arrow: &Arrow, (x, y): (f32, f32), palette: &Palette) -> String {
    let wide = layout.tile().0 * 0.36;
    let high = wide * CARD_ASPECT;
    let (x, y) = (x + f32::from(arrow.beside) * wide * 0.9, y - high * 0.15);
    let sign = match arrow.card {
        Some(symbol) => card(symbol, x - wide / 2.0, y - high / 2.0, wide),
        None => draw_count(x, y, wide * 0.56, arrow.draws, palette),
    };
    let number = |order: u8| {
        let (x, y, r) = (x - wide * 0.5, y - high * 0.42, wide * 0.3);
        circle(x, y, r, &format!("fill=\"{}\"", palette.ink))
            + &text(&order.to_string(), x, y, r * 1.2, Anchor::Middle, palette.card[0])
    };
    sign + &arrow.order.map_or(String::new(), number)
}

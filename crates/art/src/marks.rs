//! Marks on the board: what may be chosen, where it leads, what was done last.

use crate::cards::{TALL, card};
use crate::geometry::{Layout, Rect};
use crate::glyphs::{Anchor, text};
use crate::palette::{Palette, coat};
use crate::svg::{circle, group, line, n, polyline};
use crate::tunnel::ring;
use cartagena::{Place, Seat, Symbol};

/// Something to be shown on top of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A place whose pirate may be chosen, or has been.
    Source(Place),
    /// Where a card would take a pirate of this seat.
    Target {
        /// The space or the boat.
        place: Place,
        /// Whose pirate.
        seat: Seat,
        /// The card that gets it there.
        card: Symbol,
    },
    /// Where a pirate of this seat would fall back to.
    Retreat {
        /// The space.
        place: Place,
        /// Whose pirate.
        seat: Seat,
        /// How many cards it would win.
        cards: u8,
    },
    /// The way of a move that was made.
    Trail {
        /// Whose pirate.
        seat: Seat,
        /// Where it stood.
        from: Place,
        /// Where it went.
        to: Place,
    },
}

impl Mark {
    /// The seat whose ghost stands on a place by this mark.
    pub(crate) fn ghost(self, on: Place) -> Option<Seat> {
        match self {
            Mark::Target { place, seat, .. } | Mark::Retreat { place, seat, .. } if place == on => Some(seat),
            _ => None,
        }
    }
}

/// The trails, drawn under the figures.
pub(crate) fn trails(marks: &[Mark], layout: Layout, palette: &Palette) -> String {
    let trail = |mark: &Mark| match *mark {
        Mark::Trail { seat, from, to } => trail(layout, seat, from, to, palette),
        _ => String::new(),
    };
    marks.iter().map(trail).collect()
}

/// A dotted way in the colour of the seat, with a dot where it began.
fn trail(layout: Layout, seat: Seat, from: Place, to: Place, palette: &Palette) -> String {
    let sink = layout.tile().1 * 0.36;
    let points: Vec<_> = way(layout, from, to).into_iter().map(|(x, y)| (x, y + sink)).collect();
    let (d, width) = (polyline(&points), layout.tile().0 * 0.075);
    let dots = |colour: &str, width: f32| {
        format!(
            "<path d=\"{d}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{}\" stroke-linecap=\"round\" \
             stroke-linejoin=\"round\" stroke-dasharray=\"0.01 {}\"/>",
            n(width),
            n(layout.tile().0 * 0.2)
        )
    };
    let body = dots(palette.ink, width * 1.9) + &dots(coat(seat).outline, width * 1.5) + &dots(coat(seat).colour, width);
    group(&format!("class=\"trail seat-{seat}\""), &body)
}

/// The centres on the way, with the gate and the boat's side for fort and boat.
fn way(layout: Layout, from: Place, to: Place) -> Vec<(f32, f32)> {
    let mut points = layout.path(from, to);
    let (first, last) = (from.min(to), from.max(to));
    let forwards = from <= to;
    let count = points.len();
    if first == Place::FORT && count > 1 {
        points[if forwards { 0 } else { count - 1 }] = layout.gate().centre();
    }
    if last == Place::BOAT && count > 1 {
        let boat = layout.boat();
        points[if forwards { count - 1 } else { 0 }] = (boat.x + boat.w * 0.12, boat.y + boat.h * 0.4);
    }
    points
}

/// Rings, cards and numbers, drawn over the figures.
pub(crate) fn signs(marks: &[Mark], layout: Layout, palette: &Palette) -> String {
    let sign = |(at, mark): (usize, &Mark)| match *mark {
        Mark::Source(place) => ring(spot(layout, place), palette.glow, false),
        Mark::Target { place, card, .. } => {
            let earlier = marks[..at].iter().filter(|mark| matches!(mark, Mark::Target { place: p, .. } if *p == place));
            target(spot(layout, place), card, earlier.count(), palette)
        }
        Mark::Retreat { place, cards, .. } => retreat(spot(layout, place), cards, palette),
        Mark::Trail { .. } => String::new(),
    };
    group("id=\"signs\"", &marks.iter().enumerate().map(sign).collect::<String>())
}

/// The square that a sign is drawn on; at fort and boat, a tile's worth of them.
fn spot(layout: Layout, place: Place) -> Rect {
    let (w, h) = layout.tile();
    let (x, y) = match place {
        Place::FORT => layout.gate().centre(),
        Place::BOAT => (layout.boat().x + layout.boat().w * 0.06, layout.boat().y + layout.boat().h * 0.38),
        space => return layout.area(space),
    };
    Rect::new(x - w / 2.0, y - h / 2.0, w, h)
}

fn target(tile: Rect, what: Symbol, earlier: usize, palette: &Palette) -> String {
    let wide = tile.w * 0.34;
    let (x, y) = (tile.right() - wide * 0.8 + earlier as f32 * wide * 0.7, tile.y - wide * TALL * 0.3);
    group("class=\"target\"", &(ring(tile, palette.glow, true) + &card(what, x, y, wide)))
}

fn retreat(tile: Rect, cards: u8, palette: &Palette) -> String {
    let r = tile.w * 0.19;
    let (x, y) = (tile.right() - r * 0.7, tile.y + r * 0.7);
    let disc = format!("fill=\"{}\" stroke=\"{}\" stroke-width=\"{}\"", palette.retreat, palette.ink, n(r * 0.2));
    let sign = text(&format!("+{cards}"), x, y, r * 0.95, Anchor::Middle, paper_ink(palette));
    group("class=\"retreat\"", &(ring(tile, palette.retreat, true) + &circle(x, y, r, &disc) + &sign))
}

/// The colour that is read on the retreat's disc: the ground's, dark by night and pale by day.
fn paper_ink(palette: &Palette) -> &'static str {
    palette.ground
}

/// A line from the gate to the first space and from the last to the boat.
pub(crate) fn entries(layout: Layout, palette: &Palette) -> String {
    let (d, width) = match layout {
        Layout::Phone => ("M52.5 477v8m-4 -4l4 4l4 -4".to_string(), 2.2),
        Layout::Wide => {
            let y = layout.centre(Place::FIRST).1;
            let low = layout.centre(Place::LAST).1;
            (
                format!(
                    "M184 {0}h26m-9 -9l9 9l-9 9M1042 {1}h16m-8 -8l8 8l-8 8",
                    n(y), n(low)
                ),
                4.0,
            )
        }
    };
    group("class=\"entry\"", &(line(&d, palette.ink, width * 2.2) + &line(&d, palette.mark, width)))
}

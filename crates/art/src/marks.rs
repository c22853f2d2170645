//! Marks on the board: what may be chosen, where it leads, what was done last.

use crate::arrows::{Arrow, arrow};
use crate::boat::hull_light;
use crate::cards::{CARD_ASPECT, card};
use crate::geometry::{Layout, Rect};
use crate::glyphs::{Anchor, text};
use crate::palette::{HALO, Palette, seat_colours};
use crate::svg::{circle, cut, group, line, n, polyline};
use crate::tunnel::{RingLight, ring, seal_centre};
use cartagena::{Place, Seat, Symbol};

/// Something to be shown on top of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A place whose pirate may be chosen, or has been.
    Source(Place),
    /// The place where a card would take a pirate of this seat.
    Target {
        /// The space or the boat.
        place: Place,
        /// The pirate's seat.
        seat: Seat,
        /// The card that gets it there.
        card: Symbol,
    },
    /// The place to which a pirate of this seat would retreat.
    Retreat {
        /// The space.
        place: Place,
        /// The pirate's seat.
        seat: Seat,
        /// Number of cards it would win.
        cards: u8,
    },
    /// The way of a move that was made.
    Trail {
        /// The pirate's seat.
        seat: Seat,
        /// The place it left.
        from: Place,
        /// The place it went to.
        to: Place,
    },
    /// A move of a plan.
    Arrow(Arrow),
    /// A place that is pointed out, marked as with a red pencil.
    Point(Place),
}

impl Mark {
    /// Returns the seat whose ghost stands on a place by this mark.
    pub(crate) fn ghost(self, on: Place) -> Option<Seat> {
        match self {
            Mark::Target { place, seat, .. } | Mark::Retreat { place, seat, .. } if place == on => {
                Some(seat)
            }
            Mark::Arrow(Arrow { seat, to, stays: true, .. }) if to == on => Some(seat),
            _ => None,
        }
    }
}

/// Returns the ring of light that the marks put on a place.
pub(crate) fn light(marks: &[Mark], on: Place, palette: &Palette) -> Option<RingLight> {
    marks.iter().find_map(|mark| match *mark {
        Mark::Source(place) if place == on => {
            Some(RingLight { colour: palette.glow, dashed: false })
        }
        Mark::Target { place, .. } if place == on => {
            Some(RingLight { colour: palette.glow, dashed: true })
        }
        Mark::Retreat { place, .. } if place == on => {
            Some(RingLight { colour: palette.retreat, dashed: true })
        }
        _ => None,
    })
}

/// Draws the light on a place that may be chosen: around a medallion or the gate, and along the whole
/// hull of the boat.
pub fn place_light(layout: Layout, place: Place, light: RingLight) -> String {
    match place {
        Place::BOAT => hull_light(layout, light),
        Place::FORT => gate_light(layout, light),
        space => ring(layout.area(space), light),
    }
}

fn gate_light(layout: Layout, light: RingLight) -> String {
    let ((x, y), w) = (layout.gate().centre(), layout.tile().0);
    let line = format!("stroke=\"{}\" stroke-width=\"{}\"", light.colour, n(w * 0.07));
    circle(x, y, w * 0.455, &format!("class=\"ring\" fill=\"none\" {line}"))
}

/// Draws the trails, which lie under the figures.
pub(crate) fn trails(marks: &[Mark], layout: Layout, palette: &Palette) -> String {
    let trail = |mark: &Mark| match *mark {
        Mark::Trail { seat, from, to } => trail(layout, seat, from, to, palette),
        _ => String::new(),
    };
    marks.iter().map(trail).collect()
}

/// Draws the trail of a move: dotted, in the colour of the seat.
pub fn trail(layout: Layout, seat: Seat, from: Place, to: Place, palette: &Palette) -> String {
    let points = footsteps(layout, from, to);
    let (d, width) = (polyline(&points), layout.tile().0 * 0.075);
    let dots = |colour: &str, width: f32| {
        format!(
            "<path d=\"{d}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{}\" stroke-linecap=\"round\" \
             stroke-linejoin=\"round\" stroke-dasharray=\"0.01 {}\"/>",
            n(width),
            n(layout.tile().0 * 0.2)
        )
    };
    let body = dots(palette.ink, width * 1.9)
        + &dots(seat_colours(seat).outline, width * 1.5)
        + &dots(seat_colours(seat).colour, width);
    group(&format!("class=\"trail seat-{seat}\""), &body)
}

/// Returns the path along the feet of the figures on the spaces, round the outside of each turn.
pub(crate) fn footsteps(layout: Layout, from: Place, to: Place) -> Vec<(f32, f32)> {
    let (w, h) = layout.tile();
    let sink = h * 0.46;
    let centres = path_between(layout, from, to);
    let middle = layout.size().0 / 2.0;
    let mut points = Vec::new();
    for (at, (x, y)) in centres.iter().enumerate() {
        let turned =
            at > 0 && (centres[at - 1].1 - y).abs() > h && (centres[at - 1].0 - x).abs() < w / 2.0;
        if turned {
            let out = x + (x - middle).signum() * w * 0.6;
            points.extend([(out, centres[at - 1].1 + sink), (out, y + sink)]);
        }
        points.push((*x, y + sink));
    }
    points
}

/// Returns the centres of the places on the way, with the gate and the boat's side for fort and
/// boat.
pub fn path_between(layout: Layout, from: Place, to: Place) -> Vec<(f32, f32)> {
    let mut points = layout.path(from, to);
    let (first, last) = (from.min(to), from.max(to));
    let forwards = from <= to;
    let count = points.len();
    if first == Place::FORT && count > 1 {
        points[if forwards { 0 } else { count - 1 }] = layout.gate().centre();
    }
    if last == Place::BOAT && count > 1 {
        points[if forwards { count - 1 } else { 0 }] = layout.boarding();
    }
    points
}

/// Draws rings, cards and numbers, which lie over the figures.
pub(crate) fn signs(marks: &[Mark], layout: Layout, palette: &Palette) -> String {
    let sign = |(at, mark): (usize, &Mark)| match *mark {
        Mark::Source(_) | Mark::Trail { .. } => String::new(),
        Mark::Point(place) => pencil(layout, place, palette),
        Mark::Target { place, card, .. } => {
            let earlier = marks[..at]
                .iter()
                .filter(|mark| matches!(mark, Mark::Target { place: p, .. } if *p == place));
            target(layout, place, card, earlier.count())
        }
        Mark::Retreat { place, cards, .. } => retreat(layout, place, cards, palette),
        Mark::Arrow(planned) => arrow(layout, &planned, palette),
    };
    let ends: String = [Place::FORT, Place::BOAT]
        .into_iter()
        .filter_map(|place| {
            light(marks, place, palette).map(|light| place_light(layout, place, light))
        })
        .collect();
    group("id=\"signs\"", &(ends + &marks.iter().enumerate().map(sign).collect::<String>()))
}

/// Returns the area for signs on a place: a space's tile, or an area of that size at fort and boat.
fn sign_area(layout: Layout, place: Place) -> Rect {
    let (w, h) = layout.tile();
    let (x, y) = match place {
        Place::FORT => layout.gate().centre(),
        Place::BOAT => layout.boarding(),
        space => return layout.area(space),
    };
    Rect::new(x - w / 2.0, y - h / 2.0, w, h)
}

/// Draws the card that takes a pirate to a place, on top of `earlier` others; several form a fan.
pub fn target(layout: Layout, place: Place, what: Symbol, earlier: usize) -> String {
    let tile = sign_area(layout, place);
    let wide = tile.w * 0.38;
    let (x, y) = if layout == Layout::Phone && place == Place::BOAT {
        // Right of the plank sits the crew, above it may be those on the last space.
        (5.0, tile.centre().1 - wide * CARD_ASPECT / 2.0)
    } else {
        // Over the seal, which shows the same symbol.
        let (x, y) = seal_centre(tile);
        (x - wide / 2.0, y - wide * CARD_ASPECT / 2.0)
    };
    group("class=\"target\"", &card(what, x + earlier as f32 * wide * 0.7, y, wide))
}

/// Draws the number of cards that a retreat to a place wins.
pub fn retreat(layout: Layout, place: Place, cards: u8, palette: &Palette) -> String {
    let tile = sign_area(layout, place);
    let r = tile.w * 0.18;
    let sign = draw_count(tile.x + r, tile.y + r, r, cards, palette);
    group("class=\"retreat\"", &sign)
}

/// Draws a disc with the number of cards that a retreat wins.
pub(crate) fn draw_count(x: f32, y: f32, r: f32, cards: u8, palette: &Palette) -> String {
    let disc = format!(
        "fill=\"{}\" stroke=\"{}\" stroke-width=\"{}\"",
        palette.retreat,
        palette.ink,
        n(r * 0.2)
    );
    let sign = text(&format!("+{cards}"), x, y, r * 0.95, Anchor::Middle, paper_ink(palette));
    circle(x, y, r, &disc) + &sign
}

/// Points of a loop that widens a little on its way around and leaves out the seal, in widths of a
/// tile.
const LOOP: [(f32, f32); 5] =
    [(0.04, -0.47), (-0.446, -0.1842), (-0.1521, 0.471), (0.4938, 0.1173), (0.52, -0.07)];

/// Draws a hand-drawn loop around a place, which does not quite meet itself.
pub fn pencil(layout: Layout, place: Place, palette: &Palette) -> String {
    let tile = sign_area(layout, place);
    let (x, y) = tile.centre();
    let r = n(tile.w * 0.495);
    let point =
        |(right, down): (f32, f32)| format!("{} {}", n(x + tile.w * right), n(y + tile.w * down));
    let arcs = LOOP[1..].iter().map(|to| format!("A{r} {r} 0 0 0 {}", point(*to)));
    let d = format!("M{}", point(LOOP[0])) + &arcs.collect::<String>();
    let width = tile.w * 0.055;
    let body = line(&d, HALO, width * 2.1) + &line(&d, palette.back[0], width);
    group("class=\"pencil\"", &body)
}

/// Returns the colour that is readable on the retreat's disc: the ground's, dark by night and pale
/// by day.
fn paper_ink(palette: &Palette) -> &'static str {
    palette.ground
}

/// Draws the way out of the gate, and the plank from the last space to the boat.
pub fn gate_and_plank(layout: Layout, palette: &Palette) -> String {
    let out = layout.centre(Place::LAST);
    let (plank, arrows, width) = match layout {
        Layout::Phone => (
            format!("M{0} 477H{1}V507H{0}Z", n(out.0 - 8.0), n(out.0 + 8.0)),
            format!("M{} 484v13m-5 -5l5 5l5 -5", n(out.0)),
            2.2,
        ),
        Layout::Wide => (
            format!(
                "M1030 {}L1086 {}V{}L1030 {}Z",
                n(out.1 - 11.0),
                n(out.1 + 4.0),
                n(out.1 + 26.0),
                n(out.1 + 13.0)
            ),
            format!(
                "M186 {}h26m-9 -9l9 9l-9 9M1040 {}l28 8m-9 -10l9 10l-12 5",
                n(layout.centre(Place::FIRST).1),
                n(out.1 + 3.0)
            ),
            4.0,
        ),
    };
    let body = cut(&plank, palette.wood[0], palette.ink, width * 0.9)
        + &line(&arrows, palette.ink, width * 2.2)
        + &line(&arrows, HALO, width);
    group("class=\"entry\"", &body)
}

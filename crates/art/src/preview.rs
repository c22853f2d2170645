//! The picture that stands for a table where its link is shown: the scene, and below it who plays and
//! how far each crew has come. It has no sentences, so that one picture serves every language.

use crate::backdrop::{backdrop, backdrop_size};
use crate::board::{BoardOptions, banner, defs, scene};
use crate::cards::card_back;
use crate::geometry::{Layout, Rect};
use crate::glyphs::{Anchor, can_draw, clipped, text};
use crate::palette::{Palette, Theme, seat_colours};
use crate::panels::lamp;
use crate::pirates::{Look, absent, pirate};
use crate::portraits::{Portrait, portrait};
use crate::standings::{LANE, lane};
use crate::svg::{at, group, n, rect};
use cartagena::{Observation, Outcome, Seat, Turn};

/// Width and height of a preview, as chat programs want them.
pub const PREVIEW: (f32, f32) = (1200.0, 630.0);

/// Height of the scene; the rest is for the players.
const SCENE: f32 = 412.0;

/// Width below which a panel has no room for the way of the pirates: the scene shows it.
const NARROW: f32 = 290.0;

/// A seat of a preview.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PreviewSeat {
    /// The name in visual order; none is shown if it has letters that cannot be drawn.
    pub name: String,
    /// The face of a bot, which stands for a name.
    pub face: Option<Portrait>,
    /// False if the seat is free.
    pub taken: bool,
}

/// Draws the preview of a table: with its position, or, before the cards are dealt, with the ship that
/// waits.
pub fn preview_svg(seen: Option<&Observation>, seats: &[PreviewSeat]) -> String {
    let (w, h) = PREVIEW;
    let palette = Theme::Dark.palette();
    let top = seen.map_or_else(|| harbour(palette), |seen| table(seen, seats, palette));
    let below = rect(0.0, SCENE, w, h - SCENE, 0.0, &format!("fill=\"{}\"", palette.ground))
        + &rect(0.0, SCENE - 2.0, w, 4.0, 0.0, &format!("fill=\"{}\"", palette.ink));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {w} {h}\" width=\"{w}\" height=\"{h}\">\
         {}{top}{below}{}</svg>",
        defs(),
        panels(seen, seats, palette)
    )
}

/// Draws the scene of a game, and the ribbon at its end.
fn table(seen: &Observation, seats: &[PreviewSeat], palette: &Palette) -> String {
    let names = seats.iter().map(|seat| seat.name.clone()).collect();
    let options = BoardOptions { names, ..BoardOptions::default() };
    let body = scene(seen, &options, palette) + &banner(seen, &options, palette);
    at(0.0, 0.0, PREVIEW.0 / Layout::Wide.size().0, &body)
}

/// Draws the hill and the boat that waits, with the name of the game in the sky.
fn harbour(palette: &Palette) -> String {
    let (w, h) = backdrop_size(Layout::Wide);
    let scale = PREVIEW.0 / w;
    let name = text("CARTAGENA", 600.0, 66.0, 58.0, Anchor::Middle, palette.words);
    at(0.0, SCENE - h * scale, scale, &backdrop(Layout::Wide, palette)) + &name
}

fn panels(seen: Option<&Observation>, seats: &[PreviewSeat], palette: &Palette) -> String {
    let (gap, margin) = (12.0, 18.0);
    let count = seats.len().max(1) as f32;
    let wide = ((PREVIEW.0 - 2.0 * margin - gap * (count - 1.0)) / count).min(560.0);
    let left = (PREVIEW.0 - wide * count - gap * (count - 1.0)) / 2.0;
    let area = |seat: Seat| {
        Rect::new(left + seat.index() as f32 * (wide + gap), SCENE + 16.0, wide, 184.0)
    };
    let body: String = Seat::first_n(seats.len())
        .zip(seats)
        .map(|(seat, player)| panel(seen, seat, player, area(seat), palette))
        .collect();
    group("id=\"panels\"", &body)
}

fn panel(
    seen: Option<&Observation>,
    seat: Seat,
    player: &PreviewSeat,
    area: Rect,
    palette: &Palette,
) -> String {
    let lit = seen.is_some_and(|seen| match seen.turn() {
        Turn::ToMove { seat: mover, .. } => mover == seat,
        Turn::Over(outcome) => outcome == Outcome::Won(seat),
    });
    let (seat_area, high) = places_of(seen, area);
    let foot = (seat_area.x + high * 0.44 + 18.0, seat_area.y + high + 14.0);
    let figure = match player.taken {
        true => pirate(seat, foot.0, foot.1, high, Look::default()),
        false => absent(seat, foot.0, foot.1, high, palette.quiet),
    };
    let beside = Rect::new(foot.0 + high * 0.46 + 6.0, seat_area.y, 0.0, 0.0);
    let beside = Rect { w: area.right() - beside.x - 12.0, h: high + 14.0, ..beside };
    frame(area, seat, lit, palette)
        + &figure
        + &label(player, beside, seen.is_some(), palette)
        + &seen.map_or_else(String::new, |seen| {
            way(seen, seat, area, palette) + &holding(seen, seat, beside, lit, palette)
        })
}

/// Returns where a player's figure and words are, and how high the figure is: large where nothing
/// stands below.
fn places_of(seen: Option<&Observation>, area: Rect) -> (Rect, f32) {
    match seen {
        None => (Rect { y: area.y + 8.0, ..area }, area.h - 60.0),
        Some(_) if area.w < NARROW => (Rect { y: area.y + 34.0, ..area }, 84.0),
        Some(_) => (area, 84.0),
    }
}

/// Draws how far a seat's pirates have come, where there is room for it.
fn way(seen: &Observation, seat: Seat, area: Rect, palette: &Palette) -> String {
    if area.w < NARROW {
        return String::new();
    }
    let scale = ((area.w - 32.0) / LANE.0).min(1.35);
    let (x, y) = (area.centre().0 - LANE.0 * scale / 2.0, area.bottom() - 8.0 - LANE.1 * scale);
    at(x, y, scale, &lane(seat, seen.places(seat), palette))
}

fn frame(area: Rect, seat: Seat, lit: bool, palette: &Palette) -> String {
    let (colour, width) = if lit { (palette.glow, 6.0) } else { (palette.ink, 3.0) };
    let edge =
        format!("fill=\"{}\" stroke=\"{colour}\" stroke-width=\"{}\"", palette.panel, n(width));
    let tab = format!("fill=\"{}\"", seat_colours(seat).colour);
    rect(area.x, area.y, area.w, area.h, 14.0, &edge)
        + &rect(area.x + 4.0, area.y + 16.0, 7.0, area.h - 32.0, 3.5, &tab)
}

/// Writes a name; in the middle, if nothing is below it.
fn label(player: &PreviewSeat, area: Rect, above: bool, palette: &Palette) -> String {
    let name = match player.taken {
        true => player.name.trim(),
        false => "?",
    };
    if let (Some(face), true) = (player.face, name.is_empty()) {
        let size = if above { 62.0 } else { 100.0 };
        let top = if above { area.y + 8.0 } else { area.centre().1 - size / 2.0 };
        return at(area.x, top, size / 100.0, &portrait(face));
    }
    if !can_draw(name) {
        return String::new();
    }
    let size = match above {
        false => 40.0,
        true if area.w < 150.0 => 26.0,
        true => 31.0,
    };
    let (name, size) = clipped(name, size, area.w);
    let y = if above { area.y + 40.0 } else { area.centre().1 };
    text(&name, area.x, y, size, Anchor::Start, palette.words)
}

/// Draws how many cards a seat holds, and the moves of its turn.
fn holding(seen: &Observation, seat: Seat, area: Rect, lit: bool, palette: &Palette) -> String {
    let cards = seen.hand(seat).len().to_string();
    let middle = area.y + 86.0;
    let count = card_back(area.x, middle - 20.0, 28.0)
        + &text(&cards, area.x + 40.0, middle, 28.0, Anchor::Start, palette.words);
    let Turn::ToMove { moves_left, .. } = seen.turn() else { return count };
    let lamps = (0..3).filter(|_| lit && area.w > 210.0).map(|at| {
        lamp(at < moves_left, area.right() - 84.0 + 32.0 * f32::from(at), middle, 42.0, palette)
    });
    count + &lamps.collect::<String>()
}

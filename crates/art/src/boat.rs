//! The boat: a sloop at the end of the tunnel, moored, a lantern at the bow, room for all.

use crate::cuts::rays;
use crate::geometry::{Layout, Rect};
use crate::glyphs::{Anchor, text};
use crate::palette::Palette;
use crate::pirates::{Look, flag};
use crate::svg::{at, circle, cut, fill, group, line, n};
use crate::tunnel::company;
use cartagena::Seat;

/// The boat with how many of each seat are in it, and the winner's flag.
pub fn boat(layout: Layout, crews: &[(Seat, u8, Look)], winner: Option<Seat>, palette: &Palette) -> String {
    let area = layout.boat();
    let deck = deck(layout, area);
    let crew: String = crews
        .iter()
        .enumerate()
        .map(|(at, (seat, count, look))| {
            let foot = (seat_x(deck, at, crews.len()), deck.y + deck.h * 0.45);
            company(*seat, *count, foot, deck.w * 0.2, *look, faint(palette))
        })
        .collect();
    let body = mooring(layout, deck, palette)
        + &mast(deck, winner, palette)
        + &crew
        + &hull(deck, palette)
        + &counts(deck, crews, palette);
    group("id=\"boat\"", &body)
}

fn faint(palette: &Palette) -> &'static str {
    palette.sea[1]
}

/// The hull: from bow to stern, gunwale to keel.
fn deck(layout: Layout, area: Rect) -> Rect {
    match layout {
        Layout::Phone => Rect::new(area.x, area.bottom() - 24.0, area.w, 23.0),
        Layout::Wide => Rect::new(area.x, area.bottom() - 46.0, area.w, 44.0),
    }
}

fn seat_x(deck: Rect, at: usize, seats: usize) -> f32 {
    let (left, right) = (deck.x + deck.w * 0.2, deck.x + deck.w * 0.86);
    left + (right - left) * (at as f32 + 0.5) / seats.max(1) as f32
}

fn hull(deck: Rect, palette: &Palette) -> String {
    let shape = "M-4 -6C6 2 18 6 30 6H176C186 6 196 0 204 -10C203 18 190 40 168 44H44C22 42 4 22 -4 -6Z";
    let strake = "M6 14C14 17 22 18 30 18H178C186 18 192 16 197 13M22 32C28 34 36 35 44 35H168C175 35 181 33 186 30";
    let foam = "M6 44C30 36 40 50 64 44S104 50 124 44S168 50 204 42C196 56 168 52 150 54S100 50 84 55S24 56 6 44Z";
    let body = cut(shape, palette.wood[0], palette.ink, 4.0)
        + &line(strake, palette.wood[1], 2.5)
        + &fill(foam, palette.sea[1]);
    at(deck.x, deck.y, deck.w / 200.0, &body)
}

/// The numbers stand on the planks under their figures.
fn counts(deck: Rect, crews: &[(Seat, u8, Look)], palette: &Palette) -> String {
    let scale = deck.w / 200.0;
    let plate = |(at, (seat, count, _)): (usize, &(Seat, u8, Look))| {
        let (x, y) = (seat_x(deck, at, crews.len()), deck.y + 25.0 * scale);
        let number = text(&count.to_string(), x, y, 12.5 * scale, Anchor::Middle, "#F6E7C2");
        let disc = circle(x, y, 11.5 * scale, &format!("fill=\"{}\"", palette.wood[1]));
        let shown = if *count > 0 { disc + &number } else { String::new() };
        group(&format!("id=\"boat-{seat}\""), &shown)
    };
    crews.iter().enumerate().map(plate).collect()
}

/// The mast with its furled sail, the bow lantern, and the flag if the game is won.
fn mast(deck: Rect, winner: Option<Seat>, palette: &Palette) -> String {
    let [flame, heart] = palette.flame;
    let ink = palette.ink;
    let body = fill(&rays(8.0, -50.0, 13.0, 30.0, 14), flame)
        + &line("M8 2V-34C8 -40 4 -40 4 -40", ink, 6.0)
        + &line("M8 2V-34", palette.wood[0], 2.5)
        + &cut("M0 -58H16L18 -42H-2Z", flame, ink, 3.0)
        + &fill("M5 -55H11V-44H5Z", heart)
        + &cut("M-3 -58L8 -66L19 -58Z", palette.quiet, ink, 3.0)
        + &cut("M-3 -42H19V-38H-3Z", palette.quiet, ink, 3.0);
    let flag = winner.map_or(String::new(), |seat| flag(seat, 188.0, 0.0, 84.0));
    group("class=\"lantern\"", &at(deck.x, deck.y, deck.w / 200.0, &(body + &flag)))
}

/// A post on the shore and the rope that still holds the boat.
fn mooring(layout: Layout, deck: Rect, palette: &Palette) -> String {
    let (x, y) = match layout {
        Layout::Phone => (deck.right() + 24.0, deck.bottom() - 1.0),
        Layout::Wide => (deck.x - 18.0, deck.bottom() + 2.0),
    };
    let scale = deck.w / 200.0;
    let near = if layout == Layout::Phone { deck.right() - 4.0 } else { deck.x + 4.0 };
    let rope = format!(
        "M{} {}Q{} {} {} {}",
        n(x), n(y - 24.0 * scale), n((x + near) / 2.0), n(y - 6.0 * scale), n(near), n(deck.y + 2.0)
    );
    let post = "M-6 6V-28C-6 -33 6 -33 6 -28V6Z";
    let coil = "M-7 -21H7M-7 -25H7";
    let body = cut(post, palette.wood[0], palette.ink, 3.0) + &line(coil, ROPE, 3.0);
    at(x, y, scale, &body) + &line(&rope, palette.ink, 4.6 * scale) + &line(&rope, ROPE, 2.4 * scale)
}

const ROPE: &str = "#D9B779";

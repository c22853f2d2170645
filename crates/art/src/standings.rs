//! The standings of a game: for every seat a small tunnel with its six pirates, so that one glance
//! tells how far each has come.

use crate::geometry::Rect;
use crate::palette::Palette;
use crate::pirates::{Look, pirate};
use crate::svg::{cut, line, n, rect};
use cartagena::{Place, Seat};
use std::fmt::Write;

/// Width and height of a lane.
pub const LANE: (f32, f32) = (320.0, 38.0);

/// The floor between the fort and the boat.
const FLOOR: Rect = Rect::new(26.0, 27.0, 262.0, 8.0);
const HIGH: f32 = 23.0;

/// Draws the way of one seat from the fort to the boat, with its pirates where they stand. Needs
/// [`crate::defs`].
pub fn lane(seat: Seat, places: [Place; 6], palette: &Palette) -> String {
    fort(palette) + &floor(palette) + &crew(seat, places) + &boat(palette)
}

fn crew(seat: Seat, places: [Place; 6]) -> String {
    let figure = |(at, place): (usize, &Place)| {
        let group = places.iter().filter(|other| *other == place).count();
        let before = places[..at].iter().filter(|other| *other == place).count();
        let shift = (before as f32 - (group as f32 - 1.0) / 2.0) * 4.0;
        pirate(seat, foot(*place) + shift, FLOOR.y + 3.0, HIGH, Look::default())
    };
    places.iter().enumerate().map(figure).collect()
}

/// Returns the x of a place.
fn foot(place: Place) -> f32 {
    match place {
        Place::FORT => 13.0,
        Place::BOAT => 304.0,
        space => FLOOR.x + FLOOR.w * (f32::from(space.number()) - 0.5) / 36.0,
    }
}

/// Draws the six segments in the light of their places.
fn floor(palette: &Palette) -> String {
    let slab = |at: usize| {
        let wide = FLOOR.w / 6.0;
        let look = format!(
            "fill=\"{}\" stroke=\"{}\" stroke-width=\"1.5\"",
            palette.slabs[at], palette.ink
        );
        rect(FLOOR.x + at as f32 * wide, FLOOR.y, wide, FLOOR.h, 1.5, &look)
    };
    let mut spaces = String::new();
    for space in Place::spaces() {
        let _ = write!(spaces, "M{} {}v1", n(foot(space)), n(FLOOR.y + 5.5));
    }
    (0..6).map(slab).collect::<String>() + &line(&spaces, palette.edges[3], 1.4)
}

fn fort(palette: &Palette) -> String {
    cut("M1 36V7H6V12H10.5V7H15.5V12H20V7H25V36Z", palette.wall[0], palette.ink, 2.0)
}

fn boat(palette: &Palette) -> String {
    cut(
        "M288 26C294 29 313 29 319 25C319 33 314 37 308 37H298C292 37 288 33 288 26Z",
        palette.wood[0],
        palette.ink,
        2.0,
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::palette::Theme;

    #[test]
    fn farther_is_farther_right_and_all_six_are_drawn() {
        let mut places: Vec<Place> = (0..=37).filter_map(Place::new).collect();
        let feet: Vec<f32> = places.iter().map(|place| foot(*place)).collect();
        assert!(feet.is_sorted() && feet.iter().all(|x| (0.0..LANE.0).contains(x)));
        places.truncate(3);
        let standing = [places[0], places[0], places[1], places[2], Place::BOAT, Place::BOAT];
        let drawn = lane(Seat::FIRST, standing, Theme::Dark.palette());
        assert_eq!(drawn.matches("class=\"pirate seat-0\"").count(), 6);
    }
}

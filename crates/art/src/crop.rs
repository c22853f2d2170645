//! The tunnel without the table around it: whole for a page that has its own cards and panels, or
//! a few of its rows for a diagram.

use crate::board::{BoardOptions, defs, scene};
use crate::geometry::{Layout, Rect};
use crate::svg::n;
use cartagena::{Observation, Place};

/// Draws the rows of the tunnel around some places, as a complete picture.
pub fn crop_svg(seen: &Observation, options: &BoardOptions, places: &[Place]) -> String {
    let area = options.layout.around(places);
    let body = defs() + &scene(seen, options, options.theme.palette());
    let size = format!("width=\"{}\" height=\"{}\"", n(area.w), n(area.h));
    framed(area, &format!("xmlns=\"http://www.w3.org/2000/svg\" {size}"), &body)
}

fn framed(area: Rect, attributes: &str, body: &str) -> String {
    let (x, y, w, h) = (n(area.x), n(area.y), n(area.w), n(area.h));
    format!("<svg {attributes} viewBox=\"{x} {y} {w} {h}\">{body}</svg>")
}

impl Layout {
    /// Returns the part of the scene with the rows of these places, in full width; the whole scene
    /// for none.
    pub fn around(self, places: &[Place]) -> Rect {
        let scene = self.scene();
        let rows = places.iter().map(|place| self.row_of(*place));
        let margin = (self.tile().1 * 0.09).min(6.0);
        let Some((top, bottom)) = rows.reduce(|a, b| (a.0.min(b.0), a.1.max(b.1))) else {
            return scene;
        };
        let (top, bottom) = ((top - margin).max(scene.y), (bottom + margin).min(scene.bottom()));
        Rect::new(scene.x, top, scene.w, bottom - top)
    }

    /// Returns the upper and lower edge of a place's row.
    fn row_of(self, place: Place) -> (f32, f32) {
        let area = self.area(place);
        let scene = self.scene();
        match place {
            Place::FORT => (scene.y, area.bottom()),
            Place::BOAT => (area.y, scene.bottom()),
            _ => (area.y, area.bottom()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(number: u8) -> Place {
        Place::new(number).expect("a place")
    }

    #[test]
    fn a_part_holds_its_places_and_stays_in_the_scene() {
        for layout in [Layout::Phone, Layout::Wide] {
            for (from, to) in [(0, 7), (6, 24), (9, 23), (12, 18), (17, 37), (0, 37)] {
                let part = layout.around(&[place(from), place(to)]);
                assert!(layout.scene().holds(part), "{layout:?} {from} {to}");
                for number in [from, to].into_iter().filter(|number| (1..37).contains(number)) {
                    assert!(part.holds(layout.area(place(number))), "{layout:?} {number}");
                }
            }
        }
    }

    #[test]
    fn a_part_is_no_larger_than_it_must_be() {
        let scene = Layout::Phone.scene();
        assert_eq!(Layout::Phone.around(&[]), scene);
        assert!(Layout::Phone.around(&[place(6), place(8)]).h < scene.h / 3.0);
    }
}

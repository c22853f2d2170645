//! The tunnel without the table around it: whole for a page that has its own cards and panels, or
//! a few of its rows for a diagram.

use crate::board::{BoardOptions, defs, scene};
use crate::geometry::{Layout, Rect};
use crate::pirates::{Look, pirate};
use crate::svg::{group, n};
use cartagena::{Observation, Place, Seat};
use std::fmt::Write;

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

/// Draws a pirate that hops from place to place within `time` milliseconds and stays where it
/// lands, as a picture to be laid over the scene. Needs [`defs`] in the document.
pub fn hop(layout: Layout, seat: Seat, stones: &[Place], look: Look, time: u32) -> String {
    let high = layout.tile().1 * 0.63;
    let motion = format!(
        "<animateMotion path=\"{}\" dur=\"{time}ms\" fill=\"freeze\"/>",
        arcs(layout, stones)
    );
    let body = group("class=\"hopping\"", &(pirate(seat, 0.0, 0.0, high, look) + &motion));
    framed(layout.scene(), "class=\"hop\" focusable=\"false\"", &body)
}

/// Returns the path of jumps from place to place.
fn arcs(layout: Layout, stones: &[Place]) -> String {
    let (_, tall) = layout.tile();
    let mut d = String::new();
    let mut last: Option<(f32, f32)> = None;
    for (x, y) in stones.iter().map(|place| landing_point(layout, *place)) {
        let _ = match last {
            None => write!(d, "M{} {}", n(x), n(y)),
            Some((from, low)) => {
                let (middle, peak) = ((from + x) / 2.0, low.min(y) - tall * 0.75);
                write!(d, "Q{} {} {} {}", n(middle), n(peak), n(x), n(y))
            }
        };
        last = Some((x, y));
    }
    d
}

/// Returns the point where a pirate's feet land; at the fort it is the gate, at the boat the plank.
fn landing_point(layout: Layout, place: Place) -> (f32, f32) {
    match place {
        Place::FORT => (layout.gate().centre().0, layout.gate().bottom()),
        Place::BOAT => layout.boarding(),
        space => (layout.centre(space).0, layout.area(space).bottom()),
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

    #[test]
    fn a_hop_begins_and_ends_on_its_stones() {
        let d = arcs(Layout::Phone, &[place(1), place(6), place(7)]);
        let (first, last) =
            (landing_point(Layout::Phone, place(1)), landing_point(Layout::Phone, place(7)));
        assert!(d.starts_with(&format!("M{} {}", n(first.0), n(first.1))), "{d}");
        assert!(d.ends_with(&format!("{} {}", n(last.0), n(last.1))), "{d}");
        assert_eq!(d.matches('Q').count(), 2);
    }
}

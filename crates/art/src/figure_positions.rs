//! The points where figures stand: alone or in a crowd on a space, and the crews at the fort and in the boat.

use crate::geometry::Layout;
use crate::pirates::{self, Look, pirate};
use cartagena::{Place, Seat};

/// The point where a figure stands, and its height.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FigurePosition {
    /// The middle of its feet.
    pub x: f32,
    /// The ground under them.
    pub y: f32,
    /// From the ground to the top of the hat.
    pub height: f32,
}

/// The feet of one, two and three figures on a medallion, from its middle and in widths of a tile:
/// alone in the middle, two left and right, three in a triangle with the one behind first.
const FEET: [&[(f32, f32)]; 3] = [
    &[(0.0, GROUND)],
    &[(-0.22, 0.32), (0.22, 0.32)],
    &[(0.0, 0.11), (-0.22, 0.325), (0.22, 0.325)],
];

/// The ground under a single figure, below the middle of its space, in widths of a tile.
const GROUND: f32 = 0.37;

/// Returns the positions of up to three figures on a space. All stand on its medallion.
pub fn figure_positions(layout: Layout, space: Place, count: usize) -> Vec<FigurePosition> {
    let (tile, crowd) = (layout.area(space), count.clamp(1, 3) - 1);
    let (x, y) = tile.centre();
    let stand = |(right, down): &(f32, f32)| FigurePosition {
        x: x + right * tile.w,
        y: y + down * tile.w,
        height: if crowd == 0 { tile.h * 0.55 } else { tile.w * 0.44 },
    };
    FEET[crowd].iter().map(stand).collect()
}

impl Layout {
    /// Returns the distance from the middle of a space down to the feet of a single figure.
    pub const fn ground(self) -> f32 {
        self.tile().0 * GROUND
    }
}

/// Draws a seat's pirates at the fort or in the boat: one figure and their number.
pub(crate) fn crew_with_count(
    seat: Seat,
    count: u8,
    foot: (f32, f32),
    high: f32,
    look: Look,
    faint: &str,
) -> String {
    if count == 0 && !look.ghost {
        pirates::absent(seat, foot.0, foot.1, high, faint)
    } else {
        pirate(seat, foot.0, foot.1, high, look)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::Rect;
    use crate::pirates::{HEIGHT, WIDTH};
    use crate::tunnel::{MEDAL, seal_centre};

    /// Returns half the width of a figure's hat with its outline.
    fn half(foot: &FigurePosition) -> f32 {
        foot.height / HEIGHT * (WIDTH + 6.0) / 2.0
    }

    fn every_crowd(check: impl Fn(Rect, &[FigurePosition])) {
        for layout in [Layout::Phone, Layout::Wide] {
            for count in 1..=3 {
                let feet = figure_positions(layout, Place::FIRST, count);
                assert_eq!(feet.len(), count);
                check(layout.area(Place::FIRST), &feet);
            }
        }
    }

    #[test]
    fn figures_stand_inside_their_own_space_with_their_feet_on_the_medallion() {
        every_crowd(|tile, feet| {
            let (x, y) = tile.centre();
            for foot in feet {
                assert!(foot.x - half(foot) >= tile.x && foot.x + half(foot) <= tile.right());
                assert!(foot.y - foot.height >= tile.y);
                let sole = (foot.x - x).abs() + foot.height / HEIGHT * 14.0;
                assert!(sole.hypot(foot.y - y) <= tile.w * MEDAL / 2.0 + 0.5, "{foot:?}");
            }
            let middle: f32 = feet.iter().map(|foot| foot.x).sum::<f32>() / feet.len() as f32;
            assert!((middle - x).abs() < 0.01);
        });
    }

    #[test]
    fn no_hat_hides_another() {
        every_crowd(|_, feet| {
            for (index, a) in feet.iter().enumerate() {
                for b in &feet[..index] {
                    let hat = a.height * 26.0 / HEIGHT;
                    let beside = (a.x - b.x).abs() >= half(a) + half(b);
                    assert!(beside || (a.y - b.y).abs() >= hat, "{a:?} {b:?}");
                }
            }
        });
    }

    #[test]
    fn the_seal_stays_on_its_space_and_leaves_the_heads_free() {
        every_crowd(|tile, feet| {
            let ((x, y), r) = (seal_centre(tile), tile.w * 0.195);
            assert!(tile.holds(Rect::new(x - r, y - r, 2.0 * r, 2.0 * r)));
            for foot in feet {
                let face = (foot.x, foot.y - foot.height * 0.6);
                assert!((face.0 - x).hypot(face.1 - y) > r, "{foot:?}");
            }
        });
    }
}

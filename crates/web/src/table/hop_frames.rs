//! The way of a hopping figure through the air, frame by frame.

use cartagena::Place;
use cartagena_art::{FigurePosition, Layout, PIRATE_HEIGHT, path_between};

/// A figure at one moment of its way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HopFrame {
    /// The middle of its feet.
    pub x: f32,
    /// The y coordinate of its feet, growing downwards.
    pub y: f32,
    /// Its width and height.
    pub size: (f32, f32),
}

impl HopFrame {
    /// Returns the frame of a standing figure.
    pub fn standing(foot: FigurePosition) -> HopFrame {
        let size = foot.height / PIRATE_HEIGHT;
        HopFrame { x: foot.x, y: foot.y, size: (size, size) }
    }

    /// Returns the transform that puts a figure there.
    pub fn transform(&self) -> String {
        let (wide, tall) = self.size;
        format!("translate({:.2}px,{:.2}px) scale({wide:.4},{tall:.4})", self.x, self.y)
    }
}

/// Number of frames in each leg of the path.
const FRAMES_PER_LEG: usize = 8;

/// Returns the frames of a hop over these places, from one position to another.
pub fn hop_frames(
    layout: Layout,
    treads: &[Place],
    from: FigurePosition,
    to: FigurePosition,
) -> Vec<HopFrame> {
    let mut frames = vec![HopFrame::standing(from)];
    for (at, pair) in treads.windows(2).enumerate() {
        let mut points = ground(layout, pair[0], pair[1]);
        if at == 0 {
            points.splice(..replaced_points(pair[0]), [(from.x, from.y)]);
        }
        if at + 2 == treads.len() {
            points.truncate(points.len() - replaced_points(pair[1]));
            points.push((to.x, to.y));
        }
        let size = |part: f32| {
            let whole = (at as f32 + part) / (treads.len() - 1) as f32;
            (from.height + (to.height - from.height) * whole) / PIRATE_HEIGHT
        };
        frames.extend(leg(layout, &points, size));
    }
    land(&mut frames, layout);
    frames
}

/// Returns the number of points of a path that the figure's own position replaces: one at a space;
/// none at fort and boat, where gate and plank come before cell and bench.
fn replaced_points(place: Place) -> usize {
    usize::from(place.is_space())
}

/// Returns the ground along the way, on the medallions.
fn ground(layout: Layout, from: Place, to: Place) -> Vec<(f32, f32)> {
    let sink = layout.ground();
    path_between(layout, from, to).into_iter().map(|(x, y)| (x, y + sink)).collect()
}

/// Returns the frames of one jump over the ground.
fn leg(layout: Layout, points: &[(f32, f32)], size: impl Fn(f32) -> f32) -> Vec<HopFrame> {
    let length = length(points);
    let lift = (length * 0.32).min(layout.tile().1 * 0.8);
    let frame = |step: usize| {
        let part = step as f32 / FRAMES_PER_LEG as f32;
        let (x, y) = along(points, part * length);
        let size = size(part);
        HopFrame { x, y: y - 4.0 * lift * part * (1.0 - part), size: (size, size) }
    };
    (1..=FRAMES_PER_LEG).map(frame).collect()
}

fn length(points: &[(f32, f32)]) -> f32 {
    points.windows(2).map(|pair| (pair[1].0 - pair[0].0).hypot(pair[1].1 - pair[0].1)).sum()
}

/// Returns the point at a distance along a line of points.
fn along(points: &[(f32, f32)], distance: f32) -> (f32, f32) {
    let mut rest = distance;
    for pair in points.windows(2) {
        let [(x, y), (u, v)] = [pair[0], pair[1]];
        let long = (u - x).hypot(v - y);
        if rest <= long && long > 0.0 {
            return (x + (u - x) * rest / long, y + (v - y) * rest / long);
        }
        rest -= long;
    }
    points.last().copied().unwrap_or_default()
}

/// Adds the landing: the knees give way, then the figure stands.
fn land(frames: &mut Vec<HopFrame>, layout: Layout) {
    let Some(last) = frames.last().copied() else { return };
    let (wide, tall) = last.size;
    let low =
        HopFrame { y: last.y + layout.tile().1 * 0.02, size: (wide * 1.1, tall * 0.84), ..last };
    frames.extend([low, low, last]);
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena_art::{boat_figure_position, figure_positions, fort_figure_position};

    fn places(numbers: &[u8]) -> Vec<Place> {
        numbers.iter().filter_map(|number| Place::new(*number)).collect()
    }

    fn foot(layout: Layout, number: u8) -> FigurePosition {
        match number {
            0 => fort_figure_position(layout, 0),
            37 => boat_figure_position(layout, 0, 2),
            space => figure_positions(layout, places(&[space])[0], 1)[0],
        }
    }

    fn hop(layout: Layout, treads: &[u8]) -> Vec<HopFrame> {
        let ends = (treads[0], treads[treads.len() - 1]);
        hop_frames(layout, &places(treads), foot(layout, ends.0), foot(layout, ends.1))
    }

    #[test]
    fn it_begins_and_ends_on_its_feet() {
        for layout in [Layout::Phone, Layout::Wide] {
            for treads in [&[9, 12, 17, 23][..], &[18, 12], &[0, 7], &[30, 37], &[37, 20]] {
                let frames = hop(layout, treads);
                let (from, to) = (treads[0], treads[treads.len() - 1]);
                assert_eq!(frames[0], HopFrame::standing(foot(layout, from)));
                let last = frames[frames.len() - 1];
                let end = HopFrame::standing(foot(layout, to));
                assert!((last.x - end.x).abs() < 0.1 && (last.y - end.y).abs() < 0.1, "{treads:?}");
            }
        }
    }

    #[test]
    fn it_touches_the_ground_where_it_treads_and_flies_between() {
        let layout = Layout::Phone;
        let frames = hop(layout, &[1, 3, 5]);
        let low = layout.centre(places(&[3])[0]).1 + layout.ground();
        assert!((frames[FRAMES_PER_LEG].y - low).abs() < 1.0);
        assert!((frames[FRAMES_PER_LEG].x - layout.centre(places(&[3])[0]).0).abs() < 0.1);
        assert!(frames[FRAMES_PER_LEG / 2].y < low - 10.0);
    }

    #[test]
    fn it_follows_the_tunnel_round_the_turn() {
        let layout = Layout::Phone;
        let frames = hop(layout, &[2, 11]);
        let edge = layout.centre(places(&[6])[0]).0;
        let farthest = frames.iter().map(|frame| frame.x).fold(0.0, f32::max);
        assert!(farthest > edge - 12.0);
    }
}

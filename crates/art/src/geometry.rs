//! The geometry of the board, for the picture, for touch areas and for animation.

use cartagena::Place;

/// An area of the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rect {
    /// Left edge.
    pub x: f32,
    /// Upper edge.
    pub y: f32,
    /// Width.
    pub w: f32,
    /// Height.
    pub h: f32,
}

impl Rect {
    /// Returns the area with this corner and size.
    pub const fn new(x: f32, y: f32, w: f32, h: f32) -> Rect {
        Rect { x, y, w, h }
    }

    /// Returns the x of the right edge.
    pub const fn right(self) -> f32 {
        self.x + self.w
    }

    /// Returns the y of the lower edge.
    pub const fn bottom(self) -> f32 {
        self.y + self.h
    }

    /// Returns the centre.
    pub const fn centre(self) -> (f32, f32) {
        (self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    /// Returns whether the two areas share more than an edge.
    pub fn overlaps(self, other: Rect) -> bool {
        self.x < other.right()
            && other.x < self.right()
            && self.y < other.bottom()
            && other.y < self.bottom()
    }

    /// Returns whether `other` lies inside, edges included.
    pub fn holds(self, other: Rect) -> bool {
        self.x <= other.x
            && self.y <= other.y
            && other.right() <= self.right()
            && other.bottom() <= self.bottom()
    }

    /// Returns the area without a margin on all sides.
    #[must_use]
    pub fn inset(self, by: f32) -> Rect {
        Rect::new(self.x + by, self.y + by, self.w - 2.0 * by, self.h - 2.0 * by)
    }
}

/// One of the two layouts of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Layout {
    /// Upright, 360 by 640: six rows of one segment.
    Phone,
    /// Lying, 1280 by 720: three rows of two segments. The default.
    #[default]
    Wide,
}

/// A turn of the tunnel, where the row above leads into the row below at one end.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Turning {
    /// The last space before it.
    pub from: Place,
    /// The x of the edge of the slabs on that side.
    pub edge: f32,
    /// The middle of the upper row.
    pub upper: f32,
    /// The middle of the lower row.
    pub lower: f32,
    /// True if it bulges to the right.
    pub right: bool,
}

/// The measures in which the layouts differ.
struct Measures {
    size: (f32, f32),
    tile: (f32, f32),
    origin: (f32, f32),
    pitch: f32,
    segments: u8,
    joint: f32,
}

const PHONE: Measures = Measures {
    size: (360.0, 640.0),
    tile: (51.0, 54.0),
    origin: (27.0, 133.0),
    pitch: 57.5,
    segments: 1,
    joint: 0.0,
};

const WIDE: Measures = Measures {
    size: (1280.0, 720.0),
    tile: (66.0, 80.0),
    origin: (226.0, 94.0),
    pitch: 112.0,
    segments: 2,
    joint: 10.0,
};

impl Layout {
    const fn measures(self) -> &'static Measures {
        match self {
            Layout::Phone => &PHONE,
            Layout::Wide => &WIDE,
        }
    }

    /// Returns width and height of the picture's `viewBox`, which starts at 0 0.
    pub const fn size(self) -> (f32, f32) {
        self.measures().size
    }

    /// Returns width and height of a space.
    pub const fn tile(self) -> (f32, f32) {
        self.measures().tile
    }

    /// Returns row, and column counted from the left, of a space's index from 0 to 35.
    fn cell(self, index: u8) -> (u8, u8) {
        let length = 6 * self.measures().segments;
        let (row, step) = (index / length, index % length);
        (row, if row.is_multiple_of(2) { step } else { length - 1 - step })
    }

    fn tile_at(self, index: u8) -> Rect {
        let Measures { tile, origin, pitch, joint, .. } = self.measures();
        let (row, column) = self.cell(index);
        let x = origin.0 + f32::from(column) * tile.0 + f32::from(column / 6) * joint;
        Rect::new(x, origin.1 + f32::from(row) * pitch, tile.0, tile.1)
    }

    /// Returns the area of a place: a space's tile, or the whole fort or boat.
    pub fn area(self, place: Place) -> Rect {
        match place {
            Place::FORT => self.fort(),
            Place::BOAT => self.boat(),
            space => self.tile_at(space.number() - 1),
        }
    }

    /// Returns the centre of a place.
    pub fn centre(self, place: Place) -> (f32, f32) {
        self.area(place).centre()
    }

    /// Returns the centres of the places from one to another, both included, forwards or backwards.
    pub fn path(self, from: Place, to: Place) -> Vec<(f32, f32)> {
        let (low, high) = (from.min(to).number(), from.max(to).number());
        let mut points: Vec<_> =
            (low..=high).filter_map(Place::new).map(|place| self.centre(place)).collect();
        if to < from {
            points.reverse();
        }
        points
    }

    /// Returns the area of the slab under one of the six segments, a little larger than its spaces.
    pub fn slab(self, segment: usize) -> Rect {
        let first = (segment.min(5) * 6) as u8;
        let (a, b) = (self.tile_at(first), self.tile_at(first + 5));
        let margin = if self == Layout::Phone { 1.5 } else { 4.0 };
        Rect::new(a.x.min(b.x), a.y, 6.0 * a.w, a.h).inset(-margin)
    }

    /// Returns the turns of the tunnel, from the fort on.
    pub fn turnings(self) -> Vec<Turning> {
        let length = 6 * self.measures().segments;
        (1..36 / length).filter_map(|row| self.turning(row * length)).collect()
    }

    fn turning(self, last: u8) -> Option<Turning> {
        let right = (last / (6 * self.measures().segments)) % 2 == 1;
        let (slab, tile) = (self.slab(usize::from(last - 1) / 6), self.tile_at(last));
        Some(Turning {
            from: Place::new(last)?,
            edge: if right { slab.right() } else { slab.x },
            upper: slab.centre().1,
            lower: tile.centre().1,
            right,
        })
    }

    /// Returns the area of the whole scene: fort, tunnel and sea.
    pub const fn scene(self) -> Rect {
        match self {
            Layout::Phone => Rect::new(0.0, 80.0, 360.0, 456.0),
            Layout::Wide => Rect::new(0.0, 0.0, 1280.0, 440.0),
        }
    }

    /// Returns the area of the fort.
    pub const fn fort(self) -> Rect {
        match self {
            Layout::Phone => Rect::new(0.0, 80.0, 360.0, 51.0),
            Layout::Wide => Rect::new(8.0, 44.0, 172.0, 372.0),
        }
    }

    /// Returns the area of the gate in the fort, next to the first space.
    pub const fn gate(self) -> Rect {
        match self {
            Layout::Phone => Rect::new(31.0, 90.0, 43.0, 41.0),
            Layout::Wide => Rect::new(104.0, 96.0, 70.0, 94.0),
        }
    }

    /// Returns the area of the boat with the pirates in it.
    pub const fn boat(self) -> Rect {
        match self {
            Layout::Phone => Rect::new(20.0, 477.0, 224.0, 55.0),
            Layout::Wide => Rect::new(1066.0, 300.0, 200.0, 118.0),
        }
    }

    /// Returns the point where pirates step into the boat.
    pub const fn boarding(self) -> (f32, f32) {
        match self {
            Layout::Phone => (52.5, 491.0),
            Layout::Wide => (1060.0, 366.0),
        }
    }

    /// Returns the point of the horizon where the light of the moon on the water begins.
    pub const fn moonlight(self) -> (f32, f32) {
        match self {
            Layout::Phone => (304.0, 497.0),
            Layout::Wide => (1188.0, 250.0),
        }
    }

    /// Returns the area of the open row with the piles beside it.
    pub const fn cards(self) -> Rect {
        match self {
            Layout::Phone => Rect::new(4.0, 539.0, 352.0, 33.0),
            Layout::Wide => Rect::new(12.0, 450.0, 1256.0, 92.0),
        }
    }

    /// Returns the areas of the seats' panels: on the phone the large one comes last and the others
    /// are a strip above the scene.
    pub fn panels(self, seats: usize) -> Vec<Rect> {
        match self {
            Layout::Phone => phone_panels(seats),
            Layout::Wide => wide_panels(seats),
        }
    }
}

fn phone_panels(seats: usize) -> Vec<Rect> {
    let others = seats.saturating_sub(1).max(1);
    let height = (76.0 / others as f32).min(30.0);
    let top = 79.0 - height * others as f32;
    let strip = (0..others).map(|at| Rect::new(4.0, top + at as f32 * height, 352.0, height - 1.5));
    strip.chain([Rect::new(4.0, 575.0, 352.0, 62.0)]).collect()
}

fn wide_panels(seats: usize) -> Vec<Rect> {
    let (gap, seats) = (10.0, seats.max(1));
    let width = ((1256.0 - gap * (seats - 1) as f32) / seats as f32).min(320.0);
    let left = 640.0 - (width * seats as f32 + gap * (seats - 1) as f32) / 2.0;
    (0..seats).map(|at| Rect::new(left + at as f32 * (width + gap), 552.0, width, 158.0)).collect()
}

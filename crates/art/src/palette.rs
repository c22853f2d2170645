//! The few inks of the woodcut, by night and by day.

use cartagena::Seat;

/// The dark or the light version of the pictures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// Night: lantern light on stone. The default.
    #[default]
    Dark,
    /// Day: the sun on warm stone.
    Light,
}

/// Every colour of a picture, as `#rrggbb`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// Behind everything.
    pub ground: &'static str,
    /// The rock that the tunnel is cut into, and the cuts in it.
    pub rock: [&'static str; 2],
    /// All bold outlines.
    pub ink: &'static str,
    /// The six slabs: torch-lit near the fort, moonlit near the sea; by day from red to pale stone.
    pub slabs: [&'static str; 6],
    /// The light edge of each slab.
    pub edges: [&'static str; 6],
    /// The medallions on each slab.
    pub papers: [&'static str; 6],
    /// A symbol on a medallion, and one with pirates before it.
    pub symbol: [&'static str; 2],
    /// Space numbers and direction marks on the slabs.
    pub mark: &'static str,
    /// A player's panel.
    pub panel: &'static str,
    /// Words and numbers on ground and panels.
    pub words: &'static str,
    /// Quieter words and lines.
    pub quiet: &'static str,
    /// A flame, and its heart.
    pub flame: [&'static str; 2],
    /// A lamp that has gone out.
    pub spent: &'static str,
    /// The sky, and the cuts of light or the clouds in it.
    pub sky: [&'static str; 2],
    /// The sea, and the crests on it.
    pub sea: [&'static str; 2],
    /// The moon or, by day, the sun, and its light on the water.
    pub moon: &'static str,
    /// True by day: sun, clouds and gulls instead of moon, cuts of light and stars.
    pub day: bool,
    /// The fort's wall and the cuts in it.
    pub wall: [&'static str; 2],
    /// Shadows: niches, the gate, the inside of the boat.
    pub shadow: &'static str,
    /// Wood, and its grain.
    pub wood: [&'static str; 2],
    /// A card's face and what is printed on it.
    pub card: [&'static str; 2],
    /// A card's back and its pattern.
    pub back: [&'static str; 2],
    /// The rim around the viewer's own pirates.
    pub own_rim: &'static str,
    /// Rings around places to advance to.
    pub glow: &'static str,
    /// Rings around places to retreat to.
    pub retreat: &'static str,
}

const INK: &str = "#0B0D13";

/// Colour of the fine pale line around every figure, as a cutter leaves it between two dark areas.
pub const HALO: &str = "#F3E4BC";
const CARD: [&str; 2] = ["#F3E4BC", "#1C1512"];

const DARK: Palette = Palette {
    ground: "#0E1420",
    rock: ["#151D2C", "#25314A"],
    ink: INK,
    slabs: ["#5C3826", "#573E2C", "#4E4233", "#434440", "#37464C", "#2C4658"],
    edges: ["#A0643A", "#946A42", "#857053", "#74766C", "#617A80", "#4F7B94"],
    papers: ["#F0CB8E", "#EFD198", "#ECD7A8", "#E7DBB8", "#E1DEC8", "#DAE0D6"],
    symbol: ["#1C1512", "#5C4D3C"],
    mark: "#F6E7C2",
    panel: "#182133",
    words: "#F3E4BC",
    quiet: "#A9A48F",
    flame: ["#F2A93B", "#FFE9A8"],
    spent: "#3A435A",
    sky: ["#101A2E", "#2A3C5E"],
    sea: ["#0E2B3F", "#3F7C92"],
    moon: "#F4EFD6",
    day: false,
    wall: ["#3B3742", "#57505C"],
    shadow: "#0A0C12",
    wood: ["#7A4E2B", "#4A2D18"],
    card: CARD,
    back: ["#7C2D22", "#E2B36A"],
    own_rim: "#FFC83D",
    glow: "#FFD257",
    retreat: "#7FD3F0",
};

const LIGHT: Palette = Palette {
    ground: "#EFE3C6",
    rock: ["#E4CB9C", "#C7A470"],
    ink: "#17130F",
    slabs: ["#DB9163", "#DC9F6D", "#DCAD79", "#DAB987", "#D7C497", "#D2CBA7"],
    edges: ["#F5C49B", "#F6CEA6", "#F5D7B1", "#F4DFBE", "#F1E6CA", "#EEEAD6"],
    papers: ["#FDF0D2", "#FDF1D5", "#FDF2D8", "#FCF4DD", "#FBF5E2", "#FAF6E7"],
    symbol: ["#1C1512", "#6E5E4A"],
    mark: "#2A2018",
    panel: "#FAF2DC",
    words: "#241B14",
    quiet: "#6B5D49",
    flame: ["#E8902A", "#FFE9A8"],
    spent: "#857A64",
    sky: ["#AFD6E6", "#EFF7F3"],
    sea: ["#3F9DB2", "#CFEBEA"],
    moon: "#FFDE85",
    day: true,
    wall: ["#C9A57D", "#9E7A53"],
    shadow: "#221C1A",
    wood: ["#A9713F", "#6E4522"],
    card: CARD,
    back: ["#8E3325", "#F0C77F"],
    own_rim: "#FFC02E",
    glow: "#C77700",
    retreat: "#08648A",
};

impl Theme {
    /// Returns the colours of this theme.
    pub const fn palette(self) -> &'static Palette {
        match self {
            Theme::Dark => &DARK,
            Theme::Light => &LIGHT,
        }
    }
}

/// The colours that tell one seat's pirates from the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatColours {
    /// Coat and hat.
    pub colour: &'static str,
    /// A letter written on the coat.
    pub letter: &'static str,
    /// The line around coat and hat.
    pub outline: &'static str,
}

const SEAT_COLOURS: [SeatColours; 5] = [
    SeatColours { colour: "#0072B2", letter: "#FFFFFF", outline: INK },
    SeatColours { colour: "#D55E00", letter: INK, outline: INK },
    SeatColours { colour: "#F0E442", letter: INK, outline: INK },
    SeatColours { colour: "#009E73", letter: INK, outline: INK },
    SeatColours { colour: "#6B4226", letter: "#FFFFFF", outline: HALO },
];

/// Returns the colours of a seat's pirates; the same in both themes.
pub const fn seat_colours(seat: Seat) -> SeatColours {
    SEAT_COLOURS[seat.index()]
}

/// Returns the contrast ratio of two colours, 1 to 21, as WCAG defines it.
pub fn contrast(a: &str, b: &str) -> f32 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

fn luminance(colour: &str) -> f32 {
    let channel = |at: usize| {
        let value = colour.get(at..at + 2).and_then(|hex| u8::from_str_radix(hex, 16).ok());
        let value = f32::from(value.unwrap_or(0)) / 255.0;
        if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

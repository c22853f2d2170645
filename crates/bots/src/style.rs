//! How a search is done, table by table.

use cartagena::Variant;

/// How a search is done.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// From how many positions a turn goes on at each of its moves, at the root and further on.
    pub width: (usize, usize),
    /// How many turns a node considers, at the root and further on.
    pub turns: (usize, usize),
    /// How much it goes after what was looked at little.
    pub curiosity: f32,
    /// How far a first opinion may lie behind the best one before it counts for little.
    pub tolerance: f32,
    /// How it thinks of what comes after the turn.
    pub beyond: Beyond,
    /// How many places its trees may hold, a kilobyte or so each. When they are full, it looks on at
    /// what is there.
    pub room: usize,
}

/// How a search thinks of what comes after the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beyond {
    /// By a tree below each turn of the root, in so many deals of the cards that the viewer does not
    /// know: in one where all hands lie open.
    Trees {
        /// How many deals.
        deals: usize,
        /// Whether everybody's chance is judged by what they know themselves, and not all chances by
        /// what the mover knows.
        own: bool,
    },
    /// By dealing those cards anew for each look and letting everybody answer once.
    Answers,
}

/// From how many positions on trees are worth more than answers where next to nothing is known of
/// other hands.
const PATIENCE: u64 = 50_000;

/// Far more than fit into a second.
const ROOM: usize = 1 << 17;

impl Style {
    /// What won the most matches at such a table, with so many positions to look at. In trees it pays
    /// to look at many turns; where cards are dealt anew for every look, many looks at few turns say
    /// more.
    pub const fn of(variant: Variant, seats: usize, nodes: u64) -> Style {
        let (deals, own) = match (variant, seats) {
            (Variant::Tortuga, _) => (1, false),
            (Variant::Hispaniola, 2) => (32, false),
            (Variant::Jamaica, 2) if nodes >= PATIENCE => (64, true),
            _ => return Style::ANSWERS,
        };
        Style {
            width: (16, 8),
            turns: (16, 8),
            curiosity: 0.3,
            tolerance: 0.15,
            beyond: Beyond::Trees { deals, own },
            room: ROOM,
        }
    }

    const ANSWERS: Style = Style {
        width: (16, 8),
        turns: (12, 8),
        curiosity: 0.5,
        tolerance: 0.05,
        beyond: Beyond::Answers,
        room: ROOM,
    };
}

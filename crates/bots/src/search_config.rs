//! How a search is done, table by table.

use cartagena::Variant;

/// How a search is done.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchConfig {
    /// From how many positions a turn goes on at each of its moves, at the root and further on.
    pub beam_width: (usize, usize),
    /// How many turns a node considers, at the root and further on.
    pub candidates: (usize, usize),
    /// How much it goes after what was looked at little.
    pub c_puct: f32,
    /// How far a first opinion may lie behind the best one before it counts for little.
    pub prior_temperature: f32,
    /// How it thinks of what comes after the turn.
    pub lookahead: Lookahead,
    /// How many places its trees may hold, a kilobyte or so each. When they are full, it looks on at
    /// what is there.
    pub max_nodes: usize,
}

/// How a search thinks of what comes after the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lookahead {
    /// By a tree below each turn of the root, in so many deals of the cards that the viewer does not
    /// know: in one where all hands lie open.
    Mcts {
        /// How many deals.
        determinizations: usize,
        /// Whether everybody's chance is judged by what they know themselves, and not all chances by
        /// what the mover knows.
        own_knowledge: bool,
    },
    /// By dealing those cards anew for each look and letting everybody answer once.
    FlatMonteCarlo,
}

/// From how many positions on trees are worth more than answers where next to nothing is known of
/// other hands.
const MIN_HIDDEN_MCTS_NODES: u64 = 50_000;

/// Far more than fit into a second.
const MAX_NODES: usize = 1 << 17;

impl SearchConfig {
    /// What won the most matches at such a table, with so many positions to look at. In trees it pays
    /// to look at many turns; where cards are dealt anew for every look, many looks at few turns say
    /// more.
    pub const fn for_table(variant: Variant, seats: usize, nodes: u64) -> SearchConfig {
        let (deals, own) = match (variant, seats) {
            (Variant::Tortuga, _) => (1, false),
            (Variant::Hispaniola, 2) => (32, false),
            (Variant::Jamaica, 2) if nodes >= MIN_HIDDEN_MCTS_NODES => (64, true),
            _ => return SearchConfig::FLAT_MONTE_CARLO,
        };
        SearchConfig {
            beam_width: (16, 8),
            candidates: (16, 8),
            c_puct: 0.3,
            prior_temperature: 0.15,
            lookahead: Lookahead::Mcts { determinizations: deals, own_knowledge: own },
            max_nodes: MAX_NODES,
        }
    }

    const FLAT_MONTE_CARLO: SearchConfig = SearchConfig {
        beam_width: (16, 8),
        candidates: (12, 8),
        c_puct: 0.5,
        prior_temperature: 0.05,
        lookahead: Lookahead::FlatMonteCarlo,
        max_nodes: MAX_NODES,
    };
}

//! Search parameters for each kind of table.

use cartagena::Variant;

/// Parameters of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchConfig {
    /// Beam width: positions kept after each move of a turn, at the root and in deeper nodes.
    pub beam_width: (usize, usize),
    /// Number of candidate turns of a node, at the root and in deeper nodes.
    pub candidates: (usize, usize),
    /// Exploration constant of PUCT: the weight of rarely visited edges.
    pub c_puct: f32,
    /// Prior temperature: the distance in winning chance at which a candidate's prior falls by a
    /// factor of e.
    pub prior_temperature: f32,
    /// Method of looking beyond the turn.
    pub lookahead: Lookahead,
    /// Maximum number of tree nodes, about a kilobyte each. When the tree is full, the search goes
    /// on in the existing nodes.
    pub max_nodes: usize,
}

/// Method of looking beyond the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lookahead {
    /// MCTS in determinizations: deals of the cards that the viewer does not know. With open hands
    /// there is only one.
    Mcts {
        /// Number of determinizations.
        determinizations: usize,
        /// If true, each seat's chance is evaluated with that seat's own knowledge; otherwise all
        /// chances with the mover's knowledge.
        own_knowledge: bool,
    },
    /// Flat Monte Carlo over determinizations, one reply deep: each simulation deals the unknown
    /// cards anew and lets every seat reply once.
    FlatMonteCarlo,
}

/// Number of nodes from which MCTS is better than flat Monte Carlo where hands are hidden.
const MIN_HIDDEN_MCTS_NODES: u64 = 50_000;

/// More nodes than a search of one second creates.
const MAX_NODES: usize = 1 << 17;

impl SearchConfig {
    /// Returns the parameters that won the most matches at such a table with such a number of
    /// nodes. A tree profits from many candidates; flat Monte Carlo from many simulations of few
    /// candidates.
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

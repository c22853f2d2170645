//! Exact endgames for two seats with open cards.
//!
//! Between two layings of the row such a game hides nothing and leaves nothing to chance, so the end
//! of it can be proved. The solver looks for what each of the two can be sure of, turn by turn
//! deeper; when the two add up to one, that is the true winning chance (a drawn game counts one
//! half). Pirates that may leave the boat can go round for ever: what lies beyond the turns that are
//! looked through counts for nobody, and no value is given that was not proved.
//!
//! ```
//! use cartagena::Game;
//! use cartagena_bots::solver::{Limits, Solved, Solver};
//!
//! let game: Game = "tortuga BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
//!     36.37.37.37.37.37:B|0.0.0.0.0.0:DHKPS2 KHDSPBBDHKSS - 0.3".parse()?;
//! let solved = Solver::new().solve(game.position(), game.tunnel(), Limits::default(), &mut |_| false);
//! assert_eq!(solved, Solved::Exact(1.0));
//! # Ok::<(), cartagena::Fault>(())
//! ```

mod alpha_beta;
mod chance_nodes;
mod killers;
mod rated;
mod search;
mod search_state;
mod transposition_table;
mod turn_moves;
mod turn_walk;
mod win;

pub use rated::{RatedTurn, proved_best};

use alloc::boxed::Box;
use alloc::vec::Vec;
use cartagena::{Action, Position, Seat, Tunnel};
use search::{ProofSearch, SearchWindow, SolverMemory};
use search_state::SearchState;

/// Says how well the seat to move stands, to have promising turns tried first. It changes how long a
/// proof takes, never what is proved.
pub type MoveOrdering = Box<dyn FnMut(&Position) -> i32 + Send>;

/// Sums over chance are exact but for the last bits.
const ROUNDING: f64 = 1e-10;

/// How much may be done for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SolverLimits {
    /// Positions to look at.
    pub nodes: u64,
    /// Turns to look through, from the one to be played on.
    pub turns: u8,
    /// Different orders of a newly laid row to look at. If there are more, only its first cards are
    /// told apart, and what hangs on the others stays open.
    pub row_orders: u32,
}

impl Default for SolverLimits {
    /// About a second of work.
    fn default() -> SolverLimits {
        SolverLimits { nodes: 10_000_000, turns: 6, row_orders: 40 }
    }
}

/// Why there is no exact value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GaveUp {
    /// All nodes are used up.
    Nodes,
    /// It was told to stop.
    Stopped,
    /// Nothing more can be proved within the given number of turns.
    Turns,
    /// The same, but with more orders of a newly laid row it might be.
    Chance,
    /// Not a game of two seats with open cards.
    NotOpen,
}

/// What is known of a position: the winning chance of the seat to move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Solved {
    /// The true value.
    Exact(f32),
    /// It lies somewhere between the two.
    Unknown {
        /// It is no less.
        low: f32,
        /// It is no more.
        high: f32,
        /// What stood in the way.
        why: GaveUp,
    },
}

/// Solves endgames. It keeps its tables between questions, and what it has proved with them.
#[derive(Default)]
pub struct Solver {
    memory: SolverMemory,
    tunnel: Option<Tunnel>,
    nodes: u64,
}

impl Solver {
    /// A solver that goes by how far the pirates have come.
    pub fn new() -> Solver {
        Solver::default()
    }

    /// A solver that tries first what leaves the other seat where it stands badly.
    pub fn with_ordering(judge: impl FnMut(&Position) -> i32 + Send + 'static) -> Solver {
        let mut solver = Solver::default();
        solver.memory.ordering = Some(Box::new(judge));
        solver
    }

    /// How many nodes the last question took.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The winning chance of the seat to move, also in mid-turn. In a finished game it is that of
    /// the first seat.
    ///
    /// `stop` is told the nodes spent now and then and says whether to give up.
    pub fn solve(
        &mut self,
        position: &Position,
        tunnel: &Tunnel,
        limits: SolverLimits,
        stop: &mut dyn FnMut(u64) -> bool,
    ) -> Solved {
        if !is_supported(position) {
            return Solved::Unknown { low: 0.0, high: 1.0, why: GaveUp::NotOpen };
        }
        let mut search = self.start_search(tunnel, limits, stop);
        let solved = search.solve(&SearchState::new(*position));
        self.nodes = search.nodes;
        solved
    }

    /// Every different turn of the seat to move with bounds of its winning chance, the promising
    /// first. The work goes into all of them alike: first who loses at once, then who wins by force
    /// in the next turn, and so on, one turn deeper each time.
    pub fn rate_turns(
        &mut self,
        position: &Position,
        tunnel: &Tunnel,
        limits: SolverLimits,
        stop: &mut dyn FnMut(u64) -> bool,
    ) -> Vec<RatedTurn> {
        self.rate_turns_until(position, tunnel, limits, stop, &mut |_| false)
    }

    /// The same, but only until `enough` is known: it is asked after every change of a bound.
    pub fn rate_turns_until(
        &mut self,
        position: &Position,
        tunnel: &Tunnel,
        limits: SolverLimits,
        stop: &mut dyn FnMut(u64) -> bool,
        enough: &mut dyn FnMut(&[RatedTurn]) -> bool,
    ) -> Vec<RatedTurn> {
        if !is_supported(position) {
            return Vec::new();
        }
        let mut search = self.start_search(tunnel, limits, stop);
        let turns = search.rate_turns(&SearchState::new(*position), enough);
        self.nodes = search.nodes;
        turns
    }

    /// A turn that is proved to be as good as any, if there is one.
    pub fn best_turn(
        &mut self,
        position: &Position,
        tunnel: &Tunnel,
        limits: SolverLimits,
        stop: &mut dyn FnMut(u64) -> bool,
    ) -> Option<Vec<Action>> {
        let mut enough = |turns: &[RatedTurn]| proved_best(turns).is_some();
        let turns = self.rate_turns_until(position, tunnel, limits, stop, &mut enough);
        proved_best(&turns).map(|turn| turn.actions.clone())
    }

    fn start_search<'a>(
        &'a mut self,
        tunnel: &'a Tunnel,
        limits: SolverLimits,
        stop: &'a mut dyn FnMut(u64) -> bool,
    ) -> ProofSearch<'a> {
        if self.tunnel.as_ref() != Some(tunnel) {
            self.memory.table.clear();
            self.tunnel = Some(tunnel.clone());
        }
        self.memory.prepare(limits.row_orders);
        ProofSearch::new(&mut self.memory, tunnel, limits, stop)
    }
}

fn is_supported(position: &Position) -> bool {
    position.seats() == 2 && position.rules().variant.has_open_hands()
}

impl ProofSearch<'_> {
    fn solve(&mut self, state: &SearchState) -> Solved {
        let Some((mover, _)) = state.mover() else {
            return Solved::Exact(
                alpha_beta::outcome_value(state.position.outcome(), Seat::FIRST) as f32
            );
        };
        let mut bounds = ProofBounds::OPEN;
        for depth in 1..=self.limits.turns {
            bounds.raise(self.guaranteed_chance(state, mover, SearchWindow::whole(depth, 0)));
            bounds.lower(self.guaranteed_chance(
                state,
                opponent(mover),
                SearchWindow::whole(depth, 0),
            ));
            if bounds.are_closed() {
                return Solved::Exact(bounds.middle());
            }
        }
        let why = self.stopped.unwrap_or(if self.chance_limited {
            GaveUp::Chance
        } else {
            GaveUp::Turns
        });
        Solved::Unknown { low: bounds.low as f32, high: bounds.high as f32, why }
    }
}

fn opponent(seat: Seat) -> Seat {
    Seat::first_n(2).find(|one| *one != seat).unwrap_or(Seat::FIRST)
}

/// Between what a seat and its opponent can be sure of.
#[derive(Clone, Copy, Debug)]
struct ProofBounds {
    low: f64,
    high: f64,
}

impl ProofBounds {
    const OPEN: ProofBounds = ProofBounds { low: 0.0, high: 1.0 };

    fn raise(&mut self, sure: f64) {
        self.low = self.low.max(sure);
    }

    fn lower(&mut self, sure_for_other: f64) {
        self.high = self.high.min(1.0 - sure_for_other);
    }

    fn are_closed(self) -> bool {
        self.high - self.low < 1e-7
    }

    fn middle(self) -> f32 {
        ((self.low + self.high) / 2.0) as f32
    }
}

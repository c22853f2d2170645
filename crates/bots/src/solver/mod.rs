//! Exact endgames for two seats with open hands: a proof search by alpha-beta with a transposition
//! table, killer moves and chance nodes.
//!
//! Between two deals of the row such a game has no hidden information and no chance, so its end can
//! be proved. The solver looks for the winning chance that each of the two seats can guarantee,
//! with iterative deepening by turns; when the two add up to one, the value is exact (a draw counts
//! one half). Pirates that may leave the boat can move in circles for ever: everything beyond the
//! searched turns counts as unproved, and no value is returned that was not proved.
//!
//! ```
//! use cartagena::Game;
//! use cartagena_bots::solver::{Solved, Solver, SolverLimits};
//!
//! let game: Game = "tortuga BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
//!     36.37.37.37.37.37:B|0.0.0.0.0.0:DHKPS2 KHDSPBBDHKSS - 0.3".parse()?;
//! let limits = SolverLimits::default();
//! let solved = Solver::new().solve(game.position(), game.tunnel(), limits, &mut |_| false);
//! assert_eq!(solved, Solved::Exact(1.0));
//! # Ok::<(), cartagena::Fault>(())
//! ```
#![allow(
    clippy::cast_possible_truncation,
    reason = "hot code: rows, pirates and places are small, hashes are cut to an index, and values are reported in single precision"
)]

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
use core::fmt;
use search::{ProofSearch, SearchWindow, SolverMemory};
use search_state::SearchState;

/// Heuristic for move ordering: the standing of the seat to move. It changes how long a proof
/// takes, never its result.
pub type MoveOrdering = Box<dyn FnMut(&Position) -> i32 + Send>;

/// Tolerance for rounding in sums over chance.
const ROUNDING: f64 = 1e-10;

/// Limits of a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SolverLimits {
    /// Maximum number of searched positions.
    pub nodes: u64,
    /// Maximum depth in turns, including the current one.
    pub turns: u8,
    /// Maximum number of different orders of a new row. If there are more, only its first cards are
    /// distinguished, and everything that depends on the others stays unproved.
    pub row_orders: u32,
}

impl Default for SolverLimits {
    /// Returns limits for about a second of work.
    fn default() -> SolverLimits {
        SolverLimits { nodes: 10_000_000, turns: 6, row_orders: 40 }
    }
}

/// Reason why there is no exact value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GaveUp {
    /// The limit of nodes is reached.
    Nodes,
    /// The caller asked to stop.
    Stopped,
    /// Nothing more can be proved within the limit of turns.
    Turns,
    /// Nothing more can be proved within the limit of row orders.
    Chance,
    /// The game does not have two seats and open hands.
    NotOpen,
}

/// Result of a proof: the winning chance of the seat to move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Solved {
    /// The exact value.
    Exact(f32),
    /// Bounds of the value.
    Unknown {
        /// Lower bound.
        low: f32,
        /// Upper bound.
        high: f32,
        /// Reason why the value is not exact.
        why: GaveUp,
    },
}

/// Solver of endgames. It keeps its transposition table from one question to the next.
#[derive(Default)]
pub struct Solver {
    memory: SolverMemory,
    tunnel: Option<Tunnel>,
    nodes: u64,
}

impl fmt::Debug for Solver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Solver").field("nodes", &self.nodes).finish_non_exhaustive()
    }
}

impl Solver {
    /// Creates a solver that orders moves by the progress of the pirates.
    pub fn new() -> Solver {
        Solver::default()
    }

    /// Creates a solver that first tries turns after which the heuristic rates the opponent's
    /// position low.
    pub fn with_ordering(ordering: impl FnMut(&Position) -> i32 + Send + 'static) -> Solver {
        let mut solver = Solver::default();
        solver.memory.ordering = Some(Box::new(ordering));
        solver
    }

    /// Returns the number of nodes of the last question.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Returns the winning chance of the seat to move, also in mid-turn. In a finished game it is
    /// that of the first seat.
    ///
    /// `stop` is called from time to time with the nodes spent, and returns whether to give up.
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

    /// Returns every different turn of the seat to move with bounds of its winning chance, the
    /// promising ones first. All turns are searched alike, one turn deeper each time.
    pub fn rate_turns(
        &mut self,
        position: &Position,
        tunnel: &Tunnel,
        limits: SolverLimits,
        stop: &mut dyn FnMut(u64) -> bool,
    ) -> Vec<RatedTurn> {
        self.rate_turns_until(position, tunnel, limits, stop, &mut |_| false)
    }

    /// Does the same as [`rate_turns`](Solver::rate_turns) until `enough` returns true; it is
    /// called after every change of a bound.
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

    /// Returns a turn that is proved to be optimal, if there is one.
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

/// Lower and upper bound of a value: the chances that a seat and its opponent can guarantee.
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

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

mod best;
mod chance;
mod choices;
mod ends;
mod killers;
mod rated;
mod search;
mod state;
mod table;
mod win;

pub use rated::{RatedTurn, unbeaten};

use alloc::boxed::Box;
use alloc::vec::Vec;
use cartagena::{Action, Position, Seat, Tunnel};
use search::{Memory, Search, Window};
use state::State;

/// Says how well the seat to move stands, to have promising turns tried first. It changes how long a
/// proof takes, never what is proved.
pub type Judge = Box<dyn FnMut(&Position) -> i32 + Send>;

/// Sums over chance are exact but for the last bits.
const ROUNDING: f64 = 1e-10;

/// How much may be done for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Positions to look at.
    pub nodes: u64,
    /// Turns to look through, from the one to be played on.
    pub turns: u8,
    /// Different orders of a newly laid row to look at. If there are more, only its first cards are
    /// told apart, and what hangs on the others stays open.
    pub rows: u32,
}

impl Default for Limits {
    /// About a second of work.
    fn default() -> Limits {
        Limits { nodes: 10_000_000, turns: 6, rows: 40 }
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
    memory: Memory,
    tunnel: Option<Tunnel>,
    nodes: u64,
}

impl Solver {
    /// A solver that goes by how far the pirates have come.
    pub fn new() -> Solver {
        Solver::default()
    }

    /// A solver that tries first what leaves the other seat where it stands badly.
    pub fn judged_by(judge: impl FnMut(&Position) -> i32 + Send + 'static) -> Solver {
        let mut solver = Solver::default();
        solver.memory.judge = Some(Box::new(judge));
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
        limits: Limits,
        stop: &mut dyn FnMut(u64) -> bool,
    ) -> Solved {
        if !is_open(position) {
            return Solved::Unknown { low: 0.0, high: 1.0, why: GaveUp::NotOpen };
        }
        let mut search = self.begin(tunnel, limits, stop);
        let solved = search.solve(&State::new(*position));
        self.nodes = search.nodes;
        solved
    }

    /// Every different turn of the seat to move with bounds of its winning chance, the promising
    /// first. The work goes into all of them alike: first who loses at once, then who wins by force
    /// in the next turn, and so on, one turn deeper each time.
    pub fn turns(
        &mut self,
        position: &Position,
        tunnel: &Tunnel,
        limits: Limits,
        stop: &mut dyn FnMut(u64) -> bool,
    ) -> Vec<RatedTurn> {
        self.turns_until(position, tunnel, limits, stop, &mut |_| false)
    }

    /// The same, but only until `enough` is known: it is asked after every change of a bound.
    pub fn turns_until(
        &mut self,
        position: &Position,
        tunnel: &Tunnel,
        limits: Limits,
        stop: &mut dyn FnMut(u64) -> bool,
        enough: &mut dyn FnMut(&[RatedTurn]) -> bool,
    ) -> Vec<RatedTurn> {
        if !is_open(position) {
            return Vec::new();
        }
        let mut search = self.begin(tunnel, limits, stop);
        let turns = search.turns(&State::new(*position), enough);
        self.nodes = search.nodes;
        turns
    }

    /// A turn that is proved to be as good as any, if there is one.
    pub fn best_turn(
        &mut self,
        position: &Position,
        tunnel: &Tunnel,
        limits: Limits,
        stop: &mut dyn FnMut(u64) -> bool,
    ) -> Option<Vec<Action>> {
        let mut enough = |turns: &[RatedTurn]| unbeaten(turns).is_some();
        let turns = self.turns_until(position, tunnel, limits, stop, &mut enough);
        unbeaten(&turns).map(|turn| turn.actions.clone())
    }

    fn begin<'a>(
        &'a mut self,
        tunnel: &'a Tunnel,
        limits: Limits,
        stop: &'a mut dyn FnMut(u64) -> bool,
    ) -> Search<'a> {
        if self.tunnel.as_ref() != Some(tunnel) {
            self.memory.table.clear();
            self.tunnel = Some(tunnel.clone());
        }
        self.memory.begin(limits.rows);
        Search::new(&mut self.memory, tunnel, limits, stop)
    }
}

fn is_open(position: &Position) -> bool {
    position.seats() == 2 && position.rules().variant.open_hands()
}

impl Search<'_> {
    fn solve(&mut self, state: &State) -> Solved {
        let Some((mover, _)) = state.mover() else {
            return Solved::Exact(best::value(state.position.outcome(), Seat::FIRST) as f32);
        };
        let mut bounds = Bounds::OPEN;
        for depth in 1..=self.limits.turns {
            bounds.raise(self.sure(state, mover, Window::whole(depth, 0)));
            bounds.lower(self.sure(state, other(mover), Window::whole(depth, 0)));
            if bounds.are_closed() {
                return Solved::Exact(bounds.middle());
            }
        }
        let why = self.over.unwrap_or(if self.blind { GaveUp::Chance } else { GaveUp::Turns });
        Solved::Unknown { low: bounds.low as f32, high: bounds.high as f32, why }
    }
}

fn other(seat: Seat) -> Seat {
    Seat::first(2).find(|one| *one != seat).unwrap_or(Seat::FIRST)
}

/// Between what a seat and its opponent can be sure of.
#[derive(Clone, Copy, Debug)]
struct Bounds {
    low: f64,
    high: f64,
}

impl Bounds {
    const OPEN: Bounds = Bounds { low: 0.0, high: 1.0 };

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

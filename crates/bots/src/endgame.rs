//! Proved turns in the endgame, found by the solver before the normal search.

use crate::Budget;
use crate::solver::{RatedTurn, Solver, SolverLimits, proved_best};
use alloc::vec::Vec;
use cartagena::{Action, Place, Position, Seat, Tunnel};

/// A proof is tried once a seat has at most this many pirates outside the boat.
const MAX_PIRATES_LEFT: u8 = 3;
/// Solver nodes that cost as much time as one evaluation by the net.
const SOLVER_NODES_PER_NODE: u64 = 4;
/// Share of the budget for the proof; the rest is left for the normal search.
const BUDGET_SHARE: f32 = 0.3;
const LIMITS: SolverLimits = SolverLimits { nodes: 20_000_000, turns: 5, row_orders: 40 };

/// Returns a turn that is proved to be optimal and not lost. If every turn is proved to lose, it
/// returns `None`: against a fallible opponent some losing turns are better than others.
pub(crate) fn proved_turn(
    solver: &mut Solver,
    position: &Position,
    tunnel: &Tunnel,
    budget: &mut Budget,
) -> Option<Vec<Action>> {
    if !is_near_the_end(position) {
        return None;
    }
    let mut counted = 0;
    let mut stop = |nodes: u64| {
        budget.spend(nodes / SOLVER_NODES_PER_NODE - counted);
        counted = nodes / SOLVER_NODES_PER_NODE;
        budget.used_fraction() >= BUDGET_SHARE
    };
    let mut enough = |turns: &[RatedTurn]| best_not_losing(turns).is_some();
    let turns = solver.rate_turns_until(position, tunnel, LIMITS, &mut stop, &mut enough);
    best_not_losing(&turns).map(|turn| turn.actions.clone())
}

/// Returns whether a proof is worth trying: the solver supports open games with two seats, near
/// their end.
fn is_near_the_end(position: &Position) -> bool {
    let close = |seat| 6 - position.pirates_at(seat, Place::BOAT) <= MAX_PIRATES_LEFT;
    position.seats() == 2
        && position.rules().variant.has_open_hands()
        && Seat::first_n(2).any(close)
}

fn best_not_losing(turns: &[RatedTurn]) -> Option<&RatedTurn> {
    proved_best(turns).filter(|turn| turn.low > 0.0)
}

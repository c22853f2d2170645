//! The last turns, played by proof where there is one.

use crate::Budget;
use crate::solver::{RatedTurn, Solver, SolverLimits, proved_best};
use alloc::vec::Vec;
use cartagena::{Action, Place, Position, Seat, Tunnel};

/// Proofs are looked for once somebody has no more than so many pirates to bring home.
const MAX_PIRATES_LEFT: u8 = 3;
/// A solver's node is so much cheaper than a look through the net.
const SOLVER_NODES_PER_NODE: u64 = 4;
/// Which part of the budget goes into looking for a proof; the rest is for judgement.
const BUDGET_SHARE: f32 = 0.3;
const LIMITS: SolverLimits = SolverLimits { nodes: 20_000_000, turns: 5, row_orders: 40 };

/// A turn that is proved to be as good as any and better than nothing. Where every turn is proved to
/// lose, it says nothing: against a fallible opponent some ways to lose are better than others.
pub fn proved_turn(
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

/// Only open games of two can be solved, and only their last turns.
fn is_near_the_end(position: &Position) -> bool {
    let close = |seat| 6 - position.pirates_at(seat, Place::BOAT) <= MAX_PIRATES_LEFT;
    position.seats() == 2
        && position.rules().variant.has_open_hands()
        && Seat::first_n(2).any(close)
}

fn best_not_losing(turns: &[RatedTurn]) -> Option<&RatedTurn> {
    proved_best(turns).filter(|turn| turn.low > 0.0)
}

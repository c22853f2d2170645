//! The last turns, played by proof where there is one.

use crate::Budget;
use crate::solver::{Limits, RatedTurn, Solver, unbeaten};
use alloc::vec::Vec;
use cartagena::{Action, Place, Position, Seat, Tunnel};

/// Proofs are looked for once somebody has no more than so many pirates to bring home.
const OUTSIDE: u8 = 3;
/// A solver's node is so much cheaper than a look through the net.
const CHEAPER: u64 = 4;
/// Which part of the budget goes into looking for a proof; the rest is for judgement.
const PART: f32 = 0.3;
const LIMITS: Limits = Limits { nodes: 20_000_000, turns: 5, rows: 40 };

/// A turn that is proved to be as good as any and better than nothing. Where every turn is proved to
/// lose, it says nothing: against a fallible opponent some ways to lose are better than others.
pub fn proved(
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
        budget.spend(nodes / CHEAPER - counted);
        counted = nodes / CHEAPER;
        budget.gone() >= PART
    };
    let mut enough = |turns: &[RatedTurn]| best(turns).is_some();
    let turns = solver.turns_until(position, tunnel, LIMITS, &mut stop, &mut enough);
    best(&turns).map(|turn| turn.actions.clone())
}

/// Only open games of two can be solved, and only their last turns.
fn is_near_the_end(position: &Position) -> bool {
    let close = |seat| 6 - position.count(seat, Place::BOAT) <= OUTSIDE;
    position.seats() == 2 && position.rules().variant.open_hands() && Seat::first(2).any(close)
}

fn best(turns: &[RatedTurn]) -> Option<&RatedTurn> {
    unbeaten(turns).filter(|turn| turn.low > 0.0)
}

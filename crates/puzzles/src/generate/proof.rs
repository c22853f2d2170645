//! Proofs by the solver: with open hands and two seats, near the end.

use cartagena::{Action, Observation, Place, Seat};
use cartagena_bots::solver::{RatedTurn, Solver, SolverLimits, proved_best};

/// A proof is tried once a seat has at most this many pirates outside the boat.
const MAX_OUTSIDE: u8 = 3;
const LIMITS: SolverLimits = SolverLimits { nodes: 3_000_000, turns: 4, row_orders: 20 };

/// A proved comparison of all turns.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Proof {
    /// The best turn.
    pub best: Vec<Action>,
    /// Its least value.
    pub best_chance: f32,
    /// The greatest value that any other turn may have.
    pub second_chance: f32,
}

/// Result of a try to prove.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Proved {
    /// One turn is better than all others by the margin.
    Clear(Proof),
    /// Nothing is known, or not enough.
    Open(Vec<RatedTurn>),
}

/// Tries to prove that one turn is better than every other by a margin.
pub(super) fn prove(seen: &Observation, margin: f32) -> Proved {
    if !is_near_the_end(seen) {
        return Proved::Open(Vec::new());
    }
    let game = seen.determinize(|unseen| unseen.nth(0));
    let mut enough = |turns: &[RatedTurn]| clear_best(turns, margin).is_some();
    let turns = Solver::new().rate_turns_until(
        game.position(),
        seen.tunnel(),
        LIMITS,
        &mut |_| false,
        &mut enough,
    );
    clear_best(&turns, margin).map_or(Proved::Open(turns), Proved::Clear)
}

/// Returns whether a proof contradicts that a turn is best: another is proved to be worth more than it
/// can be.
pub(super) fn contradicts(turns: &[RatedTurn], best: &[Action]) -> bool {
    let Some(rated) = turns.iter().find(|turn| turn.actions == best) else { return false };
    turns.iter().any(|turn| turn.low > rated.high)
        || proved_best(turns).is_some_and(|turn| turn.actions != best && turn.low >= rated.high)
}

fn is_near_the_end(seen: &Observation) -> bool {
    let outside = |seat| 6 - seen.pirates_at(seat, Place::BOAT);
    seen.seats() == 2
        && seen.rules().variant.has_open_hands()
        && Seat::first_n(2).any(|seat| outside(seat) <= MAX_OUTSIDE)
}

fn clear_best(turns: &[RatedTurn], margin: f32) -> Option<Proof> {
    let (at, best) = turns.iter().enumerate().max_by(|a, b| a.1.low.total_cmp(&b.1.low))?;
    let others = turns.iter().enumerate().filter(|(other, _)| *other != at);
    let second = others.map(|(_, turn)| turn.high).fold(0.0, f32::max);
    (best.low >= second + margin).then(|| Proof {
        best: best.actions.clone(),
        best_chance: best.low,
        second_chance: second,
    })
}

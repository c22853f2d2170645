//! Endgame positions for measuring the solver.

use cartagena::{Game, Position, Tunnel, Variant, Viewer};
use cartagena_bench::{after_action, dealt_game};
use cartagena_bots::random::Rng;
use cartagena_bots::solver::{Solver, SolverLimits};
use cartagena_bots::{Bot, Budget, Level, Player};

/// Maximum number of nodes per proof.
const NODES: u64 = 20_000;
/// Maximum number of actions of a captains' game; a longer one moves in circles.
const MAX_ACTIONS: usize = 400;

/// Positions two turns before the end of captains' games.
pub struct SolverPositions(Vec<(Tunnel, Position)>);

impl SolverPositions {
    /// Creates the positions; `None` for games that the solver does not support.
    pub fn new(variant: Variant, seats: usize) -> Option<SolverPositions> {
        if !variant.has_open_hands() || seats != 2 {
            return None;
        }
        let ends = (0..4).filter_map(|number| end(dealt_game(variant, seats, number)?, number));
        Some(SolverPositions(ends.collect())).filter(|ends| !ends.0.is_empty())
    }

    /// Solves all positions with empty tables; returns the number of nodes.
    pub fn solve(&mut self) -> u64 {
        let limits = SolverLimits { nodes: NODES, ..SolverLimits::default() };
        let solve = |(tunnel, position): &(Tunnel, Position)| {
            let mut solver = Solver::new();
            solver.solve(position, tunnel, limits, &mut |_| false);
            solver.nodes()
        };
        self.0.iter().map(solve).sum()
    }
}

fn end(mut game: Game, number: u64) -> Option<(Tunnel, Position)> {
    let mut captains = [Bot::new(Level::Captain, number), Bot::new(Level::Captain, number)];
    let (mut rng, mut turns) = (Rng::new(number), Vec::new());
    for _ in 0..MAX_ACTIONS {
        let Some(seat) = game.turn().seat() else { break };
        if game.turn().is_start() {
            turns.push(*game.position());
        }
        let seen = game.observe(Viewer::Seat(seat));
        let action = captains[seat.index()].choose(&seen, &mut Budget::nodes(1))?;
        game = after_action(&game, action, &mut rng)?;
    }
    let position = turns.len().checked_sub(2).map(|at| turns[at])?;
    game.outcome().map(|_| (game.tunnel().clone(), position))
}

//! Ends of games for the solver.

use cartagena::{Game, Position, Tunnel, Variant, Viewer};
use cartagena_bench::{played, start};
use cartagena_bots::random::Rng;
use cartagena_bots::solver::{Limits, Solver};
use cartagena_bots::{Bot, Budget, Level, Player};

/// How many nodes one proof may take.
const NODES: u64 = 20_000;
/// A captains' game that is longer goes round in circles.
const LONGEST: usize = 400;

/// Positions two turns before the end of captains' games.
pub struct Endgames(Vec<(Tunnel, Position)>);

impl Endgames {
    /// `None` where the solver has nothing to say.
    pub fn new(variant: Variant, seats: usize) -> Option<Endgames> {
        if !variant.open_hands() || seats != 2 {
            return None;
        }
        let ends = (0..4).filter_map(|number| end(start(variant, seats, number)?, number));
        Some(Endgames(ends.collect())).filter(|ends| !ends.0.is_empty())
    }

    /// Solves them all from nothing; how many nodes it took.
    pub fn solve(&mut self) -> u64 {
        let limits = Limits { nodes: NODES, ..Limits::default() };
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
    for _ in 0..LONGEST {
        let Some(seat) = game.turn().seat() else { break };
        if game.turn().is_start() {
            turns.push(*game.position());
        }
        let seen = game.observe(Viewer::Seat(seat));
        let action = captains[seat.index()].choose(&seen, &mut Budget::nodes(1))?;
        game = played(&game, action, &mut rng)?;
    }
    let position = turns.len().checked_sub(2).map(|at| turns[at])?;
    game.outcome().map(|_| (game.tunnel().clone(), position))
}

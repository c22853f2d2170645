//! Endgame test: the winning chance that a player gives away where the exact value is known.
//!
//! Captains play Tortuga with two seats. Positions a few turns before the end are solved, and where
//! the best turn is clearly better than the median one, the contestant plays a turn and is measured
//! by the exact values.

use crate::{Contestant, PairedDeal};
use cartagena::{Game, Rules, Seat, Variant, Viewer};
use cartagena_bots::solver::{RatedTurn, Solved, Solver, SolverLimits, proved_best};
use cartagena_bots::{Bot, Budget, Level, Player};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// Least distance between the best and the median turn of a position that counts.
pub const MIN_SPREAD: f32 = 0.05;
/// Largest loss of a turn that counts as optimal.
pub const CLOSE_TO_BEST: f32 = 0.02;

/// Settings of the test.
#[derive(Clone, Debug)]
pub struct EndgameTest {
    /// Number of positions.
    pub positions: u64,
    /// First and last turn before the end from which positions are taken.
    pub turns: (usize, usize),
    /// Limits of the solver per position.
    pub limits: SolverLimits,
    /// Seed of the captains' games.
    pub seed: u64,
    /// Number of positions in parallel.
    pub jobs: usize,
}

/// Result of an endgame test.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EndgameLosses {
    /// Number of examined positions.
    pub asked: u64,
    /// Number of positions that the solver gave up.
    pub gave_up: u64,
    /// Number of solved positions whose turns are too similar.
    pub alike: u64,
    /// Number of chosen turns whose exact value was not found.
    pub unsolved_choices: u64,
    /// Winning chance given away in each position that counts.
    pub losses: Vec<f32>,
}

impl EndgameLosses {
    /// Returns the mean winning chance given away.
    pub fn mean(&self) -> f64 {
        let sum: f64 = self.losses.iter().map(|loss| f64::from(*loss)).sum();
        sum / self.losses.len().max(1) as f64
    }

    /// Returns the share of turns that are close to the best.
    pub fn share_close_to_best(&self) -> f64 {
        let close = self.losses.iter().filter(|loss| **loss <= CLOSE_TO_BEST).count();
        close as f64 / self.losses.len().max(1) as f64
    }

    fn add(&mut self, other: EndgameLosses) {
        self.asked += other.asked;
        self.gave_up += other.gave_up;
        self.alike += other.alike;
        self.unsolved_choices += other.unsolved_choices;
        self.losses.extend(other.losses);
    }
}

impl EndgameTest {
    /// Measures a contestant. `done` is called with the number of positions that count so far.
    pub fn measure(
        &self,
        contestant: &Contestant,
        stop: &AtomicBool,
        done: &(dyn Fn(u64) + Sync),
    ) -> EndgameLosses {
        let (all, next) = (Mutex::new(EndgameLosses::default()), AtomicU64::new(0));
        let work = || {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                let enough = |all: &EndgameLosses| all.losses.len() as u64 >= self.positions;
                if stop.load(Ordering::Relaxed) || enough(&lock(&all)) {
                    return;
                }
                let losses = self.game(number, contestant, stop);
                let mut all = lock(&all);
                if !enough(&all) {
                    all.add(losses);
                    done(all.losses.len() as u64);
                }
            }
        };
        std::thread::scope(|scope| (0..self.jobs.max(1)).for_each(|_| drop(scope.spawn(work))));
        all.into_inner().unwrap_or_else(PoisonError::into_inner)
    }

    /// Measures the last turns of one game.
    fn game(&self, number: u64, contestant: &Contestant, stop: &AtomicBool) -> EndgameLosses {
        let starts = captains_game(PairedDeal { seed: self.seed, number });
        let mut losses = EndgameLosses::default();
        for before_end in self.turns.0..=self.turns.1 {
            let Some(at) = starts.len().checked_sub(before_end) else { break };
            if stop.load(Ordering::Relaxed) {
                break;
            }
            self.position(&starts[at], contestant, &mut losses);
        }
        losses
    }

    fn position(&self, game: &Game, contestant: &Contestant, losses: &mut EndgameLosses) {
        let mut solver = Solver::new();
        let (position, tunnel) = (game.position(), game.tunnel());
        let mut settled = |turns: &[RatedTurn]| is_decisive(turns) || are_alike(turns);
        let turns =
            solver.rate_turns_until(position, tunnel, self.limits, &mut |_| false, &mut settled);
        losses.asked += 1;
        match (best(&turns), is_decisive(&turns)) {
            (Some(best), true) => match self.value_of_choice(game, contestant, &turns, &mut solver)
            {
                Some(value) => losses.losses.push((best - value).max(0.0)),
                None => losses.unsolved_choices += 1,
            },
            (Some(_), false) if are_alike(&turns) => losses.alike += 1,
            _ => losses.gave_up += 1,
        }
    }

    /// Returns the exact value of the turn that the contestant plays.
    fn value_of_choice(
        &self,
        game: &Game,
        contestant: &Contestant,
        turns: &[RatedTurn],
        solver: &mut Solver,
    ) -> Option<f32> {
        let seat = game.turn().seat()?;
        let end = whole_turn(game, seat, contestant)?;
        let rated = turns.iter().find(|turn| turn.end.as_ref() == Some(end.position()));
        if let Some(turn) = rated.filter(|turn| turn.is_exact()) {
            return Some(turn.low);
        }
        match solver.solve(end.position(), end.tunnel(), self.limits, &mut |_| false) {
            Solved::Exact(value) => Some(1.0 - value),
            Solved::Unknown { .. } => None,
        }
    }
}

/// Lets the contestant play a whole turn; `None` if cards are drawn in it.
fn whole_turn(game: &Game, seat: Seat, contestant: &Contestant) -> Option<Game> {
    let mut contender = contestant.start_player(1).ok()?;
    let (mut game, begun) = (game.clone(), Instant::now());
    loop {
        let action = contender.choose(&game.observe(Viewer::Seat(seat)), begun).ok()?;
        if game.cards_needed(action) > 0 {
            return None;
        }
        game.play(action, &[]).ok()?;
        if game.turn().seat() != Some(seat) || game.turn().is_start() {
            return Some(game);
        }
    }
}

/// Returns the exact value of the best turn.
fn best(turns: &[RatedTurn]) -> Option<f32> {
    proved_best(turns).filter(|turn| turn.is_exact()).map(|turn| turn.low)
}

/// Returns whether the best turn is known and at least half of all turns are clearly worse.
fn is_decisive(turns: &[RatedTurn]) -> bool {
    let worse = |best: f32| turns.iter().filter(|turn| turn.high <= best - MIN_SPREAD).count();
    best(turns).is_some_and(|best| 2 * worse(best) >= turns.len())
}

/// Returns whether so many turns are proved to be close to the best that the median one is.
fn are_alike(turns: &[RatedTurn]) -> bool {
    let high = turns.iter().map(|turn| turn.high).fold(0.0, f32::max);
    let good = turns.iter().filter(|turn| turn.low > high - MIN_SPREAD).count();
    2 * good > turns.len()
}

/// Returns the positions at the start of every turn of a game between captains.
fn captains_game(deal: PairedDeal) -> Vec<Game> {
    let Some((mut game, mut deck)) = deal.game(Rules::new(Variant::Tortuga), 2) else {
        return Vec::new();
    };
    let mut captains: Vec<Bot> =
        Seat::first_n(2).map(|seat| Bot::new(Level::Captain, deal.player_seed(seat))).collect();
    let mut starts = Vec::new();
    while let Some(seat) = game.turn().seat() {
        if game.turn().is_start() {
            starts.push(game.clone());
        }
        let seen = game.observe(Viewer::Seat(seat));
        let choice = captains[seat.index()].choose(&seen, &mut Budget::nodes(u64::MAX));
        let Some(action) = choice.filter(|_| starts.len() < 500) else { return Vec::new() };
        let dealt = deck.deal_for(&game, action);
        if game.play(action, &dealt).is_err() {
            return Vec::new();
        }
    }
    starts
}

fn lock(losses: &Mutex<EndgameLosses>) -> std::sync::MutexGuard<'_, EndgameLosses> {
    losses.lock().unwrap_or_else(PoisonError::into_inner)
}

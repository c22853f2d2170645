//! Plays games of two searchers and tries to solve their last turns: how many positions are solved,
//! of what value, in how many nodes, and how long it takes.
//!
//! `cargo run --release -p cartagena-bots --example solve_sample -- [games] [nodes]`

#![allow(clippy::use_debug, reason = "it prints numbers for developers")]
#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "it is a program")]

use cartagena::{Game, Rules, Seat, Segment, Setup, Symbol, Tunnel, Variant, Viewer};
use cartagena_bots::baseline::Searcher;
use cartagena_bots::random::Rng;
use cartagena_bots::solver::{RatedTurn, Solved, Solver, SolverLimits, proved_best};
use cartagena_bots::{Budget, Player};
use std::collections::BTreeMap;
use std::time::Instant;

fn main() {
    let mut numbers = std::env::args().skip(1).map(|word| word.parse::<u64>().expect("a number"));
    let games = numbers.next().unwrap_or(30);
    let limits =
        SolverLimits { nodes: numbers.next().unwrap_or(10_000_000), ..SolverLimits::default() };
    let mut tallies = BTreeMap::<usize, Tally>::new();
    for seed in 0..games {
        let starts = turns_of_a_game(seed);
        for before_end in 2..=4 {
            if let Some(game) = starts.len().checked_sub(before_end).map(|at| &starts[at]) {
                tallies.entry(before_end).or_default().add(game, limits);
            }
        }
    }
    for (before_end, tally) in tallies {
        println!("{before_end} turns before the end: {tally:?}");
    }
}

#[derive(Debug, Default)]
#[allow(dead_code, reason = "read by Debug")]
struct Tally {
    positions: u32,
    won: u32,
    lost: u32,
    between: u32,
    gave_up: BTreeMap<String, u32>,
    best_known: u32,
    nodes: u64,
    solve_seconds: f32,
    turns_nodes: u64,
    turns_seconds: f32,
}

impl Tally {
    fn add(&mut self, game: &Game, limits: SolverLimits) {
        let (position, tunnel) = (game.position(), game.tunnel());
        let (mut solver, start) = (Solver::new(), Instant::now());
        self.positions += 1;
        match solver.solve(position, tunnel, limits, &mut |_| false) {
            Solved::Exact(1.0) => self.won += 1,
            Solved::Exact(0.0) => self.lost += 1,
            Solved::Exact(_) => self.between += 1,
            Solved::Unknown { why, .. } => {
                *self.gave_up.entry(format!("{why:?}")).or_default() += 1;
            }
        }
        self.nodes += solver.nodes();
        self.solve_seconds += start.elapsed().as_secs_f32();
        let (mut solver, start) = (Solver::new(), Instant::now());
        let mut settled = |turns: &[RatedTurn]| proved_best(turns).is_some();
        let turns = solver.rate_turns_until(position, tunnel, limits, &mut |_| false, &mut settled);
        self.turns_nodes += solver.nodes();
        self.turns_seconds += start.elapsed().as_secs_f32();
        self.best_known += u32::from(proved_best(&turns).is_some());
    }
}

/// The positions at the start of every turn of a game between two searchers.
fn turns_of_a_game(seed: u64) -> Vec<Game> {
    let mut rng = Rng::new(seed);
    let mut game = deal(&mut rng);
    let mut players = [Searcher::new(2 * seed), Searcher::new(2 * seed + 1)];
    let mut starts = Vec::new();
    while let Some(seat) = game.turn().seat() {
        if game.turn().is_start() {
            starts.push(game.clone());
        }
        let seen = game.observe(Viewer::Seat(seat));
        let Some(action) = players[seat.index()].choose(&seen, &mut Budget::nodes(1)) else {
            break;
        };
        let cards = dealt(&game, action, &mut rng);
        game.play(action, &cards).expect("a legal action");
        if starts.len() > 200 {
            break;
        }
    }
    starts
}

/// Cards from the pile, and then from the discards, for an action.
fn dealt(game: &Game, action: cartagena::Action, rng: &mut Rng) -> Vec<Symbol> {
    let mut cards = Vec::new();
    let mut position = *game.position();
    position.play_unchecked(game.tunnel(), action, |pile| {
        cards.push(rng.draw_card(pile));
        cards[cards.len() - 1]
    });
    cards
}

fn deal(rng: &mut Rng) -> Game {
    let mut segments = Segment::PRINTED;
    let mut deck: Vec<Symbol> = cartagena::Cards::DECK.iter().collect();
    shuffle(&mut segments, rng);
    shuffle(&mut deck, rng);
    let rules = Rules::new(Variant::Tortuga);
    let setup = Setup::start(rules, Tunnel::new(segments), 2, Seat::FIRST, &deck);
    setup.expect("a whole deck").game().expect("a possible game")
}

fn shuffle<T>(items: &mut [T], rng: &mut Rng) {
    for end in (1..items.len()).rev() {
        items.swap(end, rng.below(end + 1));
    }
}

//! `bench engine`: random self-play of the engine, natively and in wasm, against the naive engine.

use crate::statistics::{best, median, ratios};
use crate::{Failure, naive_play, node};
use cartagena::{Game, Position, Variant};
use cartagena_bench::{dealt_games, play_listed, play_sampled};
use cartagena_bots::random::Rng;
use cartagena_referee::Naive;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};
use std::hint::black_box;
use std::path::Path;
use std::time::Instant;

/// One kind of game with the measured nanoseconds per action of each round.
struct Bench {
    variant: Variant,
    players: usize,
    games: Vec<Game>,
    naive_games: Vec<Naive>,
    sampled: Vec<f64>,
    listed: Vec<f64>,
    naive: Vec<f64>,
    wasm_sampled: Vec<f64>,
    wasm_listed: Vec<f64>,
}

/// Runs all measurements `rounds` times in turn and prints the result.
pub fn run(rounds: usize, games: usize, wasm: Option<&Path>, as_json: bool) -> Result<(), Failure> {
    let mut benches = Vec::new();
    for variant in [Variant::Jamaica, Variant::Tortuga] {
        for players in [2, 5] {
            benches.push(Bench::new(variant, players, games)?);
        }
    }
    let mut copies = Vec::new();
    let progress = ProgressBar::new(rounds as u64)
        .with_style(ProgressStyle::with_template("{bar:40} round {pos} of {len}, {eta} to go")?);
    for round in 0..rounds {
        for bench in &mut benches {
            bench.round(round as u64, wasm)?;
        }
        copies.push(copy(&benches[0].games));
        progress.inc(1);
    }
    progress.finish_and_clear();
    report(&benches, &copies, as_json);
    Ok(())
}

impl Bench {
    fn new(variant: Variant, players: usize, count: usize) -> Result<Bench, Failure> {
        let games = dealt_games(variant, players, count);
        // The naive engine is some hundred times slower: a few games are enough.
        let naive_games = naive_play::starts(&games[..games.len().div_ceil(50)])?;
        let none = Vec::new;
        Ok(Bench {
            variant,
            players,
            games,
            naive_games,
            sampled: none(),
            listed: none(),
            naive: none(),
            wasm_sampled: none(),
            wasm_listed: none(),
        })
    }

    fn round(&mut self, seed: u64, wasm: Option<&Path>) -> Result<(), Failure> {
        let rng = || Rng::new(seed);
        self.sampled.push(time(|| Ok(play_sampled(&self.games, &mut rng())))?);
        self.listed.push(time(|| Ok(play_listed(&self.games, &mut rng())))?);
        self.naive.push(time(|| naive_play::play(&self.naive_games, &mut rng()))?);
        if let Some(file) = wasm {
            let (sampled, listed) = self.in_wasm(file)?;
            self.wasm_sampled.push(sampled);
            self.wasm_listed.push(listed);
        }
        Ok(())
    }

    fn in_wasm(&self, file: &Path) -> Result<(f64, f64), Failure> {
        let numbers = [self.variant as usize, self.players, self.games.len()];
        match node::numbers(include_str!("wasm.js"), file, &numbers)?[..] {
            [sampled, listed] => Ok((sampled, listed)),
            _ => Err("node did not print two numbers".into()),
        }
    }

    fn json(&self) -> Value {
        json!({
            "variant": self.variant.as_str(),
            "players": self.players,
            "sampled_ns": best(&self.sampled),
            "sampled_median_ns": median(&self.sampled),
            "listed_ns": best(&self.listed),
            "naive_ns": best(&self.naive),
            "naive_ratio": median(&ratios(&self.naive, &self.sampled)),
            "wasm_sampled_ns": (!self.wasm_sampled.is_empty()).then(|| best(&self.wasm_sampled)),
            "wasm_listed_ns": (!self.wasm_listed.is_empty()).then(|| best(&self.wasm_listed)),
        })
    }
}

/// Returns the nanoseconds per action of a function that returns the number of actions.
fn time(play: impl FnOnce() -> Result<u64, String>) -> Result<f64, String> {
    let start = Instant::now();
    let actions = play()?;
    Ok(start.elapsed().as_nanos() as f64 / actions as f64)
}

/// Returns the nanoseconds for copying a position.
fn copy(games: &[Game]) -> f64 {
    const TIMES: usize = 2000;
    let from: Vec<Position> = games.iter().take(64).map(|game| *game.position()).collect();
    let mut to = from.clone();
    let start = Instant::now();
    for _ in 0..TIMES {
        for (to, from) in to.iter_mut().zip(black_box(&from)) {
            *to = *from;
        }
        black_box(&mut to);
    }
    start.elapsed().as_nanos() as f64 / (TIMES * from.len()) as f64
}

fn report(benches: &[Bench], copies: &[f64], as_json: bool) {
    let size = size_of::<Position>();
    if as_json {
        let games: Vec<Value> = benches.iter().map(Bench::json).collect();
        println!("{}", json!({ "games": games, "copy_ns": best(copies), "copy_bytes": size }));
        return;
    }
    println!(
        "nanoseconds per action of random self-play, one core; best of {} rounds (median)",
        copies.len()
    );
    println!(
        "{:14}{:>16}{:>10}{:>10}{:>16}{:>14}",
        "game", "sampled", "listed", "naive", "naive/sampled", "wasm, listed"
    );
    for bench in benches {
        let wasm = match bench.wasm_sampled.is_empty() {
            true => "-".to_owned(),
            false => format!("{:.1}, {:.1}", best(&bench.wasm_sampled), best(&bench.wasm_listed)),
        };
        println!(
            "{:14}{:>16}{:>10.1}{:>10.0}{:>16.0}{:>14}",
            format!("{} {}", bench.variant.as_str(), bench.players),
            format!("{:.1} ({:.1})", best(&bench.sampled), median(&bench.sampled)),
            best(&bench.listed),
            best(&bench.naive),
            median(&ratios(&bench.naive, &bench.sampled)),
            wasm,
        );
    }
    println!("copying a position, {size} bytes: {:.1} ns", best(copies));
}

//! Speed of the parts of a search, natively and in wasm.

use crate::players::solver_positions::SolverPositions;
use crate::statistics::best;
use crate::stopwatch::Stopwatch;
use crate::{Failure, node};
use cartagena::Variant;
use cartagena_bench::bots::BotSample;
use cartagena_bots::Level;
use cartagena_bots::random::Rng;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Map, Value, json};
use std::path::Path;
use std::time::Duration;

/// Representative tables: open and hidden hands, few and more seats.
const TABLES: [(Variant, usize); 3] =
    [(Variant::Tortuga, 2), (Variant::Jamaica, 2), (Variant::Hispaniola, 4)];
/// Number of games from which positions are taken.
const GAMES: u64 = 3;
/// Time of each measurement in a round: many clock ticks of the system.
const MEASURE_TIME: Duration = Duration::from_millis(60);
/// Nodes of an admiral's choice.
const NODES: u64 = 2_000;

/// Measurements: key, and the unit of which the nanoseconds are given.
const MEASUREMENTS: [(&str, &str); 12] = [
    ("features", "facts of a position"),
    ("net", "net alone, following a move"),
    ("evaluation", "evaluation (facts and net), following a move"),
    ("evaluation_anew", "evaluation, anew"),
    ("one_move", "choice of one move"),
    ("turns_4", "turn found, width 4"),
    ("turns_8", "turn found, width 8"),
    ("captain", "captain's choice"),
    ("admiral_node", "position in an admiral's thought"),
    ("exhaustive", "sequence of an exhaustive search of the own turn"),
    ("exhaustive_choice", "choice of that search"),
    ("solver_node", "position in a solver's proof"),
];
/// Measurements that `bots.js` prints.
const IN_WASM: [&str; 5] = ["net", "evaluation", "evaluation_anew", "captain", "admiral_node"];

/// Measured nanoseconds at one table, one value per round.
pub struct Speeds {
    variant: Variant,
    seats: usize,
    sample: BotSample,
    sequences: u64,
    endgames: Option<SolverPositions>,
    native: Vec<Vec<f64>>,
    wasm: Vec<Vec<f64>>,
}

/// Runs all measurements `rounds` times in turn.
pub fn measure(rounds: usize, wasm: Option<&Path>) -> Result<Vec<Speeds>, Failure> {
    let tables = TABLES.iter().map(|(variant, seats)| Speeds::new(*variant, *seats));
    let mut speeds = tables.collect::<Result<Vec<_>, _>>()?;
    let progress = ProgressBar::new(rounds as u64)
        .with_style(ProgressStyle::with_template("{bar:40} round {pos} of {len}, {eta} to go")?);
    for _ in 0..rounds {
        for speed in &mut speeds {
            speed.round(wasm)?;
        }
        progress.inc(1);
    }
    progress.finish_and_clear();
    Ok(speeds)
}

impl Speeds {
    fn new(variant: Variant, seats: usize) -> Result<Speeds, Failure> {
        let sample = BotSample::new(variant, seats, GAMES).filter(|sample| !sample.is_empty());
        let sample = sample.ok_or("there is no net for this table")?;
        Ok(Speeds {
            variant,
            seats,
            sequences: sample.sequences(),
            endgames: SolverPositions::new(variant, seats),
            sample,
            native: vec![Vec::new(); MEASUREMENTS.len()],
            wasm: vec![Vec::new(); IN_WASM.len()],
        })
    }

    fn round(&mut self, wasm: Option<&Path>) -> Result<(), Failure> {
        for (which, (name, _)) in MEASUREMENTS.iter().enumerate() {
            let spent = time(|| self.work(name));
            self.native[which].extend(spent);
        }
        if let Some(file) = wasm {
            let numbers = [self.variant as usize, self.seats, GAMES as usize];
            let spent = node::numbers(include_str!("../bots.js"), file, &numbers)?;
            self.wasm.iter_mut().zip(spent).for_each(|(times, time)| times.push(time));
        }
        Ok(())
    }

    /// Runs one measurement on all positions; returns the amount of work.
    fn work(&mut self, name: &str) -> u64 {
        let (sample, mut rng) = (&self.sample, Rng::new(1));
        match name {
            "features" => sample.features(),
            "net" => sample.evaluate_net_only(),
            "evaluation" => sample.evaluate_incrementally(),
            "evaluation_anew" => sample.evaluate_from_scratch(),
            "one_move" => sample.one_move(&mut rng),
            "turns_4" => sample.beam_searches(4, &mut rng),
            "turns_8" => sample.beam_searches(8, &mut rng),
            "captain" => sample.choices(Level::Captain, 1).1,
            "admiral_node" => sample.choices(Level::Admiral, NODES).0,
            "exhaustive" => sample.exhaustive(self.sequences),
            "exhaustive_choice" => sample.exhaustive(sample.len()),
            _ => self.endgames.as_mut().map_or(0, SolverPositions::solve),
        }
    }

    /// Returns the nanoseconds of a measurement; `None` if it does not exist here.
    fn native(&self, name: &str) -> Option<f64> {
        let which = MEASUREMENTS.iter().position(|(work, _)| *work == name)?;
        Some(best(&self.native[which])).filter(|time| time.is_finite())
    }

    fn wasm(&self, name: &str) -> Option<f64> {
        let which = IN_WASM.iter().position(|work| *work == name)?;
        Some(best(&self.wasm[which])).filter(|time| time.is_finite())
    }

    /// Returns the share of an admiral's time per node that a measurement takes.
    fn share_of_admiral(&self, name: &str) -> Option<f64> {
        Some(self.native(name)? / self.native("admiral_node")?)
    }

    /// Returns the results as JSON.
    pub fn json(&self) -> Value {
        let mut works = Map::new();
        for (name, _) in MEASUREMENTS {
            let (native, wasm) = (self.native(name), self.wasm(name));
            let ratio = native.and_then(|native| Some(wasm? / native));
            let per_second = native.map(|native| 1e9 / native);
            let all = json!({
                "ns": native, "per_second": per_second, "wasm_ns": wasm, "wasm_ratio": ratio,
            });
            works.insert(name.to_owned(), all);
        }
        json!({
            "variant": self.variant.as_str(),
            "seats": self.seats,
            "positions": self.sample.len(),
            "works": works,
            "evaluation_part_of_admiral": self.share_of_admiral("evaluation"),
            "net_part_of_admiral": self.share_of_admiral("net"),
            "anew_ratio": self.native("evaluation_anew").and_then(|anew| Some(anew / self.native("evaluation")?)),
        })
    }
}

/// Returns the nanoseconds per unit of work; `None` if there is no work.
fn time(mut work: impl FnMut() -> u64) -> Option<f64> {
    let (start, mut done) = (Stopwatch::start(), 0);
    loop {
        match work() {
            0 => return None,
            more => done += more,
        }
        let spent = start.elapsed();
        if spent >= MEASURE_TIME {
            return Some(spent.as_nanos() as f64 / done as f64);
        }
    }
}

/// Prints a table.
pub fn print(speeds: &[Speeds], rounds: usize) {
    for speed in speeds {
        let (word, seats, positions) = (speed.variant.as_str(), speed.seats, speed.sample.len());
        println!(
            "{word}, {seats} seats: {positions} positions, time on one core, best of {rounds} rounds"
        );
        println!("{:52}{:>12}{:>14}{:>10}{:>8}", "", "ns", "each second", "wasm ns", "ratio");
        for (name, title) in MEASUREMENTS {
            let Some(native) = speed.native(name) else { continue };
            let wasm = speed.wasm(name).map_or((String::new(), String::new()), |wasm| {
                (format!("{wasm:.0}"), format!("{:.2}", wasm / native))
            });
            let each = 1e9 / native;
            println!("{title:52}{native:>12.0}{each:>14.0}{:>10}{:>8}", wasm.0, wasm.1);
        }
        print_parts(speed);
    }
}

fn print_parts(speed: &Speeds) {
    let percent = |name| speed.share_of_admiral(name).unwrap_or(0.0) * 100.0;
    println!(
        "of an admiral's time at most about {:.0} % are facts and net, the net alone {:.0} %: what \
         each takes by itself, against all that the admiral spends for a position it counts",
        percent("evaluation"),
        percent("net"),
    );
    println!();
}

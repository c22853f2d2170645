//! Plays simulated schedules: `cargo xtask faults` runs it.

#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "a program; the simulation itself asks the operating system for nothing"
)]

use cartagena_faults::{Counts, Fault, Schedule, simulate};
use clap::Parser;
use serde_json::{Map, Value, json};
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::thread;

/// Plays simulated schedules of faults and checks that nothing is lost.
#[derive(Parser)]
struct Args {
    /// Number of schedules
    #[arg(long, default_value_t = 10_000)]
    count: u64,
    /// Seed of the first schedule; the others follow it
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// File for the results, which `--resume` continues
    #[arg(long)]
    results: Option<PathBuf>,
    /// Go on where an earlier run with the same file has stopped
    #[arg(long)]
    resume: bool,
}

/// Number of schedules after which the results are written.
const BATCH: u64 = 200;

/// Results so far.
#[derive(Default)]
struct Results {
    seed: u64,
    schedules: u64,
    lines: u64,
    entries: u64,
    steps: u64,
    counts: Counts,
}

fn main() -> ExitCode {
    match run(&Args::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(what) => {
            eprintln!("{what}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &Args) -> Result<(), String> {
    let known = args.results.as_ref().filter(|_| args.resume);
    let known = known.and_then(|file| Results::read(&fs::read_to_string(file).ok()?));
    let fresh = Results { seed: args.seed, ..Results::default() };
    let mut results = known.filter(|known| known.seed == args.seed).unwrap_or(fresh);
    while results.schedules < args.count {
        let batch = BATCH.min(args.count - results.schedules);
        results.play(batch)?;
        if let Some(file) = &args.results {
            fs::write(file, results.to_json().to_string()).map_err(|error| error.to_string())?;
        }
    }
    println!(
        "{} schedules with {} faults: none of {} lines is lost",
        results.schedules,
        results.counts.total(),
        results.lines
    );
    Ok(())
}

impl Results {
    /// Plays the next schedules, on all cores.
    fn play(&mut self, batch: u64) -> Result<(), String> {
        let first = self.seed + self.schedules;
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let parts = thread::scope(|scope| {
            let seeds = |core: usize| (first..first + batch).skip(core).step_by(cores);
            let threads: Vec<_> =
                (0..cores).map(|core| scope.spawn(move || Results::of(seeds(core)))).collect();
            let joined = threads.into_iter().map(|thread| thread.join());
            let parts = joined.map(|part| part.unwrap_or_else(|_| Err("it panicked".to_owned())));
            parts.collect::<Result<Vec<Results>, String>>()
        })?;
        parts.iter().for_each(|part| self.add(part));
        Ok(())
    }

    fn of(seeds: impl Iterator<Item = u64>) -> Result<Results, String> {
        let mut results = Results::default();
        for seed in seeds {
            let end = simulate(&Schedule::from_seed(seed)).map_err(|broken| {
                format!("{broken}\nagain: cargo xtask faults --count 0 --simulated 1 --seed {seed}")
            })?;
            results.schedules += 1;
            results.lines += end.lines;
            results.entries += end.entries;
            results.steps += end.steps as u64;
            results.counts.add(&end.counts);
        }
        Ok(results)
    }

    fn add(&mut self, other: &Results) {
        self.schedules += other.schedules;
        self.lines += other.lines;
        self.entries += other.entries;
        self.steps += other.steps;
        self.counts.add(&other.counts);
    }

    fn to_json(&self) -> Value {
        let kinds: Map<String, Value> = Fault::ALL
            .iter()
            .map(|fault| (fault.name().to_owned(), self.counts.of(*fault).into()))
            .collect();
        json!({
            "seed": self.seed,
            "schedules": self.schedules,
            "lines": self.lines,
            "entries": self.entries,
            "steps": self.steps,
            "faults": kinds,
        })
    }

    /// Reads results that an earlier run has written.
    fn read(text: &str) -> Option<Results> {
        let json: Value = serde_json::from_str(text).ok()?;
        let number = |name: &str| json[name].as_u64();
        let mut counts = Counts::default();
        for fault in Fault::ALL {
            counts.set(fault, json["faults"][fault.name()].as_u64()?);
        }
        Some(Results {
            seed: number("seed")?,
            schedules: number("schedules")?,
            lines: number("lines")?,
            entries: number("entries")?,
            steps: number("steps")?,
            counts,
        })
    }
}

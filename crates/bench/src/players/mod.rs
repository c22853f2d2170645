//! `bench bots`: speed of the bots' parts, time per turn of each level, and a minute of training.

mod solver_positions;
mod speed;
mod training;
mod turn_times;

use crate::Failure;
use clap::Args;
use serde_json::json;
use std::path::PathBuf;

/// Settings of `bench bots`.
#[derive(Args)]
pub struct BotsArgs {
    /// Number of rounds; each runs everything once.
    #[arg(long, default_value_t = 7)]
    rounds: usize,
    /// Number of timed turns per level and table.
    #[arg(long, default_value_t = 40)]
    turns: usize,
    /// Milliseconds per turn of the admiral.
    #[arg(long, default_value_t = 100)]
    admiral: u64,
    /// This crate built for wasm32-unknown-unknown.
    #[arg(long)]
    wasm: Option<PathBuf>,
    /// Train a net for Tortuga with two seats for a minute and set it against the greedy player.
    #[arg(long)]
    training: bool,
    /// Print JSON instead of tables.
    #[arg(long)]
    json: bool,
}

/// Measures everything and prints the result.
pub fn run(arguments: &BotsArgs) -> Result<(), Failure> {
    let speeds = speed::measure(arguments.rounds.max(1), arguments.wasm.as_deref())?;
    let paces = turn_times::measure(arguments.turns.max(1), arguments.admiral.max(1))?;
    let training = arguments.training.then(training::measure).transpose()?;
    if arguments.json {
        let speeds: Vec<_> = speeds.iter().map(speed::Speeds::json).collect();
        let paces: Vec<_> = paces.iter().map(turn_times::TurnTimes::json).collect();
        let training = training.as_ref().map(training::Training::json);
        println!("{}", json!({ "speed": speeds, "turns": paces, "training": training }));
        return Ok(());
    }
    speed::print(&speeds, arguments.rounds.max(1));
    turn_times::print(&paces, arguments.admiral);
    if let Some(training) = training {
        training.print();
    }
    Ok(())
}

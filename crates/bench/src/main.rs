//! Measures, in one run and by turns, so that a busy machine slows all of them alike.

mod engine;
mod naive;

use clap::{Parser, Subcommand};
use std::path::PathBuf;
use std::process::ExitCode;

/// Measurements of Cartagena: things run side by side, and their ratios.
#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Random self-play: the engine against the naive one, natively and in wasm; copying.
    Engine {
        /// How many rounds; each runs everything once.
        #[arg(long, default_value_t = 15)]
        rounds: usize,
        /// How many games a round plays.
        #[arg(long, default_value_t = 300)]
        games: usize,
        /// This crate built for wasm32-unknown-unknown.
        #[arg(long)]
        wasm: Option<PathBuf>,
        /// One object for programs instead of a table.
        #[arg(long)]
        json: bool,
    },
}

fn main() -> ExitCode {
    let What::Engine { rounds, games, wasm, json } = Arguments::parse().what;
    match engine::run(rounds.max(1), games.max(1), wasm.as_deref(), json) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bench: {error}");
            ExitCode::FAILURE
        }
    }
}

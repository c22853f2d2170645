//! The program `bench`. All measurements that are compared run alternately in one process, so that
//! a busy machine slows all of them alike.

#![allow(clippy::use_debug, reason = "it prints durations for developers")]
#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "it is a program")]

mod engine;
mod naive_play;
mod node;
mod players;
mod report;
mod server;
mod statistics;
mod stopwatch;
mod store;
mod wasm_agreement;

use clap::{Parser, Subcommand};
use std::path::PathBuf;
use std::process::ExitCode;

type Failure = Box<dyn std::error::Error>;

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
        /// Number of rounds; each runs everything once.
        #[arg(long, default_value_t = 15)]
        rounds: usize,
        /// Number of games per round.
        #[arg(long, default_value_t = 300)]
        games: usize,
        /// This crate built for wasm32-unknown-unknown.
        #[arg(long)]
        wasm: Option<PathBuf>,
        /// Print JSON instead of a table.
        #[arg(long)]
        json: bool,
    },
    /// The bots: evaluation, beam search, tree search, solver; time per turn of each level.
    Bots(players::BotsArgs),
    /// Ladders, strength, endgames and training of the bots, written into their page.
    Report(report::ReportArgs),
    /// The server over real sockets: moves per second, delivery time, memory of idle players.
    Server(server::ServerArgs),
    /// A store by itself: durable appends per second.
    Store(store::StoreArgs),
    /// Compare the bots' choices in native code and in wasm.
    Agree {
        /// This crate built for wasm32-unknown-unknown.
        #[arg(long)]
        wasm: PathBuf,
        /// Seed of the games.
        #[arg(long, default_value_t = 1)]
        seed: u32,
    },
}

fn main() -> ExitCode {
    let result = match Arguments::parse().what {
        What::Engine { rounds, games, wasm, json } => {
            engine::run(rounds.max(1), games.max(1), wasm.as_deref(), json)
        }
        What::Bots(arguments) => players::run(&arguments),
        What::Report(arguments) => report::run(&arguments),
        What::Server(arguments) => server::run(&arguments),
        What::Store(arguments) => store::run(&arguments),
        What::Agree { wasm, seed } => wasm_agreement::run(&wasm, seed),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bench: {error}");
            ExitCode::FAILURE
        }
    }
}

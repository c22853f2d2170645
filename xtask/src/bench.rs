//! `cargo xtask bench …`: the measurements live in their own crate, this builds and starts them.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::Result;
use clap::Subcommand;

use crate::browser;
use crate::command::{cargo, run, target_dir};
use crate::toolchain::{self, WASM};

#[derive(Subcommand)]
pub enum Bench {
    /// The rules against the plain referee of the tests, natively and in wasm: time for each
    /// action, and sizes
    Engine {
        /// Handed to the measuring program
        #[arg(last = true)]
        args: Vec<OsString>,
    },
    /// The bots, natively and in wasm: evaluations, turns, searches and proofs each second, and how
    /// long each level takes for a turn
    Bots {
        /// Handed to the measuring program, for example `--training`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<OsString>,
    },
    /// How strong the bots are: measures ladders, strength and endgames anew and writes them into
    /// docs/BOTS.md (about half an hour)
    Report {
        /// Handed to the measuring program, for example `--games 20 --positions 50`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<OsString>,
    },
    /// The server over real sockets: durable moves a second beside a bare writer on the same disk,
    /// how soon all players have a move, and memory for each of 10,000 idle players
    Server {
        /// Handed to the measuring program, for example `--data DIR --json`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<OsString>,
    },
    /// The page in Chromium: what the first visit transfers, how soon it is there, how soon it
    /// answers, whether it stays smooth and small; beside the limits that were set
    Web {
        /// A program with the page inside to measure, instead of building one
        #[arg(long)]
        program: Option<PathBuf>,
        /// The figures as JSON, in the last line
        #[arg(long)]
        json: bool,
        /// Everything once, to see whether it can be measured
        #[arg(long)]
        quick: bool,
    },
}

fn native(name: &str, args: Vec<OsString>) -> Result<()> {
    let mut bench = cargo(&["run", "--release", "--package", "cartagena-bench", "--", name]);
    run(bench.args(args))
}

impl Bench {
    pub fn run(self) -> Result<()> {
        let (name, args) = match self {
            Self::Engine { args } => ("engine", args),
            Self::Bots { args } => ("bots", args),
            Self::Report { args } => return native("report", args),
            Self::Server { args } => return native("server", args),
            Self::Web { program, json, quick } => {
                let wishes = [("--json", json), ("--quick", quick)];
                let wishes = wishes.into_iter().filter(|(_, wanted)| *wanted);
                return browser::bench(program, wishes.map(|(wish, _)| wish));
            }
        };
        toolchain::prepare()?;
        let package = ["--release", "--package", "cartagena-bench"];
        run(cargo(&["build", "--lib", "--target", WASM]).args(package))?;
        let wasm = target_dir().join(WASM).join("release/cartagena_bench.wasm");
        let mut bench = cargo(&["run"]);
        bench.args(package).args(["--", name, "--wasm"]).arg(wasm);
        run(bench.args(args))
    }
}

/// Checks that the bots play alike natively and in wasm, with programs that earlier steps have built.
/// They are not those of a release: optimisation must not matter, and overflows are checked for.
pub fn compare_wasm_with_native() -> Result<()> {
    let program = format!("cartagena-bench{}", std::env::consts::EXE_SUFFIX);
    let wasm = target_dir().join(WASM).join("debug/cartagena_bench.wasm");
    let mut bench = Command::new(target_dir().join("debug").join(program));
    run(bench.args(["agree", "--wasm"]).arg(wasm).stdin(Stdio::null()))
}

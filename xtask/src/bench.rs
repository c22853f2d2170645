//! `cargo xtask bench …`: builds and starts the measurements, which are a crate of their own.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::Result;
use clap::Subcommand;

use crate::command::{cargo, run, target_dir};
use crate::toolchain::{self, WASM};
use crate::{browser, python};

#[derive(Subcommand)]
pub(crate) enum Bench {
    /// Measure the rules against the naive engine of the tests, natively and in wasm: time for each
    /// action, and sizes
    Engine {
        /// Arguments for the measuring program
        #[arg(last = true)]
        args: Vec<OsString>,
    },
    /// Measure the bots, natively and in wasm: evaluations, turns, searches and proofs each second,
    /// and the time of each level for a turn
    Bots {
        /// Arguments for the measuring program, for example `--training`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<OsString>,
    },
    /// Measure the strength of the bots: plays ladders, strength and endgame tests anew and writes
    /// them into docs/BOTS.md (about half an hour)
    Report {
        /// Arguments for the measuring program, for example `--games 20 --positions 50`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<OsString>,
    },
    /// Measure the server over real sockets: durable moves a second beside a bare writer on the
    /// same disk, time until all players have a move, and memory for each of 10,000 idle players
    Server {
        /// Arguments for the measuring program, for example `--data DIR --json`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<OsString>,
    },
    /// Measure the Python package beside a card game of PettingZoo and a game of OpenSpiel: random
    /// actions a second
    Python {
        /// Arguments for the measuring program, for example `--seconds 3 --json`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<OsString>,
    },
    /// Measure the page in Chromium: bytes of the first visit, time to load, time to answer,
    /// smoothness and memory; beside their limits
    Web {
        /// Program with the page inside that is measured, instead of building one
        #[arg(long)]
        program: Option<PathBuf>,
        /// Print the figures as JSON, in the last line
        #[arg(long)]
        json: bool,
        /// Measure everything once only, to see whether it works
        #[arg(long)]
        quick: bool,
    },
}

fn native(name: &str, args: Vec<OsString>) -> Result<()> {
    let mut bench = cargo(&["run", "--release", "--package", "cartagena-bench", "--", name]);
    run(bench.args(args))
}

impl Bench {
    pub(crate) fn run(self) -> Result<()> {
        let (name, args) = match self {
            Self::Engine { args } => ("engine", args),
            Self::Bots { args } => ("bots", args),
            Self::Report { args } => return native("report", args),
            Self::Server { args } => return native("server", args),
            Self::Python { args } => return python::bench(args),
            Self::Web { program, json, quick } => {
                let args = [("--json", json), ("--quick", quick)];
                let args = args.into_iter().filter(|(_, given)| *given);
                return browser::bench(program, args.map(|(name, _)| name));
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
pub(crate) fn compare_wasm_with_native() -> Result<()> {
    let program = format!("cartagena-bench{}", std::env::consts::EXE_SUFFIX);
    let wasm = target_dir().join(WASM).join("debug/cartagena_bench.wasm");
    let mut bench = Command::new(target_dir().join("debug").join(program));
    run(bench.args(["agree", "--wasm"]).arg(wasm).stdin(Stdio::null()))
}

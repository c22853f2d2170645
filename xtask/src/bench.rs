//! `cargo xtask bench …`: the measurements live in their own crate, this builds and starts them.

use std::ffi::OsString;

use anyhow::Result;
use clap::Subcommand;

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
}

impl Bench {
    pub fn run(self) -> Result<()> {
        let Self::Engine { args } = self;
        toolchain::prepare()?;
        let package = ["--release", "--package", "cartagena-bench"];
        run(cargo(&["build", "--lib", "--target", WASM]).args(package))?;
        let wasm = target_dir().join(WASM).join("release/cartagena_bench.wasm");
        let mut bench = cargo(&["run"]);
        bench.args(package).args(["--", "engine", "--wasm"]).arg(wasm);
        run(bench.args(args))
    }
}

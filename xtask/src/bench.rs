//! `cargo xtask bench …`: the measurements live in their own crate, this only starts them.

use std::ffi::OsString;

use anyhow::Result;
use clap::Subcommand;

use crate::command::{cargo, run};

#[derive(Subcommand)]
pub enum Bench {
    /// The rules against the plain referee of the tests: time for each action, and sizes
    Engine {
        /// Handed to the measuring program
        #[arg(last = true)]
        args: Vec<OsString>,
    },
}

impl Bench {
    pub fn run(self) -> Result<()> {
        let Self::Engine { args } = self;
        let mut bench = cargo(&["run", "--release", "--package", "cartagena-bench", "--"]);
        run(bench.arg("engine").args(args))
    }
}

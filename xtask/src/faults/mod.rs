//! `cargo xtask faults`: faults on purpose, simulated and of real processes, and the report on them.

mod report;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};

use crate::command::{cargo, root, run, target_dir};
use crate::setup;

/// Test in which faults of processes strike.
const TEST: &str = "faults::processes_that_fail_lose_nothing";

#[derive(clap::Args)]
pub(crate) struct Faults {
    /// Number of faults of real processes
    #[arg(long, default_value_t = 120)]
    count: u64,
    /// Number of simulated schedules
    #[arg(long, default_value_t = 10_000)]
    simulated: u64,
    /// First seed of both; a failure prints the one that gives it again
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Minutes after which no more processes are started
    #[arg(long)]
    minutes: Option<u64>,
    /// Go on where the last run has stopped
    #[arg(long)]
    resume: bool,
}

impl Faults {
    /// Lets all faults strike. A run of both kinds writes docs/FAULTS.md; a run of one looks at a failure again.
    pub(crate) fn run(&self) -> Result<()> {
        setup::prepare(setup::TO_FAIL)?;
        let whole = self.count > 0 && self.simulated > 0;
        let folder = target_dir().join(if whole { "faults" } else { "faults-again" });
        if !self.resume && folder.exists() {
            fs::remove_dir_all(&folder)?;
        }
        fs::create_dir_all(&folder)?;
        let results = [folder.join("simulated.json"), folder.join("processes.jsonl")];
        self.simulate(&results[0])?;
        self.strike_processes(&results[1])?;
        if whole { self.report(&results) } else { Ok(()) }
    }

    fn simulate(&self, results: &Path) -> Result<()> {
        if self.simulated == 0 {
            return Ok(());
        }
        let mut simulation = cargo(&["run", "--quiet", "--package", "cartagena-faults", "--"]);
        simulation.args(["--count", &self.simulated.to_string()]);
        simulation.args(["--seed", &self.seed.to_string(), "--resume", "--results"]);
        run(simulation.arg(std::path::absolute(results)?))
    }

    fn strike_processes(&self, results: &Path) -> Result<()> {
        if self.count == 0 {
            return Ok(());
        }
        let mut test = cargo(&["test", "--package", "cartagena-server", "--test", "it", TEST]);
        test.args(["--", "--exact", "--nocapture"]);
        test.env("CARTAGENA_FAULTS_COUNT", self.count.to_string());
        test.env("CARTAGENA_FAULTS_SEED", self.seed.to_string());
        test.env("CARTAGENA_FAULTS_RESULTS", std::path::absolute(results)?);
        if let Some(minutes) = self.minutes {
            test.env("CARTAGENA_FAULTS_MINUTES", minutes.to_string());
        }
        run(&mut test)
    }

    fn report(&self, results: &[PathBuf; 2]) -> Result<()> {
        let [simulated, processes] = results;
        let text = report::text(&fs::read_to_string(simulated)?, &fs::read_to_string(processes)?);
        let Some(text) = text else { bail!("the results in target/faults cannot be read") };
        Ok(fs::write(root().join("docs/FAULTS.md"), text)?)
    }
}

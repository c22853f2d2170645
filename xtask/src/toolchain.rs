//! The components of the Rust toolchain that the checks use, added by rustup where missing.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use crate::command::{cargo, output, run, succeeds};

/// Target of the page; the pure crates must build for it.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

pub(crate) fn prepare() -> Result<()> {
    component("fmt", "rustfmt")?;
    component("clippy", "clippy")?;
    wasm_target()
}

fn component(subcommand: &str, name: &str) -> Result<()> {
    // The proxies of rustup exist even when the component does not, so it is asked to run.
    if succeeds(&mut cargo(&[subcommand, "--version"])) {
        return Ok(());
    }
    rustup(&["component", "add", name])
}

/// Adds the target that the page needs.
pub(crate) fn wasm_target() -> Result<()> {
    let mut ask = Command::new("rustc");
    let libraries = output(ask.args(["--print", "target-libdir", "--target", WASM]));
    if libraries.is_some_and(|folder| Path::new(&folder).is_dir()) {
        return Ok(());
    }
    rustup(&["target", "add", WASM])
}

fn rustup(args: &[&str]) -> Result<()> {
    run(Command::new("rustup").args(args))
        .context("a part of the Rust toolchain is missing (https://rustup.rs gives it)")
}

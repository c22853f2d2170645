//! `cargo xtask play`: from a fresh clone to a game in this terminal.

use std::ffi::OsString;
use std::io::{IsTerminal, stdin, stdout};
use std::process::{ExitCode, Stdio};

use anyhow::{Context, Result};

use crate::command::{cargo, root, run, spelled};
use crate::setup;

const PROGRAM: [&str; 5] = ["--release", "--package", "cartagena-cli", "--bin", "cartagena"];

/// Without a terminal the build alone is a success, so that it can be tried anywhere.
pub fn play(args: &[OsString]) -> Result<ExitCode> {
    setup::prepare(setup::TO_PLAY)?;
    eprintln!("Building the game; the first time takes a few minutes.");
    run(cargo(&["build"]).args(PROGRAM))?;
    if stdin().is_terminal() && stdout().is_terminal() {
        return start(args);
    }
    println!("The game is built, but it needs a terminal to be played in, and this is none.");
    println!("Open a terminal, go to {} and run:", root().display());
    println!("  cargo xtask play");
    Ok(ExitCode::SUCCESS)
}

/// Cargo finds the program, wherever the target folder may be.
fn start(args: &[OsString]) -> Result<ExitCode> {
    let mut game = cargo(&["run", "--quiet"]);
    game.args(PROGRAM).args(["--", "play"]).args(args);
    let status = game
        .stdin(Stdio::inherit())
        .status()
        .with_context(|| format!("cannot start {}", spelled(&game)))?;
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}

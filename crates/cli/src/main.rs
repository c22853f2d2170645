//! The program `cartagena`.

#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "it is a program")]

use std::process::ExitCode;

fn main() -> ExitCode {
    let args: Vec<_> = std::env::args_os().collect();
    cartagena_cli::run(&args)
}

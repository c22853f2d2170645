//! The program `cartagena`.

use std::process::ExitCode;

fn main() -> ExitCode {
    let args: Vec<_> = std::env::args_os().collect();
    cartagena_cli::run(&args)
}

//! The measuring program as `cargo xtask bench` starts it.

#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "the tests read files")]
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::process::Command;

#[test]
fn every_measurement_has_its_help() {
    for name in ["engine", "bots", "report", "server", "agree"] {
        let mut program = Command::new(env!("CARGO_BIN_EXE_cartagena-bench"));
        let output = program.args([name, "--help"]).output().expect("the program starts");
        assert!(output.status.success(), "{name}");
    }
}

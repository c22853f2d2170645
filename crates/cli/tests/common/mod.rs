//! What several tests read, and how they run the program.
#![allow(dead_code, reason = "every test file uses its own part")]

use std::process::{Command, Output, Stdio};

/// A short record: two turns of Tortuga, the second unfinished; the second seat has no name.
pub const RECORD: &str = "\
[Cartagena \"1\"]
[Rules \"tortuga\"]
[Tunnel \"BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS\"]
[Seat0 \"Anne\"]
[Seat1 \"\"]
[First \"0\"]
[Hands \"B2DHKP|DHKPS2\"]
[Row \"KHDSPBBDHKSS\"]
[Result \"unfinished\"]

1. 0: B0>1 D0>5 .
2. 1: D0>7 7<5+K
";

/// The program with these words, in English, without an input.
pub fn program(args: &[&str]) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_cartagena"));
    program.args(args).stdin(Stdio::null()).env("LC_ALL", "C").env_remove("LANGUAGE");
    program
}

/// What comes of a command.
pub fn run(args: &[&str]) -> Output {
    program(args).output().expect("the program starts")
}

/// What a command prints if it succeeds.
pub fn printed(args: &[&str]) -> String {
    let output = run(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("output is UTF-8")
}

/// What a command complains of, and that its code is the right one.
pub fn complaint(args: &[&str], code: i32) -> String {
    let output = run(args);
    let said = String::from_utf8(output.stderr).expect("complaints are UTF-8");
    assert_eq!(output.status.code(), Some(code), "{args:?}: {said}");
    assert!(output.stdout.is_empty(), "{args:?}");
    assert!(!said.contains("panicked"), "{said}");
    said
}

//! Laws of the analysis: what adds up, what is nothing on average, and what a mistake is.

#![allow(clippy::disallowed_methods, reason = "the tests read golden games")]

mod laws;
mod luck;
mod notes;

use cartagena_record::Record;

/// Reads a golden game.
fn golden(name: &str) -> Record {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../record/tests/golden/");
    let text = std::fs::read_to_string(format!("{folder}{name}.txt")).expect("a golden game");
    Record::read(&text).expect("a record")
}

/// Golden games of each variant, with two seats and more.
const GAMES: [&str; 5] =
    ["21-tortuga-2", "03-jamaica-3", "41-hispaniola-2", "01-jamaica-2", "45-hispaniola-4"];

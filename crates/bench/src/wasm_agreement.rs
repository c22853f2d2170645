//! `bench agree`: compares the bots' choices in native code and in wasm, bit by bit.

use crate::{Failure, node};
use cartagena::{Seat, Variant};
use cartagena_bench::choice_fingerprint::choice_fingerprint;
use cartagena_bots::Level;
use std::path::Path;

/// Compares the two builds table by table; the first difference is an error that names it.
pub fn run(wasm: &Path, seed: u32) -> Result<(), Failure> {
    let text = node::run(include_str!("agree.js"), wasm, &[seed as usize, Level::ALL.len()])?;
    let mut lines = text.lines();
    let mut compared = 0;
    for (variant, seats, level) in tables() {
        let there = lines.next().ok_or("node printed too few numbers")?;
        let here = choice_fingerprint(variant, seats, level, seed.into());
        let here = format!("{:x}", here.ok_or("the bots do not play by the rules")?);
        if here != there {
            let word = variant.as_str();
            return Err(format!(
                "the {level} in {word} with {seats} seats plays otherwise in wasm than natively: \
                 {there}, not {here} (seed {seed})"
            )
            .into());
        }
        compared += 1;
    }
    println!("{compared} tables: wasm and native agree in every choice and every chance");
    Ok(())
}

/// Returns the tables in the order of the script.
fn tables() -> impl Iterator<Item = (Variant, usize, Level)> {
    let seats = |variant| (Seat::MIN..=Seat::MAX).map(move |seats| (variant, seats));
    let tables = Variant::ALL.into_iter().flat_map(seats);
    tables.flat_map(|(variant, seats)| Level::ALL.map(|level| (variant, seats, level)))
}

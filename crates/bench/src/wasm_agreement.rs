//! `bench agree`: compares the bots' choices in native code and in wasm, bit by bit.

use crate::{Failure, node};
use cartagena::{Seat, Variant};
use cartagena_bench::choice_fingerprint::{choice_fingerprint, daily_fingerprint};
use cartagena_bots::Level;
use cartagena_daily::Day;
use std::path::Path;

/// Deals of the day that are compared, from the first one on.
const DAYS: u32 = 6;

/// Compares the two builds table by table; the first difference is an error that names it.
pub fn run(wasm: &Path, seed: u32) -> Result<(), Failure> {
    let first = Day::FIRST.number();
    let arguments = [seed as usize, Level::ALL.len(), first as usize, DAYS as usize];
    let text = node::run(include_str!("agree.js"), wasm, &arguments)?;
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
    for day in first..first + DAYS {
        let there = lines.next().ok_or("node printed too few numbers")?;
        let here =
            daily_fingerprint(day).ok_or("the opponent of the day does not play by the rules")?;
        if format!("{here:x}") != there {
            return Err(format!(
                "the opponent of day {day} plays otherwise in wasm than natively: {there}, not {here:x}"
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

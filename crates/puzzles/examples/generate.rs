//! Generates puzzles from self-play and writes them as they are found.
//!
//! `cargo run --release -p cartagena-puzzles --features generate --example generate -- SEED COUNT FILE`

use cartagena_puzzles::generate::{Generator, SearchPlan};
use std::fs::File;
use std::io::Write;
use std::time::Instant;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let mut next = || arguments.next().ok_or("SEED COUNT FILE");
    let (seed, count, path): (u64, u64, String) = (next()?.parse()?, next()?.parse()?, next()?);
    let mut file = File::create(path)?;
    writeln!(file, "cartagena-puzzles 1")?;
    let mut generator = Generator::new(seed, SearchPlan::default());
    let begun = Instant::now();
    while generator.tally.puzzles < count {
        let found = generator.next_game(&mut || true);
        found.iter().try_for_each(|puzzle| writeln!(file, "{puzzle}"))?;
        eprintln!("{:.0} s {:?}", begun.elapsed().as_secs_f32(), generator.tally);
    }
    Ok(())
}

//! Table of the endgame test: winning chance given away where the exact value is known.

use super::{ReportArgs, bar};
use crate::Failure;
use cartagena_arena::{CLOSE_TO_BEST, Contestant, EndgameLosses, EndgameTest, MIN_SPREAD};
use cartagena_bots::solver::SolverLimits;
use std::fmt::Write;
use std::sync::atomic::AtomicBool;

/// Returns the table of the losses of some players on solved positions.
pub fn table(arguments: &ReportArgs) -> Result<String, Failure> {
    let admiral = format!("admiral@{}", arguments.ms);
    let mut table = format!(
        "| player | positions | mean loss | within {CLOSE_TO_BEST} of the best | not solved | \
         turns too similar (less than {MIN_SPREAD}) | value of the chosen turn unknown |\n\
         |:--|--:|--:|--:|--:|--:|--:|\n"
    );
    for name in [admiral.as_str(), "captain", "sailor", "searcher"] {
        let losses = measure(arguments, name)?;
        let EndgameLosses { asked, gave_up, alike, unsolved_choices, .. } = losses;
        let _ = writeln!(
            table,
            "| {name} | {} of {asked} | {:.4} | {:.1} % | {gave_up} | {alike} | {unsolved_choices} |",
            losses.losses.len(),
            losses.mean(),
            100.0 * losses.share_close_to_best(),
        );
    }
    Ok(table)
}

fn measure(arguments: &ReportArgs, name: &str) -> Result<EndgameLosses, Failure> {
    let contestant: Contestant = name.parse()?;
    // The others serve for comparison; a fifth of the positions is enough.
    let full = name.starts_with("admiral");
    let positions = if full { arguments.positions } else { arguments.positions.div_ceil(5) };
    let jobs = std::thread::available_parallelism().map_or(1, usize::from);
    let limits = SolverLimits { nodes: 5_000_000, turns: 5, row_orders: 40 };
    let endgames = EndgameTest { positions, turns: (3, 3), limits, seed: 1, jobs };
    let bar = bar(positions, &format!("endgames of the {name}"));
    let never = AtomicBool::new(false);
    let losses = endgames.measure(&contestant, &never, &|done| bar.set_position(done));
    bar.finish_and_clear();
    Ok(losses)
}

//! `cartagena arena`: matches and round-robins, and Elo ratings.

mod json;
mod report;

use super::{Done, number, playouts, usual_rules};
use crate::console::Console;
use crate::failure::Failure;
use crate::picture;
use cartagena_arena::{
    Contest, ContestMonitor, ContestResults, Contestant, Ladder, Sprt, ThinkingLimit,
};
use cartagena_art::{Rank, Theme, ladder_svg};
use cartagena_bots::Level;
use cartagena_texts::say;
use clap::ArgMatches;
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// All results.
struct ArenaResult {
    results: ContestResults,
    ladder: Ladder,
    /// Set if it was interrupted.
    stopped: bool,
    seconds: f64,
}

pub(super) fn run(console: &Console, matches: &ArgMatches) -> Done {
    let contest = contest(console, matches)?;
    let outcome = run_contest(&contest);
    if let Some(file) = matches.get_one::<PathBuf>("picture") {
        picture::drawn(&console.texts, &ladder_picture(&outcome.ladder), file)?;
        console.print_to_stderr(&say!(
            console.texts,
            "picture-saved",
            file = file.display().to_string()
        ));
    }
    if outcome.stopped {
        console.print_to_stderr(&say!(console.texts, "arena-stopped"));
    }
    let mut out = anstream::stdout();
    match matches.get_flag("json") {
        true => writeln!(out, "{}", json::value(&outcome))?,
        false => write!(out, "{}", report::text(console, &outcome))?,
    }
    Ok(out.flush()?)
}

fn contest(console: &Console, matches: &ArgMatches) -> Result<Contest, Failure> {
    let contestants = contestants(console, matches)?;
    let players = number(matches, "players").unwrap_or(2) as usize;
    let usual = Contest::among(contestants, usual_rules(matches), players);
    Ok(Contest {
        deals: number(matches, "deals").unwrap_or(usual.deals),
        seed: playouts::seed(console, matches)?,
        jobs: number(matches, "jobs").map_or(usual.jobs, |jobs| jobs as usize),
        sprt: matches.get_one::<Sprt>("sprt").copied(),
        ..usual
    })
}

fn contestants(console: &Console, matches: &ArgMatches) -> Result<Vec<Contestant>, Failure> {
    let limit = number(matches, "ms").map(ThinkingLimit::Milliseconds);
    let named: Vec<Contestant> =
        matches.get_many("contestant").unwrap_or_default().cloned().collect();
    let all = if named.is_empty() { levels(limit) } else { named };
    if all.len() < 2 {
        let reason = say!(console.texts, "usage-contestants");
        return Err(Failure::Usage(say!(console.texts, "cli-error", reason = reason)));
    }
    let limited = |one: Contestant| match limit {
        Some(limit) => one.with_default_limit(limit),
        None => one,
    };
    all.into_iter().map(limited).map(|one| checked(console, one)).collect()
}

/// Returns all levels. The admiral's default of a second would make a first try take long.
fn levels(limit: Option<ThinkingLimit>) -> Vec<Contestant> {
    let word = |level| match (level, limit) {
        (Level::Admiral, None) => "admiral@100",
        (level, _) => level.name(),
    };
    Level::ALL.into_iter().filter_map(|level| word(level).parse().ok()).collect()
}

/// Checks that a contestant can play; a program that does not start is reported before any game.
fn checked(console: &Console, contestant: Contestant) -> Result<Contestant, Failure> {
    let unable = |fault| {
        let reason = report::reason(&console.texts, &fault);
        let name = contestant.name();
        Failure::Other(say!(console.texts, "arena-cannot-play", name = name, reason = reason))
    };
    contestant.check().map_err(unable)?;
    Ok(contestant)
}

fn run_contest(contest: &Contest) -> ArenaResult {
    let stop = stop_on_interrupt();
    let bar = playouts::progress(contest.games());
    bar.tick();
    let begun = Instant::now();
    let done = |games| bar.inc(games);
    let results = contest.run(&ContestMonitor { stop: &stop, done: &done });
    bar.finish_and_clear();
    let (ladder, seconds) = (results.ladder(), begun.elapsed().as_secs_f64());
    ArenaResult { results, ladder, stopped: stop.load(Ordering::Relaxed), seconds }
}

/// Returns a flag that Ctrl+C sets. A second Ctrl+C ends the program, as usual.
pub(super) fn stop_on_interrupt() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    #[cfg(unix)]
    {
        use signal_hook::consts::{SIGINT, SIGTERM};
        for signal in [SIGINT, SIGTERM] {
            let (ending, setting) = (Arc::clone(&stop), Arc::clone(&stop));
            let _ = signal_hook::flag::register_conditional_shutdown(signal, 130, ending);
            let _ = signal_hook::flag::register(signal, setting);
        }
    }
    stop
}

fn ladder_picture(ladder: &Ladder) -> String {
    let rank = |rung: &cartagena_arena::Rung| Rank {
        name: rung.name.clone(),
        value: rung.elo.value as f32,
        low: rung.elo.low as f32,
        high: rung.elo.high as f32,
    };
    let ranks: Vec<Rank> = ladder.rungs.iter().map(rank).collect();
    ladder_svg(&ladder.rules.to_string(), ladder.players, &ranks, Theme::Dark)
}
